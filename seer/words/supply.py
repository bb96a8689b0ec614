"""Results of tools and a place among a tool's parameters in, whether a result holds what may stand there out.

A result supplies a value where it holds, up to three names deep, a property of the same words and of a type that fits.
A name that says little alone is completed by what its tool is about: the pet ID is the `id` that "list pets" gives.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from seer.schema.kept import Kept
from seer.schema.pointer import MISSING, split
from seer.schema.resolve import EVERYTHING, applying, types
from seer.words import en
from seer.words.bag import bag
from seer.words.names import split as words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from seer.records import Definition, Json, Tool

_DEEPEST = 3
_PREFIX = "seer:defs/"
_BARE = bag("id identifier name key number code slug uuid guid gid reference token")
"""Names that don't tell of what."""
_WRITTEN = frozenset({"string", "integer", "number"})
"""Types that are written alike: who has one can say the other."""
_Held = dict[str, "list[Json]"]


class Wanted(NamedTuple):
    """A value that is looked for: its names anywhere, and its bare name in results of tools for these things."""

    names: frozenset[str]
    bare: str
    things: frozenset[str]
    types: frozenset[str]


class Supply:
    """Tells whose results hold a value; `defs` are the definitions that results refer to."""

    def __init__(self, defs: "Iterable[Definition]" = ()) -> None:
        self._defs: Mapping[str, Json] = {f"{_PREFIX}{one.digest}": one.schema for one in defs}
        self._held: Kept[Tool, _Held] = Kept(self._found, most=2048)

    def gives(self, tool: "Tool", wanted: Wanted) -> bool:
        """Tell whether a tool's result holds a value that is looked for."""
        if tool.returns is None:
            return False
        held = self._held(tool)
        names = wanted.names
        if wanted.things and wanted.things <= {*_parts(_own_name(tool))}:
            names |= {wanted.bare}
        for name in names:
            for one in held.get(name, ()):
                if not wanted.types.isdisjoint(self._types(one)):
                    return True
        return False

    def _found(self, tool: "Tool") -> _Held:
        held: _Held = {}
        for name, schema in self._walk(tool.returns):
            held.setdefault("".join(_parts(name)), []).append(schema)
        return held

    def _walk(self, schema: "Json") -> "Iterator[tuple[str, Json]]":
        """Give each property with its schema, those near the root first; a definition is looked into once."""
        seen: set[str] = set()
        level = [schema]
        for _ in range(_DEEPEST):
            below: list[Json] = []
            for part in level:  # grows as it is gone through
                if not isinstance(part, dict):
                    continue
                reference = part.get("$ref")
                if isinstance(reference, str) and reference not in seen:
                    seen.add(reference)
                    level.append(self._defs.get(reference))
                for keyword in ("allOf", "anyOf", "oneOf", "prefixItems"):
                    level.extend(part.get(keyword, ()))
                level.extend(part[keyword] for keyword in ("items", "additionalProperties") if keyword in part)
                for name, inner in part.get("properties", {}).items():
                    yield name, inner
                    below.append(inner)
            level = below

    def _types(self, schema: "Json") -> frozenset[str]:
        for _ in range(_DEEPEST):
            if not isinstance(schema, dict) or schema.get("$ref") not in self._defs:
                break
            schema = self._defs[schema["$ref"]]
        return _alike(types(schema, schema))


def wanted(tool: "Tool", place: str) -> Wanted:
    """Give what is looked for where nothing stands at a place of a tool's arguments."""
    known = _known(tool)
    if place not in known:
        known[place] = _wanted(tool, place)
    return known[place]


_known: "Kept[Tool, dict[str, Wanted]]" = Kept(lambda _: {}, most=256)


def _wanted(tool: "Tool", place: str) -> Wanted:
    *above, name = [step for step in split(place) if not step.isdecimal()] or [""]
    parts = _parts(name)
    whole, last = "".join(parts), parts[-1]
    if last not in _BARE:
        return Wanted(frozenset({whole}), "", frozenset(), _types(tool, place))
    if len(parts) > 1:
        return Wanted(frozenset({whole}), last, frozenset(parts[:-1]), _types(tool, place))
    full = (f"{thing}{whole}" for one in (*above, _own_name(tool)) for thing in _parts(one))
    return Wanted(frozenset({whole, *full}), "", frozenset(), _types(tool, place))


def _own_name(tool: "Tool") -> str:
    return tool.spec_name or tool.name


def _types(tool: "Tool", place: str) -> frozenset[str]:
    admitted = EVERYTHING
    for schema in applying(tool.parameters, MISSING, place):
        admitted &= types(schema, tool.parameters)
    return _alike(admitted)


def _alike(admitted: frozenset[str]) -> frozenset[str]:
    return (admitted | _WRITTEN if admitted & _WRITTEN else admitted) - {"null"}


@lru_cache(maxsize=8192)
def _parts(name: str) -> tuple[str, ...]:
    return tuple(en.singular(part.lower()) for part in words(name)) or (name.casefold(),)
