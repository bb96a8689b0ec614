"""Tools, cases and scenes in, what their schemas oblige us to try and how much of it was tried out.

A keyword is met past its limit by an argument set that a judge found to break it and nothing else, at its limit by a
valid one whose value lies there; an optional property by being given and by being left out.
"""

from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

from seer.records import CARRIED_OUT, NEGATIVE, Coverage, Open, Violation
from seer.schema.afford import afforded
from seer.schema.kept import Kept
from seer.schema.obligations import obligations, owed
from seer.schema.proof import entailed
from seer.schema.reasons import Purse, Why, reason
from seer.schema.sayable import allowed_kinds
from seer.schema.seen import TOGETHER, One, Seen, standing
from seer.schema.sites import sites
from seer.schema.twos import Twos
from seer.schema.values import same

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seer.records import Aim, Case, Json, Object, Scene, Tool
    from seer.schema.owed import Owed
    from seer.schema.seen import Blamed, Break, Sight

__all__ = ["allowed_kinds", "confirms", "coverage", "explained", "met", "obligations", "shows"]

_SHOWING: Final = (*CARRIED_OUT, *NEGATIVE)
"""Kinds whose requests show what a schema takes and rejects."""
_COUNTED: Final = (
    "obligations", "by_cases", "by_scenes", "entailed", "pairs", "pairs_by_cases", "pairs_by_scenes",
)  # fmt: skip
_LONE: Final = 2
_Key = tuple[str, str, str, str, str]


def _key(aim: "Aim") -> _Key:
    return aim.pointer, aim.keyword, aim.at, aim.part, repr(aim.limit)


_plain: "Kept[Tool, dict[_Key, Owed]]" = Kept(lambda tool: {_key(one.aim): one for one in owed(tool)}, most=64)
_exhaustive: "Kept[Tool, dict[_Key, Owed]]" = Kept(
    lambda tool: {_key(one.aim): one for one in owed(tool, exhaustive=True)}, most=64
)


def _known(tool: "Tool", aim: "Aim") -> "Owed | None":
    """Give the obligation that an aim names, if there is one."""
    found = _plain(tool).get(_key(aim))
    if found is None and (aim.part or aim.at == "inside"):
        return _exhaustive(tool).get(_key(aim))
    return found


def confirms(tool: "Tool", aim: "Aim", arguments: "Object", violations: "Sequence[Violation]") -> bool:
    """Tell whether an argument set meets an aim, from its values and from what a judge found broken."""
    one = None if aim.keyword == "properties" and not aim.part else _known(tool, aim)
    sight = One(arguments, violations, sites(tool.parameters))
    return bool(_degree(aim, sight, None) if one is None else met(one, sight))


def met(one: "Owed", seen: "Sight") -> int:
    """Give 2 where a set meets an obligation, 1 where sets do only along with what must break too, else 0."""
    return _degree(one.aim, seen, one)


def _degree(aim: "Aim", seen: "Sight", one: "Owed | None") -> int:
    if aim.keyword == "required" or aim.at == "past":
        together = aim.part == TOGETHER
        found = seen.broken(aim.pointer, TOGETHER if together else aim.keyword)
        degree = max((1 + each.is_lone for each in found if shows(aim, each, one)), default=0)
        return degree or _LONE * (one is not None and not together and _explains(one, seen))
    if aim.at in ("absent", "default"):
        return _LONE * seen.lacks(aim.pointer)
    if one is None and aim.at in ("limit", "inside"):
        return _LONE * any(same(value, aim.limit) for value in seen.values(aim.pointer))
    return _LONE * any(one is None or one.admits(value) for value in seen.values(aim.pointer))


def _explains(one: "Owed", seen: "Sight") -> bool:
    """Tell whether some set for which a choice is blamed is faulty by this keyword alone."""
    return any(_is_alone(one, *each) for each in seen.standing(one.aim.pointer, _place(one)))


def explained(one: "Owed", each: "Blamed") -> bool:
    """Tell whether a set for which a choice is blamed lies in the class of an obligation and is faulty by it alone."""
    return _is_alone(one, each, standing(_place(one), each, sites(one.root)))


def _place(one: "Owed") -> str:
    """Give the general place whose values an obligation is about."""
    return one.visit.pointer if one.aim.keyword == "required" else one.site.pointer


def _is_alone(one: "Owed", each: "Blamed", values: "Sequence[Json]") -> bool:
    is_required = one.aim.keyword == "required"
    return any(is_required or one.admits(value) for value in values) and one.explains(each.arguments)


def shows(aim: "Aim", each: "Break", one: "Owed | None") -> bool:
    """Tell whether what was broken is what an aim asks for."""
    if aim.part == TOGETHER:
        return bool(each.value == sorted(aim.limit))
    if each.cause is not None and not (one is not None and _breaks_both(one, each.value, each.cause)):
        return False
    if one is None or aim.keyword == "required":
        return True
    if one.schema_pointers.isdisjoint(each.schema_pointers):
        return False
    if aim.keyword == "dependentRequired":
        return not aim.part or aim.part in each.value
    return one.admits(each.value)


def _breaks_both(one: "Owed", value: "Json", cause: "Violation") -> bool:
    """Tell whether whatever breaks a keyword breaks the one that is named for both as well."""
    mine = Violation(pointer=cause.pointer, keyword=one.aim.keyword, schema_pointer=one.schema_pointer)
    return entailed(one.root, value, mine, cause)


def coverage(
    tools: "Iterable[Tool]",
    cases: "Iterable[Case]",
    scenes: "Iterable[Scene]",
    *,
    exhaustive: bool = False,
    disputed: int = 0,
    strength: int = 1,
) -> Coverage:
    """Count the obligations that cases and scenes meet, and list those that no case does.

    With a strength of 2, each two classes of two parameters are owed too, and counted apart as pairs.
    """
    tools = tuple(tools)
    by_cases = {tool.name: _Shown(tool, exhaustive=exhaustive, strength=strength) for tool in tools}
    by_scenes = {tool.name: _Shown(tool, exhaustive=exhaustive, strength=strength) for tool in tools}
    for case in cases:
        if case.tool in by_cases:
            by_cases[case.tool].add(case.arguments, case.violations)
    for scene in scenes:
        if scene.request is not None and scene.kind in _SHOWING and scene.request.tool in by_scenes:
            by_scenes[scene.request.tool].add(scene.request.arguments, scene.violations)
    counted: dict[str, int] = defaultdict(int)
    unmet: list[Open] = []
    for tool in tools:
        purse = Purse()
        meant = afforded(tool, exhaustive=exhaustive)
        mine, said = by_cases[tool.name], by_scenes[tool.name]
        for rank, one in enumerate(owed(tool, exhaustive=exhaustive)):
            degree = met(one, mine.seen)
            counted["obligations"] += 1
            counted["by_scenes"] += bool(met(one, said.seen))
            counted["by_cases"] += bool(degree)
            counted["entailed"] += degree == 1
            if not degree:
                unmet.append(_open(one, reason(one, tool, purse) if rank in meant else Why("budget")))
        if mine.twos is not None and said.twos is not None:
            counted["pairs"] += mine.twos.owed
            counted["pairs_by_cases"] += mine.twos.met
            counted["pairs_by_scenes"] += said.twos.met
            unmet += mine.twos.open(Purse())
    unmet.sort(key=lambda one: (one.tool, one.pointer, one.keyword, one.at, one.part, one.why))
    numbers: Any = {name: counted[name] for name in _COUNTED}
    return Coverage(**numbers, disputed=disputed, open=tuple(unmet))


class _Shown:
    """What the sets, or the scenes, of one tool show."""

    def __init__(self, tool: "Tool", *, exhaustive: bool, strength: int) -> None:
        self.seen = Seen(sites(tool.parameters))
        self.twos = Twos(tool, exhaustive=exhaustive) if strength > 1 else None

    def add(self, arguments: "Object", violations: "Sequence[Violation]") -> None:
        """Take one in; each two classes of parameters are shown by what is valid."""
        self.seen.add(arguments, violations)
        if self.twos is not None and not violations:
            self.twos.add(arguments)


def unmet(
    tool: "Tool", aims: "Iterable[Aim]", scenes: "Iterable[Scene]", *, cases: "Iterable[Case]" = ()
) -> "tuple[Aim, ...]":
    """Give those of a tool's aims that none of its scenes and cases meets."""
    seen = Seen(sites(tool.parameters))
    for scene in scenes:
        if scene.request is not None and scene.kind in _SHOWING and scene.request.tool == tool.name:
            seen.add(scene.request.arguments, scene.violations)
    for case in cases:
        seen.add(case.arguments, case.violations)
    return tuple(aim for aim in aims if not _degree(aim, seen, _known(tool, aim)))


def _open(one: "Owed", why: Why) -> Open:
    aim = one.aim
    return Open(
        tool=aim.tool, pointer=aim.pointer, keyword=aim.keyword, at=aim.at, part=aim.part, reason=why.code, by=why.by,
        why=why.say,
    )  # fmt: skip
