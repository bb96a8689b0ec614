import pytest

from seer.records import Json
from seer.words.choices import is_identifier
from seer.words.grammar import grammar
from seer.words.say import REASONS, Spoken, quote, say, say_list

EN, ZH = grammar("en"), grammar("zh")
STRING, NUMBER, FLAG = frozenset({"string"}), frozenset({"number", "integer"}), frozenset({"boolean"})
YES_NO: dict[str, Json] = {"yes": True, "no": False}


@pytest.mark.parametrize(
    ("value", "types", "text"),
    [
        ("Paris", STRING, "Paris"),
        ("New York", STRING, "“New York”"),
        ("2026-06-18", STRING, "2026-06-18"),
        ("a@example.com", STRING, "a@example.com"),
        ("90210", STRING, "90210"),
        ("90210", STRING | NUMBER, "“90210”"),
        ("he said “yes”", STRING, '"he said “yes”"'),
        ("many", NUMBER, "many"),
        (5, NUMBER, "5"),
        (5.0, NUMBER, "5"),
        (-0.5, NUMBER, "-0.5"),
        (1e-7, NUMBER, "0.0000001"),
    ],
)
def test_values_in_english(value: Json, types: frozenset[str], text: str) -> None:
    spoken = say(value, types=types, rules=EN, choices={})
    assert isinstance(spoken, Spoken)
    assert spoken.text == text


@pytest.mark.parametrize(
    ("value", "types", "reason"),
    [
        (None, STRING, "null"),
        ("", STRING, "empty"),
        ({}, STRING, "empty"),
        ([[1]], STRING, "too_deep"),
        ("x" * 301, STRING, "too_long"),
        (10**60, NUMBER, "too_long"),
        ("a\nb", STRING, "control_character"),
        (" a", STRING, "edge_space"),
        ('“a” and "b"', STRING, "quotes"),
        (5, STRING, "ambiguous_type"),
        ("5", NUMBER, "ambiguous_type"),
        (True, STRING, "ambiguous_type"),
    ],
)
def test_what_cannot_be_said_has_a_documented_reason(value: Json, types: frozenset[str], reason: str) -> None:
    assert say(value, types=types, rules=EN, choices={}) == reason
    assert reason in REASONS


def test_a_word_of_the_grammar_is_quoted() -> None:
    spoken = say("date", types=STRING, rules=EN, choices={}, reserved=frozenset({"date"}))
    assert isinstance(spoken, Spoken)
    assert spoken.text == "“date”"


def test_members_are_said_by_their_phrase_and_their_like_in_quotes() -> None:
    choices: dict[str, Json] = {"not planned": "not_planned"}
    said = [say(value, types=STRING, rules=EN, choices=choices) for value in ("not_planned", "Not planned")]
    assert [one.text for one in said if isinstance(one, Spoken)] == ["not planned", "“Not planned”"]


def test_true_is_never_one() -> None:
    assert say(1, types=FLAG, rules=EN, choices=YES_NO) == "ambiguous_type"
    spoken = say(True, types=FLAG, rules=EN, choices=YES_NO)  # noqa: FBT003 - a JSON value
    assert spoken == Spoken(text="yes", form="flag")


def test_lists_end_in_and() -> None:
    said = [say_list(list(values), types=STRING, rules=EN, choices={}) for values in ("a", "ab", "abc")]
    texts = [one.text for one in said if isinstance(one, Spoken)]
    assert texts == ["“a”", "“a” and “b”", "“a”, “b” and “c”"]
    spoken = say_list(["甲", "乙", "丙"], types=STRING, rules=ZH, choices={})
    assert isinstance(spoken, Spoken)
    assert spoken.text == "“甲”、“乙”和“丙”"


def test_long_lists_are_not_said() -> None:
    assert say_list(list(range(13)), types=NUMBER, rules=EN, choices={}) == "too_many"


def test_chinese_words_stand_bare_unless_they_hold_a_word_of_the_grammar() -> None:
    reserved = frozenset({"是", "日期"})
    said = [say(text, types=STRING, rules=ZH, choices={}, reserved=reserved) for text in ("杭州", "今天是好日子")]
    assert [one.text for one in said if isinstance(one, Spoken)] == ["杭州", "“今天是好日子”"]


def test_quotes_give_way_to_those_in_the_text() -> None:
    assert quote("说“好”", ZH) == "「说“好”」"
    assert quote("说“好”「不」", ZH) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("delete_workflow_run_logs", True),
        ("dry-run", True),
        ("dryRun", True),
        ("DELETE_ALL", True),
        ("zh-CN", False),
        ("gpt-4o", False),
        ("2026-01-01", False),
        ("GET", False),
        ("tea cup", False),
    ],
)
def test_identifiers_of_a_program(text: str, expected: bool) -> None:  # noqa: FBT001 - a parameter of a test
    assert is_identifier(text) is expected
