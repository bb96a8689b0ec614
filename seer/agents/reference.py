"""Answers in, an agent that gives them out: the ceiling of every score, and the only agent that is told them.

`answers` maps what a session has heard so far to the steps of this turn, each a group of calls made at once. Its key
is the names of the offered tools in their order and all that the user has said up to now, joined by line feeds.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from seer.agents import Connection, Session, Use
from seer.records import AgentOptions, Answer, Prompt, Proposed

Answers = Mapping[tuple[tuple[str, ...], str], tuple[tuple[Proposed, ...], ...]]

DONE = {"en": "Done.", "zh": "已完成。"}
ASKS = {
    "en": "Something that I need is missing or not valid. Could you tell me what it should be?",
    "zh": "缺少必要的信息，或者其中有无效的内容。请告诉我应该是什么？",
}


class _Told:
    def __init__(self, prompt: Prompt, answers: Answers) -> None:
        self._tools = tuple(tool.name for tool in prompt.tools)
        self._language = "zh" if prompt.locale.startswith("zh") else "en"
        self._answers = answers
        self._heard: list[str] = []

    async def say(self, text: str, use: Use) -> Answer:
        self._heard.append(text)
        steps = self._answers.get((self._tools, "\n".join(self._heard)), ())
        for calls in steps:
            await use(calls)
        return Answer(text=(DONE if steps else ASKS)[self._language])


class _Reference:
    def __init__(self, answers: Answers) -> None:
        self._answers = answers

    def session(self, prompt: Prompt) -> Session:
        return _Told(prompt, self._answers)


@asynccontextmanager
async def connect(
    options: AgentOptions,  # noqa: ARG001 - it has no options
    *,
    answers: Answers,
) -> AsyncIterator[Connection]:
    """Give an agent that makes the calls that it is told, and asks where it is told none."""
    yield _Reference(answers)
