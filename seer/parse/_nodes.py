"""Parts of a YAML text that are being built: containers, merge keys, anchored values with their sizes."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from seer.records import Json

MAX_DEPTH: Final = 128
"""Most levels of nesting in a document, aliases followed."""
ITEM: Final = object()
"""Stands for the key of a list's next value."""


class Merge:
    """Stands for the key of a mapping to be merged; `line` is where it stands."""

    __slots__ = ("line",)

    def __init__(self, line: int) -> None:
        self.line = line


class Node:
    """A container being built; `key` is the one that a value is awaited for, `seen` the lines of all keys.

    A list always awaits an item.
    """

    __slots__ = ("anchor", "key", "merges", "seen", "value")

    def __init__(self, value: "Json", anchor: str | None) -> None:
        self.value = value
        self.anchor = anchor
        self.key: Any = ITEM if type(value) is list else None
        self.seen: dict[str, int] | None = None
        self.merges = False


class Size(NamedTuple):
    """How much a value holds, and how deep it is, aliases followed."""

    weight: int
    height: int


class Anchored:
    """An anchored value; it is not final before its size is known."""

    __slots__ = ("size", "value")

    def __init__(self, value: "Json" = None, size: Size | None = None) -> None:
        self.value = value
        self.size = size
