import pytest

from seer import canon
from seer.records import Definition, Expect, Json, Proposed, Scene, Source, Tool, Turn, WorldSpec
from seer.schema.validate import fast
from seer.world.parse import DEEPEST, LONGEST
from seer.world.respond import DONE, Service, World

SOURCE = Source(path="t.json", format="functions", pointer="")
BOOK = {
    "type": "object",
    "properties": {
        "date": {"type": "string", "format": "date"},
        "guests": {
            "type": "array",
            "items": {"type": "object", "properties": {"age": {"type": "integer", "minimum": 0}}},
        },
        "room": {"enum": ["single", "double"]},
    },
    "required": ["date"],
    "additionalProperties": False,
}


def tool(name: str, parameters: Json, returns: Json = None) -> Tool:
    return Tool(name=name, spec_name=name, parameters=parameters, returns=returns, source=SOURCE)


def scene(*tools: str, seed: int = 0) -> Scene:
    return Scene(
        id="x.normal.1", kind="normal", difficulty="L1", valid=True, locale="en", tools=tools,
        turns=(Turn(say="Do it"),), expect=Expect(outcome="call"), aims=(),
        world=WorldSpec(now="2026-06-15T09:00:00Z", seed=seed), template="t",
    )  # fmt: skip


def world(returns: Json = None, *, defs: tuple[Definition, ...] = (), seed: int = 0) -> World:
    service = Service([tool("book", BOOK, returns), tool("hidden", {"type": "object"})], defs)
    return service.open(scene("book", seed=seed))


def test_a_right_call_gets_a_plain_result_where_the_spec_says_nothing() -> None:
    call, seen = world().call(Proposed(name="book", raw='{"date": "2026-06-16"}'), turn=1, span="s3")
    assert (call.id, call.turn, call.span, call.status, call.executed) == ("c1", 1, "s3", "ok", True)
    assert call.parsed == {"date": "2026-06-16"}
    assert call.proposed.raw == '{"date": "2026-06-16"}'
    assert (call.result, seen.error) == (DONE, False)
    assert (seen.id, canon.decoder(dict).decode(seen.content)) == ("c1", DONE)


def test_results_satisfy_the_result_schema_through_shared_definitions() -> None:
    node = {
        "type": "object",
        "properties": {"at": {"type": "string", "format": "date-time"}, "next": {"$ref": "seer:defs/aa"}},
        "required": ["at"],
    }
    returns = {"type": "array", "items": {"$ref": "seer:defs/aa"}, "minItems": 1}
    local = {"$defs": {"aa": {**node, "properties": {**node["properties"], "next": {"$ref": "#/$defs/aa"}}}}}
    judge = fast({**returns, "items": {"$ref": "#/$defs/aa"}, **local})
    place = world(returns, defs=(Definition(digest="aa", name="Node", schema=node),))
    for day in range(1, 29):
        call, _ = place.call(Proposed(name="book", raw=f'{{"date": "2026-06-{day:02}"}}'), turn=1)
        assert call.result
        assert judge.valid(call.result)


def test_the_same_arguments_give_the_same_result_whatever_was_called_before() -> None:
    returns = {"type": "object", "properties": {"price": {"type": "number", "minimum": 1}}, "required": ["price"]}
    days = [Proposed(name="book", raw=f'{{"date": "2026-06-{day:02}"}}') for day in range(1, 20)]
    first, second = world(returns), world(returns)
    there = [first.call(day, turn=1)[0].result for day in days]
    back = [second.call(day, turn=1)[0].result for day in reversed(days)]
    assert there == back[::-1]
    assert len({canon.text(result) for result in there}) > 1


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        ('{"room": "single"}', "/date: is missing"),
        ('{"date": "2026-02-30"}', "/date: must have the format date, not 2026-02-30"),
        ('{"date": "2026-06-16", "room": "suite"}', '/room: must be one of "single", "double", not suite'),
        ('{"date": "2026-06-16", "guests": [{"age": -1}]}', "/guests/0/age: must be at least 0, not -1"),
        ('{"date": 5}', "/date: must be of type string, not 5"),
        ('{"date": "2026-06-16", "pets": true}', "is not expected"),
    ],
)  # fmt: skip
def test_invalid_arguments_are_explained(raw: str, words: str) -> None:
    call, seen = world().call(Proposed(name="book", raw=raw), turn=1)
    assert (call.status, call.executed, seen.error, call.parse_error) == ("invalid_arguments", False, True, None)
    assert call.result["error"].startswith("arguments are not valid: ")
    assert words in call.result["error"]
    assert words in canon.decoder(dict).decode(seen.content)["error"]


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        ('{"date": "2026-06-16"', "not JSON"),
        ("", "they are empty"),
        ("{'date': '2026-06-16'}", "not JSON"),
        ('{"date": NaN}', "not JSON"),
        ('{"date": "\\ud800"}', "not JSON"),
        ('["2026-06-16"]', "must be a JSON object, not a list"),
        ("null", "not null"),
        ("5", "not a number"),
        ('"now"', "not a string"),
        ("[" * 200_000, "not JSON"),
        ('{"date":' * DEEPEST + "{}" + "}" * DEEPEST, "levels deep"),
        ('{"date": "' + "x" * LONGEST + '"}', "characters"),
    ],
)
def test_text_that_is_no_object_is_unparsable(raw: str, words: str) -> None:
    call, seen = world().call(Proposed(name="book", raw=raw), turn=2)
    assert (call.status, call.executed, seen.error, call.parsed) == ("unparsable", False, True, None)
    assert call.parse_error is not None
    assert words in call.parse_error
    assert call.result == {"error": call.parse_error}
    assert call.proposed.raw == raw


def test_many_shallow_brackets_are_no_depth() -> None:
    guests = ",".join(['{"age": 1}'] * (DEEPEST + 50))
    call, _ = world().call(Proposed(name="book", raw=f'{{"date": "2026-06-16", "guests": [{guests}]}}'), turn=1)
    assert call.status == "ok"


@pytest.mark.parametrize("name", ["hidden", "Book", "nothing", ""])
def test_a_tool_that_is_not_offered_is_unknown(name: str) -> None:
    call, seen = world().call(Proposed(name=name, raw="{}"), turn=1)
    assert (call.status, call.executed, seen.error, call.parsed) == ("unknown_tool", False, True, {})
    assert call.result == {"error": f"there is no tool {name!r}; the tools are book"}


def test_an_unknown_tool_with_broken_arguments_keeps_both_facts() -> None:
    call, _ = world().call(Proposed(name="nothing", raw="{"), turn=1)
    assert call.status == "unknown_tool"
    assert call.parse_error is not None


def test_numbers_beyond_64_bits_are_kept() -> None:
    service = Service([tool("count", {"type": "object", "properties": {"n": {"type": "integer"}}})])
    call, _ = service.open(scene("count")).call(
        Proposed(name="count", raw='{"n": 123456789012345678901234567890}'), turn=1
    )
    assert call.status == "ok"
    assert call.parsed == {"n": 123456789012345678901234567890}
    canon.encode(call)


def test_a_result_schema_without_a_value_still_answers() -> None:
    call, _ = world({"type": "integer", "minimum": 5, "maximum": 4}).call(
        Proposed(name="book", raw='{"date": "2026-06-16"}'), turn=1
    )
    assert (call.status, call.result) == ("ok", DONE)
