"""A profile bounds what is tried for one tool: little is made quickly, of every kind."""

from collections import Counter
from typing import Any

import pytest

from seer.generate import EXHAUSTIVE, FULL, QUICK, Effort, generate
from seer.recipe import effort
from seer.records import Case, Recipe, Source, Tool

WIDE: dict[str, Any] = {
    "type": "object",
    "required": [f"size_{number}" for number in range(40)],
    "properties": {
        **{f"size_{number}": {"type": "integer", "minimum": 1, "maximum": 9 + number} for number in range(40)},
        **{f"unit_{number}": {"enum": ["metre", "foot", "mile"], "default": "foot"} for number in range(40)},
    },
}


def cases(amount: Effort, parameters: dict[str, Any] = WIDE) -> tuple[Case, ...]:
    source = Source(path="t.json", format="json_schema", pointer="")
    tool = Tool(name="measure", spec_name="measure", parameters=parameters, source=source, wire="json")
    return generate(tool, seed=0, locale="en", now="2026-06-15T09:00:00Z", effort=amount)


def test_little_is_tried_and_every_kind_is_there() -> None:
    quick = cases(QUICK)
    assert len(quick) <= QUICK.cases < len(cases(FULL))
    assert set(Counter(case.kind for case in quick)) == {"normal", "default", "boundary", "missing", "invalid"}


def test_what_is_tried_without_success_counts_too() -> None:
    assert len(cases(Effort(tries=3))) <= 5 * 3


@pytest.mark.parametrize(
    ("recipe", "amount"),
    [
        (Recipe(profile="smoke"), QUICK),
        (Recipe(profile="smoke", kinds={"normal": 40}), FULL),
        (Recipe(profile="balanced"), FULL),
        (Recipe(profile="exhaustive"), EXHAUSTIVE),
        (Recipe(profile="exhaustive", locales=("zh", "en")), FULL),
    ],
)
def test_only_a_smoke_test_tries_little(recipe: Recipe, amount: Effort) -> None:
    assert effort(recipe, "en") is amount


def test_what_two_schemas_require_is_missing_once() -> None:
    named = {"properties": {"name": {"type": "string"}}, "required": ["name"]}
    twice = {"type": "object", "properties": {"age": {"type": "integer"}}, "allOf": [named, named]}
    assert {case.kind for case in cases(QUICK, twice)} == {"normal", "missing", "invalid"}
