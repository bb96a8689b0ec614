from typing import Any

import pytest

from seer.records import ExpectedCall
from seer.schema.match import compare, default_of, matches, rules
from seer.schema.pointer import MISSING

ORDER = {
    "type": "object",
    "required": ["city", "kind"],
    "properties": {
        "city": {"type": "string"},
        "kind": {"type": "string", "default": "gift"},
        "zip": {"type": "string", "pattern": r"^\d+$"},
        "unit": {"enum": ["kg", "lb"], "default": "kg"},
        "day": {"type": "string", "format": "date"},
        "at": {"anyOf": [{"type": "string", "format": "date-time"}, {"type": "null"}]},
        "mail": {"type": "string", "format": "email"},
        "note": {"type": "string", "format": "unheard-of"},
        "petId": {"type": "string"},
        "valid": {"type": "boolean"},
        "count": {"type": "integer"},
        "tags": {"type": "array", "uniqueItems": True, "items": {"type": "string"}},
        "steps": {"type": "array", "items": {"type": "string"}},
        "to": {"$ref": "#/$defs/place"},
    },
    "$defs": {
        "place": {
            "type": "object",
            "properties": {"street": {"type": "string"}, "land": {"type": "string", "default": "NZ"}},
        }
    },
}
ARGUMENTS = {
    "city": "São Paulo", "kind": "gift", "zip": "12", "day": "2026-06-15", "at": "2026-06-15T09:00:00Z",
    "mail": "a@example.com", "note": "x", "petId": "p", "valid": True, "count": 5, "tags": ["a", "b"],
    "steps": ["one", "two"], "to": {"street": "Main"},
}  # fmt: skip
RULES = {
    "/city": "text", "/kind": "text", "/zip": "exact", "/unit": "default", "/day": "date", "/at": "datetime",
    "/mail": "exact", "/note": "text", "/petId": "exact", "/valid": "exact", "/count": "number", "/tags": "set",
    "/steps/0": "text", "/steps/1": "text", "/to/street": "text", "/to/land": "default",
}  # fmt: skip


def _expected(arguments: dict[str, Any] = ARGUMENTS, **changed: Any) -> ExpectedCall:
    return ExpectedCall(id="c1", tool="order", arguments=arguments, match={**rules(ORDER, arguments), **changed})


def test_rules_come_from_the_schema() -> None:
    assert rules(ORDER, ARGUMENTS) == RULES


def test_a_value_that_repeats_its_default_may_be_left_out() -> None:
    given = {"city": "x", "kind": "gift", "unit": "kg", "to": {"land": "NZ"}}
    assert rules(ORDER, given) == {"/city": "text", "/kind": "text", "/unit": "default", "/to/land": "default"}
    assert compare(_expected(given), {"city": "x", "kind": "gift"}, parameters=ORDER) == ()


def test_what_means_the_same_is_right() -> None:
    other = {
        **ARGUMENTS, "city": "  Sa\u0303o   Paulo ", "at": "2026-06-15T11:00:00+02:00", "count": 5.0,
        "tags": ["b", "a"], "unit": "kg", "to": {"land": "NZ", "street": "Main"},
    }  # fmt: skip
    assert compare(_expected(), other, parameters=ORDER) == ()


@pytest.mark.parametrize(
    ("change", "pointer", "rule"),
    [
        ({"city": "são paulo"}, "/city", "text"),
        ({"city": "São Paulo."}, "/city", "text"),
        ({"zip": " 12"}, "/zip", "exact"),
        ({"day": "2026-06-16"}, "/day", "date"),
        ({"day": "15 June 2026"}, "/day", "date"),
        ({"at": "2026-06-15T09:00:01Z"}, "/at", "datetime"),
        ({"valid": 1}, "/valid", "exact"),
        ({"count": True}, "/count", "number"),
        ({"count": "5"}, "/count", "number"),
        ({"count": 6}, "/count", "number"),
        ({"tags": ["a", "b", "b"]}, "/tags", "set"),
        ({"tags": ["a"]}, "/tags", "set"),
        ({"tags": "a"}, "/tags", "set"),
        ({"steps": ["two", "one"]}, "/steps/0", "text"),
        ({"unit": "lb"}, "/unit", "default"),
        ({"to": {"street": "Main", "land": "AU"}}, "/to/land", "default"),
        ({"to": "Main"}, "/to", "exact"),
    ],
)
def test_what_means_something_else_is_wrong(change: dict[str, Any], pointer: str, rule: str) -> None:
    found = compare(_expected(), {**ARGUMENTS, **change}, parameters=ORDER)
    assert (found[0].pointer, found[0].rule) == (pointer, rule)


def test_absent_and_unexpected_values_are_told_apart() -> None:
    given = {key: value for key, value in ARGUMENTS.items() if key != "city"} | {
        "extra": 1,
        "steps": ["one", "two", "3"],
    }
    missing, item, extra = compare(_expected(), given, parameters=ORDER)
    assert (missing.pointer, missing.expected, missing.actual) == ("/city", "São Paulo", MISSING)
    assert (item.pointer, item.expected, item.actual) == ("/steps/2", MISSING, "3")
    assert (extra.pointer, extra.expected, extra.actual) == ("/extra", MISSING, 1)


def test_a_container_that_is_gone_is_one_mismatch() -> None:
    given = {key: value for key, value in ARGUMENTS.items() if key not in ("to", "steps")}
    assert [found.pointer for found in compare(_expected(), given, parameters=ORDER)] == ["/steps", "/to"]


def test_an_unexpected_object_of_defaults_says_what_its_absence_would() -> None:
    call = _expected({"city": "x", "kind": "y"})
    assert compare(call, {"city": "x", "kind": "y", "to": {"land": "NZ"}}, parameters=ORDER) == ()
    (found,) = compare(call, {"city": "x", "kind": "y", "to": {}}, parameters=ORDER)
    assert found.pointer == "/to"


def test_what_is_ruled_any_or_bound_may_be_anything() -> None:
    call = ExpectedCall(id="c1", tool="t", arguments={"a": 1}, match={"/a": "any", "/b": "any"}, bind={"/c": "c0:/x"})
    assert compare(call, {"a": [], "b": 2, "c": 3}, parameters={}) == ()


def test_no_arguments_at_all_are_compared_too() -> None:
    call = ExpectedCall(id="c1", tool="t", arguments={}, match={})
    assert compare(call, {}, parameters={}) == ()
    assert compare(call, {"unit": "kg"}, parameters=ORDER) == ()
    assert len(compare(call, {"city": "x"}, parameters=ORDER)) == 1


@pytest.mark.parametrize(
    ("rule", "expected", "actual", "right"),
    [
        ("text_ci", "Oslo", "OSLO", True),
        ("text_ci", "Oslo", 5, False),
        ("one_of", ["a", 1], 1.0, True),
        ("one_of", ["a", 1], True, False),
        ("free", "anything", "some words", True),
        ("free", "anything", "  ", False),
        ("any", 1, MISSING, True),
        ("default", 1, MISSING, True),
        ("exact", 1, MISSING, False),
        ("exact", {"a": [1]}, {"a": [1.0]}, True),
        ("exact", {"a": 1}, {"a": 1, "b": 2}, False),
        ("exact", None, False, False),
        ("date", "2026-02-30", "2026-02-30", True),
        ("datetime", "2026-06-15T09:00:00Z", "soon", False),
    ],
)
def test_each_comparator(rule: Any, expected: object, actual: object, right: object) -> None:
    assert matches(rule, expected, actual) is right


def test_defaults_are_found_behind_references() -> None:
    assert default_of(ORDER, {"to": {}}, "/to/land") == "NZ"
    assert default_of(ORDER, {}, "/city") is MISSING
