"""Names and descriptions in, the words that carry meaning out: what two texts share, and what a text adds to a name."""

import re
from functools import lru_cache
from typing import Final

from seer.words.bag import bag
from seer.words.names import split

_TOKEN: Final = re.compile(r"[^\W_]+")
_CJK: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_TAG: Final = re.compile(r"<[^<>]{1,200}>")
_EMPTY: Final = bag(
    """
    a an and any are as at be by can corresponding existing for from given has have if in into is it its new of on
    one or please provided selected single some specific specified that the their them these this those to used
    using value was which will with you your api endpoint
    """
)
_FILLER: Final = bag(
    """
    arg argument data desc description example field foo input lorem na name none object param parameter placeholder
    some string tba tbd test text todo unknown value xxx
    """
)


@lru_cache(maxsize=65_536)
def words(text: str) -> tuple[str, ...]:
    """Give the words of a text that carry meaning, in their base form; signs of Chinese and Japanese one by one."""
    found: list[str] = []
    for token in _TOKEN.findall(_TAG.sub(" ", text)):
        if _CJK.search(token):
            found += list(token)
        else:
            found += [base(part) for part in split(token) or (token,)]
    return tuple(word for word in found if word not in _EMPTY)


@lru_cache(maxsize=65_536)
def base(word: str) -> str:
    """Give a word without its ending: "Deletes" and "delete" are one word."""
    low = word.lower()
    for ending, instead in (("ies", "y"), ("sses", "ss"), ("ches", "ch"), ("shes", "sh"), ("xes", "x")):
        if low.endswith(ending) and len(low) > len(ending) + 1:
            return low[: -len(ending)] + instead
    return low[:-1] if len(low) > 3 and low.endswith("s") and not low.endswith(("ss", "us", "is")) else low  # noqa: PLR2004


def is_filler(text: str) -> bool:
    """Tell whether a text says nothing: "TODO", "string", "the value"."""
    return all(word in _FILLER for word in words(text))


def adds(text: str, *names: str) -> tuple[str, ...]:
    """Give the words of a text that its names don't hold."""
    known = {word for name in names for word in words(name)}
    known |= {"".join(words(name)) for name in names}
    return tuple(word for word in words(text) if word not in known and word not in _FILLER)


def is_western(text: str) -> bool:
    """Tell whether a text is in letters of ASCII for the most part: word lists know no other."""
    letters = [c for c in text if c.isalpha()]
    return sum(c.isascii() for c in letters) >= 0.9 * len(letters)


def speaks_of(text: str, wanted: frozenset[str]) -> bool:
    """Tell whether one of some words, in base form, stands in a text."""
    return not wanted.isdisjoint(words(text))
