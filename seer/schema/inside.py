"""Schema in, the schemas that stand in it or behind its references out, each once, with its place."""

from typing import TYPE_CHECKING, Final

from seer.schema.kept import Kept
from seer.schema.pointer import get, join
from seer.schema.proof import NAMED, NUMBERED
from seer.schema.resolve import target

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json, Object

_SINGLE: Final = frozenset({
    "additionalProperties", "contains", "else", "if", "items", "not", "propertyNames", "then", "unevaluatedItems",
    "unevaluatedProperties",
})  # fmt: skip


def inside(schema: "Object", place: str) -> "Iterator[tuple[str, str, Json]]":
    """Give the schemas right inside the one at a place: the keyword that holds each, its own place, the schema."""
    for keyword, limit in schema.items():
        if keyword in _SINGLE:
            yield keyword, f"{place}/{keyword}", limit
        elif keyword in NAMED and isinstance(limit, dict):
            yield from ((keyword, join(f"{place}/{keyword}", name), part) for name, part in limit.items())
        elif keyword in NUMBERED and isinstance(limit, list):
            yield from ((keyword, f"{place}/{keyword}/{index}", part) for index, part in enumerate(limit))


def behind(schema: "Object", root: "Json") -> "Json":
    """Give what a schema's reference leads to, or None where it has none or it leads nowhere."""
    place = target(schema)
    return None if place is None else get(root, place, None)


def everything(schema: "Json", place: str = "") -> "Iterator[tuple[str, Object]]":
    """Give a schema and all that stand in it, with their places."""
    waiting = [(place, schema)]
    for at, node in waiting:
        if isinstance(node, dict):
            yield at, node
            waiting.extend((deeper, part) for _, deeper, part in inside(node, at))


def uses(schema: "Json", asked: frozenset[str]) -> bool:
    """Tell whether any of some keywords stands anywhere in a schema; a reference that leads out counts as `$id`."""
    loosely = names(schema)
    if asked.isdisjoint(loosely) and not ("$ref" in loosely and "$id" in asked):
        return False
    for _, node in everything(schema):
        if not asked.isdisjoint(node) or ("$id" in asked and "$ref" in node and behind(node, schema) is None):
            return True
    return False


def _names(schema: "Json") -> frozenset[str]:
    """Give every name in a schema, of keywords and of whatever else: in a tenth of the time of a careful walk."""
    found: set[str] = set()
    nodes = [schema]
    for node in nodes:
        if isinstance(node, dict):
            found.update(node)
            nodes.extend(node.values())
        elif isinstance(node, list):
            nodes.extend(node)
    return frozenset(found)


names: "Kept[Json, frozenset[str]]" = Kept(_names, most=8)
"""Give every name in a schema, of keywords and of whatever else."""
