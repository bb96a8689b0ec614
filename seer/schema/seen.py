"""Argument sets and their violations in, what stands at each place out; any array index counts as 0."""

import re
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from seer import canon
from seer.schema.pointer import escape

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seer.records import Json, Object, Violation

_INDEX: Final = re.compile(r"/[0-9]+(?=/|$)")


def general(pointer: str) -> str:
    """Give the pointer with each index as 0: coverage asks for some item, not for a certain one."""
    return _INDEX.sub("/0", pointer) if any(c.isdigit() for c in pointer) else pointer


class Seen:
    """What valid argument sets hold at each place, and the keywords that faulty ones break alone."""

    def __init__(self) -> None:
        self.broken: set[tuple[str, str]] = set()
        self._values: dict[str, dict[bytes, Json]] = defaultdict(dict)
        self._names: dict[str, set[frozenset[str]]] = defaultdict(set)

    def add(self, arguments: "Object", violations: "Sequence[Violation]") -> None:
        """Note one argument set; one that breaks more than one keyword shows nothing."""
        alone = [one for one in violations if not one.entailed]
        if not violations:
            self._walk(arguments, "")
        elif len(alone) == 1:
            self.broken.add((general(alone[0].pointer), alone[0].keyword))

    def _walk(self, value: "Json", pointer: str) -> None:
        self._values[pointer].setdefault(canon.encode(value), value)
        if isinstance(value, dict):
            self._names[pointer].add(frozenset(value))
            for name, inner in value.items():
                self._walk(inner, f"{pointer}/{'0' if name.isdecimal() else escape(name)}")
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
