"""Graph of references about one instance in, its circles and the length of its chains out."""

from typing import TYPE_CHECKING, Final
from weakref import WeakMethod

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST: Final = 100
"""Most references about one instance in a row: judges follow them by recursion."""
_NONE: Final[frozenset[str]] = frozenset()


class Circles:
    """The strongly connected parts of a graph that is walked as far as one asks.

    `parts` lists their members; a part leads to parts with lower numbers only. `edges` is a method of the graph's
    owner, which isn't kept alive by it: so a document goes as soon as it is read.
    """

    def __init__(self, edges: "Callable[[str], tuple[str, ...]]") -> None:
        self._owners = WeakMethod(edges)
        self.parts: list[tuple[str, ...]] = []
        self._part: dict[str, int] = {}
        self._length: dict[str, int] = {}

    def part(self, node: str) -> int:
        """Give the number of the part that a node belongs to: all in it lead to each other."""
        if node not in self._part:
            self._walk(node)
        return self._part[node]

    def back(self, node: str) -> frozenset[str]:
        """Give the edges to leave out so that no walk runs in a circle.

        Of each circle those are left out that lead to a node that sorts first or equal: what is left out depends on
        the circle alone, not on where one came in.
        """
        ahead = self._ahead(node)
        if not ahead:
            return _NONE
        if node not in self._part:
            self._walk(node)
        return frozenset(other for other in ahead if other <= node and self._part[other] == self._part[node])

    def length(self, node: str) -> int:
        """Give the number of nodes on the longest walk from a node."""
        waiting = [node]
        while waiting:
            at = waiting[-1]
            back = self.back(at)
            ahead = [other for other in self._ahead(at) if other not in back]
            unknown = [other for other in ahead if other not in self._length]
            if unknown:
                waiting.extend(unknown)
            else:
                self._length[at] = 1 + max((self._length[other] for other in ahead), default=0)
                waiting.pop()
        return self._length[node]

    def _ahead(self, node: str) -> tuple[str, ...]:
        edges = self._owners()
        return () if edges is None else edges(node)

    def _walk(self, start: str) -> None:
        """Find the parts that can be reached from a node: Tarjan's way, without recursion."""
        edges = self._owners()
        if start in self._part or edges is None:
            return
        known = self._part
        order, low = {start: 0}, {start: 0}
        open_ = [start]
        path = [(start, iter(edges(start)))]
        while path:
            node, ahead = path[-1]
            for other in ahead:
                if other in known:
                    continue
                if other not in order:
                    order[other] = low[other] = len(order)
                    open_.append(other)
                    path.append((other, iter(edges(other))))
                    break
                low[node] = min(low[node], order[other])
            else:
                path.pop()
                if path and low[node] < low[path[-1][0]]:
                    low[path[-1][0]] = low[node]
                if low[node] == order[node]:
                    self._close(node, open_)

    def _close(self, node: str, open_: list[str]) -> None:
        members: list[str] = []
        while not members or members[-1] != node:
            members.append(open_.pop())
        self._part.update(dict.fromkeys(members, len(self.parts)))
        self.parts.append(tuple(members))
