"""Draft in, the same with the parts of a person's name making its whole, and an address called after it, out."""

from functools import lru_cache
from typing import Final

from seer.sample.draft import Draft
from seer.sample.pools import LOCALES, words
from seer.sample.topics import tokenise

_ROLES: Final = {
    "first": (("first", "name"), ("firstname",), ("given", "name"), ("givenname",), ("forename",), ("名",)),
    "last": (("last", "name"), ("lastname",), ("family", "name"), ("familyname",), ("surname",), ("姓",)),
    "email": (("email",), ("email", "address"), ("mail",)),
    "whole": (("full", "name"), ("fullname",), ("display", "name"), ("displayname",), ("姓名",), ("name",)),
}
"""Ways to call the parts of a person, those that end with others first."""


def name_alike(draft: Draft) -> None:
    """Let names agree that are of one person."""
    people: dict[tuple[str, ...], dict[str, str]] = {}
    for name, value in draft.made.items():
        role = _role(name)
        if role is not None and isinstance(value, str):
            people.setdefault(role[0], {}).setdefault(role[1], name)
    for found in people.values():
        if "whole" in found and ("first" in found or "last" in found):
            _join(draft, found)
        if "email" in found and "first" in found:
            _address(draft, found)


def meet(one: str, other: str) -> bool:
    """Tell whether two names are of one person."""
    first, second = _role(one), _role(other)
    return first is not None and second is not None and first[0] == second[0] and first[1] != second[1]


@lru_cache(maxsize=16384)
def _role(name: str) -> tuple[tuple[str, ...], str] | None:
    """Give whose name it is, as the words before tell, and which part of it."""
    tokens = tokenise(name)
    for role, endings in _ROLES.items():
        for ending in endings:
            if tokens[-len(ending) :] == ending:
                return tokens[: -len(ending)], role
    return None


def _join(draft: Draft, found: dict[str, str]) -> None:
    whole = draft.made[found["whole"]]
    known = _parted(whole)
    parts = {role: draft.made[found[role]] if role in found else known.get(role, "") for role in ("first", "last")}
    joined = _joined(parts["first"], parts["last"])
    if joined == whole:
        return
    if draft.is_free(found["whole"]):
        if _is_ours(whole):
            draft.change(found["whole"], joined)
    elif known or not whole:
        for role in ("first", "last"):
            if role in found and _is_ours(draft.made[found[role]]):
                draft.change(found[role], known.get(role, ""))


def _address(draft: Draft, found: dict[str, str]) -> None:
    """Call an address after the person, where it is one of ours."""
    first, email = draft.made[found["first"]], draft.made[found["email"]]
    local, _, domain = email.partition("@")
    if first.isascii() and first.isalpha() and email in _addresses() and local != first.lower():
        draft.change(found["email"], f"{first.lower()}@{domain}")


def _joined(first: str, last: str) -> str:
    """Put a name together: in Chinese what is shared comes first, without a blank."""
    return f"{last}{first}" if _is_chinese(first + last) else f"{first} {last}".strip()


def _parted(whole: str) -> dict[str, str]:
    """Take a name apart; nothing where it has one part."""
    if _is_chinese(whole):
        return {"last": whole[:1], "first": whole[1:]} if len(whole) > 1 else {}
    first, _, last = whole.partition(" ")
    return {"first": first, "last": last} if last else {}


def _is_chinese(text: str) -> bool:
    return bool(text) and all("\u4e00" <= char <= "\u9fff" for char in text)


def _is_ours(text: str) -> bool:
    """Tell a name that is made of the words of our tables: an author's own examples stay."""
    if text in _names() or not text:
        return True
    parts = _parted(text)
    return bool(parts) and all(part in _names() or not part.isascii() for part in parts.values())


@lru_cache(maxsize=1)
def _names() -> frozenset[str]:
    topics = ("first_name", "last_name", "name", "thing")
    return frozenset(word for locale in LOCALES for topic in topics for word in words(topic, locale))


@lru_cache(maxsize=1)
def _addresses() -> frozenset[str]:
    return frozenset(word for locale in LOCALES for word in words("email", locale))
