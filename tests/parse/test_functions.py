import json
from typing import Any

import pytest

from seer.parse import functions, mcp

SCHEMA = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}
WRAPPED = {"type": "function", "function": {"name": "f", "description": "Does f.", "parameters": SCHEMA}}
NAMED = {"name": "f", "description": "Does f."}
BEDROCK = {**NAMED, "inputSchema": {"json": SCHEMA}}
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
        ({"toolSpec": BEDROCK}, "/toolSpec"),
        ({"toolConfig": {"tools": [{"toolSpec": BEDROCK},
                                   {"cachePoint": {"type": "default"}}]}}, "/toolConfig/tools/0/toolSpec"),
        ({"functionDeclarations": [FLAT]}, "/functionDeclarations/0"),
        ([{"function_declarations": [FLAT]}], "/0/function_declarations/0"),
        ({"tools": [{"functionDeclarations": [{**NAMED, "parametersJsonSchema": SCHEMA}]}]},
         "/tools/0/functionDeclarations/0"),
        ([{"id": "q", "function": [FLAT]}, {"id": "r", "function": [FLAT]}], "/1/function/0"),
        ({"tools": {"f": {"description": "Does f.", "parameters": SCHEMA}}}, "/tools/f"),
        ([{"id": 1, "tools": json.dumps([FLAT])}], "/0/tools/0"),
        ({"model": "m", "messages": [], "tools": [WRAPPED]}, "/tools/0/function"),
        ([{**NAMED, "parameters": {"a": {"type": "string", "required": True}}}], "/0"),
        ([{**NAMED, "parameters": [{"name": "a", "type": "str", "required": True}]}], "/0"),
        ({**NAMED, "parameter_definitions": {"a": {"type": "str", "required": True}}}, ""),
    ],
)  # fmt: skip
def test_every_wrapping(document: Any, at: str) -> None:
    assert functions.recognises(document)
    (tool,) = functions.parse(document, "f.json").tools
    assert (tool.name, tool.description, tool.parameters) == ("f", "Does f.", SCHEMA)
    assert (tool.source.pointer, tool.wire, tool.effect) == (at, "json", "unknown")


@pytest.mark.parametrize(
    "document",
    [[], {}, 5, "x", [{"name": "a"}], {"tools": [{"name": "a", "inputSchema": {}}]}, [{"name": "a", "parameters": []}],
     {"openapi": "3.0.0"}, {"seer": "tools/1", "tools": [FLAT]}, [{"id": "q", "function": "f"}]],
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
        {"name": 7, "parameters": {}},
    ]
    parsed = functions.parse([*bad, FLAT], "f.json")
    assert [tool.name for tool in parsed.tools] == ["d", "f"]
    told = {warning.where: warning.what for warning in parsed.warnings}
    assert "5 is no mapping that describes a function; give its name" in told["f.json#/0"]
    assert "it has no name; give it a 'name'" in told["f.json#/1"]
    assert "parameters 5 are no schema" in told["f.json#/2"]
    assert "parameters are of type 'string'" in told["f.json#/3"]
    assert "'#/gone' leads nowhere" in told["f.json#/4"]
    assert "read as object" in told["f.json#/5/parameters/properties/a"]
    assert "its name 7 is no text; give it a 'name'" in told["f.json#/6"]


def test_what_is_described_the_same_way_twice_is_one_tool() -> None:
    parsed = functions.parse([FLAT, FLAT], "f.json")
    assert [tool.name for tool in parsed.tools] == ["f"]
    (warning,) = parsed.warnings
    assert (warning.kind, warning.what) == ("left_out", "tool 'f' is described the same way more than once; taken once")


def test_different_tools_of_a_name_are_each_kept() -> None:
    other = {**FLAT, "description": "Other."}
    parsed = functions.parse([FLAT, other], "f.json")
    first, second = (tool.name for tool in parsed.tools)
    assert first != second
    assert all(tool.name.startswith("f_") and tool.spec_name == "f" for tool in parsed.tools)
    assert {tool.name: tool.description for tool in parsed.tools} == {
        tool.name: tool.description for tool in functions.parse([other, FLAT], "f.json").tools
    }
    assert [warning.where for warning in parsed.warnings] == ["f.json#/0", "f.json#/1"]
    taken = functions.parse([FLAT, other, {**FLAT, "name": first}], "f.json")
    assert len(taken.tools) == 3


@pytest.mark.parametrize("schema", ["str", "", ["a", ["b"]], 5, True])
def test_a_schema_of_the_wrong_type_is_not_read_as_none(schema: Any) -> None:
    bad = {"toolSpec": {**NAMED, "name": "bad", "inputSchema": schema}}
    parsed = functions.parse({"tools": [bad, {"toolSpec": BEDROCK}]}, "f.json")
    assert [tool.name for tool in parsed.tools] == ["f"]
    assert [warning.kind for warning in parsed.warnings] == ["skipped"]


@pytest.mark.parametrize(
    ("schema", "at", "what"),
    [
        ({"a": "b"}, "", "it holds no keyword of JSON Schema, but 'a'; read as taking nothing"),
        ([], "", "an empty list stands where a schema should"),
        ({"properties": {}, "required": True}, "/required", "required is true, no list of names"),
        ({"type": "object", "properties": None}, "/properties", "properties is null, no mapping"),
        ({"type": "object", "properties": [1]}, "/properties", "properties is a list, no mapping"),
        ({"properties": {"a": None}}, "/properties/a", "it is null, no schema"),
        ({"properties": {"a": {"anyOf": {}}}}, "/properties/a/anyOf", "anyOf is a mapping, no list"),
        ({"properties": {"a": {"items": {"minimum": "3"}}}}, "/properties/a/items/minimum", "minimum is the text '3'"),
        ({"properties": {"a": {"anyOf": [{"allOf": "x"}]}}}, "/properties/a/anyOf/0/allOf", "allOf is a text"),
    ],
)
def test_what_is_tolerated_is_told(schema: Any, at: str, what: str) -> None:
    parsed = functions.parse([{**NAMED, "parameters": schema}], "f.json")
    assert len(parsed.tools) == 1
    assert any(each.where == f"f.json#/0/parameters{at}" and what in each.what for each in parsed.warnings)


def test_a_description_that_is_no_text_is_told() -> None:
    parsed = functions.parse([{**FLAT, "description": ["a"]}], "f.json")
    assert [warning.what for warning in parsed.warnings] == ["its description is no text; left out"]


def test_hints_of_the_wrong_type_are_told() -> None:
    tools = [
        {"name": "a", "inputSchema": {"type": "object"}, "annotations": [1], "outputSchema": "x"},
        {"name": "b", "inputSchema": {"type": "object"}, "annotations": {"readOnlyHint": "false"}},
    ]
    parsed = mcp.parse(tools, "m.json")
    assert [tool.effect for tool in parsed.tools] == ["unknown", "unknown"]
    assert {warning.where for warning in parsed.warnings} == {
        "m.json#/0/annotations",
        "m.json#/0/outputSchema",
        "m.json#/1/annotations/readOnlyHint",
    }


def test_gemini_is_openapi_in_capitals() -> None:
    parameters = {
        "type": "OBJECT",
        "properties": {"a": {"type": "STRING", "nullable": True}, "b": {"type": "ARRAY", "items": {"type": "INTEGER"}}},
    }
    (tool,) = functions.parse({"functionDeclarations": [{"name": "f", "parameters": parameters}]}, "f").tools
    assert tool.parameters["properties"] == {
        "a": {"type": ["string", "null"]}, "b": {"type": "array", "items": {"type": "integer"}},
    }  # fmt: skip


def test_a_benchmarks_types_are_no_flaws() -> None:
    parameters = {
        "type": "dict",
        "properties": {"a": {"type": "float"}, "b": {"type": "any"}, "c": {"type": "HashMap"}, "d": {"type": "wat"}},
    }
    response = {"type": "dict", "properties": {"n": {"type": "tuple"}}}
    parsed = functions.parse([{"name": "f", "parameters": parameters, "response": response}], "f")
    (tool,) = parsed.tools
    assert tool.parameters["properties"] == {"a": {"type": "number"}, "b": {}, "c": {"type": "object"}, "d": {}}
    assert tool.returns == {"type": "object", "properties": {"n": {"type": "array"}}}
    assert [warning.where for warning in parsed.warnings] == ["f#/0/parameters/properties/d"]


@pytest.mark.parametrize(
    "own", [{"type": "web_search"}, {"type": "web_search_20250305", "name": "web_search"}, {"type": "code_interpreter"}]
)
def test_a_providers_own_tools_are_left_out(own: dict[str, Any]) -> None:
    parsed = functions.parse({"tools": [own, FLAT]}, "f")
    assert [tool.name for tool in parsed.tools] == ["f"]
    assert own["type"] in parsed.warnings[0].what
    assert parsed.warnings[0].kind == "left_out"


@pytest.mark.parametrize("own", [{"googleSearch": {}}, {"code_execution": {}}, {"systemTool": {"name": "n"}}])
def test_a_providers_own_tools_without_a_name_are_left_out(own: dict[str, Any]) -> None:
    parsed = functions.parse({"tools": [{"functionDeclarations": [FLAT]}, own]}, "f")
    assert [tool.name for tool in parsed.tools] == ["f"]
    (left_out,) = parsed.warnings
    assert (left_out.where, left_out.kind) == ("f#/tools/1", "left_out")
    assert left_out.what == f"a tool was left out: it is {next(iter(own))!r}, which the provider itself defines"


def test_functions_under_two_keys_are_all_read() -> None:
    other = {"type": "function", "function": {**FLAT, "name": "g"}}
    parsed = functions.parse({"functions": [FLAT], "tools": [other]}, "f")
    places = [(tool.name, tool.source.pointer) for tool in parsed.tools]
    assert places == [("f", "/functions/0"), ("g", "/tools/0/function")]
    assert not parsed.warnings


def test_names_alone_hide_no_functions() -> None:
    parsed = functions.parse({"tools": ["f"], "functions": [FLAT]}, "f")
    assert [tool.name for tool in parsed.tools] == ["f"]
    assert not parsed.warnings


def test_a_flaw_of_a_listed_parameter_is_told_at_its_place() -> None:
    listed = [{"name": "a", "type": "wat"}, {"name": "b", "type": "string", "minLength": "x"}]
    parsed = functions.parse([{"name": "f", "parameters": listed}], "f")
    assert [warning.where for warning in parsed.warnings] == ["f#/0/parameters/0", "f#/0/parameters/1"]


@pytest.mark.parametrize("listed", [[{"type": "string"}], [{"name": "a"}, {"name": "", "required": True}], [5, "a"]])
def test_a_list_that_names_no_parameters_costs_the_tool(listed: list[Any]) -> None:
    parsed = functions.parse([{"name": "g", "parameters": listed}, FLAT], "f")
    assert [tool.name for tool in parsed.tools] == ["f"]
    assert "'g' was skipped" in parsed.warnings[0].what


TOOL = {"name": "t", "description": "Does t.", "inputSchema": SCHEMA}


@pytest.mark.parametrize(
    ("document", "at"),
    [
        ({"jsonrpc": "2.0", "id": 1, "result": {"tools": [TOOL]}}, "/result/tools/0"),
        ({"tools": [TOOL]}, "/tools/0"),
        ([TOOL], "/0"),
        (TOOL, ""),
        ({"name": "server", "description": "A server", "tools": [TOOL]}, "/tools/0"),
        ([{"method": "tools/list"}, {"jsonrpc": "2.0", "id": 1, "result": {"tools": [TOOL]}}], "/1/result/tools/0"),
        ({"tools": {"t": {"description": "Does t.", "inputSchema": SCHEMA}}}, "/tools/t"),
        ([{"name": "server", "tools": [TOOL]}], "/0/tools/0"),
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


def told(document: Any) -> list[tuple[str, str]]:
    return [(warning.where.partition("#")[2], warning.what) for warning in mcp.parse(document, "m.json").warnings]


@pytest.mark.parametrize(
    ("tool", "where", "said"),
    [
        ({"inputSchema": {"a": {"type": "string"}}, "required": ["a"]}, "/0/inputSchema", "without a schema around"),
        ({"inputSchema": {"type": "object", "properties": {"a": {"type": "string"}}}, "required": ["a"]}, "/0/required",
         "beside inputSchema"),
        ({"input_schema": SCHEMA}, "/0/input_schema", "'input_schema' stands where"),
        ({"arguments": [{"name": "a", "type": "string"}]}, "/0/arguments", "in place of inputSchema"),
        ({"arguments": [{"name": "a", "type": "str", "optional": False}]}, "/0/arguments", "in place of inputSchema"),
    ],
)  # fmt: skip
def test_other_shapes_are_mended_and_told(tool: dict[str, Any], where: str, said: str) -> None:
    document = [{"name": "t", **tool}, {**TOOL, "name": "u"}]
    assert {each.name: each.parameters for each in mcp.parse(document, "m").tools} == {"t": SCHEMA, "u": SCHEMA}
    assert any(place == where and said in what for place, what in told(document))


@pytest.mark.parametrize(
    ("document", "at"),
    [
        ({"tools": [TOOL], "nextCursor": "b"}, "m#/nextCursor"),
        ({"jsonrpc": "2.0", "id": 1, "result": {"tools": [TOOL], "nextCursor": "b"}}, "m#/result/nextCursor"),
        ([{"result": {"tools": []}}, {"result": {"tools": [TOOL], "nextCursor": "c"}}], "m#/1/result/nextCursor"),
    ],
)
def test_a_list_that_goes_on_is_told(document: Any, at: str) -> None:
    (warning,) = mcp.parse(document, "m").warnings
    assert (warning.where, warning.what) == (
        at,
        "the list goes on: it names a next page, whose tools aren't here; ask for all pages",
    )


@pytest.mark.parametrize(
    "document",
    [
        {"tools": [TOOL], "nextCursor": ""},
        {"tools": [TOOL], "nextCursor": None},
        [{"result": {"tools": [TOOL], "nextCursor": "b"}}, {"method": "tools/list"}, {"result": {"tools": []}}],
    ],
)
def test_the_last_page_is_no_flaw(document: Any) -> None:
    assert mcp.parse(document, "m").warnings == ()


def test_a_list_of_arguments_alone_is_mcp() -> None:
    document = [
        {"name": "t", "arguments": [{"name": "a", "type": "string", "desc": "A.", "optional": True}]},
        {"name": "u"},
    ]
    assert mcp.recognises(document)
    listed, bare = mcp.parse(document, "m").tools
    assert listed.parameters == {"type": "object", "properties": {"a": {"type": "string", "description": "A."}}}
    assert bare.parameters == {"type": "object", "properties": {}}
    assert not mcp.recognises([{"name": "t", "arguments": '{"a": 1}'}])


@pytest.mark.parametrize(
    "schema", [{}, {"$schema": "http://json-schema.org/draft-07/schema#"}, None, {"_def": {"typeName": "ZodObject"}}]
)
def test_a_schema_that_was_lost_is_told_of_once(schema: Any) -> None:
    document = [{"name": name, "inputSchema": schema} for name in "abc"]
    assert [tool.parameters for tool in mcp.parse(document, "m").tools] == [{"type": "object"}] * 3
    ((where, what),) = told(document)
    assert where == "/0/inputSchema"
    assert "may have lost them (and so in 2 other places)" in what


def test_no_parameters_said_plainly_are_no_flaw() -> None:
    assert (
        told(
            [
                {"name": "a", "inputSchema": {"type": "object", "properties": {}}},
                {"name": "b", "inputSchema": {"type": "object"}},
            ]
        )
        == []
    )


def test_a_tool_without_a_name_costs_the_others_nothing() -> None:
    parsed = mcp.parse([{"inputSchema": {}}, 5, {"name": " ", "inputSchema": {}}, TOOL], "m")
    assert [tool.name for tool in parsed.tools] == ["t"]
    assert [warning.what.partition(": ")[2] for warning in parsed.warnings] == [
        "it has no name; give it a 'name'",
        "5 is no mapping that describes a function; give its name and the schema of its parameters",
        "it has no name; give it a 'name'",
    ]


@pytest.mark.parametrize(
    ("tool", "where", "said"),
    [
        ({"toolSpec": {"name": "f", "inputSchema": None}}, "/0/toolSpec/inputSchema", "there is no schema"),
        (
            {"toolSpec": {"name": "f", "inputSchema": {"json": None}}},
            "/0/toolSpec/inputSchema/json",
            "there is no schema",
        ),
        ({"toolSpec": {"name": "f"}}, "/0/toolSpec", "there is no schema"),
        ({"toolSpec": {"name": "f", "inputSchema": {"type": "object"}}}, "/0/toolSpec/inputSchema", "holds no 'json'"),
        ({"name": "f", "parameters": None}, "/0/parameters", "there is no schema"),
        ({"name": "f", "input_schema": None}, "/0/input_schema", "there is no schema"),
    ],
)
def test_a_schema_that_is_null_is_told(tool: dict[str, Any], where: str, said: str) -> None:
    found = functions.parse([tool], "f.json")
    assert [each.parameters for each in found.tools] == [{"type": "object"}]
    (flaw,) = found.warnings
    assert flaw.where == f"f.json#{where}"
    assert said in flaw.what
