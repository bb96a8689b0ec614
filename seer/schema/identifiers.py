"""Document in, its schema resources out: what `$id`, `$anchor` and their like name in it, and where."""

import posixpath
import re
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urljoin

import msgspec

from seer.schema.dialects import OLDER, Dialect, dialect_of
from seer.schema.pointer import written

if TYPE_CHECKING:
    from seer.records import Json, Object
    from seer.schema.pointer import Place

    Waiting = list[tuple[Place, Json, str]]

RECURSIVE: Final = ""
"""Stands for `$recursiveAnchor: true` among the names of dynamic anchors."""
_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")
_MAPS: Final = frozenset(
    {"properties", "patternProperties", "dependentSchemas", "dependencies", "$defs", "definitions"}
)
_LISTS: Final = frozenset({"allOf", "anyOf", "oneOf", "prefixItems", "items"})
_SCHEMAS: Final = frozenset(
    {"items", "additionalItems", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames",
     "unevaluatedItems", "unevaluatedProperties", "contentSchema"}
)  # fmt: skip
_NAMING: Final = frozenset({"$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor"})
_NAMED: Final = re.compile(rb'\$(?:id|anchor|dynamicAnchor)":')
_NAMED_2019: Final = re.compile(rb'\$(?:id|anchor|dynamicAnchor|recursiveAnchor)":')
"""Parts of keys; to look for the rarest sign first takes a third of the time."""
_NO_SCHEMAS: Final = frozenset({"example", "examples", "default", "enum", "const", "value"})


class Resource(NamedTuple):
    """A schema with an address of its own; pointers lead from the root of all documents.

    `dynamic` holds the anchors that an outer resource may take the place of.
    """

    uri: str
    dialect: Dialect
    anchors: dict[str, str]
    dynamic: dict[str, str]


def joined(base: str, reference: str) -> str:
    """Give the address that a reference means beside a base; either may be a plain path, which keeps its `..`."""
    if _SCHEME.match(reference) or (reference.startswith("/") and not _SCHEME.match(base)):
        return reference
    if _SCHEME.match(base):
        try:
            return urljoin(base, reference)
        except ValueError:
            return reference
    path, mark, fragment = reference.partition("#")
    whole = posixpath.normpath(posixpath.join(posixpath.dirname(base), path)) if path else base
    return whole + mark + fragment


def has_scheme(uri: str) -> bool:
    """Tell whether an address is more than a path."""
    return bool(_SCHEME.match(uri)) or uri.startswith("//")


def resources(
    root: "Json", *, at: str, uri: str, dialect: Dialect, everywhere: bool, text: bytes | None = None
) -> dict[str, Resource]:
    """Give the resources of a document by pointer, the document itself first; `text` is its JSON where it is at hand.

    Identifiers count where schemas stand; `everywhere` finds schemas in any part of a document that is more than one.
    """
    found = {at: Resource(uri, dialect_of(root, dialect), {}, {})}
    if not _names_anything(root, found[at].dialect, text):
        return found
    waiting: Waiting = [(at, root, at)]
    children = _parts if everywhere else _schemas
    while waiting:
        place, node, home = waiting.pop()
        if type(node) is dict and not _NAMING.isdisjoint(node):
            home = _noted(found, node, written(place), home)
        children(node, place, home, waiting)
    return found


def _names_anything(root: "Json", dialect: Dialect, text: bytes | None) -> bool:
    """Tell, faster than by a walk, whether there may be identifiers."""
    try:
        text = msgspec.json.encode(root) if text is None else text
    except (TypeError, ValueError, RecursionError):
        return True
    is_2019 = dialect == "2019-09" or b"2019-09" in text
    return dialect == "draft-04" or (_NAMED_2019 if is_2019 else _NAMED).search(text) is not None


def _noted(found: dict[str, Resource], node: "Object", pointer: str, home: str) -> str:
    """Note what a schema object says of its address; give the pointer of the resource that it belongs to."""
    resource = found[home]
    dialect = dialect_of(node, resource.dialect)
    older = dialect in OLDER
    identifier = node.get("id" if dialect == "draft-04" else "$id")
    if isinstance(identifier, str) and not (older and "$ref" in node):
        address, _, fragment = identifier.partition("#")
        if address and (pointer != home or address != resource.uri):
            home = pointer
            resource = found[home] = Resource(joined(resource.uri, address), dialect, {}, {})
        if fragment and older:
            resource.anchors.setdefault(fragment, pointer)
    if not older:
        _note_anchors(resource, node, pointer)
    return home


def _note_anchors(resource: Resource, node: "Object", pointer: str) -> None:
    anchor, dynamic = node.get("$anchor"), node.get("$dynamicAnchor")
    if isinstance(anchor, str):
        resource.anchors.setdefault(anchor, pointer)
    if isinstance(dynamic, str) and resource.dialect != "2019-09":
        resource.anchors.setdefault(dynamic, pointer)
        resource.dynamic.setdefault(dynamic, pointer)
    if node.get("$recursiveAnchor") is True and resource.dialect == "2019-09":
        resource.dynamic.setdefault(RECURSIVE, pointer)


def _schemas(node: "Json", place: "Place", home: str, waiting: "Waiting") -> None:
    """Note the schemas that a schema holds, one level down."""
    for keyword, value in node.items() if isinstance(node, dict) else ():
        if isinstance(value, dict):
            if keyword in _MAPS:
                waiting.extend((((place, keyword), name), each, home) for name, each in value.items())
            elif keyword in _SCHEMAS:
                waiting.append(((place, keyword), value, home))
        elif isinstance(value, list) and keyword in _LISTS:
            waiting.extend((((place, keyword), index), each, home) for index, each in enumerate(value))


def _parts(node: "Json", place: "Place", home: str, waiting: "Waiting") -> None:
    """Note the containers that any part of a document holds, but those of plain data."""
    if type(node) is dict:
        for token, value in node.items():
            if (type(value) is dict or type(value) is list) and token not in _NO_SCHEMAS:
                waiting.append(((place, token), value, home))
    else:
        for index, value in enumerate(node):
            if type(value) is dict or type(value) is list:
                waiting.append(((place, index), value, home))
