"""What can't be met is told with a proof, and nothing that can be met is."""

from typing import Any

import pytest

from seer.generate import EXHAUSTIVE, generate
from seer.records import Open, Source, Tool
from seer.schema.coverage import coverage
from seer.schema.obligations import owed

NOW = "2026-06-15T09:00:00Z"
OPEN_CHOICE = {
    "anyOf": [
        {"type": "object", "required": ["a"], "properties": {"a": {"enum": ["x"]}}, "additionalProperties": False},
        {"type": "object"},
    ]
}


def _tool(parameters: dict[str, Any]) -> Tool:
    return Tool(
        name="t", spec_name="t", parameters=parameters, source=Source(path="s", format="json_schema", pointer="")
    )


def _open(schema: dict[str, Any], *, around: dict[str, Any] | None = None) -> dict[tuple[str, str, str, str], Open]:
    tool = _tool({"type": "object", "properties": {"a": schema}, **(around or {})})
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


HUGE: dict[str, Any] = {"type": "string", "minLength": 10**9}


def test_what_is_too_large_is_no_reason_against_another_type() -> None:
    for schema in (HUGE, {"type": "array", "minItems": 10**9}, {"type": "object", "minProperties": 10**9}):
        left = {key for key, one in _open(schema).items() if key[1:3] == ("type", "past")}
        assert left == set()
    assert _open(HUGE)["/a", "minLength", "past", ""].reason == "budget"


def test_where_none_need_be_contained_too_few_are_not_owed() -> None:
    few = {"type": "array", "contains": {"const": "x"}, "minContains": 0, "maxContains": 2}
    assert ("/a", "minContains", "past", "") not in _open(few)
    assert _open(few) == {}


@pytest.mark.parametrize(
    ("schema", "around"),
    [
        ({"enum": ["email", "sms"]}, {
            "required": ["a"],
            "if": {"properties": {"a": {"const": "email"}}, "required": ["a"]},
            "else": {"required": ["n"], "properties": {"n": {"type": "integer"}}},
        }),
        ({"$ref": "#/$defs/n"}, {
            "$defs": {"n": {"type": "object", "properties": {"b": {"$ref": "#/$defs/n"}}, "required": ["b"]}}}),
    ],
)  # fmt: skip
def test_what_is_required_is_found_missing_alone(schema: dict[str, Any], around: dict[str, Any]) -> None:
    assert [key for key in _open(schema, around=around) if key[1] == "required"] == []


@pytest.mark.parametrize("names", ["^x-", "^[a-z]{1,3}$"])
def test_members_named_by_a_pattern_are_as_many_as_they_may_be_and_one_more(names: str) -> None:
    schema = {
        "type": "object",
        "patternProperties": {names: {"type": "integer"}},
        "additionalProperties": False,
        "maxProperties": 12,
    }
    assert [key for key in _open(schema) if key[1] == "maxProperties"] == []


def test_more_branches_than_one_are_owed_where_two_take_one_value() -> None:
    def several(schema: dict[str, Any]) -> list[str]:
        whole = _tool({"type": "object", "properties": {"a": schema}})
        return [one.aim.pointer for one in owed(whole, exhaustive=True) if one.aim.part == "several"]

    assert several({"oneOf": [{"type": "integer", "multipleOf": 3}, {"type": "integer", "multipleOf": 5}]}) == ["/a"]
    assert several({"type": "object", "oneOf": [{"required": ["b"]}, {"required": ["c"]}]}) == ["/a"]
    assert several({"oneOf": [{"type": "integer"}, {"type": "string"}]}) == []
    assert several({"oneOf": [{"type": "string", "maxLength": 3}, {"type": "string", "minLength": 4}]}) == []
    tagged = [{"type": "object", "properties": {"t": {"const": tag}}, "required": ["t"]} for tag in ("x", "y")]
    assert several({"oneOf": tagged}) == []
    loose = [{"type": "object", "properties": {"t": {"const": tag}}} for tag in ("x", "y")]
    assert several({"oneOf": loose}) == ["/a"]


@pytest.mark.parametrize(
    "branches",
    [
        [{"type": "integer", "multipleOf": 3}, {"type": "integer", "multipleOf": 5}],
        [{"type": "string", "maxLength": 6}, {"type": "string", "minLength": 4}],
        [{"type": "object", "required": ["b"]}, {"type": "object", "required": ["c"]}],
    ],
    ids=str,
)
def test_a_set_is_made_that_more_branches_than_one_take(branches: list[Any]) -> None:
    assert ("/a", "oneOf", "past", "several") not in _open({"oneOf": branches})


def test_a_wrong_type_of_which_a_refusal_says_nothing_breaks_both() -> None:
    assert _open({"type": "integer", "not": {"multipleOf": 2}}) == {}


def test_the_shortest_text_of_a_member_counts_for_the_empty_one() -> None:
    names = {"^x-": {"type": "string", "minLength": 3}, "^n_": {"type": "integer"}}
    assert _open({"type": "object", "patternProperties": names, "additionalProperties": False}) == {}


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "integer", "minimum": 3, "exclusiveMinimum": 2},
        {"type": "integer", "maximum": 3, "exclusiveMaximum": 4},
        {"type": "integer", "allOf": [{"maximum": 3}], "exclusiveMaximum": 3.5},
    ],
    ids=str,
)
def test_bounds_that_break_together_are_met_together(schema: dict[str, Any]) -> None:
    assert [key for key in _open(schema) if key[2] == "past"] == []
