"""What a run is handed from outside: an agent's connection and the world of a scene, as far as a run uses them."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from seer.records import Answer, Call, Observed, Prompt, Proposed, Scene, Usage


class Use(Protocol):
    """What a run gives an agent to call tools with."""

    async def __call__(self, calls: Sequence[Proposed], *, usage: Usage | None = None) -> Sequence[Observed]:
        """Make the calls."""


class Session(Protocol):
    """One task with an agent; it may have a `close()`."""

    async def say(self, text: str, use: Use) -> Answer:
        """Say something and wait for the end of the agent's turn."""


class Connection(Protocol):
    """An agent that is ready for use."""

    def session(self, prompt: Prompt) -> Session:
        """Begin a task."""


class World(Protocol):
    """The world of one trial."""

    def call(self, proposed: Proposed, *, turn: int, span: str | None = None) -> tuple[Call, Observed]:
        """Answer a call."""


Connect = Callable[[], AbstractAsyncContextManager[Connection]]
OpenWorld = Callable[[Scene], World]
