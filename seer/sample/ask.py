"""What a scalar is asked for with: its keywords, its name and the seed of its place."""

from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from seer import canon
from seer.sample.pools import Row, rows


class Ask(NamedTuple):
    """A wish for one scalar. `place` is the seed of the pointer, `around` that of the object that it stands in."""

    words: dict[str, Any]
    name: str
    noun: str
    place: int
    around: int
    locale: str
    now: str
    number: int = 0

    def random(self, what: str = "") -> Random:
        """Give the randomness of this place, the same for every wish at it."""
        return Random(canon.seed(self.place, what))

    def row(self) -> Row:
        """Give the real place that all properties of one object speak of."""
        table = rows(self.locale)
        return table[shuffled(self.around, len(table))[self.number % len(table)]]


@lru_cache(maxsize=4096)
def shuffled(around: int, size: int) -> tuple[int, ...]:
    """Give the order in which the rows of a table are taken in one object, the same for all tables of a size."""
    order = list(range(size))
    Random(canon.seed(around, "row")).shuffle(order)
    return tuple(order)
