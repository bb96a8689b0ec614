"""Description of a string in, the values that it lists or quotes out: "Can be `inbound`, `outbound` or `both`"."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from seer.sample.placeholders import is_placeholder

_READ = 1_000
_MOST = 12
_WORDS = 2
_NEAR = 400
"""Characters after the word that opens a list in which its members stand."""
_OPENS = re.compile(
    r"\[enum\]\s*[:：]|\b(?:options? (?:are|is|include)|"
    r"(?:possible|valid|allowed|accepted|supported|available|following) "
    r"(?:values?|options?|permissions?|roles?|modes?|types?)\b|"
    r"must be (?:set to )?one of|can be (?:set to )?one of|one of the following|"
    r"choose from|can be\s*[:：]?(?=\s*[`'\"“*])|either (?=[`'\"“])|one of\s*[:：]?(?=\s*[`'\"“*])|"
    r"one of the (?:available|supported) [^:：\n`]{1,60}[:：](?=\s*`)|"
    r"one of(?= [\w-]+, )|can be(?= [\w-]+, [\w-]+)|such as (?=[`'\"“]))"
    r"|^whether\b"
    r"|枚举值?[:：]|可选值(?:有|为|包括)?[:：]?|取值[:：为]",
    re.IGNORECASE,
)
_QUOTED = re.compile(
    r"`([^`]{1,40})`|\"([^\"]{1,40})\"|(?<!\w)'([^']{1,40})'(?!\w)|“([^”]{1,40})”|\*\*([^*]{1,40})\*\*"
)
_SHOWN = re.compile(
    r"(?:e\.g\.|i\.e\.|for example|possible values include|only supported value is|"
    r"for instance|such as|in the format|examples?:|例如|比如)[,:：]?\s*"
    r"(?:`([^`]{1,40})`|\"([^\"]{1,40})\"|'([^']{1,40})'|“([^”]{1,40})”)",
    re.IGNORECASE,
)
_MORE = re.compile(
    r"(?:,|、|，| or| and|, or|, and)\s*(?:`([^`]{1,40})`|\"([^\"]{1,40})\"|'([^']{1,40})'|“([^”]{1,40})”)",
    re.IGNORECASE,
)
"""What goes on with a list of examples."""
_VALUE = re.compile(r"[A-Za-z][\w-]*(?: [A-Za-z][\w-]*){0,2}")
_APART = re.compile(r"\s*(?:,|、|，|\||/|或)\s*(?:or |and )?|\s+or\s+")
_EITHER = re.compile(r"\(([A-Za-z]+(?:/[A-Za-z]+){1,4})\)")
"""A list in brackets: "(buy/sell)"."""
_JOINED = re.compile(
    r"(?:[`'\"][A-Za-z][\w-]*[`'\"](?: \(default\))?,? )+or [`'\"][A-Za-z][\w-]*[`'\"]|"
    r"\bUse (?:[`'\"][A-Za-z][\w-]*[`'\"][^.'\"`]{1,60}? or (?:use )?)+[`'\"][A-Za-z][\w-]*[`'\"]",
    re.IGNORECASE,
)
"""Alternatives in a sentence: "'ticker' (default) or 'column'"."""
_PIPED = re.compile(r"\s*[`'\"]?[A-Za-z][\w-]*[`'\"]?(?: ?\| ?[`'\"]?[A-Za-z][\w-]*[`'\"]?)+(?=\W|$)")
"""A list with bars at the beginning of a description."""
_UNTIL = re.compile(r"[.。;；\n(（\]]|$")
"""Where a list without quotes ends."""


@lru_cache(maxsize=4096)
def documented(description: str) -> tuple[str, ...]:
    """Give the values that a description lists, plain words before code; none where it lists fewer than two."""
    text = description[:_READ]
    for opening in _OPENS.finditer(text):
        after = text[opening.end() : opening.end() + _NEAR]
        found = _fine(next(group for group in one.groups() if group) for one in _QUOTED.finditer(_paragraph(after)))
        found = found or _bare(after)
        if len(found) > 1:
            return tuple(sorted(found, key=lambda value: not value.isalpha()))
    joined = _JOINED.search(text)
    if joined:
        return tuple(_fine(next(group for group in one.groups() if group) for one in _QUOTED.finditer(joined[0])))
    piped = _PIPED.match(text)
    if piped:
        return tuple(_fine(part.strip(" `'\".") for part in piped[0].split("|")))
    either = _EITHER.search(text)
    return tuple(_fine(either[1].split("/"))) if either and either[1].lower() != "and/or" else ()


def _paragraph(text: str) -> str:
    return text.split("\n\n", 1)[0] if "\n\n" in text[20:] else text


def _bare(text: str) -> list[str]:
    """Read a list without quotes: nothing but values up to its end."""
    listed = re.sub(r"^\s*(?:[:：]|are\b|is\b|include\b)?\s*\[?", "", text)
    parts = [part for part in _APART.split(_UNTIL.split(listed, maxsplit=1)[0].strip()) if part]
    return _fine(parts) if all(_VALUE.fullmatch(part) and part.count(" ") < _WORDS for part in parts) else []


def _fine(values: Iterable[str]) -> list[str]:
    """Keep what may be a value, each once."""
    found = dict.fromkeys(value.strip() for value in values)
    return [value for value in found if _VALUE.fullmatch(value)][:_MOST]


def _listed(description: str, shown: re.Match[str]) -> Iterator[str]:
    """Give an example and those that are listed after it."""
    yield next(text for text in shown.groups() if text)
    more = _MORE.match(description, shown.end())
    while more is not None:
        yield next(text for text in more.groups() if text)
        more = _MORE.match(description, more.end())


@lru_cache(maxsize=16384)
def quoted(description: str) -> tuple[str, ...]:
    """Give the values that a description quotes."""
    found = (text for shown in _SHOWN.finditer(description) for text in _listed(description, shown))
    return tuple(
        text for text in found if text.isprintable() and not set("{}<>") & set(text) and not is_placeholder(text)
    )
