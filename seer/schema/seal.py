"""Tools in, the same tools with their digests out."""

from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from seer import canon
from seer.schema.kept import Kept

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Literal

    from seer.records import Json, Object, Tool, Wire

_definition = Kept(canon.digest, most=4_096)
"""The digest of a definition, which tools of one spec share."""


def _digests(definitions: "Mapping[str, Json]") -> msgspec.Raw:
    return msgspec.Raw(canon.again({name: _definition(each) for name, each in definitions.items()}))


_definitions = Kept(_digests, most=1_024)
"""The digests of all definitions of a tool, which others with the same references share."""


def tool_digest(tool: "Tool") -> str:
    """Give the digest over what an agent can see of a tool and what decides whether a call of it is valid.

    Definitions, which may be large and many tools', go into it by their own digests.
    """
    return _digest(tool, _parameters(tool.parameters), _wire(tool.wire))


def seal(tool: "Tool") -> "Tool":
    """Write a tool's digest into it."""
    return msgspec.structs.replace(tool, digest=tool_digest(tool))


def sealed(tools: "Iterable[Tool]") -> "list[Tool]":
    """Write their digests into tools of one spec; parameters that several of them share are looked at once."""
    held = list(tools)
    parameters: dict[int, msgspec.Raw] = {}
    wire: dict[int, msgspec.Raw] = {}
    done = []
    for tool in held:
        at, way = id(tool.parameters), id(tool.wire)
        if at not in parameters:
            parameters[at] = _parameters(tool.parameters)
        if way not in wire:
            wire[way] = _wire(tool.wire)
        done.append(msgspec.structs.replace(tool, digest=_digest(tool, parameters[at], wire[way])))
    return done


def _digest(tool: "Tool", parameters: msgspec.Raw, wire: msgspec.Raw) -> str:
    seen = (tool.name, tool.title, tool.description, parameters, tool.returns, tool.effect, wire)
    return sha256(canon.again(seen)).hexdigest()


def _parameters(parameters: "Object") -> msgspec.Raw:
    if "$defs" in parameters:
        parameters = {**parameters, "$defs": _definitions(parameters["$defs"])}
    return msgspec.Raw(canon.again(parameters))


def _wire(wire: "Literal['json'] | Mapping[str, Wire]") -> msgspec.Raw:
    return msgspec.Raw(canon.again(wire if isinstance(wire, str) else {name: wire[name].place for name in wire}))
