"""Call and scene in, the leaves that nothing stands behind out.

A leaf is grounded if it equals, under its rule, something the user said, a default, a constant or only choice, the
date of `now`, or something that an earlier result held.
"""

import re
from typing import TYPE_CHECKING

from seer.records import ExpectedCall
from seer.schema.match import compare, default_of, matches, rules
from seer.schema.pointer import MISSING, leaves
from seer.schema.resolve import applying

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Call, Context, Json, Object, Tool
    from seer.schema.match import Mismatch

SHORTEST = 2
"""Words of one letter stand in any text by chance."""


def alike(wanted: "Json", given: "Json") -> bool:
    """Whether two values are the same once said: text trimmed, 5 is 5.0 and "5", true is never 1."""
    if wanted is MISSING or given is MISSING:
        return wanted is given
    if isinstance(wanted, dict) and isinstance(given, dict):
        return wanted.keys() == given.keys() and all(alike(inner, given[key]) for key, inner in wanted.items())
    if isinstance(wanted, list) and isinstance(given, list):
        return len(wanted) == len(given) and all(map(alike, wanted, given))
    if _number(wanted) and _number(given):
        return matches("number", wanted, given)
    if (isinstance(wanted, str) or _number(wanted)) and (isinstance(given, str) or _number(given)):
        return matches("text", str(wanted), str(given))
    return type(wanted) is type(given) and bool(wanted == given)


def _number(value: "Json") -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def ungrounded(call: "Call", context: "Context", tool: "Tool", *, besides: frozenset[str]) -> "tuple[Mismatch, ...]":
    """Give what differs from the request with nothing behind it, leaving out the places of the fault."""
    request = context.scene.request
    if request is None or call.parsed is None:
        return ()
    asked = ExpectedCall(
        id="", tool=tool.name, arguments=request.arguments, match=rules(tool.parameters, request.arguments)
    )
    known = tuple(_known(call, context))
    return tuple(
        found
        for found in compare(asked, call.parsed, parameters=tool.parameters)
        if not any(found.pointer == fault or found.pointer.startswith(f"{fault}/") for fault in besides)
        and found.actual is not MISSING
        and not all(_stands(leaf, found.pointer + at, known, call, context) for at, leaf in leaves(found.actual))
    )


def _known(call: "Call", context: "Context") -> "Iterator[Json]":
    """Give each leaf of the request and of the results that came before a call."""
    if context.scene.request is not None:
        yield from (leaf for _, leaf in leaves(context.scene.request.arguments))
    for earlier in context.trial.calls:
        if earlier.id == call.id:
            return
        if earlier.executed:
            yield from (leaf for _, leaf in leaves(earlier.result))


def _stands(leaf: "Json", pointer: str, known: "tuple[Json, ...]", call: "Call", context: "Context") -> bool:
    tool = context.tools[call.proposed.name]
    if any(alike(given, leaf) for given in known) or _fixed(leaf, pointer, call.parsed or {}, tool):
        return True
    text = str(leaf).strip()
    if isinstance(leaf, bool) or leaf is None or not text:
        return False
    today = context.scene.world.now[:10]
    return text[:10] == today or (len(text) >= SHORTEST and _said(text, context.scene.turns[0].say))


def _fixed(leaf: "Json", pointer: str, arguments: "Object", tool: "Tool") -> bool:
    """Whether the schema leaves no choice here: a default, a constant, an enumeration of one."""
    only = [default_of(tool.parameters, arguments, pointer)]
    for node in applying(tool.parameters, arguments, pointer):
        only.append(node.get("const", MISSING))
        only += node["enum"] if len(node.get("enum", ())) == 1 else ()
    return any(value is not MISSING and alike(value, leaf) for value in only)


def _said(text: str, words: str) -> bool:
    edge = r"(?<![A-Za-z0-9.])", r"(?![A-Za-z0-9]|\.\d)"
    return re.search(edge[0] + re.escape(text) + edge[1], words, re.IGNORECASE) is not None
