"""Fields of a tool in, which of them may own a value that stands in words without a label out, by lexical class.

| class | what it looks like | who may own it |
|---|---|---|
| `day` | 2026-07-11 | a field that takes a day, or is named after a moment |
| `email` | ann@example.com | a field for an e-mail address, or for somebody to write to |
| `url` | https://example.com | a field for a web address, or for something that has one |
| `text` | anything in quotes | every field that takes free text |

Whoever may own a value counts: a field that is surely meant for a class owns its values only where it is alone in it.
"""

from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from seer.words.bag import bag
from seer.words.fields import MOST_FIELDS, Field, members, takes_day
from seer.words.names import split

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

Class = Literal["day", "email", "url", "text"]
CLASSES: tuple[Class, ...] = get_args(Class)
_DAY = bag(
    "date dates day days time times datetime timestamp moment when on at from to since until after before start starts "
    "end ends begin due deadline birth birthday dob expiry expires expiration created updated modified year month week "
    "period range schedule scheduled departure arrival return check checkin checkout"
)
_EMAIL = bag("email emails mail mails")
_SOMEBODY = bag(
    "recipient recipients to cc bcc from sender user users username login contact contacts address addresses account "
    "member members assignee owner customer client person people author invitee attendee attendees guest reply id ids"
)
_URL = bag("url urls uri uris link links website webpage")
_SOMETHING = bag(
    "source target address location image images file files path page pages site sites domain host callback endpoint "
    "webhook avatar logo redirect resource href src document video audio media photo repository feed origin id ids"
)
_FORMATS: "Mapping[str, Class]" = {"email": "email", "idn-email": "email", "uri": "url", "url": "url", "iri": "url"}
_TIMES = frozenset({"date", "date-time", "time"})


class Owners(NamedTuple):
    """Patterns of the fields that may own a class, and of those that are surely meant for it."""

    may: frozenset[str]
    sure: frozenset[str]

    def alone(self, taken: "Collection[str]" = ()) -> str | None:
        """Give the one that owns a value where those that are `taken` have theirs; none where it isn't settled."""
        left = self.may.difference(taken)
        return next(iter(left)) if len(left) == 1 and left <= self.sure else None


def owners(fields: "Mapping[str, Field]") -> "dict[Class, Owners]":
    """Give the owners of each class; none of any where a tool has more fields than are looked at."""
    may: dict[Class, set[str]] = {name: set() for name in CLASSES}
    sure: dict[Class, set[str]] = {name: set() for name in CLASSES}
    for pattern, place in fields.items() if len(fields) < MOST_FIELDS else ():
        if place.is_map:
            for name in CLASSES:
                may[name].add(pattern)
        elif "string" in place.types and not members(place):
            for name in _classes(place):
                may[name].add(pattern)
            mine = _meant(place)
            if pattern.count("/") == 1 and place.types <= {"string", "null"}:
                sure[mine].add(pattern)
    return {name: Owners(frozenset(may[name]), frozenset(sure[name])) for name in CLASSES}


def _meant(place: Field) -> Class:
    """Give the class that a field is for."""
    formats = {part["format"] for part in place.schemas if isinstance(part.get("format"), str)}
    named = next((_FORMATS[name] for name in sorted(formats) if name in _FORMATS), None)
    if named:
        return named
    if takes_day(place):
        return "day"
    words = {part.lower() for part in split(place.name)}
    return "email" if words & _EMAIL else "url" if words & _URL else "text"


def _classes(place: Field) -> "set[Class]":
    words = {part.lower() for part in split(place.name)}
    found: set[Class] = {"text", _meant(place)}
    if words & _DAY or any(part.get("format") in _TIMES for part in place.schemas):
        found.add("day")
    if words & (_EMAIL | _SOMEBODY):
        found.add("email")
    if words & (_URL | _SOMETHING):
        found.add("url")
    return found
