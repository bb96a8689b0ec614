"""Numbers are as great as people's numbers are at their place."""

from typing import Any

import pytest

from seer.records import Json
from seer.sample import sample
from seer.sample.magnitudes import codes

NOW = "2026-06-15T09:00:00Z"


def drawn(name: str, tool: str = "", *, kind: str = "integer", **schema: Json) -> list[Any]:
    whole: dict[str, Json] = {"type": "object", "properties": {name: {"type": kind, **schema}}, "required": [name]}
    made: list[Any] = [sample(whole, seed=seed, name=tool, now=NOW) for seed in range(20)]
    return [one[name] for one in made]


@pytest.mark.parametrize(
    ("name", "schema", "low", "high"),
    [
        ("nonfree_baggages", {}, 1, 5),
        ("total_baggages", {}, 1, 3),
        ("adults", {}, 1, 4),
        ("rooms", {}, 1, 4),
        ("max_depth", {}, 1, 4),
        ("depth", {"description": "How deep to go"}, 1, 4),
        ("retry_count", {}, 1, 12),
        ("tempo", {}, 60, 160),
        ("issue_number", {}, 10, 500),
        ("timeout", {"description": "Time to wait in milliseconds"}, 200, 5000),
        ("timeout", {"description": "Timeout in seconds"}, 15, 120),
        ("span", {"description": "Length in kilometers"}, 2, 60),
        ("frobs", {"default": 30}, 15, 60),
        ("frobs", {"description": "How many (default: 5)"}, 2, 10),
        ("video_fps", {}, 12, 60),
        ("azure_asn", {}, 64496, 64511),
    ],
)
def test_range(name: str, schema: dict[str, Json], low: int, high: int) -> None:
    assert all(low <= value <= high for value in drawn(name, **schema))


@pytest.mark.parametrize(
    ("name", "description", "low", "high"),
    [
        ("height", "Height of the person in meters", 1.5, 2),
        ("height", "Height of the person in cm", 150, 200),
        ("weight", "Weight of the person in kilograms", 50, 100),
    ],
)
def test_people(name: str, description: str, low: float, high: float) -> None:
    assert all(low <= value <= high for value in drawn(name, kind="number", description=description))


def test_where_one_clicks() -> None:
    assert min(drawn("x", "browser_mouse_click_xy")) >= 40
    assert max(drawn("x", "hypotenuse")) <= 60


def test_great_numbers_are_round_and_ids_are_not() -> None:
    assert all(value % 50 == 0 for value in drawn("width"))
    assert any(value % 10 for value in drawn("order_id"))


@pytest.mark.parametrize(
    ("description", "expected"),
    [
        ("Priority (0=No priority, 1=Urgent, 2=High)", (0, 1, 2)),
        ("Status: 0 = pending, 1 = completed.", (0, 1)),
        ("策略 0：推荐模式，综合权重 1：最经济模式", (0, 1)),
        ("语言，可选值有 [0,1]", (0, 1)),
        ("- `bucket=1d`: default: 7, max: 31 - `bucket=1h`: default: 24, max: 168", ()),
        ("from 2020-01 to 2020-12", ()),
        ("At 10:30, 12:30", ()),
    ],
)
def test_codes(description: str, expected: tuple[int, ...]) -> None:
    assert codes(description) == expected


def test_codes_are_given() -> None:
    assert set(drawn("priority", description="0=No priority, 1=Urgent, 2=High")) <= {0, 1, 2}
