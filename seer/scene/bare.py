"""Statements in, one that can stand without its label out, as its value can be nothing else's: "… on 2026-07-11"."""

import re
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from seer.schema.formats import is_date
from seer.words.bag import bag
from seer.words.names import split
from seer.words.say import quote

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from seer.scene.statements import Statement
    from seer.words.classes import Class
    from seer.words.wordbook import Wordbook

_EMAIL = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+")
_CENTRAL: "Mapping[Class, frozenset[str]]" = {
    "day": bag("date day"),
    "email": bag("email mail emailaddress"),
    "url": bag("url uri link website webpage weburl pageurl"),
    "text": bag("query q search searchquery searchterm keyword keywords question prompt text message name title"),
}
"""Names of values that are what a request is about."""
_NAMES = bag("name title")
"""Those that are the name of the thing that is asked for; with several things in a request, it may be another's."""
_SEVERAL = re.compile(r"\b(?:of|for|to|in|from|with|on|at|by|and)\b|[的到给把在对为从和]")
_TIMED = re.compile(r"\b(?:on|day|date|today)\b")

_TAKEN = re.compile(r"\b(?:code|key|link|password|secret|session|token)s?$|(?:令牌|密钥|密码|验证码|链接)$")
"""Ends of requests for a text that an address right after them would be taken for."""


class Bare(NamedTuple):
    """A statement of which only the value is said, what stands before it, and the other statements."""

    one: "Statement"
    glue: str
    others: "tuple[Statement, ...]"
    ends: str

    def can_stand(self, after: str) -> bool:
        """Tell whether the value can stand before a text: what follows on a colon ends its clause."""
        return bool(self.glue.strip(" :：")) or not after or after[0] in self.ends


def bare(said: "Sequence[Statement]", book: "Wordbook", *, intent: str, rng: "Random") -> Bare | None:
    """Choose a value that has one owner and can follow right on what is asked for; none where there is none."""
    found = [index for index, one in enumerate(said) if is_alone(one, book) and _goes_with(one, book, intent)]
    if not found:
        return None
    at = found[rng.randrange(len(found))]
    one, others = said[at], (*said[:at], *said[at + 1 :])
    looks = _class(one) or "text"
    if looks == "text" and one.form != "quoted":
        one = replace(one, value=quote(one.value, book.grammar) or one.value, form="quoted")
    return Bare(one, book.grammar.bare[looks], others, book.grammar.ends)


def is_alone(one: "Statement", book: "Wordbook") -> bool:
    """Tell whether a value is required and needs no label: its class has a sign in this locale, and one owner."""
    field = book.fields.get(one.pointer)
    looks = _class(one) if field and field.required else None
    if field is None or looks is None or looks not in book.grammar.bare:
        return False
    if book.owners[looks].alone() != one.pointer:
        return False
    return "".join(split(field.name)).lower() in _CENTRAL[looks] or looks == "text"


def _goes_with(one: "Statement", book: "Wordbook", intent: str) -> bool:
    """Tell whether a value can follow a request: it speaks of no day yet, or ends with what the value is a name of."""
    looks, name = _class(one), "".join(split(book.fields[one.pointer].name)).lower()
    if looks == "email":
        return _TAKEN.search(intent) is None
    if looks != "text":
        return looks != "day" or _TIMED.search(intent) is None
    if name in _NAMES:
        return _SEVERAL.search(intent) is None
    return name in _CENTRAL["text"] or intent.casefold().endswith(one.label.casefold())


def _class(one: "Statement") -> "Class | None":
    """Give the lexical class of a value as it is said."""
    if one.form == "quoted":
        return "text"
    if one.form != "value":
        return None
    if is_date(one.value):
        return "day"
    return "email" if _EMAIL.fullmatch(one.value) else "url" if "://" in one.value else "text"
