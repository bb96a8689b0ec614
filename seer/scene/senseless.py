"""Value and its place in, whether it means nothing there out; several in, whether they speak against each other."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from seer.sample.making import UNNAMED
from seer.sample.pools import LOCALES, words
from seer.sample.topics import singular, topic
from seer.scene.habits import LOOSE
from seer.schema.pointer import split as steps
from seer.words.bag import bag
from seer.words.chinese_words import translated
from seer.words.core import is_identifying
from seer.words.names import split

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.records import Json
    from seer.sample.sources import Origin

_MOMENT = 10**8
"""The least number that is a moment, counted from 1970."""
_MILLISECONDS = 10**11
_TIMED = bag("after before date end expires expiry from since start time timestamp to until")
"""Words of names of moments."""
_STOPGAPS = frozenset(word for locale in LOCALES for word in words("word", locale))
"""What is said where nothing is known of a value."""
_KEYS = frozenset(word for locale in LOCALES for word in words("attribute", locale))
"""Keys that are made up for free-form maps."""
_SERIAL = re.compile(r"[A-Za-z]\d{2,}")
"""A name that is one of many alike: "Parameter38"."""
_UNSURE = frozenset(word for locale in LOCALES for about in ("kind", "mode") for word in words(about, locale))
"""Words for any kind or mode, where those that there are aren't known."""
_SIZES = frozenset(word for locale in LOCALES for word in words("size", locale))
"""Sizes of goods."""
_PAGED = bag("batch limit max page per")
"""Words of names of what is a number, though it travels as text."""
_CIPHERED = bag("ciphertext encrypted fingerprint nonce")
"""Words of names of what only machines can write."""
_DURATION = re.compile(r"P(?:\d|T\d)")
"""How machines write a time span."""
_YEAR = re.compile(r"\d{4}-\d\d(?!\d)")
_FIRST_YEAR, _LAST_YEAR = "1800", "2199"
"""Years that people speak of."""
_SIDES = bag("a b c end ending first from one second start starting to two")
"""What tells two of a kind apart in a name."""
_NUMBERED = re.compile(r"([A-Z]{3,4})-\d{5}")
_BARE = frozenset({"id", "identifier"})
_LETTERS = frozenset("ABCDEFGH")
_PARTS = re.compile(r"\W")
_TOLD = 4
"""Signs in the last part of a code, fewer of which say nothing."""
_REPEATED = re.compile(r"([^\W\d])\1{3}")
"""What fills a length."""
_NOTHING = frozenset({"none", "null", "undefined", "nil"})
"""Words of programs for no value."""
_PACKED = re.compile(r"\.(?:docx|gif|jpe?g|mp[34]|pdf|png|pptx|xlsx|zip)$", re.IGNORECASE)
"""Names of files that nobody writes the content of."""
_WRITTEN = bag("body content contents text")
TITLES = bag("name subject summary title")
_LONGEST_TITLE = 8
_SECRET = re.compile(r"token|key|secret|auth|password|credential", re.IGNORECASE)
_SENTENCE = 6
"""Words of a sentence."""
_ELEMENTS = frozenset(word for locale in LOCALES for word in words("element", locale))
"""Things on a page: in one request it is one of them."""
_REFERENCE = re.compile(r"ref", re.IGNORECASE)
"""Names of references, which may begin with those letters."""
_ROOMS = frozenset(words("part", "en"))
"""What things at home are called after."""
_CODES = bag("hash sha signature sid")
"""Last words of names of what a pattern alone tells."""


class Look(NamedTuple):
    """What is odd about one value at its place."""

    senseless: bool
    no_moment: bool


def look(place: str, value: "Json") -> Look:
    """Tell what is odd about a value at its place."""
    return _look(place, value, type(value).__name__) if isinstance(value, str | int | float) else _looked(place, value)


def _looked(place: str, value: "Json", _: str = "") -> Look:
    wordless = isinstance(value, str) and not _has_words(value)
    return Look(wordless or _is_stopgap(place, value) or _is_counted(place, value), _is_no_moment(place, value))


_look = lru_cache(maxsize=8192)(_looked)
"""Cases of a tool share most of their values."""


def is_made_up(place: str, origin: "Origin", value: "Json") -> bool:
    """Tell a text for which nothing in the schema speaks, by where it came from."""
    if origin == "id":
        nothing = str(value).startswith(f"{UNNAMED}-") and not _REFERENCE.search(leaf(place))
        return nothing or last(leaf(place)) == "code"
    if origin == "pattern":
        coded = is_identifying(leaf(place)) or last(leaf(place)) in _CODES
        end = _PARTS.split(str(value))[-1]
        tells = end in _ROOMS or any(sign.isdigit() for sign in str(value))
        return not (coded and tells and len(end) >= _TOLD)
    return origin == "stopgap"


def is_no_step(value: "Json") -> bool:
    """Tell a text that no address has as a step: steps are ids and names in Latin letters without blanks."""
    return isinstance(value, str) and (not value.isascii() or any(sign.isspace() for sign in value))


def _is_stopgap(place: str, value: "Json") -> bool:
    """Tell a value, or a key of a free-form map, that means nothing here: a stopgap, a letter, a word for any."""
    said = set(value.split()) if isinstance(value, str) else set[str]()
    path = place.split("/")
    if _SERIAL.search(path[1] if len(path) > 1 else ""):
        return True
    if isinstance(value, str) and (_is_no_key(path, value) or _is_own_description(path, value)):
        return True
    if not _STOPGAPS.isdisjoint({*said, *path}) or any(_REPEATED.search(token) for token in path):
        return True
    if isinstance(value, str) and (value.lower() in _NOTHING or _REPEATED.search(value)):
        return True
    if not _KEYS.isdisjoint(path[2:]) and not LOOSE.search(path[-2]):
        return True
    return isinstance(value, str) and (value in _UNSURE or _is_numbered(path, value) or _is_machines(place, value))


def _is_machines(place: str, value: str) -> bool:
    """Tell what only machines write: a letter for a word, a time span in code, code itself; or a size for a number."""
    name = {word.lower() for word in split(leaf(place))}
    if (
        not _CIPHERED.isdisjoint(name)
        or (len(value) == 1 and value.isalpha())
        or _DURATION.match(value)
        or ('"' in value and "(" in value)
    ):
        return True
    if _YEAR.match(value) and not _FIRST_YEAR <= value[:4] <= _LAST_YEAR:
        return True
    return value in _SIZES and not _PAGED.isdisjoint(name)


def _is_sentence(value: str) -> bool:
    """Tell what is too long to be what a thing is called."""
    return len(value.split()) > _LONGEST_TITLE or (not value.isascii() and "，" in value)


def _is_no_key(path: list[str], value: str) -> bool:
    """Tell a token that stands where no secret is asked for: what tells where a list goes on."""
    return value.startswith("tok-") and not _SECRET.search(leaf("/".join(path)))


def _is_own_description(path: list[str], value: str) -> bool:
    """Tell an example that describes its parameter rather than being a value of it."""
    said = value.lower().split()
    return len(said) >= _SENTENCE and leaf("/".join(path)).lower() in said


def _is_numbered(path: list[str], value: str) -> bool:
    """Tell a value that only numbers things of its parameter's kind: "door B"."""
    noun, letter = value[:-1].rstrip(), value[-1:]
    if letter not in _LETTERS or not noun:
        return False
    names = [part for part in path if not part.isdecimal()]
    last = split(names[-1])[-1:] if names else ()
    known = singular(last[0].lower()) if last else ""
    return noun == known or (noun[0] >= "一" and noun == translated(known))


def _is_no_moment(place: str, value: "Json") -> bool:
    """Tell a number that is too small for the moment that it stands for."""
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) >= _MOMENT:
        return False
    return topic(place.rpartition("/")[2]) == "datetime"


def _is_counted(place: str, value: "Json") -> bool:
    """Tell a moment that is counted in milliseconds from 1970, which only machines do."""
    if isinstance(value, bool) or not isinstance(value, int | float) or value < _MILLISECONDS:
        return False
    name = leaf(place)
    return topic(name) == "datetime" or not _TIMED.isdisjoint(word.lower() for word in split(name))


def _has_words(text: str) -> bool:
    """Tell what people say from mere signs, and from text that still has its quotes."""
    return any(sign.isalnum() for sign in text) and not (text[0] == text[-1] and text[0] in "\"'`")


def is_stretched(value: "Json") -> bool:
    """Tell a text that is filled up with one letter."""
    return isinstance(value, str) and _REPEATED.search(value) is not None


def clash(strings: "Sequence[tuple[str, str]]") -> bool:
    """Tell texts, by place, that speak against each other, or are no titles where one stands.

    Two elements of a page can't be the same one, and nobody writes out what an archive or a picture holds.
    """
    elements = {value for _, value in strings if value in _ELEMENTS}
    is_written = any(last(place) in _WRITTEN for place, _ in strings)
    return (
        len(elements) > 1
        or _is_of_two_sorts(strings)
        or _is_two_of_one(strings)
        or (is_written and any(_PACKED.search(value) for _, value in strings))
        or any(last(place) in TITLES and _is_sentence(value) for place, value in strings)
    )


def _is_two_of_one(strings: "Sequence[tuple[str, str]]") -> bool:
    """Tell a bare id beside another of the same sort, which says of two things that they are meant."""
    ids = [(leaf(place).lower(), found[1], value) for place, value in strings if (found := _NUMBERED.fullmatch(value))]
    return any(
        name in _BARE and any(letters == sort and other != value for _, letters, other in ids)
        for name, sort, value in ids
    )


def _is_of_two_sorts(strings: "Sequence[tuple[str, str]]") -> bool:
    """Tell two sides of one thing of which one is a number and the other a name: "from 3000 to Melbourne"."""
    sorts: dict[tuple[str, ...], bool] = {}
    for place, value in strings:
        told = [word.lower() for word in split(leaf(place))]
        side = tuple(word for word in told if word not in _SIDES)
        if len(side) < len(told) and sorts.setdefault(side, value.isdecimal()) is not value.isdecimal():
            return True
    return False


@lru_cache(maxsize=8192)
def leaf(place: str) -> str:
    """Give the property name that a place belongs to: that of the list for a member."""
    return next((token for token in reversed(steps(place)) if not token.isdecimal()), "")


@lru_cache(maxsize=8192)
def last(name: str) -> str:
    """Give the last word of a name, in lower case."""
    return next((word.lower() for word in reversed(split(name))), "")
