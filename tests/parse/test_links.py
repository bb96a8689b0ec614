from collections.abc import Callable
from pathlib import Path

import pytest

from seer.errors import SpecError
from seer.parse import parse_file
from seer.records import Parsed

Files = Callable[[dict[str, str]], Path]
HEAD = "openapi: 3.0.3\ninfo: {title: t, version: '1'}\n"


@pytest.fixture
def files(tmp_path: Path) -> Files:
    """Write files and give the folder."""

    def write(texts: dict[str, str]) -> Path:
        for name, text in texts.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return tmp_path

    return write


def read(folder: Path, *allow: Path) -> Parsed:
    return parse_file(folder / "spec/api.yaml", shown="spec/api.yaml", allow_refs=allow)[0]


def query(reference: str) -> str:
    """Give a spec with one operation whose parameter has a schema elsewhere, and one sound operation."""
    bad = f"{{operationId: bad, parameters: [{{name: x, in: query, schema: {{$ref: '{reference}'}}}}]}}"
    return f"{HEAD}paths: {{/a: {{get: {bad}}}, /b: {{get: {{operationId: good}}}}}}\n"


def told(parsed: Parsed) -> str:
    return "\n".join(f"{warning.where}: {warning.what}" for warning in parsed.warnings)


def test_a_spec_of_many_files(files: Files) -> None:
    folder = files(
        {
            "spec/api.yaml": HEAD
            + "paths: {/pets: {$ref: ./paths/pets.yaml}, '/pets/{id}': {$ref: 'paths/all.json#/one'}}\n"
            + "components: {schemas: {Name: {type: string, maxLength: 9}}}\n",
            "spec/paths/pets.yaml": "post: {operationId: add, requestBody: {$ref: '../bodies.yaml#/Pet'}}\n",
            "spec/paths/all.json": '{"one": {"get": {"operationId": "show", "parameters": [{"$ref": "#/id"}]}},'
            ' "id": {"name": "id", "in": "path", "required": true, "schema": {"type": "integer"}}}',
            "spec/bodies.yaml": "Pet: {content: {application/json: {schema: {$ref: 'schemas/pet.yml'}}}}\n",
            "spec/schemas/pet.yml": "type: object\nproperties:\n"
            "  name: {$ref: '../api.yaml#/components/schemas/Name'}\n"
            "  mate: {$ref: pet.yml}\n  tag: {$ref: '#/definitions/Tag'}\ndefinitions: {Tag: {type: boolean}}\n",
        }
    )
    got = read(folder)
    add, show = got.tools
    assert not got.warnings
    assert add.parameters["properties"] == {
        "name": {"$ref": "#/$defs/Name"}, "mate": {"$ref": "#/$defs/pet"}, "tag": {"$ref": "#/$defs/Tag"},
    }  # fmt: skip
    assert set(add.parameters["$defs"]) == {"Name", "pet", "Tag"}
    assert (add.source.path, add.source.pointer) == ("spec/paths/pets.yaml", "/post")
    assert show.parameters["properties"] == {"id": {"type": "integer"}}
    assert (show.source.path, show.source.pointer) == ("spec/paths/all.json", "/one/get")


def test_a_circle_in_another_file_is_told_with_its_name(files: Files) -> None:
    circle = "A: {oneOf: [{$ref: '#/B'}, {type: string}]}\nB: {allOf: [{$ref: '#/A'}, {required: [b]}]}\n"
    found = told(read(files({"spec/api.yaml": query("x.yaml#/A"), "spec/x.yaml": circle})))
    assert "spec/x.yaml#/B: leads back to itself by x.yaml#/A without end; these references were dropped" in found


def test_the_digest_is_over_all_files(files: Files) -> None:
    folder = files({"spec/api.yaml": query("x.yaml"), "spec/x.yaml": "type: integer\n"})
    first = parse_file(folder / "spec/api.yaml", shown="api.yaml")[1]
    files({"spec/x.yaml": "type: string\n"})
    assert parse_file(folder / "spec/api.yaml", shown="api.yaml")[1].digest != first.digest


@pytest.mark.parametrize(
    ("reference", "why"),
    [
        ("../secret.yaml", "leads out of its folder, which isn't allowed"),
        ("x/../../secret.yaml", "leads out of its folder"),
        ("%2e%2e/secret.yaml", "leads out of its folder"),
        ("/etc/passwd", "leads by an absolute path, which isn't allowed"),
        ("file:///etc/passwd", "leads by file:, which isn't allowed"),
        ("file:x.yaml", "leads by file:, which isn't allowed"),
        ("link.yaml", "leads out of its folder"),
        ("http://example.com/x.yaml", "leads to the network, which isn't allowed"),
        ("http://169.254.169.254/latest/meta-data", "leads to the network"),
        ("//169.254.169.254/x", "leads to the network"),
        ("urn:example:x", "names nothing in this document"),
        ("gone.yaml", "leads to no file"),
        (".", "leads to no file"),
        ("a%00b", "holds a zero byte"),
        ("broken.yaml", "leads to a file that can't be used: spec/broken.yaml: line 2"),
        ("x.yaml#/nope", "names nothing in the document that it names"),
    ],
)
def test_one_bad_reference_costs_one_tool(files: Files, reference: str, why: str) -> None:
    folder = files(
        {
            "spec/api.yaml": query(reference),
            "spec/x.yaml": "type: integer\n",
            "spec/broken.yaml": "a: [\n",
            "secret.yaml": "type: string\n",
        }
    )
    (folder / "spec/link.yaml").symlink_to(folder / "secret.yaml")
    got = read(folder)
    assert [tool.name for tool in got.tools] == ["good"]
    assert "spec/api.yaml#/paths/~1a/get: tool 'bad' was skipped: $ref " in told(got)
    assert why in told(got)


@pytest.mark.parametrize("reference", ["../shared/x.yaml", "{folder}/shared/x.yaml", "file://{folder}/shared/x.yaml"])
def test_other_folders_may_be_allowed(files: Files, reference: str) -> None:
    folder = files({"shared/x.yaml": "type: integer\n", "shared/deep/y.yaml": ""})
    files({"spec/api.yaml": query(reference.format(folder=folder))})
    assert [tool.name for tool in read(folder).tools] == ["good"]
    assert [tool.name for tool in read(folder, folder / "shared").tools] == ["bad", "good"]
    assert [tool.name for tool in read(folder, folder / "shared/deep").tools] == ["good"]


def test_flaws_are_told_where_they_stand(files: Files) -> None:
    folder = files({"spec/api.yaml": query("s/x.yaml"), "spec/s/x.yaml": "type: INT\ntype: integer\ndefault: no\n"})
    got = read(folder)
    assert "spec/s/x.yaml: line 2: key 'type' stands twice, first on line 1; the last one is kept" in told(got)
    assert "spec/s/x.yaml: default 'no' isn't allowed by its own schema" in told(got)


def test_a_schema_may_lead_to_files_too(files: Files) -> None:
    folder = files(
        {
            "a.json": '{"$id": "https://example.com/a.json", "properties": {"b": {"$ref": "b.json"}}}',
            "b.json": '{"$id": "https://example.com/b.json", "type": "integer"}',
        }
    )
    (tool,) = parse_file(folder / "a.json", shown="a.json")[0].tools
    assert tool.parameters["$defs"] == {"b": {"type": "integer"}}


def test_files_beyond_all_bounds(files: Files) -> None:
    folder = files({"spec/api.yaml": query("big.yaml")})
    with (folder / "spec/big.yaml").open("wb") as big:
        big.truncate(200_000_000)
    assert "too much is to be read beside it" in told(read(folder))


def test_a_spec_all_of_whose_tools_are_lost_says_why(files: Files) -> None:
    folder = files({"spec/api.yaml": query("gone.yaml").replace(", /b: {get: {operationId: good}}", "")})
    with pytest.raises(SpecError, match=r"no tool is left: 1 skipped.*'gone\.yaml' leads to no file"):
        read(folder)
