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
| `nested` | says values of one thing inside another that may be left out, or whether one of several things is so |
| `form` | says more than people say at once |
| `loose_pair` | has a title and a description, which are made apart and may speak of different things |
| `switch` | turns a switch that people leave as it is |
| `twice_meant` | says in several ways which thing is meant |
| `unsaid` | lacks what a description calls required |

The first eight are strong: such a request isn't natural. The others are weak: there are better ones.
"""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from seer.sample.origin import Origins
from seer.scene.absurd import is_absurd
from seer.scene.contradict import contradict, is_guessed
from seer.scene.depth import is_deep, is_inside, is_member_switch, names_only, switches_off, was_said
from seer.scene.habits import ACTING, habits
from seer.scene.misnamed import is_misnamed
from seer.scene.senseless import TITLES, clash, is_made_up, is_no_step, is_stretched, last, leaf, look
from seer.scene.unpaired import is_unpaired
from seer.schema.pointer import MISSING, get, leaves
from seer.words.bag import bag
from seer.words.en import VERBS
from seer.words.machinery import is_machinery
from seer.words.names import split
from seer.words.wordbook import Wordbook, wordbook

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from seer.records import Case, Json, Object, Tool
    from seer.sample.sources import Origin
    from seer.scene.habits import Habits

Doubt = Literal[
    "no_core", "machinery", "senseless_value", "filler", "absurd_fault", "stiff_words",
    "deep", "form", "loose_pair", "nested", "switch", "twice_meant", "unsaid",
]  # fmt: skip
STRONG: "frozenset[Doubt]" = frozenset(
    {"no_core", "machinery", "senseless_value", "filler", "absurd_fault", "stiff_words", "deep", "nested"}
)
"""Doubts for which a request isn't asked, however few there are."""

_MEANT_ONCE = 2
_MANY = 6
"""Values in one request from which on people would rather fill in a form."""
_LENGTHS = frozenset({"minLength", "maxLength"})
_OPPOSITES = {
    "add": "remove", "remove": "add", "start": "stop", "stop": "start", "open": "close", "close": "open",
    "lock": "unlock", "unlock": "lock", "enable": "disable", "disable": "enable", "engage": "release",
    "release": "activate",
}  # fmt: skip
_DESCRIBING = bag("description notes")
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_POSTAL = re.compile(r"\d.*, .*, ")
_ANSWERED = 3
"""Values that people add once they are asked."""
_AHEAD = bag("deadline due expiration expires expiry remind reminder")
"""Words of names of days that are still to come when somebody sets them."""
_MAKING: "frozenset[Origin]" = frozenset({"id", "pattern", "stopgap"})
"""Sources of values that may be made up."""
_Told = Sequence[tuple[str, "Json"]]
"""Leaves below the root, each with its pointer."""
_Alone = Literal["", "no_moment", "senseless"]
"""What is odd about a value whatever is said beside it."""


class Doubts:
    """Finds what is doubtful about the cases of one tool in one locale."""

    def __init__(self, tool: "Tool", *, seed: int, locale: str, now: str) -> None:
        self._habits = habits(tool, locale)
        self._origins = Origins.of_tool(tool, seed=seed, locale=locale, now=now)
        self._today = now[:10]
        self._is_chinese = locale.startswith("zh")
        self._book = wordbook(tool, locale) if self._is_chinese else None
        self._known: dict[str, tuple[Doubt, ...]] = {}
        self._odd: dict[tuple[str, str, Json], _Alone] = {}
        self._guesses: dict[tuple[str, Origin, str], bool] = {}

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
        lacks = any(all(get(arguments, place, MISSING) is MISSING for place in group) for group in habits.core)
        is_change = habits.sort == "change"
        if lacks or (is_change and (names_only(told) or switches_off(arguments, habits.core))):
            yield "no_core"
        if not habits.machinery.isdisjoint(arguments) or any(
            is_machinery(name, reads=habits.reads) for name in arguments.keys() - habits.known
        ):
            yield "machinery"
        if self._is_senseless(case, told):
            yield "senseless_value"
        if self._is_filled(case):
            yield "filler"
        if any(is_absurd(one, get(arguments, one.pointer, None), habits) for one in case.violations):
            yield "absurd_fault"
        if habits.is_stiff:
            yield "stiff_words"
        if any(is_deep(place) for place, _ in told):
            yield "deep"
        if any(is_inside(place, habits.required) or is_member_switch(place, value) for place, value in told):
            yield "nested"

    def _is_filled(self, case: "Case") -> bool:
        """Tell whether a case is about lengths alone, and no text that people write is as long as that."""
        if not case.aims or any(aim.keyword not in _LENGTHS for aim in case.aims):
            return False
        origins = self._origins.of(case.arguments)
        if self._is_chinese and any(_is_foreign(get(case.arguments, aim.pointer, None)) for aim in case.aims):
            return True
        return not case.valid or any(
            origins.get(aim.pointer, "other") in {"stopgap", "other"}
            or _is_postal(get(case.arguments, aim.pointer, None))
            for aim in case.aims
        )

    def _is_senseless(self, case: "Case", told: "_Told") -> bool:
        alone = {self._alone(place, value) for place, value in told}
        if "senseless" in alone or (case.valid and "no_moment" in alone) or self._habits.acts_otherwise(case.arguments):
            return True
        faulty = {violation.pointer for violation in case.violations}
        right = [(place, value) for place, value in told if place not in faulty] if faulty else told
        return (
            clash([(place, value) for place, value in told if isinstance(value, str)])
            or contradict(right, self._habits)
            or is_unpaired(right, self._habits)
            or self.has_made_up(case.arguments, besides=faulty)
        )

    def _alone(self, place: str, value: "Json") -> "_Alone":
        """Tell what is odd about a value whatever is said beside it: the cases of a tool share most of theirs."""
        if not isinstance(value, str | int | float):
            return self._found_alone(place, value)
        key = (place, type(value).__name__, value)
        if key not in self._odd:
            self._odd[key] = self._found_alone(place, value)
        return self._odd[key]

    def _found_alone(self, place: str, value: "Json") -> "_Alone":
        seen = look(place, value)
        if seen.senseless or (isinstance(value, str) and self._is_amiss(place, value)):
            return "senseless"
        if isinstance(value, str) and "_" in value and value in self._habits.known:
            return "senseless"
        if isinstance(value, str) and self._is_past(place, value):
            return "senseless"
        if value is True and self._is_opposite(last(place)):
            return "senseless"
        return "no_moment" if seen.no_moment else ""

    def _is_past(self, place: str, value: str) -> bool:
        """Tell a day that is over where one is set that is still to come."""
        is_ahead = self._habits.sort not in {"", "seek"} and not _AHEAD.isdisjoint(map(str.lower, split(leaf(place))))
        return is_ahead and _DAY.match(value) is not None and value[:10] < self._today

    def _is_misnamed(self, place: str, value: str) -> bool:
        """Tell a text whose label in Chinese names another sort of thing."""
        label = self._book.label(place) if isinstance(self._book, Wordbook) else None
        return label is not None and is_misnamed(label, value)

    def _is_amiss(self, place: str, value: str) -> bool:
        """Tell a text in a map that takes free keys, what the tool isn't asked to do, and what its label misnames."""
        return (
            any(place.startswith(f"{above}/") for above in self._habits.maps)
            or self._is_opposite(value)
            or self._is_misnamed(place, value)
            or (last(place) in ACTING and self._does_otherwise(value))
        )

    def _does_otherwise(self, value: str) -> bool:
        """Tell a verb that isn't among those by which the tool is asked for."""
        verb = last(value) if len(split(value)) == 1 else next((one.lower() for one in split(value)), "")
        return bool(self._habits.verbs) and verb in VERBS and verb not in self._habits.verbs

    def _is_opposite(self, value: str) -> bool:
        """Tell the opposite of what the tool is asked for: "stop" where something is to be started."""
        return _OPPOSITES.get(value.lower(), "") in self._habits.verbs - {""}

    def is_odd_answer(self, case: "Case", repaired: "Object") -> bool:
        """Tell whether nobody would say what puts a fault right.

        It is more than a few values, one that is made up or tells apart kinds of objects, or corrects what wasn't said,
        or was said of somebody else.
        """
        before, after = dict(leaves(case.arguments)), list(leaves(repaired))
        told = [(place, value) for place, value in after if before.get(place, MISSING) != value]
        return (
            len(told) > _ANSWERED
            or any(is_deep(place) or self._alone(place, value) == "senseless" for place, value in told)
            or (case.kind != "missing" and not all(was_said(place, before) for place, _ in told))
            or any(_is_unlike(before.get(place), value) for place, value in told)
            or any(is_stretched(value) for _, value in after)
            or clash([(place, value) for place, value in after if isinstance(value, str)])
            or contradict([(place, value) for place, value in after if place], self._habits)
            or is_unpaired([(place, value) for place, value in after if place], self._habits)
            or self.has_made_up(repaired)
        )

    def has_made_up(self, arguments: "Object", *, besides: "Container[str]" = ()) -> bool:
        """Tell whether a text stands somewhere for which nothing in the schema speaks, or that doesn't belong there."""
        if any(is_no_step(get(arguments, place, None)) for place in self._habits.steps if place not in besides):
            return True
        if any(
            get(arguments, place, MISSING) is not MISSING for place in (*self._habits.files, *self._habits.returned)
        ):
            return True
        return any(
            place not in besides and self._is_guess(place, origin, get(arguments, place))
            for place, origin in self._origins.of(arguments).items()
        )

    def _is_guess(self, place: str, origin: "Origin", value: "Json") -> bool:
        if not isinstance(value, str):
            return False
        key = (place, origin, value)
        if key not in self._guesses:
            made_up = origin in _MAKING and is_made_up(place, origin, value)
            self._guesses[key] = made_up or is_guessed(place, origin, value, self._habits)
        return self._guesses[key]


def _weak(case: "Case", told: "_Told", habits: "Habits") -> "Iterator[Doubt]":
    names = case.arguments.keys()
    if len(told) > _MANY:
        yield "form"
    said = {last(place) for place, _ in told}
    if not TITLES.isdisjoint(said) and not _DESCRIBING.isdisjoint(said):
        yield "loose_pair"
    if not habits.switches.isdisjoint(names):
        yield "switch"
    if len(habits.meaning & names) >= _MEANT_ONCE:
        yield "twice_meant"
    if case.valid and not habits.needed <= names:
        yield "unsaid"


def _is_unlike(slip: "Json", value: "Json") -> bool:
    """Tell an e-mail address that puts right one of somebody else, and a day that does so for one of another year."""
    if not isinstance(slip, str) or not isinstance(value, str):
        return False
    if _DAY.match(value) is not None and slip[:4].isdecimal():
        return slip[:4] != value[:4]
    return "@" in value and value.partition("@")[0].casefold() not in slip.casefold()


def _is_postal(value: "Json") -> bool:
    """Tell a city with all that stands on a letter."""
    return isinstance(value, str) and _POSTAL.search(value) is not None


def _is_foreign(value: "Json") -> bool:
    """Tell an address in Latin letters."""
    return isinstance(value, str) and value.isascii() and ", " in value
