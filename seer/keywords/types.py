"""`type`: values of another type, first those that can be said."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from seer.keywords.variant import Variant, Variants
from seer.records import Json
from seer.schema.values import kinds

COUNTS = {"en": ("as many as possible", "a few"), "zh": ("越多越好", "好几个")}
_OTHERS = {"en": ("TBC", "pending"), "zh": ("待定", "待确认")}
VAGUE = frozenset(word for table in (COUNTS, _OTHERS) for said in table.values() for word in said)
"""What people say instead of any number."""
_COUNTING = re.compile(
    r"\b(?:number of|how many|count|maximum number|amount of|limit|results per)\b|数量|个数|条数|多少|最多",
    re.IGNORECASE,
)
_SKIPPED = re.compile(r"\b(?:skip|offset|depth)|跳过|偏移|深度", re.IGNORECASE)
"""What tells where a list begins, or how deep it goes: nobody wants as much of that as possible."""
_UNDECIDED = {"en": "not decided yet", "zh": "还没决定"}


def word(table: Mapping[str, str], locale: str) -> str:
    """Give the word of a locale's language, or the English one."""
    return table.get(locale.partition("-")[0].lower(), table["en"])


def _others(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    own = kinds(value)
    allowed = set(schema.get("type", own))
    for other in _candidates(schema, own, value, locale):
        if not kinds(other) & allowed:
            yield Variant("past", other)


def is_counted(schema: Mapping[str, Any]) -> bool:
    """Say whether a number is said to count something."""
    told = f"{schema.get('title', '')} {schema.get('description', '')}"
    return _COUNTING.search(told) is not None and _SKIPPED.search(told) is None


def _vague(schema: Mapping[str, Any], locale: str) -> tuple[str, ...]:
    """Give words that people say instead of a number: of a count, or of an id and what else is not known yet."""
    table = COUNTS if is_counted(schema) else _OTHERS
    return table.get(locale.partition("-")[0].lower(), table["en"])


def _candidates(schema: Mapping[str, Any], own: frozenset[str], value: Json, locale: str) -> Iterator[Json]:
    if "boolean" in own:
        yield word(_UNDECIDED, locale)
        yield 2
    elif "number" in own:
        yield from _vague(schema, locale)
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
