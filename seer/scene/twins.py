"""A target and a way to disguise tools in, how they are shown and how to ask for the target then, out; or none.

A disguise is fair where the words for the target don't come from what is taken away.
"""

from typing import TYPE_CHECKING, NamedTuple

from seer.schema.overlay import overlay, shown
from seer.words import en
from seer.words.wordbook import Wordbook, wordbook

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.records import Object, Tool
    from seer.schema.overlay import Twin


_VAGUE = en.HEADS | {"list", "data", "object", "content"}
"""Labels that say what a value is and not what it is for: with nothing else to go by, they don't tell enough."""
_ODD = ("use the ", "take care of ")
"""How requests begin that only repeat a name."""


class Disguise(NamedTuple):
    """How tools are shown, and the words for the target as it is shown."""

    overlay: "dict[str, Object]"
    book: Wordbook


def disguise(twin: "Twin", target: str, offered: "Sequence[Tool]", *, locale: str) -> Disguise | None:
    """Give the disguise of some offered tools, the target among them."""
    entries = overlay(twin, offered)
    tool = next(tool for tool in offered if tool.name == target)
    if target not in entries:
        return None
    book = wordbook(shown(tool, entries), locale)
    if not isinstance(book, Wordbook) or any(intent.startswith(_ODD) for intent in book.intents):
        return None
    labels = _labels(book, entries[target].get("parameters", {}))
    if not all(labels) or any(label[0].lower() in _VAGUE for label in labels):
        return None
    otherwise = overlay(twin, [tool], salt="other")
    other = wordbook(shown(tool, otherwise), locale)
    if not isinstance(other, Wordbook) or book.intents != other.intents:
        return None
    if labels != _labels(other, otherwise[target].get("parameters", {})):
        return None
    return Disguise(entries, book)


def _labels(book: Wordbook, names: "Mapping[str, str]") -> list[tuple[str, ...]]:
    """Give the labels of parameters that are shown under meaningless names, by their own names."""
    return [book.labels().get(f"/{names[name]}", ()) for name in sorted(names)]
