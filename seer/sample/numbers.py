"""A wish for a number in, numbers out: plausible for its name, within its limits by exact arithmetic."""

import re
from collections.abc import Iterator
from fractions import Fraction
from math import ceil, floor

from seer.sample.ask import Ask
from seer.sample.dates import moment, stamps
from seer.sample.limits import LOWER, UPPER, exact, limits, plain, within
from seer.sample.magnitudes import Range, around, beside, codes, magnitude
from seer.sample.otherwise import spoken
from seer.sample.sources import Origin
from seer.sample.told import Told, told
from seer.sample.topics import DESTINATIONS, tokenise, topic
from seer.words.bag import bag

_USUAL: dict[str, tuple[int, int]] = {
    "age": (19, 68),
    "amount": (12, 480),
    "count": (2, 12),
    "cvc": (100, 999),
    "duration": (15, 120),
    "id": (1_000, 99_999),
    "latitude": (-60, 70),
    "limit": (5, 50),
    "longitude": (-150, 150),
    "month": (1, 12),
    "page": (2, 12),
    "percent": (5, 60),
    "rating": (1, 5),
    "temperature": (-5, 35),
    "time": (7, 20),
    "weight": (2, 80),
    "width": (200, 1_600),
    "postcode": (10_000, 99_999),
    "version": (2, 9),
}
_ANY = (Fraction(2), Fraction(60))
"""What is taken where nothing is known."""
_SPANS = bag("day days hour hours milliseconds minutes ms offset week weeks")
_INDOORS = (Fraction(17), Fraction(27))
"""Degrees Celsius that people set a room or a car to."""
_DEGREES = bag("temp temperature")
_AIR = bag("ac air car climate conditioner heater heating hvac room thermostat vehicle")
_WHOLE = ("age", "count", "datetime", "id", "limit", "month", "page", "width", "year")
_COUNTING = bag(
    "head tail index idx page pages limit size count counts tokens depth top first last line lines row rows offset "
    "quantity results items retries attempts users pages n k seed"
)
_MEASURED = (
    "amount", "duration", "latitude", "longitude", "percent", "rating", "temperature", "weight", "width", "measure",
)  # fmt: skip
_IN_PARTS = bag(
    "alpha beta gamma factor fraction probability threshold confidence penalty temperature lat lng lon latitude "
    "longitude altitude speed p odds score scale opacity volume margin interest tax apr yield value"
)
_PARTS = re.compile(
    r"\b(?:decimal|float|fraction|ratio|probabilit|proportion|percent|weight|rate|price|amount)|小数|比例|金额|价格",
    re.IGNORECASE,
)
_ENDS = frozenset({"gt", "gte", "lt", "lte", "from", "to", "min", "max"})
"""Names of the ends of a range of what their object is about."""
_FIXED = bag("age cvc latitude longitude month postcode year")
"""What has its range whatever is said."""
_ROUND = 500
"""From here on people round."""
_EXACT = bag("cvc id number postcode version year")
"""What isn't rounded, as it measures nothing."""
_UNIX = re.compile(r"\b(?:unix|epoch)\b|seconds since 1970", re.IGNORECASE)
_NARROW = 5
_TRIES = 40
_FRACTIONS = (Fraction(1, 2), Fraction(1, 4), Fraction(3, 4), Fraction(1, 5), Fraction(4, 5), Fraction(2, 5))


def integers(ask: Ask) -> Iterator[int]:
    """Give integers within the limits, usual ones for the name first; none where the limits exclude all."""
    step = exact(ask.words.get("multipleOf", 1))
    step = Fraction(step.numerator)  # an integer multiple of a/b in lowest terms is a multiple of a
    yield from (int(value) for value in _steps(ask, step))


def numbers(ask: Ask) -> Iterator[int | float]:
    """Give numbers within the limits: with a short fraction where the name allows one."""
    step = ask.words.get("multipleOf")
    if is_counting(ask.name):
        yield from (plain(value) for value in _steps(ask, Fraction(exact(step or 1).numerator)))
    if step is not None:
        yield from (plain(value) for value in _steps(ask, exact(step)))
        return
    if not is_whole(ask):
        yield from (plain(value) for value in _decimals(ask))
    yield from (plain(value) for value in _steps(ask, Fraction(1)))
    low, high = limits(ask.words)
    if low is not None and high is not None and low < high:
        yield from (plain(low + (high - low) * part) for part in _FRACTIONS)


def place_of(ask: Ask) -> str:
    """Give which part of its object's place on earth a number is, latitude or longitude, or nothing."""
    about = topic(ask.name)
    return about if about in ("latitude", "longitude") and "examples" not in ask.words else ""


def origin(ask: Ask, number: float) -> Origin:
    """Tell what a number at a place owes its size to."""
    words = ask.words
    examples = words.get("examples")
    if number in [*(examples if isinstance(examples, list) else ()), words.get("example")]:
        return "example"
    if number == words.get("default"):
        return "default"
    if not within(words, number):
        return "other"
    described = str(words.get("description", ""))
    if told(described) != Told() or number in codes(described) or _is_bounded(words):
        return "described"
    return "topic" if _usual(ask) != _ANY or topic(ask.name) in ("datetime", "date") else "stopgap"


def _is_bounded(words: dict[str, object]) -> bool:
    """Say whether a schema limits a number on both sides itself, rather than by a format's width."""
    return any(key in words for key in LOWER) and any(key in words for key in UPPER)


def is_destination(ask: Ask) -> bool:
    """Say whether a number belongs to the place where something ends, which isn't the one where it starts."""
    return not DESTINATIONS.isdisjoint(tokenise(ask.name))


def is_whole(ask: Ask) -> bool:
    """Say whether people give whole numbers here though fractions are allowed: nothing speaks of parts or measures."""
    words, about = ask.words, topic(ask.name)
    if words.get("format") in ("float", "double", "decimal") or not _IN_PARTS.isdisjoint(tokenise(ask.name)):
        return False
    low, high = _bounds(ask)
    if low is not None and high is not None and high - low <= _NARROW:
        return False
    return (about not in _MEASURED or about == "duration") and not _PARTS.search(str(words.get("description", "")))


def is_counting(name: str) -> bool:
    """Say whether a name counts or points at a place in a row, which takes whole numbers whatever the type."""
    tokens = tokenise(name)
    if not tokens:
        return False
    if tokens[-1] in _COUNTING or tokens[:2] == ("number", "of") or tokens[0] == "num":
        return True
    greatest = tokens[0] in ("max", "maximum") and tokens[1:]
    return bool(greatest) and tokens[-1].endswith("s") and topic("_".join(tokens[1:])) not in _MEASURED


def _usual(ask: Ask) -> Range:
    """Give the range for the name and description, else around the default, else that of any number."""
    described = str(ask.words.get("description", ""))
    default = ask.words.get("default")
    tokens = tokenise(ask.name)
    if not _DEGREES.isdisjoint(tokens) and not _AIR.isdisjoint((*tokenise(ask.noun), *tokenise(ask.scope))):
        return _INDOORS
    about = topic(ask.name, description=described) or spoken(described)
    if isinstance(default, int | float) and not isinstance(default, bool):
        near = beside(exact(default))
    else:
        near = around(described)
    if near is not None and about not in _FIXED:
        return near
    found = magnitude(ask.name, f"{ask.noun}_{ask.scope}", described)
    if found is not None and about not in _FIXED:
        return found
    if about == "year":
        this = moment(ask.now).year
        return Fraction(this - 6), Fraction(this + 1)
    usual = _USUAL.get(about)
    return _ANY if usual is None else (Fraction(usual[0]), Fraction(usual[1]))


def _bounds(ask: Ask) -> tuple[Fraction | None, Fraction | None]:
    """Give the limits, narrowed by the bounds that the description or the name tells where those lie within."""
    low, high = limits(ask.words)
    least, most = told(str(ask.words.get("description", "")))
    if least is None and most is None:
        least, most = (Fraction(0), Fraction(1)) if _is_share(ask) else (None, None)
    narrow = (
        (least if low is None or (least is not None and least > low) else low),
        (most if high is None or (most is not None and most < high) else high),
    )
    if narrow[0] is not None and narrow[1] is not None and narrow[0] > narrow[1]:
        return low, high
    return narrow


def _is_share(ask: Ask) -> bool:
    """Say whether a number is known to lie between 0 and 1: how freely a model draws, or a probability."""
    tokens = tokenise(ask.name)
    described = str(ask.words.get("description", ""))
    if tokens in (("top", "p"), ("min", "p")) or not _CHANCES.isdisjoint(tokens) or "significance level" in described:
        return True
    return tokens[-1:] == ("temperature",) and _SAMPLING.search(str(ask.words.get("description", ""))) is not None


_CHANCES = bag("prob probability likelihood")
_SAMPLING = re.compile(r"\b(?:sampling|randomness|creativ|determinis|model|token)", re.IGNORECASE)


def _range(ask: Ask) -> tuple[Fraction, Fraction]:
    """Give the usual range cut to the bounds, or where they are apart, the part of the bounds nearest to it."""
    low, high = _bounds(ask)
    usual_low, usual_high = _usual(ask)
    width = usual_high - usual_low
    if low is not None and low > usual_high:
        return low, low + width if high is None else min(high, low + width)
    if high is not None and high < usual_low:
        return high - width if low is None else max(low, high - width), high
    return (usual_low if low is None else max(low, usual_low)), (usual_high if high is None else min(high, usual_high))


def _steps(ask: Ask, step: Fraction | int) -> Iterator[Fraction | int]:
    about = topic(ask.noun if ask.name.lower() in _ENDS else ask.name)
    told = _UNIX.search(str(ask.words.get("description", ""))) is not None
    if (about in ("datetime", "date", "stamp") or told) and step == 1 and not _is_length(ask):
        yield from (Fraction(value) for value in stamps(ask) if within(ask.words, Fraction(value)))
    listed = [Fraction(code) for code in codes(str(ask.words.get("description", "")))]
    ask.shuffle(listed, "codes")
    yield from (code for code in listed if within(ask.words, code) and code % step == 0)
    low, high = map(_whole, _range(ask))
    step = _whole(step)
    rounder = step * _round(high // step)
    if rounder != step and about not in _EXACT:
        yield from _drawn(ask, rounder, -(-low // rounder), high // rounder)
    first, last = -(-low // step), high // step
    if first > last:
        first, last = _nearest(ask, step)
    yield from _drawn(ask, step, first, last)
    yield from (value for value in (step * first, step * last) if first <= last and within(ask.words, value))


def _whole(value: Fraction | int) -> Fraction | int:
    """Give a whole number as what is reckoned with in a tenth of the time."""
    return value.numerator if value.denominator == 1 else value


def _round(high: int) -> int:
    """Give what people round numbers up to a greatest one to: to fifties in the thousands."""
    return 5 * 10 ** (len(str(high)) - len(str(_ROUND))) if high >= _ROUND else 1


def _is_length(ask: Ask) -> bool:
    """Tell a number of days from a moment."""
    return not _SPANS.isdisjoint(tokenise(ask.name))


def _nearest(ask: Ask, step: Fraction | int) -> tuple[int, int]:
    """Find multiples inside the limits where the usual range holds none."""
    low, high = limits(ask.words)
    if low is not None:
        first = ceil(low / step)
        return first, first + 50 if high is None else min(floor(high / step), first + 50)
    last = floor(high / step) if high is not None else 50
    return last - 50, last


def _drawn(ask: Ask, step: Fraction | int, first: int, last: int) -> Iterator[Fraction | int]:
    random = ask.random("number")
    stride = step.numerator if step.denominator == 1 else step
    for _ in range(_TRIES if first <= last else 0):
        value = stride * random.randint(first, last)
        if within(ask.words, value):
            yield value


def _decimals(ask: Ask) -> Iterator[Fraction]:
    low, high = _range(ask)
    if topic(ask.name) in _WHOLE and low.denominator == high.denominator == 1:
        return
    if high >= _ROUND and topic(ask.name) != "amount":
        return
    random = ask.random("decimal")
    scale = 100 if topic(ask.name) in ("latitude", "longitude", "amount") or high - low <= 1 else 10
    first, last = ceil(low * scale), floor(high * scale)
    for _ in range(_TRIES if first <= last else 0):
        value = Fraction(random.randint(first, last), scale)
        if within(ask.words, value):
            yield value
