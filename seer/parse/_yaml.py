"""YAML text in, libyaml's events out, each with its place; the only file that imports yaml."""

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from seer.errors import SpecError

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "AliasEvent",
    "DocumentStartEvent",
    "MappingEndEvent",
    "MappingStartEvent",
    "ScalarEvent",
    "SequenceEndEvent",
    "SequenceStartEvent",
    "events",
    "line_of",
    "reading",
]

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def events(text: str) -> "Iterator[Any]":
    """Give the events of a text, within `reading`."""
    return iter(_LOADER(text).get_event, None)


def line_of(event: Any) -> int:
    """Give the line, from 1, on which an event begins."""
    return int(event.start_mark.line) + 1


@contextmanager
def reading(shown: str) -> "Iterator[None]":
    """Tell what libyaml can't parse as a SpecError, with line and column."""
    try:
        yield
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = f"line {mark.line + 1}, column {mark.column + 1}: " if mark else ""
        message = f"{place}no YAML: {error.problem or error.context}"
        raise SpecError(message, where=shown, fix="correct the syntax") from None
    except yaml.YAMLError as error:
        message = f"no YAML: {' '.join(str(error).split())}"
        raise SpecError(message, where=shown, fix="correct the syntax") from None
