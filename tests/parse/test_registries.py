"""Registries of other projects; the documents are cut from what their own files look like."""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from seer.errors import SpecError
from seer.parse import (
    coze,
    dify,
    genai_toolbox,
    github_actions,
    gorilla,
    home_assistant,
    parse_file,
    rasa,
    semantic_kernel,
    tau2,
    toolbench,
)
from seer.records import Parsed, Wording
from seer.schema.validate import fast

DIFY = """
identity: {name: find_page, author: someone, label: {en_US: Find Page, zh_Hans: 查找页面}}
description:
  human: {en_US: Finds a page., zh_Hans: 查找页面，返回其内容。}
  llm: Find a page by its title.
parameters:
  - {name: title, type: string, required: true, form: llm, llm_description: The title.,
     label: {en_US: Page Title, zh_Hans: 页面标题}}
  - {name: order, type: select, form: llm, default: newest, label: {en_US: Order, zh_Hans: 排序方式},
     options: [{value: newest, label: {en_US: Newest First, zh_Hans: 最新}},
               {value: oldest, label: {en_US: Oldest First, zh_Hans: 最早}}]}
  - {name: most, type: number, min: 1, max: 50, default: 10, label: {en_US: most_hits}}
  - {name: scan, type: file, label: {en_US: Scan}}
  - {name: engine, type: string, required: true, form: form, label: {en_US: Engine}}
"""


def write(folder: Path, files: dict[str, str]) -> None:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")


def parsed(path: Path) -> Parsed:
    return parse_file(path, shown=path.name)[0]


def test_dify_labels_become_wording(tmp_path: Path) -> None:
    write(tmp_path, {"find_page.yaml": DIFY})
    found = parsed(tmp_path / "find_page.yaml")
    (tool,) = found.tools
    assert (tool.name, tool.title, tool.description) == ("find_page", "Find Page", "Find a page by its title.")
    assert tool.parameters["required"] == ["title"]
    assert tool.parameters["properties"] == {
        "title": {"type": "string", "description": "The title."},
        "order": {"type": "string", "enum": ["newest", "oldest"], "default": "newest"},
        "most": {"type": "number", "minimum": 1, "maximum": 50, "default": 10},
    }
    assert tool.wording == {
        "en": Wording(
            labels={"/order": ("order",), "/title": ("page title",)},
            choices={"/order": {"newest first": "newest", "oldest first": "oldest"}},
        ),
        "zh": Wording(
            intents=("查找页面",),
            labels={"/order": ("排序方式",), "/title": ("页面标题",)},
            choices={"/order": {"最新": "newest", "最早": "oldest"}},
        ),
    }
    assert [(warning.where, warning.kind) for warning in found.warnings] == [
        ("find_page.yaml#/parameters/3", "repaired"),
        ("find_page.yaml#/parameters/4", "left_out"),
    ]


def test_flaws_of_a_provider_are_told_in_the_file_that_has_them(tmp_path: Path) -> None:
    provider = "identity: {name: pages}\ntools: [tools/find_page.yaml, tools/odd.yaml, tools/bad.yaml, 5]\n"
    odd = "identity: {label: {en_US: O}}\nparameters: []\n"
    files = {"tools/find_page.yaml": DIFY + "  - 7\n", "tools/odd.yaml": odd, "tools/bad.yaml": "a: [1"}
    write(tmp_path, {"provider/pages.yaml": provider, **files})
    path = tmp_path / "provider/pages.yaml"
    told = [(flaw.where, flaw.tool) for flaw in parse_file(path, shown="plug/provider/pages.yaml")[0].warnings]
    assert told[:2] == [("plug/provider/pages.yaml#/tools/3", None), ("plug/tools/bad.yaml", None)]
    assert told[2:] == [
        ("plug/tools/bad.yaml", "bad"),
        *((f"plug/tools/find_page.yaml#/parameters/{index}", None) for index in (3, 4, 5)),
        ("plug/tools/odd.yaml", "odd"),
    ]


def test_a_provider_and_a_manifest_are_read_with_their_tools(tmp_path: Path) -> None:
    provider = "identity: {name: pages}\ntools: [tools/find_page.yaml, tools/gone.yaml]\n"
    manifest = "type: plugin\nname: pages\nplugins: {tools: [provider/pages.yaml]}\n"
    write(tmp_path, {"manifest.yaml": manifest, "provider/pages.yaml": provider, "tools/find_page.yaml": DIFY})
    for name in ("manifest.yaml", "provider/pages.yaml"):
        found = parsed(tmp_path / name)
        assert [tool.name for tool in found.tools] == ["find_page"]
        assert any("its file isn't there" in warning.what for warning in found.warnings)
    _, before = parse_file(tmp_path / "manifest.yaml", shown="m")
    write(tmp_path, {"tools/find_page.yaml": DIFY.replace("50", "60")})
    _, after = parse_file(tmp_path / "manifest.yaml", shown="m")
    assert before.digest != after.digest


def test_no_file_outside_the_folder_is_read(tmp_path: Path) -> None:
    write(tmp_path, {"secret.yaml": DIFY, "plugin/manifest.yaml": "type: plugin\nplugins: {tools: [../secret.yaml]}\n"})
    with pytest.raises(SpecError, match="leads out of the spec's folder"):
        parsed(tmp_path / "plugin/manifest.yaml")
    write(tmp_path, {"plugin/manifest.yaml": "type: plugin\nplugins: {tools: [link.yaml]}\n"})
    (tmp_path / "plugin/link.yaml").symlink_to(tmp_path / "secret.yaml")
    with pytest.raises(SpecError, match="leads out of the spec's folder"):
        parsed(tmp_path / "plugin/manifest.yaml")


SERVICES = """
.limit: &limit {min: 0, max: 100}
turn_on:
  target: {entity: {domain: [light, fan]}}
  fields:
    level: {required: true, example: "40", selector: {number: {<<: *limit, unit_of_measurement: "%"}}}
    advanced: {collapsed: true, fields: {colour: {selector: {color_rgb: }, example: "[1, 2, 3]"}}}
    effect: {selector: {select: {translation_key: effect, options: [rain, snow]}}}
    who: {selector: {psychic: {}}}
reload:
"""
STRINGS = """{"title": "Lamp", "common": {"level": "Level"},
 "selector": {"effect": {"options": {"rain": "Rain", "snow": "Snow"}}},
 "services": {"turn_on": {"name": "Turn on", "description": "Turns lamps on.", "fields": {
   "level": {"name": "[%key:component::lamp::common::level%]", "description": "How bright."},
   "effect": {"name": "[%key:common::other%]", "description": "Effect."}}}}}"""
CHINESE = """{"selector": {"effect": {"options": {"rain": "雨", "snow": "雪"}}},
 "services": {"turn_on": {"name": "打开", "description": "打开灯具。",
  "fields": {"level": {"name": "亮度", "description": "亮度。"}}}}}"""


def test_home_assistant_selectors_and_texts(tmp_path: Path) -> None:
    write(tmp_path, {"lamp/services.yaml": SERVICES, "lamp/strings.json": STRINGS,
                     "lamp/translations/zh-Hans.json": CHINESE})  # fmt: skip
    found = parsed(tmp_path / "lamp/services.yaml")
    reload, turn_on = found.tools
    assert (reload.spec_name, reload.parameters) == ("lamp.reload", {"type": "object", "properties": {}})
    assert (turn_on.spec_name, turn_on.title, turn_on.description) == ("lamp.turn_on", "Turn on", "Turns lamps on.")
    properties = turn_on.parameters["properties"]
    assert properties["level"] == {"type": "number", "minimum": 0, "maximum": 100, "description": "How bright. (%)"} | {
        key: properties["level"][key] for key in properties["level"].keys() & {"examples"}
    }
    assert properties["colour"]["items"] == {"type": "integer", "minimum": 0, "maximum": 255}
    assert properties["colour"]["examples"] == [[1, 2, 3]]
    assert properties["effect"]["enum"] == ["rain", "snow"]
    assert turn_on.parameters["required"] == ["level"]
    whole = fast(turn_on.parameters)
    assert [whole.valid({"level": 1, **target}) for target in ({"area_id": "hall"}, {"device_id": "a1"}, {})] == [
        True,
        True,
        False,
    ]
    judge = fast(properties["entity_id"])
    assert [judge.valid(each) for each in ("light.hall", "fan.hall", "lock.door", "light")] == [
        True,
        True,
        False,
        False,
    ]
    assert turn_on.wording["en"].labels == {"/level": ("level",)}
    assert turn_on.wording["zh"] == Wording(
        intents=("打开灯具",), labels={"/level": ("亮度",)}, choices={"/effect": {"雨": "rain", "雪": "snow"}}
    )
    assert [warning.where for warning in found.warnings] == ["services.yaml#/turn_on/fields/who/selector"]


@pytest.mark.parametrize(
    ("target", "names"),
    [
        ("{entity: {domain: [light]}}", ["area_id", "device_id", "entity_id"]),
        ("{entity: {}, device: {}}", ["area_id", "device_id", "entity_id"]),
        ("", ["area_id", "device_id", "entity_id"]),
        ("{device: {integration: zha}}", ["area_id", "device_id"]),
    ],
)
def test_home_assistant_targets(tmp_path: Path, target: str, names: list[str]) -> None:
    write(tmp_path, {"attic/services.yaml": f"open: {{target: {target}}}\n"})
    (tool,) = parsed(tmp_path / "attic/services.yaml").tools
    assert sorted(tool.parameters["properties"]) == names


def test_a_field_takes_the_place_of_a_target(tmp_path: Path) -> None:
    fields = "{area_id: {required: true, selector: {area: }}}"
    write(tmp_path, {"attic/services.yaml": f"open: {{target: {{device: }}, fields: {fields}}}\n"})
    (tool,) = parsed(tmp_path / "attic/services.yaml").tools
    assert tool.parameters["required"] == ["area_id"]
    assert tool.parameters["anyOf"] == [{"required": ["device_id"]}]


def test_home_assistant_alone(tmp_path: Path) -> None:
    write(tmp_path, {"attic/services.yaml": "open: {fields: {name: {required: true, selector: {text: }}}}\n"})
    (tool,) = parsed(tmp_path / "attic/services.yaml").tools
    assert (tool.name, tool.wording) == ("attic_open", {})


TOOLBOX = """
kind: source
name: db
type: postgres
---
kind: tool
name: find_hotel
type: postgres-sql
description: Finds hotels.
readOnly: true
statement: SELECT 1
parameters:
  - {name: city, type: string, description: City., allowedValues: [Oslo, Bergen]}
  - {name: stars, type: integer, minValue: 1, maxValue: 5, default: 3}
  - {name: tags, type: array, items: {name: tag, type: float}}
  - {name: user, type: string, authServices: [{name: google, field: sub}]}
templateParameters:
  - {name: table, type: string, required: false}
---
kind: tool
name: execute
type: postgres-execute-sql
---
kind: toolset
name: all
tools: [find_hotel]
"""


def test_genai_toolbox_documents(tmp_path: Path) -> None:
    write(tmp_path, {"tools.yaml": TOOLBOX})
    found = parsed(tmp_path / "tools.yaml")
    execute, hotel = found.tools
    assert (hotel.effect, execute.effect) == ("read", "unknown")
    assert hotel.parameters == {
        "type": "object",
        "properties": {
            "city": {"type": "string", "description": "City.", "enum": ["Oslo", "Bergen"]},
            "stars": {"type": "integer", "minimum": 1, "maximum": 5, "default": 3},
            "tags": {"type": "array", "items": {"type": "number"}},
            "table": {"type": "string"},
        },
        "required": ["city", "tags"],
    }
    assert [(warning.where, "postgres-execute-sql" in warning.what) for warning in found.warnings] == [
        ("tools.yaml#/2", True)
    ]


@pytest.mark.parametrize(
    ("module", "document", "name", "parameters"),
    [
        (
            genai_toolbox,
            {"sources": {}, "tools": {"f": {"kind": "sqlite-sql", "source": "s", "statement": "",
                                            "parameters": [{"name": "a", "type": "map", "valueType": "float"}]}}},
            "f",
            {"properties": {"a": {"type": "object", "additionalProperties": {"type": "number"}}}, "required": ["a"]},
        ),
        (
            github_actions,
            {"name": "Build it", "runs": {"using": "node20"},
             "inputs": {"a": {"required": True, "description": "A."}, "b": {"default": False}, "c": None,
                        "d": {"required": True, "default": "${{ github.token }}"}}},
            "Build_it",
            {"properties": {"a": {"type": "string", "description": "A."}, "b": {"type": "string", "default": "false"},
                            "c": {"type": "string"}, "d": {"type": "string"}}, "required": ["a"]},
        ),
        (
            github_actions,
            {"name": "Ship", "jobs": {}, "on": {"workflow_dispatch": {"inputs": {
                "where": {"type": "choice", "options": ["test", "live"], "required": True},
                "dry": {"type": "boolean", "default": True}}}}},
            "Ship",
            {"properties": {"where": {"type": "string", "enum": ["test", "live"]},
                            "dry": {"type": "boolean", "default": True}}, "required": ["where"]},
        ),
        (
            semantic_kernel,
            {"name": "Greet", "template": "Hello {{$name}}", "template_format": "semantic-kernel",
             "input_variables": [{"name": "name", "is_required": True, "description": "Who."},
                                 {"name": "times", "json_schema": '{"type": "integer"}', "default": 1}]},
            "Greet",
            {"properties": {"name": {"type": "string", "description": "Who."},
                            "times": {"type": "integer", "default": 1}}, "required": ["name"]},
        ),
        (
            semantic_kernel,
            {"schema": 1, "type": "completion", "description": "Sums up.",
             "input": {"parameters": [{"name": "input", "description": "Text.", "defaultValue": ""}]}},
            "skills",
            {"properties": {"input": {"type": "string", "description": "Text."}}, "required": ["input"]},
        ),
        (
            rasa,
            {"version": "3.1", "slots": {"cuisine": {"type": "categorical", "values": ["thai", "greek", None]},
                                         "people": {"type": "float", "min_value": 0}},
             "forms": {"table": {"required_slots": ["cuisine", "people"]}},
             "responses": {"utter_ask_cuisine": [{"text": "What cuisine?"}]}},
            "table",
            {"properties": {"cuisine": {"type": "string", "enum": ["thai", "greek"], "description": "What cuisine?"},
                            "people": {"type": "number"}}, "required": ["cuisine", "people"]},
        ),
        (
            rasa,
            {"slots": {"sum": {"type": "float"}, "sure": {"type": "bool"}},
             "flows": {"pay": {"description": "Pays.", "steps": [{"collect": "sum", "next": [
                 {"if": "x", "then": [{"collect": "sure"}]}, {"else": "END"}]}]}}},
            "pay",
            {"properties": {"sum": {"type": "number"}, "sure": {"type": "boolean"}}, "required": ["sum", "sure"]},
        ),
        (
            toolbench,
            [{"api_list": [{"tool_name": "Stock Box", "api_name": "Quote", "api_description": "", "method": "GET",
                            "required_parameters": [{"name": "symbol", "type": "STRING", "default": "ABC"},
                                                    {"name": "day", "type": "DATE (YYYY-MM-DD)", "default": ""}],
                            "optional_parameters": [{"name": "most", "type": "NUMBER", "default": "10"}]}],
              "query": "…"}],
            "Quote_for_Stock_Box",
            {"properties": {"symbol": {"type": "string", "examples": ["ABC"]},
                            "day": {"type": "string", "format": "date"}, "most": {"type": "number", "examples": [10]}},
             "required": ["symbol", "day"]},
        ),
        (
            gorilla,
            [{"api_name": "Docs - get", "functionality": "Gets.", "api_arguments": {
                "id": "[REQUIRED] string: The ID.", "most": "Optional. int: Most.", "filter": {"by": "What."}}}],
            "Docs_-_get",
            {"properties": {"id": {"type": "string", "description": "The ID."},
                            "most": {"type": "integer", "description": "Most."},
                            "filter": {"type": "object", "properties": {"by": {"description": "What."}}}},
             "required": ["id"]},
        ),
        (
            tau2,
            {"shop": {"tools": [{"name": "buy", "type": "WRITE", "description": "Buys.", "parameters": [
                {"name": "sku", "type": "string", "required": True}, {"name": "n", "type": "integer"}]}]}},
            "buy",
            {"properties": {"sku": {"type": "string"}, "n": {"type": "integer"}}, "required": ["sku"]},
        ),
    ],
)  # fmt: skip
def test_one_tool_of_each(module: ModuleType, document: Any, name: str, parameters: dict[str, Any]) -> None:
    assert module.recognises(document)
    (tool,) = module.parse(document, "skills/x.yaml").tools
    assert tool.name == name
    assert tool.parameters == {"type": "object", **parameters}


def test_tau2_effects_and_names_of_several_domains() -> None:
    def buy(description: str) -> dict[str, Any]:
        return {
            "name": "buy",
            "type": "READ",
            "description": description,
            "parameters": [{"name": "a", "type": "string"}],
        }

    same = tau2.parse({"x": {"tools": [buy("Buys.")]}, "y": {"tools": [buy("Buys.")]}}, "f").tools
    assert [(tool.name, tool.effect) for tool in same] == [("buy", "read")]
    other = tau2.parse({"x": {"tools": [buy("Buys.")]}, "y": {"tools": [buy("Sells.")]}}, "f").tools
    assert [tool.name for tool in other] == ["x_buy", "y_buy"]


def test_coze_takes_listed_operations_of_the_documents_beside_it(tmp_path: Path) -> None:
    plugins = """
- {openapi_doc_file: a.yaml, manifest: {name_for_model: a}, tools: [{method: get, sub_url: /x}]}
- {openapi_doc_file: b.yaml, manifest: {name_for_model: b}, tools: [{method: get, sub_url: /x}]}
- {openapi_doc_file: gone.yaml, manifest: {name_for_model: c}, tools: [{method: get, sub_url: /x}]}
- {openapi_doc_file: a.yaml, deprecated: true, manifest: {name_for_model: d}, tools: []}
"""
    api = """
openapi: 3.0.1
info: {title: t, version: '1'}
paths:
  /x: {get: {operationId: find, responses: {'200': {description: ok}}}}
  /y: {get: {operationId: other, responses: {'200': {description: ok}}}}
"""
    write(tmp_path, {"plugin_meta.yaml": plugins, "a.yaml": api, "b.yaml": api})
    found = parsed(tmp_path / "plugin_meta.yaml")
    assert [tool.name for tool in found.tools] == ["a_find", "b_find"]
    assert {tool.source.format for tool in found.tools} == {"coze"}
    assert ["gone.yaml" in warning.what or "deprecated" in warning.what for warning in found.warnings] == [True, True]
    with pytest.raises(SpecError, match="no tool is left"):
        coze.parse([{"openapi_doc_file": "a.yaml"}], "plugin_meta.yaml")


HOSTILE: tuple[Any, ...] = (
    None, 5, "x", [], {}, [[]], [None], [{}], {"": None}, {"identity": {"name": 5}, "parameters": 5},
    {"identity": {"name": "a"}, "parameters": [5, {"name": 5}, {"name": "a", "type": []}]}, {"a": {"fields": {"b": 5}}},
    {"a": {"fields": {"b": {"selector": {"number": 5}}}}}, {"a": {"target": 5}}, {"forms": {"a": 5}, "slots": 5},
    {"runs": {}, "inputs": {"a": []}}, {"template": "", "input_variables": [5]},
    {"tools": {"a": {"kind": 1, "source": 2}}},
    {"kind": "tool", "name": "a", "type": 5, "parameters": [5]}, [{"openapi_doc_file": 5}], {"plugins": [5]},
    [{"api_name": "a", "required_parameters": [5]}], [{"api_name": "a", "api_arguments": {"b": 5}}],
    {"a": {"tools": [{"name": "b", "parameters": [5]}]}}, [{"name": "a", "inputSchema": 5}],
    {"tools": [{"inputSchema": []}]},
    [{"name": "a", "parameters": {"type": {}}}], {"result": {"tools": {"a": 5}}},
    {"flows": {"a": {"steps": 5}}, "slots": []},
)  # fmt: skip


@pytest.mark.parametrize(
    "module",
    [coze, dify, genai_toolbox, github_actions, gorilla, home_assistant, rasa, semantic_kernel, tau2, toolbench],
    ids=lambda module: module.__name__.rpartition(".")[2],
)
def test_what_is_something_else_is_refused_and_never_a_crash(module: ModuleType) -> None:
    for document in HOSTILE:
        try:
            found = module.parse(document, "x.yaml")
        except SpecError as error:
            message = str(error)
        else:
            message = "x.yaml"
            assert found.tools
        assert message.startswith(("x.yaml", "/"))


@pytest.mark.parametrize(
    ("name", "text", "place", "told"),
    [
        (
            "tool.yaml",
            "identity: {name: f}\ndescription: d\nparameters: 5\n",
            "/parameters",
            "parameters is a number, no",
        ),
        (
            "tool.yaml",
            "identity: {name: f}\nparameters: [{name: a, options: [7]}]\n",
            "/parameters/0/options/0",
            "no value",
        ),
        ("services.yaml", "f: {target: x, fields: {a: 5}}\n", "/f/target", "target is a text, no mapping; left out"),
        ("services.yaml", "f: {target: {}, fields: {a: 5}}\n", "/f/fields/a", "an entry of fields is a number"),
        (
            "services.yaml",
            "f: {fields: {a: {required: x, selector: {text: }}}}\n",
            "/f/fields/a/required",
            "no boolean",
        ),
        (
            "services.yaml",
            "f: {fields: {a: {selector: {select: {options: [on, true]}}}}}\n",
            "/f/fields/a/selector/select/options/1",
            "option true is no text; read as text",
        ),
        (
            "action.yaml",
            "name: f\nruns: {}\ninputs: {a: 5}\n",
            "/inputs/a",
            "an input is a number, no mapping; left out",
        ),
        ("domain.yaml", "slots: {a: 5}\nforms: {f: [a]}\n", "/slots/a", "an entry of slots is a number"),
        ("domain.yaml", "slots: {a: {}}\nforms: {f: [a], g: 7}\n", "/forms/g", "it fills no slot; list its slots"),
        (
            "prompt.yaml",
            "name: f\ntemplate: x\ninput_variables: [{name: a, json_schema: '{'}]\n",
            "/input_variables/0/json_schema",
            "json_schema is no JSON",
        ),
        (
            "tools.yaml",
            "kind: tool\nname: f\ntype: sql\nstatement: x\nparameters: 5\n",
            "/parameters",
            "no list; left out",
        ),
    ],
)
def test_parts_of_the_wrong_type_are_told(tmp_path: Path, name: str, text: str, place: str, told: str) -> None:
    write(tmp_path, {name: text})
    found = {flaw.where: flaw.what for flaw in parsed(tmp_path / name).warnings}
    assert told in found[f"{name}#{place}"]


def test_a_parameter_that_the_server_fills_in_shifts_no_place(tmp_path: Path) -> None:
    filled = "{name: a, type: string, authServices: [x]}"
    text = (
        f"kind: tool\nname: f\ntype: sql\nstatement: x\nparameters: [{filled}, {{name: b, type: string, default: 5}}]\n"
    )
    write(tmp_path, {"tools.yaml": text})
    (flaw,) = parsed(tmp_path / "tools.yaml").warnings
    assert flaw.where == "tools.yaml#/parameters/1"


def test_only_flaws_of_chosen_tools_in_other_files_are_told(tmp_path: Path) -> None:
    other = DIFY.replace("find_page", "other")
    provider = "identity: {name: pages}\ntools: [tools/find_page.yaml, tools/other.yaml]\n"
    write(tmp_path, {"pages.yaml": provider, "tools/find_page.yaml": DIFY, "tools/other.yaml": other})
    found, _ = parse_file(tmp_path / "pages.yaml", shown="pages.yaml", wanted=lambda traits: "other" in traits.names)
    assert {flaw.where.partition("#")[0] for flaw in found.warnings} == {"tools/other.yaml"}


def test_a_deprecated_plug_in_is_no_flaw(tmp_path: Path) -> None:
    document = {"openapi": "3.0.0", "paths": {"/a": {"get": {"responses": {}}}}}
    tools = [{"method": "get", "sub_url": "/a"}]
    rows = [
        {"openapi_doc_file": "a.yaml", "tools": tools},
        {"openapi_doc_file": "b.yaml", "deprecated": True, "tools": []},
    ]
    write(tmp_path, {"x/plugins.json": json.dumps([*rows, 7]), "x/a.yaml": json.dumps(document)})
    found = parse_file(tmp_path / "x/plugins.json", shown="x/plugins.json")[0]
    assert [tool.source.path for tool in found.tools] == ["x/a.yaml"]
    assert [(flaw.where, flaw.what, flaw.kind) for flaw in found.warnings] == [
        ("x/plugins.json#/1", "a plug-in was left out: it is deprecated", "left_out"),
        ("x/plugins.json#/2", "a plug-in was skipped: 7 is no mapping", "skipped"),
    ]
