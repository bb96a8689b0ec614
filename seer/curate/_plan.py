"""Tool and locale in, the plan for reading requests for it out: labels, where each leads, what may be said there."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from seer.curate import _places, _spans
from seer.records import Json, Object, Tool, Unworded
from seer.schema import pointer as pointers
from seer.schema.resolve import types
from seer.words.grammar import Grammar, grammar
from seer.words.wordbook import Wordbook, wordbook

Path = tuple[str | int, ...]
"""Tokens of an instance pointer; array indices are integers."""
_STARS = 2


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a label leads: a value, or entries of a free-form map."""

    path: Path
    pointer: str
    place: _spans.Place
    entries: _spans.Place | None

    def entry(self, key: str) -> "Spot":
        """Give the spot of one entry of the map."""
        return _spot((*self.path, key), self.entries or self.place, None)


@dataclass(frozen=True, slots=True)
class Plan:
    """All that reading for one tool in one locale needs: places by label in lower case, phrases by pattern pointer.

    `connected` are labels that hold a connector, each with the place of it.
    """

    spots: Mapping[str, tuple[Spot, ...]]
    lengths: tuple[int, ...]
    connected: tuple[tuple[str, int], ...]
    phrases: Mapping[str, Mapping[str, Json]]
    book: Wordbook

    def label_before(self, low: str, end: int, start: int) -> str | None:
        """Give the longest label that ends at a place and begins no earlier than at `start`, on a word's boundary."""
        for length in self.lengths:
            begin = end - length
            if begin < start:
                continue
            label = low[begin:end]
            if label in self.spots and not (begin and _is_letter(label[0]) and _is_letter(low[begin - 1])):
                return label
        return None

    def label_after(self, low: str, begin: int) -> str | None:
        """Give the longest label that begins at a place and ends on a word's boundary."""
        for length in self.lengths:
            end = begin + length
            label = low[begin:end]
            if label in self.spots and not (end < len(low) and _is_letter(label[-1]) and _is_letter(low[end])):
                return label
        return None


def plan(tool: Tool, locale: str) -> Plan | Unworded:
    """Make the plan, or say that the tool has no wording in the locale."""
    book = wordbook(tool, locale)
    if isinstance(book, Unworded):
        return book
    spots: dict[str, tuple[Spot, ...]] = {}
    for label, spot in _spots(tool.parameters, book, grammar(locale)):
        known = spots.get(label, ())
        if all(spot.path != other.path for other in known):
            spots[label] = (*known, spot)
    phrases = {general: book.choices(pointer(_first(pointers.split(general)))) for general in book.labels()}
    lengths = tuple(sorted({len(label) for label in spots}, reverse=True))
    connector = _spans.signs(locale).connector
    connected = tuple((label, found.start()) for label in spots for found in connector.finditer(label))
    return Plan(spots, lengths, connected, phrases, book)


def pointer(path: Path) -> str:
    """Give the JSON pointer of a path."""
    return "".join(pointers.join("", str(step)) for step in path)


def _spots(parameters: Object, book: Wordbook, rules: Grammar) -> Iterator[tuple[str, Spot]]:
    for general, labels in book.labels().items():
        steps = pointers.split(general)
        place, entries = _place(parameters, steps, book)
        for label in labels:
            yield label.lower(), _spot(_first(steps), place, entries)
        for path in _numbered(steps, len(rules.ordinals)):
            for variant in range(len(labels)):
                said = book.label(pointer(path), variant=variant)
                if said is not None:
                    yield said.lower(), _spot(path, place, entries)


def _spot(path: Path, place: _spans.Place, entries: _spans.Place | None) -> Spot:
    return Spot(path, pointer(path), place, entries)


def _numbered(steps: tuple[str, ...], ordinals: int) -> Iterator[Path]:
    stars = steps.count("*")
    if 0 < stars <= _STARS:
        for indices in product(range(ordinals), repeat=stars):
            yield _filled(steps, indices)


def _first(steps: tuple[str, ...]) -> Path:
    return _filled(steps, (0,) * steps.count("*"))


def _filled(steps: tuple[str, ...], indices: tuple[int, ...]) -> Path:
    left = iter(indices)
    return tuple(next(left) if step == "*" else step for step in steps)


def _place(parameters: Object, steps: tuple[str, ...], book: Wordbook) -> tuple[_spans.Place, _spans.Place | None]:
    """Give what may be said at a place, and at entries of the free-form map that it may be."""
    schema = _places.at(parameters, steps)
    admitted = types(schema, parameters)
    phrases = book.choices(pointer(_first(steps)))
    item = None
    if "array" in admitted:
        item = _spans.place(types(_places.at(parameters, (*steps, "*")), parameters), phrases)
    free = _places.at(parameters, (*steps, _places.FREE)) if "object" in admitted else None
    entries = None if free is None else _spans.place(types(free, parameters), {})
    day = book.takes_day(pointer(_first(steps)))
    return _spans.place(admitted, phrases, item, day=day), entries


def _is_letter(sign: str) -> bool:
    """Tell whether a sign belongs to a word that is written with spaces around."""
    return sign.isalnum() and not "\u2e80" <= sign <= "\uffef"
