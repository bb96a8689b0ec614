"""Where references may lead is said on the command line or in the recipe."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

Seer = Callable[..., tuple[int, str, str]]
OPERATION = "{operationId: NAME, parameters: [{name: x, in: query, schema: {$ref: 'ADDRESS'}}]}"


@pytest.fixture(autouse=True)
def spec(tmp_path: Path) -> None:
    remote = OPERATION.replace("NAME", "remote").replace("ADDRESS", "http://127.0.0.1:9/x.yaml")
    beside = OPERATION.replace("NAME", "beside").replace("ADDRESS", "../shared/x.yaml")
    text = f"openapi: 3.1.0\npaths: {{/a: {{get: {remote}}}, /b: {{get: {beside}}}, /c: {{get: {{}}}}}}\n"
    for name, content in {"spec/api.yaml": text, "shared/x.yaml": "type: integer\n"}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content)


def names(out: str) -> list[str]:
    return [tool["name"] for tool in json.loads(out)["tools"]]


def test_nothing_outside_the_folder_is_read(seer: Seer) -> None:
    code, out, err = seer("tools", "spec/api.yaml")
    assert code == 0
    assert "1 tool" in out
    assert "leads out of its folder, which isn't allowed" in err
    assert "or allow that folder with --allow-ref" in err
    assert "or allow it with --allow-http" in err


def test_a_folder_may_be_allowed(seer: Seer) -> None:
    assert names(seer("tools", "spec/api.yaml", "--allow-ref", "shared", "--json")[1]) == ["beside", "get_c"]


def test_the_network_may_be_allowed_but_for_private_addresses(seer: Seer) -> None:
    code, _, err = seer("tools", "spec/api.yaml", "--allow-http")
    assert code == 0
    assert "leads to 127.0.0.1, which is no public address" in err


def test_a_recipe_allows_both_from_its_own_folder(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "spec/seer.yaml").write_text("specs: [api.yaml]\nallow_refs: [../shared]\nallow_http: true\n")
    code, out, _ = seer("tools", "--recipe", "spec/seer.yaml", "--json")
    assert code == 0
    assert names(out) == ["beside", "get_c"]
    assert "no public address" in json.loads(out)["warnings"][0]["what"]


@pytest.mark.parametrize("command", ["tools", "lint"])
def test_an_allowed_folder_that_is_not_there(seer: Seer, tmp_path: Path, command: str) -> None:
    (tmp_path / "list.json").write_text(json.dumps([{"name": "one", "parameters": {"type": "object"}}]))
    code, out, err = seer(command, "list.json", "--allow-ref", "nowhere")
    assert (code, out) == (2, "")
    assert "--allow-ref nowhere: no such folder; name a folder that exists" in err
