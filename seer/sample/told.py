"""Description of a number in, the bounds that it tells in words out: "between 0 and 1", "(max 100)", "最大值为50"."""

import re
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

_N = r"([-+]?\d{1,12}(?:,\d{3})*(?:\.\d{1,6})?)(?![\d,.]*\d)"
_END = r"(?!\s*(?:-?\s*)?(?:char|letter|digit|byte|symbol|字|位))"
_TO = r"(?:\s*\([^()\d]{1,40}\))?\s*(?:-|–|—|~|\.\.\.?|\bto\b|\band\b|\bthrough\b|到|至)\s*"
_IS = r"(?: value)?(?: of| is|:|=)?\s*"
_BOTH = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b(?:between|from|range(?:s|d)?(?: is| of| from|:)?|ranging from|within|in)\s+{_N}{_TO}{_N}{_END}",
        rf"\bmin(?:imum)?{_IS}{_N}[;,]?\s*(?:and\s*)?max(?:imum)?{_IS}{_N}{_END}",
        rf"\(\s*{_N}{_TO}{_N}\s*\)",
        rf"(?:\bvalues?:?|\bis)\s+{_N}\s*[-–~]\s*{_N}{_END}(?![-/]\d)",
        rf"\[\s*{_N}\s*[,;]\s*{_N}\s*\]",
        rf"(?:范围|介于|在|取值)[^\d+-]{{0,6}}{_N}{_TO}{_N}{_END}",
    )
)
_LEAST = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\bmin(?:imum)?(?: value| allowed)?(?: of| is|:|=)?\s*{_N}{_END}",
        rf"\b(?:at least|no less than|not less than|greater than or equal to|>=)\s*{_N}{_END}",
        rf"最小(?:值|为|是|[:：])*\s*{_N}{_END}",
    )
)
_MOST = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b(?:max|maximum|limit|capped|cap)(?: value| allowed| number| page size)?(?: of| is| at|:|=)?\s*{_N}{_END}",
        rf"\b(?:at most|up to|no more than|not more than|less than or equal to|<=)\s*{_N}{_END}",
        rf"(?:最大|最多|上限)(?:值|为|是|[:：])*\s*{_N}{_END}",
    )
)
_ABOVE = re.compile(
    r"\b(?:positive|non-negative|nonnegative|greater than (?:0|zero))\b|正(?:整)?数|非负", re.IGNORECASE
)
_READ = 400


class Told(NamedTuple):
    """The least and the greatest that a description speaks of, where it does."""

    least: Fraction | None = None
    most: Fraction | None = None


@lru_cache(maxsize=16384)
def told(description: str) -> Told:
    """Read the bounds from a description; a range that stands the wrong way round is none."""
    text = description[:_READ]
    if not any(char.isdigit() for char in text):
        return Told(Fraction(0)) if _ABOVE.search(text) else Told()
    for pattern in _BOTH:
        for found in pattern.finditer(text):
            low, high = map(_number, found.groups())
            if low < high:
                return Told(low, high)
    least, most = _first(_LEAST, text), _first(_MOST, text)
    if least is None and _ABOVE.search(text):
        least = Fraction(0)
    return Told(least, most) if least is None or most is None or least < most else Told()


def _first(patterns: tuple[re.Pattern[str], ...], text: str) -> Fraction | None:
    return next((_number(found[1]) for pattern in patterns if (found := pattern.search(text))), None)


def _number(text: str) -> Fraction:
    return Fraction(text.replace(",", ""))
