"""Schema object in, the same with its enum and default mended, and values read as what they must have meant, out."""

import re
from collections.abc import Callable
from typing import Final

from seer.errors import literal
from seer.records import Json, Object

Flaw = Callable[[str], None]
"""Told of each flaw in a sentence."""
TYPES: Final = frozenset({"object", "array", "string", "number", "integer", "boolean", "null"})
NUMBERS: Final = frozenset({"number", "integer"})
_TEXT: Final = frozenset({str})
_NUMBER: Final = re.compile(r"-?[0-9]+(\.[0-9]+)?")


def typeset(schema: Object) -> frozenset[str]:
    """Give the types that a schema names, or all."""
    types = schema.get("type")
    return frozenset(TYPES if types is None else types if isinstance(types, list) else (types,))


def fits(value: Json, types: frozenset[str]) -> bool:
    """Tell whether a value is of one of the types."""
    if value is None:
        return "null" in types
    if isinstance(value, bool):
        return "boolean" in types
    if isinstance(value, int | float):
        return "number" in types or ("integer" in types and value == int(value))
    return ("string" if isinstance(value, str) else "array" if isinstance(value, list) else "object") in types


def whole(value: Json) -> int | None:
    """Read a value as a whole number, or give None."""
    number = as_number(value)
    return int(number) if number is not None and number == int(number) else None


def as_number(value: Json) -> int | float | None:
    """Read a value, or a text, as a number, or give None."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return value
    if isinstance(value, str) and _NUMBER.fullmatch(value.strip()):
        return float(value) if "." in value else int(value)
    return None


def mend_enum(schema: Object, flaw: Flaw) -> None:
    """Mend the members of an enum: each once, and of the type."""
    enum = schema["enum"]
    if not isinstance(enum, list) or not enum:
        flaw(f"enum {literal(enum)} is no list of values and was dropped")
        del schema["enum"]
        return
    if schema.get("type") == "string" and set(map(type, enum)) == _TEXT and len(set(enum)) == len(enum):
        return  # as most are
    members = _different(enum)
    types = typeset(schema)
    right = [member for member in members if fits(member, types)]
    if not right:
        right = _converted(members, schema)
        if right:
            flaw(f"no member of the enum is of type {literal(schema['type'])}; read as {literal(right[:5])}")
        else:
            flaw(f"no member of the enum is of type {literal(schema['type'])}; the type was dropped")
            del schema["type"]
            right = members
    elif len(right) < len(members) and any(m is not None and not fits(m, types) for m in members):
        flaw(f"members of the enum that aren't of type {literal(schema['type'])} were dropped")
    schema["enum"] = right


def _different(values: "list[Json]") -> "list[Json]":
    seen: dict[str, Json] = {}
    for value in values:
        seen.setdefault(repr(value), value)
    return list(seen.values())


def _converted(members: "list[Json]", schema: Object) -> "list[Json]":
    """Read all members as the one type that is given, or give none where one can't be."""
    wanted = typeset(schema) - {"null"}
    if len(wanted) != 1:
        return []
    read = [_read(member, next(iter(wanted))) for member in members]
    return [] if any(value is None for value in read) else _different(read)


def _read(value: Json, wanted: str) -> Json:
    if wanted == "string" and isinstance(value, bool):
        return str(value).lower()
    if wanted == "string" and isinstance(value, int | float):
        return str(value)
    if wanted == "boolean":
        return {"true": True, "false": False}.get(value) if isinstance(value, str) else None
    number = as_number(value) if isinstance(value, str) else None
    return (whole(value) if wanted == "integer" else number) if wanted in NUMBERS else None


def mend_default(schema: Object, flaw: Flaw) -> None:
    """Drop a default that its own schema doesn't allow."""
    value = schema["default"]
    types = typeset(schema)
    if value is None and "null" not in types:
        flaw(f"default null isn't of type {literal(schema['type'])}; read as none")
        del schema["default"]
    elif not fits(value, types) or not _within(value, schema):
        flaw(f"default {literal(value)} isn't allowed by its own schema and was dropped")
        del schema["default"]


def _within(value: Json, schema: Object) -> bool:
    if "enum" in schema and not any(_same(value, member) for member in schema["enum"]):
        return False
    if "const" in schema and not _same(value, schema["const"]):
        return False
    if isinstance(value, str):
        return bool(schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)))
    if isinstance(value, int | float) and not isinstance(value, bool):
        return bool(
            schema.get("minimum", value) <= value <= schema.get("maximum", value)
            and ("exclusiveMinimum" not in schema or schema["exclusiveMinimum"] < value)
            and ("exclusiveMaximum" not in schema or value < schema["exclusiveMaximum"])
        )
    if isinstance(value, list):
        return bool(schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)))
    return True


def _same(one: Json, other: Json) -> bool:
    return isinstance(one, bool) is isinstance(other, bool) and bool(one == other)
