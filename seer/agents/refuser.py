"""Anything in, a polite refusal out: shows what an agent that never acts would score."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from seer.agents import Connection, Session, Use
from seer.records import AgentOptions, Answer, Prompt

REFUSALS = {
    "en": "I'm sorry, but I can't carry out this request.",
    "zh": "抱歉，我无法完成这个请求。",
}


class _Refusing:
    def __init__(self, locale: str) -> None:
        self._answer = Answer(text=REFUSALS.get(locale.partition("-")[0], REFUSALS["en"]), stop="refusal")

    async def say(self, text: str, use: Use) -> Answer:  # noqa: ARG002 - whatever is asked, it declines
        return self._answer


class _Refuser:
    def session(self, prompt: Prompt) -> Session:
        return _Refusing(prompt.locale)


@asynccontextmanager
async def connect(options: AgentOptions) -> AsyncIterator[Connection]:  # noqa: ARG001 - it has no options
    """Give an agent that always declines and never calls a tool."""
    yield _Refuser()
