"""Faulty arguments and their tool in, the same with valid values in place of the fault out."""

import re
from functools import cached_property
from itertools import chain, islice
from typing import TYPE_CHECKING

from seer import canon
from seer.keywords.types import COUNTS
from seer.sample import SampleError, Sampler, Spot, Steer
from seer.sample.placeholders import holds_placeholder
from seer.scene.lazy import Lazy
from seer.scene.senseless import look
from seer.schema.pointer import MISSING, get, leaves, parent, remove, replace, split
from seer.schema.validate import fast
from seer.words.fields import fields
from seer.words.units import mended, smaller

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from seer.records import Case, Json, Object, Tool
    from seer.words.fields import Field

_MAIL = re.compile(r"(?P<who>[a-z]+)(?: at |\.)(?P<where>[a-z]+(?P<end>\.(?:com|net|org))?)")
"""An address without its sign."""
_SEVERAL = frozenset(said for many in COUNTS.values() for said in many)
_FEW = 3
_NUMBERS = 6
_MOST = 4
_WHOLES = 2
"""Samples of which each property is added, and values that are put in the place of each other."""
_MOST_INSIDE = 24
"""Argument sets that are tried with one place inside an object put right."""


def _is_scant(before: "Json", after: "Json") -> bool:
    """Tell one or two of what there should be many of."""
    return isinstance(before, str) and before in _SEVERAL and isinstance(after, int | float) and after < _FEW


class Repairs:
    """Finds valid values for faulty places of one tool; values come from its examples and from the sampler."""

    def __init__(self, tool: "Tool", *, seed: int, locale: str, now: str) -> None:
        self._tool = tool
        self._judge = fast(tool.parameters)
        self._sampler = Sampler.of_tool(tool, seed=seed, locale=locale, now=now)
        self._values: dict[str, Lazy[Json]] = {}

    def repaired(self, case: "Case") -> "Iterator[Object]":
        """Give up to four argument sets that are valid and differ from the case only at its faulty places.

        One or two of what there should be many of come last.
        """
        found: list[Object] = []
        scant: list[Object] = []
        drawn = (self._put(case.arguments, places(case), number) for number in range(_NUMBERS))
        for made in chain(self._in_unit(case), self._as_mail(case), self._inside(case), drawn):
            if made is not None and made != case.arguments and made not in (*found, *scant) and self._judge.valid(made):
                if any(_is_scant(get(case.arguments, place, None), get(made, place, None)) for place in places(case)):
                    scant.append(made)
                    continue
                yield made
                found.append(made)
                if len(found) == _MOST:
                    return
        yield from scant[: _MOST - len(found)]

    def _inside(self, case: "Case") -> "Iterator[Object]":
        """Give what differs at a single place inside the one faulty object or list, so that nothing else is lost.

        Something is added to an object, or put in the place of another; a list loses its last members.
        """
        faulty = places(case)
        present = get(case.arguments, faulty[0]) if len(faulty) == 1 else None
        if isinstance(present, dict):
            yield from islice(self._added(case.arguments, faulty[0]), _MOST_INSIDE)
            yield from islice(self._leaf_by_leaf(case.arguments, faulty[0]), _MOST_INSIDE)
        elif isinstance(present, list):
            yield from islice(_shortened(case.arguments, faulty[0]), _MOST_INSIDE)

    def _added(self, arguments: "Object", place: str) -> "Iterator[Object]":
        present = get(arguments, place)
        for whole in islice(self._wholes(arguments) if not place else self.plausible(place), _WHOLES):
            for name in whole if isinstance(whole, dict) else ():
                if name not in present:
                    yield _filled(arguments, place, {**present, name: whole[name]})

    def _leaf_by_leaf(self, arguments: "Object", place: str) -> "Iterator[Object]":
        for pointer, value in leaves(get(arguments, place), place):
            if pointer != place:
                yield from (
                    replace(arguments, pointer, one) for one in islice(self.plausible(pointer), _WHOLES) if one != value
                )

    def changed(self, case: "Case", after: "Object") -> tuple[str, ...]:
        """Give the places that the second turn speaks of: faulty ones, and inside an object what is new there.

        The whole object is told anew where what is new there would do alone: it might be taken for all of it.
        """
        found: dict[str, None] = {}
        for pointer in places(case):
            before, now = get(case.arguments, pointer), get(after, pointer)
            told = _differing(before, now, pointer)
            if told and pointer and self._judge.valid(_only(after, pointer, told)):
                told = ()
            found.update(dict.fromkeys(told or (pointer,)))
        return tuple(found)

    def _in_unit(self, case: "Case") -> "Iterator[Object]":
        """Give the amount in the unit that is wanted, where it may have been given in the next smaller one."""
        for pointer in places(case):
            place = self._fields.get(pointer)
            factor = smaller(place) if place is not None else None
            amount = None if factor is None else mended(get(case.arguments, pointer, None), factor)
            if amount is not None:
                yield replace(case.arguments, pointer, amount)

    def _as_mail(self, case: "Case") -> "Iterator[Object]":
        """Give the e-mail address of the same person, where its sign was left out or spelled out."""
        for pointer in places(case):
            found = _MAIL.fullmatch(value) if isinstance(value := get(case.arguments, pointer, None), str) else None
            if found is not None:
                where = found["where"] if found["end"] else f"{found['where']}.com"
                yield replace(case.arguments, pointer, f"{found['who']}@{where}")

    @cached_property
    def _fields(self) -> "Mapping[str, Field]":
        return fields(self._tool.parameters)

    def _put(self, arguments: "Object", faulty: tuple[str, ...], number: int) -> "Object | None":
        made: Json = arguments
        for pointer in faulty:
            values = self.plausible(pointer) if pointer else Lazy(self._wholes(arguments))
            if not values:
                return None
            try:
                made = replace(made, pointer, values[number]) if pointer else values[number]
            except KeyError:
                return None
        return made  # type: ignore[no-any-return]  # arguments are an object, and stay one

    def plausible(self, pointer: str) -> "Lazy[Json]":
        """Give a few plausible values for a place, each once; they need not go with the rest of an argument set."""
        if pointer not in self._values:
            self._values[pointer] = Lazy(_distinct(self._candidates(pointer)))
        return self._values[pointer]

    def _candidates(self, pointer: str) -> "Iterator[Json]":
        first = "/".join("0" if token.isdecimal() else token for token in pointer.split("/"))
        for whole in chain(self._tool.examples, self._samples(first)):
            for place in dict.fromkeys((pointer, first)):
                value = get(whole, place)
                if value is not MISSING and not holds_placeholder(value) and not look(place, value).senseless:
                    yield value
                    break

    def _samples(self, pointer: str) -> "Iterator[Json]":
        name = self._tool.name
        for number in range(_NUMBERS):
            try:
                steer = Steer(number=number, include=pointer)
                yield self._sampler.value(self._sampler.root, Spot("", name, name), steer)
            except SampleError:
                continue

    def _wholes(self, arguments: "Object") -> "Iterator[Object]":
        """Give arguments with properties added that samples have: what a fault of the whole object lacks."""
        return ({**whole, **arguments} for whole in self._samples("") if isinstance(whole, dict))


def _distinct(values: "Iterator[Json]") -> "Iterator[Json]":
    found: list[Json] = []
    for value in values:
        if not any(value == one and type(value) is type(one) for one in found):
            found.append(value)
            yield value


def places(case: "Case") -> tuple[str, ...]:
    """Give the faulty places of a case, none of them inside another."""
    found = dict.fromkeys(violation.pointer for violation in case.violations)
    return tuple(one for one in found if not any(one != other and one.startswith(f"{other}/") for other in found))


def _shortened(arguments: "Object", place: str) -> "Iterator[Object]":
    members = get(arguments, place)
    return (replace(arguments, place, members[:size]) for size in range(len(members) - 1, 0, -1))


def _filled(arguments: "Object", place: str, value: "Json") -> "Object":
    made: Object = replace(arguments, place, value) if place else value
    return made


def _differing(before: "Json", after: "Json", place: str) -> tuple[str, ...]:
    """Give the places inside an object at which another has something else or more; none where it lacks any."""
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return ()
    said, meant = dict(leaves(before, place)), dict(leaves(after, place))
    if said.keys() - meant.keys():
        return ()
    return tuple(
        one for one, value in meant.items() if one not in said or canon.encode(value) != canon.encode(said[one])
    )


def _only(arguments: "Object", place: str, told: tuple[str, ...]) -> "Object":
    """Leave nothing in the object at a place but what is told."""
    made = arguments
    for pointer, _ in reversed(tuple(leaves(get(arguments, place), place))):
        if pointer != place and pointer not in told:
            made = remove(made, pointer)
    return made


def last_name(pointer: str) -> str:
    """Give the property name that a place belongs to: that of the list for a member."""
    while pointer and split(pointer)[-1].isdecimal():
        pointer = parent(pointer)
    return split(pointer)[-1] if pointer else ""
