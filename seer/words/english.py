"""Fields and names in, English labels and choice phrases out."""

import re
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from seer.words import en
from seer.words.bag import bag
from seer.words.clean import first_clause, letters_only
from seer.words.core import is_identifying
from seer.words.english_intents import intents
from seer.words.fields import Field, members
from seer.words.names import humanise, is_code, one_way, plain, split

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.records import Json, Tool
    from seer.words.grammar import Grammar

_KEPT = 16_384
_BOUNDS = {"gt": "above", "gte": "at least", "lt": "below", "lte": "at most"}
_MOMENTS = ("date", "time", "day", "month", "year")
_UNITS = bag("gallon gram kilogram kilometer liter litre meter metre mile ounce pound yard")
"""Units that a parameter may be named after."""
_LONGEST = 6
_SHORT = 3
_SHORTER = (" that ", " which ", " of ", " to ", " for ", " in ", " on ", ", ")
_OF = re.compile(r"\w+(?: \w+)? of the \w+(?: \w+)?")
_SPECIFIED = re.compile(
    r"^(?:(?:optional|required|the|an?|your|desired|registered|unique|valid|specific|specified|given|target)"
    r"(?:[:,]| )\s*)+",
    re.IGNORECASE,
)
"""What a description says before the noun that people don't."""
_LETTERED = re.compile(r"\w{2,}(?: \w+)? [a-z0-9]")
"""Names of one of several, which a description may tell apart in words."""
_OF_WHAT = re.compile(r"^(?:\w+ )?identifier of the (\w+)$", re.IGNORECASE)
_NEEDED = re.compile(r"needs? (\w+(?: \w+)?)")
_DONE = re.compile(r"\w+ly \w+e[dn]", re.IGNORECASE)
"""What was done with a thing rather than what it is: "automatically added"."""
_PLAIN = re.compile(r"[A-Za-z]+(?:[ _-][A-Za-z]+)*")


class English:
    """English as a language of tasks."""

    def own(self, place: Field) -> tuple[str, ...]:
        """Give labels from the field alone, the best first."""
        name = _apart_from_code(humanise(place.name), place.name)
        name = _NEEDED.sub(r"\1 needed", name) if _NEEDED.fullmatch(name) else name
        name = en.LABELS.get(name) or _bound(place) or _measured(place) or name
        found = [name] if _clear(name) else []
        if _LETTERED.fullmatch(name):
            found = [*_described(place), *found]
        described = [label for label in _described(place) if not (found and _is_of_another(place.name, label))]
        found.extend(label for label in described if label.casefold() not in {one.casefold() for one in found})
        found = found or _described(place, stops=(*en.STOPS, *_SHORTER))
        if name and not found and name.isascii():
            found.append(f"{name} value")
        return tuple(dict.fromkeys(map(one_way, found)))

    def noun(self, name: str) -> str:
        """Give the noun for a name above a field."""
        said = humanise(name)
        return "" if said.replace(" ", "").lower() in en.WRAPPERS or not _clear(said) else self.wrapper(name)

    def wrapper(self, name: str) -> str:
        """Give the noun for a name above a field, be it a mere wrapper."""
        said = humanise(name)
        return en.singular(said) if said.isascii() else ""

    def within(self, noun: str, label: str) -> str:
        """Give the label of something that belongs to a noun."""
        first, _, rest = label.partition(" ")
        return f"{noun} {rest}" if rest and noun.rpartition(" ")[2] == first else f"{noun} {label}"

    def star_nouns(self, place: Field) -> tuple[str, ...]:
        """Give the noun for a member of each list that a field stands in."""
        return tuple(en.singular(humanise(place.names[stop - 1])) for stop in place.stars)

    def chain(self, parts: tuple[str, ...]) -> str:
        """Join the ordinal parts of a label."""
        return " ".join(parts)

    def choices(self, place: Field, given: "Mapping[str, Json]") -> "Mapping[str, Json]":
        """Give phrases for a field's members that can stand without quotes."""
        if given:
            return given
        found: dict[str, Json] = {}
        if "boolean" in place.types and len(place.types) == 1:
            found |= {"yes": True, "no": False}
        words = [member for member in members(place) if isinstance(member, str)]
        said = {word: phrase(word) for word in words}
        counts = Counter(one.casefold() for one in said.values())
        for word, one in said.items():
            if one and counts[one.casefold()] == 1:
                found[one] = word
        return found

    def intents(
        self, tool: "Tool", given: "Sequence[str]", labels: "Sequence[str]", rules: "Grammar"
    ) -> tuple[str, ...]:
        """Give ways to ask for the tool."""
        return intents(tool, given, labels, rules)


def phrase(member: str) -> str:
    """Say an enum member in words; empty where it is no plain word or two."""
    if not _PLAIN.fullmatch(member):
        return ""
    said = plain(member)
    return en.MEMBERS.get(said) or en.PROPER.get(said, said)


def _is_of_another(name: str, label: str) -> bool:
    """Tell a label that doesn't speak of the thing whose id a parameter is: what stands in a description by mistake."""
    words = {en.singular(word.lower()) for word in split(name)}
    return (
        is_identifying(name) and len(words) > 1 and words.isdisjoint(en.singular(one.lower()) for one in split(label))
    )


def _bound(place: Field) -> str:
    """Say a bound of numbers: what is "after" of a moment is "above" of an amount; empty for others."""
    above = humanise(" ".join(place.names[-2:-1]))
    told = " ".join(str(part.get("description", "")) for part in place.schemas).lower()
    is_moment = any(word in f"{above} {told}" for word in _MOMENTS) or above.endswith(("ed", "at", "on"))
    return "" if is_moment else _BOUNDS.get(place.name.lower(), "")


def _measured(place: Field) -> str:
    """Say of a unit how many there are: "number of liters", not "liter"; empty for others."""
    unit = en.singular(place.name.lower())
    counted = bool(place.types) and place.types <= {"integer", "number"}
    return f"number of {unit}s" if counted and unit in _UNITS else ""


def _clear(label: str) -> bool:
    """Tell whether a label explains itself."""
    if not label or not label.isascii():
        return False
    bare = label.replace(" ", "")
    return len(bare) > 3 or label.lower() in en.SHORT_NOUNS or (label.isupper() and len(bare) > 1)  # noqa: PLR2004 - "q", "cht"


def _apart_from_code(label: str, name: str) -> str:
    """Keep a label from being the very identifier: "SHA256" is said "SHA 256"."""
    if label.casefold() == name.casefold() and is_code(name):
        return re.sub(r"(?<=[^\W\d])(?=\d)|(?<=\d)(?=[^\W\d])", " ", label)
    return label


def _described(place: Field, *, stops: tuple[str, ...] = en.STOPS) -> list[str]:
    """Give short noun phrases from titles and descriptions."""
    found = []
    for part in place.schemas:
        for text in (part.get("title"), part.get("description")):
            label = _noun_phrase(text, stops) if isinstance(text, str) else ""
            if label and label not in found:
                found.append(label)
    return found


@lru_cache(maxsize=_KEPT)
def _noun_phrase(text: str, stops: tuple[str, ...]) -> str:
    clause = first_clause(text, stops)
    clause = _SPECIFIED.sub("", clause).strip(" .,")
    clause = _OF_WHAT.sub(r"\1 ID", clause)
    clause = re.sub(r" examples?$|(?<=^path) parameter$", "", clause, flags=re.IGNORECASE)
    words = [_word(word) for word in clause.split()]
    joined = " ".join(words)
    if (
        not 1 <= len(words) <= _LONGEST
        or not letters_only(joined)
        or (len(words) > _SHORT and not _OF.fullmatch(joined))
    ):
        return ""
    if "to" in words or words[0].lower() in en.NOT_NOUNS or _is_request(words) or words[-1].lower() in en.NOT_LAST:
        return ""
    if len(joined) < 4 or any(is_code(word) and word not in en.PROPER.values() for word in words):  # noqa: PLR2004
        return ""
    if _DONE.fullmatch(joined):
        return ""
    return joined if len(split(joined)) == len(words) or "GitHub" in joined else ""


def _is_request(words: list[str]) -> bool:
    """Tell whether words begin with a verb: "filter by name", but not "search query"."""
    return words[0].lower() in en.VERBS and words[-1].lower() not in en.HEADS


def _word(word: str) -> str:
    low = word.lower()
    if low in en.PROPER:
        return en.PROPER[low]
    said = humanise(word) if word.isupper() else word
    return said[:1].lower() + said[1:] if said[1:].islower() or len(said) == 1 else said
