from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
import suite_lab

from seer.records import Json
from seer.schema.inside import everything
from seer.schema.pieces import Pieces
from seer.schema.pointer import join
from seer.schema.validate import fast

CARD = {"type": "object", "properties": {"t": {"const": "card"}, "n": {"minLength": 2}}, "required": ["t", "n"]}
BANK = {
    "type": "object",
    "properties": {"t": {"const": "bank"}, "n": {"oneOf": [{"maxLength": 1}, {"minLength": 4}, False]}},
    "required": ["t"],
    "additionalProperties": {"type": "integer"},
}
TOOL: dict[str, Any] = {
    "type": "object",
    "required": ["a/b"],
    "properties": {
        "a/b": {"oneOf": [CARD, BANK, {"type": "null"}]},
        "list": {"prefixItems": [{"type": "string"}], "items": {"anyOf": [{"minimum": 3}, BANK]}, "maxItems": 3},
        "gone": False,
    },
    "patternProperties": {"^l": {"minItems": 1}},
    "allOf": [{"properties": {"list": {"not": {"maxItems": 0}}}}, {"maxProperties": 2}],
    "if": {"required": ["list"]},
    "then": {"properties": {"a/b": {"required": ["x"]}}},
}
VALUES: list[Any] = [
    {},
    {"a/b": None},
    {"a/b": {"t": "card", "n": "abc"}},
    {"a/b": {"t": "card", "n": "a"}, "gone": 1},
    {"a/b": {"t": "bank", "n": "abcd", "x": "y"}},
    {"a/b": {"t": "bank", "n": "abc"}, "list": ["a", 1, 7]},
    {"a/b": {"t": "bank", "x": 1}, "list": []},
    {"a/b": {"t": "bank", "x": 1}, "list": [1, 2, {"t": "bank"}, 4]},
    {"a/b": {"t": "cash"}, "gone": 1, "more": 2},
    [],
]


def _places(schema: Json) -> Iterator[str]:
    """Give every place that may be relaxed: each keyword, each name that is required, each schema inside."""
    for place, node in everything(schema):
        if place:
            yield place
        for keyword, limit in node.items():
            yield join(place, keyword)
            if keyword == "required":
                yield from (f"{place}/required/{index}" for index in range(len(limit)))


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_pieces_tell_what_the_judge_of_the_relaxed_schema_does(value: Any) -> None:
    judge = fast(TOOL)
    places = [place for place in _places(TOOL) if place.rpartition("/")[2] not in ("properties", "patternProperties")]
    for chosen in [(), *((place,) for place in places), *combinations(places[::3], 2)]:
        assert judge.pieces.admit(value, chosen) is judge.without(chosen).valid(value), chosen


def test_a_piece_is_compiled_once_for_all_that_is_relaxed() -> None:
    built: list[Json] = []
    pieces = Pieces(TOOL, lambda schema: built.append(schema) or fast(schema))  # type: ignore[func-returns-value] # noted on the way
    for place in ("/properties/a~1b/oneOf/0/properties/n/minLength", "/properties/a~1b/oneOf/1/required/0"):
        for value in VALUES:
            pieces.admit(value, (place,))
    assert built.count(CARD) <= 1
    assert TOOL not in built


@pytest.mark.parametrize(
    "keyword", [{"$ref": "#/$defs/a"}, {"unevaluatedItems": False}, {"$id": "https://example.com/a"}]
)
def test_what_hangs_on_more_than_its_place_has_no_pieces(keyword: dict[str, Any]) -> None:
    schema = {"properties": {"a": keyword}, "$defs": {"a": {"type": "string"}}}
    assert not fast(schema).pieces.stand_alone
    assert fast({"properties": {"a": {"type": "string"}}}).pieces.stand_alone


@pytest.mark.corpus
@pytest.mark.skipif(not suite_lab.drafts(), reason="the corpus isn't beside the checkout")
def test_pieces_tell_the_same_on_the_schemas_of_the_suite() -> None:
    asked = 0
    for tool, instances in suite_lab.tools("*.json"):
        judge = fast(tool.parameters)
        if judge.pieces.stand_alone:
            for place in {place for place in _places(tool.parameters) if not place.endswith("/properties")}:
                relaxed = judge.without((place,))
                for value in instances:
                    asked += 1
                    assert judge.pieces.admit(value, (place,)) is relaxed.valid(value), (tool.parameters, place, value)
    assert asked > 10_000
