from typing import Any

import pytest

from seer.records import Aim, Case, Source, Tool
from seer.schema.coverage import allowed_kinds, confirms, coverage, obligations
from seer.schema.validate import violations


def _tool(properties: dict[str, Any], **keywords: Any) -> Tool:
    parameters = {"type": "object", "properties": properties, **keywords}
    source = Source(path="s", format="json_schema", pointer="")
    return Tool(name="t", spec_name="t", parameters=parameters, source=source)


WEATHER = _tool(
    {
        "city": {"type": "string", "minLength": 2, "maxLength": 32},
        "date": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
        "unit": {"type": "string", "enum": ["celsius", "fahrenheit"], "default": "celsius"},
    },
    required=["city", "date"],
)
OWED = {
    ("/city", "required", "absent"), ("/date", "required", "absent"), ("/city", "type", "past"),
    ("/city", "minLength", "past"), ("/city", "minLength", "limit"), ("/city", "maxLength", "past"),
    ("/city", "maxLength", "limit"), ("/date", "type", "past"), ("/date", "pattern", "past"), ("/unit", "type", "past"),
    ("/unit", "enum", "past"), ("/unit", "enum", "limit"), ("/unit", "default", "default"),
    ("/unit", "default", "typical"),
}  # fmt: skip


def _case(arguments: dict[str, Any], tool: Tool = WEATHER) -> Case:
    found = violations(tool.parameters, arguments)
    return Case(tool="t", kind="normal", arguments=arguments, valid=not found, aims=(), violations=found)


def _met(tool: Tool, aim: Aim, arguments: dict[str, Any]) -> bool:
    return confirms(tool, aim, arguments, violations(tool.parameters, arguments))


def test_the_weather_tool_owes_what_its_schema_says() -> None:
    owed = obligations(WEATHER)
    assert {(aim.pointer, aim.keyword, aim.at) for aim in owed} == OWED
    assert {aim.limit for aim in owed if aim.keyword == "enum" and aim.at == "limit"} == {"celsius", "fahrenheit"}


def test_an_optional_property_is_owed_given_and_left_out() -> None:
    owed = {(aim.pointer, aim.keyword, aim.at) for aim in obligations(_tool({"a": {}, "b": {"default": 1}}))}
    assert {("/a", "properties", "absent"), ("/a", "properties", "typical")} <= owed
    assert not {("/b", "properties", "absent"), ("/b", "properties", "typical")} & owed


def test_what_cannot_be_broken_is_not_owed() -> None:
    tool = _tool({"a": {"minLength": 0, "format": "unheard-of"}, "n": {"type": "integer", "minLength": 3}})
    assert {aim.keyword for aim in obligations(tool)} == {"properties", "type"}


@pytest.mark.parametrize(
    ("keyword", "at", "limit", "arguments", "met"),
    [
        ("minLength", "limit", 2, {"city": "xy", "date": "2026-06-15"}, True),
        ("minLength", "limit", 2, {"city": "xyz", "date": "2026-06-15"}, False),
        ("minLength", "limit", 2, {"city": "xy"}, False),
        ("minLength", "past", 2, {"city": "x", "date": "2026-06-15"}, True),
        ("minLength", "past", 2, {"city": "xy", "date": "2026-06-15"}, False),
        ("minLength", "past", 2, {"city": "x"}, False),
        ("type", "past", "string", {"city": 5, "date": "2026-06-15"}, True),
    ],
)
def test_only_values_and_verdicts_confirm(keyword: str, at: Any, limit: Any, arguments: Any, met: object) -> None:
    aim = Aim(tool="t", pointer="/city", keyword=keyword, limit=limit, at=at)
    assert _met(WEATHER, aim, arguments) is met


def test_presence_is_confirmed_by_what_is_there() -> None:
    day = {"city": "xy", "date": "2026-06-15"}
    absent = Aim(tool="t", pointer="/date", keyword="required", at="absent")
    assert _met(WEATHER, absent, {"city": "xy"})
    assert not _met(WEATHER, absent, day)
    left = Aim(tool="t", pointer="/unit", keyword="default", limit="celsius", at="default")
    given = Aim(tool="t", pointer="/unit", keyword="default", limit="celsius", at="typical")
    assert _met(WEATHER, left, day)
    assert not _met(WEATHER, given, day)
    assert _met(WEATHER, given, {**day, "unit": "fahrenheit"})
    assert not _met(WEATHER, left, {**day, "unit": "fahrenheit"})


def test_any_item_of_a_list_will_do() -> None:
    tool = _tool(
        {"l": {"type": "array", "items": {"type": "object", "properties": {"n": {"type": "integer", "minimum": 3}}}}}
    )
    limit = Aim(tool="t", pointer="/l/0/n", keyword="minimum", limit=3, at="limit")
    assert _met(tool, limit, {"l": [{"n": 9}, {"n": 3}]})
    past = Aim(tool="t", pointer="/l/0/n", keyword="minimum", limit=3, at="past")
    assert _met(tool, past, {"l": [{"n": 9}, {"n": 2}]})
    absent = Aim(tool="t", pointer="/l/0/n", keyword="properties", at="absent")
    assert _met(tool, absent, {"l": [{"n": 9}, {}]})
    assert not _met(tool, absent, {})


@pytest.mark.parametrize(
    ("schema", "keyword", "value", "met"),
    [
        ({"minimum": 1, "multipleOf": 5}, "minimum", 5, True),
        ({"minimum": 1, "multipleOf": 5}, "minimum", 10, False),
        ({"exclusiveMinimum": 0}, "exclusiveMinimum", 0.5, True),
        ({"exclusiveMinimum": 0}, "exclusiveMinimum", 2, False),
        ({"multipleOf": 5}, "multipleOf", 10, True),
        ({"maximum": 2.5}, "maximum", 2.5, True),
        ({"maximum": 2.5}, "maximum", 2, False),
    ],
)
def test_the_nearest_value_to_a_limit_counts_as_at_it(schema: Any, keyword: str, value: float, met: object) -> None:
    tool = _tool({"n": {"type": "number", **schema}})
    assert (
        _met(tool, Aim(tool="t", pointer="/n", keyword=keyword, limit=schema[keyword], at="limit"), {"n": value}) is met
    )


def test_coverage_counts_what_is_shown_and_lists_what_is_not() -> None:
    day = {"city": "xy", "date": "2026-06-15"}
    cases = [_case(day), _case({"city": "xy"}), _case({**day, "unit": "fahrenheit"}), _case({**day, "city": "x"})]
    found = coverage([WEATHER], cases, [])
    assert (found.obligations, found.by_cases, found.by_scenes) == (15, 6, 0)
    assert len(found.open) == 9
    assert ("/date", "required", "absent") not in {(one.pointer, one.keyword, one.at) for one in found.open}
    assert all(one.why for one in found.open)


@pytest.mark.parametrize(
    ("properties", "keywords", "kinds"),
    [
        ({}, {}, {"normal"}),
        ({"a": {"type": "string"}}, {"required": ["a"]}, {"normal", "missing"}),
        ({"a": {"const": "x"}, "b": {"enum": ["y"]}}, {"required": ["a", "b"]}, {"normal", "invalid"}),
        ({"a": {"type": "string", "default": "x"}}, {}, {"normal", "default"}),
        ({"a": {"type": "integer"}}, {}, {"normal", "invalid"}),
        ({"a": {"type": "boolean"}}, {}, {"normal", "invalid"}),
        ({"a": {"type": "string", "minLength": 1}}, {}, {"normal", "boundary"}),
        ({"a": {"type": "string", "maxLength": 5000}}, {}, {"normal"}),
        ({"a": {"type": "string", "pattern": "^.*$"}}, {}, {"normal"}),
        ({"a": {"type": "string", "format": "date"}}, {}, {"normal", "invalid"}),
        ({"a": {"type": "array", "items": {}, "uniqueItems": True}}, {}, {"normal"}),
        ({"a": {"type": "array", "items": {"type": "string"}, "minItems": 2}}, {}, {"normal", "boundary", "invalid"}),
        ({"a": {"type": "array", "items": {"type": "object"}, "maxItems": 9}}, {}, {"normal"}),
        ({"a": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}, {}, {"normal", "invalid"}),
        ({"a": {"enum": ["x", "y"]}}, {}, {"normal", "invalid"}),
        ({"a": {"type": "null"}}, {"additionalProperties": False}, {"normal"}),
    ],
)
def test_kinds_are_allowed_where_words_can_say_them(properties: Any, keywords: Any, kinds: set[str]) -> None:
    assert allowed_kinds(_tool(properties, **keywords)) == kinds


def test_a_limit_that_branches_share_is_met_in_any_of_them() -> None:
    """An aim names no branch."""
    name = {"type": "string", "maxLength": 3}
    branches = [
        {"type": "object", "required": ["kind"], "properties": {"kind": {"const": each}, "name": name}}
        for each in ("a", "b")
    ]
    tool = _tool({"one": {"oneOf": branches}})
    aim = Aim(tool="t", pointer="/one/name", keyword="maxLength", limit=3, at="past")
    for each in ("a", "b"):
        arguments = {"one": {"kind": each, "name": "long"}}
        assert [one.keyword for one in violations(tool.parameters, arguments)] == ["maxLength"]
        assert _met(tool, aim, arguments)
