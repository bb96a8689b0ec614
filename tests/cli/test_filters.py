"""Which tools are taken is said by name, tag and method; flaws of the others count for nothing."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Seer = Callable[..., tuple[int, str, str]]
FINE = {"200": {"description": "ok"}}


def operation(name: str, *tags: str, schema: Any = None, **more: Any) -> dict[str, Any]:
    parameters = [{"name": "x", "in": "query", "schema": schema}] if schema else []
    return {"operationId": name, "tags": [*tags], "parameters": parameters, "responses": FINE, **more}


SHARED = {
    "Sound": {"type": "integer"},
    "Odd": {"type": "object", "properties": {"n": {"$ref": "#/components/schemas/Odder"}}},
    "Odder": {"type": "integer", "minimum": 5, "default": 1},
}


@pytest.fixture(autouse=True)
def spec(tmp_path: Path) -> None:
    paths = {
        "/pets": {
            "get": operation("pets/list", "Pets", schema={"$ref": "#/components/schemas/Sound"}),
            "post": operation("pets/add", "Pets", schema={"type": "integer", "default": "no"}, deprecated=True),
        },
        "/shops": {
            "get": operation("shops/list", "shops", schema={"$ref": "#/components/schemas/Odd"}),
            "delete": operation("shops/drop", "shops", schema={"$ref": "#/components/schemas/Gone"}),
            "put": {**operation("shops/put", "shops"), "responses": {"200": {}}},
        },
    }
    document = {"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": paths}
    (tmp_path / "api.json").write_text(json.dumps({**document, "components": {"schemas": SHARED}}))


def listed(seer: Seer, *words: str) -> tuple[list[str], list[str]]:
    code, out, err = seer("tools", "api.json", "--json", *words)
    assert (code, err) == (0, "")
    found = json.loads(out)
    return [tool["spec_name"] for tool in found["tools"]], [warning["where"] for warning in found["warnings"]]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["--include", "pets/*"], ["pets/add", "pets/list"]),
        (["--include", "pets_*"], ["pets/add", "pets/list"]),
        (["--exclude", "*/list"], ["pets/add", "shops/put"]),
        (["--tag", "pets"], ["pets/add", "pets/list"]),
        (["--method", "get"], ["pets/list", "shops/list"]),
        (["--method", "GET", "--method", "put", "--tag", "shops"], ["shops/list", "shops/put"]),
    ],
)
def test_tools_are_chosen(seer: Seer, words: list[str], names: list[str]) -> None:
    assert listed(seer, *words)[0] == names


@pytest.mark.parametrize(
    ("words", "flaws"),
    [
        (["--include", "pets/list"], []),
        (["--include", "pets/add"], ["/paths/~1pets/post/parameters/0/schema"]),
        (["--include", "shops/list"], ["/components/schemas/Odder"]),
        (["--include", "shops/put"], ["/paths/~1shops/put/responses/200"]),
        (
            ["--include", "shops/list", "--include", "shops/drop"],
            ["/components/schemas/Odder", "/paths/~1shops/delete"],
        ),
        (["--method", "delete", "--method", "put"], ["/paths/~1shops/delete", "/paths/~1shops/put/responses/200"]),
    ],
)
def test_only_flaws_of_chosen_tools_are_told(seer: Seer, words: list[str], flaws: list[str]) -> None:
    assert [where.removeprefix("api.json#") for where in listed(seer, *words)[1]] == flaws


def test_only_flaws_of_chosen_tools_count_under_strict(seer: Seer) -> None:
    assert listed(seer, "--strict", "--include", "pets/list") == (["pets/list"], [])
    code, _, err = seer("tools", "api.json", "--strict", "--include", "pets/add")
    assert code == 2
    assert "1 flaw, refused by --strict" in err


def test_what_other_files_lead_to_always_counts(seer: Seer, tmp_path: Path) -> None:
    document = json.loads((tmp_path / "api.json").read_text())
    schema = {"$ref": "api.json#/components/schemas/Odd"}
    (tmp_path / "more.json").write_text(json.dumps({"get": operation("more/list", schema=schema)}))
    (tmp_path / "api.json").write_text(json.dumps({**document, "paths": {"/more": {"$ref": "more.json"}}}))
    assert listed(seer, "--include", "more/*") == (["more/list"], ["api.json#/components/schemas/Odder"])


def test_lists_have_flaws_by_tool_too(seer: Seer, tmp_path: Path) -> None:
    tools = [
        {"name": "one", "parameters": {"type": "object", "properties": {"a": {"type": "wat"}}}},
        {"name": "two", "parameters": {"type": "object", "properties": {"b": {"type": "string"}}}},
        {"name": "three", "parameters": 5},
    ]
    (tmp_path / "list.json").write_text(json.dumps(tools))
    assert seer("tools", "list.json", "--strict", "--include", "two")[0] == 0
    code, _, err = seer("tools", "list.json", "--strict", "--include", "t*")
    assert code == 2
    assert "1 flaw, refused by --strict:\n  list.json#/2: tool 'three' was skipped" in err


def test_calls_of_the_service_are_no_flaw(seer: Seer, tmp_path: Path) -> None:
    document = json.loads((tmp_path / "api.json").read_text())
    (tmp_path / "api.json").write_text(json.dumps({**document, "x-webhooks": {"a": {}}}))
    code, _, err = seer("tools", "api.json", "--strict", "--include", "pets/list")
    assert code == 0
    assert "1 webhook left out" in err


def test_deprecated_tools_are_marked(seer: Seer) -> None:
    code, out, _ = seer("tools", "api.json", "--tag", "pets")
    assert code == 0
    assert [line.split()[-3:] for line in out.splitlines() if "pets_add" in line] == [
        ["write,", "deprecated", "pets/add"]
    ]
    assert "2 tools: 1 read, 1 write; 1 deprecated" in out
    found = json.loads(seer("tools", "api.json", "--tag", "pets", "--json")[1])["tools"]
    assert {tool["name"]: (tool["deprecated"], tool["tags"]) for tool in found} == {
        "pets_add": (True, ["Pets"]),
        "pets_list": (False, ["Pets"]),
    }


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--tag", "Pet"], "no tool is left after --tag; did you mean 'Pets'?"),
        (["--tag", "zoo"], "no tool is left after --tag; use one of Pets, shops"),
        (["--tag", "Pets", "--method", "put"], "no tool is left after --tag and --method; loosen them"),
        (["--include", "x*"], "no tool is left after --include; 'x*' fits none of pets/add, pets/list, pets_add, "),
        (["--include", "pet/list"], "no tool is left after --include; did you mean 'pets/list'?"),
        (["--method", "GTE"], "no tool is left after --method; did you mean 'get'?"),
        (["--method", "patch"], "no tool is left after --method; use one of get, post, put"),
        (["--method", "get,post"], "no tool is left after --method; repeat the option: --method get --method post"),
    ],
)
def test_a_filter_that_leaves_nothing(seer: Seer, words: list[str], said: str) -> None:
    code, out, err = seer("tools", "api.json", *words)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--method", "get", "--method", "GTE"], "--method 'GTE' fits no tool; did you mean 'get'?"),
        (["--tag", "pets", "--tag", "Shop"], "--tag 'Shop' fits no tool; did you mean 'shops'?"),
        (
            ["--include", "pets/*", "--include", "pest/list"],
            "--include 'pest/list' fits no tool; did you mean 'pets/list'?",
        ),
        (["--exclude", "admin_*"], "--exclude 'admin_*' fits no tool; 'admin_*' fits none of pets/add, pets/list, "),
    ],
)
def test_a_filter_that_fits_no_tool_is_told(seer: Seer, words: list[str], said: str) -> None:
    code, out, err = seer("tools", "api.json", *words)
    assert code == 0
    assert "pets_list" in out
    assert err.count("fits no tool") == 1
    assert f"warning: api.json: {said}" in err
    assert f"warning: api.json: {said}" in seer("lint", "api.json", *words)[2]


def test_a_filter_that_fits_no_tool_is_refused_by_strict(seer: Seer) -> None:
    code, out, err = seer("tools", "api.json", "--include", "pets/list", "--exclude", "x*", "--strict")
    assert (code, out) == (2, "")
    assert err.startswith("seer: --exclude 'x*' fits no tool; ")


def test_a_spec_without_tags(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "list.json").write_text(json.dumps([{"name": "one", "parameters": {"type": "object"}}]))
    assert "no tool has a tag" in seer("tools", "list.json", "--tag", "x")[2]
    assert "no tool has a method" in seer("tools", "list.json", "--method", "get")[2]


def test_an_eval_set_is_made_of_chosen_tools(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "seer.yaml").write_text(
        "specs: [api.json]\ntags: [pets]\nmethods: [GET]\nlocales: [en]\nprofile: smoke\n"
    )
    code, out, _ = seer("synth", "--json")
    assert code == 0
    assert json.loads(out)["counts"]["tools"] == 1
