"""Schema in, whether it is proved to admit no value at all, or none that another one doesn't, out.

jsonschema-rs' canonical form decides what it models; how long a text may be that a pattern admits is added to it. A no
is no proof of the contrary.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from seer import canon
from seer.schema.entail import admits_all, width
from seer.schema.validate import covers, is_void
from seer.schema.weight import weight

if TYPE_CHECKING:
    from seer.records import Json, Object

_LARGEST: Final = 200_000
"""Most weight of a schema that is looked into."""


def is_empty(schema: "Object") -> bool:
    """Tell whether no value satisfies a schema; False where that can't be proved."""
    return weight(schema) <= _LARGEST and _is_empty(canon.encode(schema))


@lru_cache(maxsize=16_384)
def _is_empty(written: bytes) -> bool:
    schema = msgspec.json.decode(written)
    if is_void(schema):
        return True
    sized = _sized(schema)
    return bool(sized != schema) and is_void(sized)


def is_covered(schema: "Object", other: "Object") -> bool:
    """Tell whether whatever a schema admits is proved to satisfy another one as well."""
    return weight(schema) + weight(other) <= _LARGEST and _is_covered(canon.encode(schema), canon.encode(other))


@lru_cache(maxsize=16_384)
def _is_covered(schema: bytes, other: bytes) -> bool:
    return covers(_sized(msgspec.json.decode(other)), _sized(msgspec.json.decode(schema)))


def _sized(schema: "Json") -> "Json":
    """Write the lengths of what a pattern or format admits beside it; a text is all that either speaks of."""
    if isinstance(schema, list):
        return [_sized(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    sized = {key: inner if key in ("enum", "const") else _sized(inner) for key, inner in schema.items()}
    if isinstance(sized.get("pattern"), str) and admits_all(sized["pattern"]):
        del sized["pattern"]
    for keyword in ("pattern", "format"):
        if isinstance(sized.get(keyword), str):
            narrowest, widest = width(keyword, sized[keyword])
            more = {"minLength": narrowest, **({} if widest is None else {"maxLength": widest})}
            sized["allOf"] = [*sized.get("allOf", ()), more]
    return sized
