"""Schema, its root and a place in, the schemas that speak of that place out: references, allOf, branches, items."""

from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

from seer.schema import ecma
from seer.schema.pointer import MISSING, get, join, split
from seer.schema.values import kinds, same

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json, Object

EVERYTHING: Final = frozenset({"null", "boolean", "integer", "number", "string", "array", "object"})
_DEEPEST: Final = 12


def target(schema: "Json") -> str | None:
    """Give the JSON pointer that a schema's local reference names, or None where it has none."""
    reference = schema.get("$ref") if isinstance(schema, dict) else None
    if not isinstance(reference, str) or not (reference == "#" or reference.startswith("#/")):
        return None
    return unquote(reference[1:])


def resolve(schema: "Json", root: "Json") -> "Json":
    """Follow references until a schema without one; what stands beside a reference wins over what is behind it."""
    for _ in range(_DEEPEST):
        place = target(schema)
        if place is None:
            return schema
        found = get(root, place, {})
        beside = {key: inner for key, inner in schema.items() if key != "$ref"}
        schema = {**found, **beside} if isinstance(found, dict) else found
    return {key: inner for key, inner in schema.items() if key != "$ref"} if isinstance(schema, dict) else schema


def types(schema: "Json", root: "Json", depth: int = 0) -> frozenset[str]:
    """Give the types that a schema admits at most; a whole number counts as integer and number."""
    schema = resolve(schema, root)
    if schema is False:
        return frozenset()
    if not isinstance(schema, dict) or depth > _DEEPEST:
        return EVERYTHING
    admitted = _listed(schema)
    for part in schema.get("allOf", ()):
        admitted &= types(part, root, depth + 1)
    for keyword in ("anyOf", "oneOf"):
        if schema.get(keyword):
            admitted &= frozenset().union(*(types(branch, root, depth + 1) for branch in schema[keyword]))
    return admitted


def _listed(schema: "Object") -> frozenset[str]:
    listed = schema.get("type", EVERYTHING)
    admitted = frozenset([listed] if isinstance(listed, str) else listed)
    if "number" in admitted:
        admitted |= {"integer"}
    members = [schema["const"]] if "const" in schema else schema.get("enum")
    return admitted if members is None else admitted & frozenset().union(*map(kinds, members))


def applying(root: "Json", value: "Json", pointer: str) -> "tuple[Object, ...]":
    """Give every object schema that speaks of the place `pointer` in `value`, the nearest first."""
    nodes = whole(root, value)
    for token in split(pointer):
        value = get(value, join("", token))
        nodes = onward(nodes, token, value, root)
    return nodes


def whole(root: "Json", value: "Json") -> "tuple[Object, ...]":
    """Give every object schema that speaks of a whole value."""
    return tuple(_spread(root, value, root))


def onward(nodes: "tuple[Object, ...]", token: str, value: "Json", root: "Json") -> "tuple[Object, ...]":
    """Go one step down, to a member or item and its value."""
    return tuple(inner for node in nodes for below in _below(node, token) for inner in _spread(below, value, root))


def _spread(schema: "Json", value: "Json", root: "Json", depth: int = 0) -> "Iterator[Object]":
    """Give a schema, what its reference leads to, its allOf parts, and the branches that fit the value."""
    if not isinstance(schema, dict) or depth > _DEEPEST:
        return
    yield schema
    place = target(schema)
    if place is not None:
        yield from _spread(get(root, place, None), value, root, depth + 1)
    for part in schema.get("allOf", ()):
        yield from _spread(part, value, root, depth + 1)
    for keyword in ("anyOf", "oneOf"):
        for branch in schema.get(keyword, ()):
            if fits(branch, value, root):
                yield from _spread(branch, value, root, depth + 1)


def fits(branch: "Json", value: "Json", root: "Json") -> bool:
    """Tell whether a value was meant for a branch: by type, by the names it requires, by constants in its members."""
    if value is MISSING:
        return True
    if not kinds(value) & types(branch, root):
        return False
    branch = resolve(branch, root)
    if not isinstance(branch, dict) or not isinstance(value, dict):
        return True
    constants = {name: inner["const"] for name, inner in _members(branch) if "const" in inner}
    return all(name in value for name in branch.get("required", ())) and all(
        same(value[name], constant) for name, constant in constants.items() if name in value
    )


def _members(schema: "Object") -> "Iterator[tuple[str, Object]]":
    return ((name, inner) for name, inner in schema.get("properties", {}).items() if isinstance(inner, dict))


def _below(schema: "Object", token: str) -> "Iterator[Json]":
    """Give the schemas of one member or item."""
    properties, patterns = schema.get("properties", {}), schema.get("patternProperties", {})
    matched = [inner for source, inner in patterns.items() if _matches(source, token)]
    if token in properties:
        yield properties[token]
    yield from matched
    if token not in properties and not matched and "additionalProperties" in schema:
        yield schema["additionalProperties"]
    if token.isdigit():
        prefix = schema.get("prefixItems", ())
        if int(token) < len(prefix):
            yield prefix[int(token)]
        elif "items" in schema:
            yield schema["items"]


def _matches(source: str, name: str) -> bool:
    pattern = ecma.compiled(source)
    return pattern is not None and pattern.found(name)
