"""Expected calls and the calls made so far in, whether one is still to come out."""

from collections.abc import Iterable, Mapping, Sequence

from seer.records import Call, ExpectedCall, Tool
from seer.schema.match import compare


def outstanding(expected: Iterable[ExpectedCall], made: Sequence[Call], tools: Mapping[str, Tool]) -> bool:
    """Tell whether a call that must happen has not happened yet; a call answers one expectation only."""
    left = [call for call in made if call.status == "ok"]
    for wanted in expected:
        if wanted.optional:
            continue
        met = next((call for call in left if _meets(wanted, call, tools[wanted.tool])), None)
        if met is None:
            return True
        left.remove(met)
    return False


def _meets(wanted: ExpectedCall, call: Call, tool: Tool) -> bool:
    return (
        call.proposed.name == wanted.tool
        and call.turn >= wanted.from_turn
        and call.parsed is not None
        and not compare(wanted, call.parsed, parameters=tool.parameters)
    )
