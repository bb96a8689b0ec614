"""Documents of every format with parts swapped for what doesn't belong there: tools, scenes or one message."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from seer.errors import SeerError, SpecError
from seer.parse import FORMATS
from seer.parse._source import recognise
from seer.pipeline.synth import synth
from seer.records import Recipe

SCHEMA = {"type": "object", "properties": {"a": {"type": "string", "enum": ["x"]}, "b": {"$ref": "#/$defs/B"}},
          "required": ["a"], "$defs": {"B": {"type": "array", "items": {"type": "integer", "default": 1}}}}  # fmt: skip
LISTED = [{"name": "a", "type": "string", "required": True, "default": "x", "description": "A."}]
BASES: dict[str, Any] = {
    "functions": {"tools": [{"type": "function", "function": {"name": "find_it", "parameters": SCHEMA,
                                                                   "returns": SCHEMA}},
                            {"functionDeclarations": [{"name": "get_it", "parameters": {"type": "OBJECT"}}]},
                            {"toolSpec": {"name": "add_it", "inputSchema": {"json": SCHEMA}}}]},
    "mcp": {"result": {"tools": [{"name": "find_it", "inputSchema": SCHEMA, "outputSchema": SCHEMA, "annotations": {}},
                                 {"name": "get_it", "arguments": LISTED},
                                 {"name": "add_it", "inputSchema": {"a": {}}}]}},
    "dify": {"identity": {"name": "find_it", "label": {"en_US": "F"}},
             "description": {"llm": "F.", "human": {"zh_Hans": "查"}},
             "parameters": [{"name": "a", "type": "select", "options": [{"value": "x", "label": {"en_US": "X"}}],
                             "label": {"en_US": "A"}, "default": "x"}]},
    "home_assistant": {"f": {"target": {"entity": {"domain": ["light"]}}, "fields": {
        "a": {"required": True, "selector": {"select": {"options": [{"value": "x", "label": "X"}]}}, "example": "[1]"},
        "b": {"fields": {"c": {"selector": {"number": {"min": 0, "max": 9}}}}}}}},
    "genai_toolbox": [{"kind": "tool", "name": "find_it", "type": "sql", "statement": "", "annotations": {},
                       "parameters": [{"name": "a", "type": "array", "items": {"type": "float"}, "default": []}]}],
    "github_actions": {"name": "find_it", "runs": {}, "inputs": {"a": {"required": True, "default": "x"}}},
    "semantic_kernel": {"name": "find_it", "template": "", "input_variables": [{"name": "a", "json_schema": "{}"}]},
    "rasa": {"slots": {"a": {"type": "categorical", "values": ["x"]}}, "forms": {"find_it": {"required_slots": ["a"]}},
             "flows": {"get_it": {"steps": [{"collect": "a", "next": [{"then": []}]}]}},
             "responses": {"utter_ask_a": [{"text": "A?"}]}},
    "coze": {"plugins": [{"openapi_doc_file": "a", "manifest": {"name_for_model": "p"},
                          "tools": [{"method": "get", "sub_url": "/trains"}]}],
             "documents": {"a": {"openapi": "3.0.0", "paths": {"/trains": {"get": {"responses": {"200": {}}}}}}}},
    "toolbench": [{"api_list": [{"api_name": "find_it", "tool_name": "t", "required_parameters": LISTED,
                                 "optional_parameters": [], "method": "GET"}]}],
    "gorilla": [{"api_name": "find_it", "api_arguments": {"a": "[REQUIRED] string: A.", "b": {"c": "C."}},
                 "meta_data": {}}],
    "tau2": {"d": {"tools": [{"name": name, "type": "READ", "parameters": LISTED} for name in ("find_it", "get_it")]}},
    "tool_registry": {"seer": "tools/1", "tools": [{"name": "find_it", "parameters": {"a": {"type": "string"}}}]},
    "json_schema": {**SCHEMA, "title": "Find trains", "description": "Finds trains."},
}  # fmt: skip
OPENAPI: dict[str, Any] = {
    "openapi": "3.0.3", "info": {"title": "Pets", "version": "1"}, "servers": [{"url": "/"}], "security": [{"k": []}],
    "paths": {"/a/{id}": {
        "parameters": [{"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}],
        "post": {
            "operationId": "f", "tags": ["a"], "summary": "s", "deprecated": False,
            "parameters": [{"name": "q", "in": "query", "style": "form", "explode": True, "example": 1,
                            "schema": {"$ref": "#/components/schemas/A"}},
                           {"$ref": "#/components/parameters/P"},
                           {"name": "c", "in": "query", "content": {"application/json": {"schema": {}}}}],
            "requestBody": {"required": True, "content": {"application/json": {"schema": {
                "type": "object", "required": ["x"], "properties": {"x": {
                    "oneOf": [{"$ref": "#/components/schemas/B"}],
                    "discriminator": {"propertyName": "k", "mapping": {"b": "#/components/schemas/B"}}}}}}}},
            "responses": {"200": {"description": "d", "content": {"application/json": {"schema": {
                "type": "array", "items": {"$ref": "#/components/schemas/A"}}}}}},
            "callbacks": {"c": {"u": {}}}}}},
    "components": {
        "schemas": {"A": {"type": "integer", "nullable": True, "minimum": 0, "enum": [1, 2], "default": 1},
                    "B": {"type": "object", "properties": {"k": {"type": "string", "readOnly": True}},
                          "required": ["k"]}},
        "parameters": {"P": {"name": "p", "in": "header", "schema": {"type": "string", "pattern": "^a$"}}},
        "securitySchemes": {"k": {"type": "apiKey", "in": "query", "name": "k"}}},
}  # fmt: skip
SWAGGER: dict[str, Any] = {
    "swagger": "2.0", "info": {"title": "Pets", "version": "1"}, "produces": ["application/json"], "paths": {"/a": {
        "get": {"parameters": [{"name": "q", "in": "query", "type": "array", "items": {"type": "string"},
                                "collectionFormat": "csv"}],
                "responses": {"200": {"description": "d", "schema": {"$ref": "#/definitions/A"}}}},
        "post": {"parameters": [{"name": "b", "in": "body", "required": True,
                                 "schema": {"$ref": "#/definitions/A"}}]},
        "put": {"parameters": [{"name": "find_it", "in": "formData", "type": "file"}]}}},
    "definitions": {"A": {"type": "object", "discriminator": "k", "required": ["k"],
                          "properties": {"k": {"type": "string"}}}},
}  # fmt: skip
EACH: dict[str, Any] = {**BASES, "openapi": OPENAPI, "swagger": SWAGGER}
TYPES: tuple[Any, ...] = (None, True, 7, -1.5, "x", "", [], {}, [None], ["x"], [{}], {"a": None}, {"x": {}})
OF_PYTHON = re.compile(r"\b(None|True|False|NoneType|dict|float)\b")
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


def made(document: Any, folder: Path, number: int) -> bool:
    """Say whether a set can be made of a document; what can't be is refused in one line that names the file."""
    spec = folder / f"{number}.json"
    spec.write_text(json.dumps(document))
    recipe = Recipe(specs=(str(spec),), name="mutated", profile="smoke", locales=("en", "zh"))
    try:
        synth(recipe, root=folder / f"set{number}", created="2026-01-01T00:00:00Z")
    except SeerError as refused:
        assert str(refused).startswith(str(spec))  # noqa: PT017 - both ends are right
        assert "\n" not in str(refused)  # noqa: PT017
        return False
    return True


def with_each_type(document: Any) -> Iterator[Any]:
    """Give a document with each part swapped for a value of each type."""
    for at in list(places({"": document}))[1:]:
        for value in TYPES:
            whole: Any = {"": deepcopy(document)}
            node = whole
            for key in at[:-1]:
                node = node[key]
            node[at[-1]] = deepcopy(value)
            yield whole[""]


@pytest.mark.parametrize("name", EACH)
def test_each_part_in_each_type_gives_tools_or_one_clear_message(name: str) -> None:
    module = FORMATS.get({"swagger": "openapi"}.get(name, name))
    parsed = 0
    for document in with_each_type(EACH[name]):
        try:
            found = module.parse(document, "a/spec.json")
        except SpecError as error:
            told = [str(error)]
            assert error.where.startswith("a/spec.json")  # noqa: PT017 - both ends are right
        else:
            parsed += 1
            told = [f"{flaw.where}: {flaw.what}" for flaw in found.warnings]
            assert found.tools
        for message in told:
            assert message.startswith("a/")
            assert not OF_PYTHON.search(message), message
            assert len(message) < 600
            assert "\n" not in message
    assert parsed


@pytest.mark.parametrize("name", BASES)
def test_scenes_are_made_of_what_is_left(name: str, tmp_path: Path) -> None:
    chance = Random(f"scenes of {name}")
    outcomes = [made(mutated(BASES[name], chance), tmp_path, number) for number in range(12)]
    assert any(outcomes)


CORPUS = Path(__file__).parents[2].parent / "shared/corpus"
SMALL = 12_000
SPECS = ["openapi/oai-examples/v*/*.json", "openapi/readme-examples/*/*.json", "mcp/mcpm-registry/*.json",
         "openapi/cases-swagger-parser/v2conv/*.json", "functions/gorilla-apizoo/*.json"]  # fmt: skip


@pytest.mark.corpus
@pytest.mark.parametrize("rounds", [1, pytest.param(20, marks=pytest.mark.full)])
@pytest.mark.parametrize("pattern", SPECS)
def test_real_specs_with_parts_in_the_wrong_place(pattern: str, rounds: int, tmp_path: Path) -> None:
    if not CORPUS.is_dir():
        pytest.skip(f"no corpus at {CORPUS}: tests on real specs were not run")
    chance = Random(pattern)
    files = [path for path in sorted(CORPUS.glob(pattern)) if path.stat().st_size < SMALL]
    chosen = chance.sample(files, min(10, len(files)))
    documents = [json.loads(path.read_bytes()) for path in chosen]
    for number in range(rounds * len(documents)):
        made(mutated(documents[number % len(documents)], chance), tmp_path, number)


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
