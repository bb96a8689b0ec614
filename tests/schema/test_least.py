"""What the shortest value of a schema must at least be is found without making one."""

from typing import Any

import pytest

from seer.schema.least import Least

A = {"$ref": "#/$defs/A"}
B = {"$ref": "#/$defs/B"}
LONG = {"type": "string", "minLength": 10**8}


def holds(inner: Any) -> Any:
    return {"type": "object", "properties": {"n": inner}, "required": ["n"]}


@pytest.mark.parametrize(
    ("definitions", "said"),
    [
        ({"A": holds(A)}, "without end"),
        ({"A": holds(B), "B": {"type": "array", "minItems": 1, "items": A}}, "without end"),
        ({"A": {"allOf": [B]}, "B": {"anyOf": [holds(A), holds(B)]}}, "without end"),
        ({"A": {"oneOf": [LONG, holds(A)]}}, "10^8"),
        ({"A": {"type": "array", "minItems": 10**400, "items": LONG}}, "10^30"),
        ({"A": holds({"anyOf": [A, {"type": "null"}]})}, None),
        ({"A": holds(B), "B": {"type": "array", "items": A}}, None),
        ({"A": {"type": ["object", "null"], "properties": {"n": A}, "required": ["n"]}}, None),
        ({"A": {"properties": {"n": A}, "required": ["n"]}}, None),
        ({"A": {"type": "object", "properties": {"n": A}, "required": ["m"]}}, None),
        ({"A": {"enum": ["a"], "minLength": 10**8}}, None),
        ({"A": {"allOf": [holds({"const": n}) for n in range(9_000)]}}, None),
    ],
)
def test_why_no_value_can_be_given(definitions: dict[str, Any], said: str | None) -> None:
    root = {"type": "object", "properties": {"a": A}, "$defs": definitions}
    flaw = Least().flaw(A, root)
    assert (flaw is None) == (said is None)
    assert said is None or said in str(flaw)


def test_what_is_known_of_a_part_serves_the_next() -> None:
    root = {"$defs": {"A": holds(A), "B": holds({"type": "string"})}}
    least = Least()
    assert [least.flaw(each, root) is None for each in (A, B, holds(A), holds(B), A)] == [
        False,
        True,
        False,
        True,
        False,
    ]


def test_no_schema_says_nothing() -> None:
    assert Least().flaw(None, {}) is None
