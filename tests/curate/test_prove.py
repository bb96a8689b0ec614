from typing import Any

import pytest
from msgspec.structs import replace

from seer.curate.prove import prove
from seer.records import (
    Expect,
    ExpectedCall,
    Json,
    Kind,
    Object,
    Request,
    Scene,
    Source,
    Tool,
    Turn,
    Violation,
    WorldSpec,
)  # fmt: skip
from seer.schema import match
from seer.schema.validate import violations

SOURCE = Source(path="weather.yaml", format="tool_registry", pointer="")
WEATHER = Tool(
    name="get_weather",
    spec_name="get_weather",
    description="Get the weather of a city on a day.",
    parameters={
        "type": "object",
        "properties": {
            "city": {"type": "string", "minLength": 2, "maxLength": 32},
            "date": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
            "unit": {"type": "string", "enum": ["celsius", "fahrenheit"], "default": "celsius"},
            "days": {"type": "integer", "minimum": 1, "maximum": 7},
            "backup_city": {"type": "string"},
        },
        "required": ["city", "date"],
        "additionalProperties": False,
    },
    source=SOURCE,
)
NEWS = Tool(
    name="list_news",
    spec_name="list_news",
    description="List the news.",
    parameters={"type": "object", "properties": {"topic": {"type": "string"}}},
    source=SOURCE,
)
TOOLS = {tool.name: tool for tool in (WEATHER, NEWS)}
START = "I need to get the weather of a city on a day."


def scene(kind: Kind, says: tuple[str, ...], asked: Object, expected: Object | None = None, **more: Any) -> Scene:
    faulty = kind in ("missing", "invalid")
    arguments = asked if expected is None else expected
    call = ExpectedCall(
        id="c1",
        tool="get_weather",
        arguments=arguments,
        match=match.rules(WEATHER.parameters, arguments),
        from_turn=len(says),
    )
    made = Scene(
        id="x",
        kind=kind,
        difficulty="L1",
        valid=not faulty,
        locale="en",
        turns=tuple(Turn(say=say, when="asked" if at else "start") for at, say in enumerate(says)),
        tools=("list_news", "get_weather"),
        expect=Expect(
            outcome="no_call_until_repaired" if faulty else "call",
            calls=(call,),
            mention=("date",) if faulty else (),
        ),
        aims=(),
        request=Request(tool="get_weather", arguments=asked),
        violations=violations(WEATHER.parameters, asked),
        world=WorldSpec(now="2026-06-15T09:00:00Z"),
        template="x",
    )
    return replace(made, **more)


GOOD = scene(
    "normal",
    (f"{START} The city is “Oslo”, the date is 2026-06-15 and the days are 3.",),
    {"city": "Oslo", "date": "2026-06-15", "days": 3},
)
MISSING = scene(
    "missing",
    (f"{START} The city is “Oslo”.", "The date should be 2026-06-20."),
    {"city": "Oslo"},
    {"city": "Oslo", "date": "2026-06-20"},
)
INVALID = scene(
    "invalid",
    (f"{START} The city is “Oslo”, the date is 2026-06-15 and the unit is kelvin.", "The unit should be Fahrenheit."),
    {"city": "Oslo", "date": "2026-06-15", "unit": "kelvin"},
    {"city": "Oslo", "date": "2026-06-15", "unit": "fahrenheit"},
)


def code(scene: Scene, tools: dict[str, Tool] | None = None) -> str | None:
    reason = prove(scene, tools or TOOLS)
    assert reason is None or reason[1]
    return reason and reason[0]


def says(scene: Scene, *texts: str) -> Scene:
    return replace(scene, turns=tuple(replace(turn, say=text) for turn, text in zip(scene.turns, texts, strict=True)))


def expects(scene: Scene, **changes: Any) -> Scene:
    return replace(scene, expect=replace(scene.expect, **changes))


def calls(scene: Scene, **changes: Any) -> Scene:
    return expects(scene, calls=(replace(scene.expect.calls[0], **changes),))


def asks(kind: Kind, first: str, second: str, asked: Object, expected: Object) -> Scene:
    return scene(kind, (f"{START} {first}", second), asked, expected)


@pytest.mark.parametrize("fair", [GOOD, MISSING, INVALID], ids=["good", "missing", "invalid"])
def test_fair_scenes_are_proved(fair: Scene) -> None:
    assert prove(fair, TOOLS) is None


@pytest.mark.parametrize("statement", ["The city is “Oslo”, ", " the date is 2026-06-15", " and the days are 3"])
def test_a_value_taken_out_of_the_words_is_caught(statement: str) -> None:
    assert statement in GOOD.turns[0].say
    assert code(says(GOOD, GOOD.turns[0].say.replace(statement, ""))) == "unsaid"


def test_a_value_emptied_in_the_words_is_caught() -> None:
    assert code(says(GOOD, GOOD.turns[0].say.replace("“Oslo”", ""))) == "unreadable"


def test_two_swapped_labels_are_caught() -> None:
    swapped = "The date is “Oslo”, the city is 2026-06-15 and the days are 3."
    assert code(says(GOOD, f"{START} {swapped}")) == "misread"


def test_two_swapped_values_are_caught() -> None:
    first = {"city": "Oslo", "backup_city": "Bergen", "date": "2026-06-15"}
    words = f"{START} The city is “Oslo”, the backup city is “Bergen”, the date is 2026-06-15."
    fair = scene("normal", (words,), first)
    assert code(fair) is None
    swapped = words.replace("Oslo", "#").replace("Bergen", "Oslo").replace("#", "Bergen")
    assert code(says(fair, swapped)) == "misread"


@pytest.mark.parametrize("name", ["get_weather", "list_news", "backup_city"])
@pytest.mark.parametrize("fair", [GOOD, MISSING])
def test_a_name_let_in_is_caught(fair: Scene, name: str) -> None:
    texts = [turn.say for turn in fair.turns]
    assert code(says(fair, f"Please use {name}. {texts[0]}", *texts[1:])) == "leak"
    assert code(says(fair, *texts[:-1], f"{texts[-1]} That goes to {name}.")) == "leak"


def test_a_name_in_capitals_within_is_a_leak() -> None:
    tool = replace(WEATHER, spec_name="getWeather")
    leaking = says(GOOD, GOOD.turns[0].say.replace("I need", "By getWeather I need"))
    assert code(leaking, {**TOOLS, "get_weather": tool}) == "leak"


def test_a_name_that_is_said_as_a_value_is_no_leak() -> None:
    named = scene(
        "normal",
        (f"{START} The city is “Oslo”, the date is 2026-06-15, the backup city is “list_news”.",),
        {"city": "Oslo", "date": "2026-06-15", "backup_city": "list_news"},
    )
    assert code(named) is None


def test_key_and_value_in_code_are_a_leak() -> None:
    assert code(says(GOOD, f"{GOOD.turns[0].say} Take unit=celsius.")) == "leak"


@pytest.mark.parametrize("extra", ["And 7.", "“A” “B”", "someone@example.com", "https://example.com/", "2026-06-16"])
def test_a_value_that_no_label_owns_is_caught(extra: str) -> None:
    assert code(says(GOOD, f"{GOOD.turns[0].say} {extra}")) == "stray"


def test_a_value_that_was_not_asked_for_is_caught() -> None:
    assert code(says(GOOD, f"{GOOD.turns[0].say} “Bergen”")) == "unasked"
    assert code(says(GOOD, f"{GOOD.turns[0].say} The unit is Celsius.")) == "unasked"


def test_two_values_for_one_label_are_caught() -> None:
    assert code(says(GOOD, f"{GOOD.turns[0].say} The days are 4.")) == "clash"


@pytest.mark.parametrize(
    ("first", "unit"), [("Celcius", "Celcius"), ("“CELSIUS”", "CELSIUS"), ("“ celsius ”", " celsius ")]
)
def test_a_repairable_fault_that_was_kept_is_caught(first: str, unit: str) -> None:
    kept = asks(
        "invalid",
        f"The city is “Oslo”, the date is 2026-06-15 and the unit is {first}.",
        "The unit should be Fahrenheit.",
        {"city": "Oslo", "date": "2026-06-15", "unit": unit},
        {"city": "Oslo", "date": "2026-06-15", "unit": "fahrenheit"},
    )
    assert code(kept) == "rescuable"


def test_a_missing_value_that_stands_in_the_words_is_caught() -> None:
    kept = asks(
        "missing",
        "The date is 2026-06-15, the backup city is “Oslo”.",
        "The city should be “Oslo”.",
        {"date": "2026-06-15", "backup_city": "Oslo"},
        {"date": "2026-06-15", "backup_city": "Oslo", "city": "Oslo"},
    )
    assert code(kept) == "supplied"


def test_a_missing_value_that_another_offered_tool_gives_is_caught() -> None:
    day = {"type": "object", "properties": {"date": {"type": "string"}}}
    assert code(MISSING, {**TOOLS, "list_news": replace(NEWS, returns=day)}) == "supplied"
    assert code(MISSING, {**TOOLS, "get_weather": replace(WEATHER, returns=day)}) is None
    other = {"type": "object", "properties": {"date": {"type": "boolean"}, "day": {"type": "string"}}}
    assert code(MISSING, {**TOOLS, "list_news": replace(NEWS, returns=other)}) is None
    assert code(INVALID, {**TOOLS, "list_news": replace(NEWS, returns=day)}) is None


def test_a_second_turn_that_mends_nothing_is_caught() -> None:
    first = MISSING.turns[0].say
    assert code(says(MISSING, first, "Whatever you like.")) == "unrepaired"
    assert code(says(MISSING, first, "The date should be 2026-06-21.")) == "unrepaired"
    assert code(says(MISSING, first, "The date should be 2026-06-20, and the days are 3.")) == "unrepaired"
    assert code(says(MISSING, first, "The date should be 2026-06-20, 7.")) == "unrepaired"


@pytest.mark.parametrize("mention", [(), ("",), ("the",), ("date", "Invalid"), ("缺少",)])
def test_mention_that_shows_nothing_is_caught(mention: tuple[str, ...]) -> None:
    assert code(expects(MISSING, mention=mention)) == "mention"


@pytest.mark.parametrize("repairs", [("kelvin",), ("rankine",)])
def test_repairs_that_mend_nothing_are_caught(repairs: tuple[Json, ...]) -> None:
    assert code(expects(INVALID, repairs=repairs)) == "repairs"
    assert code(expects(INVALID, repairs=("celsius",))) is None


def test_a_flipped_verdict_is_caught() -> None:
    assert code(replace(GOOD, valid=False)) == "shape"
    assert code(replace(MISSING, valid=True)) == "shape"
    flipped = scene("normal", (INVALID.turns[0].say,), INVALID.expect.calls[0].arguments)
    asked = Request(tool="get_weather", arguments={"city": "Oslo", "date": "2026-06-15", "unit": "kelvin"})
    assert code(replace(flipped, request=asked)) == "verdict"


def test_an_expected_call_that_is_not_valid_is_caught() -> None:
    assert code(calls(MISSING, arguments={"city": "Oslo"})) == "verdict"


def test_violations_that_are_not_the_smallest_set_are_caught() -> None:
    extra = Violation(pointer="/city", keyword="minLength", schema_pointer="/properties/city/minLength")
    assert code(replace(INVALID, violations=(*INVALID.violations, extra))) == "violations"
    assert code(replace(INVALID, violations=(extra,))) == "violations"


def test_a_weak_or_lacking_match_rule_is_caught() -> None:
    rules = GOOD.expect.calls[0].match
    assert code(calls(GOOD, match={**rules, "/city": "any"})) == "match"
    assert code(calls(GOOD, match={pointer: rule for pointer, rule in rules.items() if pointer != "/date"})) == "match"


def test_a_rule_for_a_whole_list_covers_its_members() -> None:
    lists: Object = {
        "type": "object",
        "properties": {
            "sizes": {"type": "array", "items": {"type": "integer"}, "default": [0]},
            "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
        },
    }
    tools = {**TOOLS, "get_weather": replace(WEATHER, parameters=lists)}
    asked: Object = {"sizes": [0], "tags": ["a", "b"]}
    rules = match.rules(lists, asked)
    assert rules == {"/sizes": "default", "/tags": "set"}
    words = f"{START} The sizes are 0 and the tags are “a” and “b”."
    fair = calls(scene("normal", (words,), asked, violations=()), match=rules)
    assert code(fair, tools) is None
    assert code(calls(fair, match={"/sizes": "default"}), tools) == "match"


def test_the_offer_holds_the_target_once_and_no_twin() -> None:
    assert code(replace(GOOD, tools=("list_news",))) == "offer"
    assert code(replace(GOOD, tools=("get_weather", "get_weather"))) == "offer"
    assert code(replace(GOOD, tools=("get_weather", "unheard_of"))) == "offer"
    twin = replace(WEATHER, name="fetch_weather")
    tools = {**TOOLS, "fetch_weather": twin}
    assert code(replace(GOOD, tools=("get_weather", "fetch_weather")), tools) == "twin"


def test_turns_and_outcome_belong_to_the_kind() -> None:
    assert code(replace(MISSING, turns=MISSING.turns[:1])) == "shape"
    assert code(expects(GOOD, outcome="no_call")) == "shape"
    assert code(expects(GOOD, calls=())) == "shape"
    assert code(calls(MISSING, from_turn=1)) == "shape"
    assert code(replace(GOOD, request=None)) == "shape"
    assert code(replace(GOOD, kind="irrelevant")) == "shape"


def test_the_page_names_every_reason_of_the_tests() -> None:
    import seer.curate.prove as module  # noqa: PLC0415 - its docstring is what is tested

    page = module.__doc__ or ""
    named = (
        "shape offer twin verdict disputed violations match unworded long stray unreadable ambiguous clash hole unsaid "
        "misread unasked leak rescuable supplied unrepaired mention repairs"
    )
    assert [reason for reason in named.split() if f"`{reason}`" not in page] == []


def test_words_that_ask_for_no_offered_tool_or_for_two_are_caught() -> None:
    said = {"city": "Bergen", "date": "2026-06-15"}
    statements = "The city is Bergen and the date is 2026-06-15."
    for start in ("Please do it.", "Could you list the news?"):
        assert prove(scene("normal", (f"{start} {statements}",), said), TOOLS)[0] == "undecided"  # type: ignore[index]


def test_turns_that_can_be_read_as_two_valid_calls_are_caught() -> None:
    book = replace(
        WEATHER,
        parameters={
            "type": "object",
            "properties": {"city": {"type": "string"}, "place": {"type": "object", "properties": {
                "street": {"type": "string"}, "number": {"type": "integer"}, "code": {"type": "string"},
            }, "required": ["code"]}},
        },
    )  # fmt: skip
    asked = {"place": {"street": "Elm", "number": 5}}
    expected = {"place": {"code": "abc"}}
    said = f"{START} The place street is Elm and the place number is 5."
    told = replace(
        scene("missing", (said, "Sorry. The place code is “abc”."), asked, expected),
        violations=violations(book.parameters, asked),
    )
    found = prove(told, {**TOOLS, "get_weather": book})
    assert found == (
        "unrepaired",
        "the turns together can also be read as another valid call: the words say 'Elm' for /place/street",
    )
