from typing import Any

import msgspec
import pytest

from seer.errors import SpecError
from seer.parse import load_bytes, openapi
from seer.records import Http, Parsed, Tool, Wire
from seer.schema.validate import fast

HEAD = 'openapi: "3.0.3"\ninfo: {title: t, version: "1"}\n'


def parsed(text: str, head: str = HEAD) -> Parsed:
    return openapi.parse(load_bytes((head + text).encode(), shown="api.yaml"), "api.yaml")


def tool(text: str, head: str = HEAD) -> Tool:
    (only,) = parsed(text, head).tools
    return only


def what(parsed: Parsed) -> str:
    return "\n".join(f"{warning.where}: {warning.what}" for warning in parsed.warnings)


def post(schema: str, more: str = "", media: str = "application/json", needed: str = "required: true,") -> str:
    body = f"{{{needed} content: {{'{media}': {{schema: {schema}}}}}}}"
    return f"paths: {{/a: {{post: {{operationId: op, requestBody: {body}, responses: {{}} {more}}}}}}}\n"


def test_parameters_of_all_places_with_their_wire() -> None:
    got = tool("""
paths:
  /pets/{petId}:
    summary: A pet
    parameters:
      - {name: petId, in: path, required: true, schema: {type: string}, description: Which pet}
      - {name: trace, in: header, schema: {type: integer}}
    get:
      operationId: showPet
      description: Shows it.
      parameters:
        - {name: trace, in: header, schema: {type: string}, required: true}
        - {name: tags, in: query, style: pipeDelimited, explode: false, schema: {type: array, items: {type: string}}}
        - {name: filter, in: query, content: {application/json: {schema: {type: object}}}}
        - {name: session, in: cookie, schema: {type: string}}
        - {name: Accept, in: header, schema: {type: string}}
        - {$ref: '#/components/parameters/limit'}
      responses: {}
components: {parameters: {limit: {name: limit, in: query, schema: {type: integer, maximum: 9}, example: 3}}}
""")
    assert got.name == got.spec_name == "showPet"
    assert got.description == "Shows it."
    assert got.http == Http(method="GET", path="/pets/{petId}")
    assert got.effect == "read"
    assert got.idempotent is True
    assert got.source.pointer == "/paths/~1pets~1{petId}/get"
    assert got.parameters["required"] == ["petId", "trace"]
    assert got.parameters["properties"]["petId"] == {"type": "string", "description": "Which pet"}
    assert got.parameters["properties"]["limit"] == {"type": "integer", "maximum": 9, "examples": [3]}
    assert got.parameters["properties"]["trace"] == {"type": "string"}
    assert got.wire == {
        "petId": Wire(place="path", style="simple", explode=False),
        "trace": Wire(place="header", style="simple", explode=False),
        "tags": Wire(place="query", style="pipeDelimited", explode=False),
        "filter": Wire(place="query"),
        "session": Wire(place="cookie", style="form", explode=True),
        "limit": Wire(place="query", style="form", explode=True),
    }


def test_a_plain_object_body_lies_beside_the_parameters() -> None:
    got = tool(
        post(
            "{type: object, required: [name], properties: {id: {type: integer, readOnly: true}, name: {type: string}}}",
            ", parameters: [{name: dry, in: query, schema: {type: boolean}}]",
        )
    )
    assert set(got.parameters["properties"]) == {"dry", "name"}
    assert got.parameters["required"] == ["name"]
    assert got.wire != "json"
    assert got.wire["name"] == Wire(place="body")
    assert got.effect == "write"


@pytest.mark.parametrize(
    "schema",
    [
        "{type: array, items: {type: string}}",
        "{oneOf: [{type: string}, {type: integer}]}",
        "{type: object, additionalProperties: {type: string}}",
        "{type: object, properties: {dry: {type: string}}}",
        "{type: object, properties: {a: {}}, minProperties: 1}",
        "{allOf: [{properties: {a: {type: string}}}, {properties: {a: {maxLength: 3}}}]}",
        "{allOf: [{properties: {a: {}}, additionalProperties: false}, {properties: {b: {}}}]}",
        "{type: string, format: binary}",
    ],
)
def test_any_other_body_is_one_argument(schema: str) -> None:
    got = tool(post(schema, ", parameters: [{name: dry, in: query, schema: {type: boolean}}]"))
    assert set(got.parameters["properties"]) == {"dry", "body"}
    assert got.parameters["required"] == ["body"]


def test_an_all_of_of_plain_objects_is_one_object() -> None:
    got = tool(
        post("{allOf: [{$ref: '#/components/schemas/A'}, {properties: {b: {type: integer}}}], required: [b]}")
        + "components: {schemas: {A: {type: object, required: [a], properties: {a: {$ref: '#/components/schemas/T'}}},"
        " T: {type: string}}}"
    )
    assert got.parameters == {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/T"}, "b": {"type": "integer"}},
        "required": ["a", "b"],
        "$defs": {"T": {"type": "string"}},
    }


def test_choices_about_presence_are_kept() -> None:
    got = tool(post("{properties: {a: {}, b: {}}, anyOf: [{required: [a]}, {required: [b]}]}"))
    judge = fast(got.parameters)
    assert judge.valid({"a": 1})
    assert not judge.valid({})


@pytest.mark.parametrize(
    ("needed", "required", "names"),
    [("required: true,", ["a"], {"a"}), ("", ["a"], {"a"}), ("required: false,", [], {"body"})],
)
def test_whether_a_body_is_needed(needed: str, required: list[str], names: set[str]) -> None:
    got = tool(post("{type: object, required: [a], properties: {a: {}}}", needed=needed))
    assert got.parameters.get("required", []) == required
    assert set(got.parameters["properties"]) == names


def test_a_body_that_requires_what_a_parameter_gives() -> None:
    body = "{type: object, required: [id, a], properties: {a: {}}}"
    got = tool(post(body, ", parameters: [{name: id, in: query, required: true, schema: {type: string}}]"))
    assert got.parameters["required"] == ["id", "a"]


def test_an_optional_body_without_needs_lies_beside_the_parameters() -> None:
    got = tool(post("{type: object, properties: {a: {}}}", needed="required: false,"))
    assert got.parameters == {"type": "object", "properties": {"a": {}}}


def test_forms_have_their_place_and_encoding() -> None:
    got = tool("""
paths:
  /a:
    post:
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: {type: object, properties: {a: {type: object}, b: {type: string}}}
            encoding: {a: {style: deepObject, explode: true}}
      responses: {}
""")
    assert got.wire == {
        "a": Wire(place="form", style="deepObject", explode=True),
        "b": Wire(place="form", style="form", explode=True),
    }
    assert got.spec_name == "post /a"
    assert got.name == "post_a"


def test_json_is_preferred_among_media_types() -> None:
    got = tool(
        "paths: {/a: {put: {requestBody: {content: {multipart/form-data: {schema: {properties: {f: {}}}},"
        " application/vnd.x+json: {schema: {properties: {j: {}}}}}}}}}"
    )
    assert set(got.parameters["properties"]) == {"j"}


def test_same_name_in_two_places() -> None:
    got = tool(
        "paths: {'/a/{id}': {get: {parameters: [{name: id, in: query, schema: {}}, {name: id, in: path, schema: {}}]}}}"
    )
    assert got.wire != "json"
    assert {name: (wire.place, wire.name) for name, wire in got.wire.items()} == {
        "id": ("path", None),
        "query_id": ("query", "id"),
    }


def test_results_refer_to_shared_definitions() -> None:
    text = """
paths:
  /a:
    get:
      operationId: a
      responses:
        404: {}
        200: {content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Node'}}}}}
  /b: {get: {operationId: b, responses: {2XX: {$ref: '#/components/responses/Node'}}}}
  /c: {get: {operationId: c, responses: {200: {content: {text/plain: {}}}}}}
  /d: {get: {operationId: d, responses: {204: {description: nothing}}}}
components:
  responses: {Node: {content: {application/json: {schema: {$ref: '#/components/schemas/Node'}}}}}
  schemas:
    Node:
      type: object
      properties:
        next: {$ref: '#/components/schemas/Node'}
        kind: {$ref: '#/components/schemas/Kind'}
        secret: {type: string, writeOnly: true}
    Kind: {type: string}
    Unused: {type: string}
"""
    got = parsed(text)
    a, b, c, d = got.tools
    defs = {definition.name: definition for definition in got.defs}
    assert set(defs) == {"Node", "Kind"}
    label = f"seer:defs/{defs['Node'].digest}"
    assert a.returns == {"type": "array", "items": {"$ref": label}}
    assert b.returns == {"$ref": label}
    assert c.returns == {"type": "string"}
    assert d.returns is None
    assert defs["Node"].schema == {
        "type": "object",
        "properties": {"next": {"$ref": label}, "kind": {"$ref": f"seer:defs/{defs['Kind'].digest}"}},
    }


def test_a_definition_knows_what_it_refers_to() -> None:
    text = post("{}").replace(
        "responses: {}", "responses: {200: {content: {'*/*': {schema: {$ref: '#/components/schemas/A'}}}}}"
    )
    more = "components: {{schemas: {{A: {{properties: {{b: {{$ref: '#/components/schemas/B'}}}}}}, B: {{type: {}}}}}}}"
    one, other = (parsed(text + more.format(kind)) for kind in ("string", "integer"))
    assert one.tools[0].returns != other.tools[0].returns
    assert one.tools[0].digest != other.tools[0].digest


def test_effects() -> None:
    methods = ("get", "head", "options", "put", "post", "patch", "delete")
    got = parsed("paths: {/a: {" + ", ".join(f"{method}: {{}}" for method in methods) + "}}")
    assert {tool.name: tool.effect for tool in got.tools} == {
        "get_a": "read", "head_a": "read", "options_a": "read", "put_a": "write", "post_a": "write", "patch_a": "write",
        "delete_a": "destructive",
    }  # fmt: skip


def test_letters_lose_their_accents_in_names() -> None:
    got = parsed("paths: {/a: {get: {operationId: café_résumé}}, /b: {get: {operationId: cafe resume}}, /ñ: {get: {}}}")
    names = {tool.spec_name: tool.name for tool in got.tools}
    assert names["café_résumé"].startswith("cafe_resume_")
    assert names["cafe resume"].startswith("cafe_resume_")
    assert names["get /ñ"] == "get_n"


@pytest.mark.parametrize(("version", "is_told"), [("3.0.4", False), ("3.1", False), ("3.2.0", False), ("3.5.0", True)])
def test_a_version_that_is_not_known_is_told(version: str, *, is_told: bool) -> None:
    got = parsed("paths: {/a: {get: {}}}", head=f"openapi: {version}\n")
    told = [(warning.where, warning.what) for warning in got.warnings]
    assert (("api.yaml#/openapi", f"version '{version}' isn't known; read as 3.2") in told) is is_told


def test_names_are_legal_unique_and_independent_of_order() -> None:
    ids = ["repos/get", "repos_get", "获取天气", "x" * 80, "a b", "a.b", "ok"]
    paths = [f"/p{index}: {{get: {{operationId: {name}}}}}" for index, name in enumerate(ids)]
    one = parsed("paths: {" + ", ".join(paths) + "}")
    other = parsed("paths: {" + ", ".join(reversed(paths)) + "}")
    assert one == other
    names = {tool.spec_name: tool.name for tool in one.tools}
    assert names["repos_get"] == "repos_get"
    assert names["ok"] == "ok"
    assert names["repos/get"].startswith("repos_get_")
    assert names["a b"] != names["a.b"]
    assert names["获取天气"] == "huo_qu_tian_qi"
    assert all(len(name) <= 64 for name in names.values())
    assert len(set(names.values())) == len(ids)


@pytest.mark.parametrize(
    ("spec_name", "name"),
    [
        ("получить погоду", "poluchit_pogodu"),
        ("get_天气", "get_tian_qi"),
        ("날씨 조회", "nal_ssi_jo_hoe"),
        ("πόληList", "poliList"),
        ("Größe", "Grosse"),
        ("中文v2查询", "zhong_wen_v2_cha_xun"),
        ("。。", "get_p"),
    ],
)
def test_names_in_other_scripts_are_spelled_as_they_sound(spec_name: str, name: str) -> None:
    (one,) = parsed(f"paths: {{/p: {{get: {{operationId: {spec_name}}}}}}}").tools
    assert one.name == name


def test_examples_are_argument_sets_that_hold() -> None:
    got = tool("""
paths:
  /a/{id}:
    post:
      parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 7}]
      requestBody:
        content:
          application/json:
            schema: {type: object, properties: {n: {type: string}}}
            examples:
              good: {value: {n: x}}
              bad: {value: {n: 5}}
              linked: {$ref: '#/components/examples/e'}
              gone: {$ref: '#/nope'}
components: {examples: {e: {value: {n: y}}}}
""")
    assert got.examples == ({"id": 7, "n": "x"}, {"id": 7, "n": "y"})


def test_description_is_bounded_and_says_nothing_twice() -> None:
    get = "paths: {{/a: {{get: {{summary: {}, description: {}}}}}}}"
    assert tool(get.format("List pets", "List pets. All of them.")).description == "List pets. All of them."
    assert tool(get.format("List pets", "All of them.")).description == "List pets\n\nAll of them."
    long = tool(get.format("S", "word " * 900)).description
    assert len(long) <= 1024
    assert long.endswith("word…")


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        ("{parameters: [{name: x, in: query, schema: {$ref: '#/nope'}}]}", "'#/nope' leads nowhere"),
        ("{parameters: [{$ref: '#/nope'}]}", "'#/nope' leads nowhere"),
        ("{parameters: [{$ref: other.yaml#/a}]}", "put what it names into this document"),
        ("{parameters: [{name: x, in: boby, required: true, schema: {}}]}", "parameter 'x' is in 'boby'"),
        ("{parameters: 5}", "is no list"),
        ("{requestBody: {$ref: '#/paths/~1bad/post/requestBody'}}", "leads back to itself"),
        ("{requestBody: {content: {a/b: {schema: {items: {$ref: '#/nope'}}}}}}", "'#/nope' leads nowhere"),
        ("5", "operation 5 is no mapping"),
    ],
)
def test_one_bad_operation_is_skipped_with_a_warning(bad: str, told: str) -> None:
    got = parsed(f"paths: {{/bad: {{post: {bad}}}, /ok: {{get: {{operationId: ok}}}}}}")
    assert [tool.name for tool in got.tools] == ["ok"]
    assert "api.yaml#/paths/~1bad/post: tool 'post /bad' was skipped" in what(got)
    assert told in what(got)
    with pytest.raises(SpecError, match="no tool is left: 1 skipped"):
        parsed(f"paths: {{/bad: {{post: {bad}}}}}")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("paths: {}", "it has no paths"),
        ("paths: []", "'paths' is a list, no mapping from path to operations"),
        ("paths: {/a: {description: soon}}", "its paths hold no operation"),
        ("webhooks: {a: {post: {}}, b: {post: {}}}", "it has no paths, but 2 webhooks, which the service calls"),
    ],
)
def test_it_is_told_why_there_is_no_tool(text: str, why: str) -> None:
    with pytest.raises(SpecError, match="it holds no tool") as error:
        parsed(text)
    assert str(error.value) == f"api.yaml: it holds no tool: {why}; give operations in 'paths', which are its tools"


def test_a_method_in_capitals_is_read_and_told() -> None:
    got = parsed("paths: {/a: {GET: {operationId: a}, get: {operationId: b}}, /c: {Delete: {operationId: c}}}")
    assert [(tool.name, tool.effect, tool.source.pointer) for tool in got.tools] == [
        ("b", "read", "/paths/~1a/get"), ("c", "destructive", "/paths/~1c/Delete"),
    ]  # fmt: skip
    assert what(got) == "api.yaml#/paths/~1c/Delete: method 'Delete' isn't in lower case; read as 'delete'"


def test_path_parameters_fit_the_path() -> None:
    got = parsed("paths: {'/a/{id}': {get: {parameters: [{name: other, in: path, schema: {}}]}}}")
    assert got.tools[0].parameters == {
        "type": "object",
        "properties": {"id": {"type": "string", "minLength": 1}},
        "required": ["id"],
    }
    assert "path parameter 'id' isn't declared" in what(got)
    assert "path parameter 'other' doesn't stand in the path" in what(got)


@pytest.mark.parametrize(
    ("small", "properties", "told"),
    [
        ("{parameters: [{name: x, in: query}]}", {"x": {"type": "string"}}, "'x' has no schema; read as text"),
        ("{parameters: [{in: query, schema: {}}]}", {}, "a parameter's name is null; it was left out"),
        ("{parameters: [5, {name: x, in: query, schema: {}}]}", {"x": {}}, "parameter 5 is no mapping; it was left"),
        ("{parameters: [{name: x, in: boby, schema: {}}]}", {}, "parameter 'x' is in 'boby', which is none of"),
        ("{parameters: [{name: x, in: body, schema: {properties: {a: {type: integer}}}}]}", {"a": {"type": "integer"}},
         "parameter 'x' is in 'body'; read as a body, as Swagger 2 has it"),
        ("{parameters: [{name: x, in: formData, type: integer}]}", {"x": {"type": "integer"}}, "in 'formData'; read"),
        ("{parameters: [{name: x, in: body, schema: {}}], requestBody: {content: {a/json: {}}}}", {"body": {}},
         "a body stands here and among the parameters; the parameter was left out"),
        ("{parameters: [{name: x, schema: {type: integer}}]}", {"x": {"type": "integer"}}, "read as 'query'"),
        ("{parameters: [{name: x, in: Query, schema: {}}]}", {"x": {}}, "read as 'query'"),
        ("{parameters: [{name: x, in: query, type: integer}]}", {"x": {"type": "integer"}}, "read as its schema"),
        ("{parameters: {a: {name: x, in: query, schema: {}}}}", {"x": {}}, "read as the list of its values"),
        ("{responses: {200: {content: {a/json: 1, application/json: {schema: {$ref: '#/nope'}}}}}}", {},
         "the result is taken to be anything"),
    ],
)  # fmt: skip
def test_small_flaws_cost_no_tool(small: str, properties: Any, told: str) -> None:
    got = parsed(f"paths: {{/small: {{post: {small}}}}}")
    assert got.tools[0].parameters["properties"] == properties
    assert told in what(got)


def test_operations_of_one_id_are_both_kept_whatever_their_order() -> None:
    paths = [
        "/a: {get: {operationId: x}}",
        "/b: {get: {operationId: x, summary: second}}",
        "/c: {get: {operationId: y}}",
    ]
    got, other = (parsed(f"paths: {{{', '.join(each)}}}") for each in (paths, paths[::-1]))
    assert got == other
    assert {tool.name: tool.spec_name for tool in got.tools} == {"get_a": "get /a", "get_b": "get /b", "y": "y"}
    assert "operationId 'x' names 2 operations; this one is named by method and path" in what(got)


def test_calls_that_the_service_makes_are_counted() -> None:
    got = parsed(
        """
paths: {/a: {post: {callbacks: {done: {}, failed: {$ref: '#/components/callbacks/f'}}}}}
webhooks: {ping: {post: {}}}
""",
        "openapi: 3.1.0\n",
    )
    assert what(got) == "api.yaml: 1 webhook and 2 callbacks left out: calls that the service makes are no tools"


def test_3_2_has_other_methods_and_whole_query_strings_and_sequences() -> None:
    got = parsed(
        """
paths:
  /a:
    query: {operationId: search, requestBody: {content: {application/json: {schema: {properties: {q: {}}}}}}}
    additionalOperations: {COPY: {operationId: copy}}
    get:
      operationId: list
      parameters:
        - {name: q, in: querystring, content: {application/json: {schema: {type: object}}}}
      responses: {200: {content: {application/jsonl: {itemSchema: {type: integer}}}}}
""",
        "openapi: 3.2.0\n",
    )
    tools = {tool.name: tool for tool in got.tools}
    assert {name: (tool.http.method, tool.effect) for name, tool in tools.items() if tool.http} == {
        "search": ("QUERY", "read"), "copy": ("COPY", "unknown"), "list": ("GET", "read"),
    }  # fmt: skip
    assert tools["copy"].source.pointer == "/paths/~1a/additionalOperations/COPY"
    assert tools["list"].wire == {"q": Wire(place="query")}
    assert tools["list"].returns == {"type": "array", "items": {"type": "integer"}}


def test_a_document_without_a_version_is_read_all_the_same() -> None:
    got = parsed("paths: {/a: {get: {responses: {}}}}", "")
    assert [tool.name for tool in got.tools] == ["get_a"]
    assert "its version isn't said" in what(got)


def test_the_dialect_of_a_document_s_schemas_may_be_named() -> None:
    schema = "{type: array, items: [{type: integer}]}"
    head = 'openapi: 3.1.0\njsonSchemaDialect: "http://json-schema.org/draft-07/schema#"\n'
    got = tool(f"paths: {{/a: {{get: {{parameters: [{{name: a, in: query, schema: {schema}}}]}}}}}}", head)
    assert got.parameters["properties"]["a"] == {"type": "array", "prefixItems": [{"type": "integer"}]}


def test_3_1_schemas_and_path_items_by_reference() -> None:
    got = tool(
        "paths: {/a: {$ref: '#/components/pathItems/a'}}\n"
        "components: {pathItems: {a: {get: {parameters: [{name: q, in: query, schema:"
        " {type: [string, 'null'], const: x, examples: [x]}}]}}}}\n"
        "webhooks: {w: {post: {}}}",
        head="openapi: 3.1.0\n",
    )
    assert got.parameters["properties"] == {"q": {"type": ["string", "null"], "const": "x", "examples": ["x"]}}
    assert got.source.pointer == "/components/pathItems/a/get"


@pytest.mark.parametrize(
    ("document", "is_openapi"),
    [({"openapi": "3.0.0"}, True), ({"openapi": 3.1}, True), ({"swagger": "2.0"}, True), ({"swagger": "1.2"}, False),
     ({"openapi": None}, False), ({"paths": {"/a": {"get": {}}}}, False),
     ([], False)],
)  # fmt: skip
def test_recognises(document: Any, is_openapi: bool) -> None:  # noqa: FBT001 - a table
    assert openapi.recognises(document) is is_openapi


def test_operations_with_the_same_parameters_differ_only_by_their_paths() -> None:
    operation = "{operationId: %s, parameters: [{name: id, in: path, required: true, schema: {type: integer}}]}"
    whole, other, lost = ("/a/{id}", "one"), ("/b/{id}", "two"), ("/c", "three")
    got = parsed(
        "paths:\n" + "".join(f"  {path}: {{get: {operation % name}}}\n" for path, name in (whole, other, lost))
    )
    assert {each.name: each.parameters["properties"] for each in got.tools} == {
        "one": {"id": {"type": "integer"}},
        "two": {"id": {"type": "integer"}},
        "three": {},
    }
    assert what(got).count("doesn't stand in the path") == 1


def test_each_operation_with_the_same_flawed_parameters_is_told_of() -> None:
    operation = "{operationId: %s, parameters: [{name: id, in: query}]}"
    got = parsed("paths:\n" + "".join(f"  /{name}: {{get: {operation % name}}}\n" for name in ("a", "b")))
    assert [each.where for each in got.warnings if "has no schema" in each.what] == [
        f"api.yaml#/paths/~1{name}/get/parameters/0" for name in ("a", "b")
    ]


def test_a_parameter_given_twice_is_told_with_both_places() -> None:
    got = parsed("""
paths:
  /a:
    parameters: [{name: a, in: query, schema: {type: number}}]
    get:
      operationId: op
      parameters:
        - {name: a, in: query, required: true, schema: {type: string}}
        - {name: a, in: header, schema: {type: string}}
        - {name: a, in: query, schema: {type: integer}}
""")
    at = "/paths/~1a/get/parameters"
    told = f"parameter 'a' in query stands twice, first at {at}/0; the last one is kept"
    assert [(each.where, each.what) for each in got.warnings] == [(f"api.yaml#{at}/2", told)]
    assert got.tools[0].parameters["properties"]["a"] == {"type": "integer"}


@pytest.mark.parametrize(
    ("given", "read", "is_needed"),
    [("'true'", "read as true", True), ("no", "read as false", False), ("[]", "read as if it weren't there", False)],
)
def test_it_is_told_how_an_odd_required_is_read(given: str, read: str, *, is_needed: bool) -> None:
    parameter = f"{{name: a, in: query, required: {given}, schema: {{type: string}}}}"
    got = parsed(f"paths: {{/a: {{get: {{operationId: op, parameters: [{parameter}]}}}}}}")
    assert what(got).startswith("api.yaml#/paths/~1a/get/parameters/0/required: required ")
    assert what(got).endswith(f"is no boolean; {read}")
    assert ("required" in got.tools[0].parameters) is is_needed
    body = parsed(post("{type: string}", needed=f"required: {given},"))
    assert read in what(body)
    assert ("required" in body.tools[0].parameters) is is_needed


@pytest.mark.parametrize("content", ["content: application/json", "content: {}", "description: b"])
def test_a_required_body_without_content_costs_the_tool_and_no_other_does(content: str) -> None:
    text = f"""
paths:
  /a:
    post: {{operationId: lost, requestBody: {{required: "true", {content}}}}}
    put: {{operationId: kept, requestBody: {{{content}}}}}
"""
    got = parsed(text)
    assert [tool.name for tool in got.tools] == ["kept"]
    assert "tool 'lost' was skipped: its required body has " in what(got)
    assert "api.yaml#/paths/~1a/put/requestBody: the body has " in what(got)


def test_an_empty_reference_costs_its_tool() -> None:
    parameter = "{name: a, in: query, schema: {$ref: ''}}"
    got = parsed(
        f"paths: {{/a: {{get: {{operationId: lost, parameters: [{parameter}]}}, put: {{operationId: kept}}}}}}"
    )
    assert [tool.name for tool in got.tools] == ["kept"]
    assert "tool 'lost' was skipped: $ref '' is empty" in what(got)


def test_a_reference_to_the_whole_document_is_any_value_and_told() -> None:
    got = parsed("paths: {/a: {get: {operationId: a, parameters: [{name: a, in: query, schema: {$ref: '#'}}]}}}")
    assert got.tools[0].parameters["properties"] == {"a": {}}
    assert what(got) == (
        "api.yaml#/paths/~1a/get/parameters/0/schema: $ref '#' is the whole document; read as any value"
    )


def test_headers_that_the_client_sets_are_told_once() -> None:
    header = "parameters: [{name: Authorization, in: header, required: true, schema: {type: string}}]"
    got = parsed(f"paths: {{/a: {{get: {{{header}}}}}, /b: {{get: {{{header}}}}}}}")
    (told,) = got.warnings
    assert told.kind == "left_out"
    assert told.what.startswith("header parameter 'Authorization' was left out: the client sets it")
    assert told.what.endswith("(and so in 1 other place)")


def test_without_results_everything_else_of_a_tool_is_the_same() -> None:
    document = load_bytes(
        f"""{HEAD}
paths:
  /a:
    get: {{operationId: post /b, parameters: [{{name: q, in: query, schema: {{type: wat}}}}], responses: &answer
      {{'200': {{description: d, content: {{application/json: {{schema: {{$ref: '#/components/schemas/A'}}}}}}}}}}}}
  /b:
    post: {{responses: *answer}}
  /c:
    put: {{operationId: put_c, responses: *answer}}
components: {{schemas: {{A: {{type: object, properties: {{n: {{type: number, minimum: low}}}}}}}}}}
""".encode(),
        shown="api.yaml",
    )
    whole = openapi.parse_linked(document, "api.yaml", None)
    part = openapi.parse_linked(document, "api.yaml", None, results=False)
    assert [tool.name for tool in part.tools] == [tool.name for tool in whole.tools]
    assert len({tool.name for tool in part.tools}) == 3
    assert all(tool.digest and tool.returns for tool in whole.tools)
    bare = {"returns": None, "digest": ""}
    assert {**msgspec.structs.asdict(whole.tools[2]), **bare} == msgspec.structs.asdict(part.tools[2])
    assert "type 'wat'" in what(part)
    assert "minimum 'low'" in what(whole)
    (put,) = openapi.parse_linked(
        {**document, "paths": {"/c": document["paths"]["/c"]}}, "api.yaml", None, results=False
    ).tools
    assert put.returns is None
