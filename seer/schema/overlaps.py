"""Branches of a oneOf in, which two of them may take one value both out.

That no value does is told from types, or from the constants of what both require, or proved; what isn't known may be.
"""

from functools import lru_cache
from itertools import combinations, islice
from typing import TYPE_CHECKING, Final

import msgspec

from seer import canon
from seer.schema.empty import is_empty
from seer.schema.inside import behind, names
from seer.schema.resolve import types
from seer.schema.values import same

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seer.records import Json, Object

SEVERAL: Final = "several"
"""The part of an aim that stands for more branches than one."""
_PAIRS: Final = 3
_BRANCHES: Final = 24
_LARGEST: Final = 20_000
"""Most bytes of two branches that are looked into."""
_LISTS: Final = ("const", "enum")


def overlaps(branches: "Sequence[Json]", root: "Object") -> tuple[tuple[int, int], ...]:
    """Give the numbers of the first pairs of branches that aren't known to exclude each other."""
    return tuple(islice(_overlapping(branches[:_BRANCHES], root), _PAIRS))


def _overlapping(branches: "Sequence[Json]", root: "Object") -> "Iterator[tuple[int, int]]":
    for one, other in combinations(range(len(branches)), 2):
        pair = (branches[one], branches[other])
        if not _are_apart(*pair, root) and not _is_proved(pair, root):
            yield one, other


def _are_apart(one: "Json", other: "Json", root: "Object") -> bool:
    """Tell whether two schemas exclude each other plainly."""
    one, other = _seen(one, root), _seen(other, root)
    if not isinstance(one, dict) or not isinstance(other, dict):
        return one is False or other is False
    if not types(one, root) & types(other, root) or _differ(one, other):
        return True
    if types(one, root) != {"object"} or types(other, root) != {"object"}:
        return False
    ours, theirs = one.get("properties", {}), other.get("properties", {})
    required = {*one.get("required", ()), *other.get("required", ())}
    return any(name in theirs and _are_apart(ours[name], theirs[name], root) for name in ours if name in required)


def _seen(schema: "Json", root: "Object") -> "Json":
    """Give what a mere reference leads to."""
    if isinstance(schema, dict) and "$ref" in schema:
        return behind(schema, root) if set(schema) <= {"$ref", "description", "title"} else {}
    return schema


def _differ(one: "Object", other: "Object") -> bool:
    """Tell whether both list what they take, and nothing twice."""
    lists = [
        schema["enum"] if "enum" in schema else [schema["const"]]
        for schema in (one, other)
        if not set(_LISTS).isdisjoint(schema)
    ]
    return len(lists) > 1 and not any(same(mine, theirs) for mine in lists[0] for theirs in lists[1])


def _is_proved(pair: "tuple[Json, Json]", root: "Object") -> bool:
    both: Object = {"allOf": list(pair)}
    if "$ref" in names(both):
        both["$defs"] = root.get("$defs", {})
    return _excluded(canon.encode(both))


@lru_cache(maxsize=4_096)
def _excluded(written: bytes) -> bool:
    return len(written) <= _LARGEST and is_empty(msgspec.json.decode(written))
