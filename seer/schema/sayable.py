"""Tool in, the kinds of scene that its schema allows out: those with an obligation that can be said in words."""

import re
from typing import TYPE_CHECKING, Final

from seer.schema.constraints import visits
from seer.schema.obligations import BOUNDS, SIZES, obligations
from seer.schema.resolve import resolve, types

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from seer.records import Aim, Json, Kind, Object, Tool

_LEVELS: Final = 3
_DEEPEST: Final = 24
_LONGEST: Final = 300
_MOST_ITEMS: Final = 20
_MOST_OBJECTS: Final = 3
_ODD: Final = frozenset(
    {"date", "date-time", "time", "duration", "email", "uri", "uuid", "ipv4", "ipv6", "hostname", "iri", "idn-email"}
)
_OPEN_PATTERNS: Final = re.compile(r"\^?(?:\.[*+]|\(\.[*+]\)|\[\\s\\S\][*+])?\$?")


def allowed_kinds(tool: "Tool") -> "frozenset[Kind]":
    """Give the kinds for which the schema has an obligation that exists in words and survives repair."""
    return frozenset({"normal", *(kind for _, kind in sayable(tool))})


def sayable(tool: "Tool") -> "Iterator[tuple[Aim, Kind]]":
    """Give the obligations that exist in words and survive repair, each with the kind of scene that meets it.

    A tool has none where every valid call holds a value below the levels that words reach.
    """
    if not _within_reach(tool.parameters, tool.parameters, 0):
        return
    admitted = _admitted(tool)
    evident = _evident(tool)
    for aim in obligations(tool):
        kind = _said_as(aim, admitted)
        if kind is not None and not (kind == "missing" and aim.pointer in evident):
            yield aim, kind


def _within_reach(schema: "Json", root: "Json", level: int, depth: int = 0) -> bool:
    """Tell whether all that must stand in a place lies no deeper than words reach; nothing empty is said."""
    schema = resolve(schema, root)
    if level > _LEVELS or depth > _DEEPEST:
        return False
    if not isinstance(schema, dict):
        return True
    choices = (schema.get(keyword) for keyword in ("anyOf", "oneOf"))
    return (
        all(_within_reach(part, root, level, depth + 1) for part in schema.get("allOf", ()))
        and all(any(_within_reach(one, root, level, depth + 1) for one in branches) for branches in choices if branches)
        and _holds_reachable(schema, root, level, depth)
    )


def _holds_reachable(schema: "Object", root: "Json", level: int, depth: int) -> bool:
    """Tell whether a plain value, a member of a list, or what an object requires is within reach."""
    admitted = types(schema, root)
    if admitted - {"array", "object", "null"}:
        return True
    if "array" in admitted and _within_reach(schema.get("items", True), root, level, depth + 1):
        return True
    inner = schema.get("properties", {})
    needed = [inner[name] for name in schema.get("required", ()) if name in inner]
    return "object" in admitted and all(_within_reach(one, root, level + 1, depth + 1) for one in needed)


def _admitted(tool: "Tool") -> dict[str, frozenset[str]]:
    """Give the types that each place takes: what always holds there decides, else any of the branches."""
    always: dict[str, frozenset[str]] = {}
    branches: dict[str, frozenset[str]] = {}
    for visit in visits(tool.parameters):
        found = types(visit.schema, tool.parameters)
        if visit.branches:
            branches[visit.pointer] = branches.get(visit.pointer, frozenset()) | found
        else:
            always[visit.pointer] = always.get(visit.pointer, found) & found
    return {**branches, **always}


def _evident(tool: "Tool") -> frozenset[str]:
    """Give the places whose value is known where nobody says it: by a default, or because there is just one."""
    return frozenset(
        visit.pointer
        for visit in visits(tool.parameters)
        if "default" in visit.schema or "const" in visit.schema or len(visit.schema.get("enum", (0, 0))) == 1
    )


def _said_as(aim: "Aim", admitted: "Mapping[str, frozenset[str]]") -> "Kind | None":
    """Give the kind of scene that can say an aim, or None where words can't."""
    if len([token for token in aim.pointer.split("/") if token and not token.isdigit()]) > _LEVELS:
        return None
    if aim.keyword == "required":
        return "missing"
    if aim.keyword == "default":
        return "default"
    if aim.at == "past":
        return "invalid" if _is_sayable_fault(aim, admitted) else None
    if aim.at == "limit" and (aim.keyword in BOUNDS or aim.keyword in SIZES):
        return "boundary" if aim.keyword in BOUNDS or _is_sayable_size(aim, aim.limit, admitted) else None
    return "normal"


def _is_sayable_size(aim: "Aim", size: int, admitted: "Mapping[str, frozenset[str]]") -> bool:
    if SIZES[aim.keyword] == "string":
        return 1 <= size <= _LONGEST
    nested = admitted.get(f"{aim.pointer}/0", frozenset()) <= {"object", "array"}
    return SIZES[aim.keyword] == "array" and 1 <= size <= (_MOST_OBJECTS if nested else _MOST_ITEMS)


def _is_sayable_fault(aim: "Aim", admitted: "Mapping[str, frozenset[str]]") -> bool:
    if aim.keyword in ("type", "anyOf", "oneOf"):
        return _is_wordless(admitted.get(aim.pointer, frozenset()))
    if aim.keyword in ("enum", "const"):
        members = aim.limit if aim.keyword == "enum" else [aim.limit]
        return any(isinstance(member, str | int | float) and not isinstance(member, bool) for member in members)
    if aim.keyword in SIZES:
        return _is_sayable_size(aim, aim.limit + (-1 if aim.keyword.startswith("min") else 1), admitted)
    if aim.keyword == "pattern":
        return not _OPEN_PATTERNS.fullmatch(aim.limit)
    if aim.keyword == "format":
        return aim.limit in _ODD
    return aim.keyword in BOUNDS or aim.keyword == "multipleOf"


def _is_wordless(types_there: frozenset[str]) -> bool:
    """Tell whether a word can't be meant: numbers and booleans, at most null beside them."""
    return bool(types_there - {"null"}) and types_there <= {"number", "integer", "boolean", "null"}
