"""Schema and the way that led to it in, what its dynamic references mean there out.

`$dynamicRef` and `$recursiveRef` mean the outermost resource on the way that has the anchor. So a schema may have to be
converted once for each set of anchors that one can bring along; each such pair of pointer and anchors has a key.
"""

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from seer import canon
from seer.schema.identifiers import RECURSIVE
from seer.schema.pointer import written

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seer.records import Object
    from seer.schema.dialects import Dialect
    from seer.schema.pointer import Place
    from seer.schema.references import References

_MARK: Final = "~2"
"""Begins the part of a key that tells its scope: no pointer holds it."""
_TAIL: Final = 6
_NONE: "Final[Mapping[str, str]]" = MappingProxyType({})


class Scope(NamedTuple):
    """The dialect that a schema is written in, and for each dynamic anchor the pointer of the outermost that has it."""

    dialect: "Dialect"
    anchors: "Mapping[str, str]"


class Scopes:
    """The scopes of one document's conversion."""

    def __init__(self, references: "References") -> None:
        self._references = references
        self._opened: dict[str, tuple[str, Scope]] = {}
        self._starts: dict[str, Scope] = {}

    def start(self, at: "Place") -> Scope:
        """Give the scope of a schema that nothing led to."""
        home = self._references.home(at)
        if home not in self._starts:
            resource = self._references.resource(home)
            self._starts[home] = Scope(resource.dialect, resource.dynamic or _NONE)
        return self._starts[home]

    def within(self, scope: Scope, schema: "Object", at: "Place") -> Scope:
        """Give the scope inside a schema: another one where the schema has an address of its own."""
        if not self._references.scoped or not ("$id" in schema or "id" in schema):
            return scope
        return self._entered(scope, written(at))

    def outermost(self, scope: Scope, reference: str, pointer: str) -> str:
        """Give the pointer that a dynamic reference means, where `pointer` is what it names by itself."""
        name = RECURSIVE if reference == "#" else reference.partition("#")[2]
        own = self._references.resource(self._references.home(pointer)).dynamic
        return scope.anchors.get(name, pointer) if own.get(name) == pointer else pointer

    def key(self, scope: Scope, pointer: str) -> str:
        """Give the key of what a reference leads to: its pointer, unless more anchors come along than it has itself."""
        if not scope.anchors:
            return pointer
        inner = self._entered(scope, pointer)
        if inner.anchors == self.start(pointer).anchors:
            return pointer
        key = f"{pointer}{_MARK}{canon.hex12(dict(inner.anchors))[:_TAIL]}"
        self._opened[key] = pointer, inner
        return key

    def opened(self, key: str) -> tuple[str, Scope]:
        """Give pointer and scope of a key."""
        return self._opened.get(key) or (key, self.start(key))

    def _entered(self, scope: Scope, pointer: str) -> Scope:
        start = self.start(pointer)
        return Scope(start.dialect, {**start.anchors, **scope.anchors}) if scope.anchors else start
