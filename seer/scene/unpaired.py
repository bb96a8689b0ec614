"""Values by place in, whether two of them don't go together out: a Japanese city with a postal code of five digits."""

import re
from typing import TYPE_CHECKING

from seer.scene.senseless import leaf
from seer.words.bag import bag
from seer.words.names import split

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.records import Json
    from seer.scene.habits import Habits

_STARTS = bag("after begin from since start")
_ENDS = bag("before end to until")
_COUNTED_BACK = re.compile(r"\b(?:ago|last|now|today|tomorrow|yesterday)\b", re.IGNORECASE)
"""How people say moments that hang on today."""
_SOUGHT = bag("keyword keywords q query")
_SORTED = bag("classification genre segment")
"""Words of names of what a thing that is sought is sorted by."""
_FIVE = frozenset(["DE", "ES", "FI", "FR", "HR", "IT", "KR", "LT", "MX", "MY", "SE", "TH", "TR", "TW", "UA", "US"])
"""Countries with postal codes of five digits."""
_DIGITS = 5
_LEAST = bag("limit per results size")
"""Words of names of how much of a list is wanted."""
_ACTIVE = bag("activate active enable enabled")
_TYPED = frozenset({"combobox", "slider", "textbox"})
"""Fields of a page that hold more than yes or no."""
_HEATED = bag("climate conditioner hvac thermostat")
_DEGREES = re.compile(r"c|f|k|celsius|fahrenheit|kelvin|°[CF]|metric|imperial|摄氏度?|华氏度?", re.IGNORECASE)
_HOOKED = bag("callback drain drains hook hooks webhook webhooks")
"""What sends what happens to an address that takes it."""
_PAGE = re.compile(r"https?://example\.(?:com|net|org)/(?!.*(?:hook|log|drain|callback|event))[\w-]+$")
"""The address of a page that people read."""


def is_unpaired(told: "Sequence[tuple[str, Json]]", habits: "Habits") -> bool:
    """Tell two values that don't go together, or one that doesn't with what the tool is for."""
    named = [({word.lower() for word in split(leaf(place))}, value) for place, value in told]
    texts = [(name, value) for name, value in named if isinstance(value, str)]
    return (
        _is_backwards(texts)
        or _is_sought_twice(texts)
        or _is_of_other_country(texts)
        or _has_no_year(named)
        or _is_none_of_it(named)
        or _is_idle(named)
        or _is_typed_otherwise(texts)
        or (not habits.words.isdisjoint(_HEATED) and any(_is_of_other_unit(name, value) for name, value in texts))
        or (not habits.words.isdisjoint(_HOOKED) and any(_PAGE.match(value) for _, value in texts))
    )


def _is_backwards(texts: "Sequence[tuple[set[str], str]]") -> bool:
    """Tell two moments, made apart, that hang on today: from yesterday to two weeks ago."""
    starts = [value for name, value in texts if not name.isdisjoint(_STARTS)]
    ends = [value for name, value in texts if not name.isdisjoint(_ENDS)]
    return bool(starts and ends) and any(_COUNTED_BACK.search(value) for value in (*starts, *ends))


def _is_sought_twice(texts: "Sequence[tuple[set[str], str]]") -> bool:
    """Tell words that are sought among things of a sort, which are made apart: "stand-up comedy" in drama."""
    is_sought = any(not name.isdisjoint(_SOUGHT) for name, _ in texts)
    return is_sought and any("name" in name and not name.isdisjoint(_SORTED) for name, _ in texts)


def _is_of_other_country(texts: "Sequence[tuple[set[str], str]]") -> bool:
    countries = [value for name, value in texts if "country" in name and value.isupper() and len(value) == len("JP")]
    codes = [value for name, value in texts if not name.isdisjoint({"postal", "postcode", "zip", "zipcode"})]
    five = any(code.isdecimal() and len(code) == _DIGITS for code in codes)
    return five and any(country not in _FIVE for country in countries)


def _has_no_year(named: "Sequence[tuple[set[str], Json]]") -> bool:
    """Tell the month in which a card expires without its year."""
    expiring = [name for name, _ in named if not name.isdisjoint({"expiry", "expiration", "exp"})]
    return any("month" in name for name in expiring) and not any("year" in name for name in expiring)


def _is_none_of_it(named: "Sequence[tuple[set[str], Json]]") -> bool:
    """Tell a list of which nothing is wanted."""
    return any(value == 0 and not isinstance(value, bool) and not name.isdisjoint(_LEAST) for name, value in named)


def _is_idle(named: "Sequence[tuple[set[str], Json]]") -> bool:
    """Tell numbers for what isn't to be active."""
    is_off = any(value is False and name <= _ACTIVE for name, value in named)
    return is_off and any(isinstance(value, int | float) and not isinstance(value, bool) for _, value in named)


def _is_typed_otherwise(texts: "Sequence[tuple[set[str], str]]") -> bool:
    """Tell a yes or no that a field for texts or numbers is to hold."""
    is_field = any(value in _TYPED and not name.isdisjoint({"role", "type"}) for name, value in texts)
    return is_field and any(value in {"true", "false"} and "value" in name for name, value in texts)


def _is_of_other_unit(name: set[str], value: str) -> bool:
    """Tell a unit that temperatures aren't given in."""
    return name <= {"temperature", "unit"} and "unit" in name and _DEGREES.fullmatch(value) is None
