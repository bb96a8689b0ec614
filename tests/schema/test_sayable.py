"""Obligations are sayable only where some call can be said at all."""

from typing import Any

import pytest

from seer.records import Source, Tool
from seer.schema.sayable import allowed_kinds, sayable

TEXT = {"type": "string"}


def tool(parameters: dict[str, Any]) -> Tool:
    return Tool(
        name="render", spec_name="render", parameters=parameters, source=Source(path="x.json", format="mcp", pointer="")
    )


def nested(levels: int, *, required: bool = True) -> dict[str, Any]:
    schema: dict[str, Any] = TEXT
    for level in range(levels, 0, -1):
        schema = {"type": "object", "properties": {f"p{level}": schema, "size": {"type": "integer"}}}
        schema |= {"required": [f"p{level}"]} if required else {}
    return schema


REACHED = [
    nested(3),
    nested(4, required=False),
    {"type": "object", "properties": {"a": {"anyOf": [nested(3), TEXT]}}, "required": ["a"]},
    {"type": "object", "properties": {"a": {"type": "array", "items": nested(2)}}, "required": ["a"]},
]
ENDLESS = {"type": "object", "properties": {"a": {"$ref": "#/$defs/a"}}, "required": ["a"]}
BEYOND = [
    nested(4),
    {"type": "object", "properties": {"a": {"anyOf": [nested(3), nested(4)]}}, "required": ["a"]},
    {"type": "object", "properties": {"a": {"type": "array", "items": nested(3)}}, "required": ["a"]},
    {**ENDLESS, "$defs": {"a": ENDLESS}},
]


@pytest.mark.parametrize("parameters", REACHED)
def test_what_words_reach_is_owed(parameters: dict[str, Any]) -> None:
    assert list(sayable(tool(parameters)))
    assert allowed_kinds(tool(parameters)) > {"normal"}


@pytest.mark.parametrize("parameters", BEYOND)
def test_nothing_is_owed_where_a_required_value_lies_below_the_reach_of_words(parameters: dict[str, Any]) -> None:
    assert list(sayable(tool(parameters))) == []
    assert allowed_kinds(tool(parameters)) == {"normal"}
