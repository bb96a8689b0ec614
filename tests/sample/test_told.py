"""Descriptions tell bounds, and numbers keep to them."""

from fractions import Fraction

import pytest

from seer.records import Json
from seer.sample import sample
from seer.sample.told import told

NOW = "2026-06-15T09:00:00Z"


@pytest.mark.parametrize(
    ("description", "least", "most"),
    [
        ("What sampling temperature to use, between 0 and 2. Higher values", 0, 2),
        ("Results per page (min 1, max 100)", 1, 100),
        ("radius in kilometres. Can be from 0 to 20, default value is 1", 0, 20),
        ("a number [0, 1]", 0, 1),
        ("Number between -2.0 and 2.0. Positive values penalize", -2, 2),
        ("取值范围1-100", 1, 100),
        ("页码，最大值为50", None, 50),
        ("Results per page (max 100)", None, 100),
        ("Limit of 1,000 items", None, 1000),
        ("must be at least 5", 5, None),
        ("greater than 0", 0, None),
        ("between 2 and 1", None, None),
        ("A string between 1 and 64 characters", None, None),
        ("from 2020-01 to 2020-12", None, None),
        ("The maximum number of tokens", None, None),
        ("", None, None),
    ],
)
def test_bounds_are_read_from_words(description: str, least: int | None, most: int | None) -> None:
    wanted = tuple(None if bound is None else Fraction(bound) for bound in (least, most))
    assert tuple(told(description)) == wanted


@pytest.mark.parametrize("kind", ["number", "integer"])
@pytest.mark.parametrize("name", ["x", "limit", "temperature", "offset", "rating"])
def test_numbers_keep_to_told_bounds(kind: str, name: str) -> None:
    schema = {"type": kind, "description": "A value between 3 and 9."}
    for seed in range(20):
        assert 3 <= sample(schema, seed=seed, name=name, now=NOW) <= 9


def test_a_number_of_days_is_no_moment() -> None:
    assert all(sample({"type": "integer"}, seed=seed, name="days", now=NOW) < 100 for seed in range(20))


def test_told_bounds_give_way_to_the_schemas() -> None:
    schema = {"type": "integer", "minimum": 40, "description": "between 3 and 9"}
    assert all(sample(schema, seed=seed, name="x", now=NOW) >= 40 for seed in range(20))


@pytest.mark.parametrize(
    ("name", "description"), [("top_p", ""), ("temperature", "Controls randomness"), ("probability", "")]
)
def test_a_share_lies_between_0_and_1(name: str, description: str) -> None:
    schema = {"type": "number", "description": description}
    assert all(0 <= sample(schema, seed=seed, name=name, now=NOW) <= 1 for seed in range(20))


@pytest.mark.parametrize(
    ("schema", "name", "whole"),
    [
        ({"type": "number"}, "milestone", True),
        ({"type": "number"}, "perPage", True),
        ({"type": "number", "description": "Timeout in seconds (20-1500)"}, "timeout", True),
        ({"type": "number"}, "price", False),
        ({"type": "number", "format": "double"}, "x", False),
        ({"type": "number", "maximum": 1, "minimum": 0}, "x", False),
        ({"type": "number", "description": "as a decimal fraction"}, "x", False),
    ],
)
def test_parts_are_given_where_something_speaks_of_them(schema: Json, name: str, whole: bool) -> None:  # noqa: FBT001
    made = [sample(schema, seed=seed, name=name, now=NOW) for seed in range(20)]
    assert all(isinstance(value, int) for value in made) == whole
