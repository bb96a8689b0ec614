"""Tool in, what its schema obliges us to try out: each keyword at and past its limit, each property given and not."""

from typing import TYPE_CHECKING, Final

from seer.records import Aim
from seer.schema.constraints import at, visits
from seer.schema.formats import FORMATS
from seer.schema.resolve import types

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import At, Constraint, Json, Object, Tool
    from seer.schema.constraints import Visit

SIZES: Final = {
    "minLength": "string", "maxLength": "string", "minItems": "array", "maxItems": "array", "minProperties": "object",
    "maxProperties": "object",
}  # fmt: skip
"""Keywords that bound a size, each with the type that they speak of."""
BOUNDS: Final = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
_LIMITS: Final = frozenset({*SIZES, *BOUNDS})
_NEVER_PAST: Final = frozenset({"contains", "if", "unevaluatedProperties", "unevaluatedItems", "dependentSchemas"})


def obligations(tool: "Tool") -> tuple[Aim, ...]:
    """Give what the tool's parameters oblige us to try, each once, by place."""
    found: dict[tuple[object, ...], Aim] = {}
    required = _required(tool.parameters)
    for visit in visits(tool.parameters):
        for aim in (*_of_keywords(tool, visit), *_of_presence(tool, visit, required)):
            found.setdefault((aim.pointer, aim.keyword, aim.at, repr(aim.limit)), aim)
    return tuple(found.values())


def _required(parameters: "Object") -> frozenset[str]:
    return frozenset(
        one.pointer
        for visit in visits(parameters)
        if not visit.branches
        for one in at(visit)
        if one.keyword == "required"
    )


def _of_keywords(tool: "Tool", visit: "Visit") -> "Iterator[Aim]":
    for one in at(visit):
        if one.keyword == "required":
            if visit.branches <= 1:
                yield _aim(tool, one, "absent")
        elif _can_be_past(one, visit, tool):
            yield _aim(tool, one, "past")
        if one.keyword in _LIMITS and _speaks(one.keyword, visit, tool):
            yield _aim(tool, one, "limit")
        elif one.keyword in ("enum", "const"):
            for member in one.limit if one.keyword == "enum" else [one.limit]:
                yield Aim(tool=tool.name, pointer=one.pointer, keyword=one.keyword, limit=member, at="limit")


def _aim(tool: "Tool", one: "Constraint", side: "At") -> Aim:
    return Aim(tool=tool.name, pointer=one.pointer, keyword=one.keyword, limit=_plain(one.limit), at=side)


def _plain(limit: "Json") -> "Json":
    """Leave out limits that are schemas: an aim names them by place and keyword."""
    nested = isinstance(limit, dict) or (isinstance(limit, list) and any(isinstance(one, dict) for one in limit))
    return None if nested else limit


def _speaks(keyword: str, visit: "Visit", tool: "Tool") -> bool:
    """Tell whether a bound can matter: a minLength beside `type: integer` says nothing."""
    admitted = types(visit.schema, tool.parameters)
    return bool(admitted & ({SIZES[keyword]} if keyword in SIZES else {"number", "integer"}))


def _can_be_past(one: "Constraint", visit: "Visit", tool: "Tool") -> bool:
    """Leave out what no instance breaks alone: the arguments' own type, a branch's type, sizes of at least 0."""
    keyword, limit = one.keyword, one.limit
    if keyword in _NEVER_PAST or (keyword == "format" and limit not in FORMATS):
        return False
    if keyword == "type":
        return bool(visit.pointer) and not visit.branches
    if keyword in _LIMITS:
        return _speaks(keyword, visit, tool) and not (keyword in SIZES and keyword.startswith("min") and limit == 0)
    return keyword != "additionalProperties" or limit is False


def _of_presence(tool: "Tool", visit: "Visit", required: frozenset[str]) -> "Iterator[Aim]":
    """Ask for each optional property given and left out; one with a default is left to it."""
    if visit.pointer in required or not visit.pointer or visit.pointer.rpartition("/")[2].isdigit():
        return
    if "default" in visit.schema:
        value = visit.schema["default"]
        yield Aim(tool=tool.name, pointer=visit.pointer, keyword="default", limit=value, at="default")
        yield Aim(tool=tool.name, pointer=visit.pointer, keyword="default", limit=value, at="typical")
    elif not visit.branches:
        yield Aim(tool=tool.name, pointer=visit.pointer, keyword="properties", at="absent")
        yield Aim(tool=tool.name, pointer=visit.pointer, keyword="properties", at="typical")
