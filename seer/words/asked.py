"""Words of a task and the ways to ask for each tool in, the tools that are asked for out.

Values in quotes are no part of what is asked. A request holds a way to ask for a tool word by word, whatever the case,
spaces and signs; where several tools have one there, the longest decides. Where none has, words may be mistyped.
"""

import re
from functools import cache, lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING
from unicodedata import normalize

from seer.words.grammar import grammar
from seer.words.slips import stands

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

_TOKEN = re.compile(r"[\u4e00-\u9fff]|[^\W_\u4e00-\u9fff]+")
_ASCII = re.compile(r"[a-z0-9]+")
"""What `_TOKEN` finds in folded ASCII, in less time."""
_KEPT = 32_768


def asked_for(text: str, intents: "Mapping[str, Iterable[str]]", *, locale: str) -> tuple[str, ...]:
    """Give the names of the tools that a text asks for: several where its words don't decide, none where none is."""
    return Asking(intents, locale=locale).asked(text)


class Asking:
    """The ways to ask for each of some tools, ready for many texts."""

    def __init__(self, intents: "Mapping[str, Iterable[str]]", *, locale: str) -> None:
        self._locale = locale
        self._names = tuple(intents)
        ways = [(*way, at) for at, told in enumerate(intents.values()) for way in _sized(tuple(told))]
        self._ways = sorted(ways, key=itemgetter(0), reverse=True)

    def asked(self, text: str) -> tuple[str, ...]:
        """Give the names of the tools that a text asks for, as `asked_for` does."""
        said = folded(unquoted(text, locale=self._locale))
        return self._longest(said.__contains__) or self._longest(lambda way: stands(way, said, locale=self._locale))

    def _longest(self, stands: "Callable[[str], bool]") -> tuple[str, ...]:
        """Give the names of those that have a way which stands in some words, and no other a longer one."""
        least, found = 1, set[int]()
        for size, way, at in self._ways:
            if size < least:
                break
            if stands(way):
                least = size
                found.add(at)
        return tuple([self._names[at] for at in sorted(found)])


@lru_cache(maxsize=_KEPT)
def _sized(told: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    """Give the ways to ask for a tool in folded case, each with the number of its words."""
    ways = [folded(way) for way in told]
    return tuple([(way.count(" ") - 1, way) for way in ways])


@lru_cache(maxsize=_KEPT)
def folded(text: str) -> str:
    """Give the words of a text in folded case, each between single spaces; a Chinese character is a word."""
    plain = normalize("NFKC", text).casefold()
    return f" {' '.join((_ASCII if plain.isascii() else _TOKEN).findall(plain))} "


def unquoted(text: str, *, locale: str) -> str:
    """Take what stands in quotes out of a text."""
    return _quoted(locale).sub(" … ", text)


@cache
def _quoted(locale: str) -> re.Pattern[str]:
    pairs = [(re.escape(opening), re.escape(closing)) for opening, closing in grammar(locale).quotes]
    return re.compile("|".join(f"{opening}[^{opening}{closing}]*{closing}" for opening, closing in pairs))
