"""What would take too long to prove something of is told before it is tried."""

from typing import Any

import pytest

from seer import canon
from seer.schema.empty import is_empty
from seer.schema.weight import TOO_HEAVY, weight

CHOICE = {"oneOf": [{"const": 1}, {"type": "string", "minLength": 3}]}
RING = {
    "$ref": "#/$defs/a",
    "$defs": {"a": {"properties": {"b": {"$ref": "#/$defs/b"}}}, "b": {"items": {"$ref": "#/$defs/a"}}},
}


def test_alternatives_multiply() -> None:
    assert weight({"allOf": [CHOICE] * 9}) == len(canon.encode({"allOf": [CHOICE] * 9}))
    assert weight({"allOf": [CHOICE] * 10}) == weight({"properties": {"a": {"allOf": [CHOICE] * 200}}}) == TOO_HEAVY


def test_what_comes_round_weighs_more() -> None:
    assert weight(RING) == 30 * len(canon.encode(RING))
    shared = {"allOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/a"}], "$defs": {"a": CHOICE}}
    assert weight(shared) == len(canon.encode(shared))


def test_a_property_may_be_named_like_a_keyword() -> None:
    assert weight({"properties": {"allOf": {"type": "string"}, "$ref": {"anyOf": [{}, {}]}}}) < 100


@pytest.mark.parametrize("schema", [{"allOf": [{"not": {}}, *[CHOICE] * 60]}, {"type": "string", "enum": [5]}])
def test_nothing_heavy_is_proved(schema: dict[str, Any]) -> None:
    assert is_empty(schema) is ("enum" in schema)
