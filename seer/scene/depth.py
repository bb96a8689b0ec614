"""What a request tells, by place, in; whether it stands too deep for people to say, or says nothing new, out."""

from typing import TYPE_CHECKING

from seer.scene.senseless import last
from seer.schema.pointer import MISSING, get, join
from seer.schema.pointer import split as steps
from seer.words.bag import bag
from seer.words.core import is_identifying
from seer.words.en import WRAPPERS

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from seer.records import Json, Object

_DEEP = 3
"""Names one in the other from which on nobody would say whose value it is."""
_TELLING = bag("kind object type")
"""Last words of names of what tells apart kinds of objects."""


def is_deep(place: str) -> bool:
    """Tell what stands far inside, and what only tells apart kinds of objects."""
    if place.rfind("/") == 0:
        return False
    names = [part for part in place.split("/") if part and not part.isdecimal()]
    return len(names) > _DEEP or (len(names) > 1 and last(names[-1]) in _TELLING)


def is_inside(place: str, required: "Container[str]") -> bool:
    """Tell a value of an object or of a list of them that may be left out, be that in what only wraps all."""
    if place.rfind("/") == 0:
        return False
    names = [token for token in steps(place) if not token.isdecimal()]
    at = int(names[0].lower() in WRAPPERS)
    return len(names) > at + 1 and "".join(join("", name) for name in names[: at + 1]) not in required


def is_member_switch(place: str, value: "Json") -> bool:
    """Tell a yes or no that belongs to one thing in a list: "field delete: no"."""
    return isinstance(value, bool) and any(token.isdecimal() for token in steps(place)[:-1])


def was_said(place: str, before: "Container[str]") -> bool:
    """Tell whether a place, or what it lies in, had a value before."""
    tokens = place.split("/")
    return any("/".join(tokens[:end]) in before for end in range(2, len(tokens) + 1))


def names_only(told: "Sequence[tuple[str, Json]]") -> bool:
    """Tell objects in lists of which it is said which ones they are, and nothing else."""
    inside = [last(place) for place, _ in told if place.rpartition("/")[0].rpartition("/")[2].isdecimal()]
    return bool(inside) and all(is_identifying(name) for name in inside)


def switches_off(arguments: "Object", core: tuple[tuple[str, ...], ...]) -> bool:
    """Tell a change of which nothing is said but that something isn't so, as it hardly was before."""
    told = [value for group in core for place in group if (value := get(arguments, place, MISSING)) is not MISSING]
    return bool(told) and all(value is False for value in told)
