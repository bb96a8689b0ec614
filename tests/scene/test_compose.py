import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from scene_lab import OTHERS, SOURCE, TOOLS, WEATHER, case, composer, drafts, requests

from seer import canon
from seer.curate.prove import prove
from seer.records import Scene, Tool
from seer.scene.templates import patterns
from seer.schema.pointer import replace


@pytest.mark.parametrize("locale", ["en", "zh"])
def test_every_draft_of_every_kind_is_proved(locale: str) -> None:
    made, known = composer(locale), {tool.name: tool for tool in TOOLS}
    for one in requests(locale):
        scenes = drafts(made, one)
        assert 3 <= len(scenes) <= 4
        assert len({scene.turns[0].say for scene in scenes}) == len(scenes)
        for scene in scenes:
            assert prove(scene, known) is None, scene


def test_a_valid_request_expects_its_call_at_once() -> None:
    scene = drafts(composer(), requests("en")[0])[0]
    (call,) = scene.expect.calls
    assert (scene.expect.outcome, call.id, call.from_turn) == ("call", "c1", 1)
    assert call.arguments == {"city": "Paris", "date": "2026-06-18", "unit": "fahrenheit"}
    assert set(call.match) == {"/city", "/date", "/unit"}
    assert [turn.when for turn in scene.turns] == ["start"]


def test_a_thing_is_named_by_its_id_in_what_is_asked_for() -> None:
    parameters: dict[str, Any] = {
        "type": "object",
        "properties": {"planetId": {"type": "integer"}, "moons": {"type": "integer"}},
        "required": ["planetId"],
    }
    planet = Tool(
        name="get_planet", spec_name="get_planet", description="Get a planet", parameters=parameters, source=SOURCE
    )
    said: list[str] = []
    for moons in range(2, 40):
        one = case("normal", {"planetId": 95385, "moons": moons}, planet, at="/planetId")
        for scene in drafts(composer("en", (planet, *OTHERS)), one):
            assert prove(scene, {tool.name: tool for tool in (planet, *OTHERS)}) is None
            said.append(scene.turns[0].say)
    assert sum("the planet with the ID 95385" in say for say in said) > len(said) // 2


def test_a_faulty_request_expects_its_repair_after_a_question() -> None:
    scene = drafts(composer(), requests("en")[4])[0]
    (call,) = scene.expect.calls
    assert (scene.expect.outcome, call.from_turn) == ("no_call_until_repaired", 2)
    assert call.arguments["unit"] in {"celsius", "fahrenheit"}
    assert {key: call.arguments[key] for key in ("city", "date")} == {"city": "Paris", "date": "2026-06-18"}
    assert {"unit", "banana", "celsius", "fahrenheit"} <= {word.casefold() for word in scene.expect.mention}
    assert [turn.when for turn in scene.turns] == ["start", "asked"]
    assert "banana" not in scene.turns[1].say


def test_what_is_missing_is_not_in_the_first_turn() -> None:
    for scene in drafts(composer(), requests("en")[3]):
        assert scene.expect.calls[0].arguments["date"] not in scene.turns[0].say
        assert scene.expect.calls[0].arguments["date"] in scene.turns[1].say
        assert "date" not in scene.turns[0].say


def test_difficulty_follows_kind_and_size() -> None:
    made = composer()
    small, large = (
        requests("en")[0],
        case("normal", {"city": "Paris", "date": "2026-06-18", "unit": "celsius", "days": 2}),
    )
    graded = [drafts(made, one)[0].difficulty for one in (small, large, requests("en")[1], requests("en")[3])]
    assert graded == ["L1", "L2", "L2", "L2"]


def test_an_id_is_the_digest_of_the_scenes_content() -> None:
    for scene in drafts(composer(), requests("en")[0]):
        tool, kind, digest = scene.id.split(".")
        assert (tool, kind) == ("get_weather", "normal")
        assert canon.hex12(replace(_plain(scene), "/id", "")) == digest


def _plain(scene: Scene) -> Any:
    import msgspec  # noqa: PLC0415 - one test

    return msgspec.to_builtins(scene)


def test_one_more_tool_takes_at_most_one_place_and_order_does_not_matter() -> None:
    def offer(tools: tuple[Tool, ...]) -> tuple[str, ...]:
        return drafts(composer(tools=tools), requests("en")[0])[0].tools

    before = offer(TOOLS[:-1])
    assert 2 <= len(before) <= 8
    assert "get_weather" in before
    assert len(set(offer(TOOLS)) - set(before)) <= 1
    assert offer(tuple(reversed(TOOLS))) == offer(TOOLS)


def test_a_twin_is_not_offered() -> None:
    twin = Tool(
        name="weather_twin",
        spec_name="weather_twin",
        description=WEATHER.description,
        parameters=WEATHER.parameters,
        source=SOURCE,
    )
    scene = drafts(composer(tools=(WEATHER, twin), offered=8), requests("en")[0])[0]
    assert scene.tools == ("get_weather",)


def test_what_cannot_be_said_gives_its_reason() -> None:
    made = composer()
    assert made.compose(case("invalid", {"city": "Paris", "date": "2026-06-18", "unit": None})) == "null"
    assert made.compose(case("invalid", {"city": "", "date": "2026-06-18"})) == "empty"


def test_a_fault_without_a_sayable_repair_gives_its_reason() -> None:
    parameters = {"type": "object", "properties": {"note": {"const": "a\nb"}}, "required": ["note"]}
    tool = Tool(name="add_note", spec_name="add_note", parameters=parameters, source=SOURCE)
    assert composer(tools=(tool,)).compose(case("missing", {}, tool, "/note")) == "no_repair"


def test_a_users_templates_that_fit_nothing_give_their_reason(tmp_path: Path) -> None:
    for pattern in patterns("en")["plain"]:
        path = tmp_path / pattern.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("{# most: 1 #}{{ intent }} {{ statements | pairs }}", encoding="utf-8")
    assert composer(templates=tmp_path, styles={"plain": 1}).compose(requests("en")[0]) == "no_template"


def test_a_list_of_objects_is_repaired_in_words() -> None:
    item = {
        "type": "object",
        "properties": {"name": {"type": "string"}, "price": {"type": "number", "minimum": 1}},
        "required": ["name", "price"],
    }
    parameters = {"type": "object", "properties": {"items": {"type": "array", "items": item, "minItems": 2}}}
    tool = Tool(name="place_order", spec_name="place_order", parameters=parameters, source=SOURCE)
    cheap = {"items": [{"name": "Tea", "price": 2}, {"name": "Rice", "price": 0}]}
    scene = drafts(composer(tools=(tool, *OTHERS)), case("invalid", cheap, tool, "/items/1/price"))[0]
    assert "second item price" in scene.turns[1].say.casefold()
    assert "first item price" not in scene.turns[1].say.casefold()
    assert scene.expect.calls[0].arguments["items"][0] == cheap["items"][0]


def test_a_tool_without_words_is_listed() -> None:
    strange = Tool(name="frobnicate", spec_name="frobnicate", parameters={"type": "object"}, source=SOURCE)
    made = composer("zh", (*TOOLS, strange))
    assert "frobnicate" in {gap.tool for gap in made.unworded}
    assert made.compose(case("normal", {}, strange)) == "no_label"


_SCRIPT = """
import sys
sys.path.insert(0, {folder!r})
from test_compose import TOOLS, composer, requests
from seer import canon
for locale in ("en", "zh"):
    made = composer(locale, TOOLS if {forward} else tuple(reversed(TOOLS)))
    for one in requests(locale):
        sys.stdout.write(canon.lines(made.compose(one)).decode())
"""


def test_two_processes_give_the_same_bytes() -> None:
    folder = os.path.dirname(__file__)  # noqa: PTH120 - text for a script
    outputs = []
    for seed, forward in (("1", True), ("2", False)):
        script = _SCRIPT.format(folder=folder, forward=forward)
        environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": f"UTC+{seed}", "PYTHONIOENCODING": "utf-8"}
        done = subprocess.run(  # noqa: S603 - our own interpreter
            [sys.executable, "-c", script], env=environment, capture_output=True, check=True
        )
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert outputs[0].count(b"\n") > 40
