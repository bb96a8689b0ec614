"""Argument set with one fault in, whether the fault is lost where a parameter travels as text out."""

import re
from collections.abc import Iterator

from seer.records import Json, Object, Tool
from seer.schema import pointer
from seer.schema.validate import Validator

_NUMBER = re.compile(r"[+-]?[0-9]{1,300}(\.[0-9]{1,300})?([eE][+-]?[0-9]{1,2})?")
_TEXT_PLACES = ("path", "query", "header", "cookie", "form")


def is_text_alike(tool: Tool, judge: Validator, arguments: Object, place: str) -> bool:
    """Say whether the faulty value, written as text and read back, would be valid: `5` and `"5"` are one in a query."""
    if not travels_as_text(tool, place):
        return False
    value = pointer.get(arguments, place, None)
    return any(judge.valid(pointer.replace(arguments, place, other)) for other in _readings(value))


def travels_as_text(tool: Tool, place: str) -> bool:
    """Say whether the parameter that holds a place is sent as text."""
    tokens = pointer.split(place)
    if isinstance(tool.wire, str) or not tokens or tokens[0] not in tool.wire:
        return False
    return tool.wire[tokens[0]].place in _TEXT_PLACES


def _readings(value: Json) -> Iterator[Json]:
    """Give what a server may read from the text of a value."""
    text = _written(value)
    if text is None:
        return
    yield text
    if text in ("true", "false"):
        yield text == "true"
    if _NUMBER.fullmatch(text):
        yield float(text) if set(".eE") & set(text) else int(text)
    yield text.split(",")


def _written(value: Json) -> str | None:
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return ""
    if isinstance(value, str | int | float):
        return str(value)
    if isinstance(value, list) and all(isinstance(item, str | int | float) for item in value):
        return ",".join(str(item) for item in value)
    return None
