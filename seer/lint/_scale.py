"""Schemas in, their sizes as a provider counts them out; a definition that many tools share is counted once."""

from typing import TYPE_CHECKING, Final, NamedTuple

from seer.schema.bundle import inner
from seer.schema.pointer import get
from seer.schema.resolve import target

if TYPE_CHECKING:
    from seer.records import Json, Object

_LONG: Final = 250
_MOST_DEPTH: Final = 40


class Size(NamedTuple):
    """Properties, enum values, characters of names and values, of the longest great enum, and levels of objects."""

    properties: int = 0
    values: int = 0
    characters: int = 0
    longest_enum: int = 0
    depth: int = 0

    def plus(self, other: "Size") -> "Size":
        """Add another part of the same schema."""
        longest = max(self.longest_enum, other.longest_enum)
        sums = (self.properties + other.properties, self.values + other.values, self.characters + other.characters)
        return Size(*sums, longest, max(self.depth, other.depth))


class Scale:
    """Measures schemas; it keeps what it knows of definitions by identity, so they must stay alive."""

    def __init__(self) -> None:
        self._sizes: dict[int, Size] = {}
        self._depths: dict[int, int] = {}

    def measure(self, schema: "Object") -> Size:
        """Give the size of a tool's schema, definitions and names of definitions included."""
        definitions: Object = schema.get("$defs", {})
        size = self._flat(schema)
        for name, definition in definitions.items():
            if id(definition) not in self._sizes:
                self._sizes[id(definition)] = self._flat(definition)
            size = size.plus(
                self._sizes[id(definition)]._replace(characters=self._sizes[id(definition)].characters + len(name))
            )
        return size._replace(depth=self._depth(schema, schema, 0))

    def _flat(self, schema: "Json") -> Size:
        """Count a schema without what its references lead to."""
        size = Size()
        waiting = [schema]
        while waiting:
            node = waiting.pop()
            if not isinstance(node, dict):
                continue
            names, members = node.get("properties", {}), node.get("enum", ())
            texts = [member for member in members if isinstance(member, str)]
            length = sum(map(len, texts))
            fixed = node["const"] if isinstance(node.get("const"), str) else ""
            own = Size(
                len(names),
                len(members),
                sum(map(len, names)) + length + len(fixed),
                length if len(texts) > _LONG else 0,
            )
            size = size.plus(own)
            waiting.extend(inner(node))
        return size

    def _depth(self, node: "Json", root: "Object", above: int) -> int:
        """Count levels of objects, references followed; a circle counts once."""
        if not isinstance(node, dict) or above > _MOST_DEPTH:
            return 0
        if id(node) in self._depths:
            return self._depths[id(node)]
        self._depths[id(node)] = 0
        below = [self._depth(each, root, above + 1) for each in inner(node)]
        behind = target(node)
        if behind is not None:
            below.append(self._depth(get(root, behind, None), root, above + 1))
        own = int(bool(node.get("properties")))
        self._depths[id(node)] = own + max(below, default=0)
        return self._depths[id(node)]
