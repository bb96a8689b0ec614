"""Tool's base and obligations in, argument sets that meet each of them out, every one proved."""

from itertools import chain, groupby, islice
from typing import TYPE_CHECKING

import msgspec

from seer.generate.candidates import Candidates
from seer.generate.grounds import Grounds, Standing
from seer.schema import pointer
from seer.schema.coverage import explained, shows
from seer.schema.obligations import BOUNDS, SIZES, owed
from seer.schema.owed import OTHERS
from seer.schema.pointer import MISSING
from seer.schema.seen import blames, breaks
from seer.schema.sites import sites

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seer.generate.base import Base
    from seer.generate.prove import Prover
    from seer.records import Case, Json, Kind
    from seer.schema.owed import Owed

_LIMITED = frozenset({*BOUNDS, *SIZES})
_KEPT = 3
"""Sayable faults of one keyword that are kept beside those that meet an obligation."""
_TRIED = 12


class Cover:
    """Meets the obligations of one tool, place by place."""

    def __init__(self, base: "Base", prover: "Prover") -> None:
        self._base = base
        self._prover = prover
        self._sites = sites(base.tool.parameters)
        self._grounds = Grounds(base)
        self._candidates = Candidates(base, self._grounds)

    def cases(self, most: int) -> "Iterator[Case]":
        """Give argument sets for so many obligations, those of one place and keyword together."""
        every = owed(self._base.tool, exhaustive=True)[:most]
        for _, group in groupby(every, key=lambda one: (one.site.pointer, one.aim.keyword, one.schema_pointer)):
            yield from self._met([one for one in group if one.aim.part != OTHERS])

    def _met(self, group: "Sequence[Owed]") -> "Iterator[Case]":
        keyword = group[0].aim.keyword if group else ""
        if keyword == "required":
            yield from self._missing(group)
        elif keyword in ("properties", "default"):
            yield from self._present(group)
        elif group:
            yield from self._of_values(group)

    def _of_values(self, group: "Sequence[Owed]") -> "Iterator[Case]":
        first = group[0]
        site = self._sites.by_pointer[first.visit.pointer]
        ground = self._grounds.at(site, first.visit)
        if ground is not None:
            grounds = chain([ground], self._grounds.others(site, first.visit))
            waiting = list(group)
            for number, each in enumerate(grounds):
                if not waiting:
                    break
                yield from self._valued(waiting, each)
                yield from self._broken(group, waiting, each, keep=not number)

    def _valued(self, waiting: "list[Owed]", ground: Standing) -> "Iterator[Case]":
        """Give valid sets: for each obligation the first value of its class that is valid."""
        for one in [each for each in waiting if each.aim.at != "past"]:
            kind: Kind = "boundary" if one.aim.keyword in _LIMITED else "normal"
            for value in islice(self._candidates.within(one, ground), _TRIED):
                if not one.admits(value):
                    continue
                case = self._prover.lying(kind, pointer.replace(ground.arguments, ground.pointer, value), one.aim)
                if case is not None:
                    waiting.remove(one)
                    yield case
                    break

    def _broken(
        self, group: "Sequence[Owed]", waiting: "list[Owed]", ground: Standing, *, keep: bool
    ) -> "Iterator[Case]":
        """Give faulty sets: the sayable ones first, then for each class that none of them shows one that does."""
        past = [one for one in group if one.aim.at == "past"]
        kept = 0 if keep else _KEPT
        for value in islice(self._candidates.past(past[0], ground), _TRIED) if past else ():
            case = self._faulty(past, waiting, ground, value, keep=kept < _KEPT)
            if case is not None:
                kept += 1
                yield case
        for one in past:
            for value in islice(self._candidates.outside(one, ground), _TRIED):
                if one not in waiting:
                    break
                case = self._faulty(past, waiting, ground, value, keep=False)
                if case is not None:
                    yield case

    def _faulty(
        self, group: "Sequence[Owed]", waiting: "list[Owed]", ground: Standing, value: "Json", *, keep: bool
    ) -> "Case | None":
        """Prove a faulty set and strike out what it meets; None where it meets nothing new and needn't be kept."""
        case = self._prover.faulty(pointer.replace(ground.arguments, ground.pointer, value))
        return None if case is None else self._struck(case, group, waiting, keep=keep)

    def _struck(self, case: "Case", group: "Sequence[Owed]", waiting: "list[Owed]", *, keep: bool) -> "Case | None":
        shown = [
            one
            for (place, keyword), each in breaks(case.arguments, case.violations).items()
            for one in group
            if keyword in (one.aim.keyword, one.aim.part)
            and self._sites.general(place) == one.aim.pointer
            and shows(one.aim, each, one)
        ]
        if not shown:
            blamed = list(blames(case.arguments, case.violations))
            shown = [one for one in waiting for each in blamed if one.aim.at == "past" and explained(one, each)]
        fresh = [one for one in shown if one in waiting]
        if not shown or not (fresh or keep):
            return None
        waiting[:] = [one for one in waiting if one not in fresh]
        return msgspec.structs.replace(case, aims=tuple(one.aim for one in shown))

    def _missing(self, group: "Sequence[Owed]") -> "Iterator[Case]":
        waiting = list(group)
        for one in group:
            together = bool(one.aim.part)
            site = one.site if together or one.site.above is None else one.site.above
            names = one.aim.limit if together else [pointer.split(one.aim.pointer)[-1]]
            ground = self._grounds.at(site, one.visit)
            if ground is None or not isinstance(ground.value, dict):
                continue
            rest = {name: inner for name, inner in ground.value.items() if name not in names}
            case = self._prover.faulty(pointer.replace(ground.arguments, ground.pointer, rest), several=together)
            found = None if case is None else self._struck(case, group, waiting, keep=True)
            if found is not None:
                yield found

    def _present(self, group: "Sequence[Owed]") -> "Iterator[Case]":
        """Give sets with an optional property and without it; with its default and left to it."""
        first = group[0]
        ground = self._grounds.at(first.site, first.visit)
        if ground is None or first.site.above is None:
            return
        for one in group:
            if one.aim.at in ("absent", "default"):
                made = self._left_out(ground, first)
            elif one.aim.keyword == "default":
                made = pointer.replace(ground.arguments, ground.pointer, one.aim.limit)
            else:
                made = ground.arguments
            case = made and self._prover.lying("default" if one.aim.keyword == "default" else "normal", made, one.aim)
            if case:
                yield case

    def _left_out(self, ground: Standing, first: "Owed") -> "Json":
        made = pointer.remove(ground.arguments, ground.pointer)
        if self._base.holds(made) or first.site.above is None:
            return made
        above = self._grounds.at(first.site.above)
        return above.arguments if above and pointer.get(above.arguments, ground.pointer) is MISSING else made
