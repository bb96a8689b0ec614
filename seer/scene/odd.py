"""Case and its tool in, how many things about it nobody would say out: such cases are worded after others."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from seer.sample.pools import LOCALES, words
from seer.sample.topics import singular, topic
from seer.schema.kept import Kept
from seer.schema.pointer import leaves
from seer.words.bag import bag
from seer.words.chinese_words import translated
from seer.words.en import VERBS
from seer.words.names import split

if TYPE_CHECKING:
    from seer.records import Case, Effect, Json, Tool

_MANY = 6
"""Values in one request from which on people would rather fill in a form."""
_DEEP = 3
"""Names one in the other from which on nobody would say whose value it is."""
_MOMENT = 10**8
"""The least number that is a moment, counted from 1970."""
_PLUMBING = bag(
    """
    accept accesstoken acceptencoding alt apikey apiversion authorization authuser callback clientrequesttoken
    contenttype correlationid cursor etag endingbefore expand fields idempotencykey ifmatch ifmodifiedsince ifnonematch
    jsonp key nexttoken oauthtoken pagetoken prettyprint quotauser requestid startingafter traceid uploadprotocol
    optfields optpretty pretty token uploadtype useragent userip xgafv xrequestid
    """
)
"""Parameters of the machinery, without signs between their words; people leave them to it."""
_PAGED = bag("after before cursor limit offset page pagesize perpage size skip start")
"""Parameters by which lists are read in parts."""
_AMAZON = "xamz"
_LENGTHS = frozenset({"minLength", "maxLength"})
_CHANGES = frozenset({"update", "modify", "edit", "change", "patch", "put"})
_CHANGING = re.compile(r"(?:<p>)?(?:updates?|modif(?:y|ies)|edits?|changes?) ", re.IGNORECASE)
_STOPGAPS = frozenset(word for locale in LOCALES for word in words("word", locale))
"""What is said where nothing is known of a value."""
_KEYS = frozenset(word for locale in LOCALES for word in words("attribute", locale))
"""Keys that are made up for free-form maps."""
_LOOSE = re.compile(r"meta|label|tag|attribut|custom|extra|variable|dimension", re.IGNORECASE)
"""Names of maps to which people add keys of their own."""
_SERIAL = re.compile(r"[A-Za-z]\d{2,}")
"""A name that is one of many alike: "Parameter38"."""
_UNSURE = frozenset(word for locale in LOCALES for about in ("kind", "mode") for word in words(about, locale))
"""Words for any kind or mode, where those that there are aren't known."""
_LETTERS = frozenset("ABCDEFGH")
_REQUIRED = re.compile(r"\s*\W*(?:conditionally )?required\b(?! false)", re.IGNORECASE)
_ID = re.compile(r"(?:id|ids|uuid|sid|gid|key|slug|number|name|owner|repo|org)$", re.IGNORECASE)


def oddity(case: "Case", tool: "Tool") -> int:
    """Count what is odd about a request: machinery, an update of nothing, a form's worth of values, lengths, signs."""
    habits, arguments = _habits(tool), case.arguments
    told = [_seen(place, value) for place, value in leaves(arguments) if place]
    return (
        2
        * (
            not habits.plumbing.isdisjoint(arguments)
            or any(_is_plumbing(name, tool.effect) for name in arguments.keys() - habits.known)
        )
        + 2 * (case.valid and habits.changes and all(_ID.search(name) for name in arguments))
        + (len(told) > _MANY)
        + (bool(case.aims) and all(aim.keyword in _LENGTHS for aim in case.aims))
        + 2 * any(one.wordless for one in told)
        + 2 * any(one.stopgap for one in told)
        + any(one.deep for one in told)
        + 2 * (case.valid and any(one.no_moment for one in told))
        + (case.valid and not habits.needed <= arguments.keys())
    )


class _Look(NamedTuple):
    """What is odd about one value at its place."""

    wordless: bool
    stopgap: bool
    deep: bool
    no_moment: bool


def _seen(place: str, value: "Json") -> _Look:
    return _look(place, value, type(value).__name__) if isinstance(value, str | int | float) else _looked(place, value)


def _looked(place: str, value: "Json", _: str = "") -> _Look:
    wordless = isinstance(value, str) and not _has_words(value)
    return _Look(wordless, _is_stopgap(place, value), _is_deep(place), _is_no_moment(place, value))


_look = lru_cache(maxsize=8192)(_looked)
"""Cases of a tool share most of their values."""


@dataclass(frozen=True, kw_only=True)
class _Habits:
    """What of a tool makes requests odd: parameters that are `plumbing` or `needed`, whether it `changes` something."""

    known: frozenset[str]
    plumbing: frozenset[str]
    needed: frozenset[str]
    changes: bool


def _made(tool: "Tool") -> _Habits:
    properties, required = tool.parameters.get("properties", {}), tool.parameters.get("required", ())
    return _Habits(
        known=frozenset((*properties, *required)),
        plumbing=frozenset(name for name in properties if name not in required and _is_plumbing(name, tool.effect)),
        needed=frozenset(name for name, schema in properties.items() if _is_described_as_needed(schema)),
        changes=_changes(tool) and not all(_ID.search(name) for name in properties),
    )


_habits: "Kept[Tool, _Habits]" = Kept(_made, most=64)


def _is_plumbing(name: str, effect: "Effect") -> bool:
    folded = "".join(sign for sign in name.lower() if sign.isalnum())
    if name[:2].lower() in {"x-", "x_"}:
        return True
    return folded in _PLUMBING or folded.startswith(_AMAZON) or (folded in _PAGED and effect not in {"read", "unknown"})


def _changes(tool: "Tool") -> bool:
    """Tell a tool that updates something: a request that only says what is to be updated changes nothing."""
    method = tool.http.method if tool.http else ""
    first = next((part.lower() for part in split(tool.spec_name or tool.name) if part.lower() in VERBS), "")
    return method in {"PUT", "PATCH"} or first in _CHANGES or _CHANGING.match(tool.description) is not None


def _is_stopgap(place: str, value: "Json") -> bool:
    """Tell a value, or a key of a free-form map, that means nothing here: a stopgap, a letter, a word for any."""
    said = set(value.split()) if isinstance(value, str) else set[str]()
    path = place.split("/")
    if _SERIAL.search(path[1] if len(path) > 1 else ""):
        return True
    if not _STOPGAPS.isdisjoint({*said, *path}):
        return True
    if not _KEYS.isdisjoint(path[2:]) and not _LOOSE.search(path[-2]):
        return True
    return isinstance(value, str) and (value in _UNSURE or _is_numbered(path, value))


def _is_numbered(path: list[str], value: str) -> bool:
    """Tell a value that only numbers things of its parameter's kind: "door B"."""
    noun, letter = value[:-1].rstrip(), value[-1:]
    if letter not in _LETTERS or not noun:
        return False
    names = [part for part in path if not part.isdecimal()]
    last = split(names[-1])[-1:] if names else ()
    known = singular(last[0].lower()) if last else ""
    return noun == known or (noun[0] >= "一" and noun == translated(known))


def _is_deep(place: str) -> bool:
    return sum(bool(part) and not part.isdecimal() for part in place.split("/")) > _DEEP


def _is_no_moment(place: str, value: "Json") -> bool:
    """Tell a number that is too small for the moment that it stands for."""
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) >= _MOMENT:
        return False
    return topic(place.rpartition("/")[2]) == "datetime"


def _has_words(text: str) -> bool:
    """Tell what people say from mere signs, and from text that still has its quotes."""
    return any(sign.isalnum() for sign in text) and not (text[0] == text[-1] and text[0] in "\"'`")


def _is_described_as_needed(schema: "Json") -> bool:
    return isinstance(schema, dict) and _REQUIRED.match(str(schema.get("description", ""))) is not None
