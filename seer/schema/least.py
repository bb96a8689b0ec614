"""Schema in, how long the shortest value that it admits must at least be out; none ends where it requires itself.

A bound from below, in characters and members: what isn't understood counts for one.
"""

from typing import TYPE_CHECKING, Final

from seer.schema.pointer import get
from seer.schema.resolve import target, types

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seer.records import Json, Object

_ENDLESS: Final = 10**40
_LARGEST: Final = 10**30
_TOO_LONG: Final = 10_000_000
_MOST: Final = 5_000


class Least:
    """Measures schemas; it keeps what it knows of their parts by identity, so they must stay alive."""

    def __init__(self) -> None:
        self._sizes: dict[int, int] = {}

    def flaw(self, schema: "Json", root: "Object") -> str | None:
        """Say why no value of a schema can be given: it never ends, or is millions of characters long."""
        size = self._measure(schema, root)
        if size == _ENDLESS:
            return "each value of it requires another inside it, without end"
        return f"its shortest value is about 10^{len(str(size)) - 1} characters long" if size > _TOO_LONG else None

    def _measure(self, schema: "Json", root: "Object") -> int:
        """Raise what no end is known of until nothing changes: what is endless then stays so."""
        nodes = self._needed(schema, root)
        is_changed = len(nodes) <= _MOST
        self._sizes.update((id(node), _ENDLESS if is_changed else 1) for node in nodes)
        while is_changed:
            is_changed = False
            for node in reversed(nodes):
                size = self._size(node, root)
                is_changed |= size != self._sizes[id(node)]
                self._sizes[id(node)] = size
        return self._known(schema)

    def _needed(self, schema: "Json", root: "Object") -> "list[Object]":
        """Give the schemas that a size depends on and that aren't measured yet; of very many, the first."""
        found: dict[int, Object] = {}
        waiting = [schema]
        while waiting and len(found) <= _MOST:
            node = waiting.pop()
            if not isinstance(node, dict) or id(node) in found or id(node) in self._sizes:
                continue
            found[id(node)] = node
            waiting += [*_parts(node, root), *_branches(node, "anyOf"), *_branches(node, "oneOf")]
            waiting += [*_members(node).values(), node.get("items")]
        return list(found.values())

    def _known(self, schema: "Json") -> int:
        return self._sizes.get(id(schema), 1) if isinstance(schema, dict) else 1

    def _size(self, node: "Object", root: "Object") -> int:
        if "const" in node or "enum" in node:
            return 1
        sizes = [self._known(part) for part in _parts(node, root)]
        sizes += [min(map(self._known, _branches(node, each)), default=1) for each in ("anyOf", "oneOf")]
        own = [self._own(node, kind) for kind in types(node, root)]
        return max(*sizes, min(own, default=1))

    def _own(self, node: "Object", kind: str) -> int:
        """Give what a schema's own keywords ask of a value of a type."""
        if kind == "string":
            return _sum([1, int(node.get("minLength", 0))])
        if kind == "array":
            count = 0 if "prefixItems" in node else int(node.get("minItems", 0))
            each = self._known(node.get("items")) if count else 0
            return _ENDLESS if each == _ENDLESS else _sum([1, count * each])
        if kind == "object":
            return _sum([1, *map(self._known, _members(node).values())])
        return 1


def _sum(sizes: "Iterable[int]") -> int:
    known = tuple(sizes)
    return _ENDLESS if _ENDLESS in known else min(sum(known), _LARGEST)


def _members(node: "Object") -> "dict[str, Json]":
    properties = node.get("properties", {})
    return {name: properties.get(name) for name in node.get("required", ())}


def _parts(node: "Object", root: "Object") -> "Iterator[Json]":
    """Give the schemas that speak of the same value as well."""
    behind = target(node)
    if behind is not None:
        yield get(root, behind, None)
    yield from node.get("allOf", ())


def _branches(node: "Object", keyword: str) -> "list[Json]":
    return list(node.get(keyword, ()))
