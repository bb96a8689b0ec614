"""Argument sets and their violations in, what stands at each place out; an item counts as the first of its kind."""

from collections import defaultdict
from functools import cached_property
from itertools import chain, islice, takewhile
from typing import TYPE_CHECKING, NamedTuple, Protocol

from seer import canon
from seer.schema.constraints import FREE
from seer.schema.pointer import MISSING, child, get, parent, split

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from seer.records import Json, Object, Violation
    from seer.schema.sites import Site, Sites

Key = tuple[str, str]
"""A place and a keyword."""
TOGETHER = "together"
"""Stands for the name of a keyword where several required properties are missing at once."""
CHOICES = frozenset({
    "anyOf", "const", "contains", "dependentSchemas", "enum", "if", "not", "oneOf", "unevaluatedItems",
    "unevaluatedProperties",
})  # fmt: skip
"""Keywords that a judge may name for what is wrong with another one, inside or around."""
_WITHIN = CHOICES | {"$defs"}
_BLAMED = 200
"""Most sets that are tried for one obligation."""


class Break(NamedTuple):
    """One keyword that was broken alone: what stood there, the schema places, whether others had to break with it."""

    value: "Json"
    schema_pointers: frozenset[str]
    is_lone: bool
    cause: "Violation | None" = None
    """The keyword that must break with it, where that one was named for both."""


class Blamed(NamedTuple):
    """A faulty set for which a judge named a choice of schemas, and where: another keyword may be what is wrong."""

    arguments: "Object"
    pointer: str


class Sight(Protocol):
    """What an aim is held against."""

    def broken(self, pointer: str, keyword: str) -> "Iterable[Break]":
        """Give what broke a keyword at a place and nothing else."""

    def standing(self, near: str, place: str) -> "Iterable[tuple[Blamed, Sequence[Json]]]":
        """Give the sets for which a choice is blamed, first those where that is near, with what each has at a place."""

    def values(self, pointer: str) -> "Iterable[Json]":
        """Give the values at a place in valid sets."""

    def lacks(self, pointer: str) -> bool:
        """Tell whether an object was there without this member."""


def breaks(arguments: "Object", violations: "Sequence[Violation]") -> "dict[tuple[str, str], Break]":
    """Give what a faulty set shows, by pointer and keyword; who breaks more than one keyword shows nothing.

    Several required properties of one object that are missing together show that, as the names that are missing.
    """
    causes = [one for one in violations if not one.entailed]
    if len(causes) > 1:
        above = {parent(one.pointer) for one in causes}
        if len(above) > 1 or any(one.keyword != "required" for one in causes):
            return {}
        names = sorted({split(one.pointer)[-1] for one in causes})
        places = frozenset(one.schema_pointer for one in violations)
        return {(above.pop(), TOGETHER): Break(names, places, is_lone=len(causes) == len(violations))}
    found: dict[tuple[str, str], Break] = {}
    for cause in causes:
        value = get(arguments, parent(cause.pointer) if cause.keyword == "dependentRequired" else cause.pointer)
        places = frozenset(one.schema_pointer for one in violations if one.pointer == cause.pointer)
        found[cause.pointer, cause.keyword] = Break(value, places, is_lone=len(violations) == 1)
        above_it, _, _ = cause.schema_pointer.rpartition("/")
        if above_it.endswith("/propertyNames"):
            found[cause.pointer, "propertyNames"] = Break(value, frozenset({above_it}), is_lone=len(violations) == 1)
        for one in violations if len(violations) > 1 else ():
            if one.entailed and one.pointer == cause.pointer:
                broken = Break(value, frozenset({one.schema_pointer}), is_lone=False, cause=cause)
                found.setdefault((one.pointer, one.keyword), broken)
    return found


def blames(arguments: "Object", violations: "Sequence[Violation]") -> "Iterable[Blamed]":
    """Give a faulty set where one cause is named and is a choice, or lies in one or behind a reference of one."""
    causes = [one for one in violations if not one.entailed]
    if len(causes) == 1 and (causes[0].keyword in CHOICES or not _WITHIN.isdisjoint(split(causes[0].schema_pointer))):
        yield Blamed(arguments, causes[0].pointer)


def standing(place: str, each: Blamed, known: "Sites") -> "Sequence[Json]":
    """Give what stands at a general place, along the way that a set is blamed for as far as it leads there."""
    values: list[Json] = [each.arguments]
    site = known.root
    ahead = split(each.pointer)
    for general in split(place):
        inner = site.below[general]
        is_ahead = bool(ahead) and site.step(ahead[0]) is inner
        way, ahead = (ahead[:1], ahead[1:]) if is_ahead else ((), ())
        values = [
            below
            for value in values
            for token in way or _tokens(value)
            if site.step(token) is inner
            if (below := child(value, token)) is not MISSING
        ]
        if not values:
            break
        site = inner
    return values


def _tokens(value: "Json") -> "Iterable[str]":
    return map(str, range(len(value))) if isinstance(value, list) else value if isinstance(value, dict) else ()


def _held(value: "Json", site: "Site") -> "Iterator[str]":
    """Give the general places at which something stands, of those that the schema speaks of."""
    yield site.pointer
    members = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    for token, inner in members:
        below = site.step(str(token))
        if below is not None:
            yield from _held(inner, below)


def _shared(one: "Sequence[str]", other: "Sequence[str]") -> int:
    """Count the steps that two places have in common."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


class One:
    """One argument set, looked into only where it is asked about."""

    def __init__(self, arguments: "Object", violations: "Sequence[Violation]", sites: "Sites") -> None:
        self._sites = sites
        shown = breaks(arguments, violations)
        self._broken = {(sites.general(pointer), keyword): one for (pointer, keyword), one in shown.items()}
        self._arguments = None if violations else arguments
        self._blamed = list(blames(arguments, violations))

    def standing(self, near: str, place: str) -> "Iterable[tuple[Blamed, Sequence[Json]]]":  # noqa: ARG002 - one set is as near as can be
        """Give the sets for which a choice is blamed, with what each has at a place."""
        return [(each, values) for each in self._blamed if (values := standing(place, each, self._sites))]

    def broken(self, pointer: str, keyword: str) -> "Iterable[Break]":
        """Give what broke a keyword at a place and nothing else."""
        found = self._broken.get((self._sites.general(pointer), keyword))
        return () if found is None else (found,)

    def values(self, pointer: str) -> "Iterable[Json]":
        """Give the values at a place."""
        if self._arguments is None:
            return ()
        exact = get(self._arguments, pointer)
        if not any(token.isdecimal() or token == FREE for token in split(pointer)):
            return () if exact is MISSING else (exact,)
        return self._whole.values(pointer)

    @cached_property
    def _whole(self) -> "Seen":
        seen = Seen(self._sites)
        seen.add(self._arguments or {}, ())
        return seen

    def lacks(self, pointer: str) -> bool:
        """Tell whether an object was there without this member."""
        if self._arguments is None:
            return False
        above = get(self._arguments, parent(pointer))
        if isinstance(above, dict) and split(pointer)[-1] not in above:
            return True
        return self._whole.lacks(pointer)


class Seen:
    """What valid argument sets hold at each place, and the keywords that faulty ones break alone."""

    def __init__(self, sites: "Sites") -> None:
        self._sites = sites
        self._broken: dict[Key, list[Break]] = defaultdict(list)
        self._blamed: dict[str, list[Blamed]] = defaultdict(list)
        self._values: dict[str, dict[bytes, Json]] = defaultdict(dict)
        self._names: dict[str, set[frozenset[str]]] = defaultdict(set)
        self._standing: dict[tuple[str, str], list[tuple[Blamed, Sequence[Json]]]] = {}
        self._near: dict[str, list[Blamed]] = {}
        self._held: dict[str, set[int]] = defaultdict(set)

    def add(self, arguments: "Object", violations: "Sequence[Violation]") -> None:
        """Note one argument set."""
        if not violations:
            self._walk(arguments, "")
            return
        for (pointer, keyword), one in breaks(arguments, violations).items():
            self._broken[self._sites.general(pointer), keyword].append(one)
        for blamed in blames(arguments, violations):
            self._blamed[self._sites.general(blamed.pointer)].append(blamed)
            for known in (self._standing, self._near, self._held):
                known.clear()

    def standing(self, near: str, place: str) -> "Iterable[tuple[Blamed, Sequence[Json]]]":
        """Give the sets for which a choice is blamed, first those where that is near, with what each has at a place.

        Of all sets, only the first few are looked into; those that have nothing there are left out.
        """
        key = (self._sites.general(near), place)
        if key not in self._standing:
            holding = self._holding.get(place, ())
            found = [each for each in self._nearest(key[0]) if id(each) in holding] if holding else []
            self._standing[key] = [(each, values) for each in found if (values := standing(place, each, self._sites))]
        return self._standing[key]

    def _nearest(self, place: str) -> "Sequence[Blamed]":
        """Give the sets that are looked into for a place."""
        if place not in self._near:
            steps = split(place)
            nearest = sorted(self._blamed, key=lambda other: -_shared(steps, split(other)))
            self._near[place] = list(islice(chain.from_iterable(self._blamed[other] for other in nearest), _BLAMED))
        return self._near[place]

    @property
    def _holding(self) -> "Mapping[str, set[int]]":
        """Give, by place, the identities of the sets that hold something there: most places are in none of them."""
        if not self._held:
            for each in chain.from_iterable(self._blamed.values()):
                for place in _held(each.arguments, self._sites.root):
                    self._held[place].add(id(each))
        return self._held

    def _walk(self, value: "Json", pointer: str) -> None:
        self._values[pointer].setdefault(canon.encode(value), value)
        if isinstance(value, dict):
            self._names[pointer].add(frozenset(value))
            for name, inner in value.items():
                self._walk(inner, self._sites.below(pointer, name))
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                self._walk(inner, self._sites.below(pointer, str(index)))

    def broken(self, pointer: str, keyword: str) -> "Iterable[Break]":
        """Give what broke a keyword at a place and nothing else."""
        return self._broken.get((self._sites.general(pointer), keyword), ())

    def values(self, pointer: str) -> "Iterable[Json]":
        """Give the distinct values at a place."""
        return self._values.get(self._sites.general(pointer), {}).values()

    def lacks(self, pointer: str) -> bool:
        """Tell whether an object was there without this member."""
        last = split(pointer)[-1]
        return any(last not in names for names in self._names.get(self._sites.general(parent(pointer)), ()))
