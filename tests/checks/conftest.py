"""Tools, scenes and trials made by hand, and a stage that plays steps and judges them."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from seer.checks import CHECKS
from seer.records import (
    Call,
    Context,
    Expect,
    ExpectedCall,
    Proposed,
    Request,
    Said,
    Scene,
    Score,
    Source,
    Tool,
    Trial,
    Turn,
    Usage,
    Weights,
    WorldSpec,
)
from seer.schema.match import rules
from seer.schema.validate import fast

Arguments = dict[str, Any]


def _tool(name: str, properties: Arguments, required: list[str], **facts: Any) -> Tool:
    schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    source = Source(path="tools.json", format="functions", pointer="/0")
    return Tool(name=name, spec_name=name, parameters=schema, source=source, **facts)


WORD = {"type": "string", "minLength": 2}
TOOLS = {
    tool.name: tool
    for tool in (
        _tool(
            "get_weather",
            {
                "city": WORD,
                "date": {"type": "string", "format": "date"},
                "unit": {"type": "string", "enum": ["celsius", "fahrenheit"], "default": "celsius"},
            },
            ["city", "date"],
        ),
        _tool(
            "book_trip",
            {
                "origin": WORD,
                "target": WORD,
                "seats": {"type": "integer", "minimum": 1, "maximum": 9},
                "price": {"type": "number"},
                "class": {"enum": ["first", "second"]},
                "note": {"type": "string"},
            },
            ["origin", "target"],
            effect="write",
        ),
        _tool("put_label", {"name": WORD}, ["name"], effect="write", idempotent=True),
        _tool("list_cities", {"country": WORD}, [], effect="read"),
        _tool("not_offered", {}, [], effect="read"),
    )
}
OFFERED = ("get_weather", "book_trip", "put_label", "list_cities")


def _expected(tool: str, arguments: Arguments, number: int, **more: Any) -> ExpectedCall:
    match = rules(TOOLS[tool].parameters, arguments)
    return ExpectedCall(**{"id": f"c{number}", "tool": tool, "arguments": arguments, "match": match, **more})


@pytest.fixture
def wanted() -> Callable[..., Scene]:
    """Make a scene that expects calls: `(tool, arguments)` or `(tool, arguments, more fields)` each."""

    def make(*calls: Any, say: str = "Please do it.", tools: tuple[str, ...] = OFFERED, **expect: Any) -> Scene:
        expected = tuple(
            _expected(tool, arguments, number, **(more[0] if more else {}))
            for number, (tool, arguments, *more) in enumerate(calls, start=1)
        )
        return Scene(
            id=f"{calls[0][0]}.normal.000000000001",
            kind="normal",
            difficulty="L1",
            valid=True,
            locale="en",
            turns=(Turn(say=say),),
            tools=tools,
            expect=Expect(outcome="call", calls=expected, **expect),
            aims=(),
            world=WorldSpec(now="2026-06-15T09:00:00Z"),
            template="en/normal/1.j2",
        )

    return make


@pytest.fixture
def faulty() -> Callable[..., Scene]:
    """Make a scene whose request has a fault that the second turn mends."""

    def make(tool: str, asked: Arguments, repaired: Arguments, *, say: str = "Please do it.", **expect: Any) -> Scene:
        return Scene(
            id=f"{tool}.invalid.000000000002",
            kind="invalid",
            difficulty="L2",
            valid=False,
            locale="en",
            turns=(Turn(say=say), Turn(say="Here is the right value.", when="asked")),
            tools=OFFERED,
            expect=Expect(
                outcome="no_call_until_repaired", calls=(_expected(tool, repaired, 1, from_turn=2),), **expect
            ),
            aims=(),
            request=Request(tool=tool, arguments=asked),
            world=WorldSpec(now="2026-06-15T09:00:00Z"),
            template="en/invalid/1.j2",
        )

    return make


@pytest.fixture
def judge() -> Callable[..., dict[str, Score]]:
    """Play steps and give every check's score.

    A step is a call `(tool, arguments or raw text)`, with the world's result as a third part if it matters, or a text
    that ends the agent's turn. The user speaks again while steps are left.
    """

    def play(scene: Scene, *steps: Any, termination: str = "answered", **weights: float) -> dict[str, Score]:
        trial = _trial(scene, steps, termination)
        context = Context(trial=trial, scene=scene, tools=TOOLS, weights=Weights(**weights))
        found = (CHECKS.get(name).check(context) for name in CHECKS.names())
        return {score.check: score for score in found if score is not None}

    return play


def _trial(scene: Scene, steps: Any, termination: str) -> Trial:
    turns = [Said(role="user", text=scene.turns[0].say)]
    calls: list[Call] = []
    turn = 1
    for position, step in enumerate(steps):
        if isinstance(step, str):
            turns.append(Said(role="agent", text=step))
            if position < len(steps) - 1:
                turn += 1
                turns.append(Said(role="user", text=scene.turns[-1].say))
        else:
            calls.append(_call(scene, f"k{len(calls) + 1}", turn, step))
    texts = [step for step in steps if isinstance(step, str)]
    return Trial(
        id="t1",
        scene=scene.id,
        repetition=0,
        turns=tuple(turns),
        calls=tuple(calls),
        answer=texts[-1] if texts else "",
        usage=Usage(input=10, output=5),
        cost=None,
        retries=0,
        seconds=0.1,
        termination=termination,  # type: ignore[arg-type]  # a test names it
        error="it broke" if termination.endswith("_error") else None,
    )


def _call(scene: Scene, name: str, turn: int, step: tuple[Any, ...]) -> Call:
    tool, given, result = (*step, None)[:3]
    raw = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False)
    try:
        parsed = json.loads(raw)
    except ValueError:
        parsed = None
    status = (
        "unknown_tool"
        if tool not in scene.tools
        else "unparsable"
        if parsed is None
        else "ok"
        if fast(TOOLS[tool].parameters).valid(parsed)
        else "invalid_arguments"
    )
    return Call(
        id=name,
        turn=turn,
        proposed=Proposed(name=tool, raw=raw),
        parsed=parsed,
        parse_error="no JSON" if parsed is None else None,
        executed=status == "ok",
        status=status,  # type: ignore[arg-type]  # one of the five
        result=result if status == "ok" else {"error": "rejected"},
    )
