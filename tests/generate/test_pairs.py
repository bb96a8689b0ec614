"""Covering arrays: each two classes of two parameters meet, in few rows, and in valid argument sets."""

from itertools import combinations
from typing import Any

import pytest
from generate_lab import NOW, tool

from seer.generate import EXHAUSTIVE, Effort, generate
from seer.generate.pairs import covering
from seer.records import Case
from seer.schema.coverage import coverage
from seer.schema.validate import fast

SWITCHES: dict[str, Any] = {
    "type": "object",
    "required": ["level"],
    "properties": {
        "level": {"enum": ["low", "mid", "high"]},
        "loud": {"type": "boolean"},
        "size": {"enum": [1, 2, 3]},
        "note": {"type": "string", "maxLength": 8},
    },
}


@pytest.mark.parametrize(
    ("sizes", "most"),
    [
        ([6] * 54, 95),
        ([4] * 30, 41),
        ([4] * 10, 30),
        ([2] * 20, 10),
        ([9] * 10, 81),
        ([3, 2, 5, 7, 2, 2, 30], 212),
        ([20, 3, 2], 60),
        ([2, 2], 4),
        ([5], 5),
        ([], 1),
    ],
)
def test_all_pairs_in_few_rows(sizes: list[int], most: int) -> None:
    rows = covering(sizes)
    for (left, one), (right, other) in combinations(enumerate(sizes), 2):
        assert len({(row[left], row[right]) for row in rows}) == one * other
    assert len(rows) <= most
    assert all(0 <= number < size for row in rows for number, size in zip(row, sizes, strict=True))
    assert covering(sizes) == rows


def pairs(cases: tuple[Case, ...]) -> set[tuple[Any, ...]]:
    return {
        (one, repr(case.arguments.get(one)), other, repr(case.arguments.get(other)))
        for case in cases
        if case.valid
        for one, other in combinations(sorted(SWITCHES["properties"]), 2)
    }


@pytest.mark.parametrize("effort", [Effort(strength=2), EXHAUSTIVE._replace(strength=2)])
def test_each_two_classes_meet_in_a_valid_set(effort: Effort) -> None:
    made = generate(tool(SWITCHES), seed=1, locale="en", now=NOW, effort=effort)
    judge = fast(SWITCHES)
    rows = [case for case in made if any(aim.at == "pair" for aim in case.aims)]
    assert rows
    assert all(judge.valid(case.arguments) for case in rows)
    wanted = {
        (one, repr(first), other, repr(second))
        for (one, firsts), (other, seconds) in combinations(
            [("level", ["low", "mid", "high"]), ("loud", [None, True, False]), ("size", [None, 1, 2, 3])], 2
        )
        for first in firsts
        for second in seconds
    }
    assert wanted <= pairs(made)
    assert not wanted <= pairs(
        generate(tool(SWITCHES), seed=1, locale="en", now=NOW, effort=effort._replace(strength=1))
    )


def test_rows_that_contradict_the_schema_lose_options() -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"type": "boolean"}, "b": {"type": "boolean"}, "c": {"enum": ["x", "y"]}},
        "dependentRequired": {"a": ["b"]},
    }
    made = generate(tool(schema), seed=1, locale="en", now=NOW, effort=EXHAUSTIVE._replace(strength=2))
    assert any(aim.at == "pair" for case in made for aim in case.aims)
    assert all(fast(schema).valid(case.arguments) is case.valid for case in made)


def test_pairs_that_a_row_loses_are_tried_alone() -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"type": "boolean"}, "b": {"enum": [1, 2, 3]}, "c": {"enum": ["x", "y"]}},
        "dependentSchemas": {"a": {"properties": {"b": {"enum": [1, 2]}}}, "c": {"not": {"required": ["a"]}}},
    }
    one = tool(schema)
    made = generate(one, seed=1, locale="en", now=NOW, effort=EXHAUSTIVE._replace(strength=2))
    counted = coverage([one], made, [], exhaustive=True, strength=2)
    told = {(line.pointer, line.part, line.reason, line.why) for line in counted.open if line.at == "pair"}
    assert counted.pairs == 3 * 4 + 3 * 3 + 4 * 3
    assert counted.pairs_by_cases == counted.pairs - 2 - 4
    assert told == {
        ("/a", "/b", "unsatisfiable", "2 of 12 pairs: no valid value lies there"),
        ("/a", "/c", "unsatisfiable", "4 of 9 pairs: no valid value lies there"),
    }


def test_an_option_that_no_other_set_gives_is_made_for_its_pairs() -> None:
    schema = {"type": "object", "properties": {f"option_{number}": {"type": "string"} for number in range(30)}}
    one = tool(schema)
    made = generate(one, seed=1, locale="en", now=NOW, effort=Effort(constraints=5, cases=5, strength=2))
    counted = coverage([one], made, [], strength=2)
    assert counted.pairs == counted.pairs_by_cases == 30 * 29 // 2 * 4
