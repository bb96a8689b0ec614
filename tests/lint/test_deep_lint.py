"""`--deep` asks openapi-spec-validator and never hangs or dies of it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from lint_lab import api, function, operation

Seer = Callable[..., tuple[int, str, str]]
LOOP = {"A": {"allOf": [{"$ref": "#/components/schemas/A"}], "default": 1}}
FLAWED = {"/a": {"get": {**operation(), "responses": {"200": {"description": 1}}}}}


@pytest.mark.parametrize(
    ("more", "what"),
    [({"components": {"schemas": LOOP}}, "recursed without end"), ({"paths": FLAWED}, "description")],
)
def test_what_it_says_is_a_warning(seer: Seer, tmp_path: Path, more: Any, what: str) -> None:
    document = {**api(("/a", "get", operation())), "openapi": "3.0.3", **more}
    (tmp_path / "api.json").write_text(json.dumps(document))
    code, out, _ = seer("lint", "api.json", "--deep", "--rule", "openapi_invalid", "--json")
    found = json.loads(out)["findings"]
    assert code == 0
    assert found
    assert {each["severity"] for each in found} == {"warning"}
    assert any(what in each["what"] + each["pointer"] for each in found)


def test_it_says_where_it_stopped(seer: Seer, tmp_path: Path) -> None:
    paths = {f"/p{n}": {"get": {**operation(f"find{n}"), "responses": {"200": {"description": n}}}} for n in range(25)}
    document = {"openapi": "3.0.3", "info": {"title": "Shop", "version": "1"}, "paths": paths}
    (tmp_path / "api.json").write_text(json.dumps(document))
    told = json.loads(seer("lint", "api.json", "--deep", "--rule", "openapi_invalid", "--json")[1])["findings"]
    assert len(told) == 21  # 19 of its 20, the schema's of the place of the other, and that it was stopped
    assert any("was stopped after 20 flaws" in each["what"] for each in told)


def test_without_it_only_the_schema_is_asked(seer: Seer, tmp_path: Path) -> None:
    document = {**api(("/a", "get", operation())), "openapi": "3.0.3", "components": {"schemas": LOOP}}
    for paths, count in ((document["paths"], 0), (FLAWED, 1)):
        (tmp_path / "api.json").write_text(json.dumps({**document, "paths": paths}))
        told = json.loads(seer("lint", "api.json", "--rule", "openapi_invalid", "--json")[1])["findings"]
        assert len(told) == count


def test_other_formats_are_not_asked_about(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "tools.json").write_text(json.dumps([function()]))
    told = json.loads(seer("lint", "tools.json", "--deep", "--rule", "openapi_invalid", "--json")[1])
    assert told["findings"] == []


def test_nothing_is_said_twice(seer: Seer, tmp_path: Path) -> None:
    page = {"name": "q", "in": "query", "description": "Words.", "schema": {"type": "wat"}}
    document = {**api(("/a", "get", operation(parameters=[page])), x=1), "openapi": "3.0.3"}
    (tmp_path / "api.json").write_text(json.dumps(document))
    plain = json.loads(seer("lint", "api.json", "--json")[1])["findings"]
    deep = json.loads(seer("lint", "api.json", "--json", "--deep")[1])["findings"]
    assert {"repaired", "openapi_invalid"} <= {each["rule"] for each in plain}
    assert deep == plain
    fixes = {each["what"]: each["fix"] for each in plain if each["rule"] == "openapi_invalid"}
    assert any("no meaning here" in what and "begin it with x-" in fix for what, fix in fixes.items())


def test_flaws_of_the_text_stand_in_its_order(seer: Seer, tmp_path: Path) -> None:
    keys = "".join(f"x-{n}: 1\nx-{n}: 2\n" for n in range(6))
    document = json.dumps({"/a": {"get": operation(responses={"200": {"description": "fine"}})}})
    (tmp_path / "api.yaml").write_text(f"openapi: 3.0.3\ninfo: {{title: t, version: '1'}}\n{keys}paths: {document}\n")
    told = json.loads(seer("lint", "api.yaml", "--json", "--rule", "repaired")[1])["findings"]
    assert [each["line"] for each in told] == [4, 6, 8, 10, 12, 14]
