"""A run's folder that was changed by hand is refused by name."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seer.errors import RunError
from seer.pipeline.play import Run, load_report, play, rescore
from seer.pipeline.synth import synth
from seer.recipe import named
from seer.records import AgentOptions, Budget, Recipe


@pytest.fixture
def run(tmp_path: Path, weather: Path) -> Run:
    recipe = named(Recipe(specs=(str(weather),), profile="smoke", locales=("en",)))
    done = synth(recipe, root=tmp_path / "set", created="2026-01-01T00:00:00Z")
    return play(done.path, AgentOptions(name="refuser"), Recipe(), output=tmp_path / "run")


def change(path: Path, **fields: Any) -> None:
    first, *rest = path.read_text().splitlines()
    path.write_text("\n".join([json.dumps(json.loads(first) | fields), *rest, ""]))


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("run.json", {"format": 2}),
        ("run.json", {"scoring": {"declined": "half"}}),
        ("run.json", {"scoring": {"declined": 1.5}}),
        ("run.json", {"scoring": {"evalset": 5}}),
        ("trials.jsonl", {"scene": "nobody.normal.1"}),
        ("trials.jsonl", {"repetition": 2}),
        ("trials.jsonl", {"id": "other"}),
    ],
)
def test_a_broken_run_is_named(run: Run, name: str, fields: dict[str, Any]) -> None:
    evalset = Path(str(run.report.header.scoring["evalset"]))
    change(run.folder / name, **fields)
    for read in (load_report, rescore):
        with pytest.raises(RunError) as told:
            read(run.folder, evalset=evalset)
        assert told.value.where == str(run.folder / name)


@pytest.mark.parametrize("fields", [{"scene": "nobody.normal.1"}, {"trial": "nobody"}, {"value": 7.0}, {"n": 0}])
def test_broken_scores_are_named_and_can_be_made_again(run: Run, fields: dict[str, Any]) -> None:
    change(run.folder / "scores.jsonl", **fields)
    with pytest.raises(RunError, match=r"scores\.jsonl"):
        load_report(run.folder)
    assert rescore(run.folder).report == load_report(run.folder) == run.report


def test_a_summary_of_something_else_is_refused(run: Run) -> None:
    change(run.folder / "summary.json", infra=3)
    with pytest.raises(RunError, match=r"summary\.json"):
        load_report(run.folder)


def test_another_budget_is_another_run(run: Run) -> None:
    (run.folder / "summary.json").unlink()
    evalset = Path(str(run.report.header.scoring["evalset"]))
    other = msgspec.structs.replace(Recipe(), budget=Budget(steps=99))
    with pytest.raises(RunError, match="its scoring is"):
        play(evalset, AgentOptions(name="refuser"), other, output=run.folder)
