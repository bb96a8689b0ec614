"""Part of a document and the name of a member in, its value where it is of the right type out; other types are told."""

from typing import TYPE_CHECKING, Any, Final

from seer.errors import word
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from seer.parse._gather import Gather
    from seer.records import Json, Object

_NOT: "Final[Mapping[type, str]]" = {dict: "no mapping", list: "no list", str: "no text"}


def fitting(gather: "Gather", value: "Json", at: str, kind: type, *, name: str) -> Any:
    """Give a value that is of a type; None where it is null, or of another type, which is told."""
    if value is None or type(value) is kind:
        return value
    gather.habit(at, f"{name} is {word(value)}, {_NOT[kind]}; left out")
    return None


def mapping(gather: "Gather", holder: "Object", key: str, *, at: str) -> "Object":
    """Give the mapping under a key; an empty one where none is there."""
    found: Object = fitting(gather, holder.get(key), join(at, key), dict, name=key) or {}
    return found


def listed(gather: "Gather", holder: "Object", key: str, *, at: str) -> "list[Json]":
    """Give the list under a key; an empty one where none is there."""
    found: list[Json] = fitting(gather, holder.get(key), join(at, key), list, name=key) or []
    return found


def text(gather: "Gather", holder: "Object", key: str, *, at: str) -> str:
    """Give the text under a key; an empty one where none is there."""
    return fitting(gather, holder.get(key), join(at, key), str, name=key) or ""


def mappings(gather: "Gather", holder: "Object", key: str, *, at: str) -> "Iterator[tuple[str, str, Object]]":
    """Give name, place and content of each entry of a mapping of mappings; one that is null is empty."""
    for name, each in mapping(gather, holder, key, at=at).items():
        place = join(join(at, key), name)
        yield name, place, fitting(gather, each, place, dict, name=f"an entry of {key}") or {}
