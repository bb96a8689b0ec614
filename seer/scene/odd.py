"""Case and its tool in, how many things about it nobody would say out: such cases are worded after others."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seer.sample.pools import LOCALES, words
from seer.schema.kept import Kept
from seer.schema.pointer import leaves
from seer.words.bag import bag
from seer.words.en import VERBS
from seer.words.names import split

if TYPE_CHECKING:
    from seer.records import Case, Json, Tool

_MANY = 8
"""Values in one request from which on people would rather fill in a form."""
_PLUMBING = bag(
    """
    accept accesstoken acceptencoding alt apikey apiversion authorization authuser callback clientrequesttoken
    contenttype correlationid cursor etag endingbefore expand fields idempotencykey ifmatch ifmodifiedsince ifnonematch
    jsonp key nexttoken oauthtoken pagetoken prettyprint quotauser requestid startingafter traceid uploadprotocol
    optfields optpretty pretty uploadtype useragent userip xgafv xrequestid
    """
)
"""Parameters of the machinery, without signs between their words; people leave them to it."""
_AMAZON = "xamz"
_LENGTHS = frozenset({"minLength", "maxLength"})
_CHANGES = frozenset({"update", "modify", "edit", "change", "patch", "put"})
_STOPGAPS = frozenset(word for locale in LOCALES for word in words("word", locale))
"""What is said where nothing is known of a value."""
_REQUIRED = re.compile(r"\s*\W*(?:conditionally )?required\b(?! false)", re.IGNORECASE)
_ID = re.compile(r"(?:id|ids|uuid|sid|gid|key|slug|number|name|owner|repo|org)$", re.IGNORECASE)


def oddity(case: "Case", tool: "Tool") -> int:
    """Count what is odd about a request: machinery, an update of nothing, a form's worth of values, lengths, signs."""
    habits, arguments = _habits(tool), case.arguments
    told = [(place, value) for place, value in leaves(arguments) if place]
    return (
        (
            not habits.plumbing.isdisjoint(arguments)
            or any(_is_plumbing(name) for name in arguments.keys() - habits.known)
        )
        + (case.valid and habits.changes and all(_ID.search(name) for name in arguments))
        + (len(told) > _MANY)
        + (bool(case.aims) and all(aim.keyword in _LENGTHS for aim in case.aims))
        + any(isinstance(value, str) and not _has_words(value) for _, value in told)
        + any(_is_stopgap(place, value) for place, value in told)
        + (case.valid and not habits.needed <= arguments.keys())
    )


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
        plumbing=frozenset(name for name in properties if name not in required and _is_plumbing(name)),
        needed=frozenset(name for name, schema in properties.items() if _is_described_as_needed(schema)),
        changes=_changes(tool) and not all(_ID.search(name) for name in properties),
    )


_habits: "Kept[Tool, _Habits]" = Kept(_made, most=64)


def _is_plumbing(name: str) -> bool:
    folded = "".join(sign for sign in name.lower() if sign.isalnum())
    return folded in _PLUMBING or folded.startswith(_AMAZON)


def _changes(tool: "Tool") -> bool:
    """Tell a tool that updates something: a request that only says what is to be updated changes nothing."""
    method = tool.http.method if tool.http else ""
    first = next((part.lower() for part in split(tool.spec_name or tool.name) if part.lower() in VERBS), "")
    return method in {"PUT", "PATCH"} or first in _CHANGES


def _is_stopgap(place: str, value: "Json") -> bool:
    """Tell a value, or a key of a free-form map, that is made of words that mean nothing here."""
    said = isinstance(value, str) and not _STOPGAPS.isdisjoint(value.split())
    return said or not _STOPGAPS.isdisjoint(place.split("/"))


def _has_words(text: str) -> bool:
    """Tell what people say from mere signs, and from text that still has its quotes."""
    return any(sign.isalnum() for sign in text) and not (text[0] == text[-1] and text[0] in "\"'`")


def _is_described_as_needed(schema: "Json") -> bool:
    return isinstance(schema, dict) and _REQUIRED.match(str(schema.get("description", ""))) is not None
