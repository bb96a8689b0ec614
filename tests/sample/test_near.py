"""A search over few small values finds what no maker builds."""

from typing import Any

import pytest

from seer.sample import near
from seer.schema.validate import fast


@pytest.mark.parametrize(
    "schema",
    [
        {"oneOf": [{"type": "integer"}, {"minimum": 2}], "type": "integer"},
        {"not": {"propertyNames": False}},
        {"not": {"unevaluatedProperties": False, "properties": {"foo": {"type": "string"}}}},
        {"not": {"properties": {"foo": {}}, "additionalProperties": {"not": {"type": "array"}}}},
        {
            "type": "object",
            "minProperties": 3,
            "maxProperties": 3,
            "required": ["b"],
            "propertyNames": {"maxLength": 5},
        },
        {"type": "array", "contains": {"const": 4}, "maxContains": 1, "minItems": 3},
        {"type": "string", "pattern": "^[A-Z]{3}-[0-9]{4}$", "not": {"const": "ABC-1234"}},
    ],
)
def test_a_small_value_is_found(schema: dict[str, Any]) -> None:
    assert any(map(fast(schema).valid, near(schema)))


def test_values_are_few_each_once_and_always_the_same() -> None:
    schema = {"enum": [f"member {number}" for number in range(500)], "minLength": 10**9, "maxItems": 10**9}
    found = list(near(schema))
    assert found == list(near(schema))
    assert len(found) < 2_000
    assert len({repr(value) for value in found}) == len(found)
