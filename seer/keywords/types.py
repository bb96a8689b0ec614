"""`type`: values of another type, first those that can be said."""

from collections.abc import Iterator, Mapping
from typing import Any

from seer.keywords.variant import Variant, Variants
from seer.records import Json
from seer.schema.values import kinds

_MANY = {"en": "many", "zh": "很多"}
_MAYBE = {"en": "maybe", "zh": "也许"}


def word(table: Mapping[str, str], locale: str) -> str:
    """Give the word of a locale's language, or the English one."""
    return table.get(locale.partition("-")[0].lower(), table["en"])


def _others(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    own = kinds(value)
    allowed = set(schema.get("type", own))
    for other in _candidates(own, value, locale):
        if not kinds(other) & allowed:
            yield Variant("past", other)


def _candidates(own: frozenset[str], value: Json, locale: str) -> Iterator[Json]:
    if "boolean" in own:
        yield word(_MAYBE, locale)
        yield 2
    elif "number" in own:
        yield word(_MANY, locale)
        yield 2.5
        yield str(value)
    elif "array" in own:
        yield from value[:1]
        yield {"first": "cedar"}
    elif "object" in own:
        yield "cedar"
        yield ["cedar"]
    else:
        yield 12345
    yield None


VARIANTS: dict[str, Variants] = {"type": _others}
