"""Tools, cases and scenes in, what their schemas oblige us to try and how much of it was tried out.

A keyword is met past its limit by an argument set that a judge found to break it and nothing else, at its limit by a
valid one whose value lies there; an optional property by being given and by being left out.
"""

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from seer.records import CARRIED_OUT, NEGATIVE, Aim, Coverage, Open
from seer.schema.constraints import visits
from seer.schema.kept import Kept
from seer.schema.obligations import BOUNDS, SIZES, obligations
from seer.schema.sayable import allowed_kinds
from seer.schema.seen import One, Seen, general
from seer.schema.values import same

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from seer.records import At, Case, Json, Object, Scene, Tool, Violation
    from seer.schema.seen import Sight

__all__ = ["allowed_kinds", "confirms", "coverage", "obligations"]

_SHOWING: Final = (*CARRIED_OUT, *NEGATIVE)
"""Kinds whose requests show what a schema takes and rejects."""
_ONE: Final = Fraction(1)
_WHY: "Final[Mapping[At, str]]" = {
    "past": "no proved argument set breaks this and nothing else",
    "limit": "no valid argument set lies at this limit",
    "absent": "no proved argument set leaves this out and nothing else is wrong with it",
    "default": "no valid argument set leaves this to its default",
    "typical": "no valid argument set gives this",
}


def confirms(tool: "Tool", aim: Aim, arguments: "Object", violations: "Sequence[Violation]") -> bool:
    """Tell whether an argument set meets an aim, from its values and from what a judge found broken."""
    steps = _steps(tool.parameters) if aim.at == "limit" and aim.keyword in BOUNDS else {}
    return _met(aim, One(arguments, violations), steps)


def _steps_of(parameters: "Object") -> dict[str, Fraction]:
    """Give the distance between the values that a place admits, where it isn't 1."""
    found: dict[str, Fraction] = {}
    for visit in visits(parameters):
        if "multipleOf" in visit.schema:
            found[general(visit.pointer)] = Fraction(str(visit.schema["multipleOf"]))
    return found


_steps: "Kept[Object, dict[str, Fraction]]" = Kept(_steps_of, most=512)


def _met(aim: Aim, seen: "Sight", steps: "Mapping[str, Fraction]") -> bool:
    """Tell whether some of the argument sets seen meets an aim."""
    if aim.at == "past" or aim.keyword == "required":
        return (general(aim.pointer), aim.keyword) in seen.broken
    if aim.at in ("absent", "default"):
        return seen.lacks(aim.pointer)
    if aim.at == "limit":
        return any(_is_at(aim, value, steps.get(general(aim.pointer), _ONE)) for value in seen.values(aim.pointer))
    return any(True for _ in seen.values(aim.pointer))


def _is_at(aim: Aim, value: "Json", step: Fraction) -> bool:
    """Tell whether a valid value lies at a limit, or within a step of one that isn't admitted itself."""
    keyword, limit = aim.keyword, aim.limit
    if keyword in SIZES:
        return bool(_size(value, SIZES[keyword]) == limit)
    if keyword not in (*BOUNDS, "multipleOf"):
        return same(value, limit)
    if not isinstance(value, int | float) or isinstance(value, bool):
        return False
    gap = abs(Fraction(str(value)) - Fraction(str(limit)))
    return keyword == "multipleOf" or gap < step or (gap == step and keyword.startswith("exclusive"))


def _size(value: "Json", sort: str) -> int | None:
    return len(value) if isinstance(value, _SIZED[sort]) else None


_SIZED: "Final[Mapping[str, Any]]" = {"string": str, "array": list, "object": dict}


def coverage(tools: "Iterable[Tool]", cases: "Iterable[Case]", scenes: "Iterable[Scene]") -> Coverage:
    """Count the obligations that cases and scenes meet, and list those that no case does."""
    by_cases: dict[str, Seen] = defaultdict(Seen)
    by_scenes: dict[str, Seen] = defaultdict(Seen)
    for case in cases:
        by_cases[case.tool].add(case.arguments, case.violations)
    for scene in scenes:
        if scene.request is not None and scene.kind in _SHOWING:
            by_scenes[scene.request.tool].add(scene.request.arguments, scene.violations)
    counted = in_cases = in_scenes = 0
    unmet: list[Open] = []
    for tool in tools:
        steps = _steps(tool.parameters)
        for aim in obligations(tool):
            counted += 1
            in_scenes += _met(aim, by_scenes[tool.name], steps)
            if _met(aim, by_cases[tool.name], steps):
                in_cases += 1
            else:
                unmet.append(_open(aim))
    unmet.sort(key=lambda one: (one.tool, one.pointer, one.keyword, one.at, one.why))
    return Coverage(obligations=counted, by_cases=in_cases, by_scenes=in_scenes, open=tuple(unmet))


def unmet(tool: "Tool", aims: "Iterable[Aim]", scenes: "Iterable[Scene]") -> tuple[Aim, ...]:
    """Give those of a tool's aims that no scene meets."""
    seen, steps = Seen(), _steps(tool.parameters)
    for scene in scenes:
        if scene.request is not None and scene.kind in _SHOWING and scene.request.tool == tool.name:
            seen.add(scene.request.arguments, scene.violations)
    return tuple(aim for aim in aims if not _met(aim, seen, steps))


def _open(aim: Aim) -> Open:
    return Open(tool=aim.tool, pointer=aim.pointer, keyword=aim.keyword, at=aim.at, why=_WHY[aim.at])
