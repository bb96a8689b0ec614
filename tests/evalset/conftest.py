"""A small eval set made by hand."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from seer import canon
from seer.evalset.freeze import case_id, freeze
from seer.records import (
    Case,
    Dropped,
    EvalSet,
    Expect,
    ExpectedCall,
    Json,
    Request,
    Scene,
    Source,
    SourceFile,
    Tool,
    Turn,
    WorldSpec,
)

Make = Callable[..., EvalSet]


class Parts(NamedTuple):
    """Functions that make records."""

    tool: Callable[..., Tool]
    case: Callable[..., Case]
    scene: Callable[..., Scene]


PARAMETERS: Json = {"type": "object", "required": ["city"], "properties": {"city": {"type": "string", "minLength": 2}}}


def tool(name: str = "weather", description: str = "") -> Tool:
    source = Source(path="spec.yaml", format="json_schema", pointer="")
    return Tool(
        name=name, spec_name=name, description=description, parameters=PARAMETERS, source=source,
        digest=canon.digest([name, description]),
    )  # fmt: skip


def case(city: str, name: str = "weather") -> Case:
    arguments = {"city": city}
    return Case(
        id=case_id(name, "normal", arguments), tool=name, kind="normal", arguments=arguments, valid=True, aims=()
    )


def scene(city: str, name: str = "weather", locale: str = "en") -> Scene:
    arguments = {"city": city}
    call = ExpectedCall(id="c1", tool=name, arguments=arguments, match={"/city": "text"})
    return Scene(
        id=f"{name}.normal.{canon.hex12([city, locale])}",
        kind="normal",
        difficulty="L1",
        valid=True,
        locale=locale,
        turns=(Turn(say=f"Tell me the weather; the city is {city}."),),
        tools=(name,),
        expect=Expect(outcome="call", calls=(call,)),
        aims=(),
        request=Request(tool=name, arguments=arguments),
        world=WorldSpec(now="2026-06-15T09:00:00Z"),
        template="t",
    )


def frozen(*cities: str, tools: tuple[Tool, ...] = (), spec: str = "one", version: int = 1, **more: Json) -> EvalSet:
    return freeze(
        name="weather",
        tools=tools or (tool(),),
        cases=[case(city) for city in (*cities, "Bern")],
        scenes=[scene(city) for city in cities],
        dropped=[Dropped(tool="weather", kind="normal", locale="en", reason="leak", case=case("Bern").id)],
        recipe={"seed": 1},
        sources=[SourceFile(path="spec.yaml", format="json_schema", digest=spec)],
        seed=1,
        profile="balanced",
        locales=("en",),
        version=version,
        **more,
    )


@pytest.fixture
def make() -> Make:
    """Give the function that freezes scenes about some cities, and one case without a scene."""
    return frozen


@pytest.fixture
def parts() -> Parts:
    """Give the functions that make a tool, a case and a scene."""
    return Parts(tool=tool, case=case, scene=scene)
