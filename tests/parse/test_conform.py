"""OpenAPI documents are held against the schema of their version: a warning for each distinct flaw, and few of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from seer.errors import SpecError
from seer.parse import parse_file
from seer.parse._conform import nonconformities
from seer.records import Warn

INFO = {"title": "t", "version": "1"}
FINE = {"200": {"description": "ok"}}


def document(version: str = "3.0.3", **more: Any) -> dict[str, Any]:
    key = "swagger" if version == "2.0" else "openapi"
    return {key: version, "info": INFO, "paths": {"/a": {"get": {"responses": FINE}}}, **more}


def flaws(document: Any, *told: Warn) -> list[str]:
    return [f"{flaw.where}: {flaw.what}" for flaw in nonconformities(document, shown="api.json", told=told)]


@pytest.mark.parametrize("version", ["2.0", "3.0.0", "3.0.4", "3.1.1", "3.2.0"])
def test_each_version_has_a_schema(version: str) -> None:
    assert flaws(document(version)) == []
    (flaw,) = flaws(document(version, info={"title": "t"}))
    assert flaw == f"api.json#/info: by OpenAPI {version[:3]}, 'info' has no 'version'; add it"


def test_a_flaw_is_told_once_with_its_number() -> None:
    paths = {f"/p{n}": {"get": {"responses": {"200": {}}}} for n in range(900)}
    (flaw,) = flaws(document(paths=paths))
    assert flaw == (
        "api.json#/paths/~1p0/get/responses/200: by OpenAPI 3.0, this has no 'description'; add it "
        "(and so in 899 other places)"
    )


def test_no_piece_of_the_schema_is_told() -> None:
    (flaw,) = flaws(document("2.0", paths={"/a": {"get": {"responses": {}}}}))
    at = "api.json#/paths/~1a/get/responses: by OpenAPI 2.0, 'responses'"
    assert flaw == f"{at} is empty; give a status, as '200', with its description"
    (flaw,) = flaws(document("2.0", paths={"/a": {"get": {"responses": {"x-a": 1}}}}))
    assert flaw == f"{at} has a form that isn't allowed here"


@pytest.mark.parametrize(("key", "quoted"), [("openapi: 3.0", 'openapi: "3.0.0"'), ("swagger: 2", 'swagger: "2.0"')])
def test_a_version_that_is_a_number_is_told_once(tmp_path: Path, key: str, quoted: str) -> None:
    path = tmp_path / "api.yaml"
    path.write_text(
        f"{key}\n" + json.dumps({"info": INFO, "paths": document()["paths"]})[1:-1].replace(', "paths', '\n"paths')
    )
    parsed, _ = parse_file(path, shown="api.yaml")
    (flaw,) = parsed.warnings
    assert (flaw.where, flaw.what.partition("; ")[2]) == (f"api.yaml#/{key.partition(':')[0]}", f"quote it: {quoted}")


def test_many_kinds_of_flaw_are_cut() -> None:
    found = flaws(document(paths={f"/p{n}": {"get": {f"odd{n}": 1, "responses": FINE}} for n in range(20)}))
    assert len(found) == 9
    assert found[-1] == "api.json: by OpenAPI 3.0, 12 other kinds of flaw stand in it"


def test_a_flaw_in_a_branch_is_told_where_it_stands() -> None:
    parameter = {"name": "x", "in": "query", "schema": {"type": "string", "maxLength": "9"}, "style": "form"}
    (flaw,) = flaws(document(paths={"/a": {"get": {"parameters": [parameter], "responses": FINE}}}))
    at = "api.json#/paths/~1a/get/parameters/0/schema/maxLength"
    assert flaw == f"{at}: by OpenAPI 3.0, 'maxLength' is a text, and should be a whole number"


def test_what_is_left_over_is_told_only_where_nothing_else_is_wrong() -> None:
    parameter = {"name": "x", "in": "query", "style": "form"}
    (flaw,) = flaws(document("3.1.0", paths={"/a": {"get": {"parameters": [parameter], "responses": FINE}}}))
    assert flaw == "api.json#/paths/~1a/get/parameters/0: by OpenAPI 3.1, this has no 'schema'; add it"


def test_what_was_mended_is_not_told_twice() -> None:
    own = Warn(where="api.json#/paths/~1a/get/parameters/0/schema/type", what="type 'int' is read as integer")
    parameter = {"name": "x", "in": "query", "schema": {"type": "int"}}
    broken = document(paths={"/a": {"get": {"parameters": [parameter], "responses": FINE}}})
    assert len(flaws(broken)) == 1
    assert flaws(broken, own) == []


@pytest.mark.parametrize("odd", [{"paths": {}}, {"openapi": "4.0"}, {"openapi": None}, [], None])
def test_a_document_of_no_known_version_is_left_alone(odd: Any) -> None:
    assert flaws(odd) == []


def test_a_flaw_costs_no_tool_but_under_strict(tmp_path: Path) -> None:
    path = tmp_path / "api.json"
    path.write_text(json.dumps(document(info={"title": "t"}, externalDocs={})))
    parsed, _ = parse_file(path, shown="api.json")
    assert len(parsed.tools) == 1
    assert {flaw.where for flaw in parsed.warnings} == {"api.json#/externalDocs", "api.json#/info"}
    with pytest.raises(SpecError, match="2 flaws, refused by --strict"):
        parse_file(path, shown="api.json", strict=True)


@pytest.mark.parametrize(
    ("more", "flaw"),
    [
        (
            {"basePath": "/v1"},
            "this has 'basePath', which has no meaning here; leave that out, or begin its name with x-",
        ),
        ({"tags": [{"name": "a"}] * 2}, "'tags' holds the same entry twice"),
        ({"paths": {"a": {}}}, "'paths' has 'a', which has no meaning here; begin a path with /"),
        (
            {"components": {"securitySchemes": {"k": {"type": "apiKey", "name": "k", "in": "body"}}}},
            "'in' is 'body', and should be one of 'header', 'query', 'cookie'",
        ),
    ],
)
def test_flaws_are_told_in_plain_words(more: dict[str, Any], flaw: str) -> None:
    assert [each.partition("3.0, ")[2] for each in flaws(document(**more))] == [flaw]
