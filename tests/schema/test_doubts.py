from typing import Any

import pytest

from seer.schema.doubts import Doubts

NODE: dict[str, Any] = {
    "properties": {
        "on": {"format": "date"},
        "free": {"format": "int32"},
        "code": {"pattern": "^a"},
        "step": {"multipleOf": 0.1},
        "next": {"$ref": "#"},
        "list": {"items": {"oneOf": [{"type": "null"}, {"$ref": "#"}]}},
        "map": {"patternProperties": {"^x": {"pattern": "b"}}, "additionalProperties": {"format": "uri"}},
        "format": {"type": "string"},
    },
}

ASKED: list[tuple[Any, list[tuple[str, Any, Any]]]] = [
    ({}, []),
    ({"free": "7", "format": "date", "code": 5, "step": "1", "on": None}, []),
    ({"on": "2026-06-15"}, [("format", "date", "2026-06-15")]),
    ({"code": "ab", "step": 0.3}, [("pattern", "^a", "ab"), ("multipleOf", 0.1, 0.3)]),
    ({"step": True}, []),
    ({"next": {"next": {"on": "now"}}}, [("format", "date", "now")]),
    ({"list": [{"code": "a"}, {"code": "b"}]}, [("pattern", "^a", "a"), ("pattern", "^a", "b")]),
    ({"map": {"xy": "b"}}, [("pattern", "^x", "xy"), ("pattern", "b", "b"), ("format", "uri", "b")]),
]


@pytest.mark.parametrize(("value", "asked"), ASKED, ids=str)
def test_only_what_a_value_brings_up_is_asked(value: Any, asked: list[tuple[str, Any, Any]]) -> None:
    found = Doubts(NODE).questions(value)
    assert found is not None
    assert sorted(map(repr, found)) == sorted(map(repr, asked))


def test_names_of_members_are_asked_about_too() -> None:
    assert Doubts({"propertyNames": {"pattern": "^a"}}).questions({"b": 1}) == [("pattern", "^a", "b")]


@pytest.mark.parametrize(
    "schema",
    [
        {"unevaluatedProperties": {"pattern": "a"}},
        {"$defs": {"a": {"$id": "https://example.com/a"}}},
        {"properties": {"a": {"$ref": "elsewhere"}}},
        {"items": {"dependencies": {"a": ["b"]}}},
    ],
)
def test_where_judges_may_differ_on_anything_nothing_can_be_listed(schema: dict[str, Any]) -> None:
    assert Doubts(schema).questions({}) is None


def test_what_nests_deeper_than_is_looked_at_can_not_be_told() -> None:
    deep: Any = {"on": "2026-06-15"}
    for _ in range(100):
        deep = {"next": deep}
    assert Doubts(NODE).questions(deep) is None
