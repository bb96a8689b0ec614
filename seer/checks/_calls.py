"""Expected and made calls in, their best pairing out; and what a scene lets an agent call besides."""

from typing import TYPE_CHECKING

from msgspec import Struct

from seer.checks._assign import assign
from seer.records import Call, ExpectedCall
from seer.schema.match import Mismatch, compare, rules

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.records import Context, Object, Tool

MALFORMED = ("unparsable", "unknown_tool")
"""States of a call that can't be read, or names no tool that is offered."""

MOST_TRIES = 3
"""Calls that a trial may hold besides the expected ones: look-ups, rejected tries and harmless repeats together."""

RIGHT = 10**9
"""What a right pair is worth: more than any number of nearly right ones."""


class Pair(Struct, frozen=True, kw_only=True):
    """An expected call and its counterpart, null where its tool wasn't called (often enough)."""

    expected: ExpectedCall
    call: Call | None
    mismatches: tuple[Mismatch, ...] = ()

    @property
    def right(self) -> bool:
        """Whether the call was carried out with every argument right."""
        return self.call is not None and self.call.executed and self.call.parsed is not None and not self.mismatches


class Pairing(Struct, frozen=True, kw_only=True):
    """Every expected call with its counterpart, and the calls that are nobody's, in order."""

    pairs: tuple[Pair, ...]
    rest: tuple[Call, ...]


def pair(expected: "Sequence[ExpectedCall]", calls: "Sequence[Call]", tools: "Mapping[str, Tool]") -> Pairing:
    """Pair calls so that as many as can be are right; among the others the nearest, then the earliest."""
    table = [[_compared(wanted, call, tools) for call in calls] for wanted in expected]
    worths = [[_worth(found, position) for position, found in enumerate(row)] for row in table]
    chosen = assign(worths) if calls else (None,) * len(expected)
    pairs = tuple(
        Pair(expected=wanted, call=None) if at is None else row[at] or Pair(expected=wanted, call=None)
        for wanted, row, at in zip(expected, table, chosen, strict=True)
    )
    taken = set(chosen)
    return Pairing(pairs=pairs, rest=tuple(call for at, call in enumerate(calls) if at not in taken))


def _compared(expected: ExpectedCall, call: Call, tools: "Mapping[str, Tool]") -> Pair | None:
    if call.proposed.name != expected.tool or call.turn < expected.from_turn:
        return None
    return Pair(expected=expected, call=call, mismatches=differences(expected, call, tools))


def differences(expected: ExpectedCall, call: Call, tools: "Mapping[str, Tool]") -> tuple[Mismatch, ...]:
    """Give what is wrong with a call's arguments; nothing can be said of those that don't parse."""
    if call.parsed is None:
        return ()
    return compare(expected, call.parsed, parameters=tools[expected.tool].parameters)


def _worth(found: Pair | None, position: int) -> int:
    if found is None:
        return 0
    nearness = 0.0
    if found.call is not None and found.call.parsed is not None:
        nearness = max(0.0, 1 - len(found.mismatches) / max(1, len(found.expected.match)))
    return (RIGHT if found.right else 0) + round(nearness * 1000) * 1000 + max(1, 999 - position)


def first_tries(calls: "Sequence[Call]") -> tuple[Call, ...]:
    """Leave out retries: for each call that was rejected, the next call of the same tool."""
    owed: dict[str, int] = {}
    kept = []
    for call in calls:
        waiting = owed.get(call.proposed.name, 0)
        if waiting:
            owed[call.proposed.name] = waiting - 1
        else:
            kept.append(call)
        if not call.executed:
            owed[call.proposed.name] = owed.get(call.proposed.name, 0) + 1
    return tuple(kept)


def allowed(call: Call, context: "Context") -> bool:
    """Whether the scene lets an agent make this call besides the expected ones: by `extra` and the tool's effect."""
    tool = context.tools.get(call.proposed.name)
    if tool is None or call.proposed.name not in context.scene.tools:
        return False
    extra = context.scene.expect.extra
    return extra == "any" or (extra == "reads" and tool.effect == "read")


def guessed(call: Call, context: "Context") -> bool:
    """Whether a call tries a tool that must be called: with other arguments it is a guess, even where it only reads."""
    wanted = any(one.tool == call.proposed.name and not one.optional for one in context.scene.expect.calls)
    return call.executed and wanted and context.scene.expect.extra != "any"


def sprayed(calls: "Sequence[Call]", context: "Context") -> bool:
    """Whether so many calls besides the expected ones were made that an agent tries tools until one fits."""
    return len(calls) > MOST_TRIES and context.scene.expect.extra != "any"


def forbidden(call: Call, context: "Context") -> bool:
    """Whether the scene forbids this call: by its tool alone, or with these arguments."""
    return any(
        ban.tool == call.proposed.name and (ban.arguments is None or _same(ban.arguments, call, context))
        for ban in context.scene.expect.forbid
    )


def _same(arguments: "Object", call: Call, context: "Context") -> bool:
    tool = context.tools.get(call.proposed.name)
    if tool is None or call.parsed is None:
        return False
    banned = ExpectedCall(id="", tool=tool.name, arguments=arguments, match=rules(tool.parameters, arguments))
    return not differences(banned, call, context.tools)


def evidence(calls: "Sequence[Call]") -> tuple[str, ...]:
    """Name calls by their spans, or by their ids where there is none."""
    return tuple(call.span or call.id for call in calls)
