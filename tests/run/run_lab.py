"""Hand-made tools and scenes, and a way to run an agent on them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from seer.agents import AGENTS, Connection, InfraError, Session, Use
from seer.records import (
    AgentOptions,
    Answer,
    Budget,
    Counts,
    Coverage,
    EvalSet,
    Expect,
    ExpectedCall,
    Manifest,
    Prompt,
    Scene,
    Source,
    Tool,
    Trial,
    Turn,
    WorldSpec,
)
from seer.run.answers import answers
from seer.run.execute import execute
from seer.run.header import header
from seer.run.journal import open_journal
from seer.world.respond import Service

WEATHER = Tool(
    name="get_weather",
    spec_name="get_weather",
    description="Weather of a city on a date",
    parameters={
        "type": "object",
        "properties": {
            "city": {"type": "string", "minLength": 2, "maxLength": 32},
            "date": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
            "unit": {"type": "string", "enum": ["celsius", "fahrenheit"], "default": "celsius"},
        },
        "required": ["city", "date"],
        "additionalProperties": False,
    },
    returns={
        "type": "object",
        "properties": {"condition": {"enum": ["sunny", "rain"]}, "degrees": {"type": "integer"}},
        "required": ["condition", "degrees"],
    },
    source=Source(path="weather.json", format="functions", pointer="/0"),
)
CLOCK = Tool(
    name="get_time",
    spec_name="get_time",
    description="Time in a city",
    parameters={"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
    source=Source(path="weather.json", format="functions", pointer="/1"),
)
NOW = "2026-06-15T09:00:00Z"


def make_call(city: str, *, from_turn: int = 1) -> ExpectedCall:
    return ExpectedCall(
        id="c1",
        tool="get_weather",
        arguments={"city": city, "date": "2026-06-16"},
        match={"/city": "text", "/date": "exact", "/unit": "default"},
        from_turn=from_turn,
    )


def make_scene(city: str = "Paris", *, faulty: bool = False, budget: Budget | None = None) -> Scene:
    """A request for tomorrow's weather; a faulty one leaves the date for a second turn."""
    first = Turn(say=f"How will the weather be in {city}{'' if faulty else ' on 2026-06-16'}?")
    kind: Any = "missing" if faulty else "normal"
    return Scene(
        id=f"get_weather.{kind}.{city.lower()}",
        kind=kind,
        difficulty="L2" if faulty else "L1",
        valid=not faulty,
        locale="en",
        turns=(first, Turn(say="The date is 2026-06-16.", when="asked")) if faulty else (first,),
        tools=("get_weather", "get_time"),
        expect=Expect(
            outcome="no_call_until_repaired" if faulty else "call",
            calls=(make_call(city, from_turn=2 if faulty else 1),),
            mention=("date",) if faulty else (),
        ),
        aims=(),
        world=WorldSpec(now=NOW),
        budget=budget,
        template="test",
    )


def make_evalset(*scenes: Scene, tools: tuple[Tool, ...] = (WEATHER, CLOCK)) -> EvalSet:
    counts = Counts(
        tools=len(tools), cases=0, scenes=len(scenes), valid=0, invalid=0,
        by_kind={}, by_tool={}, by_difficulty={}, by_locale={}, dropped={},
    )  # fmt: skip
    manifest = Manifest(
        name="weather", version=1, digest="d" * 64, seed=0, profile="smoke", locales=("en",), sources=(), recipe={},
        counts=counts, coverage=Coverage(obligations=0, by_cases=0, by_scenes=0), made_with={}, canary="",
    )  # fmt: skip
    return EvalSet(manifest=manifest, tools=tools, cases=(), scenes=scenes)


Connect = Callable[[], AbstractAsyncContextManager[Connection]]
Say = Callable[[Prompt, str, Use], Awaitable[Answer]]


def scripted(say: Say) -> Connect:
    """An agent made of one function, called with each turn."""

    class Scripted:
        def session(self, prompt: Prompt) -> Session:
            class One:
                async def say(self, text: str, use: Use) -> Answer:
                    return await say(prompt, text, use)

            return One()

    @asynccontextmanager
    async def connect() -> AsyncIterator[Connection]:
        yield Scripted()

    return connect


def named(name: str, scenes: Sequence[Scene] = (), **options: Any) -> Connect:
    """An agent of seer's own by its name."""
    told: dict[str, Any] = {"answers": answers(scenes)} if name == "reference" else {}
    return lambda: AGENTS.get(name).connect(AgentOptions(name=name, **options), **told)


class Runner:
    """Runs agents on scenes in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def header(self, evalset: EvalSet, agent: str = "test", **changes: Any) -> Any:
        told: dict[str, Any] = {
            "agent": agent,
            "options": AgentOptions(name=agent),
            "prompt_digest": "p",
            "scenes": len(evalset.scenes),
            "repetitions": 1,
            "scoring": {},
        }
        return header(evalset.manifest, **(told | changes))

    def __call__(self, connect: Connect, *scenes: Scene, agent: str = "test", **options: Any) -> tuple[Trial, ...]:
        evalset = make_evalset(*scenes)
        repetitions = options.get("repetitions", 1)
        with open_journal(self.folder, self.header(evalset, agent, repetitions=repetitions)) as journal:
            return asyncio.run(
                execute(
                    evalset,
                    connect,
                    open_world=Service(evalset.tools, evalset.defs).open,
                    infra=InfraError,
                    journal=journal,
                    **options,
                )
            )
