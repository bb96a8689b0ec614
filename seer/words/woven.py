"""Ways to ask for a tool and labels in, how the thing that is asked for is named by its id out.

"Get a planet" and the label "planet ID" are "get the planet with the ID 95385": people say the thing and its id in one.
"""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from seer.words.bag import bag

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_TAILS = frozenset({"ID", "GID", "SID", "UUID", "key", "number"})
"""Last words of labels of ids."""
_MAKING = bag("add book build create draft generate insert make open place post register schedule submit upload write")
"""Verbs of requests for a thing that isn't there yet."""


class Own(NamedTuple):
    """The label of a parameter that is the id of what a tool is asked for: the thing, and the label without it."""

    pointer: str
    noun: str
    tail: str


def own_id(intents: "Iterable[str]", labels: "Mapping[str, tuple[str, ...]]") -> Own | None:
    """Give the one id of the thing with which the ways to ask end; none where its short label is another's too."""
    said = {label.casefold() for options in labels.values() for label in options}
    found: list[Own] = []
    for pointer, options in labels.items():
        noun, _, tail = options[0].rpartition(" ")
        if tail in _TAILS and pointer.count("/") == 1 and tail.casefold() not in said:
            own = Own(pointer, noun, tail)
            found += [own] if any(woven(intent, own) for intent in intents) else []
    return found[0] if len(found) == 1 else None


def woven(intent: str, own: Own) -> str:
    """Give a way to ask for the very thing; empty where this one doesn't end with it, makes one, or names another."""
    found = _ending(own.noun).search(intent)
    if found is None or intent[: found.start()].strip().lower() in _MAKING:
        return ""
    if own.noun.casefold() in intent[: found.start()].casefold():
        return ""
    return f"{intent[: found.start()]}the {found[1]}"


@lru_cache(maxsize=4096)
def _ending(noun: str) -> re.Pattern[str]:
    return re.compile(
        rf"\b(?:an?|the) (?:specific |certain |given |single )?((?:[\w-]+ ){{0,2}}{re.escape(noun)})$", re.IGNORECASE
    )
