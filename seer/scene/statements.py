"""Arguments and a wordbook in, labelled statements out, or a reason why they can't be said."""

from typing import TYPE_CHECKING, NoReturn

from msgspec import Struct

from seer.schema.kept import Kept
from seer.schema.pointer import join
from seer.words.grammar import MOST_OBJECTS
from seer.words.say import SINGLE, Form, Spoken, quote, say, say_list

if TYPE_CHECKING:
    from seer.records import Json, Object
    from seer.words.grammar import Grammar
    from seer.words.wordbook import Wordbook

_SAID = frozenset({"string", "number", "integer", "boolean", "null"})
_FLAG = frozenset({"boolean"})
_SCALARS = (str, int, float, bool, type(None))


class Statement(Struct, frozen=True, kw_only=True):
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
    said: list[Statement] = []
    try:
        _Walk(_sayings(book), variant, said).object(arguments, "")
    except _UnsayableError as problem:
        return problem.reason
    if within == ("",):
        return tuple(said)
    return tuple([one for one in said if any(_under(one.pointer, place) for place in within)])


def _under(pointer: str, place: str) -> bool:
    """Tell whether a statement speaks of a place: it is that place, below it, or the list that it is a member of."""
    return f"{pointer}/".startswith(f"{place}/") or place.startswith(f"{pointer}/")


class _Walk:
    """Goes through arguments and puts a statement for each value, in the order of the schema, into a list."""

    def __init__(self, sayings: "_Sayings", variant: int, said: list[Statement]) -> None:
        self._sayings = sayings
        self._variant = variant
        self._said = said

    def object(self, value: "Object", pointer: str, *, alone: bool = False) -> None:
        if not value and pointer:
            _stop("empty")
        for name, place in self._sayings.ordered(tuple(value), pointer):
            self._any(value[name], place, alone=alone)

    def _any(self, value: "Json", pointer: str, *, alone: bool) -> None:
        if isinstance(value, dict):
            self.object(value, pointer, alone=alone)
        elif isinstance(value, list) and not all(isinstance(member, _SCALARS) for member in value):
            self._objects(value, pointer)
        else:
            made = self._sayings.statement(value, pointer, variant=self._variant, alone=alone)
            self._said.append(_stop(made) if isinstance(made, str) else made)

    def _objects(self, values: "list[Json]", pointer: str) -> None:
        if len(values) > MOST_OBJECTS:
            _stop("too_many")
        for index, value in enumerate(values):
            if not isinstance(value, dict):
                _stop("mixed_list" if not isinstance(value, list) else "too_deep")
            self.object(value, f"{pointer}/{index}", alone=len(values) == 1)


class _Sayings:
    """What was said of values of one tool: its cases and their repairs share most of them."""

    def __init__(self, book: "Wordbook") -> None:
        self._book = book
        self._orders: dict[tuple[str, tuple[str, ...]], list[tuple[str, str]]] = {}
        self._made: dict[tuple[str, int, bool, str], Statement | str] = {}

    def ordered(self, names: tuple[str, ...], pointer: str) -> list[tuple[str, str]]:
        """Give the properties of an object as the schema has them, each with its pointer."""
        key = (pointer, names)
        if key not in self._orders:
            places = [(name, join(pointer, name)) for name in names]
            self._orders[key] = sorted(places, key=lambda place: self._book.order(place[1]))
        return self._orders[key]

    def statement(self, value: "Json", pointer: str, *, variant: int, alone: bool) -> Statement | str:
        """Give the statement for a scalar or a list of scalars, or the reason why there is none."""
        key = (pointer, variant, alone, repr(value))
        if key not in self._made:
            self._made[key] = self._statement(value, pointer, variant=variant, alone=alone)
        return self._made[key]

    def _statement(self, value: "Json", pointer: str, *, variant: int, alone: bool) -> Statement | str:
        label, place = self._book.label(pointer, variant=variant, alone=alone), self._book.place(pointer)
        if label is None:
            return "no_label"
        spoken = self._spoken(value, pointer)
        if isinstance(spoken, str):
            return spoken
        form: Form = "flag" if self._book.types(pointer) == _FLAG and spoken.form in SINGLE else spoken.form
        key = None if place is None else place.key
        quoted = None if key is None else _quoted(key, self._book.grammar)
        if key is not None and quoted is None:
            return "quotes"
        return Statement(pointer=pointer, label=label + (quoted or ""), value=spoken.text, form=form)

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


def _quoted(key: str, rules: "Grammar") -> str | None:
    """Give the key of a free-form map as it stands after the map's label, or none where it can't."""
    quoted = quote(key, rules)
    if quoted is None or not key.isprintable() or key != key.strip() or not key:
        return None
    return f"{rules.gap}{quoted}"


_sayings: "Kept[Wordbook, _Sayings]" = Kept(_Sayings, most=16)
