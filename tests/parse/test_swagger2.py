import pytest

from seer.parse import load_bytes, openapi
from seer.records import Parsed, Tool, Wire

HEAD = 'swagger: "2.0"\ninfo: {title: t, version: "1"}\n'


def parsed(text: str) -> Parsed:
    return openapi.parse(load_bytes((HEAD + text).encode(), shown="api.yaml"), "api.yaml")


def tool(text: str) -> Tool:
    (only,) = parsed(text).tools
    return only


def test_parameters_of_all_places_with_their_collection_formats() -> None:
    got = tool("""
parameters: {page: {name: page, in: query, type: integer, minimum: 1, exclusiveMinimum: true, x-example: 2}}
paths:
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, type: string, description: Which}]
    get:
      operationId: show
      parameters:
        - {$ref: '#/parameters/page'}
        - {name: csv, in: query, type: array, items: {type: string}}
        - {name: multi, in: query, type: array, collectionFormat: multi, items: {type: integer}}
        - {name: pipes, in: query, type: array, collectionFormat: pipes, items: {type: string}}
        - {name: ssv, in: header, type: array, collectionFormat: ssv, items: {type: string}}
        - {name: none, in: query}
""")
    assert got.parameters["required"] == ["id"]
    assert got.parameters["properties"] == {
        "id": {"type": "string", "description": "Which"},
        "page": {"type": "integer", "exclusiveMinimum": 1, "examples": [2]},
        "csv": {"type": "array", "items": {"type": "string"}},
        "multi": {"type": "array", "items": {"type": "integer"}},
        "pipes": {"type": "array", "items": {"type": "string"}},
        "ssv": {"type": "array", "items": {"type": "string"}},
        "none": {"type": "string"},
    }
    assert got.wire == {
        "id": Wire(place="path", style="simple", explode=False),
        "page": Wire(place="query", style="form", explode=True),
        "csv": Wire(place="query", style="form", explode=False),
        "multi": Wire(place="query", style="form", explode=True),
        "pipes": Wire(place="query", style="pipeDelimited", explode=False),
        "ssv": Wire(place="header", style="spaceDelimited", explode=False),
        "none": Wire(place="query", style="form", explode=True),
    }
    assert got.examples == ()


def test_a_body_is_spread_like_one_of_openapi_3() -> None:
    text = """
paths:
  /pets:
    post:
      operationId: add
      parameters:
        - {name: pet, in: body, required: true, schema: {$ref: '#/definitions/Pet'}}
definitions:
  Pet:
    type: object
    required: [name]
    discriminator: kind
    properties:
      id: {type: integer, readOnly: true}
      name: {type: string, x-nullable: true}
      mate: {$ref: '#/definitions/Pet'}
"""
    got = tool(text)
    assert set(got.parameters["properties"]) == {"name", "mate"}
    assert got.parameters["properties"]["name"] == {"type": ["string", "null"]}
    assert got.parameters["required"] == ["name"]
    assert got.wire != "json"
    assert got.wire["name"] == Wire(place="body")
    assert tool(text.replace("schema: {$ref: '#/definitions/Pet'}", "schema: {type: array, items: {type: string}}")) \
        .parameters["properties"] == {"body": {"type": "array", "items": {"type": "string"}}}  # fmt: skip


def test_form_fields_are_arguments() -> None:
    got = tool("""
consumes: [multipart/form-data]
paths:
  /files/{name}:
    post:
      parameters:
        - {name: name, in: path, required: true, type: string}
        - {name: name, in: formData, type: string}
        - {name: file, in: formData, type: file, required: true}
""")
    assert got.parameters["required"] == ["name", "file"]
    assert got.parameters["properties"] == {
        "name": {"type": "string"}, "form_name": {"type": "string"}, "file": {"type": "string"},
    }  # fmt: skip
    assert got.wire != "json"
    assert got.wire["file"] == Wire(place="form", style="form", explode=True)
    assert got.wire["form_name"] == Wire(place="form", name="name", style="form", explode=True)


def test_results() -> None:
    got = parsed("""
produces: [application/json]
paths:
  /a: {get: {responses: {200: {schema: {$ref: '#/definitions/A'}}, default: {description: d}}}}
  /b: {get: {produces: [text/csv], responses: {200: {schema: {type: file}}}}}
  /c: {get: {responses: {200: {$ref: '#/responses/C'}}}}
  /d: {get: {responses: {204: {description: d}}}}
  /e: {get: {responses: {200: {schema: {$ref: '#/definitions/Gone'}}}}}
responses: {C: {schema: {type: boolean}}}
definitions: {A: {type: object, properties: {secret: {type: string, writeOnly: true}, b: {type: integer}}}}
""")
    returns = {tool.name: tool.returns for tool in got.tools}
    assert returns["get_a"] == {"$ref": f"seer:defs/{got.defs[0].digest}"}
    assert got.defs[0].schema == {"type": "object", "properties": {"b": {"type": "integer"}}}
    assert (returns["get_b"], returns["get_c"], returns["get_d"]) == ({"type": "string"}, {"type": "boolean"}, None)
    assert returns["get_e"] is None
    assert [warning.where for warning in got.warnings] == ["api.yaml#/paths/~1e/get/responses/200/schema"]


def test_a_version_may_be_a_number() -> None:
    assert openapi.recognises({"swagger": 2.0})
    assert openapi.parse({"swagger": 2, "paths": {"/a": {"get": {}}}}, "api.yaml").tools[0].name == "get_a"


@pytest.mark.parametrize(
    ("listed", "properties", "left"),
    [
        ("{name: b, in: body, schema: {properties: {a: {}}}}, {name: f, in: formData, type: string}", {"a"}, 1),
        ("{name: f, in: formData, type: string}, {name: b, in: body, schema: {properties: {a: {}}}}", {"a"}, 0),
        (
            "{name: b, in: body, schema: {properties: {a: {}}}}, {name: c, in: body, schema: {properties: {d: {}}}}",
            {"d"},
            0,
        ),
    ],
)
def test_of_several_bodies_one_is_read_and_the_others_told(listed: str, properties: set[str], left: int) -> None:
    got = parsed(f"paths: {{/a: {{post: {{operationId: a, parameters: [{listed}]}}}}}}")
    assert got.tools[0].parameters["properties"].keys() == properties
    at = "/paths/~1a/post/parameters"
    assert [(each.where, each.what) for each in got.warnings] == [
        (f"api.yaml#{at}/{left}", f"an operation has one body; that at {at}/{1 - left} is read, and this was left out")
    ]


def test_a_body_as_openapi_3_has_it_is_read_and_told() -> None:
    body = "requestBody: {content: {application/json: {schema: {properties: {c: {type: integer}}}}}}"
    got = parsed(f"paths: {{/a: {{post: {{operationId: a, {body}}}}}}}")
    assert got.tools[0].parameters["properties"] == {"c": {"type": "integer"}}
    assert [(each.where, each.what) for each in got.warnings] == [
        (
            "api.yaml#/paths/~1a/post/requestBody",
            "requestBody stands in a document of version 2.0; read as OpenAPI 3 has it",
        )
    ]


def test_a_body_of_its_own_version_goes_first() -> None:
    both = "parameters: [{name: b, in: body, schema: {properties: {a: {}}}}], requestBody: {content: {a/json: {}}}"
    got = parsed(f"paths: {{/a: {{post: {{operationId: a, {both}}}}}}}")
    assert got.tools[0].parameters["properties"] == {"a": {}}
    assert got.warnings[0].what == "a body stands here and among the parameters; this was left out"
