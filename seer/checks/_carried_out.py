"""Context in, whether the expected calls were made and nothing else was, out.

The first that fits: `forbidden_call`, `no_call`, `malformed`, `wrong_arguments`, `missing_call`, `wrong_tool`,
`wrong_order`, `extra_call`, `unfinished`, `passed`. A call that was rejected and then made right is forgiven.
"""

from typing import TYPE_CHECKING

from seer.checks import _say
from seer.checks._answers import answer, written_call
from seer.checks._calls import (
    MALFORMED,
    MOST_TRIES,
    Pairing,
    allowed,
    differences,
    evidence,
    forbidden,
    guessed,
    pair,
    sprayed,
)
from seer.checks._verdict import Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.checks._calls import Pair
    from seer.records import Call, Context


def carried_out(context: "Context", *, turn: int) -> Verdict:
    """Judge the calls that were made from one turn of the user's on."""
    calls = [call for call in context.trial.calls if call.turn >= turn]
    banned = [call for call in calls if forbidden(call, context)]
    if banned:
        return Verdict(
            label="forbidden_call", reason=f"the scene forbids {_say.calls(banned)}", evidence=evidence(banned)
        )
    if not calls:
        return _idle(context, turn)
    pairing = pair(context.scene.expect.calls, calls, context.tools)
    wrong = [one for one in pairing.pairs if not one.right and not _dispensable(one, context)]
    return _failed(wrong, pairing, calls) if wrong else _complete(context, pairing, calls)


def _dispensable(one: "Pair", context: "Context") -> bool:
    """Whether an optional call was left out, or only looks like one that is allowed anyway."""
    spared = one.call is None or (allowed(one.call, context) and not guessed(one.call, context))
    return one.expected.optional and spared


def _idle(context: "Context", turn: int) -> Verdict:
    wanted = ", ".join(call.tool for call in context.scene.expect.calls)
    said = answer(context.trial, turn)
    if written_call(said, context.scene.tools):
        return Verdict(label="malformed", reason="the answer is a call written as text; nothing was called")
    if context.trial.termination != "answered":
        return Verdict(label="unfinished", reason=f"the trial ended by {context.trial.termination} before any call")
    return Verdict(label="no_call", reason=f"nothing was called, expected {wanted}")


def _failed(wrong: "Sequence[Pair]", pairing: Pairing, calls: "Sequence[Call]") -> Verdict:
    compared = [one for one in wrong if one.call is not None and one.call.parsed is not None]
    if compared:
        reason = "; ".join(_differs(one) for one in compared)
        made = [one.call for one in compared if one.call is not None]
        return Verdict(label="wrong_arguments", reason=reason, evidence=evidence(made))
    if all(call.status in MALFORMED for call in calls) or any(one.call is not None for one in wrong):
        broken = [call for call in calls if call.status in MALFORMED]
        return Verdict(label="malformed", reason=_malformed(broken), evidence=evidence(broken))
    label = "missing_call" if any(one.right for one in pairing.pairs) else "wrong_tool"
    wanted = ", ".join(one.expected.tool for one in wrong)
    names = ", ".join(dict.fromkeys(call.proposed.name for call in calls))
    return Verdict(label=label, reason=f"called {names}, but never {wanted} as expected", evidence=evidence(calls))


def _differs(one: "Pair") -> str:
    if one.mismatches:
        return _say.mismatches(one.mismatches)
    return f"{one.expected.tool} was rejected: the arguments don't satisfy its schema"


def _malformed(calls: "Sequence[Call]") -> str:
    return "; ".join(
        f"{call.proposed.name!r} is not offered"
        if call.status == "unknown_tool"
        else f"the arguments of {call.proposed.name} don't parse: {call.parse_error or 'no JSON object'}"
        for call in calls[:3]
    )


def _complete(context: "Context", pairing: Pairing, calls: "Sequence[Call]") -> Verdict:
    right = [one.call for one in pairing.pairs if one.call is not None]
    order = {call.id: position for position, call in enumerate(calls)}
    late = _out_of_order(pairing, order)
    if late:
        return Verdict(label="wrong_order", reason=late, evidence=evidence(right))
    extra = [call for call in pairing.rest if not _harmless(call, context, pairing, order)]
    if extra:
        reason = f"besides what was expected, called {_say.calls(extra)}"
        return Verdict(label="extra_call", reason=reason, evidence=evidence(extra))
    if sprayed(pairing.rest, context):
        reason = f"besides what was expected, made {len(pairing.rest)} calls, where {MOST_TRIES} at most are allowed"
        return Verdict(label="extra_call", reason=reason, evidence=evidence(pairing.rest))
    if context.trial.termination != "answered":
        reason = f"the calls are right, but the trial ended by {context.trial.termination}"
        return Verdict(label="unfinished", reason=reason, evidence=evidence(right))
    rejected = sum(not call.executed for call in pairing.rest)
    note = f", after {rejected} rejected {'call' if rejected == 1 else 'calls'}" if rejected else ""
    return Verdict(label="passed", reason=f"every expected call was made{note}", evidence=evidence(right))


def _out_of_order(pairing: Pairing, order: dict[str, int]) -> str | None:
    made = {one.expected.id: one for one in pairing.pairs if one.call is not None}
    for one in made.values():
        for before in one.expected.after:
            first = made.get(before)
            if first and first.call and one.call and order[first.call.id] > order[one.call.id]:
                return f"{one.expected.tool} was called before {first.expected.tool}"
    return None


def _harmless(call: "Call", context: "Context", pairing: Pairing, order: dict[str, int]) -> bool:
    """Whether a call besides the expected ones is allowed, was mended, or repeats a right one without effect."""
    if allowed(call, context) and not guessed(call, context):
        return True
    right = [one for one in pairing.pairs if one.call is not None and one.right]
    offered = call.proposed.name in context.scene.tools
    if not call.executed:
        return any(
            order[one.call.id] > order[call.id] and (not offered or one.expected.tool == call.proposed.name)
            for one in right
            if one.call is not None
        )
    tool = context.tools.get(call.proposed.name)
    idempotent = context.scene.expect.extra != "none" and tool is not None and tool.idempotent is True
    repeatable = idempotent or allowed(call, context)
    return repeatable and any(_repeats(one, call, context) for one in right)


def _repeats(one: "Pair", call: "Call", context: "Context") -> bool:
    return one.expected.tool == call.proposed.name and not differences(one.expected, call, context.tools)
