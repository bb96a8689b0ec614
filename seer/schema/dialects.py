"""Keywords of a schema object and its dialect in, the steps to its 2020-12 spelling out.

A step rewrites one object in place, and nothing that it holds; references stay as they are.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from seer.records import Json, Object

Dialect = Literal["swagger-2.0", "openapi-3.0", "2020-12", "2019-09", "draft-07", "draft-06", "draft-04"]

OLDER: Final[frozenset[Dialect]] = frozenset({"draft-07", "draft-06", "draft-04"})
"""Drafts in which `$ref` stands alone and `$id` may be an anchor."""
_SINCE_2019: Final = frozenset(
    {"dependentRequired", "dependentSchemas", "prefixItems", "minContains", "maxContains", "unevaluatedItems",
     "unevaluatedProperties", "$dynamicRef", "$recursiveRef"}
)  # fmt: skip
_SINCE_7: Final = _SINCE_2019 | {"if", "then", "else"}
_OF_OPENAPI_3: Final = frozenset({"nullable"})
LATER: Final[Mapping[Dialect, frozenset[str]]] = MappingProxyType(
    {
        "swagger-2.0": _OF_OPENAPI_3,
        "draft-04": _SINCE_7 | {"const", "contains", "propertyNames"} | _OF_OPENAPI_3,
        "draft-06": _SINCE_7 | _OF_OPENAPI_3,
        "draft-07": _SINCE_2019 | _OF_OPENAPI_3,
        "2019-09": frozenset({"prefixItems", "$dynamicRef"}) | _OF_OPENAPI_3,
        "2020-12": _OF_OPENAPI_3,
    }
)
"""Keywords that mean something only since a later draft, or in OpenAPI 3.0 alone."""
_BESIDE_REF: Final = frozenset({"$ref", "title", "description", "default", "examples", "example"})


class Step(NamedTuple):
    """A step, and whether an object with its keywords has anything for it to do: most have none."""

    make: Callable[[Object], None]
    concerns: Callable[[Object], bool]


def steps_of(keywords: frozenset[str], dialect: Dialect) -> tuple[Step, ...]:
    """Give the steps that bring schema objects with these keywords into the spelling of 2020-12."""
    return tuple(step for words, step in _STEPS[dialect] if not words.isdisjoint(keywords))


def is_spelled(schema: Object, steps: tuple[Step, ...]) -> bool:
    """Tell whether none of the steps for a schema object's keywords has anything to do."""
    for step in steps:  # noqa: SIM110 - a generator takes twice as long, and this is asked of each object
        if step.concerns(schema):
            return False
    return True


def dialect_of(schema: Json, default: Dialect) -> Dialect:
    """Give the dialect that a schema's `$schema` names."""
    named = schema.get("$schema") if isinstance(schema, dict) else None
    if not isinstance(named, str):
        return default
    return next((dialect for part, dialect in _NAMED.items() if part in named), default)


def names_dialect(named: Json) -> bool:
    """Tell whether a `$schema` names a dialect that is known, or the latest, or is no text."""
    known = (*_NAMED, "json-schema.org/schema")
    return not isinstance(named, str) or not named.strip() or any(part in named for part in known)


_NAMED: Final[Mapping[str, Dialect]] = MappingProxyType(
    {
        "2020-12": "2020-12",
        "2019-09": "2019-09",
        "draft-07": "draft-07",
        "draft-06": "draft-06",
        "draft-04": "draft-04",
    }
)


def _lone_reference(new: Object) -> None:
    """Before 2019-09 what stands beside `$ref` is ignored; annotations can't do harm and are kept."""
    for keyword in [keyword for keyword in new if keyword not in _BESIDE_REF]:
        del new[keyword]


def _nullable(new: Object) -> None:
    _null_too(new, "nullable")


def _x_nullable(new: Object) -> None:
    """Swagger 2 knows no null; its users agreed on this word."""
    _null_too(new, "x-nullable")


def _null_too(new: Object, word: str) -> None:
    if new.pop(word, None) is not True or "type" not in new:
        return
    enum = new.get("enum")
    if isinstance(enum, list) and None not in enum:
        return  # OpenAPI 3.0.3: null must stand in the enum too
    types = new["type"] if isinstance(new["type"], list) else [new["type"]]
    new["type"] = [*types, "null"] if "null" not in types else types


def _file(new: Object) -> None:
    if new.get("type") == "file":
        new["type"] = "string"


def _contained(new: Object) -> None:
    """In 2019-09 `contains` evaluates no items, and from 2020-12 on it does: said twice over, it doesn't."""
    if "unevaluatedItems" in new and "contains" in new:
        counted = {
            keyword: new.pop(keyword) for keyword in ("contains", "minContains", "maxContains") if keyword in new
        }
        new["allOf"] = [*new.get("allOf", []), {"not": {"not": counted}}]


def mark_exclusive(new: Object) -> None:
    """Read `exclusiveMinimum: true` beside a `minimum` as the bound that it marks."""
    for bound, exclusive in (("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")):
        if isinstance(new.get(exclusive), bool):
            strict = new.pop(exclusive)
            if strict and bound in new:
                new[exclusive] = new.pop(bound)


def _tuple(new: Object) -> None:
    if isinstance(new.get("items"), list):
        items = new.pop("items")
        if items:
            new.setdefault("prefixItems", items)
        if "additionalItems" in new:
            new["items"] = new["additionalItems"]
    new.pop("additionalItems", None)


def _dependencies(new: Object) -> None:
    dependencies = new.pop("dependencies", None)
    if not isinstance(dependencies, dict):
        return
    for name, needs in dependencies.items():
        if isinstance(needs, str | list):
            names = [needs] if isinstance(needs, str) else needs
            new["dependentRequired"] = {**new.get("dependentRequired", {}), name: names}
        else:
            new["dependentSchemas"] = {**new.get("dependentSchemas", {}), name: needs}


def _examples(new: Object) -> None:
    """Make a list of `example` and of OpenAPI's map of named examples."""
    example = new.pop("example", None)
    examples = new.pop("examples", None)
    if isinstance(examples, dict):
        examples = [each["value"] if isinstance(each, dict) and "value" in each else each for each in examples.values()]
    elif examples is not None and not isinstance(examples, list):
        examples = [examples]
    if not examples and example is not None:
        examples = [example]
    if examples:
        new["examples"] = examples


def _always(_: Object) -> bool:
    return True


def _is_crowded(schema: Object) -> bool:
    return not _BESIDE_REF.issuperset(schema)


def _is_file(schema: Object) -> bool:
    return bool(schema.get("type") == "file")


def _has_tuple(schema: Object) -> bool:
    return isinstance(schema.get("items"), list) or "additionalItems" in schema


def _has_flags(schema: Object) -> bool:
    return isinstance(schema.get("exclusiveMinimum"), bool) or isinstance(schema.get("exclusiveMaximum"), bool)


_About = tuple[frozenset[str], Step]
_ALL: Final[tuple[_About, ...]] = (
    (frozenset({"items", "additionalItems"}), Step(_tuple, _has_tuple)),
    (frozenset({"dependencies"}), Step(_dependencies, _always)),
    (frozenset({"example", "examples"}), Step(_examples, _always)),
)
_OLDER: Final[tuple[_About, ...]] = ((frozenset({"$ref"}), Step(_lone_reference, _is_crowded)), *_ALL)
_OLDEST: Final[tuple[_About, ...]] = (
    *_OLDER,
    (frozenset({"exclusiveMinimum", "exclusiveMaximum"}), Step(mark_exclusive, _has_flags)),
)
"""Those of drafts up to 4, where a bound is exclusive by a mark of its own."""
_STEPS: Final[Mapping[Dialect, tuple[_About, ...]]] = MappingProxyType(
    {
        "swagger-2.0": (
            (frozenset({"type"}), Step(_file, _is_file)),
            (frozenset({"x-nullable"}), Step(_x_nullable, _always)),
            *_OLDEST,
        ),
        "openapi-3.0": ((frozenset({"nullable"}), Step(_nullable, _always)), *_OLDEST),
        "2020-12": _ALL,
        "2019-09": ((frozenset({"unevaluatedItems"}), Step(_contained, _always)), *_ALL),
        "draft-07": _OLDER,
        "draft-06": _OLDER,
        "draft-04": _OLDEST,
    }
)
"""The steps of each dialect with the keywords that they are about."""
