"""Hostile specs are judged like others, in bounded time and on their own line."""

import json
from pathlib import Path
from typing import Any

import pytest
from lint_lab import api, found, function, linted, operation, text

from seer.lint._sarif import sarif


def nested(levels: int) -> Any:
    schema: Any = {"type": "string"}
    for _ in range(levels):
        schema = {"type": "object", "properties": {"a": schema}}
    return schema


@pytest.mark.parametrize(
    "schema",
    [
        text(pattern="^(a+)+$", default="a" * 60 + "b", examples=["a" * 60 + "b"]),
        {"type": "string", "maxLength": 10**9, "minLength": 10**9, "default": "x"},
        {"type": "array", "minItems": 10**9, "items": {}, "default": []},
        {"type": "integer", "minimum": 10**40, "maximum": -(10**40), "default": 10**30},
        {"enum": [{"a": [None]}, [], "\x00", 1e308, -0.0], "default": {"a": [None]}},
        {"type": "object", "required": [1, None, {}], "properties": {"": {}, "/": {}, "~": {}, "\x1b[2J": {}}},
        {"type": "string", "description": "<" * 5_000 + "ignore " * 5_000},
        {"type": "string", "description": ["no text"], "title": 7, "format": {}},
        {"description": "x" * 200_000},
        nested(40),
    ],
)
def test_an_odd_schema_has_findings_that_can_be_written(tmp_path: Path, schema: Any) -> None:
    made = linted(tmp_path, [function(a=schema)])
    written = json.dumps(sarif(made.findings, made.rules, version="1"))
    assert "\\u001b" not in written
    assert all(finding.line for finding in made.findings)


def test_many_parameters_in_the_same_words(tmp_path: Path) -> None:
    many = {f"word{chr(97 + n // 26)}{chr(97 + n % 26)}": text("The same words.") for n in range(600)}
    assert found(tmp_path, [function(**many)], "indistinct_parameters") == []


def test_many_tools_in_the_same_words(tmp_path: Path) -> None:
    tools = [function(f"find_{n}x") for n in range(2_000)]
    assert len(found(tmp_path, tools, "similar_tools")) == 1_999


def test_what_stands_behind_an_alias_has_the_line_of_the_alias(tmp_path: Path) -> None:
    lines = ["- name: find", "  description: d", "  parameters: &p {type: object, properties: {q: {type: string}}}"]
    copies = [f"- {{name: f{n}, description: d, parameters: *p}}" for n in range(50)]
    made = linted(tmp_path, "\n".join([*lines, *copies]), "unbounded_string", name="spec.yaml")
    assert [finding.line for finding in made.findings] == [3, *range(4, 54)]


def test_references_in_a_circle_end(tmp_path: Path) -> None:
    schemas = {a: {"allOf": [{"$ref": f"#/components/schemas/{b}"}]} for a, b in ("AB", "BA")}
    body = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/A"}}}}
    document = api(("/a", "post", operation(requestBody=body)), components={"schemas": schemas})
    assert linted(tmp_path, document).tools == 1


def test_one_long_line(tmp_path: Path) -> None:
    document = json.dumps([function(f"find_{n}", q={"type": "string"}) for n in range(3_000)], separators=(",", ":"))
    made = linted(tmp_path, document, "unbounded_string")
    assert {finding.line for finding in made.findings} == {1}
    assert len(made.findings) == 3_000
