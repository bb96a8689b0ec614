"""Share of expected calls, among those whose tool was called, that had every argument right at the first try."""

from typing import TYPE_CHECKING

from seer.checks import _say
from seer.checks._calls import Pair, evidence, first_tries, pair
from seer.records import Score

if TYPE_CHECKING:
    from seer.records import Context


def check(context: "Context") -> Score | None:
    """Compare expected calls with the calls that fit them best; a call after a rejected one is a retry, not a try."""
    expected = context.scene.expect.calls
    if context.trial.termination == "infra_error" or not expected:
        return None
    since = min(call.from_turn for call in expected)
    calls = first_tries([call for call in context.trial.calls if call.turn >= since])
    called = [one for one in pair(expected, calls, context.tools).pairs if one.call is not None]
    if not called:
        return None
    wrong = [one for one in called if not one.right]
    return Score(
        trial=context.trial.id,
        scene=context.scene.id,
        check="arguments",
        value=(len(called) - len(wrong)) / len(called),
        reason="; ".join(map(_why, wrong)) or "every argument is right",
        evidence=evidence([one.call for one in called if one.call is not None]),
        n=len(called),
    )


def _why(one: Pair) -> str:
    if one.call is not None and one.call.parsed is None:
        return f"the arguments of {one.expected.tool} don't parse: {one.call.parse_error or 'no JSON object'}"
    return _say.mismatches(one.mismatches) or f"{one.expected.tool} was rejected by its schema"
