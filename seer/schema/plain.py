"""Error of a validator in, what is wrong in plain words out: the value is called "this"."""

from typing import TYPE_CHECKING, Any, Final

from seer.errors import literal, word
from seer.schema.judge import first_line

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_TYPES: Final = {
    "object": "a mapping", "array": "a list", "string": "a text", "integer": "a whole number", "number": "a number",
    "boolean": "true or false", "null": "null",
}  # fmt: skip
_MOST: Final = 8
VAGUE: Final = "this has a form that isn't allowed here"
"""Said where no part of a schema says more."""


def said(error: Any) -> str:
    """Say what is wrong by the kind of an error of jsonschema-rs, the value that it has to do with, and that found."""
    return worded(error.kind.name, error.kind.value, error.instance) or first_line(error.message)


def worded(keyword: str, wanted: Any, value: Any) -> str | None:
    """Say that a value breaks a keyword, which wants something; None where there are no words for that one.

    For `required` that is the name that is missing, for `additionalProperties` the names that are too many.
    """
    say = _SAID.get(keyword)
    return None if say is None else say(wanted, value)


def _type(wanted: "list[str] | str", value: Any) -> str:
    types = " or ".join(_TYPES[name] for name in ([wanted] if isinstance(wanted, str) else sorted(wanted)))
    return f"this is {word(value)}, and should be {types}"


def _enum(wanted: "list[Any]", value: Any) -> str:
    if len(wanted) == 1:
        return _const(wanted[0], value)
    options = ", ".join(literal(each) for each in wanted[:_MOST])
    return f"this is {_shown(value)}, and should be one of {options}{', …' if len(wanted) > _MOST else ''}"


def _const(wanted: Any, value: Any) -> str:
    return f"this is {_shown(value)}, and should be {literal(wanted)}"


def _unknown(names: "list[str]", _: Any) -> str:
    told = " and ".join(literal(name) for name in sorted(names)[:_MOST])
    return f"this has {told}, which {'have' if len(names) > 1 else 'has'} no meaning here"


def _shown(value: Any) -> str:
    return word(value) if isinstance(value, dict | list) else literal(value)


def _limit(how: str) -> "Callable[[Any, Any], str]":
    return lambda limit, value: f"this is {_shown(value)}, and should be {how} {literal(limit)}"


def _least(of: str) -> "Callable[[Any, Any], str]":
    return lambda limit, _: "this is empty" if limit == 1 else f"this has fewer {of} than {literal(limit)}"


def _most(of: str) -> "Callable[[Any, Any], str]":
    return lambda limit, _: f"this has more {of} than {literal(limit)}"


def _fixed(told: str) -> "Callable[[Any, Any], str]":
    return lambda _, __: told


_SAID: "Final[Mapping[str, Callable[[Any, Any], str]]]" = {
    "required": lambda name, _: f"this has no {literal(name)}; add it",
    "type": _type,
    "enum": _enum,
    "const": _const,
    "additionalProperties": _unknown,
    "unevaluatedProperties": _unknown,
    "pattern": lambda pattern, value: f"this is {_shown(value)}, which doesn't fit the pattern {pattern}",
    "minimum": _limit("at least"),
    "exclusiveMinimum": _limit("more than"),
    "maximum": _limit("at most"),
    "exclusiveMaximum": _limit("less than"),
    "minItems": _least("entries"),
    "minProperties": _least("entries"),
    "minLength": _least("characters"),
    "maxItems": _most("entries"),
    "maxProperties": _most("entries"),
    "maxLength": _most("characters"),
    "uniqueItems": _fixed("this holds the same entry twice"),
    "oneOf": lambda branches, _: VAGUE if all(branches) else "this fits several forms, of which it may have only one",
    "anyOf": _fixed(VAGUE),
    "not": _fixed(VAGUE),
    "propertyNames": _fixed("a name in this isn't allowed here"),
    "falseSchema": _fixed("this has no place here"),
}
