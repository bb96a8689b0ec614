"""Description in, values that it mentions by the way out: "e.g., jazz, folk", "Default is 'NBA'", "'km' or 'mi'"."""

import re
from collections.abc import Iterator
from functools import lru_cache

from seer.sample.placeholders import is_placeholder
from seer.words.bag import bag

_READ = 600
_MOST = 8
_LONGEST = 32
_WORDS = 3
_OPENS = re.compile(
    r"(?:\be\.g\.?|\bex:|\bfor example|\bfor instance|\bsuch as|\bexamples?(?: values?)?(?: are| is|[:：])|\bincluding|"
    r"\btypes? of \w+ like|\b(?:supported|available|known) [\w ]{3,30}? (?:are|include)|\bvalues?[:：]|"
    r"\blatest (?:version )?is|例如|比如|示例值?[:：]|举例[:：]?|(?<=[（(])如)[\s,，:：]*",
    re.IGNORECASE,
)
_DEFAULT = re.compile(
    r"(?:\bdefaults?(?: value)?(?: to| is|[:：=])|(?<=[(\s])default(?=s? ['\"`])|默认(?:值|是|为|[:：])+)\s*"
    r"(?:['\"`“]([^'\"`”\n]{1,32})['\"`”]|([A-Za-z][\w./+-]{1,31}?)(?=[.,;)。，；]*(?:\s|$)|[。，；]))",
    re.IGNORECASE,
)
_QUOTE = r"(?:'[^'\n]{1,32}'|\"[^\"\n]{1,32}\"|“[^”\n]{1,32}”)"
_EITHER = re.compile(rf"(?<!\w){_QUOTE}(?:(?:\s*[,，、/|]\s*(?:or\s+|and\s+)?|\s+or\s+|\s*或\s*){_QUOTE})+(?!\w)")
_GLOSSED = re.compile(rf"(?<!\w)({_QUOTE})\s*(?:for|means|to|=|[:：])\s")
_QUOTED = re.compile(r"['\"`“]([^'\"`”\n]{1,32})['\"`”]")
_RUN = re.compile(r"\s*(?:[,，、/|]\s*)?(?:or\s+|and\s+)?(?=['\"`“])")
_UNTIL = re.compile(r"[.。](?:\s|$)|[;；)）\n\]]|\s(?:for|which|that|where|if|when|with)\s|\s[-–—]\s|等|$")
_APART = re.compile(r"\s*[,，、|]\s*(?:or |and )?|\s+or\s+|\s+and\s+|\s*或\s*")
_PLAIN = re.compile(r"[\w#@$+~/][\w .:/@%+#&'~*-]*")
_HOLLOW = bag(
    "a all an and any array as boolean both but by current custom each empty etc every false float for get how if in "
    "integer it its list no none not null number object of on one only optional or same similar string text that the "
    "this those to true undefined unset unspecified value what when where with you your"
)
"""Words that say no value, alone or first."""


@lru_cache(maxsize=16384)
def instances(description: str) -> tuple[str, ...]:
    """Give the values that a description gives as instances, alternatives or defaults, each once."""
    text = description[:_READ]
    found = [
        value
        for value in dict.fromkeys(value.strip().rstrip(",.，。") for value in _all(text))
        if value and value.isprintable() and not set("{}<>[]") & set(value) and not is_placeholder(value)
    ]
    return tuple(found[:_MOST])


def _all(text: str) -> Iterator[str]:
    for opening in _OPENS.finditer(text):
        yield from _listed(text[opening.end() :])
    if "{" not in text:
        for either in _EITHER.finditer(text):
            yield from _QUOTED.findall(either[0])
        glossed = _GLOSSED.findall(text)
        yield from (value[1:-1] for value in glossed if len(glossed) > 1)
    yield from (quoted or bare for quoted, bare in _DEFAULT.findall(text) if _says(quoted or bare))


def _listed(text: str) -> list[str]:
    """Read what follows an opening: values in quotes one after the other, else plain ones up to the end of the list."""
    found: list[str] = []
    place = 0
    while (quoted := _QUOTED.match(text, place)) is not None:
        found.append(quoted[1])
        gap = _RUN.match(text, quoted.end())
        if gap is None:
            break
        place = gap.end()
    if found:
        return found
    end = _UNTIL.search(text)
    parts = [part.strip() for part in _APART.split(text[: end.start()] if end else text)]
    parts = [part for part in parts if part and part.casefold() not in {"etc", "etc."}]
    return parts if all(_is_value(part) for part in parts) else []


def _is_value(part: str) -> bool:
    return len(part) <= _LONGEST and part.count(" ") < _WORDS and _PLAIN.fullmatch(part) is not None and _says(part)


def _says(part: str) -> bool:
    return part.split(maxsplit=1)[0].casefold().rstrip(".,") not in _HOLLOW
