"""JSON values in, their JSON Schema types and equality out."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seer.records import Json


def kinds(value: "Json") -> frozenset[str]:
    """Give the JSON Schema types of a value: a whole number has two."""
    if value is None:
        return frozenset({"null"})
    if isinstance(value, bool):
        return frozenset({"boolean"})
    if isinstance(value, int) or (isinstance(value, float) and value.is_integer()):
        return frozenset({"integer", "number"})
    if isinstance(value, float):
        return frozenset({"number"})
    if isinstance(value, str):
        return frozenset({"string"})
    return frozenset({"array" if isinstance(value, list | tuple) else "object"})


def same(one: "Json", other: "Json") -> bool:
    """Tell whether two JSON values are equal: 5 is 5.0, true is never 1."""
    if one is other:
        return True
    if isinstance(one, bool) or isinstance(other, bool):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(inner, other[key]) for key, inner in one.items())
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return (type(one) is type(other) and one == other) or _are_equal_numbers(one, other)


def _are_equal_numbers(one: "Json", other: "Json") -> bool:
    return isinstance(one, int | float) and isinstance(other, int | float) and one == other
