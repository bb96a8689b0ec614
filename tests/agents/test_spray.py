import json
from pathlib import Path

from seer.pipeline.play import play
from seer.pipeline.synth import synth
from seer.recipe import named
from seer.records import AgentOptions, Recipe

VERBS = ("Get the", "List the", "Count the", "Check the", "Describe the")


def test_trying_every_tool_passes_nothing_where_more_are_offered_than_may_be_tried(tmp_path: Path) -> None:
    nouns = ("weather", "trains", "parcels", "invoices", "lamps")
    tools = [
        {"name": f"{verb.split()[0].lower()}_{noun}", "description": f"{verb} {noun}.", "effect": "read"}
        for verb, noun in zip(VERBS, nouns, strict=True)
    ]
    spec = tmp_path / "tools.json"
    spec.write_text(json.dumps({"seer": "tools/1", "tools": [{**tool, "parameters": {}} for tool in tools]}))
    recipe = named(Recipe(specs=(str(spec),), locales=("en",)))
    made = synth(recipe, root=tmp_path / "set", created="2026-01-01T00:00:00Z")
    run = play(made.path, AgentOptions(name="spray"), Recipe(), output=tmp_path / "run").report
    offered = {scene.id: len(scene.tools) for scene in run.scenes if scene.valid}
    labels = {score.scene: score.label for score in run.scores if score.check == "outcome" and score.scene in offered}
    assert {labels[scene] for scene, count in offered.items() if count > 4} == {"extra_call"}
