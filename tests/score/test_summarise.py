from typing import Any

import pytest

from seer.records import (
    Expect,
    Kind,
    Scene,
    Score,
    Source,
    Summary,
    Termination,
    Tool,
    Trial,
    Turn,
    Usage,
    Weights,
    WorldSpec,
)
from seer.score.score import score
from seer.score.summarise import summarise

WEIGHTS = Weights(positive=0.6, negative=0.4)


def scene(tool: str, kind: Kind, number: int = 0, locale: str = "en") -> Scene:
    bad = kind in {"missing", "invalid"}
    return Scene(
        id=f"{tool}.{kind}.{number:012x}",
        kind=kind,
        difficulty="L2" if bad else "L1",
        valid=not bad,
        locale=locale,
        turns=(Turn(say="Do it."),),
        tools=(tool,),
        expect=Expect(outcome="no_call_until_repaired" if bad else "call"),
        aims=(),
        world=WorldSpec(now="2026-06-15T09:00:00Z"),
        template="t",
    )


def trial(played: Scene, *, repetition: int = 0, termination: Termination = "answered", **facts: Any) -> Trial:
    return Trial(
        **{
            "id": f"{played.id}#{repetition}",
            "scene": played.id,
            "repetition": repetition,
            "turns": (),
            "calls": (),
            "answer": "",
            "usage": Usage(),
            "cost": None,
            "retries": 0,
            "seconds": 1.0,
            "termination": termination,
            "error": None,
            **facts,
        }
    )


def row(played: Trial, value: float | None, label: str, check: str = "outcome", n: int = 1) -> Score:
    return Score(trial=played.id, scene=played.scene, check=check, value=value, reason="", label=label, n=n)


@pytest.fixture
def summary() -> Summary:
    scenes = [
        scene("a", "normal"),
        scene("a", "missing"),
        scene("b", "normal", locale="zh"),
        scene("b", "invalid"),
        scene("c", "default"),
    ]
    trials = [trial(played, usage=Usage(input=100, output=20)) for played in scenes[:4]]
    trials[0] = trial(scenes[0], usage=Usage(input=100, output=20), cost=0.5)
    trials.append(trial(scenes[4], termination="infra_error", usage=Usage(input=9000)))
    scores = [
        row(trials[0], 1.0, "passed"),
        row(trials[0], 1.0, "", "arguments"),
        row(trials[0], 0.5, "", "schema_valid", n=4),
        row(trials[1], 0.5, "declined"),
        row(trials[2], 0.0, "no_call"),
        row(trials[2], 0.0, "", "tool_selection"),
        row(trials[3], 1.0, "asked"),
        row(trials[4], None, "infra_error"),
    ]
    return summarise(trials, scenes, scores, weights=WEIGHTS, expected_trials=5)


def test_counts(summary: Summary) -> None:
    assert (summary.trials, summary.scored, summary.infra, summary.complete) == (5, 4, 1, False)
    assert summary.outcomes == {"asked": 1, "declined": 1, "no_call": 1, "passed": 1}


def test_rates(summary: Summary) -> None:
    assert {name: (rate.value, rate.n) for name, rate in summary.rates.items()} == {
        "tool_selection": (0.0, 1),
        "argument_match": (1.0, 1),
        "schema_valid": (0.5, 4),
        "positive_pass": (0.5, 2),
        "negative_rejection": (0.75, 2),
        "over_refusal": (0.5, 2),
    }
    assert summary.score.n == 4
    assert summary.score.value == pytest.approx(0.6 * 0.5 + 0.4 * 0.75)


def test_groups(summary: Summary) -> None:
    counted = {
        name: {key: (group.n, group.passed, round(group.score.value or 0.0, 9)) for key, group in groups.items()}
        for name, groups in summary.by.items()
    }
    assert counted["kind"] == {"invalid": (1, 1, 1.0), "missing": (1, 0, 0.5), "normal": (2, 1, 0.5)}
    assert counted["difficulty"] == {"L1": (2, 1, 0.5), "L2": (2, 1, 0.75)}
    assert counted["tool"] == {
        "a": (2, 1, 0.8),
        "b": (2, 1, 0.4),
    }
    assert counted["locale"] == {"en": (3, 2, 0.9), "zh": (1, 0, 0.0)}


def test_costs_leave_out_what_the_infrastructure_spoiled(summary: Summary) -> None:
    assert (summary.cost.tokens, summary.cost.seconds, summary.cost.usd) == (120.0, 1.0, 0.5)


def test_an_empty_run() -> None:
    empty = summarise([], [], [], weights=WEIGHTS, expected_trials=0)
    assert (empty.trials, empty.scored, empty.complete, empty.outcomes) == (0, 0, True, {})
    assert {rate.value for rate in (empty.score, *empty.rates.values())} == {None}
    assert {name: groups for name, groups in empty.by.items() if groups} == {}
    assert (empty.cost.tokens, empty.cost.usd) == (0.0, None)


def test_a_run_that_stopped_is_not_complete() -> None:
    played = trial(scene("a", "normal"))
    found = summarise(
        [played], [scene("a", "normal")], [row(played, 1.0, "passed")], weights=WEIGHTS, expected_trials=2
    )
    assert (found.scored, found.infra, found.complete) == (1, 0, False)


def test_a_malformed_call_is_no_refusal() -> None:
    played = trial(scene("a", "normal"))
    found = summarise(
        [played], [scene("a", "normal")], [row(played, 0.0, "malformed")], weights=WEIGHTS, expected_trials=1
    )
    assert (found.rates["over_refusal"].value, found.rates["over_refusal"].n) == (0.0, 1)


def test_score_runs_every_check_on_every_trial() -> None:
    scenes = [scene("a", "normal"), scene("b", "normal")]
    tools = [
        Tool(name=name, spec_name=name, parameters={}, source=Source(path="", format="", pointer="")) for name in "ab"
    ]
    found = score(
        [trial(scenes[1]), trial(scenes[0])],
        scenes,
        tools,
        weights=WEIGHTS,
        checks=[
            lambda context: row(context.trial, float(len(context.tools)), "", "first"),
            lambda context: None if context.scene.id.startswith("a") else row(context.trial, 0.0, "", "second"),
        ],
    )
    assert [(one.scene[0], one.check, one.value) for one in found] == [
        ("b", "first", 2.0),
        ("b", "second", 0.0),
        ("a", "first", 2.0),
    ]
