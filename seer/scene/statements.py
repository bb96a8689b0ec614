"""Arguments and a wordbook in, labelled statements out, or a reason why they can't be said."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

from seer.schema.pointer import join
from seer.words.grammar import MOST_OBJECTS
from seer.words.say import SINGLE, Form, Spoken, quote, say, say_list

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json, Object
    from seer.words.wordbook import Wordbook

_SAID = frozenset({"string", "number", "integer", "boolean", "null"})
_FLAG = frozenset({"boolean"})
_SCALARS = (str, int, float, bool, type(None))


@dataclass(frozen=True, kw_only=True)
class Statement:
    """One labelled value: the place it is for, its label, how the value is said."""

    pointer: str
    label: str
    value: str
    form: Form


class _UnsayableError(Exception):
    """Carries the reason out of the walk."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def _stop(reason: str) -> NoReturn:
    raise _UnsayableError(reason)


def statements(
    arguments: "Object", book: "Wordbook", *, within: tuple[str, ...] = ("",), variant: int = 0
) -> tuple[Statement, ...] | str:
    """Say what stands at or under the pointers `within`, or give a code of words.say.REASONS.

    `variant` chooses among labels where a parameter has several.
    """
    try:
        said = tuple(_Walk(book, variant).object(arguments, ""))
    except _UnsayableError as problem:
        return problem.reason
    if within == ("",):
        return said
    return tuple(one for one in said if any(_under(one.pointer, place) for place in within))


def _under(pointer: str, place: str) -> bool:
    """Tell whether a statement speaks of a place: it is that place, below it, or the list that it is a member of."""
    return f"{pointer}/".startswith(f"{place}/") or place.startswith(f"{pointer}/")


class _Walk:
    def __init__(self, book: "Wordbook", variant: int) -> None:
        self._book = book
        self._variant = variant

    def object(self, value: "Object", pointer: str, *, alone: bool = False) -> "Iterator[Statement]":
        if not value and pointer:
            _stop("empty")
        for name in sorted(value, key=lambda name: self._book.order(join(pointer, name))):
            yield from self._any(value[name], join(pointer, name), alone=alone)

    def _any(self, value: "Json", pointer: str, *, alone: bool) -> "Iterator[Statement]":
        if isinstance(value, dict):
            yield from self.object(value, pointer, alone=alone)
        elif isinstance(value, list) and not all(isinstance(member, _SCALARS) for member in value):
            yield from self._objects(value, pointer)
        else:
            yield self._statement(value, pointer, alone=alone)

    def _objects(self, values: "list[Json]", pointer: str) -> "Iterator[Statement]":
        if len(values) > MOST_OBJECTS:
            _stop("too_many")
        for index, value in enumerate(values):
            if not isinstance(value, dict):
                _stop("mixed_list" if not isinstance(value, list) else "too_deep")
            yield from self.object(value, f"{pointer}/{index}", alone=len(values) == 1)

    def _statement(self, value: "Json", pointer: str, *, alone: bool) -> Statement:
        label = self._book.label(pointer, variant=self._variant, alone=alone)
        if label is None:
            _stop("no_label")
        spoken = self._spoken(value, pointer)
        if isinstance(spoken, str):
            _stop(spoken)
        form: Form = "flag" if self._book.types(pointer) == _FLAG and spoken.form in SINGLE else spoken.form
        return Statement(pointer=pointer, label=label + self._key(pointer), value=spoken.text, form=form)

    def _spoken(self, value: "Json", pointer: str) -> Spoken | str:
        book = self._book
        if not isinstance(value, list):
            if not book.types(pointer) & _SAID:
                return "ambiguous_type"
            return say(
                value,
                types=book.types(pointer),
                rules=book.grammar,
                choices=book.choices(pointer),
                reserved=book.reserved,
            )
        if not value:
            return "empty"
        if len(value) == 1 and book.types(pointer) - {"array", "null"}:
            return "ambiguous_type"
        return say_list(value, types=book.types(f"{pointer}/0"), rules=book.grammar, choices=book.choices(pointer))

    def _key(self, pointer: str) -> str:
        place = self._book.place(pointer)
        if place is None or place.key is None:
            return ""
        quoted = quote(place.key, self._book.grammar)
        if quoted is None or not place.key.isprintable() or place.key != place.key.strip() or not place.key:
            _stop("quotes")
        return f"{self._book.grammar.gap}{quoted}"
