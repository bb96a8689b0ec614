from typing import Any

import pytest

from seer.records import Source, Tool
from seer.scene.chinese import Chinese
from seer.scene.english import English
from seer.scene.statements import Statement, statements
from seer.words.say import REASONS
from seer.words.wordbook import Wordbook, wordbook

STRING = {"type": "string"}
ITEM = {"type": "object", "properties": {"name": STRING, "price": {"type": "number"}}}
TOOL = Tool(
    name="place_order",
    spec_name="place_order",
    parameters={
        "type": "object",
        "properties": {
            "city": STRING,
            "tags": {"type": "array", "items": STRING},
            "items": {"type": "array", "items": ITEM},
            "metadata": {"type": "object", "additionalProperties": STRING},
            "gift": {"type": "boolean"},
            "size": {"type": ["array", "string"], "items": STRING},
        },
    },
    source=Source(path="x.json", format="mcp", pointer=""),
)


def book() -> Wordbook:
    found = wordbook(TOOL, "en")
    assert isinstance(found, Wordbook)
    return found


def said(arguments: dict[str, Any], **options: Any) -> list[tuple[str, str]]:
    found = statements(arguments, book(), **options)
    assert not isinstance(found, str), found
    return [(one.label, one.value) for one in found]


def test_statements_stand_in_the_order_of_the_schema() -> None:
    assert said({"gift": True, "city": "Paris"}) == [("city", "Paris"), ("gift", "yes")]


def test_objects_of_a_list_have_ordinals_and_a_single_one_has_none() -> None:
    two = {"items": [{"name": "Tea"}, {"name": "Rice", "price": 2.5}]}
    assert said(two) == [("first item name", "Tea"), ("second item name", "Rice"), ("second item price", "2.5")]
    assert said({"items": [{"name": "Tea"}]}) == [("item name", "Tea")]


def test_entries_of_a_map_name_their_key() -> None:
    assert said({"metadata": {"cost centre": "A7"}}) == [("metadata “cost centre”", "A7")]


def test_a_list_of_one_is_said_as_its_member() -> None:
    assert said({"tags": ["new"]}) == [("tags", "“new”")]


def test_only_what_stands_at_some_places_is_said() -> None:
    arguments = {"city": "Paris", "tags": ["a", "b"]}
    assert said(arguments, within=("/tags/1",)) == [("tags", "“a” and “b”")]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"city": None}, "null"),
        ({"metadata": {}}, "empty"),
        ({"tags": []}, "empty"),
        ({"items": [{"name": "a"}] * 4}, "too_many"),
        ({"items": [{"name": "a"}, 5]}, "mixed_list"),
        ({"items": [{"name": "a"}, []]}, "too_deep"),
        ({"unheard": 1}, "no_label"),
        ({"items": "Tea"}, "ambiguous_type"),
        ({"size": ["large"]}, "ambiguous_type"),
        ({"metadata": {"a\nb": "x"}}, "quotes"),
    ],
)
def test_what_cannot_be_said_has_a_reason(arguments: dict[str, Any], reason: str) -> None:
    assert statements(arguments, book()) == reason
    assert reason in REASONS


def one(label: str, value: str, form: Any = "value") -> Statement:
    return Statement(pointer="", label=label, value=value, form=form)


CITY, DATE, AFTER = one("city", "Paris"), one("date", "2026-06-18"), one("created after", "2026-06-01")
TAGS, GIFT, MOST = one("tags", "“a” and “b”", "list"), one("gift", "yes", "flag"), one("maximum results", "5")


def test_english_sentences() -> None:
    style = English()
    assert style.sentences([CITY, DATE]) == "The city is Paris and the date is 2026-06-18."
    assert style.sentences([CITY, TAGS]) == "The city is Paris. The tags are “a” and “b”."
    assert style.sentences([AFTER, GIFT]) == "Created after: 2026-06-01. Gift: yes."
    assert style.sentences([MOST]) == "Maximum results: 5."
    assert style.sentences([]) == ""


def test_english_pairs_settings_lines_and_corrections() -> None:
    style = English()
    assert style.pairs([CITY, GIFT]) == "City: Paris; gift: yes."
    assert style.settings([CITY, AFTER]) == "with the city set to Paris and created after set to 2026-06-01"
    assert style.settings([one("limit", "5", "number")]) == "with a limit of 5"
    assert style.settings([one("results per page", "40", "number")]) == "with the results per page set to 40"
    assert style.lines([CITY, DATE]) == "\n- City: Paris\n- Date: 2026-06-18"
    assert style.corrections([DATE]) == "the date should be 2026-06-18"
    assert style.uses([CITY, one("need notification", "true")]) == ("Use Paris as the city. Need notification: true.")
    assert style.pairs([]) == style.settings([]) == style.lines([]) == style.corrections([]) == ""


def test_chinese_styles() -> None:
    style = Chinese()
    city, gift, tags = one("城市", "杭州"), one("是否送礼", "是", "flag"), one("标签", "“甲”和“乙”", "list")
    assert style.sentences([city, gift, tags]) == "城市是杭州，是否送礼：是，标签分别是“甲”和“乙”。"
    assert style.pairs([city, gift]) == "城市：杭州；是否送礼：是。"
    assert style.settings([city]) == "城市设为杭州"
    assert style.lines([city]) == "\n- 城市：杭州"
    assert style.corrections([city]) == "城市应为杭州"
    assert style.sentences([]) == style.pairs([]) == ""
