"""Anything in, a valid call of a random offered tool out: what guessing would score.

The same prompt and words give the same call.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from seer import canon
from seer.agents import Connection, Session, Use
from seer.agents._sampled import call
from seer.records import AgentOptions, Answer, Prompt


class _Guessing:
    def __init__(self, prompt: Prompt, seed: int) -> None:
        self._prompt = prompt
        self._seed = seed
        self._offered = canon.digest([tool.name for tool in prompt.tools])

    async def say(self, text: str, use: Use) -> Answer:
        seed = canon.seed("random_valid", self._seed, self._prompt.system, self._offered, text)
        if self._prompt.tools:
            tool = Random(seed).choice(self._prompt.tools)
            await use([call(tool, self._prompt, seed=seed)])
        return Answer(text="OK.")


class _RandomValid:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def session(self, prompt: Prompt) -> Session:
        return _Guessing(prompt, self._seed)


@asynccontextmanager
async def connect(options: AgentOptions) -> AsyncIterator[Connection]:
    """Give an agent that calls a random offered tool once a turn, with valid arguments of its own."""
    yield _RandomValid(options.seed)
