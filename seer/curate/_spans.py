"""Text and a place in it in, the value that is said there out, by lexical class alone: validity plays no part."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from msgspec import Struct

from seer.curate._days import Calendar
from seer.records import Json
from seer.words.grammar import NUMBER, RUN, TOKEN, Grammar, grammar

_NUMBER = re.compile(NUMBER)
_WORD = re.compile(rf"[-+]?{TOKEN}")
_URL = re.compile(r"[a-z][a-z0-9+.-]{1,20}://[!#-;=?-~]+", re.IGNORECASE)
_RUN = re.compile(RUN)
TAIL = ".,;:!?)"
_QUOTED = 2000
_SCALARS = frozenset({"string", "number", "integer", "boolean"})


class Span(Struct, frozen=True):
    """A value as said: what it is read as, where it ends, whether it is a day that is counted from today on."""

    value: Json
    end: int
    counted: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """What may be said for one pointer: scalar types, phrases with their values, items where it is a list; a day."""

    types: frozenset[str]
    phrases: Mapping[str, Json]
    lengths: tuple[int, ...]
    item: "Place | None" = None
    day: bool = False


def place(types: frozenset[str], phrases: Mapping[str, Json], item: Place | None = None, *, day: bool = False) -> Place:
    """Make a place; phrases are kept as written and, where that is unique, in lower case."""
    low: dict[str, Json] = {}
    for phrase, value in phrases.items():
        low.setdefault(phrase.lower(), value)
    known = low | dict(phrases)
    lengths = sorted({len(phrase) for phrase in known}, reverse=True)
    return Place(types & _SCALARS, known, tuple(lengths), item, day)


class Signs:
    """The compiled signs of one locale."""

    def __init__(self, rules: Grammar) -> None:
        pairs = [(re.escape(left), re.escape(right)) for left, right in rules.quotes]
        opening = "".join(left for left, _ in pairs)
        quoted = "|".join(f"{left}[^{right}]{{0,{_QUOTED}}}{right}" for left, right in pairs)
        tight = f"|(?:{_either(rules.tight)})(?=[{opening}\\d+-])" if rules.tight else ""
        self.gap = rules.gap
        self.calendar = Calendar(rules.days)
        self.quoted = re.compile(quoted)
        self.connector = re.compile(_either(rules.connectors) + tight)
        reverse = _either(rules.reverse)
        self.mark = re.compile(f"(?P<quoted>{quoted})|(?P<reverse>{reverse})|{self.connector.pattern}")
        """What can follow a label. Quotes are bounded, so that a text full of openings takes no square of time."""
        self.reverse = re.compile(reverse)
        self._fillers = re.compile(f"(?: |{_either(rules.fillers)})*", re.IGNORECASE)
        self._corrections = re.compile(_either(rules.corrections), re.IGNORECASE)
        self._leads = rules.leads
        self._loose = re.compile(_either(rules.loose))
        ends = re.escape(rules.ends)
        words = _either((*rules.between, *rules.joiners))
        after = r"(?=\s|$|[\"”’)」])" if rules.gap else ""
        self._end = re.compile(rf"\s*$|\n|[{ends}]{after}|{words}", re.IGNORECASE)
        self._joiners = tuple(sorted(rules.joiners, key=len, reverse=True))

    def is_end(self, text: str, at: int) -> bool:
        """Tell whether a statement may end here."""
        return self._end.match(text, at) is not None

    def after_joiner(self, low: str, at: int) -> int | None:
        """Give where the next item of a list would begin."""
        for joiner in self._joiners:
            if low.startswith(joiner, at):
                return at + len(joiner)
        return None

    def after_filler(self, text: str, at: int) -> int:
        """Give where a value begins: behind spaces and fillers."""
        found = self._fillers.match(text, at)
        return found.end() if found else at

    def after_correction(self, text: str, at: int) -> int | None:
        """Give where the value begins that stands in place of the one that ends here."""
        found = self._corrections.match(text, at)
        return self.after_filler(text, found.end()) if found else None

    def after_lead(self, low: str, start: int, end: int) -> int | None:
        """Give where a bare value begins that ends at `end`: behind the last lead that begins a word."""
        found = [
            at + len(lead)
            for lead in self._leads
            if (at := low.rfind(lead, start, end)) >= 0
            and not (self.gap and at and lead[0].isalpha() and low[at - 1].isalnum())
        ]
        return max(found, default=None)

    def scalar(self, text: str, at: int, where: Place, *, first: bool = True) -> Span | None:
        """Read one value; bare words are read only as the first of a list."""
        quoted = self.quoted.match(text, at)
        if quoted:
            return Span(quoted[0][1:-1], quoted.end())
        chosen = self._choice(text, at, where)
        if chosen:
            return chosen
        loose = self._loose.match(text, at)
        if loose and self.is_end(text, loose.end()):
            return Span(loose[0], loose.end())
        word = _WORD.match(text, at)
        if word and _NUMBER.fullmatch(word[0]) and self.is_end(text, word.end()):
            return Span(_number(word[0], where), word.end())
        return self._bare(text, at) if first else None

    def _choice(self, text: str, at: int, where: Place) -> Span | None:
        for length in where.lengths:
            said = text[at : at + length]
            phrase = said if said in where.phrases else said.lower()
            if phrase in where.phrases and self.is_end(text, at + length):
                return Span(where.phrases[phrase], at + length)
        return None

    def _bare(self, text: str, at: int) -> Span | None:
        for form in (_URL, _WORD, _RUN):
            found = form.match(text, at)
            if found:
                said = found[0].rstrip(TAIL) if form is _URL else found[0]
                if said[0] not in "+-" and self.is_end(text, at + len(said)):
                    return Span(said, at + len(said))
        return None


@cache
def signs(locale: str) -> Signs:
    """Give the compiled signs of a locale."""
    return Signs(grammar(locale))


def _number(said: str, where: Place) -> Json:
    if "string" in where.types and not where.types & {"number", "integer"}:
        return said
    return float(said) if "." in said else int(said)


def _either(words: tuple[str, ...]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word))) or "(?!)"
