"""Schema, value, its faults and relaxed keywords in, whether the value is valid then out: without compiling anything.

Relaxing a keyword at a tame place can only mend: no keyword that was met is broken by it, and of those that were broken
just those are met now that are relaxed themselves, or whose one branch is. Wild are the places inside keywords that may
turn either way: `oneOf`, `not`, `if`.
"""

from typing import TYPE_CHECKING, Final

from seer.schema.inside import everything, inside, uses
from seer.schema.pointer import get, parent
from seer.schema.proof import relaxations, text
from seer.schema.resolve import target

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seer.records import Json, Object
    from seer.schema.proof import Fault

_TURNING: Final = frozenset({"if", "not", "oneOf"})
_ALL_WILD: Final = frozenset({
    "$dynamicRef", "$id", "contains", "dependencies", "unevaluatedItems", "unevaluatedProperties",
})  # fmt: skip


class Tame:
    """The tame places of one schema."""

    def __init__(self, schema: "Json") -> None:
        self._schema = schema
        self._wild: frozenset[str] | None = None
        self._known: dict[str, bool] = {}
        if not uses(schema, _ALL_WILD):
            self._wild = frozenset(_wild(schema) if uses(schema, _TURNING) else ())

    def holds(self, places: "Iterable[str]") -> bool:
        """Tell whether all places are tame."""
        wild = self._wild
        return wild is not None and (not wild or all(map(self._is_tame, places)))

    def _is_tame(self, place: str) -> bool:
        known = self._known.get(place)
        if known is None:
            wild = self._wild or ()
            known = self._known[place] = not any(one in wild for one in _above(place))
        return known

    def restores(self, value: "Json", faults: "Iterable[Fault]", places: "Iterable[str]") -> bool:
        """Tell whether a value is valid once broken keywords at tame places are relaxed; `faults` are all of them."""
        relaxed = frozenset(places)
        return all(self._is_mended(value, fault, relaxed) for fault in faults)

    def _is_mended(self, value: "Json", fault: "Fault", relaxed: frozenset[str]) -> bool:
        path = text(fault.path)
        if path in relaxed or any(path.startswith(f"{place}/") for place in relaxed):
            return True
        names = relaxations(self._schema, value, fault)
        if names:
            return relaxed.issuperset(names)
        return (
            bool(fault.path)
            and fault.path[-1] == "anyOf"
            and any(all(self._is_mended(value, inner, relaxed) for inner in branch) for branch in fault.branches)
        )


def _above(place: str) -> "Iterator[str]":
    """Give a place and those that it lies in."""
    yield place
    while place:
        place = parent(place)
        yield place


def _wild(schema: "Json") -> "Iterator[str]":
    """Give the places of what stands in a turning keyword, and of all that is referred to there."""
    waiting = [
        (deeper, part)
        for place, node in everything(schema)
        for keyword, deeper, part in inside(node, place)
        if keyword in _TURNING
    ]
    known: set[str] = set()
    for place, part in waiting:
        if place in known:
            continue
        known.add(place)
        yield place
        for _, node in everything(part):
            waiting.extend(_followed(node, schema))


def _followed(node: "Object", root: "Json") -> "Iterator[tuple[str, Json]]":
    place = target(node)
    if place is not None:
        yield place, get(root, place, None)
