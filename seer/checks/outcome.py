"""Headline: what became of the scene, by name, and what that is worth from 0 to 1."""

from typing import TYPE_CHECKING

from seer.checks._carried_out import carried_out
from seer.checks._faulty import faulty, unheard
from seer.checks._verdict import Verdict, worth
from seer.records import Score

if TYPE_CHECKING:
    from seer.records import Context


def check(context: "Context") -> Score:
    """Judge a trial as a whole; one that the infrastructure spoiled has no value."""
    verdict = _verdict(context)
    spoiled = context.trial.termination == "infra_error"
    return Score(
        trial=context.trial.id,
        scene=context.scene.id,
        check="outcome",
        value=None if spoiled else worth(verdict.label, context.weights),
        reason=verdict.reason,
        evidence=verdict.evidence,
        level="headline",
        label=verdict.label,
    )


def _verdict(context: "Context") -> Verdict:
    trial = context.trial
    if trial.termination in {"infra_error", "agent_error"}:
        who = "the agent" if trial.termination == "agent_error" else "the way to the agent"
        return Verdict(label=trial.termination, reason=f"{who} failed: {trial.error or 'no message'}")
    match context.scene.expect.outcome:
        case "call":
            return carried_out(context, turn=1)
        case "no_call_until_repaired":
            return faulty(context)
        case "no_call":
            return unheard(context)
