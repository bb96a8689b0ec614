"""MCP document or one of its tools, in whatever shape, in, its tools or the tool's schema out."""

from typing import TYPE_CHECKING, Final

from seer.parse._shapes import Shaped, flat, is_flat, listed
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.parse._gather import Gather
    from seer.records import Json, Object

_OTHERS: Final = ("input_schema", "parameters")
_DEEPEST: Final = 4
_LOST: Final = (
    "inputSchema says nothing of parameters, not even that it is an object; read as none, but a server's schema "
    "library may have lost them"
)


def tools_of(document: "Json", at: str = "", depth: int = 0) -> "Iterator[tuple[str, Json]]":
    """Give the place and the description of each tool."""
    if isinstance(document, list):
        messages = any(_holds(each) for each in document)
        for index, each in enumerate(document):
            place = join(at, index)
            if messages and depth < _DEEPEST:
                yield from tools_of(each, place, depth + 1) if _holds(each) else ()
            else:
                yield place, each
    elif isinstance(document, dict):
        if isinstance(document.get("result"), dict):
            yield from tools_of(document["result"], f"{at}/result", depth + 1)
        elif isinstance(document.get("data"), dict) and "jsonrpc" in document["data"]:
            yield from tools_of(document["data"], f"{at}/data", depth + 1)  # an event as HTTP gives it
        elif isinstance(document.get("tools"), list):
            yield from ((f"{at}/tools/{index}", each) for index, each in enumerate(document["tools"]))
        elif isinstance(document.get("tools"), dict) and document["tools"]:
            yield from _named(document["tools"], f"{at}/tools")
        else:
            yield at, document


def unfinished(document: "Json") -> str | None:
    """Give the place of the cursor that the last page of a list ends with, where it does."""
    pages = [
        (place, page)
        for at, message in (enumerate(document) if isinstance(document, list) else [("", document)])
        for place, page in _pages(message, "" if at == "" else f"/{at}")
        if isinstance(page.get("tools"), list)
    ]
    place, page = pages[-1] if pages else ("", {})
    return f"{place}/nextCursor" if isinstance(page.get("nextCursor"), str) and page["nextCursor"] else None


def _pages(message: "Json", at: str) -> "Iterator[tuple[str, Object]]":
    """Give what of a message may be a page: itself, its result, that of an event as HTTP gives it."""
    if isinstance(message, dict):
        yield at, message
        for key in ("data", "result"):
            yield from _pages(message.get(key), f"{at}/{key}")


def _holds(message: "Json") -> bool:
    """Tell whether a member of a list holds tools, so that the list is one of messages or servers."""
    if not isinstance(message, dict):
        return False
    result = message.get("result")
    return isinstance(message.get("tools"), list) or (
        isinstance(result, dict) and isinstance(result.get("tools"), list)
    )


def _named(tools: "Object", at: str) -> "Iterator[tuple[str, Json]]":
    for name, tool in tools.items():
        yield join(at, name), {"name": name, **tool} if isinstance(tool, dict) else tool


def shaped(gather: "Gather", tool: "Object", at: str) -> tuple[Shaped, str]:
    """Give a tool's schema and its place."""
    key = next((key for key in ("inputSchema", *_OTHERS) if key in tool), None)
    if key is None:
        return _arguments(gather, tool, at)
    raw, place = tool[key], join(at, key)
    if key != "inputSchema":
        gather.habit(place, f"{key!r} stands where MCP has 'inputSchema'; read as it")
    if not raw or (isinstance(raw, dict) and (raw.keys() <= {"$schema"} or _is_internal(raw))):
        gather.habit(place, _LOST)
        raw = {}
    if is_flat(raw):
        gather.habit(place, "properties stand there without a schema around them; read as an object's")
        found = flat(raw, at=place)
        return found._replace(schema=_completed(gather, found.schema, tool, at)), place
    return Shaped(_completed(gather, raw, tool, at)), place


def _completed(gather: "Gather", schema: "Json", tool: "Object", at: str) -> "Json":
    """Take in the list of required parameters that stands beside a schema."""
    required = tool.get("required")
    if not isinstance(required, list) or not required or not isinstance(schema, dict) or "required" in schema:
        return schema
    gather.habit(join(at, "required"), "'required' stands beside inputSchema; read as part of it")
    return {**schema, "required": required}


def _is_internal(raw: "Object") -> bool:
    """Tell whether a schema library's own object stands there, which no JSON Schema was made of."""
    return not {"type", "properties", "$ref", "allOf", "anyOf", "oneOf"} & raw.keys() and bool(
        {"_def", "_zod", "~standard"} & raw.keys()
    )


def _arguments(gather: "Gather", tool: "Object", at: str) -> tuple[Shaped, str]:
    """Read a list of arguments, as registries write it; one without any takes none."""
    arguments, place = tool.get("arguments"), join(at, "arguments")
    if isinstance(arguments, list):
        gather.habit(place, "a list of arguments stands in place of inputSchema; read as its properties")
        return listed(arguments, at=place, needed=True, warn=gather.warn), place
    gather.habit(at, "it has neither inputSchema nor arguments; read as taking none")
    return Shaped({"type": "object", "properties": {}}), at
