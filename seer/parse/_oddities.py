"""JSON Schema as a document has it in, what stands in it in the wrong type and how that is read out."""

import re
from typing import TYPE_CHECKING, Final

from seer.errors import literal, word
from seer.schema.dialects import names_dialect
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json

_LISTS: Final = ("allOf", "anyOf", "oneOf")
_NUMBERS: Final = (
    "minimum", "maximum", "multipleOf", "minLength", "maxLength", "minItems", "maxItems", "minProperties",
    "maxProperties",
)  # fmt: skip
_TEXTS: Final = ("$schema", "$id", "$anchor", "$dynamicAnchor")
_HOLDERS: Final = ("$defs", "definitions")
_ONE: Final = ("items", "additionalProperties", "not")
_KEYWORDS: Final = frozenset({
    *_LISTS, *_NUMBERS, *_ONE, "$anchor", "$comment", "$defs", "$id", "$ref", "$schema", "const", "default",
    "definitions", "dependencies", "dependentRequired", "dependentSchemas", "deprecated", "description", "else", "enum",
    "example", "examples", "format", "id", "if", "nullable", "patternProperties", "properties", "propertyNames",
    "propertyOrdering", "required", "strict", "then", "title", "type", "unevaluatedProperties",
})  # fmt: skip
_MOST_TOLD: Final = 20
_NUMERAL: Final = re.compile(r"[-+]?[0-9]+(\.[0-9]+)?([eE][-+]?[0-9]+)?")


def oddities(schema: "Json") -> "Iterator[tuple[str, str]]":
    """Give pointer and words of each; of very many only the first."""
    if isinstance(schema, dict) and schema and not any(key in _KEYWORDS or key.startswith("x-") for key in schema):
        keys = ", ".join(repr(key)[:40] for key in list(schema)[:3])
        yield "", f"it holds no keyword of JSON Schema, but {keys}; read as taking nothing"
    told = 0
    waiting: list[tuple[str, Json]] = [("", schema)]
    seen: set[int] = set()
    while waiting and told < _MOST_TOLD:
        at, node = waiting.pop()
        if not isinstance(node, dict) or id(node) in seen:
            continue
        seen.add(id(node))
        for place, what in _own(node, at):
            told += 1
            yield place, what
        waiting.extend(_inner(node, at))


def _own(node: "dict[str, Json]", at: str) -> "Iterator[tuple[str, str]]":
    """Give what is odd in a schema itself."""
    properties = node.get("properties")
    if isinstance(node.get("required"), bool | int | None) and "required" in node and isinstance(properties, dict):
        yield join(at, "required"), f"required is {word(node['required'])}, no list of names; left out"
    for name, each in properties.items() if isinstance(properties, dict) else ():
        if each is None:
            yield join(join(at, "properties"), name), "it is null, no schema; read as any value"
    yield from _of_names(node, at)
    for keyword in _NUMBERS:
        if isinstance(node.get(keyword), str) and _NUMERAL.fullmatch(node[keyword].strip()):
            yield join(at, keyword), f"{keyword} is the text {literal(node[keyword], 40)}; read as the number"


def _of_names(node: "dict[str, Json]", at: str) -> "Iterator[tuple[str, str]]":
    """Give what is odd in the draft, the names and the definitions of a schema."""
    for keyword in _TEXTS:
        if not isinstance(node.get(keyword, ""), str):
            yield join(at, keyword), f"{keyword} is {word(node[keyword])}, no text; left out"
    for keyword in _HOLDERS:
        if not isinstance(node.get(keyword, {}), dict):
            yield join(at, keyword), f"{keyword} is {word(node[keyword])}, no mapping; left out"
    if not names_dialect(node.get("$schema")):
        yield join(at, "$schema"), f"$schema {literal(node['$schema'])} names no draft that is known; read as 2020-12"


def _inner(node: "dict[str, Json]", at: str) -> "Iterator[tuple[str, Json]]":
    """Give the schemas right below one."""
    for keyword in ("properties", "$defs", "definitions"):
        each = node.get(keyword)
        yield from (
            (join(join(at, keyword), name), inner) for name, inner in (each if isinstance(each, dict) else {}).items()
        )
    yield from ((join(at, keyword), node[keyword]) for keyword in _ONE if keyword in node)
    for keyword in _LISTS:
        each = node.get(keyword)
        yield from (
            (join(join(at, keyword), n), inner) for n, inner in enumerate(each if isinstance(each, list) else ())
        )
