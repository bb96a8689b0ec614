"""Parts of a pattern's tree: characters, sequences, choices, repeats, groups, and the ranges of code points in them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

PRINTABLE = ((32, 126), (0xA1, 0x17F), (0x4E00, 0x9FA5))

Ranges = tuple[tuple[int, int], ...]


@dataclass(frozen=True, eq=False, slots=True)
class Characters:
    """One character out of ranges of code points."""

    ranges: Ranges

    def has(self, code: int) -> bool:
        """Say whether a code point is in the class."""
        return any(low <= code <= high for low, high in self.ranges)

    def holds(self, codes: range) -> bool:
        """Say whether a whole range of code points is in the class."""
        return any(low <= codes.start and codes.stop - 1 <= high for low, high in self.ranges)


@dataclass(frozen=True, eq=False, slots=True)
class Sequential:
    """Parts one after the other."""

    parts: tuple["Node", ...]


@dataclass(frozen=True, eq=False, slots=True)
class Alternatives:
    """One out of several."""

    options: tuple["Node", ...]


@dataclass(frozen=True, eq=False, slots=True)
class Repeat:
    """A node `least` to `most` times."""

    node: "Node"
    least: int
    most: int


@dataclass(frozen=True, eq=False, slots=True)
class Captured:
    """A group that is repeated further on by its number or name."""

    node: "Node"
    name: str


@dataclass(frozen=True, eq=False, slots=True)
class Again:
    """What a group matched, once more."""

    node: "Node"
    name: str


Node = Characters | Sequential | Alternatives | Repeat | Captured | Again
EMPTY = Sequential(())


def complement(ranges: Iterable[tuple[int, int]]) -> Ranges:
    """Give the printable characters outside the ranges."""
    found: list[tuple[int, int]] = []
    for low, high in PRINTABLE:
        found.extend(_without((low, high), sorted(ranges)))
    return tuple(found)


def _without(whole: tuple[int, int], ranges: Sequence[tuple[int, int]]) -> Iterable[tuple[int, int]]:
    start, end = whole
    for low, high in ranges:
        if high < start or low > end:
            continue
        if low > start:
            yield start, low - 1
        start = high + 1
    if start <= end:
        yield start, end
