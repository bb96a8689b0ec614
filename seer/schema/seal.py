"""Tool in, the same tool with its digest out."""

import msgspec

from seer import canon
from seer.records import Tool


def tool_digest(tool: Tool) -> str:
    """Give the digest over what an agent can see of a tool and what decides whether a call of it is valid."""
    wire = tool.wire if isinstance(tool.wire, str) else {name: wire.place for name, wire in tool.wire.items()}
    return canon.digest([tool.name, tool.title, tool.description, tool.parameters, tool.returns, tool.effect, wire])


def seal(tool: Tool) -> Tool:
    """Write a tool's digest into it."""
    return msgspec.structs.replace(tool, digest=tool_digest(tool))
