"""Schemas that hold at one place in, one flat view of their keywords out."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from math import gcd
from typing import Any, NamedTuple

from seer import canon
from seer.records import Json
from seer.sample.errors import SampleError

TYPES = ("string", "integer", "number", "boolean", "object", "array", "null")


class Place(NamedTuple):
    """A schema and where it stands in its root, references followed."""

    schema: Json
    at: str


class View(NamedTuple):
    """Everything that limits the value at one place.

    `facets` are the schemas that hold together, references and branches resolved; `words` is what they say in one
    schema; `risky` is set where only a validator can tell (oneOf, not, if, contains, …). `names` are the declared
    properties, sorted.
    """

    facets: tuple[Place, ...]
    words: dict[str, Any]
    risky: bool
    names: tuple[str, ...] = ()

    @property
    def types(self) -> tuple[str, ...]:
        """List the types that are allowed."""
        found = self.words.get("type")
        return tuple(found) if isinstance(found, list) else TYPES


def merge(facets: tuple[Place, ...], *, risky: bool) -> View:
    """Conjoin schemas. Raises SampleError where they exclude each other in type or enum."""
    words: dict[str, Any] = {}
    for facet in facets:
        for keyword, limit in facet.schema.items():
            if keyword == "type":
                limit = [limit] if isinstance(limit, str) else list(limit)  # noqa: PLW2901 - one shape from here on
            elif keyword == "const":
                keyword, limit = "enum", [limit]  # noqa: PLW2901 - a const is an enum of one
            join = _JOINS.get(keyword)
            if keyword in words and join is not None:
                words[keyword] = join(words[keyword], limit)
            elif keyword == "pattern":
                words[keyword] = (limit,)
            elif keyword not in words:
                words[keyword] = limit
    names = {name for facet in facets for name in facet.schema.get("properties", ())}
    return View(facets, words, risky, tuple(sorted(names)))


def _both_types(left: list[str], right: list[str]) -> list[str]:
    both = [name for name in left if name in right or (name == "integer" and "number" in right)]
    both += [name for name in right if name == "integer" and "number" in left and name not in both]
    return _some(both, "types")


def _both_enums(left: list[Json], right: list[Json]) -> list[Json]:
    known = {canon.text(member) for member in right}
    return _some([member for member in left if canon.text(member) in known], "enum members")


def _some(found: list[Any], what: str) -> list[Any]:
    if not found:
        message = f"no {what} in common"
        raise SampleError(message)
    return found


def _multiple(left: float, right: float) -> int | float:
    one, two = Fraction(str(left)), Fraction(str(right))
    numerator = one.numerator * two.numerator // gcd(one.numerator, two.numerator)
    both = Fraction(numerator, gcd(one.denominator, two.denominator))
    return int(both) if both.denominator == 1 else float(both)


def _union(left: Iterable[str], right: Iterable[str]) -> list[str]:
    return list(dict.fromkeys([*left, *right]))


def _either(left: object, right: object) -> bool:
    return bool(left) or bool(right)


def _patterns(left: tuple[str, ...], right: str) -> tuple[str, ...]:
    return left if right in left else (*left, right)


_JOINS: Mapping[str, Callable[[Any, Any], Any]] = {
    "type": _both_types,
    "enum": _both_enums,
    "minimum": max,
    "exclusiveMinimum": max,
    "maximum": min,
    "exclusiveMaximum": min,
    "multipleOf": _multiple,
    "minLength": max,
    "maxLength": min,
    "pattern": _patterns,
    "minItems": max,
    "maxItems": min,
    "uniqueItems": _either,
    "minProperties": max,
    "maxProperties": min,
    "required": _union,
}
