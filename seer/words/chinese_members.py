"""Field in, Chinese phrases for the values that may be chosen there out."""

import re
from collections import Counter
from typing import TYPE_CHECKING

from seer.words import en, zh_members, zh_nouns
from seer.words.bag import bag
from seer.words.chinese_requests import from_english
from seer.words.chinese_words import CHINESE, translated
from seer.words.choices import is_identifier
from seer.words.fields import Field
from seer.words.names import humanise

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.records import Json


_METHODS = bag("GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT")
_HEATING = {
    "heat": "制热", "cool": "制冷", "heat_cool": "冷暖", "dry": "除湿", "fan_only": "送风", "auto": "自动",
    "off": "关闭",
}  # fmt: skip
"""What an air conditioner does, where one may choose to heat or to cool."""
_MOST_SAID = 2
"""Words of a value that are said one after the other; more make no phrase."""
_QUOTED = re.compile(r"(?<!\w)['\"`]([A-Za-z]+)['\"`](?!\w)")
_SORTED = re.compile(r"(?P<what>[a-z]+)[,_ :.-](?P<way>asc|desc)")
_LETTERS = 3
"""Letters of codes at most: of currencies, countries, directions to sort in."""
_FEW = 2
"""Quoted words from which on a description lists what there is."""


def phrases_for(place: Field, words: "list[str]") -> "dict[str, Json]":
    """Say the values that a field may have, each by a phrase of its own."""
    found: dict[str, Json] = {}
    if "boolean" in place.types and len(place.types) == 1:
        found |= {"是": True, "否": False}
    words = words or _listed(place)
    senses = _HEATING if {"heat", "cool"} <= set(words) else _senses(place)
    said = {word: _member(word, senses) for word in words}
    counts = Counter(said.values())
    return found | {one: word for word, one in said.items() if one and counts[one] == 1}


def _listed(place: Field) -> "list[str]":
    """Give the words that a description quotes, or that stand as examples, where a text may be one of few."""
    if place.types != {"string"}:
        return []
    told = [str(part.get("description", "")) for part in place.schemas]
    given = [one for part in place.schemas for one in (part.get("default"), part.get("example"), *_examples(part))]
    quoted = [word for text in told for word in _QUOTED.findall(text)]
    words = [one for one in given if isinstance(one, str)] + (quoted if len({*quoted}) >= _FEW else [])
    return [word for word in dict.fromkeys(words) if _is_word(word)]


def _is_word(text: str) -> bool:
    """Tell a word that may be chosen from a code, and from what tells whether something is so."""
    is_plain = text.islower() or (text.isupper() and len(text) > _LETTERS)
    return text.isalpha() and text.isascii() and is_plain and text.lower() not in {"true", "false"}


def _examples(schema: "Mapping[str, Json]") -> "Sequence[Json]":
    given = schema.get("examples")
    return given if isinstance(given, list | tuple) else ()


def _senses(place: Field) -> "Mapping[str, str]":
    """Give what values mean at a place, by the last words of its name."""
    words = humanise(place.name).lower().split(" ")
    return zh_members.SENSES.get(" ".join(words[-2:])) or zh_members.SENSES.get(words[-1]) or {}


def _member(word: str, senses: "Mapping[str, str]") -> str:
    """Say a value that may be chosen; empty where it stands as it is, as methods of HTTP do."""
    if CHINESE.fullmatch(word):
        return word
    if word in _METHODS:
        return ""
    low = word.lower()
    text = humanise(en.MEMBERS.get(low, word))
    known = next((table[low] for table in (senses, zh_members.MEMBERS) if low in table), None)
    if known is not None:
        return known
    if (sorted_by := _SORTED.fullmatch(low)) and (what := zh_members.SENSES["sort"].get(sorted_by["what"])):
        return f"{what}{'升序' if sorted_by['way'] == 'asc' else '降序'}"
    if text.lower().startswith("list ") and en.plural(text.rpartition(" ")[2]):
        return from_english(text)
    return translated(text) if text.count(" ") < _MOST_SAID or text.lower() in zh_nouns.PHRASES else ""


def is_mute(text: str) -> bool:
    """Tell code that a Chinese speaker wouldn't spell out; names of products stay."""
    return is_identifier(text) and text not in en.PROPER.values()
