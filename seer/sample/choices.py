"""Place in, what a choice of branches there depends on out: how many ways there are and where they lead."""

from collections.abc import Callable, Iterator
from math import lcm
from typing import Any, NamedTuple

from seer.records import Json
from seer.sample.merge import Place
from seer.schema import pointer

Option = tuple[Place, ...]
SPREADING = frozenset({
    "$dynamicRef", "$ref", "allOf", "anyOf", "dependentSchemas", "else", "if", "oneOf", "then",
})  # fmt: skip
"""Keywords that say what else holds at the same place."""


class Reach:
    """All branches that may be taken at one place.

    Whatever number is asked for, the choice is that of the number modulo `period`; a wanted schema pointer matters only
    by the `branches` above it.
    """

    def __init__(self, places: tuple[Place, ...], behind: Callable[[str], Place | None]) -> None:
        self.period = 1
        self.branches: set[str] = set()
        if all(not isinstance(schema, dict) or SPREADING.isdisjoint(schema) for schema, _ in places):
            return
        waiting = [(place, False) for place in places]
        seen: set[tuple[str, bool]] = set()
        for place, inside in waiting:
            if isinstance(place.schema, dict) and (place.at, inside) not in seen:
                seen.add((place.at, inside))
                if inside:
                    self.branches.add(place.at)
                if SPREADING.isdisjoint(place.schema):
                    continue
                self._count(place.schema)
                waiting.extend((part, inside) for part in _together(place, behind))
                waiting.extend((part, True) for part in _apart(place))

    def _count(self, schema: dict[str, Any]) -> None:
        for keyword in ("oneOf", "anyOf"):
            usual = sum(not is_null(branch) for branch in schema.get(keyword, ()))
            self.period = lcm(self.period, max(usual, 1))
        if "if" in schema:
            self.period = lcm(self.period, 2)

    def above(self, want: str) -> tuple[str, ...]:
        """Give the branches that a wanted schema pointer lies in, the pointer itself marked where it is one."""
        found = ["="] if want in self.branches else []
        while want:
            if want in self.branches:
                found.append(want)
            want = pointer.parent(want)
        return tuple(found)


def _together(place: Place, behind: Callable[[str], Place | None]) -> Iterator[Place]:
    """Give what holds wherever a schema does."""
    reference = reference_of(place.schema)
    found = None if reference is None else behind(reference)
    if found is not None:
        yield found
    yield from (Place(part, f"{place.at}/allOf/{index}") for index, part in enumerate(place.schema.get("allOf", ())))


def _apart(place: Place) -> Iterator[Place]:
    """Give what holds only where it is chosen."""
    for keyword in ("oneOf", "anyOf"):
        for index, part in enumerate(place.schema.get(keyword, ())):
            yield Place(part, f"{place.at}/{keyword}/{index}")
    for keyword in ("if", "then", "else"):
        if keyword in place.schema:
            yield Place(place.schema[keyword], f"{place.at}/{keyword}")
    for name, part in place.schema.get("dependentSchemas", {}).items():
        yield Place(part, pointer.join(f"{place.at}/dependentSchemas", name))


def reference_of(schema: dict[str, Any]) -> str | None:
    """Give what a schema refers to."""
    reference = schema.get("$ref", schema.get("$dynamicRef"))
    return reference if isinstance(reference, str) else None


def either(place: Place, number: int, want: str) -> tuple[Option, ...]:
    """Give the two ways to meet an `if`, in the order of a number."""
    schema, at = place
    yes = (Place(schema["if"], f"{at}/if"), Place(schema.get("then", True), f"{at}/then"))
    no = (Place(schema.get("else", True), f"{at}/else"),)
    first_no = want.startswith(f"{at}/else/") or (number % 2 == 1 and not want.startswith(f"{at}/then/"))
    return (no, yes) if first_no else (yes, no)


class Branches(NamedTuple):
    """The branches of one keyword: those of null come last, whatever the number."""

    usual: tuple[Option, ...]
    null: tuple[Option, ...]

    def turned(self, number: int) -> tuple[Option, ...]:
        """Give them in the order of a number."""
        start = number % len(self.usual) if self.usual else 0
        return (*self.usual[start:], *self.usual[:start], *self.null)


def branches(place: Place, keyword: str) -> Branches:
    """Give the branches of `oneOf` or `anyOf`."""
    found = [(Place(inner, f"{place.at}/{keyword}/{index}"),) for index, inner in enumerate(place.schema[keyword])]
    return Branches(
        tuple(option for option in found if not is_null(option[0].schema)),
        tuple(option for option in found if is_null(option[0].schema)),
    )


def is_null(schema: Json) -> bool:
    """Say whether a schema takes null alone."""
    return isinstance(schema, dict) and (schema.get("type") in ("null", ["null"]) or schema.get("enum") == [None])
