"""A few tools, their cases and a composer, shared by tests of scenes."""

from typing import Any

from seer import canon
from seer.records import Aim, Case, Kind, Scene, Source, Tool
from seer.scene.compose import Composer
from seer.schema.validate import violations

NOW = "2026-06-15T09:00:00Z"
SOURCE = Source(path="specs/weather.yaml", format="tool_registry", pointer="")
WEATHER = Tool(
    name="get_weather",
    spec_name="get_weather",
    description="查询指定城市在指定日期的天气情况，支持温度单位切换",
    parameters={
        "type": "object",
        "properties": {
            "city": {"type": "string", "minLength": 2, "maxLength": 32},
            "date": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
            "unit": {"type": "string", "enum": ["celsius", "fahrenheit"], "default": "celsius"},
            "days": {"type": "integer", "minimum": 1, "maximum": 14},
        },
        "required": ["city", "date"],
    },
    source=SOURCE,
)
OTHERS = tuple(
    Tool(
        name=f"list_{noun}",
        spec_name=f"list_{noun}",
        description=f"List the {noun}",
        parameters={"type": "object", "properties": {"limit": {"type": "integer"}}},
        source=SOURCE,
    )
    for noun in ("pets", "orders", "users", "events", "cards", "files", "songs", "books", "films", "rooms")
)
TOOLS = (WEATHER, *OTHERS)
CITY = {"en": "Paris", "zh": "杭州"}


def composer(locale: str = "en", tools: tuple[Tool, ...] = TOOLS, **options: Any) -> Composer:
    return Composer(tools, locale=locale, seed=7, now=NOW, **{"offered": 8, **options})


def case(kind: Kind, arguments: dict[str, Any], tool: Tool = WEATHER, at: str = "/date") -> Case:
    broken = violations(tool.parameters, arguments)
    identity = canon.hex12({"tool": tool.name, "kind": kind, "arguments": arguments})
    aim = Aim(tool=tool.name, pointer=at, keyword="required", at="absent")
    return Case(
        id=identity, tool=tool.name, kind=kind, arguments=arguments, valid=not broken, aims=(aim,), violations=broken
    )


def requests(locale: str) -> tuple[Case, ...]:
    base = {"city": CITY[locale], "date": "2026-06-18"}
    return (
        case("normal", {**base, "unit": "fahrenheit"}),
        case("default", base),
        case("boundary", {**base, "days": 14}),
        case("missing", {"city": CITY[locale]}),
        case("invalid", {**base, "unit": "banana"}),
        case("invalid", {**base, "days": 15}),
        case("invalid", {**base, "date": "2026-06"}),
    )


def drafts(made: Composer, one: Case) -> tuple[Scene, ...]:
    scenes = made.compose(one)
    assert not isinstance(scenes, str), scenes
    return scenes
