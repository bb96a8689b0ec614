"""Trials, scenes and scores in, a run in numbers out: rates with intervals, groups, outcomes, costs."""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from seer.records import Costs, Group, Summary
from seer.score.intervals import Mark, plain, weighted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seer.records import Rate, Scene, Score, Trial, Weights

HEADLINE = "outcome"
"""The check whose value is what a trial is worth."""

DETAILS = {"tool_selection": "tool_selection", "argument_match": "arguments", "schema_valid": "schema_valid"}
"""Rates that are plain means of a check, and the check."""


def target(scene: "Scene") -> str:
    """Name the tool that a scene is about: its id begins with it."""
    return scene.id.partition(".")[0]


GROUPS: Mapping[str, Callable[["Scene"], str]] = {
    "kind": lambda scene: scene.kind,
    "difficulty": lambda scene: scene.difficulty,
    "tool": target,
    "locale": lambda scene: scene.locale,
}
"""What trials are grouped by."""


class _Row(Struct, frozen=True, kw_only=True):
    scene: "Scene"
    score: "Score"
    mark: Mark


def summarise(
    trials: "Sequence[Trial]",
    scenes: "Iterable[Scene]",
    scores: "Iterable[Score]",
    *,
    weights: "Weights",
    expected_trials: int,
) -> Summary:
    """Count a run; trials that the infrastructure spoiled are in no denominator and leave the run incomplete."""
    by_id = {scene.id: scene for scene in scenes}
    rows = [_row(score, by_id[score.scene]) for score in scores if score.value is not None]
    headline = [row for row in rows if row.score.check == HEADLINE]
    infra = sum(trial.termination == "infra_error" for trial in trials)
    return Summary(
        trials=len(trials),
        scored=len(headline),
        infra=infra,
        complete=infra == 0 and len(trials) == expected_trials,
        score=weighted([row.mark for row in headline], weights, name="score"),
        rates=_rates(rows, headline, weights),
        by={name: _groups(headline, key, weights) for name, key in GROUPS.items()},
        outcomes=dict(sorted(Counter(row.score.label or "unlabelled" for row in headline).items())),
        cost=_costs([trial for trial in trials if trial.termination != "infra_error"]),
    )


def _row(score: "Score", scene: "Scene") -> _Row:
    mark = Mark(tool=target(scene), scene=scene.id, value=score.value or 0.0, n=score.n, positive=scene.valid)
    return _Row(scene=scene, score=score, mark=mark)


def _rates(rows: "Sequence[_Row]", headline: "Sequence[_Row]", weights: "Weights") -> "dict[str, Rate]":
    good = [row for row in headline if row.mark.positive]
    bad = [row.mark for row in headline if not row.mark.positive]
    rates = {rate: plain(row.mark for row in rows if row.score.check == check) for rate, check in DETAILS.items()}
    rates["positive_pass"] = plain(_flag(row, row.mark.value >= 1.0) for row in good)
    rates["negative_rejection"] = weighted(bad, weights, name="negative_rejection")
    rates["over_refusal"] = plain(_flag(row, row.score.label == "no_call") for row in good)
    return rates


def _flag(row: _Row, hit: bool) -> Mark:  # noqa: FBT001 - the flag is the value that is marked
    return Mark(tool=row.mark.tool, scene=row.mark.scene, value=float(hit))


def _groups(headline: "Iterable[_Row]", key: "Callable[[Scene], str]", weights: "Weights") -> "dict[str, Group]":
    grouped: dict[str, list[Mark]] = defaultdict(list)
    for row in headline:
        grouped[key(row.scene)].append(row.mark)
    return {
        name: Group(
            n=len(marks),
            passed=sum(mark.value >= 1.0 for mark in marks),
            score=weighted(marks, weights, name=name),
        )
        for name, marks in sorted(grouped.items())
    }


def _costs(trials: "Sequence[Trial]") -> Costs:
    count = len(trials) or 1
    prices = [trial.cost for trial in trials if trial.cost is not None]
    return Costs(
        tokens=sum(trial.usage.input + trial.usage.output for trial in trials) / count,
        seconds=sum(trial.seconds for trial in trials) / count,
        calls=sum(len(trial.calls) for trial in trials) / count,
        successful_calls=sum(call.status == "ok" for trial in trials for call in trial.calls) / count,
        retries=sum(trial.retries for trial in trials) / count,
        usd=sum(prices) / len(prices) if prices else None,
    )
