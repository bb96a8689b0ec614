"""Small documents of every format with parts swapped for what doesn't belong there: tools or one message, no crash."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from seer.errors import SpecError
from seer.parse import FORMATS
from seer.parse._source import recognise

SCHEMA = {"type": "object", "properties": {"a": {"type": "string", "enum": ["x"]}, "b": {"$ref": "#/$defs/B"}},
          "required": ["a"], "$defs": {"B": {"type": "array", "items": {"type": "integer", "default": 1}}}}  # fmt: skip
LISTED = [{"name": "a", "type": "string", "required": True, "default": "x", "description": "A."}]
BASES: dict[str, Any] = {
    "functions": {"tools": [{"type": "function", "function": {"name": "f", "parameters": SCHEMA, "returns": SCHEMA}},
                            {"functionDeclarations": [{"name": "g", "parameters": {"type": "OBJECT"}}]},
                            {"toolSpec": {"name": "h", "inputSchema": {"json": SCHEMA}}}]},
    "mcp": {"result": {"tools": [{"name": "f", "inputSchema": SCHEMA, "outputSchema": SCHEMA, "annotations": {}},
                                 {"name": "g", "arguments": LISTED}, {"name": "h", "inputSchema": {"a": {}}}]}},
    "dify": {"identity": {"name": "f", "label": {"en_US": "F"}},
             "description": {"llm": "F.", "human": {"zh_Hans": "查"}},
             "parameters": [{"name": "a", "type": "select", "options": [{"value": "x", "label": {"en_US": "X"}}],
                             "label": {"en_US": "A"}, "default": "x"}]},
    "home_assistant": {"f": {"target": {"entity": {"domain": ["light"]}}, "fields": {
        "a": {"required": True, "selector": {"select": {"options": [{"value": "x", "label": "X"}]}}, "example": "[1]"},
        "b": {"fields": {"c": {"selector": {"number": {"min": 0, "max": 9}}}}}}}},
    "genai_toolbox": [{"kind": "tool", "name": "f", "type": "sql", "statement": "", "annotations": {},
                       "parameters": [{"name": "a", "type": "array", "items": {"type": "float"}, "default": []}]}],
    "github_actions": {"name": "f", "runs": {}, "inputs": {"a": {"required": True, "default": "x"}}},
    "semantic_kernel": {"name": "f", "template": "", "input_variables": [{"name": "a", "json_schema": "{}"}]},
    "rasa": {"slots": {"a": {"type": "categorical", "values": ["x"]}}, "forms": {"f": {"required_slots": ["a"]}},
             "flows": {"g": {"steps": [{"collect": "a", "next": [{"then": []}]}]}},
             "responses": {"utter_ask_a": [{"text": "A?"}]}},
    "coze": {"plugins": [{"openapi_doc_file": "a", "manifest": {"name_for_model": "p"},
                          "tools": [{"method": "get", "sub_url": "/a"}]}],
             "documents": {"a": {"openapi": "3.0.0", "paths": {"/a": {"get": {"responses": {"200": {}}}}}}}},
    "toolbench": [{"api_list": [{"api_name": "f", "tool_name": "t", "required_parameters": LISTED,
                                 "optional_parameters": [], "method": "GET"}]}],
    "gorilla": [{"api_name": "f", "api_arguments": {"a": "[REQUIRED] string: A.", "b": {"c": "C."}}, "meta_data": {}}],
    "tau2": {"d": {"tools": [{"name": "f", "type": "READ", "parameters": LISTED}]}},
    "tool_registry": {"seer": "tools/1", "tools": [{"name": "f", "parameters": {"a": {"type": "string"}}}]},
    "json_schema": SCHEMA,
}  # fmt: skip
ODD: tuple[Any, ...] = (
    None, True, 0, -1.5, 10**30, "", " ", "x", "dict", [], {}, [None], [[]], {"a": None}, {"type": {}}, {"type": []},
    {"$ref": "#/nope"}, {"$ref": "#"}, {"$ref": "#/a/b"}, {"properties": []}, {"name": []}, {"enum": []},
    [{"name": "a"}, {"name": "a"}], {"required": True},
)  # fmt: skip


def places(node: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield at
    for key, inner in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ():
        yield from places(inner, (*at, key))


def mutated(document: Any, chance: Random) -> Any:
    whole = {"": deepcopy(document)}
    for _ in range(chance.randint(1, 3)):
        *above, last = chance.choice([at for at in places(whole) if at])
        node: Any = whole
        for key in above:
            node = node[key]
        node[last] = deepcopy(chance.choice(ODD))
    return whole[""]


@pytest.mark.parametrize("name", BASES)
def test_no_part_in_the_wrong_place_is_a_crash(name: str) -> None:
    chance = Random(name)
    module = FORMATS.get(name)
    assert recognise(BASES[name], FORMATS, shown="x") == name
    assert module.parse(BASES[name], "x").tools
    refused = 0
    for _ in range(300):
        document = mutated(BASES[name], chance)
        try:
            recognise(document, FORMATS, shown="x")
            assert module.parse(document, "x").tools
        except SpecError:
            refused += 1
    assert 0 < refused < 300


@pytest.mark.parametrize("reference", ["#/a/b", "#/properties/a/x/y", "#/nope/a", "#"])
def test_a_reference_that_leads_through_itself_comes_to_an_end(reference: str) -> None:
    document = {"type": "object", "properties": {"a": {"$ref": reference}, "b": {"$ref": "#/c/d"}}, "$ref": reference}
    try:
        parsed = FORMATS.get("json_schema").parse(document, "x")
    except SpecError as error:
        told = [str(error)]
    else:
        told = [warning.what for warning in parsed.warnings]
    assert any("leads" in what for what in told)
