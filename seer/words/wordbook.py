"""Tool and locale in, how to ask for it out: intents, labels of its parameters, phrases of their choices."""

from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import product
from typing import TYPE_CHECKING

from seer.records import Unworded, Wording
from seer.schema.kept import Kept
from seer.schema.pointer import escape, split
from seer.words.classes import owners
from seer.words.fields import EVERY, Field, fields, takes_day
from seer.words.grammar import MOST_OBJECTS, Grammar, grammar
from seer.words.labels import labels
from seer.words.languages import language
from seer.words.stiff import natural
from seer.words.woven import Own, own_id, woven

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from seer.records import Json, Object, Tool
    from seer.words.classes import Class, Owners
    from seer.words.languages import Language

_KEPT = 2048
_ASKED = 16_384


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where a concrete instance pointer leads: the pattern, the index at each `*`, the key in a free-form map."""

    pattern: str
    indices: tuple[int, ...] = ()
    key: str | None = None


@dataclass(frozen=True, kw_only=True)
class _Terms:
    """What can be said of parameters, by pattern pointer; `needs` names the required ones that nothing can be said of.

    Tools that share their parameters share this: one that is shown under another name has them too.
    """

    fields: "Mapping[str, Field]"
    labels: "Mapping[str, tuple[str, ...]]"
    choices: "Mapping[str, Mapping[str, Json]]"
    needs: tuple[str, ...]
    places: dict[str, Place | None] = field(default_factory=dict)
    """Concrete pointers that were read already."""
    said: dict[tuple[str, int, bool], str | None] = field(default_factory=dict)
    """Labels of those that were asked for, by pointer, variant and whether it stands alone."""
    days: dict[str, bool] = field(default_factory=dict)
    """By pattern pointer, whether it takes a day in one form."""

    @cached_property
    def owners(self) -> "Mapping[Class, Owners]":
        return owners(self.fields)


class Wordbook:
    """What can be said of one tool in one locale. Build it with `wordbook`."""

    def __init__(
        self,
        *,
        tool: "Tool",
        grammar: Grammar,
        language: "Language",
        intents: tuple[str, ...],
        terms: _Terms,
    ) -> None:
        self.tool = tool.name
        self.locale = grammar.locale
        self.grammar = grammar
        self.intents = intents
        self.fields = terms.fields
        self._language = language
        self._terms = terms
        self._labels = terms.labels
        self._all_labels: Mapping[str, tuple[str, ...]] | None = None
        self._choices = terms.choices
        self._places = terms.places
        self._said = terms.said
        self._days = terms.days

    @property
    def owners(self) -> "Mapping[Class, Owners]":
        """Give the fields that may own a value without a label, by its lexical class."""
        return self._terms.owners

    def labels(self) -> "Mapping[str, tuple[str, ...]]":
        """Give all labels by pattern pointer (`*` for any index), the preferred one first; no ordinals.

        That of the thing's own id has its last word, with which it is said right behind the thing.
        """
        return self._labels if self.own is None else self._with_short(self.own)

    def _with_short(self, own: Own) -> "Mapping[str, tuple[str, ...]]":
        if self._all_labels is None:
            self._all_labels = {**self._labels, own.pointer: (*self._labels[own.pointer], own.tail)}
        return self._all_labels

    @cached_property
    def own(self) -> Own | None:
        """What names the thing that the tool is asked for by its id."""
        return own_id(self.intents, self._labels) if self.locale == "en" else None

    def place(self, pointer: str) -> Place | None:
        """Read a concrete instance pointer; None where it leads to nothing that the schema names."""
        if pointer not in self._places:
            self._places[pointer] = self._place(pointer)
        return self._places[pointer]

    def _place(self, pointer: str) -> Place | None:
        pattern = ""
        indices: list[int] = []
        tokens = split(pointer)
        for position, token in enumerate(tokens):
            named = f"{pattern}/{escape(token)}"
            if named in self.fields:
                pattern = named
            elif token.isdecimal() and f"{pattern}/*" in self.fields:
                pattern, indices = f"{pattern}/*", [*indices, int(token)]
            elif position == len(tokens) - 1 and pattern in self.fields and self.fields[pattern].is_map:
                return Place(pattern=pattern, indices=tuple(indices), key=token)
            else:
                return None
        return Place(pattern=pattern, indices=tuple(indices))

    def _types(self, pattern: str) -> frozenset[str]:
        found = self.fields.get(pattern)
        return found.types if found else frozenset()

    def label(self, pointer: str, *, variant: int = 0, alone: bool = False) -> str | None:
        """Give the label for a concrete instance pointer; None where the locale has no words for it.

        An index is said as an ordinal; `alone` leaves it out where a list has one object only. An entry of a free-form
        map has the map's label. A scalar list's members have none: the list is said as a whole.
        """
        key = (pointer, variant, alone)
        if key not in self._said:
            self._said[key] = self._label(pointer, variant, alone=alone)
        return self._said[key]

    def _label(self, pointer: str, variant: int, *, alone: bool) -> str | None:
        place = self.place(pointer)
        if place is None or place.pattern not in self._labels:
            return None
        options = self._labels[place.pattern]
        return self._ordinal(place, options[min(variant, len(options) - 1)], alone=alone)

    def _ordinal(self, place: Place, label: str, *, alone: bool) -> str | None:
        if not place.indices:
            return label
        if max(place.indices) >= MOST_OBJECTS:
            return None
        if alone and place.indices == (0,):
            return label
        said = [self.grammar.ordinals[index] for index in place.indices]
        nouns = self._language.star_nouns(self.fields[place.pattern])
        outer = [f"{ordinal}{self.grammar.gap}{noun}" for ordinal, noun in zip(said[:-1], nouns, strict=False)]
        return self._language.chain((*outer, f"{said[-1]}{self.grammar.gap}{label}"))

    def order(self, pointer: str) -> tuple[int, str]:
        """Give a key that sorts places as the schema has them."""
        place = self.place(pointer)
        return (self._order.get(place.pattern, len(self._order)) if place else len(self._order), pointer)

    @cached_property
    def _order(self) -> "Mapping[str, int]":
        return {pattern: index for index, pattern in enumerate(self.fields)}

    @cached_property
    def reserved(self) -> frozenset[str]:
        """Give the words that have a part in the grammar: labels, connectors, what stands between statements."""
        words = [label for options in self._labels.values() for label in options]
        words += [*self.grammar.connectors, *self.grammar.tight, *self.grammar.between, *self.grammar.joiners]
        words += [*self.grammar.yes, *self.grammar.no]
        return frozenset(word.strip(" :：").casefold() for word in words) - {""}

    @cached_property
    def phrases(self) -> "Mapping[str, str]":
        """Give every label, in folded case and with each ordinal, with the concrete pointer that it leads to."""
        found: dict[str, str] = {}
        for pattern, options in self._labels.items():
            stars = pattern.count("/*")
            for indices in product(range(MOST_OBJECTS), repeat=stars):
                place = Place(pattern=pattern, indices=indices)
                for label in options:
                    said = self._ordinal(place, label, alone=False)
                    if said is not None:
                        found.setdefault(said.casefold(), _concrete(pattern, indices))
            if stars == 1:
                for label in options:
                    found.setdefault(label.casefold(), _concrete(pattern, (0,)))
        return found

    def choices(self, pointer: str) -> "Mapping[str, Json]":
        """Give the phrases for members of an enum, a const or a boolean, and the value that each means."""
        place = self.place(pointer)
        if place is None:
            return {}
        return self._choices.get(place.pattern) or self._choices.get(f"{place.pattern}/*") or {}

    def titles(self, pattern: str) -> tuple[str, ...]:
        """Give the titles that the schema has for a place."""
        found = self.fields.get(pattern)
        return tuple(part["title"] for part in found.schemas if isinstance(part.get("title"), str)) if found else ()

    def takes_day(self, pointer: str) -> bool:
        """Tell whether a place takes a day as YYYY-MM-DD and says so, so that other ways to say it can be put right."""
        place = self.place(pointer)
        if place is None or place.key is not None or place.pattern not in self.fields:
            return False
        if place.pattern not in self._days:
            self._days[place.pattern] = takes_day(self.fields[place.pattern])
        return self._days[place.pattern]

    def types(self, pointer: str) -> frozenset[str]:
        """Give the JSON types that the schema admits at a pointer, all where it says nothing."""
        place = self.place(pointer)
        if place is None or place.key is not None:
            return EVERY
        return self._types(place.pattern)


def _concrete(pattern: str, indices: tuple[int, ...]) -> str:
    pointer = pattern
    for index in indices:
        pointer = pointer.replace("/*", f"/{index}", 1)
    return pointer


def wordbook(tool: "Tool", locale: str) -> Wordbook | Unworded:
    """Give the words for a tool in a locale, or what a phrasebook would have to add.

    Words come from the tool's own wording (registry, phrasebook), then from the spec where it is written in the
    locale's script, then from the lexicon. A locale without a lexicon raises RecipeError.
    """
    return _shelf(locale)(tool)


def asking(tool: "Tool", locale: str) -> tuple[str, ...]:
    """Give the ways to ask for a tool, none where it has no words; they are remembered longer than a wordbook is."""
    return _asking(locale)(tool)


@cache
def _asking(locale: str) -> "Kept[Tool, tuple[str, ...]]":
    def intents(tool: "Tool") -> tuple[str, ...]:
        book = _shelf(locale).known(tool) or _wordbook(tool, locale)
        return book.intents if isinstance(book, Wordbook) else ()

    return Kept(intents, most=_ASKED)


def sought(tool: "Tool", locale: str) -> tuple[str, ...]:
    """Give the same, and each way in which the very thing is asked for that its id names."""
    return _sought(locale)(tool)


@cache
def _sought(locale: str) -> "Kept[Tool, tuple[str, ...]]":
    def ways(tool: "Tool") -> tuple[str, ...]:
        book = _shelf(locale).known(tool) or _wordbook(tool, locale)
        if not isinstance(book, Wordbook):
            return ()
        own = book.own
        more = [woven(intent, own) for intent in book.intents] if own else []
        return tuple(dict.fromkeys((*book.intents, *(way for way in more if way))))

    return Kept(ways, most=_ASKED)


@cache
def _shelf(locale: str) -> "Kept[Tool, Wordbook | Unworded]":
    return Kept(lambda tool: _wordbook(tool, locale), most=_KEPT)


def _wordbook(tool: "Tool", locale: str) -> Wordbook | Unworded:
    rules, speech = grammar(locale), language(locale)
    given = tool.wording.get(locale) or tool.wording.get(rules.locale) or Wording()
    plain = not given.labels and not given.choices
    terms = _plain_terms(locale)(tool.parameters) if plain else _terms(tool.parameters, given, locale)
    known = [label for words in terms.labels.values() for label in words]
    intents = speech.intents(tool, _printable(given.intents), known, rules)
    intents = intents if given.intents else natural(intents, locale)
    needs = terms.needs if intents else ("intent", *terms.needs)
    if needs:
        return Unworded(tool=tool.name, locale=locale, needs=needs)
    return Wordbook(tool=tool, grammar=rules, language=speech, intents=intents, terms=terms)


@cache
def _plain_terms(locale: str) -> "Kept[Object, _Terms]":
    return Kept(lambda parameters: _terms(parameters, Wording(), locale), most=_KEPT)


def _terms(parameters: "Object", given: Wording, locale: str) -> _Terms:
    speech = language(locale)
    places = fields(parameters)
    named = labels(places, {pointer: _printable(words) for pointer, words in given.labels.items()}, speech)
    needs = [f"label {pointer}" for pointer, place in places.items() if place.required and not _named(place, named)]
    choices = {pointer: speech.choices(place, given.choices.get(pointer, {})) for pointer, place in places.items()}
    return _Terms(
        fields=places,
        labels=named,
        choices={pointer: phrases for pointer, phrases in choices.items() if phrases},
        needs=tuple(needs),
    )


def labelled(tool: "Tool", locale: str) -> "Iterator[tuple[Field, bool]]":
    """Give each place of a tool, and whether it has a label in the locale or needs none."""
    given = tool.wording.get(locale) or tool.wording.get(grammar(locale).locale) or Wording()
    places = fields(tool.parameters)
    named = labels(places, {pointer: _printable(words) for pointer, words in given.labels.items()}, language(locale))
    for place in places.values():
        yield place, _named(place, named)


def _printable(words: "Sequence[str]") -> tuple[str, ...]:
    return tuple(word.strip() for word in words if word.strip() and word.isprintable())


def _named(place: Field, named: "Mapping[str, tuple[str, ...]]") -> bool:
    """Tell whether a field has a label, or needs none because only what stands below it is said."""
    if place.pointer in named or place.is_item:
        return True
    below = f"{place.pointer}/"
    return place.types <= {"object", "array"} and any(other.startswith(below) for other in named)
