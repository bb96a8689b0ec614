"""Keywords of a number in, its bounds by exact arithmetic out."""

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seer.records import Object

_FORMATS = {
    "int32": (-(2**31), 2**31 - 1),
    "int64": (-(2**63), 2**63 - 1),
    "uint32": (0, 2**32 - 1),
    "uint64": (0, 2**64 - 1),
    "int8": (-128, 127),
    "uint8": (0, 255),
    "int16": (-(2**15), 2**15 - 1),
    "uint16": (0, 2**16 - 1),
}
_LIMITING = frozenset({"minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "format"})
LOWER = ("minimum", "exclusiveMinimum")
UPPER = ("maximum", "exclusiveMaximum")


def exact(value: float) -> Fraction:
    """Read a JSON number as the decimal that it is written as."""
    return Fraction(value) if isinstance(value, int) else Fraction(str(value))


def plain(value: Fraction | int) -> int | float:
    """Write an exact number as JSON: an integer where it is one."""
    return int(value) if value.denominator == 1 else float(value)


def limits(words: "Object") -> tuple[Fraction | None, Fraction | None]:
    """Give the closed bounds; an exclusive bound is given as it is, and excluded by `within`."""
    if _LIMITING.isdisjoint(words):
        return None, None
    lows = [exact(words[key]) for key in LOWER if key in words]
    highs = [exact(words[key]) for key in UPPER if key in words]
    bounds = _FORMATS.get(str(words.get("format")))
    if bounds:
        lows, highs = [*lows, Fraction(bounds[0])], [*highs, Fraction(bounds[1])]
    return (max(lows) if lows else None), (min(highs) if highs else None)


def within(words: "Object", number: Fraction | float) -> bool:
    """Say whether a number is inside the limits."""
    if _LIMITING.isdisjoint(words):
        return True
    value = number if isinstance(number, Fraction) else exact(number)
    low, high = limits(words)
    if (low is not None and value < low) or (high is not None and value > high):
        return False
    return value not in [exact(words[key]) for key in ("exclusiveMinimum", "exclusiveMaximum") if key in words]
