"""Anything in, an empty answer out: the floor of every score."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from seer.agents import Connection, Session, Use
from seer.records import AgentOptions, Answer, Prompt


class _Silent:
    def session(self, prompt: Prompt) -> Session:  # noqa: ARG002 - it hears nothing
        return self

    async def say(self, text: str, use: Use) -> Answer:  # noqa: ARG002 - it hears nothing
        return Answer(text="")


@asynccontextmanager
async def connect(options: AgentOptions) -> AsyncIterator[Connection]:  # noqa: ARG001 - it has no options
    """Give an agent that says nothing and calls nothing."""
    yield _Silent()
