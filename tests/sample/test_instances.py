"""Values that a description mentions by the way are read, and what says no value isn't."""

import pytest

from seer.records import Json
from seer.sample import sample
from seer.sample.instances import instances

NOW = "2026-06-15T09:00:00Z"


@pytest.mark.parametrize(
    ("description", "expected"),
    [
        ("The field of law e.g., constitutional law, criminal law, etc.", ("constitutional law", "criminal law")),
        ("The league the team is part of. Default is 'NBA'.", ("NBA",)),
        ("The material of the sculpture, default is marble", ("marble",)),
        ("The system of units, 'metric' or 'imperial'.", ("metric", "imperial")),
        ("Chain identifier (e.g., solana, bsc, ethereum)", ("solana", "bsc", "ethereum")),
        ("Mode ('l' for lines, 'w' for words)", ("l", "w")),
        ("技术，例如：油画、蚀刻。", ("油画", "蚀刻")),
        ("Video resolution. Examples include '1920x1080', '1280x720'", ("1920x1080", "1280x720")),
    ],
)
def test_what_is_mentioned(description: str, expected: tuple[str, ...]) -> None:
    assert instances(description) == expected


@pytest.mark.parametrize(
    "description",
    [
        "Object name and auth scope, such as for teams and projects",
        'JSON array of sort configuration, e.g. [{"field": "name", "isAsc": true}]',
        "Defaults to the current user.",
        "The user's list of what isn't theirs",
        "e.g. <your name>",
        "",
    ],
)
def test_what_mentions_no_value(description: str) -> None:
    assert instances(description) == ()


@pytest.mark.parametrize(
    ("name", "schema", "expected"),
    [
        ("league", {"description": "The league, e.g. 'Serie A'"}, "Serie A"),
        ("frobnication", {"description": "How, e.g. softly."}, "softly"),
        ("shape", {"description": "e.g. round, oval"}, ("round", "oval")),
        ("item", {"example": '"Item A"'}, "Item A"),
        ("level", {"description": "可选值：0，1"}, ("0", "1")),
    ],
)
def test_it_is_given(name: str, schema: dict[str, Json], expected: str | tuple[str, ...]) -> None:
    made = sample({"type": "string", **schema}, seed=1, name=name, now=NOW)
    assert made in ([expected] if isinstance(expected, str) else expected)


def test_an_example_that_repeats_the_description_is_none() -> None:
    told = "A longer description of the item"
    assert sample({"type": "string", "description": f"{told}.", "example": told}, seed=1, name="note", now=NOW) != told
