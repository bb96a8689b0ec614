"""What a parameter is called and described as in, by how much an amount in the next smaller unit is off, out."""

import re
from fractions import Fraction
from typing import TYPE_CHECKING

from seer.schema.kept import Kept
from seer.words.names import split

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.records import Json
    from seer.words.fields import Field

SMALLER = {
    **dict.fromkeys(("second", "seconds", "sec", "secs", "秒"), 1000),
    **dict.fromkeys(("minute", "minutes", "mins", "hour", "hours", "分钟", "小时"), 60),
    **dict.fromkeys(("day", "days", "天"), 24),
    **dict.fromkeys(("kilometer", "kilometers", "kilometre", "kilometres", "km", "公里", "千米"), 1000),
    **dict.fromkeys(("meter", "meters", "metre", "metres"), 100),
    **dict.fromkeys(("kilogram", "kilograms", "kg", "公斤", "千克"), 1000),
    **dict.fromkeys(("liter", "liters", "litre", "litres", "kilowatt", "kilowatts", "kw", "kwh"), 1000),
    **dict.fromkeys(
        ("gigabyte", "gigabytes", "gb", "megabyte", "megabytes", "mb", "kilobyte", "kilobytes", "kb"), 1024
    ),
    **dict.fromkeys(("dollar", "dollars", "usd", "euro", "euros", "eur", "元"), 100),
}
"""How many of the next smaller unit make one of each."""
_CHINESE = re.compile("|".join(sorted((word for word in SMALLER if word > "\u4e00"), key=len, reverse=True)))


def _smaller(place: "Field") -> int | None:
    texts = [place.name, *(str(part.get(key, "")) for part in place.schemas for key in ("title", "description"))]
    factors = {SMALLER[word] for text in texts for word in _words(text) if word in SMALLER}
    return factors.pop() if len(factors) == 1 else None


smaller: "Kept[Field, int | None]" = Kept(_smaller, most=1024)
"""Give how many of the next smaller unit make one of a place's own; none where it names no unit, or several."""


def _words(text: str) -> "Iterable[str]":
    yield from (word.lower() for part in text[:200].split() for word in split(part))
    yield from _CHINESE.findall(text[:200])


def mended(value: "Json", factor: int) -> "Json":
    """Give an amount of a smaller unit in the unit that is wanted; null where it isn't a whole one."""
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    whole = Fraction(value, factor)
    return int(whole) if whole.denominator == 1 and whole > 0 else None
