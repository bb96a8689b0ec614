"""Tool in, which of its obligations are meant to be met out: what is shallow first, until the work would be too much.

Work is counted, not timed, so that it is the same on every machine. At a tame place a set costs next to nothing; where
branches, conditions or references decide together, a judge looks at all of them for each set.
"""

from typing import TYPE_CHECKING, Final

from seer import canon
from seer.schema.kept import Kept
from seer.schema.obligations import WALKED, WALKED_WHOLE, owed
from seer.schema.pieces import stand_alone
from seer.schema.sites import alone

if TYPE_CHECKING:
    from seer.records import Object, Tool
    from seer.schema.owed import Owed
    from seer.schema.sites import Site

_WORK: Final = 5_000
"""Most work for the obligations of one tool at places that aren't tame: about 3 s."""
_BYTES: Final = 2_000
"""Bytes of the schemas that decide together which cost as much as a set at a tame place."""
_BYTES_OF_PIECES: Final = 20_000
"""The same where pieces of the schema can be asked one by one."""


def afforded(tool: "Tool", *, exhaustive: bool) -> frozenset[int]:
    """Give the numbers of the obligations, in their order, that are meant to be met."""
    return _whole(tool) if exhaustive else frozenset(range(min(WALKED, len(owed(tool)))))


def _afforded(tool: "Tool") -> frozenset[int]:
    spent = 0
    found: list[int] = []
    costs = Costs(tool.parameters)
    for number, one in enumerate(owed(tool, exhaustive=True)[:WALKED_WHOLE]):
        cost = costs.of(one)
        spent += cost
        if not cost or spent <= _WORK:
            found.append(number)
    return frozenset(found)


class Costs:
    """What the obligations of one schema cost: nothing at tame places."""

    def __init__(self, root: "Object") -> None:
        self._root = root
        self._bytes = _BYTES_OF_PIECES if stand_alone(root) else _BYTES
        self._at: dict[str, int] = {}
        self._known: dict[str, int] = {}

    def of(self, one: "Owed") -> int:
        """Give the cost of one."""
        known = self._at.get(one.site.pointer)
        if known is None:
            known = self._at[one.site.pointer] = self._of_site(one.site)
        return known

    def _of_site(self, site: "Site") -> int:
        anchor = site.anchor
        if anchor is site and (not site.turns or site.is_listed):
            return int(site.turns)
        if anchor.pointer not in self._known:
            size = len(canon.encode(alone(self._root, anchor.always)))
            self._known[anchor.pointer] = 1 + size // self._bytes
        return self._known[anchor.pointer]


_whole: "Kept[Tool, frozenset[int]]" = Kept(_afforded, most=16)
