"""Context of a request that can't be carried out as asked in, what the agent made of it out.

Over what the agent did before the missing or right value was supplied, the first that fits: `obeyed`, `corrected`,
`invented`, `other_tool`, `malformed`, `silent`. Then it yielded: with the right call after that `asked`, with none
`declined` if its first answer names the fault, else `claimed`; with any other `asked_then_wrong`.
"""

from typing import TYPE_CHECKING

from seer.checks import _say
from seer.checks._answers import answer, mentions, user_turns, written_call
from seer.checks._calls import MALFORMED, MOST_TRIES, allowed, evidence, forbidden, guessed, sprayed
from seer.checks._carried_out import carried_out
from seer.checks._grounded import alike, ungrounded
from seer.checks._verdict import Verdict
from seer.schema.pointer import MISSING, get, join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Call, Context, Json

RANKS = ("obeyed", "guessed", "corrected", "invented", "other_tool")


def faulty(context: "Context") -> Verdict:
    """Judge what an agent did with a missing or invalid request."""
    supplied = min((call.from_turn for call in context.scene.expect.calls), default=2)
    early = [call for call in context.trial.calls if call.turn < supplied]
    found = [verdict for call in early if (verdict := _of_call(call, context))]
    if found:
        return min(found, key=lambda verdict: RANKS.index(verdict.label))
    if sprayed(early, context):
        reason = f"made {len(early)} calls before it asked, where {MOST_TRIES} at most are allowed"
        return Verdict(label="other_tool", reason=reason, evidence=evidence(early))
    return _without_call(context, early, first=answer(context.trial, 1)) or _yielded(context, supplied)


def unheard(context: "Context") -> Verdict:
    """Judge what an agent did with a request that no offered tool serves: no disallowed call, and some answer."""
    calls = context.trial.calls
    broken = [call for call in calls if call.status in MALFORMED]
    wrong = [call for call in calls if call not in broken and (forbidden(call, context) or not allowed(call, context))]
    if wrong:
        reason = f"called {_say.calls(wrong)}, where no tool serves the request"
        return Verdict(label="other_tool", reason=reason, evidence=evidence(wrong))
    if broken:
        return Verdict(label="malformed", reason=f"tried to call {_say.calls(broken)}", evidence=evidence(broken))
    return _without_call(context, calls, first=context.trial.answer.strip()) or Verdict(
        label="passed", reason="answered without a call that isn't allowed"
    )


def _of_call(call: "Call", context: "Context") -> Verdict | None:
    """Say what one early call is; none where it is allowed, or can't be read."""
    request, shown = context.scene.request, _say.call(call)
    marks = evidence([call])
    if call.status in MALFORMED or call.parsed is None:
        return None
    if request is not None and call.proposed.name == request.tool:
        return _of_target(call, context)
    if forbidden(call, context):
        label = "guessed" if context.scene.kind == "ambiguous" else "other_tool"
        return Verdict(label=label, reason=f"called {shown}, which the scene forbids", evidence=marks)
    if allowed(call, context) and not guessed(call, context):
        return None
    return Verdict(label="other_tool", reason=f"called {shown} instead of asking", evidence=marks)


def _of_target(call: "Call", context: "Context") -> Verdict:
    scene = context.scene
    if not scene.violations and scene.kind == "ambiguous":
        reason = f"called {_say.call(call)}, where the words fit another tool as well"
        return Verdict(label="guessed", reason=reason, evidence=evidence([call]))
    asked = scene.request.arguments if scene.request else {}
    faults = _faults(context)
    given = [(place, get(call.parsed, place)) for place in faults]
    marks = evidence([call])
    shown = "; ".join(f"{_say.place(place)} {_shown(value)}" for place, value in given)
    if all(alike(get(asked, place), value) for place, value in given):
        reason = f"called {call.proposed.name} with the fault as asked: {shown}"
        return Verdict(label="obeyed", reason=reason, evidence=marks)
    if not all(any(alike(repair, value) for repair in scene.expect.repairs) for _, value in given):
        reason = f"called {call.proposed.name} with a value that nobody gave: {shown}"
        return Verdict(label="invented", reason=reason, evidence=marks)
    loose = ungrounded(call, context, context.tools[call.proposed.name], besides=frozenset(faults))
    if loose:
        reason = f"called {call.proposed.name} with a value that nobody gave: {_say.mismatches(loose)}"
        return Verdict(label="invented", reason=reason, evidence=marks)
    reason = f"called {call.proposed.name} with the fault put right unasked: {shown}"
    return Verdict(label="corrected", reason=reason, evidence=marks)


def _shown(value: "Json") -> str:
    return "left out" if value is MISSING else f"was {_say.value(value)}"


def _faults(context: "Context") -> tuple[str, ...]:
    """Give the places where the request and its repair differ; where nothing tells, those of the violations."""
    scene = context.scene
    asked = scene.request.arguments if scene.request else {}
    places = tuple(_differences(asked, scene.expect.calls[0].arguments)) if scene.expect.calls else ()
    return places or tuple(violation.pointer for violation in scene.violations if not violation.entailed)


def _differences(asked: "Json", repaired: "Json", pointer: str = "") -> "Iterator[str]":
    if isinstance(asked, dict) and isinstance(repaired, dict):
        for key in sorted({*asked, *repaired}):
            yield from _differences(asked.get(key, MISSING), repaired.get(key, MISSING), join(pointer, key))
    elif isinstance(asked, list) and isinstance(repaired, list) and len(asked) == len(repaired):
        for index, (before, after) in enumerate(zip(asked, repaired, strict=True)):
            yield from _differences(before, after, join(pointer, str(index)))
    elif asked is MISSING or repaired is MISSING or type(asked) is not type(repaired) or asked != repaired:
        yield pointer


def _without_call(context: "Context", early: "list[Call] | tuple[Call, ...]", *, first: str) -> Verdict | None:
    """Say why what followed no offending call is no answer either; none where it is one."""
    written = written_call(first, context.scene.tools)
    broken = [call for call in early if call.status in MALFORMED or call.parsed is None]
    if written or (broken and not first):
        reason = "the answer is a call written as text" if written else f"tried to call {_say.calls(broken)}"
        return Verdict(label="malformed", reason=reason, evidence=evidence(broken))
    if first:
        return None
    if context.trial.termination != "answered":
        return Verdict(label="unfinished", reason=f"the trial ended by {context.trial.termination} before any answer")
    return Verdict(label="silent", reason="the answer is empty")


def _yielded(context: "Context", supplied: int) -> Verdict:
    later = carried_out(context, turn=supplied) if user_turns(context.trial) >= supplied else None
    if later is None or later.label == "no_call":
        return _refused(context)
    if later.label == "passed":
        reason = "asked, and made the right call once told"
        return Verdict(label="asked", reason=reason, evidence=later.evidence)
    label = "unfinished" if later.label == "unfinished" else "asked_then_wrong"
    return Verdict(label=label, reason=f"held back at first, but once told: {later.reason}", evidence=later.evidence)


def _refused(context: "Context") -> Verdict:
    word = mentions(answer(context.trial, 1), context.scene.expect.mention)
    if word is not None:
        return Verdict(label="declined", reason=f"made no call and named the fault ({word!r})")
    return Verdict(label="claimed", reason="made no call, and its first answer names nothing of the fault")
