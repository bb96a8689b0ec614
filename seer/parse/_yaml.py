"""YAML text in, libyaml's events out, each with its place; the only file that imports yaml."""

from contextlib import contextmanager, suppress
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
from seer.parse._nodes import MAX_DEPTH
from seer.parse._yaml_flaws import Stop, flaw_of, unclosed

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
    "TooDeepError",
    "events",
    "line_of",
    "reading",
    "refused",
    "too_deep",
]

_TOO_DEEP: Final = "maximum nesting depth"
_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class TooDeepError(SpecError):
    """A text is nested deeper than libyaml reads."""


def events(text: str) -> "Iterator[Any]":
    """Give the events of a text, within `reading`."""
    return iter(_LOADER(text).get_event, None)


def refused(text: str) -> int | None:
    """Give the offset at which the quoted text begins in which an escape is refused, where that is the first flaw."""
    try:
        for _ in events(text):
            pass
    except yaml.MarkedYAMLError as error:
        is_escape = "escape code" in (error.problem or "") and error.context_mark is not None
        return int(error.context_mark.index) if is_escape and error.context_mark else None
    except yaml.YAMLError:
        pass
    return None


def too_deep(text: str) -> tuple[list[int], int] | None:
    """Give the offsets of the containers that are open where libyaml finds a text nested too deep, if it does.

    And the offset of what it was about to read: it looks ahead, so that others may be open by then.
    """
    open_: list[int] = []
    at = 0
    try:
        for event in events(text):
            kind = type(event)
            if kind is MappingStartEvent or kind is SequenceStartEvent:
                open_.append(int(event.start_mark.index))
            elif kind is MappingEndEvent or kind is SequenceEndEvent:
                open_.pop()
            at = int(event.end_mark.index)
    except yaml.MarkedYAMLError as error:
        return (open_, at) if _TOO_DEEP in (error.problem or "") else None
    except yaml.YAMLError:
        pass
    return None


def line_of(event: Any) -> int:
    """Give the line, from 1, on which an event begins."""
    return int(event.start_mark.line) + 1


@contextmanager
def reading(text: str, shown: str) -> "Iterator[None]":
    """Tell what libyaml can't parse as a SpecError, with line and column."""
    try:
        yield
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if mark and _TOO_DEEP in (error.problem or ""):
            message = f"line {mark.line + 1}: nested deeper than {MAX_DEPTH} levels"
            raise TooDeepError(message, where=shown, fix="flatten it") from None
        what, fix, at = _flaw(text, error)
        place = f"line {at.line + 1}, column {at.column + 1}: " if at else ""
        message = f"{place}no YAML: {what}"
        raise SpecError(message, where=shown, fix=fix) from None
    except yaml.reader.ReaderError as error:
        before = text.encode()[: error.position].decode(errors="ignore")
        place = f"line {before.count(chr(10)) + 1}, column {len(before) - before.rfind(chr(10))}"
        message = f"{place}: no YAML: {error.reason}"
        raise SpecError(message, where=shown, fix="remove it, or quote it by its escape") from None
    except yaml.YAMLError as error:
        message = f"no YAML: {' '.join(str(error).split())}"
        raise SpecError(message, where=shown, fix="correct the syntax") from None


def _flaw(text: str, error: Any) -> tuple[str, str, Any]:
    """Give what is wrong, the fix, and where: an open quote, and a key without a colon, at its beginning."""
    mark, began = error.problem_mark or error.context_mark, error.context_mark
    if mark is not None and _is_tab(text, mark.line, mark.column):
        return "a tab indents", "indent with spaces", mark
    quoted = _quoted_last(text)
    if quoted is not None and mark is not None and quoted.end_mark.line == mark.line:
        return *unclosed(quoted.start_mark.line + 1, mark.line + 1), quoted.start_mark
    stop = Stop(error.problem or "", error.context or "", began.line + 1 if began else None)
    at = began if began and (error.context or "").startswith("while scanning") else mark
    return *flaw_of(stop), at


def _quoted_last(text: str) -> Any:
    """Give the last text before the flaw where it is quoted and of several lines."""
    last: Any = None
    with suppress(yaml.YAMLError):
        for event in events(text):
            last = event if type(event) is ScalarEvent else last
    is_quoted = last is not None and last.style in {"'", '"'} and last.end_mark.line > last.start_mark.line
    return last if is_quoted else None


def _is_tab(text: str, line: int, column: int) -> bool:
    """Tell whether a tab stands at a place, from 0, with nothing but spaces before it."""
    found = text.split("\n")[line : line + 1]
    return any(each[column : column + 1] == "\t" and not each[:column].strip() for each in found)
