"""Type as authors write it in words in, a JSON Schema out: `int`, `List[str]`, `Optional[float]`, `{'a', 'b'}`."""

import re
from ast import literal_eval
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from seer.records import Object

_TYPES: Final = {
    "string": ("str", "string", "text", "file", "path", "bytes", "secret", "enum"),
    "integer": ("int", "integer", "long", "short", "byte", "bigint", "int32", "int64"),
    "number": ("float", "double", "number", "numeric", "decimal", "real"),
    "boolean": ("bool", "boolean"),
    "object": ("dict", "object", "map", "mapping", "hashmap", "hashtable", "dictionary", "json", "struct"),
    "array": ("list", "array", "arraylist", "tuple", "set", "frozenset", "sequence", "iterable", "queue", "stack"),
    "null": ("none", "null", "nonetype"),
}
WORDS: "Final[dict[str, Object]]" = {
    **{word: {"type": kind} for kind, words in _TYPES.items() for word in words},
    **{word: {} for word in ("any", "t")},
    "char": {"type": "string", "minLength": 1, "maxLength": 1},
    "date": {"type": "string", "format": "date"},
    "datetime": {"type": "string", "format": "date-time"},
    "uuid": {"type": "string", "format": "uuid"},
    "url": {"type": "string", "format": "uri"},
    "email": {"type": "string", "format": "email"},
}
"""Schemas of single words, in lower case."""

_ASIDE: Final = re.compile(r"[,;(]\s*(?:optional|required|default\b.*)\)?\s*$", re.IGNORECASE)
_GENERIC: Final = re.compile(r"([\w.]+)\[(.*)\]", re.DOTALL)
_OF: Final = re.compile(r"(list|array|tuple|set|sequence)s? of (.+)", re.IGNORECASE)
_CHOICES: Final = re.compile(r"\{(.+)\}", re.DOTALL)
_OPENING: Final = "[{("
_CLOSING: Final = "]})"
_MAX: Final = 1_000


def schema_of_text(text: str) -> "Object | None":
    """Give the schema that a type's text stands for, or None where it is none that is known."""
    if len(text) > _MAX:
        return None
    text = _ASIDE.sub("", _ASIDE.sub("", text.strip())).strip().strip("`")
    parts = [part for piece in _split(text, "|") for part in re.split(r"\s+or\s+", piece)]
    if len(parts) > 1:
        return _either(parts)
    generic = _GENERIC.fullmatch(text)
    if generic:
        return _generic(generic[1].rpartition(".")[2].lower(), generic[2])
    listed = _OF.fullmatch(text)
    if listed:
        return _array(listed[2].removesuffix("s") if listed[2].lower() not in WORDS else listed[2])
    choices = _CHOICES.fullmatch(text)
    if choices:
        return _literal(choices[1])
    found = WORDS.get(text.rpartition(".")[2].lower())
    return None if found is None else dict(found)


def _generic(name: str, inner: str) -> "Object | None":
    if name == "literal":
        return _literal(inner)
    if name in _FORMS:
        return _FORMS[name](inner)
    base = WORDS.get(name)
    if base == {"type": "array"}:
        return _tuple(inner) if name == "tuple" else _array(inner)
    if base == {"type": "object"}:
        values = schema_of_text(_split(inner, ",")[-1])
        return {"type": "object", **({"additionalProperties": values} if values else {})}
    return None if base is None else dict(base)


_FORMS: "Final[dict[str, Callable[[str], Object | None]]]" = {
    "optional": lambda inner: _either([inner, "None"]),
    "union": lambda inner: _either(_split(inner, ",")),
    **dict.fromkeys(
        ("annotated", "required", "notrequired", "final"), lambda inner: schema_of_text(_split(inner, ",")[0])
    ),
}


def _array(member: str) -> "Object":
    items = schema_of_text(member)
    return {"type": "array", **({"items": items} if items else {})}


def _tuple(inner: str) -> "Object":
    members = _split(inner, ",")
    if members[-1] == "...":
        return _array(members[0])
    schemas = [schema_of_text(member) or {} for member in members]
    return {"type": "array", "prefixItems": schemas, "minItems": len(schemas), "maxItems": len(schemas)}


def _literal(inner: str) -> "Object | None":
    try:
        values = literal_eval(f"[{inner}]")
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return None
    return {"enum": values} if all(isinstance(each, str | int | float | bool | None) for each in values) else None


def _either(parts: "Iterable[str]") -> "Object | None":
    """Give what is one of several types; None where one of them isn't known."""
    schemas = [schema_of_text(part) for part in dict.fromkeys(part.strip() for part in parts)]
    known = [schema for schema in schemas if schema is not None]
    if len(known) < len(schemas):
        return None
    if len(known) == 1 or {} in known:
        return {} if {} in known else known[0]
    if all(schema.keys() == {"type"} and isinstance(schema["type"], str) for schema in known):
        return {"type": [schema["type"] for schema in known]}
    return {"anyOf": known}


def _split(text: str, mark: str) -> list[str]:
    """Split at a mark that stands in no brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in _OPENING) - (character in _CLOSING)
        if character == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]
