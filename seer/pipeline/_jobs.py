"""Tools and recipe in, each tool's part of an eval set out, in the tools' order, whatever process made it."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from seer import canon
from seer.errors import RecipeError
from seer.evalset.part import Part
from seer.pause import collector_paused
from seer.pipeline._make import Maker
from seer.pipeline._timings import Off, Spent, Stopwatch, Watch
from seer.records import Definition, Recipe, Tool

_SHARES: Final = 16
"""Chunks of work that each process gets, about: enough to keep all busy until the end."""
_AHEAD: Final = 4
"""Chunks a process that may be made before those ahead of them are written: memory stays bounded."""


class Made(Struct, frozen=True, kw_only=True):
    """A tool's part, digests of what its scenes say, and what making it cost."""

    part: Part
    said: frozenset[bytes]
    spent: dict[str, Spent] = {}


class _Given(NamedTuple):
    """What a process is started with."""

    tools: tuple[Tool, ...]
    defs: tuple[Definition, ...]
    recipe: Recipe
    timed: bool


def parts(
    tools: Sequence[Tool],
    recipe: Recipe,
    *,
    defs: Sequence[Definition] = (),
    jobs: int = 1,
    watch: Watch | None = None,
) -> Generator[Part, None, None]:
    """Make each tool's part, by name. What two tools would say alike is the first one's; the other says it differently.

    Raises RecipeError where a process can't be had or dies, SeerError as the stages do.
    """
    watch = watch or Off()
    ordered = sorted(tools, key=lambda tool: tool.name)
    here = _Late(lambda: Maker(ordered, recipe, defs=defs, watch=watch))
    several = min(jobs, len(ordered))
    timed = isinstance(watch, Stopwatch)
    said: set[bytes] = set()
    given = _Given(tuple(ordered), tuple(defs), recipe, timed)
    with closing(_alone(ordered, here) if several == 1 else _shared(given, several)) as made:
        for tool, first in zip(ordered, made, strict=True):
            if isinstance(watch, Stopwatch):
                watch.add(first.spent)
            one = first if said.isdisjoint(first.said) else _made(here.get(), tool.name, said)
            said |= one.said
            yield one.part


def _made(maker: Maker, name: str, earlier: AbstractSet[bytes] = frozenset()) -> Made:
    with collector_paused():
        batch = maker.batch(name, earlier=earlier)
        return Made(part=maker.part(batch), said=batch.said)


class _Late:
    """A maker that is built when it is first needed."""

    def __init__(self, build: Callable[[], Maker]) -> None:
        self._build = build
        self._built: Maker | None = None

    def get(self) -> Maker:
        if self._built is None:
            self._built = self._build()
        return self._built


def _alone(tools: Sequence[Tool], here: _Late) -> Generator[Made, None, None]:
    for tool in tools:
        yield _made(here.get(), tool.name)


class Chunk(NamedTuple):
    """Tools that are neighbours by name; a big one stands alone."""

    names: tuple[str, ...]
    is_big: bool


def chunked(tools: Sequence[Tool], shares: int) -> list[Chunk]:
    """Part tools into about so many chunks of the same weight; it depends on nothing but the tools."""
    weights = [len(canon.encode(tool.parameters)) for tool in tools]
    fair = max(sum(weights) // shares, 1)
    chunks: list[Chunk] = []
    names: list[str] = []
    weight = 0
    for tool, more in zip(tools, weights, strict=True):
        if names and weight + more > fair:
            chunks.append(Chunk(tuple(names), is_big=weight > fair))
            names, weight = [], 0
        names.append(tool.name)
        weight += more
    return [*chunks, Chunk(tuple(names), is_big=weight > fair)]


def _shared(given: _Given, jobs: int) -> Generator[Made, None, None]:
    """Let processes make chunks, the big ones first; of the others only so many are made ahead of what is written."""
    chunks = chunked(given.tools, jobs * _SHARES)
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start, (given,))
    try:
        yield from _collected(pool, chunks, jobs * _AHEAD)
    except BrokenProcessPool:
        message = "a process that made argument sets died, or couldn't be started"
        raise RecipeError(message, fix="give it more memory, or fewer --jobs") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        _end(set(active_children()) - others)


def _collected(pool: ProcessPoolExecutor, chunks: Sequence[Chunk], ahead: int) -> Iterator[Made]:
    small = deque(chunk for chunk in chunks if not chunk.is_big)
    running = {chunk: _submitted(pool, chunk) for chunk in chunks if chunk.is_big}
    for chunk in chunks:
        while small and sum(not one.is_big for one in running) < ahead:
            following = small.popleft()
            running[following] = _submitted(pool, following)
        yield from running.pop(chunk).result()


def _submitted(pool: ProcessPoolExecutor, chunk: Chunk) -> Future[list[Made]]:
    """Hand in a chunk; processes that this starts are born deaf to Ctrl-C, which is for us to answer."""
    mask = getattr(signal, "pthread_sigmask", None)
    if mask is None:
        return pool.submit(_make, chunk.names)
    before = mask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(_make, chunk.names)
    finally:
        mask(signal.SIG_SETMASK, before)


def _end(processes: Iterable[BaseProcess]) -> None:
    """End processes that are still at work; those that are idle have left, or are about to."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


_makers: Final[dict[str, tuple[_Late, Watch]]] = {}
"""The maker of this process, where it is one of several."""


def _start(given: _Given) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    watch = Stopwatch() if given.timed else Off()
    _makers["here"] = (_Late(lambda: Maker(given.tools, given.recipe, defs=given.defs, watch=watch)), watch)


def _make(names: tuple[str, ...]) -> list[Made]:
    late, watch = _makers["here"]
    made = []
    for name in names:
        one = _made(late.get(), name)
        made.append(replace(one, spent=watch.take()) if isinstance(watch, Stopwatch) else one)
    return made
