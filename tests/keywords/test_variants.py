"""Every keyword's variants lie where they say, as a validator finds."""

import pytest

from seer.keywords import FAMILIES, variants
from seer.keywords.members import distance, outsiders
from seer.schema.pointer import MISSING
from seer.schema.validate import fast

PLAIN = [
    ({"type": ["integer"], "minimum": 3}, "minimum", 5),
    ({"type": ["integer"], "maximum": 3}, "maximum", 2),
    ({"type": ["integer"], "minimum": 3, "multipleOf": 5}, "minimum", 10),
    ({"type": ["number"], "exclusiveMinimum": 0, "maximum": 1}, "exclusiveMinimum", 0.5),
    ({"type": ["number"], "exclusiveMaximum": 1.5}, "exclusiveMaximum", 0.5),
    ({"type": ["integer"], "multipleOf": 5}, "multipleOf", 10),
    ({"type": ["number"], "multipleOf": 0.01}, "multipleOf", 0.25),
    ({"enum": ["celsius", "fahrenheit"]}, "enum", "celsius"),
    ({"enum": [1, 2]}, "enum", 1),
    ({"const": "x"}, "const", "x"),
    ({"type": ["boolean"]}, "type", True),
    ({"type": ["integer"]}, "type", 4),
    ({"type": ["string"]}, "type", "x"),
    ({"type": ["array"]}, "type", ["x"]),
    ({"type": ["string"], "format": "date"}, "format", "2026-06-18"),
    ({"type": ["string"], "format": "email"}, "format", "maria@example.com"),
    ({"type": ["string"], "format": "uuid"}, "format", "7c9e6679-7425-40de-944b-e07fc1f90ae7"),
    ({"type": ["array"], "uniqueItems": True}, "uniqueItems", ["a", "b"]),
    ({"type": ["object"], "additionalProperties": False, "properties": {"a": {}}}, "additionalProperties", {"a": 1}),
    ({"anyOf": [{"type": "string", "maxLength": 3}, {"type": "integer"}]}, "anyOf", 4),
]


@pytest.mark.parametrize(("schema", "keyword", "value"), PLAIN)
@pytest.mark.parametrize("locale", ["en", "zh"])
def test_sides(schema: dict[str, object], keyword: str, value: object, locale: str) -> None:
    found = [variant for variant in variants()[keyword](schema, value, locale) if variant.value is not MISSING]
    judge = fast(schema)
    assert all(judge.valid(variant.value) for variant in found if variant.at != "past")
    assert any(not judge.valid(variant.value) for variant in found if variant.at == "past")


def test_first_pattern_variant_of_a_date_lacks_the_day() -> None:
    first = next(iter(variants()["pattern"]({"pattern": (r"^\d{4}-\d{2}-\d{2}$",)}, "2026-06-18", "en")))
    assert first.value == "2026-06"


def test_outsider_is_of_the_same_field_and_far() -> None:
    first = next(outsiders(["celsius", "fahrenheit"], "en"))
    assert first in ("kelvin", "rankine")
    assert all(distance(word, "open") >= 3 for word in outsiders(["open"], "en"))


def test_a_word_for_a_number_is_in_the_users_language() -> None:
    assert next(iter(variants()["type"]({"type": ["integer"]}, 4, "zh"))).value == "待定"


def test_unreachable_sizes_are_skipped() -> None:
    assert not list(variants()["maxLength"]({"maxLength": 10**9}, "x", "en"))
    assert not list(variants()["minItems"]({"minItems": 10**9}, ["x"], "en"))


def test_each_family_defines_variants() -> None:
    assert FAMILIES.names()
    for name in FAMILIES.names():
        assert FAMILIES.get(name).VARIANTS


def test_limits_of_a_whole_value_have_whole_neighbours() -> None:
    found = list(variants()["minimum"]({"type": ["number"], "minimum": 1}, 12, "en"))
    assert [one.value for one in found] == [1, 2, 0, -4]


@pytest.mark.parametrize(
    ("locale", "description", "expected"),
    [
        ("en", "Number of guests", ["as many as possible", "a few"]),
        ("en", "The order's ID", ["TBC", "pending"]),
        ("zh", "客人数量", ["越多越好", "好几个"]),
        ("zh", "", ["待定", "待确认"]),
        ("zh", "The number of items to skip", ["待定", "待确认"]),
        ("zh", "Limit of the depth", ["待定", "待确认"]),
    ],
)
def test_words_instead_of_a_number(locale: str, description: str, expected: list[str]) -> None:
    found = [one.value for one in variants()["type"]({"type": ["integer"], "description": description}, 4, locale)]
    assert found[:3] == [*expected, 2.5]
