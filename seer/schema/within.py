"""Keywords in, whether a value lies within them out: the classes of values that obligations ask for."""

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from seer.schema.entail import satisfies
from seer.schema.values import kinds

if TYPE_CHECKING:
    from seer.records import Json, Object

_PLAIN: Final = frozenset({"type", "enum", "const"})
_NUMBERS: Final = frozenset({"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"})
_SIZED: Final = {
    "minLength": str, "maxLength": str, "minItems": list, "maxItems": list, "minProperties": dict,
    "maxProperties": dict,
}  # fmt: skip
_KNOWN: Final = frozenset({*_PLAIN, *_NUMBERS, *_SIZED, "multipleOf", "not", "required"})


def is_plain(words: "Object") -> bool:
    """Tell whether the keywords of a class can be told from the value alone."""
    return _KNOWN.issuperset(words) and ("not" not in words or is_plain(words["not"]))


def within(words: "Object", value: "Json") -> bool:
    """Tell whether a value lies in a plain class."""
    for keyword, limit in words.items():  # noqa: SIM110 - asked for each value and class: a generator takes twice as long
        if not _holds(keyword, limit, value):
            return False
    return True


def _holds(keyword: str, limit: "Json", value: "Json") -> bool:
    if keyword in _PLAIN:
        return satisfies(keyword, limit, value)
    if keyword in _NUMBERS:
        return "number" not in kinds(value) or satisfies(keyword, limit, value)
    if keyword in _SIZED:
        return not isinstance(value, _SIZED[keyword]) or _has_size(keyword, limit, len(value))
    if keyword == "multipleOf":
        return "number" not in kinds(value) or _is_multiple(value, limit)
    if keyword == "not":
        return not within(limit, value)
    return not isinstance(value, dict) or all(name in value for name in limit)


def _is_multiple(value: float, limit: float) -> bool:
    if isinstance(value, int) and isinstance(limit, int):
        return not value % limit
    return not Fraction(str(value)) % Fraction(str(limit))


def _has_size(keyword: str, limit: int, size: int) -> bool:
    return size >= limit if keyword.startswith("min") else size <= limit
