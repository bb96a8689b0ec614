import json
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from seer.bundled import folder
from seer.errors import SpecError
from seer.parse import json_schema, load_bytes, parse_file, tool_registry
from seer.records import Parsed, Wording


def parsed(text: str, head: str = "seer: tools/1\ntools:\n") -> Parsed:
    return tool_registry.parse(load_bytes((head + text).encode(), shown="t.yaml"), "t.yaml")


def test_the_weather_tool_is_what_was_asked_for() -> None:
    got, source = parse_file(folder("specs") / "weather.yaml", shown="specs/weather.yaml")
    (tool,) = got.tools
    assert not got.warnings
    assert source.format == "tool_registry"
    assert tool.name == "get_weather"
    assert tool.description == "查询指定城市在指定日期的天气情况，支持温度单位切换"
    assert tool.parameters == {
        "type": "object",
        "properties": {
            "city": {"type": "string", "minLength": 2, "maxLength": 32},
            "date": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
            "unit": {"type": "string", "enum": ["celsius", "fahrenheit"], "default": "celsius"},
        },
        "required": ["city", "date"],
    }
    assert tool.wording["zh"].labels == {"/city": ("城市",), "/date": ("日期",), "/unit": ("温度单位",)}
    assert tool.wording["zh"].choices["/unit"] == {"摄氏度": "celsius", "华氏度": "fahrenheit"}
    assert tool.wording["en"].labels["/unit"] == ("temperature unit",)
    assert min(len(wording.intents) for wording in tool.wording.values()) >= 4


@pytest.mark.parametrize(
    ("file", "format_name", "count"),
    [
        ("weather.yaml", "tool_registry", 1),
        ("petstore.yaml", "openapi", 3),
        ("slack.json", "functions", 6),
        ("git.json", "mcp", 6),
        ("booking.schema.json", "json_schema", 1),
    ],
)
def test_bundled_specs_are_read_without_a_flaw(file: str, format_name: str, count: int) -> None:
    got, source = parse_file(folder("specs") / file, shown=f"specs/{file}", strict=True)
    assert source.format == format_name
    assert source.path == f"specs/{file}"
    assert len(got.tools) == count
    assert not got.warnings


def test_the_short_form_of_parameters() -> None:
    (tool,) = parsed("""
  - name: t
    parameters:
      city: {type: string, required: true}
      days: integer
      type: {type: string}
      where: {type: object, properties: {x: {type: number}}, required: [x]}
""").tools
    assert tool.parameters == {
        "type": "object",
        "properties": {
            "city": {"type": "string"},
            "days": {"type": "integer"},
            "type": {"type": "string"},
            "where": {"type": "object", "properties": {"x": {"type": "number"}}, "required": ["x"]},
        },
        "required": ["city"],
    }
    assert not parsed("  - {name: t, parameters: {a: {type: string, required: true}}}").warnings


def test_shared_schemas_examples_and_hints() -> None:
    (tool,) = parsed("""
  - name: t
    title: T
    effect: destructive
    open_world: false
    idempotent: true
    parameters: {a: {$ref: '#/$defs/A', required: true}}
    returns: {$ref: '#/$defs/A'}
    examples: [{a: x}, {a: 5}, {}]
$defs: {A: {type: string}}
""").tools
    assert tool.parameters["$defs"] == {"A": {"type": "string"}}
    assert tool.returns["$ref"].startswith("seer:defs/")
    assert tool.examples == ({"a": "x"},)
    assert (tool.title, tool.effect, tool.open_world, tool.idempotent) == ("T", "destructive", False, True)


def test_wording_by_name_and_by_pointer() -> None:
    got = parsed("""
  - name: t
    parameters: {items: {type: array, items: {type: object, properties: {price: {type: number}}}}, unit: string}
    wording:
      en:
        intents: [do it]
        labels: {unit: [unit], /items/*/price: [price], unti: [unit]}
        choices: {unit: {metres: m}}
""")
    assert got.tools[0].wording == {
        "en": Wording(
            intents=("do it",),
            labels={"/unit": ("unit",), "/items/*/price": ("price",), "/unti": ("unit",)},
            choices={"/unit": {"metres": "m"}},
        )
    }
    (warning,) = got.warnings
    assert warning.where == "t.yaml#/tools/0/wording/en/labels"
    assert warning.what == "'unti' names no parameter; did you mean 'unit'?"


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        ("{name: b, efect: read}", "unknown field `efect`; did you mean 'effect'?"),
        ("{name: b, effect: reads}", "Invalid enum value 'reads'"),
        ("{description: d}", "missing required field `name`"),
        ("{name: ' '}", "its name is empty"),
        ("{name: b, wording: {en: {intents: x}}}", "wording"),
        ("{name: b, parameters: {a: {$ref: '#/$defs/gone'}}}", "leads nowhere"),
        ("5", "Expected a mapping, got a whole number"),
    ],
)
def test_a_bad_tool_is_skipped_with_a_warning(bad: str, told: str) -> None:
    got = parsed(f"  - {bad}\n  - {{name: ok}}\n")
    assert [tool.name for tool in got.tools] == ["ok"]
    assert got.warnings[0].where == "t.yaml#/tools/0"
    assert told in got.warnings[0].what


@pytest.mark.parametrize(
    ("text", "head", "told"),
    [
        ("[]", "seer: tools/2\ntools: ", "t.yaml#/seer: header 'tools/2' is of no version that is known"),
        ("5", "seer: tools/1\ntools: ", "t.yaml#/tools: tools 5 is no list"),
        ("[]", "seer: tools/1\ntools: ", "t.yaml: it holds no tool"),
    ],
)
def test_a_bad_registry_is_refused(text: str, head: str, told: str) -> None:
    with pytest.raises(SpecError) as caught:
        parsed(text, head)
    assert told in str(caught.value)


def test_an_unknown_key_of_the_file_is_told() -> None:
    (warning,) = parsed("  - {name: t}\ndefs: {}\n").warnings
    assert "unknown key 'defs' was ignored; did you mean '$defs'?" in warning.what


def test_the_schema_of_registries_holds_for_the_bundled_one() -> None:
    document = load_bytes((folder("specs") / "weather.yaml").read_bytes(), shown="weather.yaml")
    validator = jsonschema.Draft202012Validator(msgspec.json.decode(msgspec.json.encode(tool_registry.SCHEMA)))
    validator.validate(document)
    assert not validator.is_valid({"seer": "tools/1", "tools": [{"name": "t", "efect": "read"}]})


@pytest.mark.parametrize(
    ("document", "is_schema"),
    [
        ({"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object"}, True),
        ({"type": "object", "properties": {}}, True),
        ({"properties": {"a": {}}}, True),
        ({"$ref": "#/$defs/A", "$defs": {"A": {}}}, True),
        ({"title": "Formats", "type": "array"}, True),
        ({"type": "object"}, False),
        ({"type": "service"}, False),
        ({"openapi": "3.0.0", "properties": {}}, False),
        ({"properties": []}, False),
        ([], False),
        (None, False),
    ],
)
def test_what_is_a_json_schema(document: Any, is_schema: bool) -> None:  # noqa: FBT001 - a table
    assert json_schema.recognises(document) is is_schema


@pytest.mark.parametrize(
    ("title", "path", "name"),
    [
        ("book_table", "x.json", "book_table"),
        ("Book a table", "x.json", "Book_a_table"),
        (None, "a/booking.schema.json", "booking"),
        ("预订", "C:\\specs\\table.yaml", "table"),
    ],
)
def test_a_json_schema_is_one_tool(title: str | None, path: str, name: str) -> None:
    document = {
        "type": "object",
        "properties": {"a": {"type": "string"}},
        "description": "D.",
        "examples": [{"a": "x"}, {"a": 1}],
    }
    (tool,) = json_schema.parse(document if title is None else {**document, "title": title}, path).tools
    assert tool.name == name
    assert tool.description == "D."
    assert tool.parameters == {"type": "object", "properties": {"a": {"type": "string"}}}
    assert tool.examples == ({"a": "x"},)


def test_a_json_schema_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text('{"title": "Formats", "type": "array"}')
    with pytest.raises(SpecError, match=r"parameters are of type 'array'.*; make them an object"):
        parse_file(path, shown="list.json")


@pytest.mark.parametrize(
    ("odd", "place", "told"),
    [
        ({"$schema": 5}, "#/$schema", "$schema is a number, no text; left out"),
        ({"$schema": "nope"}, "#/$schema", "$schema 'nope' names no draft that is known; read as 2020-12"),
        ({"$id": {}}, "#/$id", "$id is a mapping, no text; left out"),
        ({"$anchor": []}, "#/$anchor", "$anchor is a list, no text; left out"),
        ({"$defs": None}, "#/$defs", "$defs is null, no mapping; left out"),
        ({"type": 5}, "", "type 5 is none of JSON Schema's"),
        ({"type": ["object", 5]}, "", 'type ["object", 5] is none of JSON Schema\'s'),
        ({"dependentRequired": {"x": None}}, "", "dependentRequired of 'x' is null, no list of names; read as []"),
        ({"required": None}, "#/required", "required is null, no list of names; left out"),
    ],
)
def test_keywords_of_the_wrong_type_cost_no_tool(tmp_path: Path, odd: dict[str, Any], place: str, told: str) -> None:
    path = tmp_path / "s.json"
    path.write_text(json.dumps({"type": "object", "title": "T", "properties": {"a": {"type": "string"}}, **odd}))
    got, _ = parse_file(path, shown="s.json")
    assert [tool.parameters["properties"] for tool in got.tools] == [{"a": {"type": "string"}}]
    (flaw,) = got.warnings
    assert flaw.where == f"s.json{place}"
    assert told in flaw.what


def test_an_object_or_null_is_an_object(tmp_path: Path) -> None:
    (tmp_path / "s.json").write_text('{"type": ["object", "null"], "properties": {"a": {}}}')
    assert len(parse_file(tmp_path / "s.json", shown="s.json")[0].tools) == 1
