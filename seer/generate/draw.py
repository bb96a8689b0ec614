"""Names of optional properties in, structures to try out: the only place that asks hypothesis.

A structure depends on its own bytes alone, which derive from the seed: nothing is read from or written to a database,
and hypothesis' own folder lies in the system's temporary one.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import NamedTuple

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.configuration import set_hypothesis_home_dir

from seer import canon

_MOST = 6
_VALUES = 40
_BYTES = 256
_TRIES = 4


Drawn = tuple[tuple[int, ...], int]


class Structure(NamedTuple):
    """Which optional properties an argument set gives, and which of the sampler's values they have."""

    names: tuple[str, ...]
    number: int


def structures(names: tuple[str, ...], *, count: int, seed: int) -> tuple[Structure, ...]:
    """Draw structures; where hypothesis gives too few, plain randomness stands in."""
    if not count:
        return ()
    drawn: list[Structure] = []
    for turn in range(_TRIES):
        for places, number in _draw(len(names), count, canon.seed(seed, turn)):
            drawn.append(Structure(tuple(names[place] for place in places), number))
        if len(drawn) >= count:
            return tuple(drawn[:count])
    return (*drawn, *_plain(names, count - len(drawn), seed))


def _draw(size: int, count: int, seed: int) -> list[Drawn]:
    take, taken = _test(size, count)
    taken.clear()
    take(Random(seed).randbytes(_BYTES))
    return list(taken)


@lru_cache(maxsize=64)
def _test(size: int, count: int) -> tuple[Callable[[bytes], bytes | None], list[Drawn]]:
    """Give a function from bytes to structures, which it puts into the list beside it."""
    places = st.lists(st.integers(0, size - 1), max_size=min(size, _MOST), unique=True)
    drawn = st.lists(st.tuples(places, st.integers(1, _VALUES)), min_size=count, max_size=count)
    taken: list[Drawn] = []

    @settings(database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(drawn)
    def take(found: list[tuple[list[int], int]]) -> None:
        taken.extend((tuple(sorted(places)), number) for places, number in found)

    _settle()
    return take.hypothesis.fuzz_one_input, taken  # type: ignore[attr-defined] # given adds it at run time


@lru_cache(maxsize=1)
def _settle() -> None:
    """Keep hypothesis' folder out of the user's."""
    set_hypothesis_home_dir(Path(gettempdir()) / "seer-hypothesis")


def _plain(names: tuple[str, ...], count: int, seed: int) -> Iterator[Structure]:
    random = Random(seed)
    for _ in range(count):
        size = random.randint(0, min(len(names), _MOST))
        yield Structure(tuple(sorted(random.sample(names, size))), random.randint(1, _VALUES))
