from typing import Any

import pytest

from seer.records import Http, Source, Tool, Wording
from seer.schema.overlay import TWINS, Twin, disguised, overlay, revealed, shown

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
    "required": ["city"],
    "additionalProperties": False,
}


def tool(**changes: Any) -> Tool:
    fields = {"name": "get_weather", "title": "Weather", "description": "Get the weather.", "parameters": SCHEMA}
    return Tool(**{"spec_name": "get_weather", "source": Source(path="", format="", pointer=""), **fields, **changes})


def test_a_meaningless_name_leaves_the_description_only() -> None:
    entries = overlay("twin:name", [tool()])
    seen = shown(tool(), entries)
    assert seen.name.startswith("fn_")
    assert (seen.title, seen.description, seen.parameters) == (None, "Get the weather.", SCHEMA)
    assert entries != overlay("twin:name", [tool()], salt="other")


def test_a_description_taken_away_leaves_the_name() -> None:
    seen = shown(tool(spec_name="weather.get"), overlay("twin:description", [tool()]))
    assert (seen.name, seen.spec_name, seen.title, seen.description) == ("get_weather", "get_weather", None, "")
    assert overlay("twin:description", [tool(title=None, description="")]) == {}


@pytest.mark.parametrize("twin", TWINS[:2])
def test_what_an_agent_cannot_see_says_nothing_about_the_tool(twin: Twin) -> None:
    known = tool(effect="read", http=Http(method="GET", path="/weather"), wording={"en": Wording(intents=("look",))})
    seen = shown(known, overlay(twin, [known]))
    assert (seen.effect, seen.http, seen.wording) == ("unknown", None, {})


def test_parameters_are_renamed_there_and_back() -> None:
    entries = overlay("twin:parameters", [tool()])
    seen = shown(tool(), entries)
    assert set(seen.parameters["properties"]) == {"p1", "p2"}
    (required,) = seen.parameters["required"]
    assert seen.parameters["properties"][required] == {"type": "string"}
    arguments = {"city": "Oslo", "days": 3}
    hidden = disguised(arguments, "get_weather", entries)
    assert hidden[required] == "Oslo"
    assert revealed(hidden, "get_weather", entries) == arguments
    assert disguised(arguments, "another", entries) == arguments


@pytest.mark.parametrize("part", [{"anyOf": [{"required": ["city"]}]}, {"dependentRequired": {"days": ["city"]}}])
def test_involved_schemas_keep_their_names(part: dict[str, Any]) -> None:
    assert overlay("twin:parameters", [tool(parameters={**SCHEMA, **part})]) == {}


@pytest.mark.parametrize("twin", TWINS)
def test_the_same_entry_gives_the_same_tool(twin: Any) -> None:
    one = tool()
    entries = overlay(twin, [one])
    assert shown(one, entries) is shown(one, entries)
    assert shown(one, None) is one
