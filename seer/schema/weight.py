"""Schema in, about how much work it is to prove something of it, out: bytes, more of them where it branches or recurs.

A proof writes a schema out as alternatives: those of `allOf` multiply, and a schema that comes round to itself is
written out again and again.
"""

from typing import TYPE_CHECKING, Final

from seer import canon
from seer.schema.inside import inside
from seer.schema.kept import Kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json, Object

_MOST_WAYS: Final = 1_000
_DEEPEST: Final = 100
_RECURRING: Final = 30
TOO_HEAVY: Final = 1 << 40
"""What no proof is tried for."""


def _weight(schema: "Object") -> int:
    known: dict[str, int] = {}
    if _ways(schema, schema, known, 0) > _MOST_WAYS:
        return TOO_HEAVY
    return len(canon.encode(schema)) * (_RECURRING if -1 in known.values() else 1)


weight: "Kept[Object, int]" = Kept(_weight, most=4)
"""Give the weight of a schema, whose references lead to its own `$defs`: it is asked before a proof is, and in it."""


def _ways(node: "Json", root: "Object", known: dict[str, int], depth: int) -> int:
    """Count the alternatives that a schema is written out as; a definition that comes round is marked with -1."""
    if not isinstance(node, dict):
        return 1
    if depth > _DEEPEST:
        return _MOST_WAYS + 1
    own, deeper = 1, 1
    for factor in _factors(node, root, known, depth + 1):
        own = min(own * factor, _MOST_WAYS + 1)
    for keyword, _, part in inside(node, ""):
        if keyword not in ("$defs", "allOf", "anyOf", "oneOf"):
            deeper = max(deeper, _ways(part, root, known, depth + 1))
    return max(own, deeper)


def _factors(node: "Object", root: "Object", known: dict[str, int], depth: int) -> "Iterator[int]":
    yield from (_ways(part, root, known, depth) for part in node.get("allOf", ()))
    for keyword in ("anyOf", "oneOf"):
        if keyword in node:
            yield sum(_ways(part, root, known, depth) for part in node[keyword])
    name = str(node.get("$ref", "")).removeprefix("#/$defs/")
    if name in root.get("$defs", {}):
        yield _named(name, root, known, depth)


def _named(name: str, root: "Object", known: dict[str, int], depth: int) -> int:
    if name not in known:
        known[name] = 0
        ways = _ways(root["$defs"][name], root, known, depth)
        if known[name] == 0:
            known[name] = ways
        return ways
    if known[name] == 0:
        known[name] = -1
    return max(known[name], 1)
