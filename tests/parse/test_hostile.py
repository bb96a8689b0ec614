"""What a hostile spec may hold: each ends soon, in tools or in one clear message."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seer.errors import SpecError
from seer.parse import load_bytes, parse_file
from seer.records import Parsed
from seer.schema.validate import slow

Read = Callable[[str | bytes], Parsed]


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """Parse a text as a file."""

    def parsed(text: str | bytes) -> Parsed:
        path = tmp_path / "spec.yaml"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return parse_file(path, shown="spec.yaml")[0]

    return parsed


def spec(schema: Any, **components: Any) -> str:
    """Give a spec whose one operation has a parameter with a schema, beside one that is sound."""
    paths = {
        "/a": {"get": {"operationId": "a", "parameters": [{"name": "x", "in": "query", "schema": schema}]}},
        "/b": {"get": {"operationId": "b"}},
    }
    return json.dumps({"openapi": "3.1.0", "paths": paths, "components": {"schemas": components}})


def names(parsed: Parsed) -> list[str]:
    return [tool.name for tool in parsed.tools]


def told(parsed: Parsed) -> str:
    return "\n".join(f"{warning.where}: {warning.what}" for warning in parsed.warnings)


def nested(depth: int) -> str:
    return '{"type":"object","properties":{"a":' * depth + "{}" + "}}" * depth


BOMB = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 12)
)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (BOMB, "aliases expand to too much"),
        ("a: &a\n  b: *a\n", r"alias \*a stands inside what it names"),
        ("[" * 100_000 + "]" * 100_000, "nested deeper than 128 levels"),
        (nested(100_000), "nested deeper than 128 levels"),
        ("a:\n" + "".join(f"{'  ' * n}- a:\n" for n in range(1, 400)), "nested deeper than 128 levels"),
        ("- " * 100_000 + "a", "nested deeper than 128 levels"),
        ('{"a": "\x00"}', "a zero byte at offset 7"),
        (b"\xff\xfe\x00", "not text|empty|no YAML|no OpenAPI|not a tool"),
        ('{"a": "\\ud800"}', "holds half a surrogate pair"),
        ('{"openapi": "3.0.0", "paths": {"/a": {"get": {"operationId": "\\udfff"}}}}', "holds half a surrogate pair"),
        ('{"a": NaN}', "'NaN' is no number that JSON can hold"),
        ('{"a": 1e999}', "is no number that JSON can hold"),
        (f'{{"a": {"9" * 10_000}}}', "a number has too many digits"),
        ("a: " + "9" * 10_000, "a number has too many digits"),
        ("%TAG ! tag:example.com:\n--- !!python/object/apply:os.system [ls]\n", "not a tool specification"),
    ],
)
def test_files_that_are_refused(read: Read, text: str | bytes, why: str) -> None:
    with pytest.raises(SpecError, match=rf"^spec\.yaml: .*({why})") as refused:
        read(text)
    assert len(str(refused.value)) < 600


@pytest.mark.parametrize(
    "components",
    [
        {"A": {"$ref": "#/components/schemas/A"}},
        {"A": {"$ref": "#/components/schemas/B"}, "B": {"$ref": "#/components/schemas/A"}},
        {"A": {"allOf": [{"$ref": "#/components/schemas/A"}, {"anyOf": [{"$ref": "#/components/schemas/A"}]}]}},
        {"A": {"not": {"$ref": "#/components/schemas/A"}}},
        {"A": {"properties": {"a": {"items": {"$ref": "#/components/schemas/A"}}}}},
    ],
)
def test_loops_of_references(read: Read, components: dict[str, Any]) -> None:
    parsed = read(spec({"$ref": "#/components/schemas/A"}, **components))
    assert names(parsed) == ["a", "b"]
    slow(parsed.tools[0].parameters).valid({"x": {"a": [{}]}})


@pytest.mark.parametrize("length", [100, 5_000])
@pytest.mark.parametrize("link", ['{"$ref":%s}', '{"allOf":[{"$ref":%s}]}', '{"properties":{"a":{"$ref":%s}}}'])
def test_chains_of_references(read: Read, link: str, length: int) -> None:
    chain = {f"d{n}": json.loads(link % f'"#/components/schemas/d{n + 1}"') for n in range(length)}
    parsed = read(spec({"$ref": "#/components/schemas/d0"}, **chain, **{f"d{length}": {"type": "integer"}}))
    if "properties" in link or length == 100:
        assert names(parsed) == ["a", "b"] or "references follow one another" in told(parsed)
    else:
        assert names(parsed) == ["b"]
        assert "more than 100 references follow one another" in told(parsed)


@pytest.mark.parametrize("keyword", ["allOf", "anyOf", "oneOf"])
def test_parts_that_name_the_next_one_twice(read: Read, keyword: str) -> None:
    links = {f"d{n}": {keyword: [{"$ref": f"#/components/schemas/d{n + 1}"}] * 2} for n in range(60)}
    parsed = read(spec({"$ref": "#/components/schemas/d0"}, **links, d60={"type": "integer"}))
    assert names(parsed) == ["b"]
    assert "checked more than 20,000 times over" in told(parsed)


@pytest.mark.parametrize("length", [1_000, 10_000])
def test_a_chain_in_results(read: Read, length: int) -> None:
    """What results share is said once, so that a chain costs what it holds."""
    chain = {f"d{n}": {"properties": {"a": {"$ref": f"#/components/schemas/d{n + 1}"}}} for n in range(length)}
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/d0"}}}
    paths = {"/a": {"get": {"responses": {"200": {"description": "ok", "content": content}}}}}
    document: dict[str, Any] = {"openapi": "3.0.0", "info": {"title": "t", "version": "1"}, "paths": paths}
    document |= {"components": {"schemas": {**chain, f"d{length}": {}}}}
    parsed = read(json.dumps(document))
    assert (len(parsed.defs), told(parsed)) == (length + 1, "")


def test_references_that_multiply(read: Read) -> None:
    """Each of 300 definitions refers to all: expanded, it would be without end."""
    ways = {f"p{n}": {"$ref": f"#/components/schemas/d{n}"} for n in range(300)}
    parsed = read(spec({"$ref": "#/components/schemas/d0"}, **{f"d{n}": {"properties": ways} for n in range(300)}))
    assert names(parsed) == ["a", "b"]
    assert len(parsed.tools[0].parameters["$defs"]) == 300


def test_a_pattern_that_backtracks_without_end(read: Read) -> None:
    (tool, _) = read(spec({"type": "string", "pattern": "^(a+)+$"})).tools
    assert tool.parameters["properties"]["x"]["pattern"] == "^(a+)+$"
    example = spec({"type": "string", "pattern": "^(a+)+$", "example": "a" * 40 + "b", "default": "a" * 40 + "b"})
    assert names(read(example)) == ["a", "b"]


def test_sizes_beyond_all_sense(read: Read) -> None:
    huge = {"type": "string", "maxLength": 10**9, "minLength": 10**9}
    many = {"type": "array", "minItems": 10**9, "items": {"type": "string"}, "maxItems": 10**30}
    (tool, _) = read(spec({"type": "object", "properties": {"huge": huge, "many": many}})).tools
    assert tool.parameters["properties"]["x"]["properties"]["huge"]["maxLength"] == 10**9


@pytest.mark.parametrize("bound", [2**63, 2**64, -(2**63) - 1, 10**30, 1e300])
def test_numbers_beyond_64_bits(read: Read, bound: float) -> None:
    parsed = read(spec({"type": "integer", "format": "int64", "maximum": bound, "enum": [1, bound], "default": bound}))
    assert names(parsed) == ["a", "b"]


def test_a_line_of_50_megabytes(read: Read) -> None:
    text = spec({"type": "string", "description": "word " * 10_000_000})
    assert len(text) > 50_000_000
    parsed = read(text)
    assert names(parsed) == ["a", "b"]


def test_a_flow_line_of_yaml(read: Read) -> None:
    entries = ", ".join(f"a{n}: {n}" for n in range(30_000))
    with pytest.raises(SpecError, match="not a tool specification"):
        read(f"{{{entries}, }}")


@pytest.mark.parametrize(
    "name", ["a\x01b\x1b[31m", "<script>alert(1)</script>", "../../etc", "\u202egnp", "a\nb", " ", "💥"]
)
def test_names_with_what_is_no_name(read: Read, name: str) -> None:
    text = json.dumps({
        "openapi": "3.0.0",
        "paths": {
            "/a": {"get": {"operationId": name, "summary": name, "parameters": [
                {"name": name, "in": "query", "schema": {"$ref": "#/components/schemas/" + name.replace("/", "~1")}}]}},
            f"/{name}": {"get": {}},
        },
        "components": {"schemas": {name: {"type": "INT", "description": name}}},
    })  # fmt: skip
    parsed = read(text)
    assert len(parsed.tools) == 2
    assert all(set(tool.name) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
               for tool in parsed.tools)  # fmt: skip
    assert all("\x1b" not in str(SpecError(warning.what, where=warning.where)) for warning in parsed.warnings)


@pytest.mark.parametrize(
    "value", [None, 5, "x", [], [1], {}, {"get": 5}, {"get": {"parameters": None, "responses": 3, "requestBody": []}}]
)
@pytest.mark.parametrize("head", [{"openapi": "3.0.0"}, {"openapi": "3.1.0"}, {"swagger": "2.0"}])
def test_parts_of_a_wrong_shape(read: Read, head: dict[str, str], value: Any) -> None:
    for document in (
        {**head, "paths": value},
        {**head, "paths": {"/a": value}},
        {**head, "paths": {"/a": {"post": value}}},
        {**head, "paths": {"/a": {"post": {"parameters": [value], "callbacks": value, "responses": value}}}},
        {**head, "paths": {"/a": {"post": {"requestBody": value, "responses": {"200": value}, "consumes": value}}}},
        {**head, "paths": {"/a": {"post": {"requestBody": {"content": value}, "produces": value}}}},
        {**head, "paths": {"/a": {"post": {"requestBody": {"content": {"application/json": value}}}}}},
        {**head, "paths": {"/a": {"post": {"parameters": [{"name": "x", "in": "query", "schema": value}]}}}},
        {**head, "paths": {"/a": {"post": {"parameters": [{"name": value, "in": value, "schema": {}}]}}}},
        {**head, "paths": {"/a": {"post": {"operationId": value, "summary": value, "description": value}}}},
        {**head, "paths": {"/a": {"post": {}}}, "components": value, "definitions": value, "webhooks": value},
    ):
        try:
            assert read(json.dumps(document)).tools
        except SpecError as refused:
            assert str(refused).startswith("spec.yaml: ")  # noqa: PT017 - both ends are right


KEYWORDS = (
    "type", "enum", "const", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "maxLength", "pattern", "items",
    "maxItems", "uniqueItems", "contains", "minContains", "maxProperties", "required", "properties", "default",
    "patternProperties", "additionalProperties", "dependencies", "dependentRequired", "dependentSchemas", "allOf",
    "anyOf", "oneOf", "not", "if", "propertyNames", "format", "title", "description", "examples", "example", "$ref",
    "$id", "$anchor", "$schema", "$defs", "definitions", "nullable", "readOnly", "discriminator", "prefixItems",
    "$dynamicRef", "$recursiveRef", "$dynamicAnchor", "unevaluatedItems", "additionalItems", "x-nullable",
)  # fmt: skip
VALUES = (None, True, 0, -1, 1.5, 10**30, "", "#", "[", "a", [], [[]], [None], ["a", 1], {}, {"a": None}, {"a": ["b"]})


@pytest.mark.parametrize("version", ["3.0.0", "3.1.0"])
def test_keywords_with_any_value(read: Read, version: str) -> None:
    """No value of a keyword brings down more than the tool that has it."""
    for keyword in KEYWORDS:
        paths = {
            f"/{number}": {"get": {"parameters": [
                {"name": "x", "in": "query", "schema": {keyword: value}},
                {"name": "y", "in": "query", "schema": {"type": "object", "properties": {"a": {keyword: value}}}},
            ]}}
            for number, value in enumerate(VALUES)
        }  # fmt: skip
        document = {"openapi": version, "paths": {**paths, "/good": {"get": {}}}}
        parsed = read(json.dumps(document))
        assert "get_good" in names(parsed)
        for tool in parsed.tools:
            slow(tool.parameters)


def test_json_and_yaml_give_the_same() -> None:
    text = json.dumps({"a": [1, -2.5, True, None, "x: y # z", ""], "b": {"c d": 'ä\t"', "1": {}}})
    assert load_bytes(text.encode(), shown="a.json") == load_bytes(b"# yaml\n" + text.encode(), shown="a.yaml")


GOOD = '{"name": "good", "description": "d", "parameters": {}}'
LIMITED = '{"name": "bad", "parameters": {"properties": {"a": {"maximum": %s}}}}'
DEEP = '{"name": "bad", "parameters": ' + nested(70) + "}"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f'[{GOOD},\n{{"name": "bad", "description": "q \\ud800", "parameters": {{}}}}]', "half a surrogate pair"),
        (f'[{GOOD},\n{{"name": "bad", "parameters": {{"properties": {{"\\ud800": {{}}}}}}}}]', "half a surrogate pair"),
        *((f"[{GOOD},\n{LIMITED % number}]", "no number") for number in ("NaN", "-Infinity", "1e999")),
        (f"[{GOOD},\n{LIMITED % ('9' * 5_000)}]", "too many digits"),
        (f"[{GOOD},\n{DEEP}]", "nested deeper than 128 levels"),
        (f"- {GOOD}\n- {DEEP}", "nested deeper than 128 levels"),
        (f"- {GOOD}\n- {LIMITED % '.inf'}", "no number"),
        (f"- {GOOD}\n- {LIMITED % ('9' * 5_000)}", "too many digits"),
        (f"{GOOD}\n{LIMITED % 'NaN'}", "no number"),
        (f"- {GOOD}\n- {{name: bad, parameters: {{<<: 3}}}}", "the merge key '<<' has a number in place of a mapping"),
        (f"- {GOOD}\n- {{name: bad, parameters: {{<<: [{{}}, x]}}}}", "the merge key '<<' has a text in place of"),
        (f"- {GOOD}\n- {{name: bad, parameters: *nowhere}}", "alias *nowhere has no anchor before it; write &nowhere"),
        (f"- {GOOD}\n- {{name: bad, parameters: &p {{properties: *p}}}}", "alias *p stands inside what it names; use"),
        (f"- {GOOD}\n- {{name: bad, parameters: {{required: [a, *q]}}}}", "alias *q has no anchor"),
        (f'{GOOD}\n{{"name": oops\n{GOOD.replace("good", "other")}', "column 10: no JSON"),
        (f"{GOOD}\nbroken\n{GOOD.replace('good', 'other')}", "column 1: no JSON"),
    ],
)
def test_a_bad_value_costs_only_its_tool(read: Read, text: str, why: str) -> None:
    parsed = read(text)
    assert names(parsed) == ["good"] or names(parsed) == ["good", "other"]
    (warning,) = parsed.warnings
    assert warning.where.startswith("spec.yaml#/1")
    assert (warning.kind, "line 2" in warning.what, why in warning.what) == ("skipped", True, True)


def test_a_bad_value_is_refused_by_strict(tmp_path: Path) -> None:
    path = tmp_path / "spec.json"
    path.write_text(f"[{GOOD}, {LIMITED % 'NaN'}]", encoding="utf-8")
    with pytest.raises(SpecError, match=r"1 flaw, refused by --strict:\n.*'NaN' is no number"):
        parse_file(path, shown="spec.json", strict=True)


def test_a_bad_value_costs_the_operations_that_refer_to_it(read: Read) -> None:
    parsed = read(spec({"$ref": "#/components/schemas/A"}, A={"maximum": 7.25}, B={}).replace("7.25", "1e999"))
    assert names(parsed) == ["b"]
    assert "spec.yaml#/components/schemas/A/maximum: tool 'a' was skipped: line 1, column 243: '1e999' is no" in told(
        parsed
    )
    alone = read(spec({}, A={"maximum": 7.25}).replace("7.25", "1e999"))
    assert names(alone) == ["a", "b"]
    assert "give a finite number or null; it was left out" in told(alone)


@pytest.mark.parametrize("text", ["[" + "NaN, " * 2_000 + "1]", "- .nan\n" * 2_000])
def test_very_many_bad_values_refuse_the_file(read: Read, text: str) -> None:
    with pytest.raises(SpecError, match="no number"):
        read(text)
