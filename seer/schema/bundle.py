"""Converted schemas in, what they refer to, names for that, and copies with references relabelled out."""

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
        if isinstance(node, dict) and "$ref" in node:
            found.add(node["$ref"][1:])
        waiting.extend(inner(node))
    return tuple(sorted(found))


def names(pointers: "Iterable[str]") -> dict[str, str]:
    """Give each pointer a name: its last word where that is enough, else the whole pointer."""
    ordered = sorted(pointers)
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
def _short(pointer: str) -> str:
    """Give the last word: of another document as a whole, its file's name."""
    last = split(pointer)[-1:]
    is_file = pointer.startswith("@") and "/" not in pointer
    return _name((PurePosixPath(last[0]).name.partition(".")[0],) if is_file else last)


def _name(tokens: "tuple[str, ...]") -> str:
    return _UNSAFE.sub("_", "_".join(tokens)).strip("_")


def relabelled(schema: "Json", labels: "Mapping[str, str]", *, cut: frozenset[str] = frozenset()) -> "Json":
    """Give a copy in which each reference carries its label, and those to `cut` about the same instance are gone."""
    if not isinstance(schema, dict):
        return schema
    new: dict[str, Json] = {}
    for keyword, value in schema.items():
        cut_here = cut if keyword in SAME_INSTANCE else frozenset()
        if keyword == "$ref":
            if value[1:] not in cut:
                new[keyword] = labels[value[1:]]
        elif keyword in MAPS:
            new[keyword] = {name: relabelled(each, labels, cut=cut_here) for name, each in value.items()}
        elif keyword in LISTS:
            members = [relabelled(each, labels, cut=cut_here) for each in value if not _is_cut(each, cut_here)]
            if members:
                new[keyword] = members
        else:
            new[keyword] = relabelled(value, labels, cut=cut_here) if keyword in SCHEMAS else value
    return new


def _is_cut(schema: "Json", cut: frozenset[str]) -> bool:
    return isinstance(schema, dict) and str(schema.get("$ref", ""))[1:] in cut and "$ref" in schema
