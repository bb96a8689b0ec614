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
    from collections.abc import Iterable, Mapping

_TOKEN = re.compile(r"[\u4e00-\u9fff]|[^\W_\u4e00-\u9fff]+")
_KEPT = 8192


def asked_for(text: str, intents: "Mapping[str, Iterable[str]]", *, locale: str) -> tuple[str, ...]:
    """Give the names of the tools that a text asks for: several where its words don't decide, none where none is."""
    said = folded(unquoted(text, locale=locale))
    sizes = {name: max((_size(intent, said) for intent in ways), default=0) for name, ways in intents.items()}
    if not any(sizes.values()):
        sizes = {name: _mistyped_size(ways, said, locale) for name, ways in intents.items()}
    most = max(sizes.values(), default=0)
    return tuple(name for name, size in sizes.items() if size == most) if most else ()


def _size(intent: str, said: str) -> int:
    """Give the number of an intent's words where it stands in the folded words, else 0."""
    wanted = folded(intent)
    return wanted.count(" ") - 1 if len(wanted) > 1 and wanted in said else 0


def _mistyped_size(ways: "Iterable[str]", said: str, locale: str) -> int:
    return max((folded(way).count(" ") - 1 for way in ways if stands(folded(way), said, locale=locale)), default=0)


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
