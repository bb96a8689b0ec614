"""Keywords on what an array or object holds: duplicates, strangers among the properties, companions left out."""

from collections.abc import Iterator, Mapping
from typing import Any

from seer.keywords.variant import Variant, Variants
from seer.records import Json

_STRANGERS = ("remark", "extraDetail", "shelfMark", "x-unlisted")


def _unique(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    del schema, locale
    if isinstance(value, list) and value:
        yield Variant("past", [*value, value[0]])
        yield Variant("past", [*value[:-1], value[0]])


def _closed(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    """Add an unknown property; where additional ones have a schema, one that can't satisfy it."""
    del locale
    if not isinstance(value, dict):
        return
    additional = schema.get("additionalProperties", False)
    if additional is False or schema.get("unevaluatedProperties") is False:
        for name in _STRANGERS:
            if name not in value:
                yield Variant("past", {**value, name: "cedar"})


def _more_items(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    """Add items until one stands where none may."""
    del locale
    if isinstance(value, list):
        size = len(schema.get("prefixItems", ()))
        for extra in ("cedar", 12345, None):
            yield Variant("past", [*value, *[extra] * max(1, size + 1 - len(value))])


def _names(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    del schema, locale
    if isinstance(value, dict):
        first = value[min(value)] if value else "cedar"
        for name in ("", "not allowed!", "9" * 90, "(", "x"):
            yield Variant("past", {**value, name: first})


def _companions(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    del locale
    if not isinstance(value, dict):
        return
    for name, needed in sorted(schema["dependentRequired"].items()):
        for companion in needed:
            if name in value and companion in value:
                yield Variant("past", {key: inner for key, inner in value.items() if key != companion})


def _contains(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    """Leave out what must be contained, one item at a time."""
    del schema, locale
    if isinstance(value, list):
        yield Variant("past", value[1:])
        yield Variant("past", [*value, *value])


VARIANTS: dict[str, Variants] = {
    "uniqueItems": _unique,
    "additionalProperties": _closed,
    "unevaluatedProperties": _closed,
    "items": _more_items,
    "unevaluatedItems": _more_items,
    "propertyNames": _names,
    "dependentRequired": _companions,
    "contains": _contains,
    "minContains": _contains,
    "maxContains": _contains,
}
