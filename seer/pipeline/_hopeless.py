"""Tools that no argument set was found for in, why not out, as far as it is known."""

from collections.abc import Iterator, Sequence

from seer.records import Tool
from seer.schema.empty import is_empty
from seer.schema.least import Least

_FEW = 3
_LONGEST = 64


def reasons(tools: Sequence[Tool]) -> str:
    """Name the first few tools, each with the reason: `grow (a: each value …), and 2 more`."""
    told = ", ".join(f"{tool.name[:_LONGEST]} ({_reason(tool)})" for tool in tools[:_FEW])
    return f"{told}, and {len(tools) - _FEW} more" if len(tools) > _FEW else told


def _reason(tool: Tool) -> str:
    unending = next(_unending(tool), None)
    if unending is not None:
        return unending
    return "no value satisfies its schema" if is_empty(tool.parameters) else "nothing was found that fits its schema"


def _unending(tool: Tool) -> Iterator[str]:
    least, root = Least(), tool.parameters
    for name in root.get("required", ()):
        flaw = least.flaw(root.get("properties", {}).get(name), root)
        if flaw is not None:
            yield f"{name[:_LONGEST]}: {flaw}"
