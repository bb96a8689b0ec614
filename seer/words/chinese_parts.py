"""An English request in, its parts and its noun phrases in Chinese out."""

import re
from typing import TYPE_CHECKING, NamedTuple

from seer.words import en
from seer.words.bag import bag
from seer.words.chinese_words import translated

if TYPE_CHECKING:
    from collections.abc import Sequence


_TWO = bag("look_up set_up turn_on turn_off log_in log_out sign_up check_in check_out find_out clean_up search_for")
LISTS = re.compile(r"^(?:get|list|fetch|return) (?:an? |the |all )?(?:[a-z]+ )?(?:list|collection|set|array|group) of ")
DROPPED = bag(
    "the a an previously matching new existing available specific single given certain this that your its their any one"
)
_LEADS = bag("all my")
_TIMES = bag("day week month year today moment")
_WITHIN = bag("of for in from on within about across under")
TOWARDS = bag("to into onto")
_STOPS = bag("with by using via without as that which who when where including so based matching through between at")
_AFTER = bag(
    "currently recently added assigned associated attached based configured created enabled given installed issued "
    "listed made owned "
    "stored used"
)
"""What stands behind a noun to tell what was done with it."""


class Request(NamedTuple):
    """A request's parts: verb, what it is about, and what that belongs to, by the preposition between."""

    verb: str
    noun: list[str]
    preposition: str
    owner: list[str]


def spaced(text: str) -> str:
    """Take spaces out between Chinese signs; beside Latin letters they stay."""
    return re.sub(r"(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])", "", text)


def parts_of(asked: str) -> Request:
    """Take a request apart, up to the words that only tell how or when."""
    words = asked.split()
    size = 2 if "_".join(words[:2]) in _TWO else 1
    verb, rest = " ".join(words[:size]), words[size:]
    noun: list[str] = []
    owner: list[str] = []
    preposition = ""
    for word in rest:
        if (
            word in _STOPS
            or (word in _AFTER and noun and noun[-1] not in DROPPED | _LEADS)
            or (preposition and (word in _WITHIN or word in TOWARDS))
        ):
            break
        if word in _WITHIN or word in TOWARDS:
            preposition = word
        else:
            (owner if preposition else noun).append(word)
    if len(owner) <= 2 and owner[-1:] and owner[-1] in _TIMES:  # noqa: PLR2004 - "the day"
        owner = []
    return Request("search" if verb == "search for" else verb, noun, preposition, owner)


def noun_phrase(words: list[str]) -> str:
    """Say a noun phrase: articles go, "all" and "my" stay, what has an owner stands behind it."""
    kept = [word for word in words if word not in DROPPED]
    lead = ""
    if kept[:1] == ["all"]:
        lead, kept = "所有", kept[1:]
    elif kept[:1] == ["my"]:
        lead, kept = "我的", kept[1:]
    at = next((index for index, word in enumerate(kept) if word.endswith(("'s", "’s", "s'", "s’"))), None)
    if at is not None:
        owned = kept[at].rstrip("'’").removesuffix("'s").removesuffix("’s")
        owner = translated(en.singular(" ".join([*kept[:at], owned])))
        noun = translated(en.singular(" ".join(kept[at + 1 :]))) if kept[at + 1 :] else ""
        return f"{lead}{owner}的{noun}" if owner and noun else ""
    for joint, sign in (("and", "和"), ("or", "或")):
        if joint in kept[1:-1]:
            at = kept.index(joint, 1)
            one, other = noun_phrase(kept[:at]), noun_phrase(kept[at + 1 :])
            return spaced(f"{lead}{one} {sign} {other}") if one and other else ""
    kept = kept[:-1] if len(kept) > 1 and kept[-1] in {"object", "objects", "resource", "resources"} else kept
    middle = words[words.index(kept[0]) :] if kept else []
    if "a" in middle or "an" in middle:
        return ""
    said = translated(en.singular(" ".join(kept))) if kept else ""
    return spaced(f"{lead} {said}").strip() if said else ""


def objects(asked: str) -> tuple[str, ...]:
    """Give the words of what an English request asks for, without what that belongs to."""
    request = parts_of(LISTS.sub("list ", asked.lower().replace(",", "")))
    owner = request.owner if request.preposition in {"of", "for"} and request.noun[-1:] == ["details"] else []
    return tuple(word.removesuffix("'s") for word in (*owner, *request.noun))


def shared_words(words: "Sequence[str]", asked: str) -> list[str]:
    """Give what a name's words and a request's object share, in the order of the request."""
    known = {en.singular(word): word for word in words}
    return [known[en.singular(word)] for word in objects(asked) if en.singular(word) in known]
