"""Stages that work passes through in, the wall and processor seconds of each out; nothing is measured unasked."""

import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Protocol

from msgspec import Struct


class Spent(Struct, kw_only=True):
    """Seconds of one stage, over all processes."""

    wall: float = 0.0
    cpu: float = 0.0


class Watch(Protocol):
    """Is told which stage runs."""

    def at(self, stage: str) -> AbstractContextManager[None]:
        """Count what happens inside to a stage, and to no other."""


class Off:
    """Measures nothing."""

    _idle = nullcontext()

    def at(self, stage: str) -> AbstractContextManager[None]:  # noqa: ARG002 - the protocol's
        """Do nothing."""
        return self._idle


class Stopwatch:
    """Adds up seconds by stage; a stage inside another one stops the outer one's time."""

    def __init__(self) -> None:
        self.spent: dict[str, Spent] = {}
        self._stage: str | None = None
        self._since = self._now()

    @contextmanager
    def at(self, stage: str) -> Iterator[None]:
        """Count what happens inside to a stage."""
        outer = self._to(stage)
        try:
            yield
        finally:
            self._to(outer)

    def add(self, spent: Mapping[str, Spent]) -> None:
        """Add what another process spent."""
        for stage, more in spent.items():
            mine = self.spent.setdefault(stage, Spent())
            mine.wall += more.wall
            mine.cpu += more.cpu

    def take(self) -> dict[str, Spent]:
        """Give what was spent since this was last asked."""
        taken, self.spent = self.spent, {}
        return taken

    def _to(self, stage: str | None) -> str | None:
        now = self._now()
        if self._stage is not None:
            wall, cpu = (after - before for before, after in zip(self._since, now, strict=True))
            self.add({self._stage: Spent(wall=wall, cpu=cpu)})
        outer, self._stage, self._since = self._stage, stage, now
        return outer

    def _now(self) -> tuple[float, float]:
        return time.perf_counter(), time.process_time()
