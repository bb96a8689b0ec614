"""Schema in, every place that an instance can have with the schema there, and every keyword that limits it, out.

The walk goes breadth first through properties, references, allOf, branches, conditions, items and maps, names in sorted
order: its result is the same whatever order a document had. A reference is followed once on a path, and a schema of
more than `MOST` places gives the shallow ones. In a pointer, `*` stands for any member that isn't declared.
"""

from collections import deque
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from seer.records import Constraint
from seer.schema.kept import Kept
from seer.schema.pointer import escape, get, join
from seer.schema.resolve import resolve, target

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json, Object

__all__ = ["KEYWORDS", "MOST", "Visit", "constraints", "resolve", "visits"]

KEYWORDS: Final = (
    "type", "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength",
    "maxLength", "pattern", "format", "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains",
    "minProperties", "maxProperties", "additionalProperties", "propertyNames", "dependentRequired", "dependentSchemas",
    "unevaluatedProperties", "unevaluatedItems", "anyOf", "oneOf", "not", "if", "items",
)  # fmt: skip
"""Keywords that limit a value at the place where they stand; `required` limits the places below it."""
_ORDER: Final = {keyword: rank for rank, keyword in enumerate(KEYWORDS)}
_ALL: Final = frozenset({*KEYWORDS, "required"})
MOST: Final = 2_000
_BOTH: Final = 2
FREE: Final = "*"
"""The token of any member that isn't declared."""
_TOGETHER: Final = frozenset({"$ref", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"})
_OPEN: Final = frozenset({"patternProperties", "additionalProperties", "unevaluatedProperties"})
_DEEPER: Final = _OPEN | {"properties", "prefixItems", "items"}
_SAYING_NOTHING: Final = {
    "uniqueItems": False, "additionalProperties": True, "unevaluatedProperties": True, "unevaluatedItems": True,
    "minLength": 0, "minItems": 0, "minProperties": 0, "propertyNames": True,
}  # fmt: skip
_COUNTING: Final = frozenset({"minContains", "maxContains"})
"""Keywords that say nothing without the one that tells what is counted."""


class Visit(NamedTuple):
    """A schema that speaks of a place: `branches` counts its alternatives, 0 where it always holds."""

    pointer: str
    schema_pointer: str
    schema: "Object"
    branches: int
    depth: int
    followed: frozenset[str]
    is_sure: bool
    """Whether it holds wherever its place is: always, or for each member that a pattern names."""


def visits(schema: "Object") -> tuple[Visit, ...]:
    """Give every place with each schema that speaks of it; index 0 stands for every item."""
    return _visits(schema)


def _visited(schema: "Object") -> "Iterator[Visit]":
    waiting = deque([Visit("", "", schema, 0, 0, frozenset(), is_sure=True)])
    for _ in range(MOST):
        if not waiting:
            return
        visit = waiting.popleft()
        yield visit
        waiting.extendleft(reversed(list(_beside(visit, schema))))
        waiting.extend(_below(visit))


_visits: "Kept[Object, tuple[Visit, ...]]" = Kept(lambda schema: tuple(_visited(schema)), most=8)


def _step(visit: Visit, inner: "Json", schema_pointer: str, **changed: Any) -> "Iterator[Visit]":
    if isinstance(inner, dict):
        yield visit._replace(schema=inner, schema_pointer=schema_pointer, **changed)


def _inside(visit: Visit, inner: "Json", pointer: str, schema_pointer: str) -> "Iterator[Visit]":
    if isinstance(inner, dict):
        yield Visit(pointer, schema_pointer, inner, visit.branches, visit.depth + 1, visit.followed, visit.is_sure)


def _beside(visit: Visit, root: "Json") -> "Iterator[Visit]":
    """Give the other schemas that speak of the same place."""
    if _TOGETHER.isdisjoint(visit.schema):
        return
    place = target(visit.schema)
    if place is not None and place not in visit.followed:
        yield from _step(visit, get(root, place, None), place, followed=visit.followed | {place})
    for index, part in enumerate(visit.schema.get("allOf", ())):
        yield from _step(visit, part, f"{visit.schema_pointer}/allOf/{index}")
    for keyword in ("anyOf", "oneOf"):
        branches = visit.schema.get(keyword, ())
        alternatives = sum(1 for branch in branches if branch is not False and not _is_null(branch))
        for index, branch in enumerate(branches):
            at = f"{visit.schema_pointer}/{keyword}/{index}"
            yield from _step(visit, branch, at, branches=max(visit.branches, alternatives), is_sure=False)
    yield from _conditional(visit)


def _conditional(visit: Visit) -> "Iterator[Visit]":
    """Give the schemas that speak of the same place only where something else holds."""
    unsure = {"branches": max(visit.branches, _BOTH), "is_sure": False}
    for keyword in ("then", "else") if "if" in visit.schema else ():
        yield from _step(visit, visit.schema.get(keyword), f"{visit.schema_pointer}/{keyword}", **unsure)
    for name, inner in sorted(visit.schema.get("dependentSchemas", {}).items()):
        yield from _step(visit, inner, join(f"{visit.schema_pointer}/dependentSchemas", name), **unsure)


def _is_null(schema: "Json") -> bool:
    return isinstance(schema, dict) and schema.get("type") in ("null", ["null"])


def _below(visit: Visit) -> "Iterator[Visit]":
    """Give the schemas of members and items."""
    if _DEEPER.isdisjoint(visit.schema):
        return
    for name, inner in sorted(visit.schema.get("properties", {}).items()):
        token = escape(name)
        yield from _inside(visit, inner, f"{visit.pointer}/{token}", f"{visit.schema_pointer}/properties/{token}")
    prefix = visit.schema.get("prefixItems", ())
    for index, inner in enumerate(prefix):
        yield from _inside(visit, inner, f"{visit.pointer}/{index}", f"{visit.schema_pointer}/prefixItems/{index}")
    yield from _inside(
        visit, visit.schema.get("items"), f"{visit.pointer}/{len(prefix)}", f"{visit.schema_pointer}/items"
    )
    yield from _free(visit)


def _free(visit: Visit) -> "Iterator[Visit]":
    """Give the schemas of members that aren't declared; where there are patterns, each holds for some of them."""
    if _OPEN.isdisjoint(visit.schema):
        return
    patterns = visit.schema.get("patternProperties", {})
    branches = max(visit.branches, _BOTH) if patterns else visit.branches
    more = {"pointer": f"{visit.pointer}/{FREE}", "depth": visit.depth + 1, "branches": branches}
    for source, inner in sorted(patterns.items()):
        yield from _step(visit, inner, join(f"{visit.schema_pointer}/patternProperties", source), **more)
    for keyword in ("additionalProperties", "unevaluatedProperties"):
        yield from _step(visit, visit.schema.get(keyword), f"{visit.schema_pointer}/{keyword}", **more)


def constraints(schema: "Object", *, of: "frozenset[str]" = _ALL) -> tuple[Constraint, ...]:
    """Give every keyword, or those `of` some names, that limits an instance, shallow places first."""
    speaking = [visit for visit in visits(schema) if not of.isdisjoint(visit.schema)]
    return tuple(constraint for visit in speaking for constraint in at(visit) if constraint.keyword in of)


def first(schema: "Object", *, most: int) -> "Iterator[Constraint]":
    """Give the keywords that limit an instance at the `most` shallowest places."""
    return (constraint for visit in islice(_visited(schema), most) for constraint in at(visit))


def _says(keyword: str, schema: "Object") -> bool:
    limit = schema[keyword]
    if keyword == "items":
        return limit is False
    if keyword in _COUNTING:
        return "contains" in schema
    return (
        keyword not in _SAYING_NOTHING
        or _SAYING_NOTHING[keyword] != limit
        or isinstance(limit, bool) != isinstance(_SAYING_NOTHING[keyword], bool)
    )


def at(visit: Visit) -> "Iterator[Constraint]":
    """Give the keywords of one schema at one place."""
    schema = visit.schema
    for keyword in sorted([keyword for keyword in schema if keyword in _ORDER], key=_ORDER.__getitem__):
        if _says(keyword, schema):
            yield Constraint(
                pointer=visit.pointer,
                keyword=keyword,
                limit=schema[keyword],
                schema_pointer=f"{visit.schema_pointer}/{keyword}",
            )
    for name in sorted(set(schema.get("required", ()))):
        yield Constraint(
            pointer=join(visit.pointer, name),
            keyword="required",
            limit=None,
            schema_pointer=f"{visit.schema_pointer}/required",
        )
