"""YAML or JSON text in, the line of each value by JSON pointer out."""

from typing import TYPE_CHECKING, Any

from seer.parse._yaml import (
    AliasEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    events,
    line_of,
    reading,
)
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator


def lines(text: str) -> dict[str, int]:
    """Give the line of each value by JSON pointer; of JSON text too. Aliases aren't followed.

    Raises SpecError with line and column where it doesn't parse.
    """
    with reading(text, ""):
        return _lines(events(text))


def _lines(stream: "Iterator[Any]") -> dict[str, int]:
    found: dict[str, int] = {}
    path: list[tuple[str, Any]] = []
    for event in stream:
        kind = type(event)
        if kind is MappingEndEvent or kind is SequenceEndEvent:
            path.pop()
        elif kind in {ScalarEvent, AliasEvent, MappingStartEvent, SequenceStartEvent}:
            pointer = _step(path, event, found)
            if kind is MappingStartEvent or kind is SequenceStartEvent:
                path.append((pointer, None if kind is MappingStartEvent else 0))
    return found


def _step(path: list[tuple[str, Any]], event: Any, found: dict[str, int]) -> str:
    """Note where an event's value stands, and move the container on by one."""
    line = line_of(event)
    if not path:
        found[""] = line
        return ""
    above, step = path[-1]
    if step is None:
        path[-1] = (above, str(getattr(event, "value", "")))
        found[join(above, path[-1][1])] = line
        return above
    pointer = join(above, step)
    path[-1] = (above, step + 1 if isinstance(step, int) else None)
    found.setdefault(pointer, line)
    return pointer
