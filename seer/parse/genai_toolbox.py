"""Tools of an MCP Toolbox for Databases (genai-toolbox) file in, tools out.

Recognised by documents with `kind: tool`, or by `tools` by name that each have a `kind` and a `source`. Parameters and
template parameters are arguments, but for those that the server fills in from the user's sign-in or from another one.
A kind of tool that brings parameters of its own, which the file doesn't tell, is told of. `readOnly: true` and the
annotations give the effect.
"""

from typing import TYPE_CHECKING, Final

from seer.errors import SpecError, literal
from seer.parse import _members as members
from seer.parse._converted import parameters
from seer.parse._gather import Gather
from seer.parse._shapes import Shaped, listed
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Effect, Json, Object, Parsed

_PARTS: Final = ("parameters", "templateParameters")
_FILLED_IN: Final = ("authServices", "authSources", "valueFromParam")
_LIMITS: Final = (("minValue", "minimum"), ("maxValue", "maximum"), ("allowedValues", "enum"), ("items", "items"),
                  ("default", "default"))  # fmt: skip
_WHOLE: Final = ("statement", "parameters", "templateParameters", "path", "requestBody", "queryParams", "bodyParams")
"""Keys that show that a file tells all of a tool's parameters."""


def recognises(document: "Json") -> bool:
    """Tell whether it is genai-toolbox's: documents with `kind: tool`, or `tools` with `kind` and `source`."""
    if isinstance(document, dict) and isinstance(document.get("tools"), dict):
        tools = document["tools"].values()
        return bool(tools) and all(isinstance(tool, dict) and {"kind", "source"} <= tool.keys() for tool in tools)
    return any(_is_tool(each) for each in (document if isinstance(document, list) else [document]))


def _is_tool(document: "Json") -> bool:
    if not isinstance(document, dict) or not isinstance(document.get("name"), str):
        return False
    return str(document.get("kind")) in {"tool", "tools"} and "type" in document


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of a file."""
    gather = Gather(source, format_name="genai_toolbox")
    for at, name, tool in _tools(document):
        with gather.skipping(at, name):
            if not isinstance(tool, dict) or not name.strip():
                message = "it has no name" if isinstance(tool, dict) else f"{literal(tool)} is no mapping"
                raise SpecError(message, where=at, fix="give its type, source and description")
            gather.add(
                name,
                parameters(gather, _shaped(gather, tool, at), at=at),
                at=at,
                description=tool.get("description"),
                effect=_effect(gather, tool, at),
            )
    return gather.parsed()


def _tools(document: "Json") -> "Iterator[tuple[str, str, Json]]":
    """Give place, name and content of each tool, of the newer files and of the older map of tools."""
    if isinstance(document, dict) and isinstance(document.get("tools"), dict):
        yield from ((f"/tools{join('', name)}", name, tool) for name, tool in document["tools"].items())
        return
    for index, each in enumerate(document if isinstance(document, list) else [document]):
        if _is_tool(each):
            yield join("", index) if isinstance(document, list) else "", each["name"], each


def _shaped(gather: Gather, tool: "Object", at: str) -> Shaped:
    properties: Object = {}
    required: list[str] = []
    places: dict[str, str] = {}
    for part in _PARTS:
        place = join(at, part)
        given = members.listed(gather, tool, part, at=at)
        raw = {index: each for index, each in enumerate(given) if not _is_filled_in(each)}
        found = listed(
            {index: _parameter(each) for index, each in raw.items()}, at=place, needed=True, warn=gather.warn
        )
        properties |= found.schema["properties"]
        required += found.schema.get("required", [])
        places |= found.places
    if not any(key in tool for key in _WHOLE):
        kind = literal(tool.get("type", tool.get("kind")))
        gather.habit(at, f"tools of type {kind} bring parameters that the file doesn't tell; read as taking none")
    return Shaped({"type": "object", "properties": properties, "required": required}, places)


def _is_filled_in(parameter: "Json") -> bool:
    return isinstance(parameter, dict) and any(parameter.get(key) for key in _FILLED_IN)


def _parameter(given: "Json") -> "Json":
    """Give a parameter in JSON Schema's words; one with a default isn't needed."""
    if not isinstance(given, dict):
        return given
    made: Object = {key: given[key] for key in ("name", "description", "required") if key in given}
    kind = given.get("type")
    made["type"] = {"float": "number", "map": "object"}.get(str(kind), kind)
    made |= {keyword: given[key] for key, keyword in _LIMITS if key in given}
    if isinstance(made.get("items"), dict):
        made["items"] = {k: v for k, v in _parameter(made["items"]).items() if k not in {"name", "required"}}
    if kind == "map" and given.get("valueType"):
        made["additionalProperties"] = {"type": {"float": "number"}.get(str(given["valueType"]), given["valueType"])}
    if isinstance(given.get("excludedValues"), list):
        made["not"] = {"enum": given["excludedValues"]}
    if given.get("default") is not None:
        made["required"] = False
    return made


def _effect(gather: Gather, tool: "Object", at: str) -> "Effect":
    hints = members.mapping(gather, tool, "annotations", at=at)
    if tool.get("readOnly") is True or hints.get("readOnlyHint") is True:
        return "read"
    if hints.get("destructiveHint") is True:
        return "destructive"
    return "write" if tool.get("readOnly") is False or hints.get("readOnlyHint") is False else "unknown"
