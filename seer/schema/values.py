"""JSON values in, their JSON Schema types and equality out."""

from types import NoneType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from seer.records import Json


def kinds(value: "Json") -> frozenset[str]:
    """Give the JSON Schema types of a value: a whole number has two."""
    if isinstance(value, float):
        return _WHOLE if value.is_integer() else _FRACTION
    found = _KINDS.get(type(value))
    if found is None:
        found = next((kinds_ for kind, kinds_ in _KINDS.items() if isinstance(value, kind)), _OBJECT)
    return found


_WHOLE: Final = frozenset({"integer", "number"})
_FRACTION: Final = frozenset({"number"})
_OBJECT: Final = frozenset({"object"})
_ARRAY: Final = frozenset({"array"})
_KINDS: Final = {
    NoneType: frozenset({"null"}), bool: frozenset({"boolean"}), int: _WHOLE, str: frozenset({"string"}),
    list: _ARRAY, tuple: _ARRAY, dict: _OBJECT,
}  # fmt: skip


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
