"""Two keywords at one place in, whether whatever breaks the first must break the second out."""

import re
from math import ceil, floor
from operator import ge, gt, le, lt
from re import _parser as sre  # type: ignore[attr-defined] # the one way to the widths that a pattern matches
from typing import TYPE_CHECKING, Final

from seer.schema import ecma, formats
from seer.schema.resolve import types
from seer.schema.sizes import ABOUT
from seer.schema.values import kinds, same

if TYPE_CHECKING:
    from seer.records import Json

_LOWER: Final = frozenset({"minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"})
_UPPER: Final = frozenset({"maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"})
_BOUNDS: Final = {"minimum": ge, "maximum": le, "exclusiveMinimum": gt, "exclusiveMaximum": lt}
_WIDTHS: Final = {
    "date": (10, 10),
    "date-time": (20, None),
    "time": (9, None),
    "uuid": (36, 36),
    "ipv4": (7, 15),
    "ipv6": (2, 45),
    "email": (3, None),
    "hostname": (1, 253),
    "uri": (2, None),
    "duration": (3, None),
}
_UNBOUNDED: Final = 2**31


def entails(first: str, limit: "Json", second: str, other: "Json", *, root: "Json", is_whole: bool = False) -> bool:
    """Tell whether breaking one keyword must break another; False where that isn't known.

    `is_whole` says that only whole numbers may stand there.
    """
    if second in ("enum", "const"):
        return all(satisfies(first, limit, member) for member in (other if second == "enum" else [other]))
    if first == "type":
        return second in ("type", "anyOf", "oneOf") and types({second: other}, root) <= types({"type": limit}, root)
    for bounds, sign in ((_LOWER, 1), (_UPPER, -1)):
        if first in bounds and second in bounds:
            if is_whole and first in _BOUNDS:
                limit, other = _whole(first, limit, sign), _whole(second, other, sign)
                first = second = "minimum"
            return _is_weaker(first, limit, second, other, sign=sign)
    if first in ("minLength", "maxLength") and second in ("pattern", "format"):
        narrowest, widest = _width(second, other)
        return bool(narrowest >= limit if first == "minLength" else widest <= limit)
    return first == second and same(limit, other)


def _whole(keyword: str, limit: "Json", sign: int) -> int:
    """Give the first whole number that a bound admits."""
    bound: int = ceil(limit) if sign > 0 else floor(limit)
    return bound + sign if keyword.startswith("exclusive") and bound == limit else bound


def is_silent(schema: "Json", value: "Json") -> bool:
    """Tell whether a schema speaks only of other types than a value's, and so admits every value of that type."""
    if not isinstance(schema, dict):
        return schema is True
    return all(kinds(value).isdisjoint(ABOUT.get(keyword, kinds(value))) for keyword in schema)


def _is_weaker(first: str, limit: "Json", second: str, other: "Json", *, sign: int) -> bool:
    """Tell whether what is past the first bound is past the second: `sign` is -1 for upper bounds."""
    gap = (other - limit) * sign
    open_first, open_second = first.startswith("exclusive"), second.startswith("exclusive")
    return bool(gap > 0 or (gap == 0 and (open_second or not open_first)))


def satisfies(keyword: str, limit: "Json", value: "Json") -> bool:
    """Tell whether a value is known to satisfy one keyword that needs no others; False where that isn't known."""
    if keyword == "type":
        return bool(kinds(value) & set([limit] if isinstance(limit, str) else limit))
    if keyword == "enum":
        return value in limit if isinstance(value, str) else any(same(value, member) for member in limit)
    if keyword == "const":
        return same(value, limit)
    if isinstance(value, str):
        return _fits(keyword, limit, value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        compare = _BOUNDS.get(keyword)
        return compare is not None and bool(compare(value, limit))
    return False


def _fits(keyword: str, limit: "Json", value: str) -> bool:
    if keyword == "minLength":
        return bool(len(value) >= limit)
    if keyword == "maxLength":
        return bool(len(value) <= limit)
    if keyword == "pattern":
        pattern = ecma.compiled(limit)
        return pattern is not None and pattern.found(value)
    return keyword == "format" and limit in formats.FORMATS and formats.FORMATS[limit](value)


def _width(keyword: str, limit: "Json") -> tuple[int, int]:
    narrowest, widest = width(keyword, limit)
    return narrowest, _UNBOUNDED if widest is None else widest


_ANY_NUMBER_OF_ONE_CLASS: Final = re.compile(r"\\[pP]\{\w+\}\*")
"""Classes that Python's patterns lack."""


def admits_all(pattern: str) -> bool:
    """Tell whether a pattern is found in every text: it may match nothing at all, wherever that is."""
    if _ANY_NUMBER_OF_ONE_CLASS.fullmatch(pattern):
        return True
    try:
        tree = sre.parse(ecma.translate(pattern))
        return tree.getwidth()[0] == 0 and not _is_bound(tree)
    except (re.error, OverflowError, RecursionError, ValueError):
        return False


def _is_bound(part: object) -> bool:
    """Tell whether a part of a pattern's tree asks for a place in the text or for what is around it."""
    if isinstance(part, sre.SubPattern):
        return any(_is_bound(inner) for inner in part)
    if isinstance(part, tuple | list):
        return (bool(part) and str(part[0]) in _BINDING) or any(_is_bound(inner) for inner in part)
    return False


_BINDING: Final = frozenset({"AT", "ASSERT", "ASSERT_NOT", "GROUPREF", "GROUPREF_EXISTS"})


def width(keyword: str, limit: "Json") -> tuple[int, int | None]:
    """Give the shortest and longest text that a pattern or format can hold; None where it may be of any length."""
    if keyword == "format":
        return _WIDTHS.get(limit, (0, None))
    try:
        narrowest, widest = sre.parse(ecma.translate(limit)).getwidth()
    except (re.error, OverflowError, RecursionError, ValueError):
        return 0, None
    anchored = limit.startswith("^") and limit.endswith("$") and "|" not in limit
    return narrowest, widest if anchored and widest < _UNBOUNDED else None
