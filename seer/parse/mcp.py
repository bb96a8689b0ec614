"""MCP tools/list result in, tools out; also from a running server.

Recognised by tools with an `inputSchema`, or with a list of `arguments`: the whole JSON-RPC response, its `result`, a
log of messages (a list, JSON lines), pages of a list, a bare list of tools, one tool, tools by name, and a registry's
entry with `tools` in it. Annotations give the effect: `readOnlyHint: true` is read; otherwise `destructiveHint: true`
is destructive and either hint given as false is write; without a hint it is unknown.

A server that runs is named in place of a file: `mcp:"python -m server"` is started and spoken to over its standard
input and output, `mcp+http://…` and `mcp+https://…` over streamable HTTP (the variable SEER_MCP_TOKEN is sent as bearer
token). It may take a minute in all, or as many seconds as the variable SEER_MCP_SECONDS says; what is waited for is
told after two. This needs the extra `mcp`.

Repaired, with a warning: properties without a schema around them, `arguments: […]`, `input_schema` or `parameters` in
place of `inputSchema`, `required` beside it. A schema that says nothing at all is taken as it is and told of: servers
lose their parameters when the library that writes schemas changes under them.
"""

from typing import TYPE_CHECKING, Final

from seer.parse._converted import parameters, returns
from seer.parse._gather import Gather
from seer.parse._mcp_shapes import shaped, tools_of, unfinished
from seer.parse._shapes import described, is_listed
from seer.schema.pointer import join

if TYPE_CHECKING:
    from seer.records import Effect, Json, Object, Parsed

_HINTS: Final = ("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint")


def recognises(document: "Json") -> bool:
    """Tell whether it is MCP's: tools with an `inputSchema` or a list of `arguments`."""
    if isinstance(document, dict) and "seer" in document:
        return False
    return any(_is_tool(tool) for _, tool in tools_of(document))


def _is_tool(tool: "Json") -> bool:
    if not isinstance(tool, dict):
        return False
    arguments = tool.get("arguments")
    return "inputSchema" in tool or (isinstance(tool.get("name"), str) and bool(arguments) and is_listed(arguments))


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of a tools/list result."""
    gather = Gather(source, format_name="mcp")
    for at, tool in tools_of(document):
        with gather.skipping(at, tool.get("name") if isinstance(tool, dict) else None):
            _add(gather, tool, at)
    following = unfinished(document)
    if following is not None:
        gather.warn(following, "the list goes on: it names a next page, whose tools aren't here; ask for all pages")
    return gather.parsed()


def _add(gather: Gather, tool: "Json", at: str) -> None:
    tool = described(tool, at)
    annotations = tool.get("annotations")
    hints: Object = annotations if isinstance(annotations, dict) else {}
    _tell_odd_hints(gather, annotations, join(at, "annotations"))
    found, place = shaped(gather, tool, at)
    gather.add(
        tool["name"],
        parameters(gather, found, at=place),
        at=at,
        title=tool.get("title") or hints.get("title"),
        description=tool.get("description"),
        returns=returns(gather, tool.get("outputSchema"), at=join(at, "outputSchema")),
        effect=_effect(hints),
        open_world=_flag(hints, "openWorldHint"),
        idempotent=_flag(hints, "idempotentHint"),
    )


def _tell_odd_hints(gather: Gather, annotations: "Json", at: str) -> None:
    """Tell of annotations, or hints in them, of the wrong type."""
    if not isinstance(annotations, dict | None):
        gather.habit(at, "annotations are no mapping; left out")
    for name in _HINTS if isinstance(annotations, dict) else ():
        if not isinstance(annotations.get(name), bool | None):
            gather.habit(join(at, name), f"{name} is neither true nor false; left out")


def _flag(hints: "Object", name: str) -> bool | None:
    return hints[name] if isinstance(hints.get(name), bool) else None


def _effect(hints: "Object") -> "Effect":
    reads, destroys = _flag(hints, "readOnlyHint"), _flag(hints, "destructiveHint")
    if reads:
        return "read"
    if destroys:
        return "destructive"
    return "unknown" if reads is None and destroys is None else "write"
