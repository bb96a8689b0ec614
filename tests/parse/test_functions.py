from typing import Any

import pytest

from seer.parse import functions, mcp

SCHEMA = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}
WRAPPED = {"type": "function", "function": {"name": "f", "description": "Does f.", "parameters": SCHEMA}}
FLAT = {"name": "f", "description": "Does f.", "parameters": SCHEMA}


@pytest.mark.parametrize(
    ("document", "at"),
    [
        ([WRAPPED], "/0/function"),
        ({"tools": [WRAPPED]}, "/tools/0/function"),
        ({"functions": [FLAT]}, "/functions/0"),
        ([FLAT], "/0"),
        (FLAT, ""),
        ({**FLAT, "type": "function", "strict": True}, ""),
        (WRAPPED, "/function"),
        ({"name": "f", "description": "Does f.", "input_schema": SCHEMA}, ""),
    ],
)
def test_every_wrapping(document: Any, at: str) -> None:
    assert functions.recognises(document)
    (tool,) = functions.parse(document, "f.json").tools
    assert (tool.name, tool.description, tool.parameters) == ("f", "Does f.", SCHEMA)
    assert (tool.source.pointer, tool.wire, tool.effect) == (at, "json", "unknown")


@pytest.mark.parametrize(
    "document",
    [[], {}, 5, "x", [{"name": "a"}], {"tools": [{"name": "a", "inputSchema": {}}]}, [{"name": "a", "parameters": []}],
     {"openapi": "3.0.0"}, {"seer": "tools/1", "tools": [FLAT]}, [{"id": "q", "function": [FLAT]}]],
)  # fmt: skip
def test_what_is_no_function_list(document: Any) -> None:
    assert not functions.recognises(document)


def test_no_parameters_at_all() -> None:
    tools = functions.parse([{"type": "function", "name": "a"}, {"name": "b", "parameters": {}}], "f.json").tools
    assert [tool.parameters for tool in tools] == [{"type": "object"}, {"type": "object"}]


def test_references_lead_into_the_function_itself() -> None:
    schema = {
        "properties": {"t": {"$ref": "#/$defs/T"}},
        "$defs": {"T": {"items": {"$ref": "#/$defs/T"}}, "Unused": {"type": "null"}},
    }
    returns = {"$ref": "#/$defs/R", "$defs": {"R": {"type": "null"}}}
    (tool,) = functions.parse([{"name": "f", "parameters": schema, "returns": returns}], "f").tools
    assert tool.parameters == {
        "type": "object",
        "properties": {"t": {"$ref": "#/$defs/T"}},
        "$defs": {"T": {"items": {"$ref": "#/$defs/T"}}},
    }
    assert tool.returns["$ref"].startswith("seer:defs/")


def test_bad_functions_are_skipped_and_told() -> None:
    bad = [
        5,
        {"name": "", "parameters": {}},
        {"name": "n", "parameters": 5},
        {"name": "s", "parameters": {"type": "string"}},
        {"name": "r", "parameters": {"properties": {"a": {"$ref": "#/gone"}}}},
        {"name": "d", "parameters": {"properties": {"a": {"type": "dict"}}}},
    ]
    parsed = functions.parse([*bad, FLAT], "f.json")
    assert [tool.name for tool in parsed.tools] == ["d", "f"]
    told = {warning.where: warning.what for warning in parsed.warnings}
    assert "has no name" in told["f.json#/0"]
    assert "has no name" in told["f.json#/1"]
    assert "parameters 5 are no schema" in told["f.json#/2"]
    assert "parameters are of type 'string'" in told["f.json#/3"]
    assert "'#/gone' leads nowhere" in told["f.json#/4"]
    assert "read as object" in told["f.json#/5/parameters/properties/a"]


@pytest.mark.parametrize("again", [FLAT, {**FLAT, "description": "Other."}])
def test_a_name_given_twice(again: dict[str, Any]) -> None:
    parsed = functions.parse([FLAT, again], "f.json")
    (tool,) = parsed.tools
    assert tool.description == again["description"]
    assert len(parsed.warnings) == (again is not FLAT)


TOOL = {"name": "t", "description": "Does t.", "inputSchema": SCHEMA}


@pytest.mark.parametrize(
    ("document", "at"),
    [
        ({"jsonrpc": "2.0", "id": 1, "result": {"tools": [TOOL]}}, "/result/tools/0"),
        ({"tools": [TOOL]}, "/tools/0"),
        ([TOOL], "/0"),
        (TOOL, ""),
        ({"name": "server", "description": "A server", "tools": [TOOL]}, "/tools/0"),
    ],
)
def test_every_wrapping_of_mcp(document: Any, at: str) -> None:
    assert mcp.recognises(document)
    assert not functions.recognises(document)
    (tool,) = mcp.parse(document, "m.json").tools
    assert (tool.name, tool.parameters, tool.source.pointer) == ("t", SCHEMA, at)


@pytest.mark.parametrize(
    ("hints", "effect"),
    [
        ({}, "unknown"),
        ({"readOnlyHint": True, "destructiveHint": True}, "read"),
        ({"readOnlyHint": False}, "write"),
        ({"destructiveHint": True}, "destructive"),
        ({"destructiveHint": False}, "write"),
        ({"readOnlyHint": "yes"}, "unknown"),
        (None, "unknown"),
    ],
)
def test_annotations_give_the_effect(hints: Any, effect: str) -> None:
    (tool,) = mcp.parse([{**TOOL, "annotations": hints}], "m.json").tools
    assert tool.effect == effect


def test_titles_hints_and_output() -> None:
    output = {"type": "object", "properties": {"n": {"type": "number"}}}
    annotations = {"title": "T", "openWorldHint": False, "idempotentHint": True}
    (tool,) = mcp.parse([{**TOOL, "annotations": annotations, "outputSchema": output}], "m.json").tools
    assert (tool.title, tool.open_world, tool.idempotent, tool.returns) == ("T", False, True, output)
    (titled,) = mcp.parse([{**TOOL, "title": "Own", "annotations": annotations}], "m.json").tools
    assert titled.title == "Own"


def test_a_schema_says_which_draft_it_is() -> None:
    schema = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "properties": {"a": {"$ref": "#/definitions/A", "maxLength": 1}},
        "definitions": {"A": {"type": "string"}},
    }
    (tool,) = mcp.parse([{"name": "t", "inputSchema": schema}], "m.json").tools
    assert tool.parameters["properties"]["a"] == {"$ref": "#/$defs/A"}


def test_a_reference_at_the_top_is_followed() -> None:
    schema = {"$ref": "#/$defs/A", "$defs": {"A": {"type": "object", "properties": {"a": {}}}}}
    (tool,) = mcp.parse([{"name": "t", "inputSchema": schema}], "m.json").tools
    assert tool.parameters == {"type": "object", "properties": {"a": {}}}
