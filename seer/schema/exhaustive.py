"""One keyword at one place in, the named classes of values that exhaustive coverage owes on each side of it out."""

from typing import TYPE_CHECKING, Final, NamedTuple

from seer.schema.classes import of_type, outside, unlike
from seer.schema.odd import ODD
from seer.schema.overlaps import SEVERAL, overlaps
from seer.schema.pointer import join
from seer.schema.resolve import types

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from seer.records import At, Constraint, Json, Object
    from seer.schema.constraints import Visit
    from seer.schema.sites import Site

_WORDY: Final = frozenset({"pattern", "format", "enum", "const"})
_UNICODE: "Final[Mapping[str, str]]" = {"type": "string", "pattern": "[^\\u0000-\\u024f]"}


class Asked(NamedTuple):
    """A class: on which side of a keyword, what tells it, its name, and its place where that isn't the keyword's."""

    side: "At"
    words: "Object"
    part: str = ""
    pointer: str = ""


class Keyword(NamedTuple):
    """A keyword where it stands."""

    one: "Constraint"
    visit: "Visit"
    site: "Site"
    root: "Object"


def past(keyword: Keyword) -> "Iterator[Asked]":
    """Give the classes past a keyword's limit."""
    yield from _PAST.get(keyword.one.keyword, _any)(keyword)


def at(keyword: Keyword) -> "Iterator[Asked]":
    """Give the classes at a keyword's limit, beside those that plain coverage owes."""
    make = _AT.get(keyword.one.keyword)
    if make is not None:
        yield from make(keyword)


def _any(_: Keyword) -> "Iterator[Asked]":
    yield Asked("past", {})


def _other_types(keyword: Keyword) -> "Iterator[Asked]":
    for name, words in unlike(types({"type": keyword.one.limit}, keyword.root)):
        yield Asked("past", words, name)


def _no_branch(keyword: Keyword) -> "Iterator[Asked]":
    yield Asked("past", {})
    if keyword.visit.pointer and keyword.visit.is_sure:
        for name, words in unlike(types(keyword.visit.schema, keyword.root)):
            yield Asked("past", words, name)


def _not_one_branch(keyword: Keyword) -> "Iterator[Asked]":
    yield from _no_branch(keyword)
    pairs = overlaps(keyword.one.limit, keyword.root)
    if pairs:
        both: list[Json] = [{"allOf": [keyword.one.limit[index] for index in pair]} for pair in pairs]
        yield Asked("past", {"anyOf": both}, SEVERAL)


def _outsiders(keyword: Keyword) -> "Iterator[Asked]":
    yield Asked("past", {})
    limit = keyword.one.limit
    for name, words in outside(limit if keyword.one.keyword == "enum" else [limit]):
        yield Asked("past", words, name)


def _no_companion(keyword: Keyword) -> "Iterator[Asked]":
    for name, needed in sorted(keyword.one.limit.items()):
        for companion in needed:
            yield Asked("past", {}, name, join(keyword.visit.pointer, companion))


def _contains_none(keyword: Keyword) -> "Iterator[Asked]":
    if "minContains" not in keyword.visit.schema:
        yield Asked("past", {})


def _each_type(keyword: Keyword) -> "Iterator[Asked]":
    if not keyword.visit.pointer:
        return
    limit = keyword.one.limit
    listed: list[str] = [limit] if isinstance(limit, str) else list(limit)
    if len(listed) > 1:
        for name in listed:
            yield Asked("typical", of_type("integer" if name == "number" else name), name)
    if "boolean" in listed:
        yield Asked("typical", {"const": True}, "true")
        yield Asked("typical", {"const": False}, "false")
    if keyword.visit.is_sure:
        yield from _scant(keyword, frozenset(listed))


def _scant(keyword: Keyword, listed: "frozenset[str]") -> "Iterator[Asked]":
    """Ask for what is empty, for one item, for letters of other scripts, where nothing speaks against it."""
    schemas = [keyword.visit.schema, *(piece.schema for piece in keyword.site.always)]
    if "string" in listed and not any(_WORDY & set(schema) for schema in schemas):
        if not any(schema.get("minLength") for schema in schemas):
            yield Asked("typical", {"const": ""}, "empty text")
        yield Asked("typical", dict(_UNICODE), "unicode")
    if "array" in listed:
        if not any(schema.get("minItems") or "contains" in schema for schema in schemas):
            yield Asked("typical", {"type": "array", "maxItems": 0}, "empty")
        yield Asked("typical", {"type": "array", "minItems": 1, "maxItems": 1}, "one item")
    if "object" in listed and not any(schema.get("minProperties") or schema.get("required") for schema in schemas):
        yield Asked("typical", {"type": "object", "maxProperties": 0}, "empty")


def _odd_forms(keyword: Keyword) -> "Iterator[Asked]":
    for name, value in ODD.get(keyword.one.limit, {}).items():
        yield Asked("limit", {"const": value}, name)


def _each_branch(keyword: Keyword) -> "Iterator[Asked]":
    for index, branch in enumerate(keyword.one.limit):
        if branch is not False:
            yield Asked("typical", {"allOf": [branch]}, str(index))


def _both_ways(keyword: Keyword) -> "Iterator[Asked]":
    yield Asked("typical", {"allOf": [keyword.one.limit]}, "then")
    yield Asked("typical", {"not": {"allOf": [keyword.one.limit]}}, "else")


def _distinct(_: Keyword) -> "Iterator[Asked]":
    yield Asked("typical", {"type": "array", "minItems": 2})


def _with_companions(keyword: Keyword) -> "Iterator[Asked]":
    for name, needed in sorted(keyword.one.limit.items()):
        yield Asked("typical", {"type": "object", "required": [name, *needed]}, name)


def _dependents(keyword: Keyword) -> "Iterator[Asked]":
    for name in sorted(keyword.one.limit):
        yield Asked("typical", {"type": "object", "required": [name]}, name)


def _counted(keyword: Keyword) -> "Iterator[Asked]":
    schema = keyword.visit.schema
    for part, count in (("least", schema.get("minContains", 1)), ("most", schema.get("maxContains"))):
        if count is not None:
            size = int(count)
            yield Asked(
                "limit",
                {"type": "array", "contains": keyword.one.limit, "minContains": size, "maxContains": size},
                part,
            )


_PAST: "Final[Mapping[str, Callable[[Keyword], Iterator[Asked]]]]" = {
    "type": _other_types, "anyOf": _no_branch, "oneOf": _not_one_branch, "enum": _outsiders, "const": _outsiders,
    "dependentRequired": _no_companion, "contains": _contains_none,
}  # fmt: skip
_AT: "Final[Mapping[str, Callable[[Keyword], Iterator[Asked]]]]" = {
    "type": _each_type, "format": _odd_forms, "anyOf": _each_branch, "oneOf": _each_branch, "if": _both_ways,
    "uniqueItems": _distinct, "dependentRequired": _with_companions, "dependentSchemas": _dependents,
    "contains": _counted,
}  # fmt: skip
