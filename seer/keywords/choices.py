"""`anyOf`, `oneOf` and `not`: values that fit no branch, or what is excluded."""

from collections.abc import Iterator, Mapping
from typing import Any

from seer.keywords.types import word
from seer.keywords.variant import Variant, Variants
from seer.records import Json

_NEITHER = {"en": "neither of them", "zh": "都不是"}


def _none(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    del schema
    if isinstance(value, dict):
        for name in sorted(value):
            yield Variant("past", {key: inner for key, inner in value.items() if key != name})
    for other in (word(_NEITHER, locale), 2.5, True, ["cedar"], {"first": "cedar"}, None):
        yield Variant("past", other)


def _excluded(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    del value, locale
    inner = schema["not"]
    if isinstance(inner, dict):
        members = inner.get("enum", [inner["const"]] if "const" in inner else ())
        yield from (Variant("past", member) for member in members)
        yield Variant("past", words=inner)


VARIANTS: dict[str, Variants] = {"anyOf": _none, "oneOf": _none, "not": _excluded}
