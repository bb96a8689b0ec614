"""Definitions that refer to each other in, how often a judge looks at one place of a value at most, out.

A judge follows each way through `allOf`, `anyOf` and references anew. So definitions that name the next one twice ask
for twice the work with each of them: forty such lines, and no value is ever judged.
"""

from typing import TYPE_CHECKING, Final

from seer.schema.bundle import LEADING, LISTS, MAPS, SAME_INSTANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from seer.records import Json
    from seer.schema.circles import Circles
    from seer.schema.convert import Converted

MOST: Final = 20_000
"""Most looks at one place of a value: a slow judge takes 30 µs for each."""


class Looks:
    """The looks that definitions ask for, each worked out once.

    `graph` has all references, `circles` those about the same instance, of which those that run back aren't followed.
    """

    def __init__(self, target: "Callable[[str], Converted]", graph: "Circles", circles: "Circles") -> None:
        self._target = target
        self._graph = graph
        self._circles = circles
        self._known: dict[str, int] = {}

    def over(self, pointers: "Iterable[str]") -> str | None:
        """Give the first of some definitions that asks for too many; all that they lead to must be among them."""
        asked = [*pointers]
        fresh = [pointer for pointer in asked if pointer not in self._known]
        for pointer in sorted(fresh, key=self._graph.part):
            if pointer not in self._known:
                self._learn(self._graph.parts[self._graph.part(pointer)])
        over = [pointer for pointer in asked if self._known[pointer] > MOST]
        return min(over, key=self._graph.part, default=None)

    def _learn(self, part: tuple[str, ...]) -> None:
        """Work out definitions that lead to each other: what lies deeper in a value counts once, so that it ends."""
        own = frozenset(part)
        before: dict[str, int] = {}
        self._known.update(dict.fromkeys(part, 1))
        while before != (now := {pointer: self._known[pointer] for pointer in part}) and max(now.values()) <= MOST:
            before = now
            for pointer in part:
                self._known[pointer] = self._of(self._target(pointer).schema, pointer, own, same=True)
            if all(own.isdisjoint(self._target(pointer).same) for pointer in part):
                break

    def _of(self, schema: "Json", pointer: str, own: frozenset[str], *, same: bool) -> int:
        if not isinstance(schema, dict):
            return 1
        looks = 1
        for keyword, value in schema.items():
            if keyword == "$ref":
                looks += self._behind(value[1:], pointer, own, same=same)
            elif keyword in LEADING:
                parts = value.values() if keyword in MAPS else value if keyword in LISTS else (value,)
                is_same = keyword in SAME_INSTANCE
                each = [
                    1
                    if type(part) is dict and LEADING.isdisjoint(part)
                    else self._of(part, pointer, own, same=same and is_same)
                    for part in parts
                ]
                looks += sum(each) if is_same else max(each, default=0)
        return min(looks, MOST + 1)

    def _behind(self, other: str, pointer: str, own: frozenset[str], *, same: bool) -> int:
        if other not in own:
            return self._known[other]
        if not same:
            return 1
        return 0 if other in self._circles.back(pointer) else self._known[other]
