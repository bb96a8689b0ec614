"""Argument sets in, each once out: what serves in several ways is one set, of the kind that says most of it."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from seer import canon
from seer.records import POSITIVE, Aim, Case, Kind

_TELLING: Final[Mapping[Kind, int]] = {kind: rank for rank, kind in enumerate(POSITIVE)}
"""Kinds of valid sets, the most telling last: a set at a limit is one, whatever else it is."""


def once(cases: Iterable[Case]) -> list[Case]:
    """Name each case by its content, and make one case of those of a tool with the same arguments, with all their aims.

    It is of the kind that says most of it; of kind normal only where the tool would have no normal set else.
    """
    named = _named(cases)
    if sum(kind in {case.kind for case in named} for kind in POSITIVE) <= 1:
        return named
    twins: dict[bytes, list[Case]] = {}
    for case in named:
        if case.valid:
            twins.setdefault(canon.encode(case.arguments), []).append(case)
    several = [group for group in twins.values() if len(group) > 1]
    if not several:
        return named
    is_short = not any(group[0].kind == "normal" for group in twins.values() if len(group) == 1)
    kept: dict[str, Case] = {}
    gone: set[str] = set()
    for group in several:
        ranked = sorted(group, key=lambda case: _TELLING[case.kind], reverse=not is_short)
        kept[ranked[0].id] = with_aims(ranked[0], (aim for case in ranked[1:] for aim in case.aims))
        gone.update(case.id for case in ranked[1:])
    return [kept.get(case.id, case) for case in named if case.id not in gone]


def as_known(cases: Iterable[Case], known: Iterable[Case]) -> tuple[Case, ...]:
    """Give the cases of another locale, where a valid one with the arguments of a known case is that case again."""
    earlier = {canon.encode(case.arguments): case for case in known if case.valid}
    if not earlier:
        return tuple(cases)
    found = []
    for case in cases:
        twin = earlier.get(canon.encode(case.arguments)) if case.valid else None
        found.append(case if twin is None else msgspec.structs.replace(case, id=twin.id, kind=twin.kind))
    return tuple(found)


def with_aims(case: Case, aims: Iterable[Aim]) -> Case:
    """Add the aims that a case hasn't yet."""
    fresh = list(case.aims)
    fresh += [aim for aim in aims if aim not in fresh]
    return case if len(fresh) == len(case.aims) else msgspec.structs.replace(case, aims=tuple(fresh))


def _named(cases: Iterable[Case]) -> list[Case]:
    known: dict[str, Case] = {}
    for case in cases:
        identity = case.id or canon.hex12({"tool": case.tool, "kind": case.kind, "arguments": case.arguments})
        twin = known.get(identity)
        if twin is None:
            known[identity] = case if case.id else msgspec.structs.replace(case, id=identity)
        else:
            known[identity] = with_aims(twin, case.aims)
    return list(known.values())
