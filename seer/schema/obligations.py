"""Tool in, what its schema obliges us to try out: each keyword at and past its limit, each property given and not.

Plain coverage owes one class of values a side of a keyword. Exhaustive coverage owes the named classes: each type, each
neighbour of an enum, one step inside a limit, each odd form of a format, each branch, what is missing by twos and all.
"""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from seer.records import Aim
from seer.schema import exhaustive
from seer.schema.classes import bounded, sized
from seer.schema.constraints import FREE, at
from seer.schema.formats import FORMATS
from seer.schema.kept import Kept
from seer.schema.owed import OTHERS, Owed
from seer.schema.pointer import join
from seer.schema.resolve import EVERYTHING, types
from seer.schema.sites import sites
from seer.schema.sizes import BOUNDS, SIZES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from seer.records import At, Constraint, Json, Object, Tool
    from seer.schema.constraints import Visit
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
    limits: dict[tuple[str, str, str, str], set[str]] = {}
    for one in make(tool).every():
        aim = one.aim
        key = (aim.pointer, aim.keyword, aim.at, aim.part)
        twin = first.setdefault(key, one)
        if twin is not one:
            known = limits.setdefault(key, {repr(twin.aim.limit)})
            written = repr(aim.limit)
            if written in known:
                continue
            known.add(written)
        found.append(one)
    return tuple(found)


class _Plain:
    """What plain coverage owes."""

    def __init__(self, tool: "Tool") -> None:
        self._tool = tool
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
                for one in at(visit):
                    yield from self.of_keyword(one, visit, site)
                yield from self.of_presence(visit, site)
        if self._sites.is_cut:
            root = self._sites.root.pieces[0]
            yield self._make(root, "properties", "typical", None, {"enum": []}, part=OTHERS)

    def _give(
        self, one: "Constraint", visit: "Visit", side: "At", words: "Object", *, part: str = "", pointer: str = ""
    ) -> Owed:
        return self._make(visit, one.keyword, side, one.limit, words, part=part, pointer=pointer or one.pointer)

    def _make(
        self,
        visit: "Visit",
        keyword: str,
        side: "At",
        limit: "Json",
        words: "Object",
        *,
        part: str = "",
        pointer: str = "",
    ) -> Owed:
        aim = Aim(tool=self._tool.name, pointer=pointer, keyword=keyword, limit=_plain(limit), at=side, part=part)
        site = self._sites.by_pointer.get(pointer) or self._sites.by_pointer[visit.pointer]
        place = f"{visit.schema_pointer}/{keyword}"
        return Owed(aim, words=words, site=site, schema_pointer=place, visit=visit, root=self._root)

    def of_keyword(self, one: "Constraint", visit: "Visit", site: "Site") -> "Iterator[Owed]":
        """Give what one keyword owes."""
        if one.keyword == "required":
            if visit.branches <= 1:
                yield self._give(one, visit, "absent", {})
            return
        if self._can_be_past(one, visit):
            yield from self.past(one, visit, site)
        if one.keyword in _LIMITED and self._speaks(one.keyword, visit):
            yield from (
                self._give(one, visit, side, words) for side, words in self.sides(one, visit, site) if side == "limit"
            )
        elif one.keyword == "multipleOf":
            yield self._give(one, visit, "limit", {"type": "number", "multipleOf": one.limit})
        elif one.keyword in ("enum", "const"):
            members = one.limit if one.keyword == "enum" else [one.limit]
            for member in members if len(members) <= MEMBERS else [*members[: MEMBERS - 1], members[-1]]:
                yield self._make(visit, one.keyword, "limit", member, {"const": member}, pointer=one.pointer)
            if len(members) > MEMBERS:
                left = len(members) - MEMBERS
                yield self._make(visit, one.keyword, "limit", left, {"enum": []}, part=OTHERS, pointer=one.pointer)

    def sides(self, one: "Constraint", visit: "Visit", site: "Site") -> "list[tuple[At, Object]]":
        """Give the classes beside a bound of a number or a size, by side."""
        if one.keyword in SIZES:
            return list(sized(one.keyword, visit.schema))
        steps = [piece.schema["multipleOf"] for piece in (*site.always, visit) if "multipleOf" in piece.schema]
        schema = {**visit.schema, "multipleOf": steps[-1]} if steps else visit.schema
        admitted = types(visit.schema, self._root).intersection(*(types(p.schema, self._root) for p in site.always))
        return list(bounded(one.keyword, schema, integral="number" not in admitted))

    def past(self, one: "Constraint", visit: "Visit", site: "Site") -> "Iterator[Owed]":
        """Give what a keyword owes past its limit."""
        del site
        yield self._give(one, visit, "past", {})

    def _speaks(self, keyword: str, visit: "Visit") -> bool:
        """Tell whether a bound can matter: a minLength beside `type: integer` says nothing."""
        admitted = types(visit.schema, self._root)
        return bool(admitted & ({SIZES[keyword]} if keyword in SIZES else {"number", "integer"}))

    def _can_be_past(self, one: "Constraint", visit: "Visit") -> bool:
        """Leave out what no instance breaks alone: the arguments' own type, a branch's type, sizes of at least 0."""
        keyword, limit = one.keyword, one.limit
        if keyword in self.never_past or (keyword == "format" and limit not in FORMATS):
            return False
        if keyword == "type":
            return bool(visit.pointer) and not visit.branches and not set(EVERYTHING) <= types(visit.schema, self._root)
        if keyword in _LIMITED:
            return self._speaks(keyword, visit) and not (keyword in SIZES and keyword.startswith("min") and limit == 0)
        return keyword not in ("additionalProperties", "items", "unevaluatedProperties", "unevaluatedItems") or (
            limit is False
        )

    never_past: "frozenset[str]" = _NEVER_PAST

    def of_presence(self, visit: "Visit", site: "Site") -> "Iterator[Owed]":
        """Ask for each optional property given and left out; one with a default is left to it."""
        if visit.pointer in self._required or not visit.pointer or site.token.isdigit() or site.token == FREE:
            return
        if "default" in visit.schema:
            yield self._present(visit, "default", "default", visit.schema["default"])
            yield self._present(visit, "default", "typical", visit.schema["default"])
        elif not visit.branches:
            yield self._present(visit, "properties", "absent", None)
            yield self._present(visit, "properties", "typical", None)

    def _present(self, visit: "Visit", keyword: str, side: "At", limit: "Json") -> "Owed":
        return self._make(visit, keyword, side, limit, {}, pointer=visit.pointer)


def _plain(limit: "Json") -> "Json":
    """Leave out limits that are schemas: an aim names them by place and keyword."""
    nested = isinstance(limit, dict) or (isinstance(limit, list) and any(isinstance(one, dict) for one in limit))
    return None if nested else limit


class _Exhaustive(_Plain):
    """What exhaustive coverage owes."""

    never_past = frozenset({"if", "dependentSchemas"})

    def of_keyword(self, one: "Constraint", visit: "Visit", site: "Site") -> "Iterator[Owed]":
        """Give what one keyword owes."""
        keyword = one.keyword
        if keyword in _LIMITED and self._speaks(keyword, visit):
            yield from (self._give(one, visit, side, words) for side, words in self.sides(one, visit, site))
        elif keyword not in _LIMITED:
            yield from super().of_keyword(one, visit, site)
            yield from self._asked(exhaustive.at(exhaustive.Keyword(one, visit, site, self._root)), one, visit)

    def past(self, one: "Constraint", visit: "Visit", site: "Site") -> "Iterator[Owed]":
        """Give what a keyword owes past its limit."""
        yield from self._asked(exhaustive.past(exhaustive.Keyword(one, visit, site, self._root)), one, visit)

    def _asked(self, asked: "Iterable[exhaustive.Asked]", one: "Constraint", visit: "Visit") -> "Iterator[Owed]":
        for each in asked:
            yield self._give(one, visit, each.side, each.words, part=each.part, pointer=each.pointer)

    def every(self) -> "Iterator[Owed]":
        """Give all, by place; then what is missing by twos and whole."""
        yield from super().every()
        for site in self._sites.by_pointer.values():
            for visit in site.pieces:
                if not visit.branches:
                    yield from self._missing(visit, site)

    def _missing(self, visit: "Visit", site: "Site") -> "Iterator[Owed]":
        names = sorted(set(visit.schema.get("required", ())))
        together: Sequence[tuple[str, ...]] = list(combinations(names, 2)) if len(names) <= _TOGETHER else ()
        for some in [*together, tuple(names)] if len(names) != 2 else [tuple(names)]:  # noqa: PLR2004 - a pair is whole
            if len(some) > 1:
                limit = list(some)
                yield self._make(visit, "required", "absent", limit, {}, part="together", pointer=site.pointer)


_one_class: "Kept[Tool, tuple[Owed, ...]]" = Kept(lambda tool: _owed(tool, _Plain), most=16)
_every_class: "Kept[Tool, tuple[Owed, ...]]" = Kept(lambda tool: _owed(tool, _Exhaustive), most=16)
