"""Place and value in, whether the place's own schema admits the value out; deeper references aren't followed."""

from typing import TYPE_CHECKING, Final

from seer.schema.bundle import LISTS, MAPS, SCHEMAS
from seer.schema.validate import fast

if TYPE_CHECKING:
    from seer.lint._spec import Place
    from seer.records import Json

_SILENT: Final = frozenset({"$ref", "$defs", "default", "description", "examples", "title"})


def admits(place: "Place", value: "Json") -> bool:
    """Tell whether no schema that speaks of the place forbids the value."""
    return all(fast(closed(facet)).valid(value) for facet in place.facets)


def closed(schema: "Json") -> "Json":
    """Give a schema with its references left out: it admits what the schema admits, and more."""
    if not isinstance(schema, dict):
        return schema
    found: dict[str, Json] = {}
    for keyword, value in schema.items():
        if keyword in _SILENT or (keyword in {"not", "oneOf", "if", "then", "else", "contains"} and _refers(value)):
            continue
        if keyword in MAPS:
            found[keyword] = {name: closed(inner) for name, inner in value.items()}
        elif keyword in LISTS:
            found[keyword] = [closed(inner) for inner in value]
        else:
            found[keyword] = closed(value) if keyword in SCHEMAS else value
    return found


def _refers(value: "Json") -> bool:
    """Tell whether a reference stands in a schema: without it the rest would forbid more."""
    waiting = [value]
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict):
            if "$ref" in node:
                return True
            waiting.extend(node.values())
        elif isinstance(node, list):
            waiting.extend(node)
    return False
