"""Tool in, what a request of it must tell to ask for anything out: a search its query, an update what is new.

Verbs are of five sorts, told by description, name or method:

| sort | a request says |
|---|---|
| make | what the new thing is called; what it holds where it has no name |
| convey | what is written, then its title |
| carry | the file or what it holds |
| relate | what is added to something: whatever the tool's noun names |
| change | one thing at least that is new: the words of a message, and what the description names first |
| seek | what is looked for |
| point | which one, where nothing that is required says it |

What is taken from something, or added to it, is told with that.

What is fetched by a body that needn't say of which thing is said too: `post_card_details` wants its card.
"""

import re
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from seer.schema.kept import Kept
from seer.schema.pointer import join
from seer.words.bag import bag
from seer.words.en import VERBS, WRAPPERS, singular
from seer.words.english_grammar import AMBIGUOUS, base
from seer.words.fields import Field, fields
from seer.words.names import split
from seer.words.returned import is_returned

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from seer.records import Tool

_SORTS: "dict[str, frozenset[str]]" = {
    "convey": bag("append comment compose email forward message post reply respond say send share submit tweet write"),
    "carry": bag("attach import upload"),
    "relate": bag("add assign associate enroll follow grant invite link pin request star subscribe tag"),
    "make": bag(
        "book buy create draft establish generate insert make open order place publish purchase register reserve "
        "schedule"
    ),
    "change": bag("adjust change edit modify patch put rename replace set update"),
    "seek": bag("autocomplete find lookup query search suggest"),
    "point": bag(
        "approve archive cancel close delete destroy detach disable disconnect remove restore restrict revoke trash "
        "unassign undelete unfollow unlink unsubscribe"
    ),
}
_RENEWING = bag("edit modify rename update")
"""Verbs whose object is what is there before: of a required parameter of its name nothing new is told."""
_SETTING = bag("adjust set")
"""Verbs whose object is what a thing is set to."""
_OF_METHOD = {"POST": "make", "PUT": "change", "PATCH": "change", "DELETE": "point"}
_TITLES = bag("headline label name subject summary title")
_BESIDE = bag("display full item new")
"""Words that a name may have before it and stays the name of what is made."""
_CONTENT = bag(
    "body comment content contents html input markdown message note notes prompt question raw text texts description"
)
_FILES = bag("attachment audio binary document file files image media photo picture video url uri")
_QUERIES = bag("q query queries keyword keywords term terms search phrase text question prompt pattern input")
_IDENTIFYING = bag("arn gid guid id ids identifier key number owner repo repository sid slug uid uuid")
_PLACES = bag("name owner org organization path repo repository user workspace")
"""Required parameters that say where something is rather than what it becomes, where nothing tells how they travel."""
_BODIES = frozenset({"body", "form"})
"""Where parameters travel that say what something becomes."""
_TELLING = frozenset({"id", "kind", "object", "type"})
"""Names in a body that only say which thing or what kind of one it is."""
_AROUND = bag("org organization tenant token version workspace")
"""Last words of names in a body of what a thing lies in or who asks."""
_MESSAGES = bag("comment message note post reply")
"""Things that are their words."""
_FETCHING = bag("check fetch get look retrieve")
_ASKED = frozenset({"query"})
"""Where they travel in a call that has no body."""
_OPENING = re.compile(r"(?:^|[.\n])[^\w<]*(?:<\w+>[^\w<]*)*(\w+)")
_OBJECT = re.compile(r"^[^\w<]*(?:<\w+>)?\w+\s+(?:(?:a|an|the|this|existing)\s+)*(\w+)\b")
"""What a description names first after its verb."""
_SENTENCES = 3
"""Openings of a description that may tell the verb."""
_WITHIN = re.compile(r"\b(?:from|to) (?:an? |the )(?:[\w-]+ )?(\w+)\W*$")
_SAID = 80
"""As much of a parameter's description as tells what it is."""
_STEPS = re.compile(r"[./]")
_ONE = re.compile(
    r"\b(?:an?|the (?:given|specified|specific)) (?:(?:given|single|specific|specified) )?(?:[\w-]+ )?(\w+)\W*$"
)
"""What a description that ends with one thing asks for: information about a reminder."""
_FINDING = bag("geolocate identify locate resolve")
"""Verbs whose object is told, be it the only parameter."""
_ASIDE = bag("description note notes")
"""Names of what is said of something beside what it is."""
_BARE = frozenset({"id", "identifier"})


def core(tool: "Tool") -> tuple[tuple[str, ...], ...]:
    """Give groups of places by pointer, the likeliest to be said first, of each of which a request tells one.

    They lie at the top, or in what only wraps the parameters. Groups with a required place are left out: it is told
    anyway. An empty group is that of a file for which there is no place.
    """
    return _core(tool)


def _found(tool: "Tool") -> tuple[tuple[str, ...], ...]:
    known = fields(tool.parameters)
    places = [place for place in known.values() if _is_at_top(place, known)]
    usable = [place for place in places if not _is_hidden(place)]
    nouns = frozenset(singular(word) for word in _words(tool.spec_name or tool.name) if word not in VERBS)
    groups = _wanted(sort(tool), usable, nouns, tool)
    groups += [_around(usable, tool)] if sort(tool) in {"point", "relate"} else []
    told = {place.pointer for place in places if place.required}
    if _verb(tool) == "upload" and not any(groups) and not _holds_file(places):
        return ((),)
    return tuple(tuple(group) for group in groups if group and told.isdisjoint(group))


_core: "Kept[Tool, tuple[tuple[str, ...], ...]]" = Kept(_found, most=2048)


def sort(tool: "Tool") -> str:
    """Give the sort of a tool's verb, empty where it is of none that wants to be told anything."""
    verb, method = _verb(tool), tool.http.method.upper() if tool.http else ""
    found = next((one for one, known in _SORTS.items() if verb in known), "") if verb else _of_method(tool)
    return "" if method == "GET" and found not in {"", "seek"} else found


def _told(tool: "Tool") -> str:
    """Give the verb of a tool's description, else of its name; none where it only repeats a method."""
    name = tool.spec_name or tool.name
    openings = islice(_OPENING.finditer(tool.description), _SENTENCES)
    first, *later = [*(base(found[1]) for found in openings), ""]
    words = [part.lower() for part in split(name)]
    own = [part.lower() for part in split(_STEPS.split(name)[-1])]
    last = words[-1:] if words[-1:] and words[-1] not in AMBIGUOUS else []
    method = tool.http.method.lower() if tool.http else ""
    told = (first, *own[:1], *words[:1], *last, *later)
    return next((verb for verb in told if verb in VERBS and verb != method), "")


_verb: "Kept[Tool, str]" = Kept(_told, most=64)


def _of_method(tool: "Tool") -> str:
    if tool.http and tool.http.method.upper() == "POST" and tool.http.path.endswith("}"):
        return "change"
    return _OF_METHOD.get(tool.http.method.upper(), "") if tool.http else ""


def is_identifying(name: str) -> bool:
    """Tell a parameter that says which thing is meant."""
    last = split(name)[-1:]
    return bool(last) and last[0].lower() in _IDENTIFYING


def is_settable(place: Field, tool: "Tool") -> bool:
    """Tell a parameter that says what something becomes rather than which one it is or how the call is made."""
    if tool.wire == "json":
        return not is_identifying(place.name) and not (place.required and _last(place) in _PLACES)
    has_body = any(wire.place in _BODIES for wire in tool.wire.values())
    wire = tool.wire.get(place.names[0])
    if wire is not None and wire.place not in (_BODIES if has_body else _ASKED):
        return False
    if place.name.lower() in _TELLING or _last(place) in _AROUND:
        return False
    return place.required or "array" in place.types or not (wire is not None and is_identifying(place.name))


def _wanted(kind: str, usable: "Sequence[Field]", nouns: frozenset[str], tool: "Tool") -> "list[list[str]]":
    settable = [place for place in usable if is_settable(place, tool)]
    titles = _named(settable, lambda place: _is_title(place, nouns))
    content = _named(settable, lambda place: _last(place) in _CONTENT)
    files = _named(settable, lambda place: _last(place) in _FILES)
    new = _named(settable, lambda place: bool(nouns & _nouns(place)))
    own = new or _named(usable, lambda place: bool(nouns & _nouns(place)))
    rest = _named(settable, lambda place: place.types != {"boolean"}) or _named(settable, lambda _: True)
    if kind == "change":
        renewed = _verb(tool) in _RENEWING and tool.wire == "json"
        if said := _renamed(tool, settable, content):
            return [said]
        known = {place.pointer for place in usable if renewed and place.required and nouns & _nouns(place)}
        value = new if _verb(tool) in _SETTING else []
        return [value or [one for one in dict.fromkeys((*titles, *content, *rest)) if one not in known]]
    if not kind:
        is_alone = len(usable) == 1 and (_verb(tool) in _FINDING or "定位" in tool.description)
        return [own if is_alone or _is_fetched_by_body(tool) else _fetched(usable, tool)]
    if kind == "point" and new:
        return [_bare(usable, tool) or new]
    if kind == "point":
        is_told = any(_is_told(place) for place in usable)
        which = _bare(usable, tool) or own or _named(usable, lambda place: is_identifying(place.name))
        return [] if is_told else [which or _named(usable, lambda place: _last(place) not in _SECRETS)]
    groups = {
        "make": titles or content or new or files or rest,
        "convey": content or files or titles or rest,
        "carry": files or [one for one in content if one.rpartition("/")[2] not in _ASIDE] or titles or content or rest,
        "relate": own or titles or content or rest,
        "seek": _named(usable, lambda place: place.name.lower() in _QUERIES or _last(place) in _QUERIES),
    }
    return [groups.get(kind, [])]


def _fetched(usable: "Sequence[Field]", tool: "Tool") -> list[str]:
    """Give what says which one thing is looked up, where the description ends with it and nothing required tells."""
    found = _ONE.search(re.split(r"\n|\. ", tool.description, maxsplit=1)[0].rstrip())
    if found is None or _verb(tool) not in _FETCHING or any(_is_told(place) for place in usable):
        return []
    noun = singular(found[1].lower())
    is_its_id = re.compile(rf"\b{re.escape(noun)}(?:['’]s)? (?:id|identifier)\b", re.IGNORECASE)
    return _named(
        usable,
        lambda place: (
            _nouns(place) == {noun} or any(is_its_id.search(str(one.get("description", ""))) for one in place.schemas)
        ),
    )


def _bare(usable: "Sequence[Field]", tool: "Tool") -> list[str]:
    """Give the bare id, where nothing else is named after what the description names first: a comment on a file."""
    found = _OBJECT.match(tool.description)
    noun = singular(found[1].lower()) if found else ""
    named = not noun or any(noun in _nouns(place) for place in usable)
    return [] if named else _named(usable, lambda place: place.name.lower() in _BARE)


def _is_told(place: Field) -> bool:
    return place.required and _last(place) not in _SECRETS


def _holds_file(places: "Iterable[Field]") -> bool:
    """Tell whether a file, or what it holds, has a place."""
    return any(_last(place) in _FILES | _CONTENT for place in places)


def _around(usable: "Sequence[Field]", tool: "Tool") -> list[str]:
    """Give what says from or to which thing another is taken: "remove a user from a conversation"."""
    found = _WITHIN.search(re.split(r"\n|\. ", tool.description, maxsplit=1)[0])
    if found is None:
        return []
    noun = singular(found[1].lower())
    told = re.compile(rf"\b{re.escape(noun)}s?\b", re.IGNORECASE)
    return _named(
        usable,
        lambda place: (
            noun in _nouns(place)
            or any(told.search(str(part.get("description", ""))[:_SAID]) is not None for part in place.schemas)
        ),
    )


def _renamed(tool: "Tool", settable: "Sequence[Field]", content: list[str]) -> list[str]:
    """Give what of a thing becomes new by the description: the words of a message, or the parameter named first."""
    found = _OBJECT.match(tool.description)
    named = singular(found[1].lower()) if found else ""
    if named in _MESSAGES and content:
        return content
    return _named(settable, lambda place: not place.required and singular(place.name.lower()) == named)


def _is_fetched_by_body(tool: "Tool") -> bool:
    """Tell a call that fetches what its body describes."""
    has_body = tool.wire != "json" and any(wire.place in _BODIES for wire in tool.wire.values())
    return has_body and _verb(tool) in _FETCHING


_SECRETS = bag("authorization key token version")
"""Required parameters that don't say which one is meant."""


def _named(places: "Iterable[Field]", fits: "Callable[[Field], bool]") -> list[str]:
    """Give places that fit, scalars first."""
    return [place.pointer for place in sorted(filter(fits, places), key=_is_deep)]


def _is_at_top(place: Field, known: "Mapping[str, Field]") -> bool:
    """Tell a parameter that people speak of as one: it stands at the top, or in nothing but a wrapper there."""
    if place.is_item or _is_wrapper(place):
        return False
    return len(place.names) == 1 or (len(place.names) == 2 and _is_wrapper(known[join("", place.names[0])]))  # noqa: PLR2004 - what wraps, and the place


def _is_wrapper(place: Field) -> bool:
    """Tell an object that only holds parameters together."""
    return len(place.names) == 1 and place.name.lower() in WRAPPERS and place.types == {"object"}


def _is_deep(place: Field) -> bool:
    return place.types <= {"object", "array", "null"}


def _is_title(place: Field, nouns: frozenset[str]) -> bool:
    words = [word.lower() for word in split(place.name)]
    return _last(place) in _TITLES and all(word in _BESIDE or singular(word) in nouns for word in words[:-1])


def _nouns(place: Field) -> frozenset[str]:
    return _nouns_of(place.name)


@lru_cache(maxsize=16384)
def _nouns_of(name: str) -> frozenset[str]:
    return frozenset(singular(word.lower()) for word in split(name)) - _IDENTIFYING


def _last(place: Field) -> str:
    words = split(place.name)
    return words[-1].lower() if words else ""


def _is_hidden(place: Field) -> bool:
    return is_returned(place) or any(part.get("deprecated") for part in place.schemas)


def _words(name: str) -> list[str]:
    return [part.lower() for part in split(name)]
