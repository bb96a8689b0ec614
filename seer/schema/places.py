"""Path through a schema as jsonschema reports it in, the place that it leads to, references followed, out."""

from typing import TYPE_CHECKING
from urllib.parse import unquote

from seer.schema import ecma
from seer.schema.pointer import get, split
from seer.schema.proof import Fault, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json
    from seer.schema.proof import Path

_LONGEST_CHAIN = 50


def followed(schema: "Json", path: "Path", owner: "Json") -> "Path":
    """Give the place that a path leads to; jsonschema leaves `$ref` out of it.

    Where a keyword stands both beside a reference and behind it, `owner`, the schema that holds it, decides.
    """
    ways = list(_ways(schema, (), path, schema))
    return next((way for way in ways if get(schema, text(way[:-1])) is owner), ways[0] if ways else path)


def _ways(node: "Json", at: "Path", path: "Path", root: "Json", links: int = 0) -> "Iterator[Path]":
    if not path:
        yield at
        return
    inner = get(node, text(path[:1]))
    if get(node, text(path[:1]), None) is not None or (isinstance(node, dict) and path[0] in node):
        yield from _ways(inner, (*at, path[0]), path[1:], root, links)
    target = _target(node, root)
    if target is not None and links < _LONGEST_CHAIN:
        yield from _ways(get(root, text(target)), target, path, root, links + 1)


def _target(node: "Json", root: "Json") -> "Path | None":
    reference = node.get("$ref", node.get("$dynamicRef")) if isinstance(node, dict) else None
    if not isinstance(reference, str) or not reference.startswith("#"):
        return None
    place = split(unquote(reference[1:]))
    return place if get(root, text(place), None) is not None else None


def forbidden(schema: "Json", value: "Json", place: "Path", path: "Path") -> "Iterator[Fault]":
    """Name the false schemas that forbid something: jsonschema reports the keyword above them."""
    limit, present = get(schema, text(path), None), get(value, text(place), None)
    if isinstance(limit, list):
        positional = path[-1] == "prefixItems"
        for at in (at for at, inner in enumerate(limit) if inner is False):
            yield Fault((*place, at) if positional else place, (*path, at))
    elif isinstance(limit, dict) and isinstance(present, dict):
        for name in (name for name, inner in limit.items() if inner is False):
            yield from (Fault((*place, *found), (*path, name)) for found in _found(path, name, present))
    else:
        yield Fault(place, path)


def _found(path: "Path", name: str, present: "Json") -> "list[Path]":
    """Give where, below its container, a false schema of a keyword with names forbids something."""
    if path[-1] == "dependentSchemas":
        return [()] if name in present else []
    if path[-1] != "patternProperties":
        return [(name,)] if name in present else []
    pattern = ecma.compiled(name)
    return [(key,) for key in present if pattern is not None and pattern.found(key)]
