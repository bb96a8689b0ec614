"""Anything in, a call of every offered tool without arguments out: shows that trying everything is no way to pass."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from seer.agents import Connection, Session, Use
from seer.records import AgentOptions, Answer, Prompt, Proposed


class _Spraying:
    def __init__(self, prompt: Prompt) -> None:
        self._calls = [Proposed(name=tool.name, raw="{}") for tool in prompt.tools]

    async def say(self, text: str, use: Use) -> Answer:  # noqa: ARG002 - whatever is asked, it tries everything
        await use(self._calls)
        return Answer(text="OK.")


class _Spray:
    def session(self, prompt: Prompt) -> Session:
        return _Spraying(prompt)


@asynccontextmanager
async def connect(options: AgentOptions) -> AsyncIterator[Connection]:  # noqa: ARG001 - it has no options
    """Give an agent that calls every offered tool without arguments, once a turn."""
    yield _Spray()
