"""Tool's base and obligations in, argument sets that meet each of them out, every one proved."""

from itertools import chain, groupby, islice
from typing import TYPE_CHECKING

import msgspec

from seer.generate.agreeing import agreed, touched
from seer.generate.candidates import Candidates
from seer.generate.faces import Face, Faces, Worked, face, lacks_alone
from seer.generate.filling import Filling
from seer.generate.grounds import Grounds, Standing
from seer.schema import pointer
from seer.schema.afford import afforded
from seer.schema.coverage import explained, met, shows
from seer.schema.obligations import BOUNDS, SIZES, owed
from seer.schema.owed import OTHERS
from seer.schema.reasons import anchor_of, is_too_large
from seer.schema.seen import One, blames, breaks
from seer.schema.sites import sites

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seer.generate.base import Base
    from seer.generate.prove import Prover
    from seer.records import Case, Json, Kind, Object
    from seer.schema.owed import Owed
    from seer.schema.sites import Site

_LIMITED = frozenset({*BOUNDS, *SIZES})
_ANY = "value"
"""The name of a place whose values don't depend on it."""
_OF_PRESENCE = frozenset({"properties", "default", "required"})
_KEPT = 3
"""Sayable faults of one keyword that are kept beside those that meet an obligation."""
_TRIED = 12


class Cover:
    """Meets the obligations of one tool, place by place."""

    def __init__(self, base: "Base", prover: "Prover", faces: Faces | None = None) -> None:
        self._faces = faces
        self._shown: dict[str, Face | None] = {}
        self._worked: dict[str, Worked] = {}
        self._alone: dict[tuple[str, str], bool] = {}
        self._filling: Filling | None = None
        self._base = base
        self._prover = prover
        self._sites = sites(base.tool.parameters)
        self._grounds = Grounds(base)
        self._candidates = Candidates(base, self._grounds)

    def cases(self, most: int) -> "Iterator[Case]":
        """Give argument sets for so many obligations, those of one place and keyword together."""
        meant = afforded(self._base.tool, exhaustive=True)
        every = [one for number, one in enumerate(owed(self._base.tool, exhaustive=True)[:most]) if number in meant]
        for _, group in groupby(every, key=lambda one: (one.visit.pointer, one.aim.keyword, one.schema_pointer)):
            yield from self._met([one for one in group if one.aim.part != OTHERS])

    def _met(self, group: "Sequence[Owed]") -> "Iterator[Case]":
        keyword = group[0].aim.keyword if group else ""
        if keyword == "required":
            yield from self._missing(group)
        elif keyword in _OF_PRESENCE:
            yield from self._present(group)
        elif group:
            yield from self._of_place(group)

    def _of_place(self, group: "Sequence[Owed]") -> "Iterator[Case]":
        """Take what was worked out for the place before, whatever tool it was in; else work it out."""
        first = group[0]
        site = self._sites.by_pointer[first.visit.pointer]
        shown = self._face(site)
        beside = self._grounds.at(site)
        if shown is None or (beside is not None and touched(beside.arguments, beside.pointer)):
            yield from self._of_values(group)
            return
        kept = group if shown.is_whole else [one for one in group if shown.keeps(one.aim.keyword, one.aim.at)]
        ground = self._grounds.at(site) if kept else None
        made = None if ground is None else self._filled(kept, ground, shown)
        if made is not None:
            yield from made
        if made is None or not shown.is_whole:
            yield from self._of_values(group if made is None else [one for one in group if one not in kept])

    def _face(self, site: "Site") -> Face | None:
        if self._faces is None:
            return None
        if site.pointer not in self._shown:
            self._shown[site.pointer] = face(site)
        return self._shown[site.pointer]

    def _filled(self, group: "Sequence[Owed]", ground: Standing, shown: Face) -> "list[Case] | None":
        """Fill templates in; None where there are none, or where the whole doesn't bear one out."""
        if self._faces is None or self._base.judge is None:
            return None
        at = group[0].visit.schema_pointer[len(shown.at) :]
        place = group[0].visit.pointer
        worked = self._worked.get(place)
        if worked is None:
            name = self._grounds.spot(ground.pointer).name if shown.is_named else _ANY
            worked = self._worked[place] = self._faces.worked(self._base, shown, name or _ANY, explored)
        templates = worked.templates.get((at, group[0].aim.keyword))
        if templates is None:
            return None
        if worked.disputed:
            self._prover.note(worked.disputed)
        if self._filling is None or self._filling.ground is not ground:
            self._filling = Filling(self._base.tool, ground, self._base.judge)
        filling = self._filling
        aims = {one.due.label: one.aim for one in group}
        made: list[Case] = []
        for template in templates:
            mine = tuple([aims[one] for one in template.shown if one in aims])
            if len(mine) < len(template.shown):
                if shown.is_whole:
                    return None
                continue
            arguments = ground.put(template.value)
            if not filling.bears_out(template, arguments):
                return None
            made.append(filling.case(template, arguments, mine, shown.at))
        return made

    def of(self, place: str) -> "Iterator[tuple[Sequence[Owed], Sequence[Case]]]":
        """Give each group of obligations on the value of a place with the sets that were made for it."""
        every = owed(self._base.tool, exhaustive=True)
        for _, found in groupby(every, key=lambda one: (one.visit.pointer, one.aim.keyword, one.schema_pointer)):
            group = [one for one in found if one.aim.part != OTHERS]
            if group and group[0].visit.pointer == place and group[0].aim.keyword not in _OF_PRESENCE:
                yield group, list(self._of_values(group))

    def _of_values(self, group: "Sequence[Owed]") -> "Iterator[Case]":
        if not group:
            return
        first = group[0]
        site = self._sites.by_pointer[first.visit.pointer]
        ground = self._grounds.at(site, first.visit)
        waiting = list(group)
        if ground is not None:
            grounds = chain([ground], self._grounds.others(site, first.visit))
            for number, each in enumerate(grounds):
                if not waiting:
                    break
                yield from self._valued(waiting, each)
                yield from self._broken(group, waiting, each, keep=not number)
        yield from self._answered(group, waiting)

    def _answered(self, group: "Sequence[Owed]", waiting: "list[Owed]") -> "Iterator[Case]":
        """Ask for what would meet an obligation where nothing else did."""
        for one in [each for each in waiting if not is_too_large(each)]:
            around = self._around(anchor_of(one))
            for value in self._candidates.answers(one) if around is not None else ():
                if around is None or one not in waiting:
                    break
                arguments = pointer.replace(around[0], around[1], value)
                if not isinstance(arguments, dict):
                    continue
                case: Case | None
                if one.aim.at == "past" or one.aim.keyword == "required":
                    case = self._prover.faulty(arguments, several=one.aim.keyword == "required" and bool(one.aim.part))
                    case = None if case is None else self._struck(case, group, waiting, keep=False)
                else:
                    case = self._lying(one, waiting, agreed(self._base, arguments, around[1]))
                if case is not None:
                    yield case

    def _around(self, site: "Site") -> "tuple[Object, str] | None":
        """Give a valid set and where a place is in it; where nothing may stand there, where it would be."""
        ground = self._grounds.at(site)
        if ground is not None:
            return ground.arguments, ground.pointer
        if site.above is None:
            return {}, ""
        above = None if site.token.isdecimal() else self._grounds.at(site.above)
        if above is None or not isinstance(above.value, dict):
            return None
        return above.arguments, pointer.join(above.pointer, site.token)

    def _lying(self, one: "Owed", waiting: "list[Owed]", arguments: "Object") -> "Case | None":
        kind: Kind = "boundary" if one.aim.keyword in _LIMITED else "normal"
        shown = met(one, One(arguments, (), self._sites))
        case = self._prover.lying(kind, arguments, one.aim) if shown else None
        if case is not None:
            waiting.remove(one)
        return case

    def _valued(self, waiting: "list[Owed]", ground: Standing) -> "Iterator[Case]":
        """Give valid sets: for each obligation the first value of its class that is valid."""
        for one in [each for each in waiting if each.aim.at != "past"]:
            kind: Kind = "boundary" if one.aim.keyword in _LIMITED else "normal"
            for value in islice(self._candidates.within(one, ground), _TRIED):
                if not one.admits(value):
                    continue
                made = agreed(self._base, ground.put(value), ground.pointer)
                case = self._prover.lying(kind, made, one.aim)
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
        if not keep and group[0].aim.keyword == "enum" and not any(one.admits(value) for one in waiting):
            return None
        case = self._prover.faulty(ground.put(value))
        return None if case is None else self._struck(case, group, waiting, keep=keep)

    def _struck(self, case: "Case", group: "Sequence[Owed]", waiting: "list[Owed]", *, keep: bool) -> "Case | None":
        shown: list[Owed] = []
        for (place, keyword), each in breaks(case.arguments, case.violations).items():
            at = self._sites.general(place)
            asked = (one for one in group if at == one.aim.pointer and keyword in (one.aim.keyword, one.aim.part))
            shown += [one for one in asked if shows(one.aim, each, one)]
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
            site = self._sites.by_pointer[one.visit.pointer]
            names = one.aim.limit if together else [pointer.split(one.aim.pointer)[-1]]
            ground = self._grounds.at(site, one.visit)
            if ground is None or not isinstance(ground.value, dict):
                continue
            rest = {name: inner for name, inner in ground.value.items() if name not in names}
            arguments = ground.put(rest)
            if all(self._lacks_alone(site, name) for name in names):
                places = [pointer.join(ground.pointer, name) for name in names]
                made = self._prover.lacking(arguments, places, one.schema_pointer, one.aim)
                if made is not None:
                    waiting.remove(one)
                    yield made
                    continue
            case = self._prover.faulty(arguments, several=together)
            found = None if case is None else self._struck(case, group, waiting, keep=True)
            if found is not None:
                yield found
        yield from self._answered(group, waiting)

    def _lacks_alone(self, site: "Site", name: str) -> bool:
        key = (site.pointer, name)
        if key not in self._alone:
            self._alone[key] = lacks_alone(site, name)
        return self._alone[key]

    def _present(self, group: "Sequence[Owed]") -> "Iterator[Case]":
        """Give sets with an optional property and without it; with its default and left to it."""
        first = group[0]
        ground = self._grounds.at(first.site, first.visit)
        waiting = list(group)
        if ground is not None and first.site.above is not None:
            yield from self._given(first, waiting, ground)
        yield from self._answered(group, waiting)

    def _given(self, first: "Owed", waiting: "list[Owed]", ground: Standing) -> "Iterator[Case]":
        for one in list(waiting):
            if one.aim.at in ("absent", "default"):
                made = self._left_out(ground, first)
            elif one.aim.keyword == "default":
                made = agreed(self._base, ground.put(one.aim.limit), ground.pointer)
            else:
                made = ground.arguments
            is_default = one.aim.keyword == "default"
            is_part = not (is_default and one.aim.at == "typical")
            case = self._prover.lying("default" if is_default else "normal", made, one.aim, part=is_part)
            if case is not None:
                waiting.remove(one)
                yield case

    def _left_out(self, ground: Standing, first: "Owed") -> "Json":
        """Leave the property out; where that isn't valid, take the set to which it was added."""
        above = None if first.site.above is None else self._grounds.at(first.site.above)
        if above is not None and isinstance(above.value, dict) and first.site.token not in above.value:
            return above.arguments
        return pointer.remove(ground.arguments, ground.pointer)


def explored(base: "Base", prover: "Prover", place: str) -> "Iterator[tuple[Sequence[Owed], Sequence[Case]]]":
    """Work one place of a tool out."""
    return Cover(base, prover).of(place)
