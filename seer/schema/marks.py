"""Schema in, the names of its properties that have a mark (`readOnly` or `writeOnly`) out, wherever they come from."""

from typing import TYPE_CHECKING, Final, Literal

from seer.schema.circles import Circles

if TYPE_CHECKING:
    from seer.records import Json, Object
    from seer.schema.pointer import Place
    from seer.schema.references import References

_NONE: Final[frozenset[str]] = frozenset()


class Marks:
    """The properties of one document that have a mark."""

    def __init__(self, references: "References", mark: Literal["readOnly", "writeOnly"]) -> None:
        self.references = references
        self._mark = mark
        self._pieces: dict[str, tuple[frozenset[str], tuple[str, ...]]] = {}
        self._made = Circles(self._behind)
        self._hidden_names: list[frozenset[str]] = []

    def hidden(self, schema: "Object", at: "Place") -> frozenset[str]:
        """Give the names of properties with the mark, in the schema and what it is made of by allOf and references."""
        names, behind = self._made_of(schema, at)
        return frozenset(names).union(*map(self._hidden_behind, behind))

    def _hidden_behind(self, pointer: str) -> frozenset[str]:
        """Give the names of marked properties of a target: the same for all of one circle."""
        number = self._made.part(pointer)
        for members in self._made.parts[len(self._hidden_names) :]:
            ahead = {self._made.part(other) for member in members for other in self._piece(member)[1]}
            behind = (self._hidden_names[part] for part in ahead if part < len(self._hidden_names))
            own = (self._piece(member)[0] for member in members)
            self._hidden_names.append(_NONE.union(*own, *behind))
        return self._hidden_names[number]

    def _behind(self, pointer: str) -> tuple[str, ...]:
        return self._piece(pointer)[1]

    def _piece(self, pointer: str) -> tuple[frozenset[str], tuple[str, ...]]:
        """Give the marked names of a target itself, and the pointers of what it is made of by references."""
        if pointer not in self._pieces:
            names, behind = self._made_of(self.references.value(pointer), pointer)
            self._pieces[pointer] = frozenset(names), tuple(behind)
        return self._pieces[pointer]

    def _made_of(self, schema: "Json", at: "Place") -> tuple[set[str], list[str]]:
        """Give the marked names of a schema without what is behind its references, and the pointers of those."""
        names: set[str] = set()
        behind: list[str] = []
        waiting: list[tuple[Json, Place]] = [(schema, at)]
        while waiting:
            node, place = waiting.pop()
            if not isinstance(node, dict):
                continue
            names |= self._marked(node, place)
            parts = node.get("allOf")
            waiting.extend(
                (part, ((place, "allOf"), index)) for index, part in enumerate(parts if isinstance(parts, list) else ())
            )
            if isinstance(node.get("$ref"), str):
                behind.append(self.references.pointer(node["$ref"], at=place))
        return names, behind

    def _marked(self, schema: "Object", at: "Place") -> frozenset[str]:
        properties = schema.get("properties")
        if not isinstance(properties, dict):
            return _NONE
        below = (at, "properties")
        return frozenset(name for name, each in properties.items() if self.is_marked(each, (below, name)))

    def is_marked(self, schema: "Json", at: "Place") -> bool:
        """Tell whether a property has the mark, itself or by what it refers to."""
        if isinstance(schema, dict) and isinstance(schema.get("$ref"), str) and self._mark not in schema:
            schema = self.references.value(self.references.pointer(schema["$ref"], at=at))
        return isinstance(schema, dict) and schema.get(self._mark) is True
