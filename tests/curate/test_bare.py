"""Values without a label: who may own them, how they are read, and how tasks say them."""

from random import Random

import pytest

from seer.curate.prove import prove
from seer.curate.read import Reading, read
from seer.generate import generate
from seer.records import Json, Source, Tool
from seer.scene.bare import bare, is_alone
from seer.scene.compose import Composer
from seer.scene.statements import Statement
from seer.words.wordbook import Wordbook, wordbook

NOW = "2026-06-15T09:00:00Z"
TEXT: Json = {"type": "string"}
DAY: Json = {"type": "string", "format": "date"}
MAIL: Json = {"type": "string", "format": "email"}
LINK: Json = {"type": "string", "format": "uri"}
COUNT: Json = {"type": "integer"}


def tool(description: str, **properties: Json) -> Tool:
    return Tool(
        name="tool",
        spec_name="tool",
        description=description,
        parameters={"type": "object", "properties": properties, "required": list(properties)},
        source=Source(path="x.yaml", format="tool_registry", pointer=""),
    )


TABLE = tool("Book a table.", date=DAY, guests=COUNT, mail=MAIL, page=LINK, kind={"enum": ["a", "b"]})
SEARCH = tool("Search for messages.", query=TEXT, limit=COUNT)


def said(text: str, asked: Tool) -> Reading:
    return read(text, asked, locale="en", now=NOW)


@pytest.mark.parametrize(
    ("asked", "text", "arguments"),
    [
        (TABLE, "Book a table on 2026-07-11. Guests: 4.", {"date": "2026-07-11", "guests": 4}),
        (TABLE, "Guests: 4. Book a table, 2026-07-11!", {"date": "2026-07-11", "guests": 4}),
        (TABLE, "Book a table: ann@example.com.", {"mail": "ann@example.com"}),
        (TABLE, "Book a table (https://example.com/a?b=1).", {"page": "https://example.com/a?b=1"}),
        (
            TABLE,
            "Book a table on 2026-07-11 for ann@example.com, the page is https://example.com/.",
            {"date": "2026-07-11", "mail": "ann@example.com", "page": "https://example.com/"},
        ),
        (SEARCH, "Search for messages: “spring fair”. Limit: 3.", {"query": "spring fair", "limit": 3}),
    ],
)
def test_a_value_with_one_owner_left_needs_no_label(asked: Tool, text: str, arguments: dict[str, Json]) -> None:
    reading = said(text, asked)
    assert (reading.arguments, reading.trouble) == (arguments, ())
    assert not any(str(value) in reading.rest for value in arguments.values())


def test_what_is_labelled_leaves_the_other_to_the_value_without_a_label() -> None:
    trip = tool("Book a trip.", departure=DAY, arrival=DAY)
    assert said("Book a trip on 2026-07-11. The arrival is 2026-07-15.", trip).arguments == {
        "departure": "2026-07-11",
        "arrival": "2026-07-15",
    }
    assert said("Book a trip on 2026-07-11.", trip).trouble == ("stray: 2026-07-11",)


@pytest.mark.parametrize(
    ("asked", "text", "stray"),
    [
        (TABLE, "Book a table on 2026-07-11 or 2026-07-12.", 2),
        (TABLE, "Book a table on 2026-07-11. The date is 2026-07-11.", 1),
        (TABLE, "Book a table: “x”.", 1),
        (TABLE, "Book a table for 4.", 1),
        (TABLE, "Book a table on 2026-07-11T09:00:00Z.", 1),
        (tool("Book a table.", date=DAY, since=TEXT), "Book a table on 2026-07-11.", 1),
        (tool("Book a table.", mail=MAIL, recipient=TEXT), "Book a table: ann@example.com.", 1),
        (tool("Book a table.", page=LINK, source=TEXT), "Book a table: https://example.com.", 1),
        (tool("Book a table.", trip={"type": "object", "properties": {"day": DAY}}), "Book a table on 2026-07-11.", 1),
        (tool("Book a table.", date=DAY, more={"type": "object"}), "Book a table on 2026-07-11.", 1),
        (tool("Book a table.", date={"type": "array", "items": DAY}), "Book a table on 2026-07-11.", 1),
        (tool("Search for messages.", query=TEXT, author=TEXT), "Search for messages: “x”.", 1),
    ],
)
def test_a_value_that_more_than_one_may_own_is_a_stray(asked: Tool, text: str, stray: int) -> None:
    reading = said(text, asked)
    assert [trouble.partition(":")[0] for trouble in reading.trouble] == ["stray"] * stray


def statement(pointer: str, value: str, *, quoted: bool = False) -> Statement:
    label = pointer.rpartition("/")[2]
    return Statement(pointer=pointer, label=label, value=value, form="quoted" if quoted else "value")


def book(asked: Tool, locale: str = "en") -> Wordbook:
    found = wordbook(asked, locale)
    assert isinstance(found, Wordbook)
    return found


def test_only_what_a_request_is_about_is_said_without_a_label() -> None:
    day, link = statement("/date", "2026-07-11"), statement("/page", "https://example.com")
    assert is_alone(day, book(TABLE))
    assert not is_alone(link, book(TABLE))
    assert not is_alone(statement("/guests", "4"), book(TABLE))
    found = bare((link, day), book(TABLE), intent="book a table", rng=Random(0))
    assert found is not None
    assert (found.one, found.glue, found.others) == (day, " on ", (link,))
    assert bare((day,), book(TABLE), intent="book a table on a day", rng=Random(0)) is None
    name = tool("Rename a label.", name=TEXT)
    named = (statement("/name", "“bug”", quoted=True),)
    assert bare(named, book(name), intent="rename a label", rng=Random(0)) is not None
    assert bare(named, book(name), intent="add a label to an issue", rng=Random(0)) is None


def test_a_colon_is_followed_by_the_end_of_a_clause() -> None:
    found = bare((statement("/query", "“x”", quoted=True),), book(SEARCH), intent="search", rng=Random(0))
    assert found is not None
    assert [found.can_stand(after) for after in ("", ".", "? Thanks", " with a limit")] == [True, True, True, False]


@pytest.mark.parametrize(
    ("locale", "asked", "sign"),
    [
        ("en", TABLE, " on 20"),
        ("en", SEARCH, "messages: “"),
        ("zh", tool("搜索消息", query=TEXT, limit=COUNT), "消息：“"),
    ],
)
def test_a_share_of_the_tasks_says_so_and_all_are_proved(locale: str, asked: Tool, sign: str) -> None:
    found = []
    for seed in range(8):
        composer = Composer([asked], locale=locale, seed=seed, now=NOW, offered=8)
        for case in generate(asked, seed=seed, locale=locale, now=NOW):
            drafts = composer.compose(case) if case.kind == "normal" else "not wanted"
            found += [] if isinstance(drafts, str) else [drafts[0]]
    without = [scene for scene in found if sign in scene.turns[0].say]
    assert 0 < len(without) < len(found) / 2
    assert all(prove(scene, {asked.name: asked}) is None for scene in without)
