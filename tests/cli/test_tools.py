import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from seer.parse import FORMATS
from seer.schema.pointer import get

Seer = Callable[..., tuple[int, str, str]]
LIST = [
    {"name": "find_pet", "parameters": {"type": "object", "properties": {
        "id": {"type": "integer", "minimum": 1}, "kind": {"enum": ["cat", "dog"]}}, "required": ["id"]}},
    {"name": "add_pet", "parameters": {"type": "object", "properties": {"name": {"type": "wat", "maxLength": 9}}}},
    {"name": "ping", "parameters": {"type": "object"}},
]  # fmt: skip


@pytest.fixture
def pets(tmp_path: Path) -> str:
    (tmp_path / "pets.json").write_text(json.dumps(LIST))
    return "pets.json"


def test_a_table_of_tools(seer: Seer, pets: str) -> None:
    code, out, err = seer("tools", pets)
    assert code == 0
    rows = [line.split() for line in out.splitlines()]
    assert ["find_pet", "id*", "integer", "≥", "1", "unknown"] in rows
    assert ["kind", "string", "cat", "dog"] in rows
    assert ["ping", "none", "unknown"] in rows
    assert "3 tools: 3 unknown" in out
    assert "warning: pets.json#/1/parameters/properties/name: type 'wat'" in err


@pytest.mark.parametrize(
    ("schema", "row"),
    [
        ({"type": "array", "items": {"type": "string", "maxLength": 3}}, ["string[]", "[]:", "maxLength", "3"]),
        ({"type": "array", "items": {"properties": {"n": {"maximum": 9}}}}, ["any[]", "[].n:", "≤", "9"]),
        ({"properties": {"n": {"items": {"minimum": 1}}}, "type": "object"}, ["object", "n[]:", "≥", "1"]),
        ({"type": "integer", "default": 3}, ["integer", "default", "3"]),
        ({"enum": [1, None]}, ["integer", "|", "null", "1", "null"]),
        ({"const": True}, ["boolean", "const", "true"]),
        ({"$ref": "#/$defs/Word"}, ["string"]),
        ({"$ref": "#/$defs/Pet"}, ["Pet"]),
        ({"allOf": [{"$ref": "#/$defs/Pet"}], "description": "x"}, ["Pet"]),
        ({"anyOf": [{"type": "string"}, {"$ref": "#/$defs/Pet"}]}, ["string", "|", "Pet"]),
        ({"type": "array", "items": {"type": ["string", "null"]}}, ["(string", "|", "null)[]"]),
        (
            {"additionalProperties": {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/Pet"}]}},
            ["any", "additionalProperties", "string", "|", "Pet"],
        ),
        (
            {"properties": {"a": {"properties": {"05": {"maximum": 9}}}}, "type": "object"},
            ["object", "a.05:", "≤", "9"],
        ),
        ({"items": {"$ref": "#/$defs/Shop"}}, ["any", "[]:", "needs", "town,", "street,", "zip", "and", "1", "more"]),
        ({"items": {"items": {"required": ["a"]}}, "type": "array"}, ["any[]", "[][]:", "needs", "a"]),
        ({"$ref": "#/$defs/Shop"}, ["Shop", "needs", "town,", "street,", "zip", "and", "1", "more"]),
        ({}, ["any"]),
    ],
)
def test_a_type_and_its_constraints_in_a_few_words(
    seer: Seer, tmp_path: Path, schema: dict[str, object], row: list[str]
) -> None:
    defs = {"Word": {"type": "string"}, "Pet": {"type": "object", "properties": {}}}
    defs["Shop"] = {"type": "object", "required": ["town", "street", "zip", "land"]}
    parameters = {"type": "object", "properties": {"x": schema}, "$defs": defs}
    (tmp_path / "x.json").write_text(json.dumps([{"name": "t", "parameters": parameters}]))
    out = seer("tools", "x.json")[1]
    assert ["t", "x", *row, "unknown"] in [line.split() for line in out.splitlines()]


def test_names_of_the_spec_stand_beside_those_that_had_to_be_changed(seer: Seer, tmp_path: Path) -> None:
    paths = {
        "/a/{b}": {"get": {}, "put": {"operationId": "put a"}},
        "/c": {"get": {"operationId": "d"}, "post": {"operationId": "d"}},
        "/e": {"get": {"operationId": "e"}},
    }
    (tmp_path / "x.json").write_text(json.dumps({"openapi": "3.0.0", "paths": paths}))
    lines = seer("tools", "x.json")[1].splitlines()
    at = lines[0].index("name in the spec")
    named = {line.split()[0]: line[at:] for line in lines[1:6] if not line.startswith(" ")}
    assert named == {
        "e": "", "get_a_b": "get /a/{b}", "put_a": "put a", "get_c": "get /c", "post_c": "post /c",
    }  # fmt: skip


def test_no_column_for_names_that_are_the_spec_s_own(seer: Seer, pets: str) -> None:
    assert "name in the spec" not in seer("tools", pets)[1]


def test_a_place_leads_to_the_tool_and_the_source_hangs_on_no_order(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in/pets.json").write_text(json.dumps({"tools": LIST}))
    for tool in json.loads(seer("tools", "in/pets.json", "--json")[1])["tools"]:
        assert get(json.loads((tmp_path / tool["place"]["path"]).read_text()), tool["place"]["pointer"]) in LIST
        assert get({"tools": LIST}, tool["place"]["pointer"])["name"] == tool["name"]
        assert (tool["source"]["path"], tool["source"]["pointer"]) == ("pets.json", f"/tools/{tool['name']}")


def test_a_table_on_a_terminal(seer: Seer, pets: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "60")
    _, out, _ = seer("tools", pets)
    assert "\x1b[1mfind_pet\x1b[0m" in out
    assert all(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) <= 60 for line in out.splitlines())


def test_tools_as_json(seer: Seer, pets: str) -> None:
    code, out, err = seer("tools", pets, "--json", "--include", "*_pet", "--exclude", "add*")
    found = json.loads(out)
    assert (code, err) == (0, "")
    (tool,) = found["tools"]
    assert tool["name"] == "find_pet"
    assert tool["digest"]
    assert {"keyword": "minimum", "limit": 1, "pointer": "/id", "schema_pointer": "/properties/id/minimum"} in tool[
        "constraints"
    ]
    assert found["warnings"] == []


def test_strict_tools(seer: Seer, pets: str) -> None:
    code, out, err = seer("tools", pets, "--strict")
    assert (code, out) == (2, "")
    assert "1 flaw, refused by --strict" in err


def test_a_format_that_is_not_known(seer: Seer, pets: str) -> None:
    code, _, err = seer("tools", pets, "--format", "function")
    assert code == 2
    assert "did you mean 'functions'?" in err


def test_names_with_markup_stay_text(seer: Seer, tmp_path: Path) -> None:
    properties = {"[red]a[/red]": {"type": "string"}, "\x1b[31mb": {"type": "string"}}
    content = [{"name": "[bold]x\x07", "parameters": {"type": "object", "properties": properties}}]
    (tmp_path / "odd.json").write_text(json.dumps(content))
    code, out, _ = seer("tools", "odd.json")
    assert code == 0
    assert "[red]a[/red]" in out
    assert "\x1b" not in out


def test_python_functions_make_an_eval_set(seer: Seer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "made_for_synth.py").write_text(
        'def find_pet(pet_id: int, kind: str = "cat") -> None:\n    "Find a pet."\n'
    )
    monkeypatch.syspath_prepend(tmp_path)
    code, out, _ = seer("synth", "python:made_for_synth", "--locale", "en", "--profile", "smoke", "--json")
    assert code == 0
    assert json.loads(out)["counts"]["tools"] == 1


def test_a_recipe_may_name_what_runs(seer: Seer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "made_for_recipe.py").write_text('def find_pet(pet_id: int) -> None:\n    "Find a pet."\n')
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner/r.yaml").write_text("specs: ['python:made_for_recipe']\nformat: python\n")
    monkeypatch.syspath_prepend(tmp_path)
    code, out, _ = seer("tools", "--recipe", "inner/r.yaml", "--json")
    assert code == 0
    assert [tool["name"] for tool in json.loads(out)["tools"]] == ["find_pet"]


def test_formats_are_listed_with_what_they_are_known_by(seer: Seer) -> None:
    code, out, _ = seer("formats")
    assert code == 0
    names = [line.split()[0] for line in out.splitlines() if not line.startswith(" ")]
    assert tuple(names) == FORMATS.names()
    assert out.count("recognised: ") == len(names)
    rows = json.loads(seer("formats", "--json")[1])
    assert [row["name"] for row in rows] == names
    assert all(row["reads"] and row["recognised"] for row in rows)


def test_long_names_are_cut_and_push_no_other_row(seer: Seer, tmp_path: Path) -> None:
    properties = {"a" * 200_000: {"type": "string"}, "b" * 57: {"type": "string"}, "c": {"type": "string"}}
    (tmp_path / "long.json").write_text(json.dumps([{"name": "t", "parameters": {"properties": properties}}]))
    lines = seer("tools", "long.json")[1].splitlines()
    assert max(map(len, lines)) < 120
    assert "a" * 63 + "…" in lines[1]
    assert "b" * 57 in lines[2]
    assert lines[3].index("string") == lines[0].index("type") == 48


def test_a_flaw_is_told_once_with_the_number_of_places(seer: Seer, tmp_path: Path) -> None:
    tools = [{"name": f"t{n}", "parameters": {"properties": {"a": {"type": "wat"}}}} for n in range(40)]
    (tmp_path / "x.json").write_text(json.dumps(tools))
    err = seer("tools", "x.json")[2]
    assert err.count("\n") == 1
    assert "x.json#/0/parameters/properties/a: type 'wat'" in err
    assert "(and so in 39 other places)" in err
    assert len(json.loads(seer("tools", "x.json", "--json")[1])["warnings"]) == 40


def test_a_flaw_of_a_result_is_told_where_results_are_shown_or_refused(seer: Seer, tmp_path: Path) -> None:
    answer = {"description": "d", "content": {"application/json": {"schema": {"type": "number", "minimum": "low"}}}}
    operation = {"operationId": "op", "summary": "Does it.", "responses": {"200": answer}}
    spec = {"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": {"/a": {"get": operation}}}
    (tmp_path / "api.json").write_text(json.dumps(spec))
    told = "minimum 'low' is no number"
    code, out, err = seer("tools", "api.json")
    assert (code, told in out + err) == (0, False)
    code, out, _ = seer("tools", "api.json", "--json")
    assert (code, told in out) == (0, True)
    assert json.loads(out)["tools"][0]["returns"] == {"type": "number"}
    code, _, err = seer("tools", "api.json", "--strict")
    assert (code, told in err) == (2, True)


def test_a_line_break_in_a_name_breaks_no_line(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text(json.dumps({"slots": {"a\nb": {}}, "forms": {"f\ng": ["a\nb"], "h\ni": []}}))
    code, out, err = seer("tools", "x.json")
    assert code == 0
    assert [line for line in err.splitlines() if not line.startswith("warning: x.json#")] == []
    assert [line for line in out.splitlines() if "f_g" in line and r"a\nb*" in line and r"f\ng" in line]
