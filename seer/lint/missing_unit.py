"""A quantity without its unit.

30 can be seconds or minutes, 1999 dollars or cents. A wrong guess is a valid call.

Fix: put the unit into the name, as `timeout_seconds`, or into the description.

Source: https://www.anthropic.com/engineering/writing-tools-for-agents
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._words import words
from seer.words.bag import bag

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Place, Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"
_MEASURED: Final = bag("amount delay distance duration interval price radius speed temperature timeout ttl weight")
_UNITS: Final = bag(
    """
    bit byte celsius cent centimeter cm currency cny day degree dollar eur euro fahrenheit ft foot feet gb gram hour
    hr hz inch kb kelvin kg kilogram kilometer kilometre km kph lb liter litre mb meter metre metric mile
    millisecond min minute mm month mph ms number ounce oz percent percentage pixel point pound px ratio sec second
    token unit usd week wei year yuan yard count s m h d
    """
)
_SMALL: Final = 10
"""A quantity below this is a share or a setting, as a model's temperature is."""
_ELSEWHERE: Final = re.compile(r"%|[$€£¥°]|元|秒|分|米|公里|小时|天|度|克|units?\b", re.IGNORECASE)


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the numbers named after something measured, where no unit is told."""
    for place in spec.parameters:
        named = words(place.name)
        if not place.types or not place.types <= {"integer", "number"} or not named or named[-1] not in _MEASURED:
            continue
        if (
            place.get("enum") is not None
            or place.get("maximum", _SMALL) < _SMALL
            or _ELSEWHERE.search(place.description)
            or _has_sibling(place)
        ):
            continue
        if _UNITS.isdisjoint(words(f"{place.name} {place.description}")):
            yield Hit(place, "no unit")


def _has_sibling(place: "Place") -> bool:
    """Tell whether an argument beside it gives the unit."""
    beside = place.holder.get("properties", {}) if place.holder is not None else {}
    return any({"unit", "currency"} & set(words(name)) for name in beside)
