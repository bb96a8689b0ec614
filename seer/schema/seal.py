"""Tool in, the same tool with its digest out."""

from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from seer import canon
from seer.schema.kept import Kept

if TYPE_CHECKING:
    from seer.records import Tool

_kept = Kept(canon.digest, most=4_096)
"""The digest of a definition, which tools of one spec share."""


def tool_digest(tool: "Tool") -> str:
    """Give the digest over what an agent can see of a tool and what decides whether a call of it is valid.

    Definitions, which may be large and many tools', go into it by their own digests.
    """
    wire = tool.wire if isinstance(tool.wire, str) else {name: wire.place for name, wire in tool.wire.items()}
    parameters = tool.parameters
    if "$defs" in parameters:
        parameters = {**parameters, "$defs": {name: _kept(each) for name, each in parameters["$defs"].items()}}
    seen = (tool.name, tool.title, tool.description, parameters, tool.returns, tool.effect, wire)
    return sha256(canon.again(seen)).hexdigest()


def seal(tool: "Tool") -> "Tool":
    """Write a tool's digest into it."""
    return msgspec.structs.replace(tool, digest=tool_digest(tool))
