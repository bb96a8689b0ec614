"""What can't be met is told with a proof, and nothing that can be met is."""

from typing import Any

import pytest

from seer.generate import EXHAUSTIVE, generate
from seer.records import Open, Source, Tool
from seer.schema.coverage import coverage

NOW = "2026-06-15T09:00:00Z"
OPEN_CHOICE = {
    "anyOf": [
        {"type": "object", "required": ["a"], "properties": {"a": {"enum": ["x"]}}, "additionalProperties": False},
        {"type": "object"},
    ]
}


def _open(schema: dict[str, Any], *, around: dict[str, Any] | None = None) -> dict[tuple[str, str, str, str], Open]:
    parameters = {"type": "object", "properties": {"a": schema}, **(around or {})}
    source = Source(path="s", format="json_schema", pointer="")
    tool = Tool(name="t", spec_name="t", parameters=parameters, source=source)
    found = coverage([tool], generate(tool, seed=1, locale="en", now=NOW, effort=EXHAUSTIVE), [], exhaustive=True)
    return {(one.pointer, one.keyword, one.at, one.part): one for one in found.open}


@pytest.mark.parametrize(
    ("schema", "key", "reason", "by"),
    [
        ({"type": "string", "maxLength": 9, "pattern": "^.{3}$"}, ("/a", "maxLength", "limit", ""), "unsatisfiable",
         "/properties/a/pattern"),
        ({"type": "string", "format": "email", "maxLength": 12}, ("/a", "format", "limit", "plus"), "unsatisfiable",
         "/properties/a/maxLength"),
        ({"type": "integer", "minimum": 5, "enum": [7, 9]}, ("/a", "minimum", "limit", ""), "unsatisfiable",
         "/properties/a/enum"),
        ({"type": "integer", "multipleOf": 2}, ("/a", "type", "past", "number"), "not isolable",
         "/properties/a/multipleOf"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "maxItems": 1},
         ("/a/1", "type", "past", "string"), "not isolable", None),
        ({"type": "object", "enum": [{"b": 1}, "foo"]}, ("/a", "enum", "past", "case"), "not isolable",
         "/properties/a/type"),
        ({"type": "string", "pattern": "^\\p{digit}$"}, ("/a", "pattern", "past", ""), "disputed",
         "/properties/a/pattern"),
        (OPEN_CHOICE, ("/a", "additionalProperties", "past", ""), "not isolable", None),
        (OPEN_CHOICE, ("/a/a", "enum", "past", ""), "not isolable", None),
        ({"type": "string", "minLength": 10**6}, ("/a", "minLength", "limit", ""), "budget", None),
        ({"enum": list(range(1_200))}, ("/a", "enum", "limit", "others"), "budget", None),
    ],
)  # fmt: skip
def test_reasons(schema: dict[str, Any], key: tuple[str, str, str, str], reason: str, by: str | None) -> None:
    found = _open(schema)[key]
    assert (found.reason, found.by) == (reason, by)
    assert found.why


def test_nothing_is_open_where_all_can_be_met() -> None:
    schema = {"type": "string", "minLength": 2, "maxLength": 5}
    assert _open(schema, around={"required": ["a"], "additionalProperties": False}) == {}
