"""Where things stand: places of arguments, their authors' words, pointers into the document."""

import json
from pathlib import Path
from typing import Any

import pytest
from lint_lab import GOOD, api, found, function, operation, text

from seer.lint._author import arguments
from seer.lint._scale import Scale
from seer.lint._spec import MOST, Spec
from seer.parse import parse_file
from seer.pipeline._files import Files
from seer.schema.pointer import get

PLAIN: Any = {"type": "string"}


def pointers(folder: Path, document: Any, rule: str = "missing_parameter_description") -> dict[str | None, str]:
    return {hit.parameter: hit.pointer for hit in found(folder, document, rule)}


def refer(name: str) -> Any:
    return {"$ref": f"#/components/schemas/{name}"}


def spec_of(folder: Path, document: Any) -> Spec:
    path = folder / "spec.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    parsed, _ = parse_file(path, shown="spec.json")
    return Spec(parsed.tools, {"spec.json": document})


def test_parameters_of_operation_and_path_are_found(tmp_path: Path) -> None:
    document = api(("/a/{id}", "get", operation(parameters=[{"name": "q", "in": "query", "schema": PLAIN}])))
    document["paths"]["/a/{id}"]["parameters"] = [
        {"name": "shop", "in": "header", "schema": PLAIN},
        {"name": "q", "in": "header", "schema": PLAIN},
        {"name": "id", "in": "path", "required": True, "schema": PLAIN, "description": "The pet's id."},
    ]
    assert pointers(tmp_path, document) == {
        "q": "/paths/~1a~1{id}/get/parameters/0",
        "shop": "/paths/~1a~1{id}/parameters/0",
        "header_q": "/paths/~1a~1{id}/parameters/1",
    }


def test_properties_of_a_body_are_found_behind_references(tmp_path: Path) -> None:
    homes = {"type": "array", "items": {"type": "object", "properties": {"city": PLAIN}}}
    document = api(
        ("/a", "post", operation(requestBody={"content": {"application/json": {"schema": refer("P")}}})),
        components={"schemas": {
            "P": {"type": "object", "properties": {"name": PLAIN, "owner": refer("O")}},
            "O": {"type": "object", "description": "Who owns it.", "properties": {"mail": PLAIN, "homes": homes}},
        }},
    )  # fmt: skip
    assert pointers(tmp_path, document, "unbounded_string") == {
        "name": "/components/schemas/P/properties/name",
        "owner.mail": "/components/schemas/O/properties/mail",
        "owner.homes[].city": "/components/schemas/O/properties/homes/items/properties/city",
    }


def test_a_body_that_is_one_argument_is_found(tmp_path: Path) -> None:
    union = {"oneOf": [{"type": "object", "properties": {"a": PLAIN}}, {"type": "object", "properties": {"b": PLAIN}}]}
    body = {"description": "What to look for.", "content": {"application/json": {"schema": union}}}
    at = "/paths/~1a/post/requestBody/content/application~1json/schema/oneOf"
    assert pointers(tmp_path, api(("/a", "post", operation(requestBody=body)))) == {
        "body.a": f"{at}/0/properties/a",
        "body.b": f"{at}/1/properties/b",
    }


def test_a_body_of_swagger_2_is_found(tmp_path: Path) -> None:
    body = {"name": "pet", "in": "body", "schema": {"type": "object", "properties": {"name": PLAIN}}}
    document = {**api(("/a", "post", operation(parameters=[body]))), "swagger": "2.0"}
    del document["openapi"]
    assert pointers(tmp_path, document) == {"name": "/paths/~1a/post/parameters/0/schema/properties/name"}


@pytest.mark.parametrize(
    ("document", "at"),
    [
        ([function(q=PLAIN)], "/0/parameters/properties/q"),
        ([{"type": "function", "function": function(q=PLAIN)}], "/0/function/parameters/properties/q"),
        ({"tools": [{"name": "find", "description": GOOD, "inputSchema": {"type": "object", "properties": {"q": PLAIN}},
                     "outputSchema": {"type": "object", "properties": {"q": PLAIN}}}]},
         "/tools/0/inputSchema/properties/q"),
        ([{"name": "find", "description": GOOD, "arguments": [{"name": "q", "type": "string"}]}], "/0/arguments/0"),
        ({"tools": [{"name": "find", "description": GOOD, "inputSchema": {"q": PLAIN}}]}, "/tools/0/inputSchema/q"),
    ],
)  # fmt: skip
def test_arguments_of_each_shape_are_found(tmp_path: Path, document: Any, at: str) -> None:
    assert pointers(tmp_path, document) == {"q": at}


def test_references_within_a_tools_own_schema_are_followed(tmp_path: Path) -> None:
    chart = {"type": "object", "properties": {"title": PLAIN}}
    schema = {"type": "object", "properties": {"chart": {"$ref": "#/$defs/C", "description": "What to draw."}}}
    tool = {"name": "draw", "description": GOOD, "inputSchema": {**schema, "$defs": {"C": chart}}}
    assert pointers(tmp_path, {"tools": [tool]}) == {"chart.title": "/tools/0/inputSchema/$defs/C/properties/title"}
    lost = {**tool, "inputSchema": {**schema, "properties": {"chart": {"$ref": "#/$defs/gone"}}}}
    assert pointers(tmp_path, {"tools": [tool, {**lost, "name": "lost"}]})["chart.title"].endswith("C/properties/title")


def test_what_is_not_found_stands_at_its_tool(tmp_path: Path) -> None:
    spec = spec_of(tmp_path, [function(q=PLAIN)])
    bare = Spec([subject.tool for subject in spec.subjects], {})
    assert [place.at for place in bare.parameters] == ["/0"]
    assert arguments(None, bare.subjects[0].tool) == {}


def test_parts_of_a_schema_that_speak_of_one_member_are_one_place(tmp_path: Path) -> None:
    parts = [{"type": "object", "properties": {"q": text()}}, {"type": "object", "properties": {"q": {"enum": ["a"]}}}]
    spec = spec_of(tmp_path, [function(a={"description": "Which.", "allOf": parts})])
    (member,) = [place for place in spec.parameters if place.name == "q"]
    assert member.description
    assert member.get("enum") == ["a"]


def test_a_schema_in_a_circle_is_walked_once(tmp_path: Path) -> None:
    node = {"type": "object", "properties": {"next": {"$ref": "#/components/schemas/N"}, "value": PLAIN}}
    body = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/N"}}}}
    document = api(("/a", "post", operation(requestBody=body)), components={"schemas": {"N": node}})
    assert len(spec_of(tmp_path, document).places) < 10


def test_no_more_than_so_many_places_of_a_tool_are_looked_at(tmp_path: Path) -> None:
    many = function(**{f"a{n}": PLAIN for n in range(MOST + 5)})
    assert len(spec_of(tmp_path, [many]).places) == MOST
    assert any("no rule looks at the rest" in hit.what for hit in found(tmp_path, [many], "crowded_tool"))


def test_pointers_lead_to_what_is_meant(tmp_path: Path) -> None:
    document = [function(a=text(default=5), b={"type": "integer", "minimum": 3, "maximum": 1})]
    at = {hit.rule: hit.pointer for hit in found(tmp_path, document, "*contradict*")}
    assert get(document, at["default_contradicts"]) == 5
    assert get(document, at["limits_contradict"]) == 3


@pytest.mark.parametrize(
    ("schema", "value", "is_fine"),
    [
        ({"type": "object", "properties": {"b": {"$ref": "#/components/schemas/I"}}}, {"b": "anything"}, True),
        ({"type": "object", "properties": {"b": {"type": "integer"}}}, {"b": "text"}, False),
        ({"not": {"$ref": "#/components/schemas/I"}}, 5, True),
        ({"oneOf": [{"type": "string"}, {"$ref": "#/components/schemas/I"}]}, True, True),
        ({"anyOf": [{"type": "string"}, {"type": "integer"}]}, True, False),
        ({"$ref": "#/components/schemas/I"}, "text", False),
        ({"type": "array", "items": {"type": "integer"}}, ["text"], False),
        ({"type": "object", "additionalProperties": True, "allOf": [{"required": ["b"]}]}, {}, False),
        ({"contains": {"allOf": [{"$ref": "#/components/schemas/I"}]}}, ["text"], True),
    ],
)
def test_a_default_is_held_against_what_is_sure(tmp_path: Path, schema: Any, value: Any, *, is_fine: bool) -> None:
    body = {"type": "object", "properties": {"a": {**schema, "default": value}, "z": text()}}
    document = api(
        ("/a", "post", operation(requestBody={"content": {"application/json": {"schema": body}}})),
        components={"schemas": {"I": {"type": "integer"}}},
    )
    assert (found(tmp_path, document, "default_contradicts") == []) is is_fine


def test_a_file_that_is_gone_has_no_document() -> None:
    assert Files().document("nothing.json") is None


def test_sizes_count_definitions_and_circles_once() -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/N"}, "b": {"$ref": "#/$defs/N"}, "c": {"const": "four"}, "d": True},
        "$defs": {"N": {"type": "object", "properties": {"next": {"$ref": "#/$defs/N"}, "kind": {"enum": ["x", 1]}}}},
    }
    size = Scale().measure(schema)
    assert (size.properties, size.values, size.depth) == (6, 2, 2)
    assert size.characters == len("abcdnextkindxfourN")


def test_a_deep_schema_is_measured_to_a_bound() -> None:
    schema: Any = {"type": "string"}
    for _ in range(100):
        schema = {"type": "object", "properties": {"a": schema}}
    assert 10 < Scale().measure(schema).depth < 50
