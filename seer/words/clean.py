"""Text of a specification in, plain words out: no markup, no code, no links."""

import re
from functools import lru_cache
from html import unescape

_INLINE = re.compile(r"</?(?:a|b|code|em|i|span|strong|tt)(?: [^<>]{0,200})?>", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]{1,200}>")
_LINK = re.compile(r"!?\[([^\[\]]{0,200})\]\([^()]{0,500}\)")
_URL = re.compile(r"https?://\S+")
_MARKS = re.compile(r"(?<![A-Za-z0-9])[*`_~#]{1,6}(?=\S)|(?<=\S)[*`_~#]{1,6}(?=[\s.,;:!?)]|$)")
_SPACE = re.compile(r"\s+")
_SENTENCE = re.compile(r"(?<=[a-z0-9)\]\"'”])[.!?](?=\s|$)|\n\s*\n|[。！？]|(?<=[a-z0-9)])[ \t]{2,}(?=[A-Z])")
_QUESTION = re.compile(r"(?:^|(?<=[.!?]\s)|(?<=\n))[^.!?\n]*[a-z]\?(?=\s|$)")
"""What a description asks its reader, which is nothing that the tool does."""
_LETTERS = re.compile(r"[A-Za-z][A-Za-z'’]*(?: [A-Za-z][A-Za-z'’]*)*")
MOST = 600
"""Characters at the beginning of a description that are looked at."""
_KEPT = 4096
"""Texts that are remembered: a tool's description is read for the tool and for each of its disguises."""


@lru_cache(maxsize=_KEPT)
def plain(text: str) -> str:
    """Take markup and links out; line ends stay."""
    text = unescape(text[:MOST].replace("\r\n", "\n"))
    text = _TAG.sub(" ", _INLINE.sub("", text))
    text = _LINK.sub(r"\1", text)
    return _MARKS.sub("", _URL.sub("", text)).strip()


def _unasked(text: str) -> str:
    return _QUESTION.sub("", plain(text))


@lru_cache(maxsize=_KEPT)
def sentence(text: str) -> str:
    """Give the first sentence of a description that is no question on one line, with no stop at its end."""
    for part in _SENTENCE.split(_unasked(text)):
        line = _SPACE.sub(" ", part).strip(" .:;-–—")
        if line:
            return line
    return ""


@lru_cache(maxsize=_KEPT)
def sentences(text: str, most: int) -> tuple[str, ...]:
    """Give the first sentences of a description, each on one line, with no stop at its end."""
    lines = (_SPACE.sub(" ", part).strip(" .:;-–—") for part in _SENTENCE.split(_unasked(text)))
    return tuple(line for line in lines if line)[:most]


def first_clause(text: str, stops: tuple[str, ...]) -> str:
    """Give the first sentence up to the first of these stops."""
    clause = sentence(text)
    for stop in stops:
        clause = clause.split(stop, 1)[0]
    return clause.strip()


def letters_only(text: str) -> bool:
    """Tell whether text is Latin words and single spaces, nothing else."""
    return _LETTERS.fullmatch(text) is not None


def chinese_share(text: str) -> float:
    """Give the share of Chinese characters among letters."""
    letters = [sign for sign in text if sign.isalpha()]
    return sum("\u4e00" <= sign <= "\u9fff" for sign in letters) / len(letters) if letters else 0.0
