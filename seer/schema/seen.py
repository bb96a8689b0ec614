"""Argument sets and their violations in, what stands at each place out; any array index counts as 0."""

import re
from collections import defaultdict
from typing import TYPE_CHECKING, Final, Protocol

from seer import canon
from seer.schema.pointer import escape

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from seer.records import Json, Object, Violation

_INDEX: Final = re.compile(r"/[0-9]+(?=/|$)")


def general(pointer: str) -> str:
    """Give the pointer with each index as 0: coverage asks for some item, not for a certain one."""
    return _INDEX.sub("/0", pointer) if any(c.isdigit() for c in pointer) else pointer


class Sight(Protocol):
    """What an aim is held against: keywords broken alone, values at a place, whether an object lacks a member."""

    @property
    def broken(self) -> "AbstractSet[tuple[str, str]]":
        """Places and keywords."""

    def values(self, pointer: str) -> "Iterable[Json]":
        """Give the values at a place."""

    def lacks(self, pointer: str) -> bool:
        """Tell whether an object was there without this member."""


class One:
    """One argument set, looked into only where it is asked about."""

    def __init__(self, arguments: "Object", violations: "Sequence[Violation]") -> None:
        self.broken = _broken(violations)
        self._arguments = None if violations else arguments

    def values(self, pointer: str) -> "Iterable[Json]":
        """Give the values at a place."""
        return () if self._arguments is None else _standing(self._arguments, general(pointer).split("/")[1:])

    def lacks(self, pointer: str) -> bool:
        """Tell whether an object was there without this member."""
        above, _, last = general(pointer).rpartition("/")
        return any(isinstance(one, dict) and last not in map(escape, one) for one in self.values(above))


def _standing(value: "Json", tokens: "Sequence[str]") -> "Iterator[Json]":
    if not tokens:
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            if _step(name) == tokens[0]:
                yield from _standing(inner, tokens[1:])
    elif isinstance(value, list) and tokens[0] == "0":
        for inner in value:
            yield from _standing(inner, tokens[1:])


def _step(name: str) -> str:
    return "0" if name.isdecimal() else escape(name)


def _broken(violations: "Sequence[Violation]") -> frozenset[tuple[str, str]]:
    """Give what is broken alone; who breaks more than one keyword shows nothing."""
    alone = [one for one in violations if not one.entailed]
    return frozenset({(general(alone[0].pointer), alone[0].keyword)} if len(alone) == 1 else ())


class Seen:
    """What valid argument sets hold at each place, and the keywords that faulty ones break alone."""

    def __init__(self) -> None:
        self.broken: set[tuple[str, str]] = set()
        self._values: dict[str, dict[bytes, Json]] = defaultdict(dict)
        self._names: dict[str, set[frozenset[str]]] = defaultdict(set)

    def add(self, arguments: "Object", violations: "Sequence[Violation]") -> None:
        """Note one argument set."""
        self.broken |= _broken(violations)
        if not violations:
            self._walk(arguments, "")

    def _walk(self, value: "Json", pointer: str) -> None:
        self._values[pointer].setdefault(canon.encode(value), value)
        if isinstance(value, dict):
            self._names[pointer].add(frozenset(value))
            for name, inner in value.items():
                self._walk(inner, f"{pointer}/{_step(name)}")
        elif isinstance(value, list):
            for inner in value:
                self._walk(inner, f"{pointer}/0")

    def values(self, pointer: str) -> "Iterable[Json]":
        """Give the distinct values at a place."""
        return self._values.get(general(pointer), {}).values()

    def lacks(self, pointer: str) -> bool:
        """Tell whether an object was there without this member."""
        above, _, last = general(pointer).rpartition("/")
        return any(last not in map(escape, names) for names in self._names.get(above, ()))
