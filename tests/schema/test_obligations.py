"""Exhaustive coverage owes each class of values that a keyword tells apart, by name."""

from typing import Any

import pytest

from seer.records import Source, Tool
from seer.schema.obligations import MEMBERS, owed

Names = set[tuple[str, str]]


def _owed(schema: dict[str, Any], *, around: dict[str, Any] | None = None) -> list[Any]:
    parameters = {"type": "object", "properties": {"a": schema}, **(around or {})}
    source = Source(path="s", format="json_schema", pointer="")
    tool = Tool(name="t", spec_name="t", parameters=parameters, source=source)
    return list(owed(tool, exhaustive=True))


def _classes(schema: dict[str, Any], keyword: str) -> Names:
    return {(one.aim.at, one.aim.part) for one in _owed(schema) if one.aim.keyword == keyword}


BRANCHES = [{"type": "integer"}, {"type": "string", "maxLength": 3}]


@pytest.mark.parametrize(
    ("schema", "keyword", "classes"),
    [
        (
            {"type": "integer"},
            "type",
            {("past", name) for name in ("null", "boolean", "number", "string", "array", "object")},
        ),
        (
            {"type": ["number", "null"]},
            "type",
            {
                ("typical", "number"),
                ("typical", "null"),
                *{("past", name) for name in ("boolean", "string", "array", "object")},
            },
        ),
        ({"enum": ["open", "closed"]}, "enum", {("limit", ""), *{("past", n) for n in ("", "case", "blank", "near")}}),
        ({"enum": [1, 5]}, "enum", {("limit", ""), ("past", ""), ("past", "near number")}),
        ({"type": "string", "minLength": 2}, "minLength", {("limit", ""), ("inside", ""), ("past", "")}),
        ({"type": "string", "minLength": 2, "maxLength": 2}, "minLength", {("limit", ""), ("past", "")}),
        ({"type": "array", "maxItems": 4}, "maxItems", {("limit", ""), ("inside", ""), ("past", "")}),
        ({"type": "integer", "minimum": 3}, "minimum", {("limit", ""), ("inside", ""), ("past", "")}),
        ({"anyOf": BRANCHES}, "anyOf", {("typical", "0"), ("typical", "1"), ("past", ""),
                                        *{("past", n) for n in ("null", "boolean", "number", "array", "object")}}),
        ({"if": {"type": "integer"}, "then": {"minimum": 1}}, "if", {("typical", "then"), ("typical", "else")}),
        (
            {"type": "string", "format": "date"},
            "format",
            {("limit", "leap day"), ("limit", "last of a year"), ("past", "")},
        ),
        ({"contains": {}, "minContains": 2, "maxContains": 3}, "contains", {("limit", "least"), ("limit", "most")}),
        ({"dependentRequired": {"x": ["y"]}}, "dependentRequired", {("typical", "x"), ("past", "x")}),
        ({"uniqueItems": True}, "uniqueItems", {("typical", ""), ("past", "")}),
        ({"additionalProperties": False}, "additionalProperties", {("past", "")}),
        ({"additionalProperties": {"type": "string"}}, "additionalProperties", set()),
        ({"unevaluatedProperties": False}, "unevaluatedProperties", {("past", "")}),
    ],
)  # fmt: skip
def test_classes(schema: dict[str, Any], keyword: str, classes: Names) -> None:
    assert _classes(schema, keyword) == classes


def test_text_that_is_free_is_owed_empty_and_in_other_scripts() -> None:
    assert {("typical", "empty text"), ("typical", "unicode")} <= _classes({"type": "string"}, "type")
    assert not {("typical", "unicode")} & _classes({"type": "string", "pattern": "^a"}, "type")


def test_what_is_required_is_owed_missing_alone_by_twos_and_whole() -> None:
    found = [one.aim for one in _owed({}, around={"required": ["a", "b", "c"]}) if one.aim.keyword == "required"]
    assert {one.pointer for one in found if not one.part} == {"/a", "/b", "/c"}
    assert [one.limit for one in found if one.part] == [["a", "b"], ["a", "c"], ["b", "c"], ["a", "b", "c"]]


def test_a_map_owes_what_its_members_are() -> None:
    found = _owed({"type": "object", "additionalProperties": {"type": "string", "maxLength": 3}})
    assert {one.aim.keyword for one in found if one.aim.pointer == "/a/*"} == {"type", "maxLength"}


def test_members_beyond_many_stand_in_one_line() -> None:
    found = [one.aim for one in _owed({"enum": list(range(MEMBERS + 50))}) if one.aim.at == "limit"]
    assert len(found) == MEMBERS + 1
    assert (found[-1].part, found[-1].limit) == ("others", 50)


def test_a_bound_with_a_step_owes_the_multiples_beside_it() -> None:
    found = {one.aim.at: one.words for one in _owed({"type": "number", "minimum": 1, "multipleOf": 5})
             if one.aim.keyword == "minimum"}  # fmt: skip
    assert found == {"limit": {"const": 5}, "inside": {"const": 10}, "past": {"const": 0}}


def test_equal_schemas_owe_the_same_wherever_they_stand_and_whatever_is_said_of_them() -> None:
    schema = {"type": "string", "minLength": 2, "enum": ["ab", "cd"]}
    alone = [one for one in _owed(schema) if one.aim.pointer == "/a"]
    nested = {"type": "object", "properties": {"b": {**schema, "title": "B"}}}
    inside = [one for one in _owed(nested) if one.aim.pointer == "/a/b"]
    told = [
        [(one.aim.keyword, one.aim.at, one.aim.part, one.aim.limit, one.words) for one in each]
        for each in (alone, inside)
    ]
    assert told[0] == told[1]
    assert {one.schema_pointer.rpartition("/")[0] for one in inside} == {"/properties/a/properties/b"}
    assert {one.site.pointer for one in inside} == {"/a/b"}
