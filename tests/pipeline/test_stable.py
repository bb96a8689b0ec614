"""One tool more, or less, changes only the scenes that offer it."""

import json
from pathlib import Path

import pytest

from seer.evalset import store
from seer.pipeline.synth import synth
from seer.records import Recipe, Scene

TOPICS = {
    "get_weather": "Get the weather.", "list_trains": "List the trains.", "send_parcel": "Send a parcel.",
    "play_song": "Play a song.", "feed_cat": "Feed the cat.", "update_folder": "Change the colour of a folder.",
}  # fmt: skip
NEW = {
    "update_shelf": "Change the colour of a shelf.", "get_weather_alerts": "Get the weather alerts.",
    "water_plant": "Water a plant.",
}  # fmt: skip


def scenes(tools: dict[str, str], folder: Path) -> dict[str, Scene]:
    folder.mkdir()
    listed = [
        {"name": name, "description": text, "parameters": {"note": {"type": "string", "required": True}}}
        for name, text in tools.items()
    ]
    (folder / "tools.json").write_text(json.dumps({"seer": "tools/1", "tools": listed}))
    recipe = Recipe(specs=(str(folder / "tools.json"),), locales=("en",))
    made = store.load(synth(recipe, root=folder / "set", created="2026-06-15T09:00:00Z").path)
    return {scene.id: scene for scene in made.scenes}


@pytest.mark.parametrize("name", NEW)
def test_a_new_tool_changes_only_scenes_that_come_to_offer_it(tmp_path: Path, name: str) -> None:
    before = scenes(TOPICS, tmp_path / "before")
    after = scenes({**TOPICS, name: NEW[name]}, tmp_path / "after")
    fresh = [scene for scene in after.values() if scene.id not in before and not scene.id.startswith(f"{name}.")]
    strangers = [scene.id for scene in fresh if name not in scene.tools]
    assert strangers == []
    kept = [scene for scene in before if scene in after]
    assert len(kept) >= len(before) / 4
