"""Wish for a string in, what the string is about out: a topic of the pools, by name, description and what it is of."""

import re
from functools import lru_cache

from seer.sample.ask import Ask
from seer.sample.pools import table
from seer.sample.topics import PERSONS, singular, tokenise, topic
from seer.words.bag import bag

_ENDS = frozenset({"source", "destination", "target"})
"""Where something comes from or goes to: of a file, a path."""
_MARKED = re.compile(r"\b(?:account|bucket|calendar|id|identifier|queue)\b", re.IGNORECASE)
_FILES = frozenset({"file", "files", "directory", "folder"})
_FOLDERS = frozenset({"directory", "directories", "folder", "folders", "tree"})
_VERSIONED = frozenset({"git", "diff"})
_SUMS = frozenset({"amount", "balance", "budget", "cost", "costs", "salary", "subtotal", "total"})
_CROWDS = frozenset({"adults", "guests", "passengers", "people"})
_REFERRED = bag(
    """
    alert assistant batch benefit card cardholder case certificate charge checkpoint claim container conversation
    dependency dependent dispute endpoint entry flight follower intent invoiceitem iteration membership milestone
    monitor parent participant payout person refund reminder request run session settlement shipment station
    subscriber thread transaction transfer usergroup view visit warning
    """
)
"""Things that people call by a number where nothing else is known of them."""
_PERSON = re.compile(
    r"\b(?:first|full|last|person|people|customer|guest|contact|employee|patient|cardholder|author|recipient|sender|"
    r"user|your) name\b|\bname of (?:the|a) (?:person|user|customer|guest|contact|employee|patient|author)\b|姓名|人名",
    re.IGNORECASE,
)
_VAGUE = frozenset(
    {"status", "query", "text", "message", "field", "comment", "note", "description", "username", "email"}
)


def about(ask: Ask) -> str:
    """Give the topic; a bare name or title is that of what its object is about. The empty topic where nothing tells."""
    words = ask.words
    return _about(ask.name, ask.noun, str(words.get("format", "")), str(words.get("description", "")))


@lru_cache(maxsize=16384)
def _about(name: str, noun: str, format_: str, described: str) -> str:
    found, tokens = topic(name, format_=format_, description=described), tokenise(name)
    told = _of_end(name, noun, described) if name.lower() in _ENDS else ""
    told = told or _instead(found, tokens, noun, described)
    if not told and found in ("name", "") and noun and len(tokens) == 1:
        return _of_noun(found, noun, described)
    return told or found


def _instead(found: str, tokens: tuple[str, ...], noun: str, described: str) -> str:
    """Give a topic that fits better than that of the name alone; nothing where none is known."""
    last = tokens[-1] if tokens else ""
    if found == "path":
        return "folder" if _FOLDERS & set(tokenise(noun)) else ""
    if found == "amount":
        return "id" if last not in _SUMS and (not described or _MARKED.search(described)) else ""
    if found == "count":
        return "name" if last in _CROWDS else "product" if last == "items" else ""
    if found or not last:
        return ""
    if last in {"from", "to"}:
        said = described.lower().replace("location", "city")
        return next((place for place in ("airport", "city", "address") if place in said), "")
    return "id" if singular(last) in _REFERRED else ""


def _of_end(name: str, noun: str, described: str) -> str:
    """Give what stands for a source or a target by what is about to be moved or compared."""
    nouns = set(tokenise(noun))
    if _FILES & nouns:
        return "path"
    if name.lower() == "target" and _VERSIONED & nouns:
        return "branch"
    if "element" in described.lower():
        return "element"
    return "id" if _MARKED.search(described) else ""


def _of_noun(about: str, noun: str, described: str) -> str:
    """Give what a bare name is the name of: a person, a kind of thing that has words, any other thing."""
    tokens = tokenise(noun)
    if about == "name" and {"conversation", "conversations"} & set(tokens):
        return "channel"
    found = next(
        (thing for one in (noun, *reversed(tokens)) if (thing := topic(one)) in table("en") and thing not in _VAGUE), ""
    )
    if found or about != "name":
        return found or about
    return about if PERSONS & {singular(token) for token in tokens} or _PERSON.search(described) else "thing"
