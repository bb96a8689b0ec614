"""Parameter schema in, every place that can be named in a task out: pointer, names, types, members."""

import re
from collections import deque
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from seer import canon
from seer.schema import ecma
from seer.schema.kept import Kept
from seer.schema.pointer import get, join
from seer.words.grammar import MOST_LEVELS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from seer.records import Json, Object

MOST_FIELDS = 400
"""Places of one tool that get a label, nearest to the root first."""
_DEPTH = 10
_WRITTEN = re.compile(r"\byyyy-mm-dd\b(?!t|[ t]?hh)", re.IGNORECASE)
_DAY = "2026-06-15"
_OTHERS = (
    "tomorrow",
    "明天",
    "15/06/2026",
    "06/15/2026",
    "20260615",
    "2026/06/15",
    "15 June 2026",
    "2026-06-15T09:00:00Z",
)
"""Ways to write a day that a form which takes but one rules out."""
EVERY = frozenset({"string", "number", "integer", "boolean", "array", "object", "null"})


@dataclass(frozen=True, kw_only=True)
class Field:
    """One place: `pointer` has `*` for any index, `names` are the property names on the way.

    `stars` says how many names stand before each `*`. `schemas` are all that speak of the place, references followed.
    """

    pointer: str
    names: tuple[str, ...]
    stars: tuple[int, ...]
    required: bool
    schemas: "tuple[Object, ...]"
    types: frozenset[str] = field(default=EVERY)

    @property
    def name(self) -> str:
        """The property's own name."""
        return self.names[-1]

    @property
    def is_map(self) -> bool:
        """Whether free keys can stand below: they are declared so, or nothing else is declared."""
        if "object" not in self.types:
            return False
        free = [part.get("additionalProperties", part.get("patternProperties")) for part in self.schemas]
        closed = any(one is False or part.get("properties") for part, one in zip(self.schemas, free, strict=True))
        return any(one is True or isinstance(one, dict) for one in free) or not closed

    @property
    def is_item(self) -> bool:
        """Whether this is any member of an array, which has no name of its own."""
        return self.pointer.endswith("/*")


def _fields(parameters: "Object") -> "Mapping[str, Field]":
    found: dict[str, Field] = {}
    root = Field(pointer="", names=(), stars=(), required=True, schemas=flat(parameters, parameters))
    waiting = deque(_below(root, parameters))
    while waiting and len(found) < MOST_FIELDS:
        place = waiting.popleft()
        if place.pointer in found:
            continue
        found[place.pointer] = place
        waiting.extend(_below(place, parameters))
    return found


fields: "Kept[Object, Mapping[str, Field]]" = Kept(_fields, most=2048)
"""Give the places of a tool's parameters by pointer, those near the root first."""


def _below(place: Field, root: "Object") -> "Iterator[Field]":
    required = _required(place.schemas) if place.required else frozenset()
    if len(place.names) <= MOST_LEVELS:
        for name, parts in _gather(place.schemas).items():
            yield _field(
                join(place.pointer, name),
                (*place.names, name),
                place.stars,
                required=name in required,
                parts=parts,
                root=root,
            )
    items = [item for part in place.schemas for item in _items(part)]
    if items and place.names:
        yield _field(
            f"{place.pointer}/*",
            place.names,
            (*place.stars, len(place.names)),
            required=place.required and any(part.get("minItems") for part in place.schemas),
            parts=items,
            root=root,
        )


def _field(
    pointer: str, names: tuple[str, ...], stars: tuple[int, ...], *, required: bool, parts: "list[Json]", root: "Object"
) -> Field:
    types = EVERY
    for part in parts:
        types &= admitted(part, root)
    schemas = tuple(one for part in parts for one in flat(part, root))
    return Field(pointer=pointer, names=names, stars=stars, required=required, schemas=schemas, types=types)


def _gather(schemas: "tuple[Object, ...]") -> "dict[str, list[Json]]":
    found: dict[str, list[Json]] = {}
    for part in schemas:
        for name, schema in part.get("properties", {}).items():
            if schema is not False:
                found.setdefault(name, []).append(schema)
    return found


def _required(schemas: "tuple[Object, ...]") -> frozenset[str]:
    return frozenset(name for part in schemas if "seer:branch" not in part for name in part.get("required", ()))


def _items(part: "Object") -> "list[Json]":
    items = list(part.get("prefixItems", ()))
    if isinstance(part.get("items"), dict):
        items.append(part["items"])
    return items


def flat(schema: "Json", root: "Object", depth: int = 0, *, branch: bool = False) -> "tuple[Object, ...]":
    """Give the schemas that a schema is made of: itself, what it refers to, and all its branches (marked)."""
    if not isinstance(schema, dict) or depth > _DEPTH:
        return ()
    found: list[Object] = [{**schema, "seer:branch": True} if branch else schema]
    reference = schema.get("$ref")
    if isinstance(reference, str) and reference.startswith("#"):
        found.extend(flat(get(root, reference[1:], None), root, depth + 1, branch=branch))
    for keyword in ("allOf", "anyOf", "oneOf", "then", "else"):
        parts = schema.get(keyword, ())
        for part in parts if isinstance(parts, list) else (parts,):
            found.extend(flat(part, root, depth + 1, branch=branch or keyword != "allOf"))
    return tuple(found)


def admitted(schema: "Json", root: "Object", depth: int = 0) -> frozenset[str]:
    """Give the JSON types that a schema admits at most; `number` brings `integer` with it."""
    if not isinstance(schema, dict) or depth > _DEPTH:
        return frozenset() if schema is False else EVERY
    types = _own(schema)
    reference = schema.get("$ref")
    if isinstance(reference, str) and reference.startswith("#"):
        types &= admitted(get(root, reference[1:], True), root, depth + 1)
    for part in schema.get("allOf", ()):
        types &= admitted(part, root, depth + 1)
    for keyword in ("anyOf", "oneOf"):
        if schema.get(keyword):
            types &= frozenset[str]().union(*(admitted(part, root, depth + 1) for part in schema[keyword]))
    return types


def _own(schema: "Object") -> frozenset[str]:
    declared = schema.get("type")
    types = EVERY if declared is None else frozenset([declared] if isinstance(declared, str) else declared)
    if "number" in types:
        types |= {"integer"}
    members = schema["enum"] if "enum" in schema else [schema["const"]] if "const" in schema else None
    return types if members is None else types & frozenset(kind(member) for member in members)


def kind(value: "Json") -> str:
    """Give the JSON type of a value; whole numbers are integers."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, float):
        return "integer" if value.is_integer() else "number"
    return {str: "string", int: "integer", list: "array", tuple: "array", dict: "object"}[type(value)]


def takes_day(place: Field) -> bool:
    """Tell whether a place takes a day in the one form YYYY-MM-DD, by its format, pattern or description."""
    if "string" not in place.types:
        return False
    for part in place.schemas:
        pattern, text = part.get("pattern"), part.get("description")
        if "format" in part:
            return bool(part["format"] == "date")
        if isinstance(pattern, str) and _is_of_days(pattern):
            return True
        if isinstance(text, str) and _WRITTEN.search(text):
            return True
    return False


@lru_cache(maxsize=1024)
def _is_of_days(pattern: str) -> bool:
    known = ecma.compiled(pattern)
    return known is not None and known.found(_DAY) and not any(known.found(other) for other in _OTHERS)


def members(place: Field) -> "tuple[Json, ...]":
    """Give what `enum` and `const` allow at a place, in order, each once."""
    found: dict[object, Json] = {}
    for part in place.schemas:
        for member in (*part.get("enum", ()), *([part["const"]] if "const" in part else ())):
            plain = member if isinstance(member, str | int | float) else canon.text(member)
            found.setdefault((type(member), plain), member)
    return tuple(found.values())
