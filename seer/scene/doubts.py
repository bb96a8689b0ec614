"""Case and its tool in, what makes it doubtful that a person asks so out.

| doubt | the request |
|---|---|
| `no_core` | leaves out what it is about: an update says nothing new, a search no query |
| `machinery` | says a parameter of the machinery that may be left out |
| `senseless_value` | has a value that nothing in the schema speaks for, or that means nothing at its place |
| `filler` | is about a length, so that a value is stretched or cut |
| `absurd_fault` | has a fault that nobody makes: a thing that isn't decided yet is to be deleted |
| `stiff_words` | is put in words of a description |
| `deep` | says values far inside others, or what only tells apart kinds of objects |
| `form` | says more than people say at once |
| `nested` | says values of one thing inside another |
| `switch` | turns a switch that people leave as it is |
| `twice_meant` | says in several ways which thing is meant |
| `unsaid` | lacks what a description calls required |

The first seven are strong: such a request isn't natural. The others are weak: there are better ones.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from seer.keywords.members import FAR
from seer.sample.making import UNNAMED
from seer.sample.origin import Origins
from seer.sample.pools import LOCALES, words
from seer.sample.topics import singular, topic
from seer.schema.pointer import MISSING, get, join, leaves
from seer.schema.pointer import split as steps
from seer.words.bag import bag
from seer.words.chinese_words import translated
from seer.words.core import core, is_identifying
from seer.words.fields import fields
from seer.words.machinery import LEAST, SWITCH, is_machinery, likeliness
from seer.words.names import split
from seer.words.stiff import is_stiff
from seer.words.wordbook import asking

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from seer.records import Case, Json, Object, Tool, Violation
    from seer.sample.sources import Origin

Doubt = Literal[
    "no_core", "machinery", "senseless_value", "filler", "absurd_fault", "stiff_words",
    "deep", "form", "nested", "switch", "twice_meant", "unsaid",
]  # fmt: skip
STRONG: "frozenset[Doubt]" = frozenset(
    {"no_core", "machinery", "senseless_value", "filler", "absurd_fault", "stiff_words", "deep"}
)
"""Doubts for which a request isn't asked, however few there are."""

_MANY = 6
"""Values in one request from which on people would rather fill in a form."""
_DEEP = 3
"""Names one in the other from which on nobody would say whose value it is."""
_MOMENT = 10**8
"""The least number that is a moment, counted from 1970."""
_LENGTHS = frozenset({"minLength", "maxLength"})
_STOPGAPS = frozenset(word for locale in LOCALES for word in words("word", locale))
"""What is said where nothing is known of a value."""
_FILES = frozenset({"base64", "binary", "byte"})
"""Formats of what people attach rather than say."""
_KEYS = frozenset(word for locale in LOCALES for word in words("attribute", locale))
"""Keys that are made up for free-form maps."""
_LOOSE = re.compile(r"meta|label|tag|attribut|custom|extra|variable|dimension", re.IGNORECASE)
"""Names of maps to which people add keys of their own."""
_SERIAL = re.compile(r"[A-Za-z]\d{2,}")
"""A name that is one of many alike: "Parameter38"."""
_UNSURE = frozenset(word for locale in LOCALES for about in ("kind", "mode") for word in words(about, locale))
"""Words for any kind or mode, where those that there are aren't known."""
_LETTERS = frozenset("ABCDEFGH")
_REQUIRED = re.compile(r"\s*\W*(?:conditionally )?required\b(?! false)", re.IGNORECASE)
_MEANT_ONCE = 2
_PARTS = re.compile(r"\W")
_TOLD = 4
"""Signs in the last part of a code, fewer of which say nothing."""
_REPEATED = re.compile(r"([^\W\d])\1{3}")
"""What fills a length."""
_NOTHING = frozenset({"none", "null", "undefined", "nil"})
"""Words of programs for no value."""
_REFERENCE = re.compile(r"ref", re.IGNORECASE)
"""Names of references, which may begin with those letters."""
_TELLING = frozenset({"kind", "object", "type"})
"""Last words of names of what tells apart kinds of objects."""
_BEYOND = 10**12
_ANSWERED = 3
"""Values that people add once they are asked."""
_MAKING: "frozenset[Origin]" = frozenset({"id", "pattern", "stopgap"})
"""Sources of values that may be made up."""
_FAR = frozenset(word for words_ in FAR.values() for word in words_)
_CODES = bag("hash sha signature sid")
"""Last words of names of what a pattern alone tells."""

_Told = Sequence[tuple[str, "Json"]]
"""Leaves below the root, each with its pointer."""


class Doubts:
    """Finds what is doubtful about the cases of one tool in one locale."""

    def __init__(self, tool: "Tool", *, seed: int, locale: str, now: str) -> None:
        self._habits = _habits(tool, locale)
        self._origins = Origins.of_tool(tool, seed=seed, locale=locale, now=now)
        self._known: dict[str, tuple[Doubt, ...]] = {}

    def of(self, case: "Case") -> "tuple[Doubt, ...]":
        """Give what is doubtful about a request, the strong doubts first; none where a person may well ask so."""
        if case.id not in self._known:
            told = [(place, value) for place, value in leaves(case.arguments) if place]
            self._known[case.id] = (*self._strong(case, told), *_weak(case, told, self._habits))
        return self._known[case.id]

    def oddity(self, case: "Case") -> int:
        """Weigh the doubts: a strong one as much as two others."""
        return sum(2 if one in STRONG else 1 for one in self.of(case))

    def _strong(self, case: "Case", told: "_Told") -> "Iterator[Doubt]":
        habits, arguments = self._habits, case.arguments
        if any(all(get(arguments, place, MISSING) is MISSING for place in group) for group in habits.core):
            yield "no_core"
        if not habits.machinery.isdisjoint(arguments) or any(
            is_machinery(name, reads=habits.reads) for name in arguments.keys() - habits.known
        ):
            yield "machinery"
        if self._is_senseless(case, told):
            yield "senseless_value"
        if self._is_filled(case):
            yield "filler"
        if any(_is_absurd(one, get(arguments, one.pointer, None)) for one in case.violations):
            yield "absurd_fault"
        if habits.is_stiff:
            yield "stiff_words"
        if any(_is_deep(place) for place, _ in told):
            yield "deep"

    def _is_filled(self, case: "Case") -> bool:
        """Tell whether a case is about lengths alone, and no text that people write is as long as that."""
        if not case.aims or any(aim.keyword not in _LENGTHS for aim in case.aims):
            return False
        origins = self._origins.of(case.arguments)
        return not case.valid or any(origins.get(aim.pointer, "other") in {"stopgap", "other"} for aim in case.aims)

    def _is_senseless(self, case: "Case", told: "_Told") -> bool:
        looks = {_seen(place, value) for place, value in told}
        if any(look.senseless or (case.valid and look.no_moment) for look in looks):
            return True
        faulty = {violation.pointer for violation in case.violations}
        return self.has_made_up(case.arguments, besides=faulty)

    def is_odd_answer(self, case: "Case", repaired: "Object") -> bool:
        """Tell whether nobody would say what puts a fault right: more than a few values, or one that is made up."""
        before = dict(leaves(case.arguments))
        told = [place for place, value in leaves(repaired) if before.get(place, MISSING) != value]
        return len(told) > _ANSWERED or self.has_made_up(repaired)

    def has_made_up(self, arguments: "Object", *, besides: "Container[str]" = ()) -> bool:
        """Tell whether a text stands somewhere for which nothing in the schema speaks, or that doesn't belong there."""
        if any(_is_no_step(get(arguments, place, None)) for place in self._habits.steps if place not in besides):
            return True
        if any(get(arguments, place, MISSING) is not MISSING for place in self._habits.files):
            return True
        return any(
            isinstance(value := get(arguments, place), str) and _is_made_up(place, origin, value)
            for place, origin in self._origins.of(arguments).items()
            if origin in _MAKING and place not in besides
        )


def _is_made_up(place: str, origin: "Origin", value: "Json") -> bool:
    if origin == "id":
        nothing = str(value).startswith(f"{UNNAMED}-") and not _REFERENCE.search(_leaf(place))
        return nothing or _last(_leaf(place)) == "code"
    if origin == "pattern":
        coded = is_identifying(_leaf(place)) or _last(_leaf(place)) in _CODES
        return not (coded and len(_PARTS.split(str(value))[-1]) >= _TOLD)
    return origin == "stopgap"


def _is_no_step(value: "Json") -> bool:
    """Tell a text that no address has as a step: steps are ids and names in Latin letters without blanks."""
    return isinstance(value, str) and (not value.isascii() or any(sign.isspace() for sign in value))


def _is_absurd(one: "Violation", value: "Json") -> bool:
    """Tell a fault that nobody makes: an id without a digit, a number beyond all counts, a word for anything else."""
    if isinstance(value, int | float) and abs(value) >= _BEYOND:
        return True
    if isinstance(value, str) and is_identifying(_leaf(one.pointer)):
        return not any(sign.isdigit() for sign in value)
    return one.keyword in {"enum", "const"} and value in _FAR


def _weak(case: "Case", told: "_Told", habits: "_Habits") -> "Iterator[Doubt]":
    names = case.arguments.keys()
    if len(told) > _MANY:
        yield "form"
    if any(_is_inside(place, habits) for place, _ in told):
        yield "nested"
    if not habits.switches.isdisjoint(names):
        yield "switch"
    if len(habits.meaning & names) >= _MEANT_ONCE:
        yield "twice_meant"
    if case.valid and not habits.needed <= names:
        yield "unsaid"


class _Look(NamedTuple):
    """What is odd about one value at its place."""

    senseless: bool
    no_moment: bool


def _seen(place: str, value: "Json") -> _Look:
    return _look(place, value, type(value).__name__) if isinstance(value, str | int | float) else _looked(place, value)


def _looked(place: str, value: "Json", _: str = "") -> _Look:
    wordless = isinstance(value, str) and not _has_words(value)
    return _Look(wordless or _is_stopgap(place, value), _is_no_moment(place, value))


_look = lru_cache(maxsize=8192)(_looked)
"""Cases of a tool share most of their values."""


@dataclass(frozen=True, kw_only=True)
class _Habits:
    """What of a tool makes requests doubtful, by names of top-level parameters."""

    known: frozenset[str]
    machinery: frozenset[str]
    switches: frozenset[str]
    meaning: frozenset[str]
    needed: frozenset[str]
    required: frozenset[str]
    core: tuple[tuple[str, ...], ...]
    steps: tuple[str, ...]
    files: tuple[str, ...]
    reads: bool
    is_stiff: bool


def _habits(tool: "Tool", locale: str) -> _Habits:
    places = fields(tool.parameters).values()
    properties, required = tool.parameters.get("properties", {}), frozenset(tool.parameters.get("required", ()))
    free = {place.name: place for place in places if len(place.names) == 1 and not place.is_item and not place.required}
    reads = tool.effect in {"read", "unknown"}
    machinery = frozenset(
        name
        for name, place in free.items()
        if is_machinery(name, reads=reads)
        or likeliness(name) == LEAST
        or (name.lower() == "offset" and "integer" not in place.types)
    )
    return _Habits(
        known=frozenset((*properties, *required)),
        machinery=machinery,
        switches=frozenset(
            name for name, place in free.items() if place.types == {"boolean"} or likeliness(name) == SWITCH
        ),
        meaning=frozenset(name for name in free if is_identifying(name)) - machinery,
        needed=frozenset(name for name, schema in properties.items() if _is_described_as_needed(schema)),
        required=required,
        core=core(tool),
        steps=()
        if tool.wire == "json"
        else tuple(join("", name) for name, one in tool.wire.items() if one.place == "path"),
        files=tuple(place.pointer for place in places if any(part.get("format") in _FILES for part in place.schemas)),
        reads=reads,
        is_stiff=not _is_worded(tool, locale) and all(is_stiff(one, locale) for one in asking(tool, locale)),
    )


def _is_worded(tool: "Tool", locale: str) -> bool:
    """Tell whether a person gave the ways to ask for a tool."""
    wording = tool.wording.get(locale)
    return wording is not None and bool(wording.intents)


def _is_inside(place: str, habits: _Habits) -> bool:
    """Tell a value of an object that may be left out."""
    if place.rfind("/") == 0:
        return False
    names = [token for token in steps(place) if not token.isdecimal()]
    return len(names) > 1 and names[0] not in habits.required


def _leaf(place: str) -> str:
    return next((token for token in reversed(steps(place)) if not token.isdecimal()), "")


def _last(name: str) -> str:
    return next((word.lower() for word in reversed(split(name))), "")


def _is_stopgap(place: str, value: "Json") -> bool:
    """Tell a value, or a key of a free-form map, that means nothing here: a stopgap, a letter, a word for any."""
    said = set(value.split()) if isinstance(value, str) else set[str]()
    path = place.split("/")
    if _SERIAL.search(path[1] if len(path) > 1 else ""):
        return True
    if not _STOPGAPS.isdisjoint({*said, *path}) or any(_REPEATED.search(token) for token in path):
        return True
    if isinstance(value, str) and (value.lower() in _NOTHING or _REPEATED.search(value)):
        return True
    if not _KEYS.isdisjoint(path[2:]) and not _LOOSE.search(path[-2]):
        return True
    return isinstance(value, str) and (value in _UNSURE or _is_numbered(path, value))


def _is_numbered(path: list[str], value: str) -> bool:
    """Tell a value that only numbers things of its parameter's kind: "door B"."""
    noun, letter = value[:-1].rstrip(), value[-1:]
    if letter not in _LETTERS or not noun:
        return False
    names = [part for part in path if not part.isdecimal()]
    last = split(names[-1])[-1:] if names else ()
    known = singular(last[0].lower()) if last else ""
    return noun == known or (noun[0] >= "一" and noun == translated(known))


def _is_deep(place: str) -> bool:
    """Tell what stands far inside, and what only tells apart kinds of objects."""
    if place.rfind("/") == 0:
        return False
    names = [part for part in place.split("/") if part and not part.isdecimal()]
    return len(names) > _DEEP or (len(names) > 1 and _last(names[-1]) in _TELLING)


def _is_no_moment(place: str, value: "Json") -> bool:
    """Tell a number that is too small for the moment that it stands for."""
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) >= _MOMENT:
        return False
    return topic(place.rpartition("/")[2]) == "datetime"


def _has_words(text: str) -> bool:
    """Tell what people say from mere signs, and from text that still has its quotes."""
    return any(sign.isalnum() for sign in text) and not (text[0] == text[-1] and text[0] in "\"'`")


def _is_described_as_needed(schema: "Json") -> bool:
    return isinstance(schema, dict) and _REQUIRED.match(str(schema.get("description", ""))) is not None
