"""MCP tools/list result in, tools out.

Read are the whole JSON-RPC response, its `result`, a bare list of tools, and one tool; what makes it MCP is
`inputSchema`. Annotations give the effect: `readOnlyHint: true` is read; otherwise `destructiveHint: true` is
destructive and either hint given as false is write; without a hint it is unknown.
"""

from typing import TYPE_CHECKING

from seer.errors import SpecError
from seer.parse._gather import Gather, object_schema
from seer.schema.normalise import Converter, dialect_of
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Effect, Json, Object, Parsed


def recognises(document: "Json") -> bool:
    """Tell whether it is a list of MCP tools."""
    if isinstance(document, dict) and "seer" in document:
        return False
    return any(isinstance(entry, dict) and "inputSchema" in entry for _, entry in _entries(document))


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of a tools/list result."""
    gather = Gather(source, format_name="mcp")
    for at, entry in _entries(document):
        with gather.skipping(at, entry.get("name") if isinstance(entry, dict) else None):
            _add(gather, entry, at)
    return gather.parsed()


def _entries(document: "Json", at: str = "") -> "Iterator[tuple[str, Json]]":
    if isinstance(document, list):
        yield from ((f"{at}/{index}", entry) for index, entry in enumerate(document))
    elif isinstance(document, dict):
        if isinstance(document.get("result"), dict):
            yield from _entries(document["result"], f"{at}/result")
        elif isinstance(document.get("tools"), list):
            yield from _entries(document["tools"], f"{at}/tools")
        else:
            yield at, document


def _add(gather: Gather, tool: "Json", at: str) -> None:
    if not isinstance(tool, dict) or not isinstance(tool.get("name"), str) or not tool["name"].strip():
        message = f"{tool!r:.60} has no name"
        raise SpecError(message, where=at, fix="give it a 'name'")
    annotations = tool.get("annotations")
    hints: Object = annotations if isinstance(annotations, dict) else {}
    place = join(at, "inputSchema")
    schema = tool.get("inputSchema")
    output = tool.get("outputSchema")
    gather.add(
        tool["name"],
        object_schema(_converter(gather, schema, place), schema, at=""),
        at=at,
        title=tool.get("title") or hints.get("title"),
        description=tool.get("description"),
        returns=None
        if not isinstance(output, dict)
        else gather.results.returns(_converter(gather, output, join(at, "outputSchema")), output, at=""),
        effect=_effect(hints),
        open_world=_flag(hints, "openWorldHint"),
        idempotent=_flag(hints, "idempotentHint"),
    )


def _flag(hints: "Object", name: str) -> bool | None:
    return hints[name] if isinstance(hints.get(name), bool) else None


def _effect(hints: "Object") -> "Effect":
    reads, destroys = _flag(hints, "readOnlyHint"), _flag(hints, "destructiveHint")
    if reads:
        return "read"
    if destroys:
        return "destructive"
    return "unknown" if reads is None and destroys is None else "write"


def _converter(gather: Gather, schema: "Json", at: str) -> Converter:
    """Give a converter for which references lead into the tool's own schema."""
    return Converter(
        schema, dialect=dialect_of(schema, "2020-12"), warn=lambda pointer, what: gather.warn(at + pointer, what)
    )
