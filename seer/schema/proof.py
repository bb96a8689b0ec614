"""Broken keywords as a judge reports them in, the smallest set whose relaxation restores validity out.

A definition that is used at two places is relaxed at both; each violation names the place in the instance where it is
broken, so a set restored by one relaxation may hold two violations with the same schema pointer.
"""

from functools import lru_cache
from itertools import chain, combinations, islice
from typing import TYPE_CHECKING, Final, NamedTuple

from seer.records import Violation
from seer.schema import pointer
from seer.schema.entail import entails, is_silent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from seer.records import Json

Path = tuple[str | int, ...]

NAMED: Final = frozenset({"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"})
"""Keywords whose value maps names to schemas."""
NUMBERED: Final = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
"""Keywords whose value lists schemas."""
_COUNTING: Final = frozenset({"minContains", "maxContains"})
_RELATED: Final = _COUNTING | {"dependentRequired"}
"""Keywords whose fault may be mended by another's relaxation."""
_SMALLEST_SETS: Final = 3
_TRIED_TOGETHER: Final = 10
_TRIED_INSIDE: Final = 20
_RANK: Final = {
    keyword: rank
    for rank, keyword in enumerate(
        ("type", "required", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
         "multipleOf", "pattern", "format", "const", "enum", "minItems", "maxItems", "uniqueItems")
    )
}  # fmt: skip


class Fault(NamedTuple):
    """A keyword that a judge found broken: places as tokens; for anyOf and oneOf, the faults in each branch."""

    place: Path
    path: Path
    branches: tuple[tuple["Fault", ...], ...] = ()


class Candidate(NamedTuple):
    """A keyword that may be the violation, and the place in the schema that is relaxed to prove it."""

    depth: int
    pointer: str
    rank: int
    schema_pointer: str
    relaxed: str
    keyword: str

    def violation(self, *, entailed: bool) -> Violation:
        """Give the record."""
        return Violation(
            pointer=self.pointer, keyword=self.keyword, schema_pointer=self.schema_pointer, entailed=entailed
        )


def prove(
    schema: "Json", value: "Json", faults: "Iterable[Fault]", *, admits: "Callable[[tuple[str, ...]], bool]"
) -> tuple[Violation, ...]:
    """Give the smallest set of faults without which the value is valid, the one that entails the others first.

    `admits` tells whether the value is valid once the keywords at some schema pointers are relaxed. One in a branch
    that wasn't meant counts where no other does alone. Where no set of up to three does, all faults are given.
    """
    faults = tuple(faults)
    candidates = sorted(set(chain.from_iterable(_candidates(schema, value, fault) for fault in faults)))
    places = [place for place in dict.fromkeys(one.relaxed for one in candidates) if _is_there(schema, place)]
    for size in range(1, _SMALLEST_SETS + 1):
        for chosen in combinations(places if size == 1 else places[:_TRIED_TOGETHER], size):
            if admits(chosen):
                return _marked(schema, value, [candidate for candidate in candidates if candidate.relaxed in chosen])
        if size == 1:
            inner = (_named(schema, value, one, 0) for fault in faults for one in _inside(fault))
            for one in islice(sorted(set(chain.from_iterable(inner)).difference(candidates)), _TRIED_INSIDE):
                if _is_there(schema, one.relaxed) and admits((one.relaxed,)):
                    return (one.violation(entailed=False),)
    return tuple(candidate.violation(entailed=False) for candidate in candidates if candidate.depth == 0)


def _inside(fault: Fault) -> "Iterator[Fault]":
    """Give the faults in all branches of a fault."""
    for one in chain.from_iterable(fault.branches):
        yield one
        yield from _inside(one)


def apart(schema: "Json", value: "Json", faults: "Iterable[Fault]") -> "tuple[Candidate, ...]":
    """Give what faults that stand alone break: each names its own keywords, none of them inside another's.

    None are given where branches, or keywords that are counted together, have to be tried.
    """
    found: set[Candidate] = set()
    for fault in faults:
        if fault.branches or not fault.path or _keyword(fault.path) in _RELATED:
            return ()
        found.update(_named(schema, value, fault, 0))
    places = {one.relaxed for one in found}
    if len(places) > 1 and any(other.startswith(f"{place}/") for place in places for other in places):
        return ()
    return tuple(sorted(found)) if all(_is_there(schema, place) for place in places) else ()


def all_of(schema: "Json", value: "Json", broken: "Sequence[Candidate]") -> tuple[Violation, ...]:
    """Give what `prove` does where nothing but the relaxation of all of them restores validity."""
    if len({one.relaxed for one in broken}) <= _SMALLEST_SETS:
        return _marked(schema, value, broken)
    return tuple(one.violation(entailed=False) for one in broken)


def _is_there(schema: "Json", place: str) -> bool:
    """Tell whether a place can be relaxed: inside a schema with an `$id` of its own, judges count from there."""
    return pointer.get(schema, place) is not pointer.MISSING


def _marked(schema: "Json", value: "Json", broken: "Sequence[Candidate]") -> tuple[Violation, ...]:
    """Mark what must break along with the one that entails all others, if there is such a one."""
    if len(broken) == 1:
        return (broken[0].violation(entailed=False),)
    for first in broken:
        others = [candidate for candidate in broken if candidate is not first]
        if all(entailed(schema, pointer.get(value, first.pointer), first, other) for other in others):
            return (first.violation(entailed=False), *(other.violation(entailed=True) for other in others))
    return tuple(candidate.violation(entailed=False) for candidate in broken)


def entailed(schema: "Json", value: "Json", first: "Candidate | Violation", other: "Candidate | Violation") -> bool:
    """Tell whether whatever breaks the first keyword must break the other; `value` is what stands at their place."""
    if first.pointer != other.pointer:
        return False
    if first.keyword == other.keyword == "required":
        return True
    limits = (pointer.get(schema, first.schema_pointer, None), pointer.get(schema, other.schema_pointer, None))
    if (first.keyword, other.keyword) == ("type", "not"):
        return is_silent(limits[1], value)
    beside = [pointer.get(schema, pointer.parent(one.schema_pointer), None) for one in (first, other)]
    is_whole = isinstance(value, int) and any(
        isinstance(each, dict) and each.get("type") == "integer" for each in beside
    )
    return entails(first.keyword, limits[0], other.keyword, limits[1], root=schema, is_whole=is_whole)


def _candidates(schema: "Json", value: "Json", fault: Fault, depth: int = 0) -> "Iterator[Candidate]":
    """Give the fault itself and, before it, those of the one branch that the value was meant for."""
    branch = _meant(fault)
    for inner in branch:
        yield from _candidates(schema, value, inner, depth)
    yield from _named(schema, value, fault, depth + bool(branch))


def _meant(fault: Fault) -> tuple[Fault, ...]:
    """Give the branch that fits by type, or by the constants in its properties, if just one does."""
    fitting = [branch for branch in fault.branches if branch and not any(_is_alien(fault, inner) for inner in branch)]
    if len(fitting) > 1:
        fitting = [branch for branch in fitting if not any(inner.path[-1] in ("const", "enum") for inner in branch)]
    return fitting[0] if len(fitting) == 1 else ()


def _is_alien(outer: Fault, inner: Fault) -> bool:
    """Tell whether a branch takes no such value at all: another type, or a false schema."""
    return inner.place == outer.place and (inner.path[-1] == "type" or isinstance(inner.path[-1], int))


def _named(schema: "Json", value: "Json", fault: Fault, depth: int) -> "Iterator[Candidate]":
    place, path = text(fault.place), text(fault.path)
    keyword = _keyword(fault.path) if fault.path else "false"
    rank = _RANK.get(keyword, len(_RANK))
    if keyword not in ("required", "dependentRequired"):
        yield Candidate(depth, place, rank, path, path, keyword)
        if keyword in _COUNTING:  # a judge may name it where nothing at all is contained
            above = pointer.join(pointer.parent(path), "contains")
            yield Candidate(depth + 1, place, rank, above, above, "contains")
        return
    present = pointer.get(value, place)
    for names, listed in _lists(pointer.get(schema, path), path, present):
        for index, name in enumerate(names):
            if name not in present and name not in names[:index]:
                yield Candidate(depth, pointer.join(place, name), rank, path, f"{listed}/{index}", keyword)


def relaxations(schema: "Json", value: "Json", fault: Fault) -> tuple[str, ...]:
    """Give the places that must all be relaxed for a fault that names what is missing; none for any other fault."""
    keyword = _keyword(fault.path) if fault.path else ""
    if keyword not in ("required", "dependentRequired"):
        return ()
    return tuple(one.relaxed for one in _named(schema, value, fault, 0))


def _lists(limit: "Json", path: str, present: "Json") -> "Iterator[tuple[list[str], str]]":
    """Give the lists of names that must be present, each with its schema pointer."""
    if isinstance(limit, list):
        yield limit, path
        return
    for name, names in limit.items():
        if name in present:
            yield names, pointer.join(path, name)


@lru_cache(maxsize=65_536)
def text(path: Path) -> str:
    """Give tokens as a pointer."""
    return "".join(f"/{pointer.escape(token)}" for token in path)


@lru_cache(maxsize=65_536)
def _keyword(path: Path) -> str:
    """Give the keyword that a schema path leads to."""
    return str(path[last_keyword(path)])


def last_keyword(path: Path) -> int:
    """Give the index of the last keyword in a schema path; names and indexes after it belong to it."""
    at = last = 0
    while at < len(path):
        last = at
        at += 2 if path[at] in NAMED or path[at] in NUMBERED else 1
    return last


def relax(schema: "Json", schema_pointers: "Iterable[str]") -> "Json":
    """Give the schema without some keywords: names leave `required`, false schemas become true."""
    for place in sorted(schema_pointers, key=_from_the_end, reverse=True):
        schema = _relax(schema, place)
    return schema


def _from_the_end(place: str) -> "tuple[tuple[int, str], ...]":
    """Give a key by which later entries of a list stand after earlier ones: taking one out moves those behind it."""
    return tuple((len(token) if token.isdecimal() else 0, token) for token in pointer.split(place))


def _relax(schema: "Json", place: str) -> "Json":
    tokens = pointer.split(place)
    if not tokens:
        return True
    above = pointer.parent(place)
    container, target = pointer.get(schema, above), pointer.get(schema, place)
    if isinstance(container, list) and isinstance(target, str):
        return pointer.replace(schema, above, [name for name in container if name != target])
    if last_keyword(tokens) == len(tokens) - 1:
        return pointer.remove(schema, place)
    return pointer.replace(schema, place, True)  # noqa: FBT003 - the schema that admits everything
