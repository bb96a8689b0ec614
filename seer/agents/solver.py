"""Words and offered tools in, the call that the words ask for out: shows that a set's tasks can be solved at all.

It has what every agent has, the prompt and the user's words; nothing is expected of it that it could know. It reads
with the reader that proves tasks (`read`, `merge`), and knows of each tool what a spec says beyond the prompt: title,
path and phrasebook (`known`), which is knowledge of language. Where an offer differs from the spec, only the offer
counts.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial, reduce
from typing import Any, Protocol

import msgspec

from seer import canon
from seer.agents import Connection, Session, Use
from seer.agents.reference import ASKS, DONE
from seer.records import AgentOptions, Answer, Object, OfferedTool, Prompt, Proposed, Source, Tool
from seer.schema.validate import fast, violations
from seer.words.asked import asked_for
from seer.words.wordbook import sought

CANT = {
    "en": "None of the tools that I have can do this.",
    "zh": "我现有的工具都做不到这件事。",
}


class Reading(Protocol):
    """What words carry: the arguments, and what is unclear about them."""

    @property
    def arguments(self) -> Object:
        """Arguments that the words give."""

    @property
    def trouble(self) -> tuple[str, ...]:
        """Why the words aren't clear; empty where they are."""


class Read(Protocol):
    """Reads one turn of the user's for one tool."""

    def __call__(self, text: str, tool: Tool, *, locale: str, now: str) -> Any:
        """Give a Reading."""


class Merge(Protocol):
    """Lays a later reading over an earlier one, of which all at or under `without` is forgotten."""

    def __call__(self, first: Any, second: Any, *, without: str = "") -> Any:
        """Give a Reading."""


class _Solving:
    """One task."""

    def __init__(self, prompt: Prompt, solver: "_Solver") -> None:
        self._locale, self._now = prompt.locale, prompt.now
        self._language = "zh" if prompt.locale.startswith("zh") else "en"
        self._solver = solver
        self._tools = {offered.name: solver.tool(offered) for offered in prompt.tools}
        self._intents = {name: sought(tool, prompt.locale) for name, tool in self._tools.items()}
        self._heard: list[str] = []
        self._chosen: str | None = None

    async def say(self, text: str, use: Use) -> Answer:
        self._heard.append(text)
        asked = asked_for(text, self._intents, locale=self._locale)
        self._chosen = asked[0] if len(asked) == 1 else self._chosen
        if self._chosen is None:
            return Answer(text=(ASKS if asked else CANT)[self._language])
        arguments = self._understood(self._tools[self._chosen])
        if arguments is None:
            return Answer(text=ASKS[self._language])
        await use([Proposed(name=self._chosen, raw=canon.text(arguments))])
        return Answer(text=DONE[self._language])

    def _understood(self, tool: Tool) -> Object | None:
        """Give the one valid argument set that all the words up to now carry; none where they leave a doubt."""
        said = [self._solver.read(text, tool, locale=self._locale, now=self._now) for text in self._heard]
        faults = violations(tool.parameters, said[0].arguments) if len(said) > 1 else ()
        for place in dict.fromkeys(("", *(fault.pointer for fault in faults))):
            reading: Reading = reduce(partial(self._solver.merge, without=place), said)
            if not reading.trouble and fast(tool.parameters).valid(reading.arguments):
                return reading.arguments
        return None


class _Solver:
    def __init__(self, read: Read, merge: Merge, known: Mapping[str, Tool]) -> None:
        self.read = read
        self.merge = merge
        self._known = known
        self._met: dict[str, list[tuple[OfferedTool, Tool]]] = {}

    def session(self, prompt: Prompt) -> Session:
        return _Solving(prompt, self)

    def tool(self, offered: OfferedTool) -> Tool:
        """Give an offered tool as the reader wants it, the same one for the same offer."""
        met: Sequence[tuple[OfferedTool, Tool]] = self._met.setdefault(offered.name, [])
        found = next((tool for one, tool in met if one == offered), None)
        if found is None:
            found = _tool(offered, self._known.get(offered.name))
            self._met[offered.name].append((offered, found))
        return found


def _tool(offered: OfferedTool, known: Tool | None) -> Tool:
    if known is not None and (known.description or known.title or "") == offered.description:
        return msgspec.structs.replace(known, parameters=offered.parameters)
    return Tool(
        name=offered.name,
        spec_name=offered.name,
        description=offered.description,
        parameters=offered.parameters,
        source=Source(path="", format="", pointer=""),
    )


@asynccontextmanager
async def connect(
    options: AgentOptions,  # noqa: ARG001 - it has no options
    *,
    read: Read,
    merge: Merge,
    known: Mapping[str, Tool],
) -> AsyncIterator[Connection]:
    """Give an agent that reads tasks as the prover does, calls what they ask for, and asks where they leave a doubt."""
    yield _Solver(read, merge, known)
