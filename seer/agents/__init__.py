"""Options in, a connection to an agent out: a file a way to reach one.

An agent module has `connect(options)`, an async context manager that gives a `Connection`. It may have
`about(options) -> About`, which tells the run's header what stands behind it.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from msgspec import Struct

from seer.records import AgentOptions, Answer, Observed, Prompt, Proposed, Usage
from seer.registry import Registry

__all__ = ["AGENTS", "About", "AgentModule", "Connection", "InfraError", "Session", "Use", "about"]


class InfraError(Exception):
    """The way to an agent is broken, never the agent: no connection, HTTP 429 or 5xx after all retries, a time-out.

    A trial that meets it counts in no rate and is played again when the run is resumed.
    """

    def __init__(self, message: str, *, retries: int = 0) -> None:
        super().__init__(message)
        self.retries = retries


class Use(Protocol):
    """How an agent calls tools: several calls at once, their results in the same order.

    `usage` is what the turn has cost up to here, so that a budget of tokens can end it between calls.
    """

    async def __call__(self, calls: Sequence[Proposed], *, usage: Usage | None = None) -> Sequence[Observed]:
        """Make the calls and give what the world answers."""


class Session(Protocol):
    """One task with an agent. A session may have a `close()` (not async), called once when the trial has ended."""

    async def say(self, text: str, use: Use) -> Answer:
        """Say something to the agent and wait until it ends its turn."""


class Connection(Protocol):
    """A way to an agent that is ready for use; sessions run side by side."""

    def session(self, prompt: Prompt) -> Session:
        """Begin a task."""


class AgentModule(Protocol):
    """What a file of this package, or an entry point of the group `seer.agents`, defines."""

    connect: Callable[..., AbstractAsyncContextManager[Connection]]


class About(Struct, frozen=True, kw_only=True):
    """What stands behind an agent, for the run's header."""

    model: str | None = None
    provider: str | None = None
    base_url: str | None = None
    tool_parser: str | None = None


AGENTS = Registry["AgentModule"]("seer.agents", "seer.agents", needs=("connect",))


def about(module: AgentModule, options: AgentOptions) -> About:
    """Ask a module what stands behind an agent; one that doesn't say is described by nothing."""
    describe: Callable[[AgentOptions], About] | None = getattr(module, "about", None)
    return About() if describe is None else describe(options)
