"""Case and its tool in, how many things about it nobody would say out: such cases are worded after others."""

import re
from typing import TYPE_CHECKING

from seer.sample.pools import LOCALES, words
from seer.schema.pointer import leaves
from seer.words.bag import bag
from seer.words.en import VERBS
from seer.words.names import split

if TYPE_CHECKING:
    from seer.records import Case, Json, Object, Tool

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
    return sum(
        (
            any(_is_plumbing(name, tool) for name in case.arguments),
            case.valid and _changes_nothing(case, tool),
            sum(1 for place, _ in leaves(case.arguments) if place) > _MANY,
            bool(case.aims) and all(aim.keyword in _LENGTHS for aim in case.aims),
            any(isinstance(value, str) and not _has_words(value) for _, value in leaves(case.arguments)),
            any(_is_stopgap(place, value) for place, value in leaves(case.arguments)),
            case.valid and _lacks_what_is_described_as_needed(case.arguments, tool.parameters),
        )
    )


def _is_plumbing(name: str, tool: "Tool") -> bool:
    folded = "".join(sign for sign in name.lower() if sign.isalnum())
    return (folded in _PLUMBING or folded.startswith(_AMAZON)) and name not in tool.parameters.get("required", ())


def _changes_nothing(case: "Case", tool: "Tool") -> bool:
    """Tell an update of which only is said what is to be updated."""
    method = tool.http.method if tool.http else ""
    first = next((part.lower() for part in split(tool.spec_name or tool.name) if part.lower() in VERBS), "")
    if method not in {"PUT", "PATCH"} and first not in _CHANGES:
        return False
    others = [name for name in tool.parameters.get("properties", {}) if not _ID.search(name)]
    return bool(others) and all(_ID.search(name) for name in case.arguments)


def _is_stopgap(place: str, value: "Json") -> bool:
    """Tell a value, or a key of a free-form map, that is made of words that mean nothing here."""
    said = set(value.split()) if isinstance(value, str) else set[str]()
    return not _STOPGAPS.isdisjoint({*said, *place.split("/")})


def _has_words(text: str) -> bool:
    """Tell what people say from mere signs, and from text that still has its quotes."""
    return any(sign.isalnum() for sign in text) and not (text[0] == text[-1] and text[0] in "\"'`")


def _lacks_what_is_described_as_needed(arguments: "Object", parameters: "Object") -> bool:
    return any(
        name not in arguments and isinstance(schema, dict) and _REQUIRED.match(str(schema.get("description", "")))
        for name, schema in parameters.get("properties", {}).items()
    )
