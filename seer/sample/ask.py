"""What a scalar is asked for with: its keywords, its name and the seed of its place."""

from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from seer import canon
from seer.sample.pools import Row, rows


class Ask(NamedTuple):
    """A wish for one scalar.

    `place` is the seed of the pointer, `around` that of the object that it stands in, `scope` the name of the whole.
    """

    words: dict[str, Any]
    name: str
    noun: str
    place: int
    around: int
    locale: str
    now: str
    number: int = 0
    scope: str = ""

    def random(self, what: str = "") -> Random:
        """Give the randomness of this place, the same for every wish at it."""
        return Random(canon.seed(self.place, what))

    def shuffle(self, pool: list[Any], what: str) -> None:
        """Mix a pool at this place, for a purpose."""
        if len(pool) > 1:
            mix(pool, self.random(what))

    def row(self) -> Row:
        """Give the real place that all properties of one object speak of."""
        table = rows(self.locale)
        return table[shuffled(self.around, len(table))[self.number % len(table)]]


@lru_cache(maxsize=4096)
def shuffled(around: int, size: int) -> tuple[int, ...]:
    """Give the order in which the rows of a table are taken in one object, the same for all tables of a size."""
    order = list(range(size))
    mix(order, Random(canon.seed(around, "row")))
    return tuple(order)


def mix(pool: list[Any], random: Random) -> None:
    """Mix a pool as `Random.shuffle` does, in half the time."""
    draw = random.getrandbits
    for index in range(len(pool) - 1, 0, -1):
        bits = (index + 1).bit_length()
        other = draw(bits)
        while other > index:
            other = draw(bits)
        pool[index], pool[other] = pool[other], pool[index]
