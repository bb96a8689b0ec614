"""Words of a task and the ways to ask for each tool in, the tools that are asked for out.

Values in quotes are no part of what is asked. A request holds a way to ask for a tool word by word, whatever the case,
spaces and signs; where several tools have one there, the longest decides. Where none has, words may be mistyped.
"""

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING
from unicodedata import normalize

from seer.words.grammar import grammar
from seer.words.slips import stands

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

_TOKEN = re.compile(r"[\u4e00-\u9fff]|[^\W_\u4e00-\u9fff]+")
_KEPT = 32_768


def asked_for(text: str, intents: "Mapping[str, Iterable[str]]", *, locale: str) -> tuple[str, ...]:
    """Give the names of the tools that a text asks for: several where its words don't decide, none where none is."""
    said = folded(unquoted(text, locale=locale))
    known = {name: _ways(tuple(ways)) for name, ways in intents.items()}
    return _longest(known, lambda way: way in said) or _longest(known, lambda way: stands(way, said, locale=locale))


def _longest(known: "Mapping[str, Sequence[tuple[str, int]]]", stands: "Callable[[str], bool]") -> tuple[str, ...]:
    """Give the names of those that have a way which stands in some words, and no other a longer one."""
    most = 1
    names: list[str] = []
    for name, ways in known.items():
        size = next((size for way, size in ways if size >= most and stands(way)), 0)
        if size > most:
            most, names = size, []
        if size:
            names.append(name)
    return tuple(names)


@lru_cache(maxsize=_KEPT)
def _ways(intents: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Give folded ways to ask with the number of their words, the longest first."""
    ways = (folded(intent) for intent in intents)
    return tuple(sorted(((way, way.count(" ") - 1) for way in ways), key=lambda way: -way[1]))


@lru_cache(maxsize=_KEPT)
def folded(text: str) -> str:
    """Give the words of a text in folded case, each between single spaces; a Chinese character is a word."""
    return f" {' '.join(_TOKEN.findall(normalize('NFKC', text).casefold()))} "


def unquoted(text: str, *, locale: str) -> str:
    """Take what stands in quotes out of a text."""
    return _quoted(locale).sub(" … ", text)


@cache
def _quoted(locale: str) -> re.Pattern[str]:
    pairs = [(re.escape(opening), re.escape(closing)) for opening, closing in grammar(locale).quotes]
    return re.compile("|".join(f"{opening}[^{opening}{closing}]*{closing}" for opening, closing in pairs))
