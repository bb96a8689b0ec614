"""Document and tool in, the author's own words for the tool's parameters out: each with its JSON pointer.

A tool's schema is normalised: flaws are mended and texts bounded in it. A rule that judges what was written, and a
finding that says where, need the document itself. Nothing is guessed: what isn't found has no pointer.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from seer.schema.pointer import get, join, parent

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from seer.records import Json, Object, Tool

_MOST: Final = 2_000
_DEEPEST: Final = 6
_BY_NAME: Final = frozenset({"properties", "fields", "inputs", "args", "slots", "arguments", "parameter_definitions"})
_SCHEMAS: Final = frozenset({"inputSchema", "input_schema", "parameters"})
_RESULTS: Final = frozenset({"outputSchema", "returns", "response", "responses", "output", "outputs", "annotations"})
_FACETS: Final = 24


class Written(NamedTuple):
    """What an author wrote at a pointer: an object, but while it is searched for."""

    at: str
    value: "Object"


def facets(document: "Json", start: Written) -> tuple[Written, ...]:
    """Give what is written at a place and all that speaks of it too: references, `schema`, `content`, branches."""
    found: dict[str, Written] = {}
    waiting = [start]
    while waiting and len(found) < _FACETS:
        one = waiting.pop(0)
        if one.at not in found:
            found[one.at] = one
            waiting += _beside(document, one)
    return tuple(found.values())


def _beside(document: "Json", one: Written) -> "Iterator[Written]":
    behind = led(document, one)
    if behind is not None:
        yield from _objects((behind, get(document, behind, None)))
    yield from _objects((join(one.at, "schema"), one.value.get("schema")))
    content = one.value.get("content")
    for media_type, media in content.items() if isinstance(content, dict) else ():
        yield from _objects((join(join(one.at, "content"), media_type), media))
    yield from branches(one, "allOf")
    for keyword in ("anyOf", "oneOf"):
        found = [branch for branch in branches(one, keyword) if branch.value.get("type") != "null"]
        yield from found if len(found) == 1 else ()


def led(document: "Json", one: Written) -> str | None:
    """Give the pointer that a reference leads to: from the document's root, else from that of the schema around it."""
    reference = one.value.get("$ref")
    if not isinstance(reference, str) or not reference.startswith("#"):
        return None
    root = one.at if get(document, reference[1:], None) is None else ""
    while root and get(document, root + reference[1:], None) is None:
        root = parent(root)
    return root + reference[1:]


def branches(one: Written, keyword: str) -> "Iterator[Written]":
    """Give the schemas that an author listed under a keyword."""
    parts = one.value.get(keyword)
    for index, part in enumerate(parts) if isinstance(parts, list) else ():
        yield from _objects((f"{one.at}/{keyword}/{index}", part))


def _objects(*pairs: "tuple[str, Json]") -> "Iterator[Written]":
    return (Written(at, value) for at, value in pairs if isinstance(value, dict))


def member(around: "tuple[Written, ...]", name: str) -> Written | None:
    """Give what is written of a property."""
    for one in around:
        properties = one.value.get("properties")
        inner = properties.get(name) if isinstance(properties, dict) else None
        if isinstance(inner, dict):
            return Written(join(join(one.at, "properties"), name), inner)
    return None


def item(around: "tuple[Written, ...]") -> Written | None:
    """Give what is written of an array's items."""
    for one in around:
        inner = one.value.get("items")
        if isinstance(inner, dict):
            return Written(join(one.at, "items"), inner)
    return None


def arguments(document: "Json", tool: "Tool") -> "Mapping[str, Written]":
    """Give what is written of each argument of a tool."""
    at = tool.source.pointer
    holder = get(document, at, None)
    if not isinstance(holder, dict):
        return {}
    if tool.source.format == "openapi":
        return _of_operation(document, Written(at, holder), tool)
    return _searched(Written(at, holder))


def examples(document: "Json", tool: "Tool") -> "tuple[Object, ...]":
    """Give the example calls, or bodies of calls, that an author wrote of a tool."""
    holder = get(document, tool.source.pointer, None)
    if not isinstance(holder, dict):
        return ()
    given = holder.get("input_examples")
    found = list(given) if isinstance(given, list) else []
    for body in _objects((join(tool.source.pointer, "requestBody"), holder.get("requestBody"))):
        for one in facets(document, body):
            named = one.value.get("examples")
            entries = named.values() if isinstance(named, dict) and "schema" in one.value else ()
            found += [entry.get("value") for entry in entries if isinstance(entry, dict)]
            found.append(one.value.get("example") if "schema" in one.value else None)
    return tuple(each for each in found if isinstance(each, dict))


def _of_operation(document: "Json", operation: Written, tool: "Tool") -> "dict[str, Written]":
    """Give the arguments of an operation: parameters of its own and of its path item, and the body's properties."""
    above = operation.at.rpartition("/")[0]
    found: dict[str, Written] = {}
    bodies = list(_objects((join(operation.at, "requestBody"), operation.value.get("requestBody"))))
    for holder in (*_objects((above, get(document, above, None))), operation):
        entries = holder.value.get("parameters")
        for index, entry in enumerate(entries) if isinstance(entries, list) else ():
            for one in _objects((f"{holder.at}/parameters/{index}", entry)):
                around = facets(document, one)
                own = next((each for each in around if "in" in each.value), one)
                name, place = own.value.get("name"), own.value.get("in")
                if place == "body":
                    bodies.append(own)
                elif isinstance(name, str):
                    found[name] = found[f"{place}_{name}"] = own
    for body in bodies:
        around = facets(document, body)
        for name in tool.parameters.get("properties", {}):
            if name not in found:
                inner = member(around, name) or (body if name.endswith("body") else None)
                if inner is not None:
                    found[name] = inner
    return found


def _searched(holder: Written) -> "dict[str, Written]":
    """Give what is named first below a tool: entries of `properties` and the like, and of lists by their `name`."""
    found: dict[str, Written] = {}
    level: list[tuple[str, Json]] = [(holder.at, holder.value)]
    seen = 0
    for _ in range(_DEEPEST):
        below: list[tuple[str, Json]] = []
        for at, node in level:
            seen += 1
            if seen > _MOST:
                return found
            below += [(inner.at, inner.value) for inner in _inside(at, node)]
            for name, one in _named(at, node):
                found.setdefault(name, one)
        level = below
    return found


def _inside(at: str, node: "Json") -> "Iterator[Written]":
    """Give what a container holds, results left out."""
    if isinstance(node, dict):
        return (Written(join(at, key), inner) for key, inner in node.items() if key not in _RESULTS)
    return (Written(f"{at}/{index}", inner) for index, inner in enumerate(node if isinstance(node, list) else ()))


def _named(at: str, node: "Json") -> "Iterator[tuple[str, Written]]":
    """Give what a mapping names, or the entries of a list that have a name."""
    if isinstance(node, dict):
        for key in sorted((_BY_NAME | _SCHEMAS) & node.keys()):
            named = node[key] if isinstance(node[key], dict) else {}
            if key in _SCHEMAS and ("properties" in named or isinstance(named.get("type"), str)):
                continue
            yield from ((name, one) for name in named for one in _objects((join(join(at, key), name), named[name])))
    elif isinstance(node, list):
        entries = _objects(*((f"{at}/{index}", each) for index, each in enumerate(node)))
        yield from ((one.value["name"], one) for one in entries if isinstance(one.value.get("name"), str))
