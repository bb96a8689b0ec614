"""The solver has a prompt and words only: what it solves can be solved, what it doesn't is a flaw of the set."""

from pathlib import Path

import msgspec
import pytest

from seer.evalset.freeze import freeze
from seer.evalset.store import save
from seer.pipeline.play import play
from seer.pipeline.synth import synth
from seer.recipe import named
from seer.records import AgentOptions, EvalSet, Recipe, Scene, Turn

SPECS = sorted(path for path in (Path(__file__).parents[2] / "specs").iterdir() if path.suffix in {".yaml", ".json"})


def outcomes(evalset: Path, output: Path) -> dict[str, int]:
    return play(evalset, AgentOptions(name="solver"), Recipe(), output=output).report.summary.outcomes


@pytest.mark.parametrize("spec", SPECS, ids=lambda path: path.name)
def test_every_scene_of_a_bundled_spec_is_solved_from_its_words(spec: Path, tmp_path: Path) -> None:
    made = synth(named(Recipe(specs=(str(spec),))), root=tmp_path / "set", created="2026-01-01T00:00:00Z")
    assert set(outcomes(made.path, tmp_path / "run")) <= {"passed", "asked"}


def test_a_thing_that_is_asked_for_together_with_its_id_is_found(tmp_path: Path) -> None:
    planet = {"type": "object", "properties": {"planetId": {"type": "integer"}}, "required": ["planetId"]}
    tools = [{"name": "getPlanet", "description": "Get a planet", "parameters": planet}]
    spec = tmp_path / "planets.json"
    spec.write_bytes(msgspec.json.encode(tools))
    made = synth(
        named(Recipe(specs=(str(spec),), locales=("en",))), root=tmp_path / "set", created="2026-01-01T00:00:00Z"
    )
    assert any("planet with the ID" in turn.say for scene in made.evalset.scenes for turn in scene.turns)
    assert set(outcomes(made.path, tmp_path / "run")) <= {"passed", "asked"}


def resaid(evalset: EvalSet, scene: Scene, folder: Path, *turns: Turn) -> Path:
    """Write the set anew with this scene only, in which the user says something else."""
    manifest, scenes = evalset.manifest, (msgspec.structs.replace(scene, turns=turns),)
    changed = freeze(
        name=manifest.name, tools=evalset.tools, cases=evalset.cases, scenes=scenes, recipe=manifest.recipe,
        sources=manifest.sources, seed=0, profile="balanced", locales=("en",),
    )  # fmt: skip
    return save(changed, folder, created="2026-01-01T00:00:00Z")


@pytest.mark.parametrize(
    ("say", "label"),
    [
        ("Get the weather report, please. The date is 2026-07-03.", "no_call"),
        ("Do something. The city is Kyoto and the date is 2026-07-03.", "no_call"),
        ("Get the weather report, please. The city is Oslo and the date is 2026-07-03.", "wrong_arguments"),
    ],
)
def test_words_that_lack_or_change_what_is_expected_are_seen_through(
    weather: Path, tmp_path: Path, say: str, label: str
) -> None:
    made = synth(
        named(Recipe(specs=(str(weather),), locales=("en",))), root=tmp_path / "set", created="2026-01-01T00:00:00Z"
    ).evalset
    scene = next(scene for scene in made.scenes if scene.kind == "normal")
    assert outcomes(resaid(made, scene, tmp_path / "changed", Turn(say=say)), tmp_path / "run") == {label: 1}
