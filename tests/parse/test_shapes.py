"""Lists of parameters, in each format that has them: what is wrong with one costs no more than it must."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seer.errors import SpecError
from seer.parse import parse_file
from seer.records import Parsed

A = {"name": "a", "type": "string"}
FORMATS: dict[str, tuple[Callable[[Any], Any], str]] = {
    "semantic_kernel": (lambda given: {"name": "f", "template": "x", "input_variables": given}, "/input_variables"),
    "genai_toolbox": (
        lambda given: {"kind": "tool", "name": "f", "type": "sql", "statement": "x", "parameters": given},
        "/parameters",
    ),
    "functions": (lambda given: [{"name": "f", "description": "d", "parameters": given}], "/0/parameters"),
    "mcp": (lambda given: {"tools": [{"name": "f", "arguments": given}]}, "/tools/0/arguments"),
    "tau2": (lambda given: {"d": {"tools": [{"name": "f", "parameters": given}]}}, "/d/tools/0/parameters"),
    "toolbench": (lambda given: [{"api_name": "f", "required_parameters": given}], "/0/required_parameters"),
}
each_format = pytest.mark.parametrize("name", FORMATS)


def read(tmp_path: Path, name: str, given: Any) -> tuple[Parsed, dict[str, str]]:
    build, at = FORMATS[name]
    path = tmp_path / "tools.json"
    path.write_text(json.dumps(build(given)), encoding="utf-8")
    parsed, source = parse_file(path, shown="tools.json")
    assert source.format == name
    return parsed, {flaw.where.removeprefix(f"tools.json#{at}"): flaw.what for flaw in parsed.warnings}


@each_format
@pytest.mark.parametrize(
    ("bad", "told"),
    [
        (5, "parameter 5 is no mapping with a name; it was left out"),
        ("b", "parameter 'b' is no mapping with a name; it was left out"),
        ({"type": "string", "is_required": False}, "a parameter has no name; it was left out"),
    ],
)
def test_a_parameter_without_a_name_costs_only_itself(tmp_path: Path, name: str, bad: Any, told: str) -> None:
    parsed, flaws = read(tmp_path, name, [A, bad, {"name": "c", "type": "string"}])
    (tool,) = parsed.tools
    assert list(tool.parameters["properties"]) == ["a", "c"]
    if name != "toolbench" or isinstance(bad, int | str):
        assert flaws["/1"] == told


@each_format
def test_of_two_parameters_of_a_name_the_last_one_is_kept(tmp_path: Path, name: str) -> None:
    parsed, flaws = read(tmp_path, name, [A, {**A, "description": "Last."}])
    (tool,) = parsed.tools
    assert tool.parameters["properties"]["a"]["description"] == "Last."
    assert flaws["/1"].startswith("parameter 'a' stands twice, first at /")
    assert flaws["/1"].endswith("/0; the last one is kept")


@pytest.mark.parametrize("name", ["functions", "genai_toolbox", "mcp", "tau2"])
def test_whether_the_last_of_two_is_needed_counts(tmp_path: Path, name: str) -> None:
    parsed, _ = read(tmp_path, name, [{**A, "required": True}, {**A, "required": False}])
    (tool,) = parsed.tools
    assert "required" not in tool.parameters


@pytest.mark.parametrize("name", ["functions", "genai_toolbox", "mcp", "tau2"])
@pytest.mark.parametrize(("given", "told"), [({}, "has no name"), ({"name": 7}, "has the name 7")])
def test_a_tool_that_needs_a_parameter_without_a_name_is_skipped(
    tmp_path: Path, name: str, given: dict[str, Any], told: str
) -> None:
    with pytest.raises(SpecError, match=f"tool 'f' was skipped: a required parameter {told} .*/2\\); give it a 'name'"):
        read(tmp_path, name, [A, {"name": "c"}, {"type": "string", "required": True, **given}])


@pytest.mark.parametrize("name", ["functions", "genai_toolbox", "mcp", "tau2"])
@pytest.mark.parametrize("kind", ["strng", 5, ["x"]])
def test_a_type_that_is_unknown_is_read_as_any(tmp_path: Path, name: str, kind: Any) -> None:
    parsed, flaws = read(tmp_path, name, [A, {"name": "b", "type": kind}])
    (tool,) = parsed.tools
    assert tool.parameters["properties"] == {"a": {"type": "string"}, "b": {}}
    assert flaws["/1"].endswith("is none of JSON Schema's; read as any type")


def test_a_map_of_values_of_no_known_type_holds_any(tmp_path: Path) -> None:
    parsed, flaws = read(tmp_path, "genai_toolbox", [{"name": "b", "type": "map", "valueType": ["x"]}])
    (tool,) = parsed.tools
    assert tool.parameters["properties"]["b"] == {"type": "object", "additionalProperties": {}}
    assert "is none of JSON Schema's" in flaws["/0/additionalProperties"]
