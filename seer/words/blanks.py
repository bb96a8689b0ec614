"""Tool and locale in, the words that a phrasebook would have to give out."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from seer.records import Unworded
from seer.words.wordbook import labelled, wordbook

if TYPE_CHECKING:
    from seer.records import Tool
    from seer.words.fields import Field


@dataclass(frozen=True, kw_only=True)
class Blanks:
    """What a tool lacks: a way to ask for it, names for places; places that may be left out stand near the root."""

    intent: bool
    labels: "tuple[Field, ...]"


def blanks(tool: "Tool", locale: str) -> Blanks | None:
    """Give what a tool without wording lacks in a locale, needed or not; None where it has its wording."""
    found = wordbook(tool, locale)
    if not isinstance(found, Unworded):
        return None
    nameless = tuple(place for place, has_label in labelled(tool, locale) if not has_label)
    wanted = tuple(place for place in nameless if place.required or len(place.names) == 1)
    return Blanks(intent="intent" in found.needs, labels=wanted)
