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
    assert any(what in each["what"] for each in found)


def test_it_says_where_it_stopped(seer: Seer, tmp_path: Path) -> None:
    paths = {f"/p{n}": {"get": {**operation(f"find{n}"), "responses": {"200": {"description": n}}}} for n in range(25)}
    document = {"openapi": "3.0.3", "info": {"title": "Shop", "version": "1"}, "paths": paths}
    (tmp_path / "api.json").write_text(json.dumps(document))
    told = json.loads(seer("lint", "api.json", "--deep", "--rule", "openapi_invalid", "--json")[1])["findings"]
    assert len(told) == 22  # 20 of them its own, one the schema's, and that it was stopped
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
