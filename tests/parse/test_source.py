import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from seer import canon
from seer.bundled import folder
from seer.errors import PluginError, SpecError
from seer.parse import FORMATS, load_bytes, parse_file


def told(path: Path, **options: bool) -> str:
    with pytest.raises(SpecError) as caught:
        parse_file(path, shown="spec.yaml", **options)
    return str(caught.value)


def test_no_such_file(tmp_path: Path) -> None:
    assert told(tmp_path / "gone.yaml") == "spec.yaml: no such file; check the path"


def test_a_folder(tmp_path: Path) -> None:
    assert told(tmp_path) == "spec.yaml: is a folder in which no spec was found; name a file"


def test_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    assert "can't be read" in told(tmp_path / ("x" * 5000))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the file is empty"),
        ("# nothing\n", "not a tool specification: null"),
        ("Just words.\n", "not a tool specification: plain text"),
        ("a: 1\n", "a mapping with the keys 'a'; see `seer formats` for what can be read"),
        ("[]", "an empty list"),
        ("{}", "an empty mapping"),
        (
            'swagger: "1.2"',
            "OpenAPI of a version that isn't read: swagger is '1.2'; give one of version 2.0 (swagger), or",
        ),
        ("openapi: 4.0.0\ninfo: {}\npaths: {}", "OpenAPI of a version that isn't read: openapi is '4.0.0'"),
        ("openapi: null\npaths: {}", "OpenAPI of a version that isn't read: openapi is null"),
        ("true", "not a tool specification: the value true"),
        ("a: {type: object}\nb: {oneOf: []}\n", "JSON Schemas by name; give each a file of its own, in a folder"),
        ('[project]\nname = "x"\n\n[tool.x]\na = 1\n', "not a tool specification: TOML; give a JSON or YAML file"),
        ('name = "x"\n', "not a tool specification: TOML; give a JSON or YAML file"),
        ('// Trains.\nsyntax = "proto3";\nmessage A {\n}\n', "Protocol Buffers; describe the calls in OpenAPI"),
        ("type Query {\n  a: Int\n}\n", "a GraphQL schema; list the operations"),
        ('"""Trains."""\n\nfrom a import b\n\n\ndef f(): ...\n', "Python code; name what runs: python:MODULE"),
        ('import a from "b";\n\nconst x = 1;\n', "JavaScript or TypeScript; name what runs"),
        ('{"id": "q", "ground_truth": []}', "answers of a benchmark; give the file of its questions"),
        (
            '{"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "Method not found"}}',
            "a server's answer that is an error: 'Method not found'; mend what it complains of",
        ),
        ('{"mcpServers": {}}', 'an MCP client\'s list of servers; name a server: mcp:"COMMAND"'),
        ("asyncapi: 3.0.0", "AsyncAPI, which describes messages and no calls; describe the calls in OpenAPI"),
        ("a: 1\n---\nb: 2\n", "a list of 2, the first a mapping with the keys 'a'"),
        (
            "openapi: 3.0.0\npaths: {}\n---\nb: 2\n",
            "it is 2 documents, the first of the format openapi; give each a file",
        ),
        (
            '[{"openapi": "3.1.0", "paths": {"/a": {"get": {}}}}]',
            "spec.yaml: it is a list that holds one document of the format openapi; take the document out of the list",
        ),
        ('{"openapi": [], "in": [], "type": []}', "a mapping with the keys 'openapi', 'in', 'type'"),
        ("get: {parameters: []}\nsummary: x", "a piece of an OpenAPI document: path items; give the document that"),
        ("/a: {get: {}}\n/b: {post: {}}", "a piece of an OpenAPI document: path items"),
        ("operationId: a\nresponses: {'200': {}}", "a piece of an OpenAPI document: operations"),
        ("name: a\nin: query\ndescription: b\nschema: {}", "a piece of an OpenAPI document: parameters"),
        ("p: {name: a, in: query, type: string}", "a piece of an OpenAPI document: parameters"),
        ("description: a\ncontent: {a/b: {}}", "a piece of an OpenAPI document: responses or bodies"),
        ("h: {description: a, schema: {}}", "a piece of an OpenAPI document: headers"),
        ("e: {summary: a, value: 5}", "a piece of an OpenAPI document: examples"),
        ("k: {type: apiKey, name: a}", "a piece of an OpenAPI document: security schemes"),
        ("info: {}\ncomponents: {schemas: {}}", "a piece of an OpenAPI document: components"),
        ("definitions: {A: {type: string}}", "definitions of JSON Schemas alone; give the document or schema that ref"),
        ("$ref: ./other.yaml", "a reference to another file; give the document that refers to this one"),
        ("- {description: a, schema: {}, tests: []}", "tests of a JSON Schema validator; give a schema, in a file"),
        ("openapi: 3.0.0\npaths: {}\n", "it holds no tool"),
    ],
)
def test_what_is_no_spec(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "spec.yaml"
    path.write_text(text)
    assert message in told(path)
    assert "\n" not in told(path)


def test_a_format_may_be_named(tmp_path: Path) -> None:
    path = tmp_path / "spec.json"
    path.write_text('{"tools": []}')
    with pytest.raises(SpecError, match="it holds no tool"):
        parse_file(path, shown="spec.json", format="mcp")
    with pytest.raises(PluginError, match="did you mean 'openapi'"):
        parse_file(path, shown="spec.json", format="openap")


@pytest.mark.parametrize(
    ("text", "name", "message"),
    [
        ("openapi: 3.0.0\npaths: {/a: {get: {}}}", "mcp", "it looks like openapi; name no format, or 'openapi'"),
        ("type: object\nproperties: {}", "functions", "it looks like json_schema; name no format, or 'json_schema'"),
        ("- {openapi: 3.0.0, paths: {/a: {get: {}}}}", "openapi", "it is a list that holds one document of the format"),
        ("asyncapi: 3.0.0", "openapi", "it looks like AsyncAPI, which describes messages and no calls; describe the"),
        (
            "a: 1",
            "mcp",
            "no tool is left: 1 skipped; a tool was skipped: it has no name; give it a 'name'; it is a mapping with",
        ),
    ],
)
def test_a_file_of_another_format_than_is_named_says_what_it_looks_like(
    tmp_path: Path, text: str, name: str, message: str
) -> None:
    path = tmp_path / "spec.yaml"
    path.write_text(text)
    with pytest.raises(SpecError) as caught:
        parse_file(path, shown="spec.yaml", format=name)
    assert f"spec.yaml: it can't be read as {name}: {message}" in str(caught.value)


def test_what_is_read_as_another_format_than_it_is_of_is_told(tmp_path: Path) -> None:
    path = tmp_path / "spec.yaml"
    path.write_text("openapi: 3.0.0\npaths: {/a: {get: {}}}")
    parsed, _ = parse_file(path, shown="spec.yaml", format="json_schema")
    assert parsed.warnings[0].what == "read as json_schema, as was asked; it looks like openapi"


def test_formats_are_the_files_without_an_underscore() -> None:
    assert FORMATS.names() == (
        "coze", "dify", "functions", "genai_toolbox", "github_actions", "gorilla", "home_assistant", "json_schema",
        "mcp", "openapi", "python", "rasa", "semantic_kernel", "tau2", "tool_registry", "toolbench",
    )  # fmt: skip


BOTH = """
openapi: 3.0.0
info: {title: t, version: '1'}
paths: {/a: {get: {operationId: a, responses: {'200': {description: ok}}}}}
tools: [{name: b, parameters: {type: object}}]
"""


def test_a_file_that_holds_several_things_asks_which(tmp_path: Path) -> None:
    path = tmp_path / "spec.yaml"
    path.write_text(BOTH)
    assert told(path) == (
        "spec.yaml: it holds several things: it can be read as functions and as openapi; "
        "say which with --format functions|openapi"
    )
    names = [parse_file(path, shown="spec.yaml", format=name)[0].tools[0].name for name in ("openapi", "functions")]
    assert names == ["a", "b"]


API = '{"openapi": "3.0.0", "paths": {"/a": {"get": {"operationId": "a"}}}}'
TOOLS = '{"tools": [{"name": "b", "inputSchema": {"type": "object"}}]}'


@pytest.mark.parametrize(
    ("text", "index"),
    [(f"{API}\n---\n{TOOLS}\n", 1), (f"{TOOLS}\n---\n{API}\n", 2), (f"[{TOOLS[11:-2]}, {API}]", 2)],
)
def test_documents_of_several_formats_are_not_read_in_part(tmp_path: Path, text: str, index: int) -> None:
    path = tmp_path / "spec.yaml"
    path.write_text(text)
    assert told(path) == (
        f"spec.yaml: it holds several things: item {index} of 2 is openapi, others are mcp; "
        "give each a file of its own, or read one kind alone with --format mcp"
    )
    parsed, _ = parse_file(path, shown="spec.yaml", format="mcp")
    assert [tool.name for tool in parsed.tools] == ["b"]


SAMPLES: tuple[Any, ...] = (
    None, 5, "x", [], {}, [[]], [5], {"openapi": "3.0.0"}, {"openapi": 3, "paths": []}, {"type": "object"},
    {"tools": 5}, [{"name": "a", "parameters": {"type": "object"}}], {"seer": "tools/1"},
)  # fmt: skip


@pytest.mark.parametrize("name", FORMATS.names())
def test_any_document_may_be_forced_into_any_format(tmp_path: Path, name: str) -> None:
    path = tmp_path / "spec.json"
    for document in SAMPLES:
        path.write_text(json.dumps(document))
        try:
            found, _ = parse_file(path, shown="spec.json", format=name)
        except SpecError as error:
            message = str(error)
        else:
            message = found.tools[0].source.path
        assert "spec.json" in message


def test_the_file_is_recorded() -> None:
    path = folder("specs") / "git.json"
    _, source = parse_file(path, shown="specs/git.json")
    assert (source.path, source.format) == ("specs/git.json", "mcp")
    assert source.digest == sha256(path.read_bytes()).hexdigest()


SPEC = """
openapi: 3.0.0
info: {title: t, version: '1'}
paths: {/a: {get: {responses: {200: {description: ok}}, parameters: [%s]}}}
"""


def test_strict_takes_a_sound_spec(tmp_path: Path) -> None:
    path = tmp_path / "spec.yaml"
    path.write_text(SPEC % "")
    assert len(parse_file(path, shown="spec.yaml", strict=True)[0].tools) == 1


def test_strict_refuses_what_the_validator_finds(tmp_path: Path) -> None:
    path = tmp_path / "spec.yaml"
    path.write_text(SPEC.replace("info: {title: t, version: '1'}\n", "") % "")
    assert len(parse_file(path, shown="spec.yaml")[0].tools) == 1
    assert "1 flaw, refused by --strict" in told(path, strict=True)
    assert "this has no 'info'; add it" in told(path, strict=True)


def test_strict_refuses_warnings(tmp_path: Path) -> None:
    path = tmp_path / "spec.json"
    path.write_text('[{"name": "f", "parameters": {"type": "object", "properties": {"a": {"type": "wat"}}}}]')
    assert len(parse_file(path, shown="spec.yaml")[0].warnings) == 1
    assert "spec.yaml#/0/parameters/properties/a: type 'wat'" in told(path, strict=True)


def test_a_pipe_or_device_is_never_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path(os.devnull)):
        with pytest.raises(
            SpecError, match="is a pipe or device, from which nothing may ever come; save what it gives"
        ):
            parse_file(path, shown="pipe")


def test_python_code_is_named_by_its_module(tmp_path: Path) -> None:
    (tmp_path / "pets.py").write_text("def find(name: str) -> None: ...\n")
    with pytest.raises(SpecError, match="is Python code, which is read by importing it; name its module: python:pets"):
        parse_file(tmp_path / "pets.py", shown="pets.py")


def test_an_address_is_no_file(tmp_path: Path) -> None:
    address = "https://example.com/openapi.yaml"
    with pytest.raises(SpecError, match="no such file: an address isn't fetched; download it, and name the file"):
        parse_file(tmp_path / address, shown=address)


SHOW = """
import sys
from pathlib import Path
from seer import canon
from seer.parse import parse_file
for name in ("weather.yaml", "petstore.yaml", "slack.json", "git.json", "booking.schema.json"):
    print(*map(canon.text, parse_file(Path(sys.argv[1]) / name, shown=name)))
"""


def test_bytes_do_not_depend_on_the_hash_seed() -> None:
    command = [sys.executable, "-c", SHOW, str(folder("specs"))]
    outputs = {
        subprocess.check_output(command, env={**os.environ, "PYTHONHASHSEED": seed})  # noqa: S603 - our own code
        for seed in ("0", "4242")
    }
    (only,) = outputs
    assert b"get_weather" in only


def turned(value: Any) -> Any:
    """Give a copy with every object's keys in the other order."""
    if isinstance(value, dict):
        return {key: turned(inner) for key, inner in reversed(value.items())}
    return [turned(inner) for inner in value] if isinstance(value, list) else value


def test_bytes_do_not_depend_on_the_order_of_keys_or_tools(tmp_path: Path) -> None:
    for name in ("petstore.yaml", "git.json"):
        path = folder("specs") / name
        document = turned(load_bytes(path.read_bytes(), shown=name))
        (tmp_path / name).write_text(json.dumps(document))
        one, other = (parse_file(each, shown=name)[0] for each in (path, tmp_path / name))
        assert canon.encode(one) == canon.encode(other)


def test_the_order_of_tools_changes_only_where_they_stand(tmp_path: Path) -> None:
    document = json.loads((folder("specs") / "git.json").read_bytes())
    (tmp_path / "git.json").write_text(json.dumps({"tools": document["tools"][::-1]}))
    one, other = (parse_file(each / "git.json", shown="git.json")[0] for each in (folder("specs"), tmp_path))
    assert [tool.digest for tool in one.tools] == [tool.digest for tool in other.tools]


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"\x1f\x8b\x08\x00abc", "the file is compressed; unpack it"),
        (b"PK\x03\x04abc", "the file is compressed; unpack it"),
        (b"\n<!DOCTYPE html>\n<html></html>", "it is an HTML or XML page; give a JSON or YAML file"),
        (b"[]", "not a tool specification: an empty list"),
        (b"null", "not a tool specification: null"),
    ],
)
def test_what_a_file_is_that_holds_no_spec(tmp_path: Path, data: bytes, what: str) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(data)
    with pytest.raises(SpecError, match=f"^a.json: {what}"):
        parse_file(path, shown="a.json")
