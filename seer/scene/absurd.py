"""Fault and its value in, whether nobody makes it out: half a page, an id without a digit, a point that is pending."""

from typing import TYPE_CHECKING

from seer.keywords.members import FAR
from seer.keywords.texts import PLAIN
from seer.keywords.types import COUNTS, VAGUE
from seer.scene.senseless import last, leaf
from seer.words.bag import bag
from seer.words.core import is_identifying
from seer.words.names import split

if TYPE_CHECKING:
    from seer.records import Json, Violation
    from seer.scene.habits import Habits

_BEYOND = 10**12
_ON_MAP = bag("lat latitude lng lon long longitude")
_SHARED = bag(
    """
    altitude amount area balance budget cost days depth discount distance duration fare fee height hours humidity length
    level mass minutes percent percentage price radius rate rating ratio salary score seconds size speed temperature
    total volume weeks weight width years zoom
    """
)
"""Words of names of what isn't only counted in whole ones."""
_COUNTED = bag("amount count counts guests limit max maximum num number per quantity results size top total")
"""Words of names of what people want as much of as possible."""
_NUMBERED = bag("count guests limit max maximum number page quantity size")
"""Words of names of what begins with none or one."""
_TURNED = bag("cursor offset page skip start")
"""Words of names of where in a list somebody is, which isn't left open."""
_MANY = frozenset(word for said in COUNTS.values() for word in said)
"""What people say instead of a count."""
_HELD = bag("count limit per size")
"""Words of names of how much is on a page, or how many of them there are."""
_OF_TYPE = frozenset({"anyOf", "oneOf", "type"})
"""Keywords that a wrong type breaks."""
_FAR = frozenset(word for known in (FAR, PLAIN) for said in known.values() for word in said)
"""What a fault says where nothing better is known than that something else is wanted, or nothing yet."""


def is_absurd(one: "Violation", value: "Json", habits: "Habits") -> bool:
    """Tell a fault that nobody makes.

    It is an id without a digit, a number beyond all counts, half or less than nothing of what is counted, a word for
    anything else where one of a few stands, one for all that an object holds or for a point on the map, or vague words
    for a page.
    """
    if isinstance(value, int | float) and (abs(value) >= _BEYOND or _is_half(one, value) or _is_owed(one, value)):
        return True
    if isinstance(value, str) and is_identifying(leaf(one.pointer)):
        return not any(sign.isdigit() for sign in value)
    if not isinstance(value, str):
        return False
    if last(leaf(one.pointer)) in _ON_MAP and not any(sign.isdigit() for sign in value):
        return True
    if value in VAGUE and _is_left_open(value, {word.lower() for word in split(leaf(one.pointer))}):
        return True
    return one.pointer in habits.objects or (one.keyword in {"enum", "const", "pattern"} and value in _FAR)


def _is_left_open(value: str, name: set[str]) -> bool:
    """Tell vague words for a number of which nobody speaks so: "as many as possible as the page"."""
    turned = not name.isdisjoint(_TURNED) and name.isdisjoint(_HELD)
    return turned or (value in _MANY and name.isdisjoint(_COUNTED))


def _is_owed(one: "Violation", value: float) -> bool:
    """Tell less than nothing of what is counted or numbered: no issue has the number -4."""
    name = {word.lower() for word in split(leaf(one.pointer))}
    return value < 0 and (is_identifying(leaf(one.pointer)) or not name.isdisjoint(_NUMBERED))


def _is_half(one: "Violation", value: float) -> bool:
    """Tell a fraction of what only whole ones of are counted: people share hours and litres, no pages."""
    return one.keyword in _OF_TYPE and value % 1 != 0 and _SHARED.isdisjoint(map(str.lower, split(leaf(one.pointer))))
