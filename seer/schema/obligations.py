"""Tool in, what its schema obliges us to try out: each keyword at and past its limit, each property given and not.

Plain coverage owes one class of values a side of a keyword. Exhaustive coverage owes the named classes: each type, each
neighbour of an enum, one step inside a limit, each odd form of a format, each branch, what is missing by twos and all.
"""

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from seer import canon
from seer.records import Aim
from seer.schema import exhaustive
from seer.schema.classes import bounded, sized
from seer.schema.constraints import FREE, at
from seer.schema.formats import FORMATS
from seer.schema.kept import Kept
from seer.schema.owed import OTHERS, Due, Owed
from seer.schema.pointer import join
from seer.schema.resolve import EVERYTHING, types
from seer.schema.sites import sites
from seer.schema.sizes import BOUNDS, SIZES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from seer.records import At, Constraint, Json, Object, Tool
    from seer.schema.constraints import Visit
    from seer.schema.owed import Label
    from seer.schema.sites import Site

__all__ = ["BOUNDS", "MEMBERS", "SIZES", "obligations", "owed"]

WALKED: Final = 300
"""Most obligations of one tool that plain coverage means to meet; the shallow ones come first."""
WALKED_WHOLE: Final = 20_000
"""The same of exhaustive coverage."""
MEMBERS: Final = 1_000
"""Most members of one enum that are owed."""
_LIMITED: Final = frozenset({*SIZES, *BOUNDS})
_NEVER_PAST: Final = frozenset({"contains", "if", "unevaluatedProperties", "unevaluatedItems", "dependentSchemas"})
_KEPT: Final = 4_096
"""Schemas of which it is remembered what they owe."""
_TELLING: Final = frozenset({*_LIMITED, "const", "enum", "format", "multipleOf", "pattern", "type", "uniqueItems"})
_SILENT: Final = frozenset({
    "$comment", "$defs", "default", "deprecated", "description", "example", "examples", "nullable", "properties",
    "readOnly", "title", "writeOnly",
})  # fmt: skip
"""Keywords that owe nothing and say nothing of what others owe."""
_TOGETHER: Final = 6
"""Most required properties of which each two are owed missing together."""


def obligations(tool: "Tool") -> tuple[Aim, ...]:
    """Give what the tool's parameters oblige us to try, each once, by place."""
    return tuple(one.aim for one in owed(tool))


def owed(tool: "Tool", *, exhaustive: bool = False) -> "tuple[Owed, ...]":
    """Give the obligations with their classes and places."""
    return (_every_class if exhaustive else _one_class)(tool)


def _owed(tool: "Tool", make: "type[_Plain]") -> "tuple[Owed, ...]":
    """Give each once; limits are written out only where something else about two is the same."""
    found: list[Owed] = []
    first: dict[tuple[str, str, str, str], Owed] = {}
    limits: dict[tuple[str, str, str, str], dict[Label, Owed]] = {}
    for one in make(tool).every():
        aim = one.aim
        key = (aim.pointer, aim.keyword, aim.at, aim.part)
        twin = first.setdefault(key, one)
        if twin is not one:
            known = limits.setdefault(key, {twin.due.label: twin})
            same = known.setdefault(one.due.label, one)
            if same is not one:
                if aim.limit is not None:
                    same.schema_pointers.add(one.schema_pointer)
                continue
        found.append(one)
    return tuple(found)


class _Plain:
    """What plain coverage owes."""

    known: ClassVar[dict[bytes, tuple[Due, ...]]] = {}
    never_past: ClassVar[frozenset[str]] = _NEVER_PAST

    def __init__(self, tool: "Tool") -> None:
        self._name = tool.name
        self._root = tool.parameters
        self._sites = sites(tool.parameters)
        self._required = frozenset(
            join(visit.pointer, name)
            for site in self._sites.by_pointer.values()
            for visit in site.always
            for name in visit.schema.get("required", ())
        )

    def every(self) -> "Iterator[Owed]":
        """Give all, by place."""
        for site in self._sites.by_pointer.values():
            for visit in site.pieces:
                for due in self._dues(visit, site):
                    yield self._make(visit, site, due)
                yield from self._of_presence(visit, site)
        if self._sites.is_cut:
            root = self._sites.root
            yield self._make(root.pieces[0], root, Due("properties", "typical", None, {"enum": []}, OTHERS))

    def _make(self, visit: "Visit", site: "Site", due: Due) -> Owed:
        pointer, meant = visit.pointer, site
        if due.tail:
            pointer += due.tail
            meant = self._sites.by_pointer.get(pointer, site)
        keyword = due.keyword
        aim = Aim(tool=self._name, pointer=pointer, keyword=keyword, limit=due.limit, at=due.side, part=due.part)
        place = f"{visit.schema_pointer}/{keyword}"
        return Owed(aim, due, site=meant, schema_pointer=place, visit=visit, root=self._root)

    def _dues(self, visit: "Visit", site: "Site") -> "Sequence[Due]":
        """Give what a schema owes: remembered where nothing but itself tells."""
        alone = _told_alone(visit, site)
        if alone is None:
            return list(self._of_schema(visit, site))
        found = self.known.get(alone)
        if found is None:
            found = tuple(self._of_schema(visit, site))
            if len(self.known) >= _KEPT:
                del self.known[next(iter(self.known))]
            self.known[alone] = found
        return found

    def _of_schema(self, visit: "Visit", site: "Site") -> "Iterator[Due]":
        for one in at(visit):
            yield from self.of_keyword(one, visit, site)

    def of_keyword(self, one: "Constraint", visit: "Visit", site: "Site") -> "Iterator[Due]":
        """Give what one keyword owes."""
        if one.keyword == "required":
            if visit.branches <= 1 or visit.is_sure:
                yield Due("required", "absent", None, {}, tail=one.pointer[len(visit.pointer) :])
            return
        if self._can_be_past(one, visit):
            yield from self.past(one, visit, site)
        if one.keyword in _LIMITED and self._speaks(one.keyword, visit):
            yield from (
                Due(one.keyword, side, one.limit, words)
                for side, words in self.sides(one, visit, site)
                if side == "limit"
            )
        elif one.keyword == "multipleOf":
            yield Due(one.keyword, "limit", one.limit, {"type": "number", "multipleOf": one.limit})
        elif one.keyword in ("enum", "const"):
            members = one.limit if one.keyword == "enum" else [one.limit]
            for member in members if len(members) <= MEMBERS else [*members[: MEMBERS - 1], members[-1]]:
                yield Due(one.keyword, "limit", _plain(member), {"const": member})
            if len(members) > MEMBERS:
                yield Due(one.keyword, "limit", len(members) - MEMBERS, {"enum": []}, OTHERS)

    def sides(self, one: "Constraint", visit: "Visit", site: "Site") -> "list[tuple[At, Object]]":
        """Give the classes beside a bound of a number or a size, by side."""
        if one.keyword in SIZES:
            return list(sized(one.keyword, visit.schema))
        steps = [piece.schema["multipleOf"] for piece in (*site.always, visit) if "multipleOf" in piece.schema]
        schema = {**visit.schema, "multipleOf": steps[-1]} if steps else visit.schema
        admitted = types(visit.schema, self._root).intersection(*(types(p.schema, self._root) for p in site.always))
        return list(bounded(one.keyword, schema, integral="number" not in admitted))

    def past(self, one: "Constraint", visit: "Visit", site: "Site") -> "Iterator[Due]":
        """Give what a keyword owes past its limit."""
        del visit, site
        yield Due(one.keyword, "past", _plain(one.limit), {})

    def _speaks(self, keyword: str, visit: "Visit") -> bool:
        """Tell whether a bound can matter: a minLength beside `type: integer` says nothing."""
        admitted = types(visit.schema, self._root)
        return bool(admitted & ({SIZES[keyword]} if keyword in SIZES else {"number", "integer"}))

    def _can_be_past(self, one: "Constraint", visit: "Visit") -> bool:
        """Leave out what no instance breaks alone: the arguments' own type, a branch's type, at least none of it."""
        keyword, limit = one.keyword, one.limit
        if keyword in self.never_past or (keyword == "format" and limit not in FORMATS):
            return False
        if keyword == "type":
            return bool(visit.pointer) and visit.is_sure and not set(EVERYTHING) <= types(visit.schema, self._root)
        if keyword == "minContains":
            return bool(limit)
        if keyword in _LIMITED:
            return self._speaks(keyword, visit) and not (keyword in SIZES and keyword.startswith("min") and limit == 0)
        return keyword not in ("additionalProperties", "items", "unevaluatedProperties", "unevaluatedItems") or (
            limit is False
        )

    def _of_presence(self, visit: "Visit", site: "Site") -> "Iterator[Owed]":
        """Ask for each optional property given and left out; one with a default is left to it."""
        if visit.pointer in self._required or not visit.pointer or site.token.isdigit() or site.token == FREE:
            return
        if "default" in visit.schema:
            limit = _plain(visit.schema["default"])
            yield self._make(visit, site, Due("default", "default", limit, {}))
            yield self._make(visit, site, Due("default", "typical", limit, {}))
        elif visit.is_sure:
            yield self._make(visit, site, _ABSENT)
            yield self._make(visit, site, _PRESENT)


_ABSENT: Final = Due("properties", "absent", None, {})
_PRESENT: Final = Due("properties", "typical", None, {})


def _told_alone(visit: "Visit", site: "Site") -> bytes | None:
    """Give what tells what a schema owes, if that is nothing but its own plain keywords."""
    return None if visit.branches or not visit.pointer or len(site.pieces) > 1 else _telling(visit.schema)


def _told(schema: "Object") -> bytes | None:
    told: dict[str, Json] = {}
    for keyword, limit in schema.items():
        if keyword in _TELLING:
            told[keyword] = limit
        elif keyword not in _SILENT and not (keyword == "items" and isinstance(limit, dict)):
            return None
    return canon.encode(told)


_telling: "Kept[Object, bytes | None]" = Kept(_told, most=2_048)


def _plain(limit: "Json") -> "Json":
    """Leave out limits that are schemas: an aim names them by place and keyword."""
    nested = isinstance(limit, dict) or (isinstance(limit, list) and any(isinstance(one, dict) for one in limit))
    return None if nested else limit


class _Exhaustive(_Plain):
    """What exhaustive coverage owes."""

    known: ClassVar[dict[bytes, tuple[Due, ...]]] = {}
    never_past = frozenset({"if", "dependentSchemas"})

    def of_keyword(self, one: "Constraint", visit: "Visit", site: "Site") -> "Iterator[Due]":
        """Give what one keyword owes."""
        keyword = one.keyword
        if keyword in _LIMITED and self._speaks(keyword, visit):
            yield from (Due(keyword, side, one.limit, words) for side, words in self.sides(one, visit, site))
        elif keyword not in _LIMITED:
            yield from super().of_keyword(one, visit, site)
            yield from self._asked(exhaustive.at(exhaustive.Keyword(one, visit, site, self._root)), one, visit)

    def past(self, one: "Constraint", visit: "Visit", site: "Site") -> "Iterator[Due]":
        """Give what a keyword owes past its limit."""
        yield from self._asked(exhaustive.past(exhaustive.Keyword(one, visit, site, self._root)), one, visit)

    def _asked(self, asked: "Iterable[exhaustive.Asked]", one: "Constraint", visit: "Visit") -> "Iterator[Due]":
        limit = _plain(one.limit)
        for each in asked:
            tail = (each.pointer or one.pointer)[len(visit.pointer) :]
            yield Due(one.keyword, each.side, limit, each.words, each.part, tail=tail)

    def every(self) -> "Iterator[Owed]":
        """Give all, by place; then what is missing by twos and whole."""
        yield from super().every()
        for site in self._sites.by_pointer.values():
            for visit in site.pieces:
                if visit.is_sure:
                    yield from self._missing(visit, site)

    def _missing(self, visit: "Visit", site: "Site") -> "Iterator[Owed]":
        names = sorted(set(visit.schema.get("required", ())))
        together: Sequence[tuple[str, ...]] = list(combinations(names, 2)) if len(names) <= _TOGETHER else ()
        for some in [*together, tuple(names)] if len(names) != 2 else [tuple(names)]:  # noqa: PLR2004 - a pair is whole
            if len(some) > 1:
                yield self._make(visit, site, Due("required", "absent", list(some), {}, "together"))


_one_class: "Kept[Tool, tuple[Owed, ...]]" = Kept(lambda tool: _owed(tool, _Plain), most=16)
_every_class: "Kept[Tool, tuple[Owed, ...]]" = Kept(lambda tool: _owed(tool, _Exhaustive), most=16)
