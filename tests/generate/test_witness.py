"""Kinds of obligations for which a value has to be searched: each is met, or open with a proof."""

from typing import Any

import pytest
from generate_lab import NOW, tool

from seer.generate import EXHAUSTIVE, generate
from seer.schema.coverage import coverage
from seer.schema.validate import slow, violations

DEFS = {"page": {"type": "object", "properties": {"page": {"format": "uuid"}}, "required": ["page"]}}
MET: dict[str, dict[str, Any]] = {
    "names that a map rules out": {"propertyNames": False},
    "names and values of a map": {"propertyNames": {"maxLength": 1}, "unevaluatedProperties": {"type": "number"}},
    "patterns that rule members out": {"patternProperties": {"b.*": False, "f.*": True}},
    "closed to all": {"unevaluatedProperties": False},
    "what a condition closes": {"properties": {"foo": {}}, "dependentSchemas": {"foo": {"required": ["bar"]}}},
    "one branch alone": {"oneOf": [{"type": "integer"}, {"minimum": 2}]},
    "at most, and none at all": {"contains": {"const": 1}, "maxContains": 1},
    "counts of nothing": {"maxContains": 1, "minContains": 2},
    "no value but an object": {"const": {"foo": "bar"}},
    "a number with a fraction": {"const": -2.0},
    "odd names": {"type": "object", "required": ["__proto__", "constructor", "a/b~c", "", "é\n"]},
    "control characters": {"type": "string", "pattern": "^\\cC$"},
    "false": {"not": {}},
    "long texts of a pattern": {"type": "string", "maxLength": 1024, "pattern": "^(https|s3)://([^/]+)/?(.*)$"},
    "all but a new line": {"type": "string", "pattern": "^(?:.*)$"},
    "a constant behind references": {
        "oneOf": [
            {"$ref": "#/$defs/page"},
            {"type": "object", "properties": {"type": {"const": "workspace"}}, "required": ["type"]},
        ],
    },
}
CONSTANTS = {
    "anyOf": [
        {"properties": {"bar": {"const": "bar"}}, "required": ["bar"]},
        {"properties": {"baz": {"const": "baz"}}, "required": ["baz"]},
    ],
    "unevaluatedProperties": False,
}


def _unmet(schema: dict[str, Any], *, whole: bool = False) -> list[tuple[str, str, str, str]]:
    parameters = schema if whole else {"properties": {"value": schema}, "additionalProperties": False}
    owner = tool({"type": "object", **parameters, "$defs": DEFS})
    made = generate(owner, seed=1, locale="en", now=NOW, effort=EXHAUSTIVE)
    for case in made:
        assert violations(owner.parameters, case.arguments, judge=slow) == case.violations
    found = coverage([owner], made, [], exhaustive=True)
    proved = ("unsatisfiable", "not isolable")
    return [(one.pointer, one.keyword, one.at, one.part) for one in found.open if one.reason not in proved]


@pytest.mark.parametrize("name", MET)
def test_every_class_is_met_or_proved_open(name: str) -> None:
    assert _unmet(MET[name]) == []


def test_a_constant_of_a_branch_that_wasnt_meant_is_broken_alone() -> None:
    """Without the constant the branch holds, and with it what the branch declares."""
    assert _unmet(CONSTANTS) == []
    (found,) = violations(CONSTANTS, {"bar": "ba"})
    assert (found.keyword, found.pointer) == ("const", "/bar")


def test_a_tool_that_takes_one_argument_set_gets_it() -> None:
    assert _unmet({"const": {"foo": "bar", "baz": "bax"}}, whole=True) == []
