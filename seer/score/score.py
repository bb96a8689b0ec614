"""Trials, scenes, tools and checks in, one score a trial and check out."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from seer.records import Context, Score

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seer.records import Scene, Tool, Trial, Weights

Check: TypeAlias = Callable[[Context], Score | None]


def score(
    trials: "Iterable[Trial]",
    scenes: "Iterable[Scene]",
    tools: "Iterable[Tool]",
    *,
    weights: "Weights",
    checks: "Sequence[Check]",
) -> tuple[Score, ...]:
    """Run every check on every trial, in the order given; a check that doesn't apply gives no score."""
    by_id = {scene.id: scene for scene in scenes}
    by_name = {tool.name: tool for tool in tools}
    contexts = (Context(trial=trial, scene=by_id[trial.scene], tools=by_name, weights=weights) for trial in trials)
    found = (check(context) for context in contexts for check in checks)
    return tuple(row for row in found if row is not None)
