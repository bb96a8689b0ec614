"""Whether the expected tools were the ones called, in scenes that expect a call and offer two tools or more."""

from collections import Counter
from typing import TYPE_CHECKING

from seer.checks import _say
from seer.checks._calls import allowed, evidence
from seer.records import Score

if TYPE_CHECKING:
    from seer.records import Context

FEWEST = 2


def check(context: "Context") -> Score | None:
    """Compare the names called with the names expected; a tool that the scene allows besides counts for nothing."""
    trial, scene = context.trial, context.scene
    if trial.termination == "infra_error" or scene.expect.outcome != "call" or len(scene.tools) < FEWEST:
        return None
    wanted = Counter(call.tool for call in scene.expect.calls if not call.optional)
    known = {call.tool for call in scene.expect.calls}
    missed = wanted - Counter(call.proposed.name for call in trial.calls)
    others = [call for call in trial.calls if call.proposed.name not in known and not allowed(call, context)]
    reasons = [f"{name} was not called" for name in sorted(missed)]
    if others:
        reasons.append(f"called {_say.calls(others)}")
    return Score(
        trial=trial.id,
        scene=scene.id,
        check="tool_selection",
        value=0.0 if reasons else 1.0,
        reason="; ".join(reasons) or "the expected tools were called",
        evidence=evidence(others or trial.calls),
    )
