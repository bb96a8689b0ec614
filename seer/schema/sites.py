"""Schema in, the places that its instances have as a tree, with the schemas that speak of each, out.

A place is tame where nothing above it can turn: whatever stands there breaks the same keywords there, whatever the rest
of the instance holds. Its anchor is the nearest place from there upwards that is tame.
"""

from typing import TYPE_CHECKING, Final

from seer.schema.constraints import FREE, MOST, Visit, visits
from seer.schema.kept import Kept
from seer.schema.pointer import join, parent, split
from seer.schema.resolve import target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.records import Json, Object

_TURNING: Final = frozenset({
    "$dynamicRef", "$id", "anyOf", "const", "contains", "dependencies", "dependentSchemas", "enum", "if", "not",
    "oneOf", "patternProperties", "propertyNames", "unevaluatedItems", "unevaluatedProperties",
})  # fmt: skip
"""Keywords beside which what is right inside a value depends on more than the schema of that place."""
_SHARING: Final = frozenset({"additionalProperties", "prefixItems"})
"""Keywords that speak of what other schemas of the same place declare."""
_LISTING: Final = frozenset({"const", "enum"})
_SILENT: Final = frozenset({
    "$comment", "$ref", "default", "deprecated", "description", "examples", "readOnly", "title", "writeOnly",
})  # fmt: skip
"""Keywords that say nothing of a value themselves."""


class Site:
    """One place of an instance, and the schemas that speak of it."""

    __slots__ = ("_always", "_anchor", "_turns", "above", "below", "pieces", "pointer", "token")

    def __init__(self, pointer: str, token: str, above: "Site | None") -> None:
        self.pointer = pointer
        self.token = token
        self.above = above
        self.below: dict[str, Site] = {}
        self.pieces: list[Visit] = []
        self._anchor: Site | None = None
        self._always: list[Visit] | None = None
        self._turns: bool | None = None

    @property
    def always(self) -> "Sequence[Visit]":
        """The schemas that hold there whatever else does."""
        if self._always is None:
            self._always = [piece for piece in self.pieces if not piece.branches]
        return self._always

    @property
    def anchor(self) -> "Site":
        """The nearest place from here upwards of which its schemas alone decide."""
        if self._anchor is None:
            found = here = self
            while here.above is not None:
                here = here.above
                if here.turns or not found.always:
                    found = here
            self._anchor = found
        return self._anchor

    @property
    def turns(self) -> bool:
        """Tell whether what is right inside depends on more than the schemas inside."""
        if self._turns is None:
            self._turns = self._has_any(_TURNING)
        return self._turns

    @property
    def is_listed(self) -> bool:
        """Tell whether it turns by a list of what may stand there alone."""
        return self.turns and not self._has_any(_TURNING - _LISTING)

    def _has_any(self, turning: frozenset[str]) -> bool:
        several = sum(not _SILENT.issuperset(piece.schema) for piece in self.pieces) > 1
        return any(
            piece.branches
            or not turning.isdisjoint(piece.schema)
            or piece.schema.get("uniqueItems") is True
            or (several and not _SHARING.isdisjoint(piece.schema))
            for piece in self.pieces
        )

    def step(self, token: str) -> "Site | None":
        """Go one step down, as an instance does; None where the schema says nothing."""
        found = self.below.get(token)
        if found is not None:
            return found
        if token.isdecimal() and self._rest is not None and int(token) >= int(self._rest.token):
            return self._rest
        return self.below.get(FREE)

    @property
    def _rest(self) -> "Site | None":
        """The place that stands for all later items."""
        numbered = [token for token in self.below if token.isdecimal()]
        return self.below[max(numbered, key=int)] if numbered else None


class Sites:
    """The places of one schema."""

    def __init__(self, schema: "Object") -> None:
        self.root = Site("", "", None)
        self.by_pointer: dict[str, Site] = {"": self.root}
        self._general: dict[str, str] = {}
        found = visits(schema)
        self.is_cut = len(found) >= MOST
        for visit in found:
            self._at(visit.pointer).pieces.append(visit)

    def _at(self, pointer: str) -> Site:
        found = self.by_pointer.get(pointer)
        if found is None:
            above = self._at(parent(pointer))
            token = split(pointer)[-1]
            found = self.by_pointer[pointer] = above.below[token] = Site(pointer, token, above)
        return found

    def general(self, pointer: str) -> str:
        """Give the place that stands for an instance's: the first item for those like it, `*` for free members."""
        known = self._general.get(pointer)
        if known is None:
            known = self._general[pointer] = self._generalised(split(pointer))
        return known

    def below(self, place: str, token: str) -> str:
        """Give the place one step below a general one."""
        site = self.by_pointer.get(place)
        inner = None if site is None else site.step(token)
        return join(place, token) if inner is None else inner.pointer

    def _generalised(self, tokens: "Sequence[str]") -> str:
        site: Site | None = self.root
        place = ""
        for token in tokens:
            site = None if site is None else site.step(token)
            place = join(place, token) if site is None else site.pointer
        return place


sites: "Kept[Object, Sites]" = Kept(Sites, most=64)
"""Give the places of a schema."""


def alone(root: "Object", pieces: "Sequence[Visit]") -> "Object":
    """Give the schema of a place as one that stands for itself: part `i` of its allOf is piece `i`."""
    parts = [{key: inner for key, inner in piece.schema.items() if key != "$defs"} for piece in pieces]
    reached = _reached(root, parts)
    return {"allOf": parts, "$defs": reached} if reached else {"allOf": parts}


def _reached(root: "Object", parts: "Sequence[Json]") -> "Object":
    """Give the definitions that references lead to; where one leads elsewhere, it leads nowhere."""
    found: dict[str, Json] = {}
    nodes: list[Json] = list(parts)
    for node in nodes:
        if isinstance(node, list):
            nodes.extend(node)
        elif isinstance(node, dict):
            tokens = split(target(node) or "")
            if len(tokens) > 1 and tokens[0] == "$defs" and tokens[1] not in found:
                found[tokens[1]] = root.get("$defs", {}).get(tokens[1], False)
                nodes.append(found[tokens[1]])
            nodes.extend(node.values())
    return {name: found[name] for name in sorted(found)}
