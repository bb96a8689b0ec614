import json
from pathlib import Path
from typing import Any

import pytest

from seer.errors import SpecError
from seer.parse import deep_findings, load_bytes, parse_file
from seer.parse._deep import Task, _judge, findings
from seer.records import Warn

SPEC = """openapi: 3.0.3
info: {title: t, version: '1'}
paths:
  /a: {$ref: parts/a.yaml}
  /b: {get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: 'parts/s.yaml#/S'}}}}}}}
"""
PART = "get: {parameters: [{name: x, in: query, schema: {$ref: 's.yaml#/S'}}], responses: {'200': {description: ok}}}\n"


def folder(tmp_path: Path, spec: str = SPEC, schema: str = "{type: integer}") -> Path:
    (tmp_path / "spec/parts").mkdir(parents=True)
    (tmp_path / "spec/api.yaml").write_text(spec)
    (tmp_path / "spec/parts/a.yaml").write_text(PART)
    (tmp_path / "spec/parts/s.yaml").write_text(f"S: {schema}\n")
    (tmp_path / "secret.yaml").write_text("S: {type: integer, default: no}\n")
    return tmp_path / "spec/api.yaml"


def test_references_lead_on_from_the_file_that_holds_them(tmp_path: Path) -> None:
    path = folder(tmp_path)
    assert deep_findings(path, shown="api.yaml") == ()
    assert len(parse_file(path, shown="api.yaml", strict=True)[0].tools) == 2


def test_flaws_in_other_files_are_found(tmp_path: Path) -> None:
    path = folder(tmp_path, schema="{type: integer, default: no}")
    assert deep_findings(path, shown="api.yaml") == (
        Warn(where="api.yaml", what="'no' is not of type 'integer'", kind="invalid"),
    )


@pytest.mark.parametrize("address", ["../secret.yaml#/S", "{folder}/secret.yaml#/S", "file://{folder}/secret.yaml#/S"])
def test_only_allowed_files_are_read(tmp_path: Path, address: str) -> None:
    path = folder(tmp_path, SPEC.replace("parts/s.yaml#/S", address.format(folder=tmp_path)))
    (refused,) = deep_findings(path, shown="api.yaml")
    assert refused.what.startswith("openapi-spec-validator gave up: ")
    assert "which isn't allowed" in refused.what
    (read,) = deep_findings(path, shown="api.yaml", allow_refs=[tmp_path])
    assert read.what == "'no' is not of type 'integer'"


@pytest.mark.parametrize(
    ("scheme", "http", "why"),
    [
        ("http", False, "leads to the network, which isn't allowed"),
        ("http", True, "leads to 127.0.0.1, which is no public address"),
        ("ftp", True, "nothing is fetched here"),
    ],
)
def test_nothing_is_fetched_that_may_not_be(tmp_path: Path, scheme: str, why: str, *, http: bool) -> None:
    path = folder(tmp_path, SPEC.replace("parts/s.yaml#/S", f"{scheme}://127.0.0.1:9/s.yaml#/S"))
    (refused,) = deep_findings(path, shown="api.yaml", allow_http=http)
    assert refused.what.startswith("openapi-spec-validator gave up: ")
    assert why in refused.what


def test_the_schema_of_openapi_comes_first(tmp_path: Path) -> None:
    path = folder(tmp_path, SPEC.replace("title: t, ", ""))
    assert [flaw.where for flaw in deep_findings(path, shown="api.yaml")] == ["api.yaml#/info"]
    with pytest.raises(
        SpecError, match=r"1 flaw, refused by --strict:\n  api\.yaml#/info: by OpenAPI 3\.0, 'info' has no 'title'"
    ):
        parse_file(path, shown="api.yaml", strict=True)


def test_a_document_without_a_file_may_not_refer_to_one() -> None:
    document = {"openapi": "3.1.0", "info": {"title": "t", "version": "1"}, "paths": {"/a": {"$ref": "a.yaml"}}}
    (found,) = findings(document, shown="x")
    assert found.what.startswith("openapi-spec-validator gave up: ")


def test_what_the_other_process_does(tmp_path: Path) -> None:
    """The same in this process: what the validator is handed, and what it makes of it."""
    path = folder(tmp_path, SPEC.replace("parts/s.yaml#/S", "../secret.yaml#/S"))
    document = load_bytes(path.read_bytes(), shown="api.yaml")
    tasks = [
        Task(document=document, path=str(path), allowed=(str(tmp_path),), http=False),
        Task(document=document, path=str(path), allowed=(), http=False),
        Task(document={**document, "info": {}}, path=None, allowed=(), http=False),
        Task(document=[], path=None, allowed=(), http=False),
    ]
    found = [[what for _, what in _judge(task)] for task in tasks]
    assert found[0] == ["'no' is not of type 'integer'"]
    assert "which isn't allowed" in found[1][0]
    assert [what for what in found[2] if "title" in what]
    assert found[3]


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ({"info": {"title": "t"}}, "this has no 'version'; add it"),
        ({"odd": 1, "other": 2}, "this has 'odd' and 'other', which have no meaning here"),
        (
            {"components": {"schemas": {"A": {"$ref": 5}}}},
            "this has a form that isn't allowed here",
        ),
    ],
)
def test_what_the_other_check_finds_too_is_said_in_its_words(more: dict[str, Any], what: str) -> None:
    document = {"openapi": "3.0.0", "info": {"title": "t", "version": "1"}, "paths": {}, **more}
    assert what in [told for _, told in _judge(Task(document=document, path=None, allowed=(), http=False))]


@pytest.mark.parametrize("version", ["2.0", "3.0.0", "3.1.0", "3.2.0"])
def test_each_version_has_its_own_rules(version: str) -> None:
    key = "swagger" if version == "2.0" else "openapi"
    document = {key: version, "info": {"title": "t", "version": "1"}, "paths": {"/a": {"get": {"responses": 5}}}}
    assert findings(document, shown="x")[0].where == "x#/paths/~1a/get/responses"


def test_it_can_not_hang_a_run() -> None:
    (found,) = findings({"openapi": "3.0.0"}, shown="x", seconds=0.01)
    assert found.what == "openapi-spec-validator didn't end within 0.01 seconds"


LOOP = {"A": {"allOf": [{"$ref": "#/components/schemas/A"}], "default": 1}}
CIRCLE = {
    "A": {"oneOf": [{"$ref": "#/components/schemas/B"}]},
    "B": {"allOf": [{"$ref": "#/components/schemas/A"}, {"type": "object"}]},
}


@pytest.mark.parametrize("schemas", [LOOP, CIRCLE])
def test_it_can_not_kill_a_run(schemas: dict[str, Any]) -> None:
    document = {"openapi": "3.0.0", "info": {"title": "t", "version": "1"}, "paths": {}}
    found = findings({**document, "components": {"schemas": schemas}}, shown="x")
    assert found == (Warn(where="x", what="openapi-spec-validator recursed without end", kind="invalid"),)


def test_other_formats_have_no_deep_check(tmp_path: Path) -> None:
    path = tmp_path / "f.json"
    path.write_text(json.dumps([{"name": "f", "parameters": {"type": "object", "properties": {}}}]))
    assert deep_findings(path, shown="f.json") == ()


def test_a_flaw_is_told_once() -> None:
    odd = {"type": "integer", "default": "x"}
    answer = {"description": "d", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/A"}}}}
    document = {
        "openapi": "3.0.3",
        "info": {"title": "t", "version": "1"},
        "paths": {f"/p{n}": {"get": {"operationId": f"o{n}", "responses": {"200": answer}}} for n in range(3)},
        "components": {"schemas": {"A": {"type": "array", "items": odd}, "B": odd}},
    }
    assert [flaw.what for flaw in findings(document, shown="x")] == ["'x' is not of type 'integer'"]
