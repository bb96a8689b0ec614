"""A run made by hand and scored by the real checks, in any size and with any words."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from seer.checks import CHECKS
from seer.records import (
    AgentOptions,
    Call,
    Expect,
    ExpectedCall,
    Proposed,
    Report,
    Request,
    RunHeader,
    Said,
    Scene,
    Source,
    Tool,
    Trial,
    Turn,
    Usage,
    Violation,
    Weights,
    WorldSpec,
)
from seer.schema.match import rules
from seer.score.score import score
from seer.score.summarise import summarise

SCHEMA = {
    "type": "object",
    "properties": {
        "city": {"type": "string", "minLength": 2},
        "date": {"type": "string", "format": "date"},
        "unit": {"enum": ["celsius", "fahrenheit"], "default": "celsius"},
    },
    "required": ["city", "date"],
}
RIGHT = {"city": "杭州", "date": "2026-06-20"}
KINDS = ("normal", "default", "boundary", "missing", "invalid")
WEIGHTS = Weights()


def _tool(name: str) -> Tool:
    source = Source(path="tools.json", format="functions", pointer="/0")
    return Tool(name=name, spec_name=name, parameters=SCHEMA, effect="write", source=source)


def _scene(tool: str, kind: Any, number: int, *, words: str, offered: tuple[str, ...]) -> Scene:
    bad = kind in {"missing", "invalid"}
    asked = {"city": RIGHT["city"]} if kind == "missing" else {**RIGHT, "date": "2026-02-30"} if bad else RIGHT
    pointer = "/date"
    broken = Violation(
        pointer=pointer,
        keyword="required" if kind == "missing" else "format",
        schema_pointer="/required" if kind == "missing" else "/properties/date/format",
    )
    call = ExpectedCall(id="c1", tool=tool, arguments=RIGHT, match=rules(SCHEMA, RIGHT), from_turn=2 if bad else 1)
    return Scene(
        id=f"{tool}.{kind}.{number:012x}",
        kind=kind,
        difficulty="L2" if kind != "normal" else "L1",
        valid=not bad,
        locale="zh" if number % 2 else "en",
        turns=(Turn(say=words), *([Turn(say="The date is 2026-06-20.", when="asked")] if bad else [])),
        tools=offered,
        expect=Expect(
            outcome="no_call_until_repaired" if bad else "call", calls=(call,), mention=("date",) if bad else ()
        ),
        aims=(),
        request=Request(tool=tool, arguments=asked),
        violations=(broken,) if bad else (),
        world=WorldSpec(now="2026-06-15T09:00:00Z"),
        template="t",
    )


def _steps(scene: Scene, rng: Random, skill: float, text: str) -> Iterator[Any]:
    """Play as an agent of some skill would: calls as (name, raw arguments), words as they are."""
    tool, roll = scene.id.partition(".")[0], rng.random()
    if scene.valid:
        if roll < skill:
            yield tool, json.dumps(RIGHT, ensure_ascii=False)
        elif roll < skill + 0.3 * (1 - skill):
            yield tool, json.dumps({**RIGHT, "city": f"杭州市 {text}"}, ensure_ascii=False)
        elif roll < skill + 0.5 * (1 - skill):
            yield tool, '{"city": "杭'
        elif roll < skill + 0.8 * (1 - skill):
            yield next((name for name in scene.tools if name != tool), "nowhere"), json.dumps(RIGHT)
        yield f"Here you are. {text}"
    elif roll < skill:
        yield "Which date do you mean?"
        yield tool, json.dumps(RIGHT)
        yield "Done."
    elif roll < skill + 0.6 * (1 - skill):
        yield tool, json.dumps({**RIGHT, "date": "2026-02-28"})
        yield f"Done. {text}"
    else:
        yield f"I can't do that{' for this date' if roll > 0.9 else ''}. {text}"
        yield "Sorry."


def _trial(scene: Scene, steps: "list[Any]", number: int, text: str) -> Trial:
    turns = [Said(role="user", text=scene.turns[0].say)]
    calls = []
    for position, step in enumerate(steps):
        if not isinstance(step, str):
            calls.append(_call(f"k{position}", 1 + sum(said.role == "agent" for said in turns), step, text))
            continue
        turns.append(Said(role="agent", text=step))
        if position < len(steps) - 1:
            turns.append(Said(role="user", text=scene.turns[-1].say))
    return Trial(
        id=f"t{number}",
        scene=scene.id,
        repetition=0,
        turns=tuple(turns),
        calls=tuple(calls),
        answer=steps[-1],
        usage=Usage(input=900 + number % 7, output=80),
        cost=0.0021,
        retries=number % 2,
        seconds=1.7,
        termination="answered",
        error=None,
    )


def _call(name: str, turn: int, step: tuple[str, str], text: str) -> Call:
    tool, raw = step
    try:
        parsed = json.loads(raw)
    except ValueError:
        parsed = None
    return Call(
        id=name,
        turn=turn,
        proposed=Proposed(name=tool, raw=raw),
        parsed=parsed,
        parse_error=None if parsed else "Unterminated string starting at column 10",
        executed=parsed is not None,
        status="ok" if parsed else "unparsable",
        result={"temperature": 21.5, "text": f"sunny {text}"} if parsed else {"error": "arguments don't parse"},
    )


NAMES = ("get_forecast", "create_reservation", "list_orders", "update_customer_address", "cancel_subscription", "pay")


@pytest.fixture
def make() -> Callable[..., Report]:
    return build


def build(
    *,
    tools: tuple[str, ...] = NAMES,
    each: int = 4,
    skill: float = 0.75,
    words: str = "请帮我查一下杭州 2026-06-20 的天气。",
    text: str = "",
    infra: int = 0,
) -> Report:
    rng = Random(5)
    scenes: list[Scene] = []
    trials: list[Trial] = []
    for position, tool in enumerate(tools):
        for kind in KINDS:
            for number in range(each):
                offered = tuple(dict.fromkeys((tool, *tools[:4])))
                scene = _scene(tool, kind, number, words=words, offered=offered)
                own = min(1.0, skill * (0.6 + 0.1 * position)) if skill < 1 else 1.0
                scenes.append(scene)
                trials.append(_trial(scene, list(_steps(scene, rng, own, text)), len(trials), text))
    for position in range(infra):
        facts = {name: getattr(trials[position], name) for name in Trial.__struct_fields__}
        trials[position] = Trial(**{**facts, "termination": "infra_error", "error": "503 Service Unavailable"})
    kit = [_tool(name) for name in tools]
    checks = [CHECKS.get(name).check for name in CHECKS.names()]
    scores = score(trials, scenes, kit, weights=WEIGHTS, checks=checks)
    summary = summarise(trials, scenes, scores, weights=WEIGHTS, expected_trials=len(trials))
    header = RunHeader(
        id="3fa9c1d27be0",
        evalset="travel-desk",
        evalset_digest="9c41" * 16,
        evalset_version=3,
        scenes=len(scenes),
        repetitions=1,
        agent="openai:qwen3-8b-instruct",
        options=AgentOptions(name="openai", target="qwen3-8b-instruct"),
        model="qwen3-8b-instruct",
        provider="vllm",
        base_url="http://127.0.0.1:8080/v1",
        tool_parser=None,
        prompt_digest="51d0" * 16,
        scoring={"positive": 0.6, "negative": 0.4, "declined": 0.5, "corrected": 0.0},
        packages={},
        git_revision="0a1b2c3d4e5f60718293a4b5c6d7e8f901234567",
        git_dirty=True,
    )
    return Report(
        header=header,
        summary=summary,
        scenes=tuple(scenes),
        tools=tuple(kit),
        trials=tuple(trials),
        scores=scores,
    )
