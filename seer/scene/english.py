"""Statements in, English sentences, pairs and lines out."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from seer.words.bag import bag
from seer.words.en import HEADS, NOT_LAST, NOT_NOUNS, VERBS, article, plural
from seer.words.say import SINGLE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seer.scene.statements import Statement

_MOST_IN_SENTENCE = 3
_KEPT = 4096
"""Labels of which it is remembered how they are said."""
_NUMBERED = frozenset({"ID", "UUID", "number", "token", "key", "code", "slug"})
"""Last words of labels that a value follows with nothing between: "the order ID “A-1”"."""
_QUALITY = re.compile(r"[a-z]{2,}[^e]ed")
"""A last word that tells a state: "approved"."""
_NOUN_VERBS = bag(
    """
    address branch change charge comment copy count display document draft email export file filter format
    forward group host image import index input issue label language limit link list load location log map mark
    match message model move name note number offset order output owner pin place plan play point position post
    price process project query rate record reference release reply report request resource result return review
    route run schedule search service set share show sign size sort source start state status stop store stream
    subject tag target task test text time title token topic track transfer type update upload use user value
    version view end base head key event body batch block board book parent access exchange function filename
    """
)


class English:
    """English as templates use it."""

    def sentences(self, said: "Sequence[Statement]") -> str:
        """Give whole sentences: up to three values each, those that don't go after "the" with a colon."""
        return " ".join(f"{self.opening(group)}." for group in _groups(said))

    def clauses(self, said: "Sequence[Statement]") -> str:
        """Give the same to stand within a sentence."""
        return _listed([_is(one) for one in said])

    def pairs(self, said: "Sequence[Statement]") -> str:
        """Give "City: Paris; date: 2026-06-18."."""
        text = "; ".join(f"{one.label}: {one.value}" for one in said)
        return f"{self.opening(text)}." if text else ""

    def settings(self, said: "Sequence[Statement]") -> str:
        """Give "with the city set to Paris, a limit of 5 and the order ID “A-1”"."""
        text = _listed([_setting(one) for one in said])
        return f"with {text}" if text else ""

    def uses(self, said: "Sequence[Statement]") -> str:
        """Give "Use Paris as the city and 5 as the limit."; what can't be said so stands in sentences."""
        used = [one for one in said if one.form in SINGLE and _takes_article(one.label) and not _is_plural(one.label)]
        used = [one for one in used if not _is_flag(one)]
        groups = [used[start : start + _MOST_IN_SENTENCE] for start in range(0, len(used), _MOST_IN_SENTENCE)]
        texts = [f"Use {_listed([f'{one.value} as the {one.label}' for one in group])}." for group in groups]
        rest = self.sentences([one for one in said if one not in used])
        return " ".join([*texts, rest] if rest else texts)

    def lines(self, said: "Sequence[Statement]", mark: str = "- ") -> str:
        """Give a list, with dashes where no other mark is asked for."""
        return "".join(f"\n{mark}{self.opening(one.label)}: {one.value}" for one in said)

    def corrections(self, said: "Sequence[Statement]") -> str:
        """Give "the date should be …"."""
        return _listed([f"{_the(one)} should be {one.value}" for one in said])

    def opening(self, text: str) -> str:
        """Put the first letter in capitals."""
        return text[:1].upper() + text[1:]


def _groups(said: "Sequence[Statement]") -> "Iterator[str]":
    waiting: list[str] = []
    for one in said:
        text = _is(one)
        fits = one.form in SINGLE and text.startswith("the ")
        if waiting and (not fits or len(waiting) == _MOST_IN_SENTENCE):
            yield _listed(waiting)
            waiting = []
        if fits:
            waiting.append(text)
        else:
            yield text
    if waiting:
        yield _listed(waiting)


def _listed(parts: list[str]) -> str:
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else "".join(parts)


def _is(one: "Statement") -> str:
    if not _takes_article(one.label) or _is_flag(one):
        return f"{one.label}: {one.value}"
    many = _is_plural(one.label)
    if one.form == "list":
        return f"the {one.label} are {one.value}" if many else f"{one.label}: {one.value}"
    return f"{one.label}: {one.value}" if many else f"the {one.label} is {one.value}"


def _setting(one: "Statement") -> str:
    last = one.label.rpartition(" ")[2]
    if _takes_article(one.label) and not _is_plural(one.label) and not _is_flag(one):
        if last in _NUMBERED and one.form in {"number", "quoted"}:
            return f"the {one.label} {one.value}"
        if one.form == "number" and " of " not in one.label and not plural(one.label.partition(" ")[0]):
            return f"{article(one.label)} {one.label} of {one.value}"
    return f"{_the(one)} set to {one.value}"


def _the(one: "Statement") -> str:
    return f"the {one.label}" if _takes_article(one.label) and not _is_flag(one) else one.label


def _is_flag(one: "Statement") -> bool:
    """Tell what is switched, be it by the text "true": its label is seldom a noun phrase."""
    return one.form == "flag" or one.value.strip("“”").lower() in {"true", "false"}


@lru_cache(maxsize=_KEPT)
def _is_plural(label: str) -> bool:
    head = label.split(" of ", 1)[0].split(" “", 1)[0]
    return plural(head.rpartition(" ")[2])


@lru_cache(maxsize=_KEPT)
def _takes_article(label: str) -> bool:
    """Tell whether a label is a noun phrase that can stand after "the"."""
    words = label.lower().split(" “", 1)[0].split(" ")
    first, last = words[0], words[-1]
    if first in NOT_NOUNS or last in NOT_LAST or not first[0].isalpha():
        return False
    if _QUALITY.fullmatch(last):
        return False
    if any(word in {"is", "are", "can", "should", "has", "have", "to"} for word in words):
        return False
    return first not in VERBS or first in _NOUN_VERBS or len(words) == 1 or last in HEADS
