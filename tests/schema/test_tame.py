from itertools import combinations
from typing import Any

import pytest

from seer.schema.proof import prove, relaxations, text
from seer.schema.tame import Tame
from seer.schema.validate import fast, violations

PLACE = {"type": "object", "required": ["zip", "town"], "properties": {"zip": {"maxLength": 5, "pattern": "^[0-9]+$"}}}
TOOL: dict[str, Any] = {
    "type": "object",
    "required": ["name"],
    "properties": {
        "name": {"type": "string", "minLength": 3, "enum": ["anna", "bert"]},
        "home": {"$ref": "#/$defs/place"},
        "size": {"anyOf": [{"type": "null"}, {"type": "integer", "minimum": 3, "multipleOf": 2}]},
        "kind": {"oneOf": [{"$ref": "#/$defs/short"}, {"type": "integer"}]},
        "note": {"$ref": "#/$defs/short"},
        "gone": False,
        "list": {"items": {"maximum": 3}, "maxItems": 2, "uniqueItems": True},
    },
    "additionalProperties": False,
    "dependentRequired": {"note": ["home", "size"]},
    "$defs": {"place": PLACE, "short": {"type": "string", "maxLength": 3}},
}
VALUES: list[Any] = [
    {},
    {"name": "x"},
    {"name": "anna", "home": {}},
    {"name": "anna", "home": {"zip": "abcdef"}},
    {"name": "anna", "size": 1},
    {"name": "x", "size": "big", "more": 1},
    {"name": "anna", "gone": 1, "list": [5, 5, 1]},
    {"name": "anna", "note": "long enough"},
    {"name": "anna", "kind": "long enough"},
    [],
]


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_what_structure_tells_is_what_the_judge_of_the_relaxed_schema_finds(value: Any) -> None:
    judge = fast(TOOL)
    faults = tuple(judge.faults(value))
    inside = [inner for fault in faults for branch in fault.branches for inner in branch]
    places = {
        place for fault in (*faults, *inside) for place in relaxations(TOOL, value, fault) or (text(fault.path),)
    } | {"/properties/name/enum"}
    tried = [chosen for size in (1, 2, 3) for chosen in combinations(sorted(places), size) if judge.tame.holds(chosen)]
    assert tried
    for chosen in tried:
        assert judge.tame.restores(value, faults, chosen) is judge.without(chosen).valid(value), chosen


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_faults_that_stand_alone_are_told_as_a_search_over_all_relaxations_finds_them(value: Any) -> None:
    judge = fast(TOOL)
    found = prove(TOOL, value, judge.faults(value), admits=lambda places: judge.without(places).valid(value))
    assert violations(TOOL, value) == found


def test_what_stands_behind_a_branch_that_may_turn_is_wild() -> None:
    tame = Tame(TOOL)
    assert not tame.holds(("/$defs/short/maxLength",))
    assert not tame.holds(("/properties/name/minLength", "/properties/kind/oneOf/1/type"))
    assert tame.holds(("/properties/kind/oneOf", "/$defs/place/required/0", "/properties/size/anyOf/1/minimum"))


@pytest.mark.parametrize(
    "keyword", [{"contains": {}}, {"unevaluatedProperties": False}, {"$id": "https://example.com/a"}, {"$ref": "other"}]
)
def test_beside_some_keywords_nothing_is_tame(keyword: dict[str, Any]) -> None:
    assert not Tame({"properties": {"a": keyword}, "maxProperties": 1}).holds(("/maxProperties",))


def test_a_property_may_be_named_like_a_keyword() -> None:
    assert Tame({"properties": {"contains": {"type": "string"}}}).holds(("/properties/contains/type",))
