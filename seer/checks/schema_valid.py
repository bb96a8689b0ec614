"""Share of the calls proposed that parse, name an offered tool and satisfy its schema."""

from typing import TYPE_CHECKING

from seer.checks import _say
from seer.checks._calls import evidence
from seer.records import Score

if TYPE_CHECKING:
    from seer.records import Context

REJECTED = {
    "unparsable": "doesn't parse",
    "unknown_tool": "names no tool that is offered",
    "invalid_arguments": "doesn't satisfy its schema",
}


def check(context: "Context") -> Score | None:
    """Count the calls that the world took, whatever it then answered; none were proposed: no score."""
    calls = context.trial.calls
    if context.trial.termination == "infra_error" or not calls:
        return None
    bad = [call for call in calls if call.status in REJECTED]
    reasons = [f"{_say.call(call)} {REJECTED[call.status]}" for call in bad[:3]]
    return Score(
        trial=context.trial.id,
        scene=context.scene.id,
        check="schema_valid",
        value=(len(calls) - len(bad)) / len(calls),
        reason="; ".join(reasons) or "every call satisfies its schema",
        evidence=evidence(bad or calls),
        n=len(calls),
    )
