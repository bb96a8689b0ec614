"""Converted schemas in, what they refer to, names for that, and their labels put in out."""

import re
from collections import Counter
from functools import lru_cache
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from seer.schema.pointer import split

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from seer.records import Json

MAPS: Final = frozenset({"properties", "patternProperties", "dependentSchemas"})
"""Keywords whose value maps names to schemas."""
LISTS: Final = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
"""Keywords whose value lists schemas."""
SCHEMAS: Final = frozenset(
    {"items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames", "unevaluatedItems",
     "unevaluatedProperties"}
)  # fmt: skip
"""Keywords whose value is a schema."""
SAME_INSTANCE: Final = frozenset({"allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas"})
"""Keywords whose schemas judge the same instance."""
REFERENCE: Final = b'"$ref":"#'
"""How a reference of a converted schema begins in canonical JSON."""
_HOLDERS: Final = MAPS | LISTS | SCHEMAS
LEADING: Final = _HOLDERS | {"$ref"}
_NONE: Final[frozenset[str]] = frozenset()
_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]+")


def inner(schema: "Json") -> "Iterator[Json]":
    """Give the schemas that a schema holds, one level down."""
    for keyword, value in schema.items() if isinstance(schema, dict) else ():
        if keyword in MAPS:
            yield from value.values()
        elif keyword in LISTS:
            yield from value
        elif keyword in SCHEMAS:
            yield value


def references(schema: "Json") -> tuple[str, ...]:
    """Give the pointers that the references of a converted schema lead to, sorted."""
    found: set[str] = set()
    waiting = [schema]
    while waiting:
        node = waiting.pop()
        if type(node) is dict and not LEADING.isdisjoint(node):
            if "$ref" in node:
                found.add(node["$ref"][1:])
            for keyword, value in node.items():
                if type(value) is dict and keyword in MAPS:
                    waiting.extend(value.values())
                elif type(value) is dict and keyword in SCHEMAS:
                    waiting.append(value)
                elif type(value) is list and keyword in LISTS:
                    waiting.extend(value)
    return tuple(sorted(found))


def names(pointers: "Iterable[str]") -> dict[str, str]:
    """Give each pointer a name: its last word where that is enough, else the whole pointer."""
    ordered = sorted(pointers)
    plain = {pointer: plain_name(pointer) for pointer in ordered}
    if len(set(plain.values())) == len(plain):
        return plain
    short = {pointer: _short(pointer) for pointer in ordered}
    taken = Counter(short.values())
    given: dict[str, str] = {}
    for pointer in ordered:
        name = short[pointer]
        if taken[name] > 1 or name.isdigit() or not name:
            name = _name(split(pointer)) or "root"
        while name in given:
            name += "_"
        given[name] = pointer
    return {pointer: name for name, pointer in given.items()}


@lru_cache(maxsize=16_384)
def plain_name(pointer: str) -> str:
    """Give the name of a pointer where no other has it: its last word, or the whole where that is none."""
    name = _short(pointer)
    return (_name(split(pointer)) or "root") if name.isdigit() or not name else name


def _short(pointer: str) -> str:
    """Give the last word: of another document as a whole, its file's name."""
    last = split(pointer)[-1:]
    is_file = pointer.startswith("@") and "/" not in pointer
    return _name((PurePosixPath(last[0]).name.partition(".")[0],) if is_file else last)


def _name(tokens: "tuple[str, ...]") -> str:
    return _UNSAFE.sub("_", "_".join(tokens)).strip("_")


class PlainLabels(dict[str, str]):
    """The label of each pointer in a bundle in which every name is plain."""

    def __missing__(self, pointer: str) -> str:
        label = self[pointer] = f"#/$defs/{plain_name(pointer)}"
        return label


def relabelled(text: bytes, labels: "Mapping[str, str]", *, sites: int | None) -> bytes | None:
    """Give the JSON of a converted schema with the labels of its references in it, or None where that asks for a walk.

    `sites` is how many references it has: no value that it holds as data may look like one.
    """
    first, *rest = text.split(REFERENCE)
    if len(rest) != sites:
        return None
    parts = [first]
    for each in rest:
        pointer, mark, after = each.partition(b'"')
        if b"\\" in pointer:
            return None
        parts += (b'"$ref":"', labels[pointer.decode()].encode(), mark, after)
    return b"".join(parts)


def relabel(schema: "Json", labels: "Mapping[str, str]", *, cut: frozenset[str] = frozenset()) -> None:
    """Write the labels of its references into a schema; those to `cut` about the same instance are left out."""
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        if schema["$ref"][1:] in cut:
            del schema["$ref"]
        else:
            schema["$ref"] = labels[schema["$ref"][1:]]
    for keyword in [keyword for keyword in schema if keyword in _HOLDERS]:
        value = schema[keyword]
        cut_here = cut if keyword in SAME_INSTANCE else _NONE
        if keyword in LISTS and cut_here:
            value = schema[keyword] = [each for each in value if not _is_cut(each, cut_here)]
            if not value:
                del schema[keyword]
        for each in value.values() if keyword in MAPS else value if keyword in LISTS else (value,):
            if type(each) is dict and not LEADING.isdisjoint(each):
                relabel(each, labels, cut=cut_here)


def _is_cut(schema: "Json", cut: frozenset[str]) -> bool:
    return isinstance(schema, dict) and str(schema.get("$ref", ""))[1:] in cut and "$ref" in schema
