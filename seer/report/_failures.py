"""Report in, what went wrong in each trial out: the user's words, what was expected, what was called, and why."""

from collections import defaultdict
from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec import Struct

from seer import canon
from seer.records import Call, Scene, Score, Trial

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.records import Json, Report

HEADLINE = "outcome"


class Failure(Struct, frozen=True, kw_only=True):
    """A trial that did not fully pass; `details` are what the other checks held against it."""

    scene: Scene
    trial: Trial
    score: Score
    details: tuple[Score, ...] = ()

    @property
    def tool(self) -> str:
        """The tool that the scene is about."""
        return self.scene.id.partition(".")[0]

    @property
    def label(self) -> str:
        """The outcome's name."""
        return self.score.label or "failed"


def headline(report: "Report") -> tuple[Score, ...]:
    """Give the scores that count, one a trial."""
    return tuple(score for score in report.scores if score.check == HEADLINE and score.value is not None)


def failures(report: "Report") -> tuple[Failure, ...]:
    """Give the trials whose headline score is below 1, in the order of the run."""
    scenes = {scene.id: scene for scene in report.scenes}
    trials = {trial.id: trial for trial in report.trials}
    details: dict[str, list[Score]] = defaultdict(list)
    for score in report.scores:
        if score.level == "detail" and score.value is not None and score.value < 1.0:
            details[score.trial].append(score)
    return tuple(
        Failure(scene=scenes[score.scene], trial=trials[score.trial], score=score, details=tuple(details[score.trial]))
        for score in headline(report)
        if score.value is not None and score.value < 1.0
    )


def spread(found: "Sequence[Failure]", most: int) -> tuple[Failure, ...]:
    """Choose at most so many failures, a fair share of each tool and of each outcome of it, in the order given."""
    if len(found) <= most:
        return tuple(found)
    grouped: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for position, failure in enumerate(found):
        grouped[failure.tool][failure.label].append(position)
    chosen = _in_turn([_in_turn(list(outcomes.values())) for outcomes in grouped.values()])
    return tuple(found[position] for position in sorted(chosen[:most]))


def _in_turn(groups: list[list[int]]) -> list[int]:
    """Take the first of each group, then the second of each, and so on."""
    return [position for taken in zip_longest(*groups) for position in taken if position is not None]


def expected(scene: Scene) -> tuple[str, ...]:
    """Say what a right agent does, a line a step."""
    calls = tuple(
        f"{call.tool}({canon.text(call.arguments)}){' (optional)' if call.optional else ''}"
        for call in scene.expect.calls
    )
    if scene.expect.outcome == "call":
        return calls
    if scene.expect.outcome == "no_call":
        return ("No call: none of the offered tools serves this. An answer in words.",)
    return (f"No call as asked: {faults(scene)}.", *(f"Once that is supplied: {call}" for call in calls))


def faults(scene: Scene) -> str:
    """Say what is wrong with a request."""
    own = [violation for violation in scene.violations if not violation.entailed] or list(scene.violations)
    said = [
        f"{_place(violation.pointer)} is missing"
        if violation.keyword == "required"
        else f"{_place(violation.pointer)} breaks its {violation.keyword}"
        for violation in own
    ]
    return ", ".join(said) or "the request has a fault"


def _place(pointer: str) -> str:
    return pointer.removeprefix("/").replace("~1", "/").replace("~0", "~") or "the request"


def called(call: Call) -> str:
    """Show a call just as the agent wrote it."""
    return f"{call.proposed.name}({call.proposed.raw})"


def answered(call: Call) -> str:
    """Show what the world answered to a call."""
    return _text(call.result)


def _text(value: "Json") -> str:
    return value if isinstance(value, str) else canon.text(value)


def why(failure: Failure) -> tuple[str, ...]:
    """Give the reasons, the headline's first, each once."""
    said = dict.fromkeys([failure.score.reason, *(score.reason for score in failure.details)])
    return tuple(reason for reason in said if reason)


def cut(text: str, most: int) -> str:
    """Shorten a text, saying by how much."""
    return text if len(text) <= most else f"{text[:most]} … {len(text) - most:,} more characters"
