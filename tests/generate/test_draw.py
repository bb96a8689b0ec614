"""Structures come from hypothesis, the same each time; its partner for schemas still works with it."""

from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis_jsonschema import from_schema

from seer.generate.draw import Structure, structures
from seer.schema.validate import fast

NAMES = ("city", "date", "limit", "page", "unit")


def test_structures_are_drawn() -> None:
    drawn = structures(NAMES, count=6, seed=3)
    assert len(drawn) == 6
    assert len({structure.names for structure in drawn}) > 1
    assert all(set(structure.names) <= set(NAMES) and structure.number >= 1 for structure in drawn)


def test_a_structure_depends_on_its_seed_alone() -> None:
    first = structures(NAMES, count=4, seed=9)
    structures(NAMES, count=4, seed=10)
    assert structures(NAMES, count=4, seed=9) == first
    assert first != structures(NAMES, count=4, seed=11)


def test_nothing_to_choose() -> None:
    assert structures((), count=0, seed=1) == ()
    assert isinstance(structures(("one",), count=1, seed=1)[0], Structure)


def test_hypothesis_jsonschema_draws_an_object() -> None:
    schema = {"type": "object", "required": ["a"], "properties": {"a": {"type": "integer", "minimum": 1}}}
    drawn: list[Any] = []

    @settings(
        database=None, deadline=None, max_examples=20, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(from_schema(schema))
    def take(value: Any) -> None:
        drawn.append(value)

    take()
    assert drawn
    assert all(fast(schema).valid(value) for value in drawn)
