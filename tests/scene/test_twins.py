"""Tools in disguise are offered only where the words still tell, and are played and judged under their own names."""

import json
from pathlib import Path
from typing import Any

import pytest

from seer import canon
from seer.evalset import store
from seer.pipeline.play import play
from seer.pipeline.prove import check
from seer.pipeline.synth import synth
from seer.records import AgentOptions, EvalSet, Proposed, Recipe, Source, Tool
from seer.run.prompt import prompt
from seer.scene.twins import disguise
from seer.schema.overlay import TWINS
from seer.world.respond import Service

TOPICS = {
    "send_parcel": ("Send a parcel.", {"customer_name": "Name of the customer.", "parcel_size": "Size of it."}),
    "water_garden": ("Water a garden.", {"garden_address": "Address of the garden.", "water_amount": "Litres of it."}),
    "play_song": ("Play a song.", {"song_title": "Title of the song.", "room_name": "Name of the room."}),
}  # fmt: skip


def tool(name: str, **changes: Any) -> Tool:
    description, labels = TOPICS[name]
    properties = {label: {"type": "string", "description": text} for label, text in labels.items()}
    fields = {"description": description, "parameters": {"type": "object", "properties": properties}, **changes}
    return Tool(name=name, spec_name=name, source=Source(path="", format="", pointer=""), **fields)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("twins")
    tools = [
        {"name": name, "description": text, "parameters": {
            label: {"type": "string", "required": True, "description": of} for label, of in labels.items()
        }}
        for name, (text, labels) in TOPICS.items()
    ]  # fmt: skip
    (root / "tools.json").write_text(json.dumps({"seer": "tools/1", "tools": tools}))
    recipe = Recipe(specs=(str(root / "tools.json"),), locales=("en",), kinds={"distractor": 40, "normal": 1})
    return synth(recipe, root=root / "set", created="2026-06-15T09:00:00Z").path


@pytest.fixture(scope="module")
def evalset(folder: Path) -> EvalSet:
    return store.load(folder)


def test_a_set_with_disguises_holds_and_is_solved(folder: Path, evalset: EvalSet, tmp_path: Path) -> None:
    assert check(folder).findings == ()
    assert {tag for scene in evalset.scenes for tag in scene.tags} & {*TWINS}
    for agent in ("solver", "reference"):
        run = play(folder, AgentOptions(name=agent), Recipe(), output=tmp_path / agent).report
        assert set(run.summary.outcomes) <= {"passed", "asked"}
        assert all(call.proposed.name in TOPICS for trial in run.trials for call in trial.calls)


def test_an_agent_sees_the_disguise_only(evalset: EvalSet) -> None:
    tools = {tool.name: tool for tool in evalset.tools}
    for scene in (scene for scene in evalset.scenes if scene.overlay):
        seen = prompt(scene, tools).tools
        if "twin:name" in scene.tags:
            assert not {tool.name for tool in seen} & {*TOPICS}
        if "twin:description" in scene.tags:
            assert {tool.description for tool in seen} == {""}
        if "twin:parameters" in scene.tags:
            assert {name[0] for tool in seen for name in tool.parameters["properties"]} == {"p"}


def test_the_world_knows_disguised_tools_by_the_names_that_it_showed(evalset: EvalSet) -> None:
    scene = next(scene for scene in evalset.scenes if "twin:name" in scene.tags and scene.overlay)
    (wanted,) = scene.expect.calls
    world, raw = Service(evalset.tools).open(scene), canon.text(wanted.arguments)
    own, _ = world.call(Proposed(name=wanted.tool, raw=raw), turn=1)
    shown, _ = world.call(Proposed(name=(scene.overlay or {})[wanted.tool]["name"], raw=raw), turn=1)
    assert own.status == "unknown_tool"
    assert (shown.status, shown.proposed.name, shown.parsed) == ("ok", wanted.tool, wanted.arguments)


def test_no_disguise_takes_away_what_the_words_come_from() -> None:
    other = tool("water_garden")
    assert disguise("twin:name", "play_song", [tool("play_song"), other], locale="en") is not None
    assert disguise("twin:name", "play_song", [tool("play_song", description=""), other], locale="en") is None
    assert disguise("twin:description", "play_song", [tool("play_song", description=""), other], locale="en") is None
    bare = {"type": "object", "properties": {"song_title": {"type": "string"}}}
    assert disguise("twin:parameters", "play_song", [tool("play_song", parameters=bare), other], locale="en") is None
