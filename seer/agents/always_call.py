"""Anything in, a call of the first offered tool out: shows what an agent that never asks would score."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from seer import canon
from seer.agents import Connection, Session, Use
from seer.agents._sampled import call
from seer.records import AgentOptions, Answer, Prompt


class _Calling:
    def __init__(self, prompt: Prompt, seed: int) -> None:
        self._prompt = prompt
        self._seed = seed

    async def say(self, text: str, use: Use) -> Answer:
        if self._prompt.tools:
            seed = canon.seed("always_call", self._seed, text)
            await use([call(self._prompt.tools[0], self._prompt, seed=seed)])
        return Answer(text="OK.")


class _AlwaysCall:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def session(self, prompt: Prompt) -> Session:
        return _Calling(prompt, self._seed)


@asynccontextmanager
async def connect(options: AgentOptions) -> AsyncIterator[Connection]:
    """Give an agent that calls the first offered tool once a turn, with valid arguments of its own."""
    yield _AlwaysCall(options.seed)
