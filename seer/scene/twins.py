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
    other = wordbook(shown(tool, overlay(twin, [tool], salt="other")), locale)
    if not isinstance(book, Wordbook) or not isinstance(other, Wordbook) or book.intents != other.intents:
        return None
    if any(intent.startswith(_ODD) for intent in book.intents):
        return None
    if twin == "twin:parameters" and not _same_labels(book, other, entries[target]["parameters"], tool):
        return None
    return Disguise(entries, book)


def _same_labels(book: Wordbook, other: Wordbook, names: "Mapping[str, str]", tool: "Tool") -> bool:
    """Tell whether labels stay as they are under other meaningless names."""
    others = overlay("twin:parameters", [tool], salt="other")[tool.name]["parameters"]
    first = {old: book.labels().get(f"/{new}") for old, new in names.items()}
    second = {old: other.labels().get(f"/{new}") for old, new in others.items()}
    return first == second and all(labels and labels[0].lower() not in _VAGUE for labels in first.values())
