from typing import Any

import pytest

from seer.schema.resolve import EVERYTHING, applying, resolve, types

ROOT: dict[str, Any] = {
    "$defs": {
        "all": True,
        "loop": {"$ref": "#/$defs/loop"},
        "text": {"type": "string", "title": "Text"},
        "alias": {"$ref": "#/$defs/text", "title": "Alias"},
    }
}


def test_references_are_followed_and_what_stands_beside_them_wins() -> None:
    assert resolve({"$ref": "#/$defs/alias"}, ROOT) == {"type": "string", "title": "Alias"}
    assert resolve({"$ref": "#/$defs/loop"}, ROOT) == {}
    assert resolve({"$ref": "#/$defs/all"}, ROOT) is True


@pytest.mark.parametrize(
    ("schema", "admitted"),
    [
        ({}, EVERYTHING),
        (False, frozenset()),
        ({"type": "number"}, {"number", "integer"}),
        ({"type": ["string", "null"], "enum": ["a"]}, {"string"}),
        ({"const": 5}, {"integer", "number"}),
        ({"anyOf": [{"type": "boolean"}, {"$ref": "#/$defs/alias"}]}, {"boolean", "string"}),
        ({"allOf": [{"type": ["string", "null"]}, {"type": ["null", "array"]}]}, {"null"}),
    ],
)
def test_types_are_what_a_schema_admits_at_most(schema: Any, admitted: frozenset[str]) -> None:
    assert types(schema, ROOT) == admitted


def test_only_branches_that_fit_speak_of_a_value() -> None:
    schema = {
        "properties": {
            "x": {
                "oneOf": [
                    {"type": "object", "required": ["a"], "properties": {"k": {"const": 1}, "a": {"title": "one"}}},
                    {"type": "object", "required": ["a"], "properties": {"k": {"const": 2}, "a": {"title": "two"}}},
                    {"type": "string"},
                ]
            }
        }
    }
    assert [node["title"] for node in applying(schema, {"x": {"k": 2, "a": 0}}, "/x/a")] == ["two"]
    assert [node["title"] for node in applying(schema, {}, "/x/a")] == ["one", "two"]


def test_items_maps_and_patterns_are_walked() -> None:
    schema = {
        "properties": {"l": {"prefixItems": [{"title": "first"}], "items": {"title": "rest"}}},
        "patternProperties": {"^x-": {"title": "pattern"}},
        "additionalProperties": {"title": "other"},
    }
    value = {"l": [1, 2], "x-a": 1, "b": 2}
    for pointer, title in {"/l/0": "first", "/l/1": "rest", "/x-a": "pattern", "/b": "other"}.items():
        assert [node["title"] for node in applying(schema, value, pointer)] == [title]
    assert applying({"properties": {"a": {}}}, {"b": 1}, "/b") == ()
