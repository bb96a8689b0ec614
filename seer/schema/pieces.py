"""Schema, value and relaxed keywords in, whether the value is valid then out: each piece is compiled once.

What a schema says of a value is what its own keywords say and what the schemas right inside it say of parts of the
value. So only what stands on the way to what is relaxed is looked at anew; all beside it is asked as it is. Where
keywords hang on what others have seen, or schemas refer to each other, the whole must be compiled.
"""

from typing import TYPE_CHECKING, Final

from seer import canon
from seer.schema.inside import uses
from seer.schema.pointer import escape, split
from seer.schema.proof import relax

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from seer.records import Json, Object
    from seer.schema.judge import Validator

    Way = tuple[str, ...]

_HANGING: Final = frozenset({
    "$anchor", "$dynamicAnchor", "$dynamicRef", "$id", "$ref", "dependencies", "unevaluatedItems",
    "unevaluatedProperties",
})  # fmt: skip
_CHOICES: Final = ("allOf", "anyOf", "oneOf")
_ROOM: Final = 2_000_000
"""Most bytes of pieces that are kept compiled for one schema; they take twenty times as much."""


def stand_alone(schema: "Json") -> bool:
    """Tell whether the pieces of a schema can be asked one by one."""
    return isinstance(schema, dict) and not uses(schema, _HANGING)


class Pieces:
    """The pieces of one schema, compiled as they are asked for."""

    def __init__(self, schema: "Json", build: "Callable[[Json], Validator]") -> None:
        self._schema = schema
        self._build = build
        self._known: dict[tuple[str, tuple[Way, ...]], Validator] = {}
        self._size = 0
        self.stand_alone = stand_alone(schema)

    def admit(self, value: "Json", places: "Iterable[str]") -> bool:
        """Tell whether a value is valid once the keywords at some places are relaxed."""
        return self._holds(self._schema, "", [split(place) for place in places], value)

    def _holds(self, node: "Json", at: str, ways: "list[Way]", value: "Json") -> bool:
        """Tell it of the schema at a place; `ways` lead on from there."""
        if not isinstance(node, dict):
            return node is not False
        if not ways:
            return self._judge(at, (), node).valid(value)
        here = tuple(sorted(way for way in ways if _ends(way)))
        if here:
            node = relax(node, ["".join(f"/{escape(token)}" for token in way) for way in here])
        ahead = [way for way in ways if not _ends(way)]
        if not self._judge(at, (*here, ()), _own(node)).valid(value):
            return False
        if not all(
            self._holds(part, f"{at}{step}", [way[_length(step) :] for way in ahead if _leads(way, step)], inner)
            for step, part, inner in _parts(node, value)
        ):
            return False
        return all(self._chosen(node, keyword, at, ahead, value) for keyword in _CHOICES if keyword in node)

    def _chosen(self, node: "Object", keyword: str, at: str, ahead: "list[Way]", value: "Json") -> bool:
        verdicts = (
            self._holds(part, f"{at}{step}", [way[2:] for way in ahead if _leads(way, step)], value)
            for step, part in ((f"/{keyword}/{index}", part) for index, part in enumerate(node[keyword]))
        )
        if keyword == "oneOf":
            return sum(verdicts) == 1
        return all(verdicts) if keyword == "allOf" else any(verdicts)

    def _judge(self, at: str, relaxed: "tuple[Way, ...]", schema: "Json") -> "Validator":
        known = self._known.get((at, relaxed))
        if known is None:
            self._size += len(canon.encode(schema))
            if self._size > _ROOM:
                self._known.clear()
                self._size = 0
            known = self._known[at, relaxed] = self._build(schema)
        return known


def _own(node: "Object") -> "Object":
    """Give a schema without what the schemas inside it say; their names and number stay."""
    own = {keyword: limit for keyword, limit in node.items() if keyword not in _CHOICES}
    if "properties" in own:
        own["properties"] = dict.fromkeys(own["properties"], True)
    if "items" in own and own["items"] is not False:
        own["items"] = True
    return own


def _parts(node: "Object", value: "Json") -> "Iterator[tuple[str, Json, Json]]":
    """Give the schemas inside that speak of parts of a value: the way there, the schema, the part."""
    if isinstance(value, dict):
        for name, part in node.get("properties", {}).items():
            if name in value:
                yield f"/properties/{escape(name)}", part, value[name]
    elif isinstance(value, list) and node.get("items", False) is not False:
        for inner in value[len(node.get("prefixItems", ())) :]:
            yield "/items", node["items"], inner


def _ends(way: "Way") -> bool:
    """Tell whether a way doesn't lead into a schema that is looked at by itself."""
    step = _STEPS.get(way[0], 0) if way else 0
    return not step or len(way) <= step


_STEPS: Final = {"properties": 2, "items": 1, "allOf": 2, "anyOf": 2, "oneOf": 2}


def _length(step: str) -> int:
    return step.count("/")


def _leads(way: "Way", step: str) -> bool:
    tokens = split(step)
    return way[: len(tokens)] == tokens
