"""Hostile schemas end: what would be too much is cut, and told."""

from typing import Any

import pytest
from generate_lab import NOW, tool

from seer.generate import EXHAUSTIVE, generate
from seer.schema.afford import afforded
from seer.schema.coverage import coverage
from seer.schema.obligations import owed


def nest(depth: int, width: int) -> dict[str, Any]:
    if not depth:
        return {"type": "string", "minLength": 3, "maxLength": 9}
    branches = [
        {"type": "object", "required": [f"k{at}"], "properties": {f"k{at}": nest(depth - 1, width)}}
        for at in range(width)
    ]
    return {"oneOf": branches}


TREE = {
    "type": "object",
    "required": ["op"],
    "properties": {"op": {"enum": ["and", "or", "not"]}, "args": {"type": "array", "items": {"$ref": "#/$defs/tree"}}},
    "oneOf": [{"required": ["args"]}, {"properties": {"op": {"const": "not"}}}],
}
HOSTILE: dict[str, dict[str, Any]] = {
    "long enums": {
        "properties": {"a": {"enum": [f"a{n}" for n in range(20_000)]}, "b": {"enum": [f"b{n}" for n in range(20_000)]}}
    },
    "nested choices": {"properties": {"a": nest(4, 4)}},
    "recursion": {
        "properties": {"a": {"$ref": "#/$defs/tree"}, "b": {"$ref": "#/$defs/tree"}},
        "$defs": {"tree": TREE},
    },
    "far bounds": {
        "properties": {
            "text": {"type": "string", "minLength": 10, "maxLength": 10**9},
            "list": {"type": "array", "items": {"type": "string"}, "maxItems": 10**9},
            "number": {"type": "integer", "minimum": -(10**30), "maximum": 10**30},
            "map": {"type": "object", "additionalProperties": {"type": "integer"}, "maxProperties": 10**9},
        }
    },
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_too_much_is_cut_and_told(name: str) -> None:
    whole = tool({"type": "object", **HOSTILE[name]})
    made = generate(whole, seed=1, locale="en", now=NOW, effort=EXHAUSTIVE)
    found = coverage([whole], made, [], exhaustive=True)
    assert made
    assert len(made) < 25_000
    assert found.by_cases + len(found.open) == found.obligations
    assert len([one for one in found.open if one.reason == "unknown"]) <= 0.05 * found.obligations


def test_work_is_counted_where_many_schemas_decide_together() -> None:
    whole = tool({"type": "object", "properties": {"free": {"type": "string"}, "a": nest(5, 4)}})
    meant = afforded(whole, exhaustive=True)
    every = owed(whole, exhaustive=True)
    assert 0 < len(meant) < len(every)
    assert all(number in meant for number, one in enumerate(every) if one.aim.pointer == "/free")


def test_choices_whose_pieces_can_be_asked_one_by_one_cost_little() -> None:
    whole = tool({"type": "object", "properties": {"a": nest(4, 4)}})
    assert len(afforded(whole, exhaustive=True)) > 0.9 * len(owed(whole, exhaustive=True))


def test_what_is_wide_but_plain_is_not_cut() -> None:
    """A reference with a description, or a long list of members, makes nothing dear."""
    properties = {f"p{at}": {"type": "string", "description": "A name. " * 40} for at in range(60)}
    record = {"type": "object", "properties": properties, "additionalProperties": False}
    codes = [f"code {at:04d} {'x' * 20}" for at in range(900)]
    whole = tool(
        {
            "type": "object",
            "properties": {
                **{f"r{at}": {"$ref": "#/$defs/record", "description": "One."} for at in range(8)},
                "code": {"type": "string", "enum": codes},
            },
            "$defs": {"record": record},
        }
    )
    assert len(afforded(whole, exhaustive=True)) == len(owed(whole, exhaustive=True)) > 5_000
