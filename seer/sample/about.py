"""Wish for a string in, what the string is about out: a topic of the pools, by name, description and what it is of."""

import re
from collections.abc import Callable
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
_SEARCHED = frozenset({"search", "files"})
_MEDIA = frozenset({"audio", "image", "images", "media", "photo", "picture", "video"})
_WRITING = frozenset({"append", "create", "edit", "write"})
_CLOSED = frozenset({"account", "project", "subscription", "team", "user", "workspace"})
_VERSIONED = frozenset({"git", "diff"})
_TIMES = frozenset({"count", "many", "number", "数"})
"""What a description says of a number that stands as text."""
_SUMS = frozenset({"amount", "balance", "budget", "cost", "costs", "salary", "subtotal", "total"})
_CROWDS = frozenset({"adults", "guests", "passengers", "people"})
_REFERRED = bag(
    """
    account alert assistant batch benefit card cardholder case certificate charge checkpoint claim container
    conversation dependency dependent dispute endpoint entry flight follower intent invoiceitem iteration membership
    milestone monitor parent participant payout person refund reminder request run session settlement shipment station
    subscriber thread transaction transfer usergroup view visit warning
    """
)
"""Things that people call by a number where nothing else is known of them."""
_PERSON = re.compile(
    r"\b(?:first|full|last|person|people|customer|guest|contact|employee|patient|cardholder|author|recipient|sender|"
    r"user|your) name\b|\bname of (?:the|a) (?:person|user|customer|guest|contact|employee|patient|author)\b|姓名|人名",
    re.IGNORECASE,
)
_NAME_OF = re.compile(r"\bname of (?:the|an?) (\w+)", re.IGNORECASE)
_IDENTIFIED = re.compile(
    r"^(?:the |an? |unique |your )*(?:[\w-]+(?:'s)? ){0,3}(?:ids?|identifiers?)\b"
    r"(?= (?:of|for|to|that|which)\b|[.,;]|$)"
    r"|^[^，。,;；]{0,12}(?:ID|id|编号|标识符?)(?=$|[，。,;；])",
    re.IGNORECASE,
)
"""Descriptions of what is called by an id."""
_CALLED = bag(
    """
    album artist book category channel company device document event group job name organization permission place plan
    product project role room service shop song team thing title topic vehicle
    """
)
"""Topics of things that a description may call by an id instead."""
_CLIENTS = bag("client customer merchant supplier vendor")
_ASKING = frozenset({"has", "is", "need", "needs", "should"})
"""First words of names of what is or isn't so."""
_SET = frozenset({"actions", "deployment", "env", "environment"})
"""What has variables whose names are written in capitals."""
_NEW = frozenset({"name", "new", "old"})
_VAGUE = frozenset(
    {"status", "query", "text", "message", "field", "comment", "note", "description", "username", "email"}
)


def about(ask: Ask) -> str:
    """Give the topic; a bare name or title is that of what its object is about. The empty topic where nothing tells."""
    words = ask.words
    return _about(ask.name, ask.noun, str(words.get("format", "")), str(words.get("description", "")), ask.scope)


@lru_cache(maxsize=16384)
def _about(name: str, noun: str, format_: str, described: str, scope: str) -> str:
    found, tokens = topic(name, format_=format_, description=described), tokenise(name)
    told = _of_end(name, noun, described) if name.lower() in _ENDS else ""
    told = told or _instead(found, tokens, {*tokenise(noun), *tokenise(scope)}, described)
    if not told and found in ("name", "") and noun and (len(tokens) == 1 or _NEW.issuperset(tokens)):
        return _of_noun(found, noun, described)
    return told or found


def _instead(found: str, tokens: tuple[str, ...], nouns: set[str], described: str) -> str:
    """Give a topic that fits better than that of the name alone; nothing where none is known."""
    last = tokens[-1] if tokens else ""
    if (found in _CALLED or not found) and _IDENTIFIED.search(described):
        return "id"
    if found in _OTHERWISE:
        return _OTHERWISE[found](last, nouns, described)
    if found or not last:
        return ""
    if tokens[0] in _ASKING:
        return "answer"
    if last in {"from", "to"}:
        said = described.lower().replace("location", "city")
        return next((place for place in ("airport", "city", "address") if place in said), "")
    return "id" if singular(last) in _REFERRED else ""


def _of_count(last: str, _nouns: set[str], described: str) -> str:
    """Tell people, and things in a list, from numbers of them."""
    if last in _CROWDS:
        return "name"
    return "product" if last == "items" and not any(word in described.lower() for word in _TIMES) else ""


def _of_message(_last: str, nouns: set[str], described: str) -> str:
    """Tell what is written about a change, and to those who help, from what is written to anybody."""
    if "commit" in nouns or "commit message" in described.lower():
        return "commit"
    return "request" if nouns & {"support", "helpdesk"} else ""


def _of_path(_last: str, nouns: set[str], _described: str) -> str:
    """Tell folders, media and what people write in from files of any kind."""
    if nouns & _FOLDERS or nouns >= _SEARCHED:
        return "folder"
    if nouns & _MEDIA:
        return "media"
    return "page_path" if nouns & _WRITING and "file" in nouns else ""


def _of_tag(last: str, nouns: set[str], _described: str) -> str:
    """Tell the tag of a release, of which there is one, from what things are sorted by."""
    return "release" if last == "tag" and nouns & {"release", "releases"} else ""


def _of_name(last: str, nouns: set[str], _described: str) -> str:
    """Tell variables that are set for a program."""
    return "variable" if last == "name" and "variable" in nouns and nouns & _SET else ""


def _of_note(_last: str, nouns: set[str], _described: str) -> str:
    """Tell what is noted about a call from what is noted about an order."""
    return "meeting_note" if nouns & {"conference", "meeting"} else ""


def _of_reason(_last: str, nouns: set[str], _described: str) -> str:
    """Tell why people leave or close something from why they send something back."""
    return "motive" if nouns & _CLOSED else ""


def _of_amount(last: str, _nouns: set[str], described: str) -> str:
    """Tell an object of the API that has the name of an amount."""
    return "id" if last not in _SUMS and (not described or _MARKED.search(described)) else ""


_OTHERWISE: dict[str, Callable[[str, set[str], str], str]] = {
    "amount": _of_amount,
    "company": lambda last, _nouns, described: "id" if last in _CLIENTS and not described else "",
    "count": _of_count,
    "message": _of_message,
    "name": _of_name,
    "note": _of_note,
    "path": _of_path,
    "reason": _of_reason,
    "tag": _of_tag,
}
"""Topics that the last word of a name, the words for what it belongs to and a description may tell to be another."""


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
    own = _NAME_OF.search(described)
    called = (*(own.groups() if own else ()), noun, *reversed(tokens))
    found = next((thing for one in called if (thing := topic(one)) in table("en") and thing not in _VAGUE), "")
    if found or about != "name":
        return found or about
    return about if PERSONS & {singular(token) for token in tokens} or _PERSON.search(described) else "thing"


_VERBS = bag(
    "get list create update delete add set remove find search read write post put patch fetch retrieve send make "
    "by all show query cancel upload download start stop run the a an for of in to with from and my is check "
    "id ids rename verify"
)
_TOWARDS = frozenset({"for", "from", "in", "on", "with"})
"""Words in a name after which stands what isn't asked for itself."""


def subject(name: str) -> str:
    """Give what a tool is about: the last word of its name that is no verb."""
    tokens = tokenise(name)
    end = next((at for at, token in enumerate(tokens) if at > 1 and token in _TOWARDS), len(tokens))
    before = tokens[: tokens.index("by")] if "by" in tokens[1:] else tokens[:end]
    nouns = [token for token in before if token not in _VERBS]
    return singular(nouns[-1]) if nouns else ""
