"""A tool and what is shown in its place in, the tool as an agent sees it out; and arguments under the names of either.

An overlay has an entry for each tool that is shown otherwise than it is: `name` and `description` stand for its own,
`parameters` gives properties of the top level, by their own names, other names. What the spec says and an agent
wouldn't see then (title, path, effect, phrasebook) is taken away too.
"""

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from seer import canon
from seer.records import Json, Object, Tool
from seer.schema.kept import Kept

Twin = Literal["twin:name", "twin:description", "twin:parameters"]
TWINS: tuple[Twin, ...] = ("twin:name", "twin:description", "twin:parameters")
"""What is taken from all offered tools: telling names, descriptions, telling names of their parameters."""
_PLAIN = frozenset(
    {"type", "properties", "required", "additionalProperties", "$defs", "title", "description", "$schema", "$id"}
)
Overlay = Mapping[str, Object]


def overlay(twin: Twin, tools: Iterable[Tool], *, salt: str = "") -> dict[str, Object]:
    """Give the overlay that takes something from tools; those that lack it, or are too involved, have no entry."""
    entries = {tool.name: _entry(twin, tool, salt) for tool in tools}
    return {name: entry for name, entry in entries.items() if entry}


def _entry(twin: Twin, tool: Tool, salt: str) -> Object:
    if twin == "twin:name":
        return {"name": f"fn_{canon.hex12(['twin', tool.name, salt])[:8]}"}
    if twin == "twin:description":
        return {"description": ""} if tool.description or tool.title else {}
    names = tool.parameters.get("properties", {})
    if not names or not _is_plain(tool.parameters):
        return {}
    ranked = sorted(names, key=lambda name: canon.hex12(["twin", tool.name, name, salt]))
    return {"parameters": {name: f"{'q' if salt else 'p'}{number}" for number, name in enumerate(ranked, start=1)}}


_is_plain: Kept[Object, bool] = Kept(
    lambda parameters: parameters.keys() <= _PLAIN and '"#/properties' not in canon.text(parameters), most=2048
)
"""Tell whether nothing but a list of properties names the properties of some parameters."""


def shown(tool: Tool, entries: Overlay | None) -> Tool:
    """Give a tool as an agent sees it, the same object for the same entry."""
    entry = (entries or {}).get(tool.name)
    if not entry:
        return tool
    known, key = _shown(tool), canon.encode(entry)
    if key not in known:
        known[key] = _changed(tool, entry)
    return known[key]


_shown: Kept[Tool, dict[bytes, Tool]] = Kept(lambda _: {}, most=2048)


def _changed(tool: Tool, entry: Object) -> Tool:
    changes: Object = {}
    if "name" in entry or "description" in entry:
        changes |= {"title": None, "http": None, "effect": "unknown", "wording": {}, "spec_name": tool.name}
        changes |= {"description": entry.get("description", tool.description or tool.title or "")}
    if "name" in entry:
        changes |= {"name": entry["name"], "spec_name": entry["name"]}
    if "parameters" in entry:
        changes["parameters"] = _renamed(tool.parameters, entry["parameters"])
    return msgspec.structs.replace(tool, **changes)


def _renamed(parameters: Object, names: Mapping[str, str]) -> Object:
    inner = {names.get(name, name): schema for name, schema in parameters.get("properties", {}).items()}
    changed = {**parameters, "properties": dict(sorted(inner.items()))}
    if "required" in parameters:
        changed["required"] = sorted(names.get(name, name) for name in parameters["required"])
    return changed


def disguised(arguments: Object, tool: str, entries: Overlay | None) -> Object:
    """Give arguments under the names that are shown."""
    return _under(arguments, _names(tool, entries))


def revealed(arguments: Object, tool: str, entries: Overlay | None) -> Object:
    """Give arguments under the tool's own names."""
    return _under(arguments, {new: old for old, new in _names(tool, entries).items()})


def _names(tool: str, entries: Overlay | None) -> Mapping[str, str]:
    names: Json = (entries or {}).get(tool, {}).get("parameters", {})
    return names if isinstance(names, dict) else {}


def _under(arguments: Object, names: Mapping[str, str]) -> Object:
    return {names.get(name, name): value for name, value in arguments.items()} if names else arguments
