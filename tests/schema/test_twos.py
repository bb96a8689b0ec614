"""What a strength of 2 owes, and which argument sets show it."""

from typing import Any

from seer.records import Source, Tool
from seer.schema.reasons import Purse
from seer.schema.twos import Two, Twos, strength_of


def twos(properties: dict[str, Any], *, required: tuple[str, ...] = (), exhaustive: bool = False) -> Twos:
    parameters = {"type": "object", "properties": properties, "required": list(required)}
    source = Source(path="pick.json", format="json_schema", pointer="")
    return Twos(Tool(name="pick", spec_name="pick", parameters=parameters, source=source), exhaustive=exhaustive)


def test_classes_are_members_limits_both_of_a_boolean_and_left_out() -> None:
    made = twos(
        {
            "level": {"enum": ["low", "high"]},
            "loud": {"type": "boolean"},
            "size": {"type": "integer", "minimum": 1, "maximum": 9},
            "note": {"type": "string"},
            "id": {"type": "string"},
        },
        required=("level", "id"),
    )
    assert {name: len(kinds) for name, kinds in made.classes.items()} == {"level": 2, "loud": 3, "note": 2, "size": 3}
    assert made.owed == 2 * 3 + 2 * 2 + 2 * 3 + 3 * 2 + 3 * 3 + 2 * 3


def test_a_set_shows_what_its_values_are_in() -> None:
    made = twos({"level": {"enum": ["low", "high"]}, "loud": {"type": "boolean"}}, required=("level",))
    assert made.add({"level": "low", "loud": True})
    assert not made.add({"level": "low", "loud": True})
    assert made.add({"level": "high"})
    assert (made.owed, made.met) == (6, 2)
    assert Two("level", 0, "loud", 0) in set(made.unmet())
    assert Two("level", 1, "loud", 0) not in set(made.unmet())


def test_what_is_long_or_one_too_many_is_not_owed() -> None:
    made = twos({"text": {"type": "string", "maxLength": 90_000}, "pick": {"enum": list(range(900))}}, exhaustive=True)
    assert len(made.classes["pick"]) == 7
    assert all((kind.words or {}).get("minLength", 0) < 90_000 - 1 for kind in made.classes["text"])
    assert made.classes.keys() == {"pick", "text"}


def test_what_is_not_shown_has_a_line_for_two_parameters_and_a_reason() -> None:
    made = twos({"a": {"const": 1}, "b": {"const": 2}})
    made.add({"a": 1, "b": 2})
    assert [(one.pointer, one.part, one.at, one.reason) for one in made.open(Purse())] == [
        ("/a", "/b", "pair", "unknown")
    ]
    assert made.open(Purse(left=0))[0].reason == "budget"


def test_the_strength_of_a_recipe() -> None:
    assert [strength_of(recipe) for recipe in ({}, {"strength": 1}, {"strength": 2}, {"strength": "2"})] == [1, 1, 2, 1]
