"""Schema and value in, the questions about the value on which judges may differ out.

Judges agree on a value if they agree on each of these: on all other keywords they are known to.
"""

from typing import TYPE_CHECKING, Final

from seer.schema.formats import FORMATS
from seer.schema.inside import behind, everything, inside, uses

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seer.records import Json, Object

Question = tuple[str, "Json", "Json"]
"""A keyword, its limit, and the scalar that it is asked about."""
_Seen = set[tuple[int, int]]

_OPAQUE: Final = frozenset({"$dynamicRef", "$id", "dependencies", "unevaluatedItems", "unevaluatedProperties"})
"""Keywords that judges may read differently whatever the value is."""
_ASKED: Final = frozenset({"format", "multipleOf", "pattern", "patternProperties"})
_SAME_PLACE: Final = frozenset({"allOf", "anyOf", "oneOf", "if", "then", "else", "not", "dependentSchemas"})
_DEEPEST: Final = 60


class Doubts:
    """What judges may differ on in one schema."""

    def __init__(self, schema: "Json") -> None:
        self._root = schema
        self._is_opaque = uses(schema, _OPAQUE)
        self._doubtful = _doubtful(schema) if uses(schema, _ASKED) else frozenset[int]()
        self._ways: dict[int, _Ways] = {}

    def questions(self, value: "Json") -> "list[Question] | None":
        """Give what has to be asked about a value, or None where that can't be told."""
        if self._is_opaque:
            return None
        found: list[Question] = []
        return found if self._walk(self._root, value, found, set(), 0) else None

    @property
    def is_opaque(self) -> bool:
        """Tell whether judges may read the schema differently whatever the value is."""
        return self._is_opaque

    def questions_of(self, nodes: "Iterable[Json]", value: "Json") -> "list[Question] | None":
        """Give what some schemas inside ask about a value of theirs, or None where that can't be told."""
        found: list[Question] = []
        seen: set[tuple[int, int]] = set()
        is_told = not self._is_opaque and all(self._walk(node, value, found, seen, 0) for node in nodes)
        return found if is_told else None

    def _walk(
        self, node: "Json", value: "Json", found: "list[Question]", seen: set[tuple[int, int]], depth: int
    ) -> bool:
        key = (id(node), id(value))
        if id(node) not in self._doubtful or key in seen:
            return True
        seen.add(key)
        if depth > _DEEPEST:
            return False
        ways = self._ways.get(id(node))
        if ways is None:
            ways = self._ways[id(node)] = _Ways(node, self._root, self._doubtful)
        found.extend(_asked(node, value))
        return all(self._walk(part, one, found, seen, depth + 1) for part, one in ways.onward(value))


class _Ways:
    """Where one schema leads to doubts: at the same place, at members by name, at all members, at items, at names."""

    def __init__(self, node: "Object", root: "Json", doubtful: frozenset[int]) -> None:
        within = [(keyword, part) for keyword, _, part in inside(node, "") if id(part) in doubtful]
        self._here = [part for keyword, part in within if keyword in _SAME_PLACE]
        if id(behind(node, root)) in doubtful:
            self._here.append(behind(node, root))
        self._named = {name: part for name, part in node.get("properties", {}).items() if id(part) in doubtful}
        self._free = [part for keyword, part in within if keyword in ("additionalProperties", "patternProperties")]
        self._items = [part for keyword, part in within if keyword in ("items", "prefixItems", "contains")]
        self._names = [part for keyword, part in within if keyword == "propertyNames"]

    def onward(self, value: "Json") -> "Iterator[tuple[Json, Json]]":
        """Give every doubtful schema that may be asked about a value or what it holds, a few too many at worst."""
        for part in self._here:
            yield part, value
        if isinstance(value, dict):
            for name, one in value.items():
                if name in self._named:
                    yield self._named[name], one
                yield from ((part, one) for part in self._free)
                yield from ((part, name) for part in self._names)
        elif isinstance(value, list):
            yield from ((part, one) for part in self._items for one in value)


def _doubtful(schema: "Json") -> frozenset[int]:
    """Give the identities of the schemas in which there is a doubt, or from which one is reached."""
    above: dict[int, list[int]] = {}
    found: list[int] = []
    for place, node in everything(schema):
        if _has_doubt(node):
            found.append(id(node))
        for _, _, part in inside(node, place):
            above.setdefault(id(part), []).append(id(node))
        if "$ref" in node:
            above.setdefault(id(behind(node, schema)), []).append(id(node))
    known = set(found)
    for one in found:
        fresh = [upper for upper in above.get(one, ()) if upper not in known]
        known.update(fresh)
        found.extend(fresh)
    return frozenset(known)


def _has_doubt(node: "Object") -> bool:
    return "pattern" in node or "multipleOf" in node or "patternProperties" in node or node.get("format") in FORMATS


def _asked(node: "Object", value: "Json") -> "Iterator[Question]":
    if isinstance(value, str):
        if "pattern" in node:
            yield "pattern", node["pattern"], value
        if node.get("format") in FORMATS:
            yield "format", node["format"], value
    elif isinstance(value, dict):
        yield from (("pattern", pattern, name) for pattern in node.get("patternProperties", ()) for name in value)
    elif isinstance(value, int | float) and not isinstance(value, bool) and "multipleOf" in node:
        yield "multipleOf", node["multipleOf"], value
