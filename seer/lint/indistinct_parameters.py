"""Parameters that nothing tells apart.

Where two of them are described in the same words and differ by a digit or a letter, an agent fills the wrong one. Where
their names are words of their own, and only the description was copied, it is a note.

Fix: say in each description what the other one is not.

Source: https://www.anthropic.com/engineering/writing-tools-for-agents
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._words import is_filler, words
from seer.words.bag import bag
from seer.words.names import split

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Place, Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_TWO: Final = 2
_PAIRS: Final = bag(
    """
    after before begin beginning end ending finish first from gt gte height high key last lat latitude left limit
    lng lon longitude low lower lt lte max maximum min minimum new newer offset old older origin destination page
    right since size source src start starting stop target dest dst to top bottom until upper value width x y z in
    out input output include exclude yes no request response sender receiver
    """
)


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give each parameter that says the same as an earlier one of its object."""
    groups: dict[tuple[int, str, frozenset[str]], list[Place]] = {}
    for place in spec.parameters:
        told = _told(place)
        if told:
            groups.setdefault((id(place.holder), told, place.types), []).append(place)
    for group in groups.values():
        first: dict[frozenset[str], Place] = {}
        for place in group:
            twin = first.setdefault(_stem(place), place)
            if twin is not place and not _is_custom(place, twin):
                yield Hit(place, f"nothing but a sign of its name tells it from {twin.name!r}")
        if len(group) == len(first) == _TWO and _is_copied(*group):
            yield Hit(group[1], f"is described in the same words as {group[0].name!r}", severity="note")


def _told(place: "Place") -> str:
    """Give what is said of a parameter, or where nothing is, its name without its number."""
    if place.description:
        return "" if is_filler(place.description) else " ".join(place.description.lower().split()).rstrip(".")
    return " ".join(part.lower() for part in split(place.name) if not part.isdecimal())


def _parts(place: "Place") -> set[str]:
    return {part.lower() for part in split(place.name)}


def _stem(place: "Place") -> frozenset[str]:
    """Give the words of a name without digits and single letters."""
    return frozenset(part for part in _parts(place) if not part.isdecimal() and len(part) > 1)


def _is_custom(place: "Place", twin: "Place") -> bool:
    """Tell whether custom tells two names apart: axes, and the lines of an address."""
    differing = _parts(place) ^ _parts(twin)
    return (bool(differing) and differing <= {"x", "y", "z"}) or "line" in _parts(place)


def _is_copied(place: "Place", other: "Place") -> bool:
    """Tell whether the description of both speaks of neither, and common use doesn't pair their names."""
    differing = _parts(place) ^ _parts(other)
    return bool(place.description) and not differing & (_PAIRS | set(words(place.description)))
