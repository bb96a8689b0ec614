"""Where a value came from is told from its schema: what the spec shows, words for its name, or a stopgap."""

import pytest

from seer.generate import generate
from seer.records import Source, Tool
from seer.sample import Spot, Steer
from seer.sample.origin import Origins
from seer.sample.sampler import Sampler

_WORLD = {"seed": 7, "locale": "en", "now": "2026-06-15T09:00:00Z"}


def _origin(schema: dict[str, object], name: str, **pools: list[object]) -> str:
    root = {"type": "object", "properties": {name: schema}, "required": [name]}
    sampler = Sampler(root, scope="make_report", noun="report", pools={f"/{k}": v for k, v in pools.items()}, **_WORLD)
    made = sampler.value(sampler.root, Spot("", "", "report"), Steer())
    return Origins(sampler).of(made)[f"/{name}"]


@pytest.mark.parametrize(
    ("name", "schema", "origin"),
    [
        ("thing", {"type": "string", "enum": ["a", "b"]}, "enum"),
        ("thing", {"type": "string", "example": "blue kite"}, "example"),
        ("frobnication", {"type": "string", "default": "soft"}, "default"),
        ("thing", {"type": "string", "description": "One of: `hot`, `cold`"}, "described"),
        ("thing", {"type": "string", "format": "uuid"}, "format"),
        ("city", {"type": "string"}, "topic"),
        ("title", {"type": "string"}, "topic"),
        ("order_id", {"type": "string"}, "id"),
        ("frobnication", {"type": "string", "pattern": "^[a-f]{3}-q$"}, "pattern"),
        ("frobnication", {"type": "string"}, "stopgap"),
        ("frobnication", {"type": "integer"}, "stopgap"),
        ("frobnication", {"type": "integer", "format": "int32"}, "stopgap"),
        ("frobnication", {"type": "integer", "minimum": 1, "maximum": 6}, "described"),
        ("frobnication", {"type": "number", "description": "between 3 and 9"}, "described"),
        ("frobnication", {"type": "integer", "example": 4}, "example"),
        ("per_page", {"type": "integer"}, "topic"),
    ],
)
def test_origin(name: str, schema: dict[str, object], origin: str) -> None:
    assert _origin(schema, name) == origin


def test_persons_own_value() -> None:
    assert _origin({"type": "string"}, "city", city=["Oslo"]) == "given"


def test_values_that_somebody_else_put_in() -> None:
    root = {
        "type": "object",
        "properties": {
            "kind": {"type": "string", "enum": ["a"]},
            "size": {"type": "integer", "maximum": 3},
            "rows": {"type": "array", "items": {"type": "object", "properties": {"city": {"type": "string"}}}},
            "either": {"oneOf": [{"type": "integer"}, {"type": "string", "example": "blue kite"}]},
        },
    }
    origins = Origins(Sampler(root, scope="", **_WORLD))
    given = {"kind": "z", "size": 9, "rows": [{"city": "Oslo"}], "either": "blue kite", "unknown": True}
    assert origins.of(given) == {"/kind": "other", "/size": "other", "/rows/0/city": "topic", "/either": "example"}


def test_origins_of_a_tool_are_those_of_its_sets() -> None:
    parameters = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
    source = Source(path="orders.json", format="functions", pointer="")
    tool = Tool(name="get_order", spec_name="get_order", parameters=parameters, source=source)
    sets = [case.arguments for case in generate(tool, **_WORLD) if case.kind == "normal"]
    assert [Origins.of_tool(tool, **_WORLD).of(one) for one in sets] == [{"/order_id": "id"}] * len(sets) != []
