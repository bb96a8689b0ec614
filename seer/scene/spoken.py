"""Statements in, the same as people say them aloud out: a filler before a value, or a value that is taken back."""

from typing import TYPE_CHECKING

from msgspec.structs import replace as with_fields

from seer.sample.pools import LOCALES, words
from seer.scene.senseless import last, leaf, look
from seer.scene.statements import Statement, statements
from seer.schema.pointer import get, replace
from seer.words.bag import bag
from seer.words.say import SINGLE

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from seer.records import Json, Object
    from seer.scene.repair import Repairs
    from seer.words.wordbook import Wordbook

_LONGEST = 60
"""Characters of a value that people say aloud."""
_TEXTS = bag("body comment content contents description message note notes reason text")
"""Last words of names of what people write; nobody says one for another."""
_THINGS = frozenset(word for locale in LOCALES for word in words("thing", locale))
"""Names for anything, which nobody mixes up unless they are alike: "North Office" and "South Office"."""
_WORDS, _SIGNS = 3, 8
"""Words, and Chinese signs, of what people may mix up at most."""


def spoken(
    said: tuple[Statement, ...],
    arguments: "Object",
    book: "Wordbook",
    *,
    repairs: "Repairs",
    faulty: tuple[str, ...],
    rng: "Random",
) -> tuple[Statement, ...] | None:
    """Say one value with a slip that is corrected, or with a filler; None where a value is too long to be spoken.

    What is at fault gets no slip: the correction would look like its repair. Nor does what is said twice.
    """
    if any(len(one.value) > _LONGEST for one in said):
        return None
    places = [index for index, one in enumerate(said) if one.form in SINGLE and not _touches(one.pointer, faulty)]
    if not places:
        return said
    at = places[rng.randrange(len(places))]
    one, rules = said[at], book.grammar
    may_slip = rng.randrange(2) and all(other is one or other.value != one.value for other in said)
    slip = _slip(one, arguments, book, repairs.plausible(one.pointer)) if may_slip else None
    if slip is None:
        text = rules.fillers[rng.randrange(len(rules.fillers))] + one.value
    else:
        text = slip + rules.corrections[rng.randrange(len(rules.corrections))] + one.value
    return (*said[:at], with_fields(one, value=text), *said[at + 1 :])


def _touches(pointer: str, faulty: tuple[str, ...]) -> bool:
    return any(f"{pointer}/".startswith(f"{place}/") or f"{place}/".startswith(f"{pointer}/") for place in faulty)


def _slip(one: Statement, arguments: "Object", book: "Wordbook", values: "Iterable[Json]") -> str | None:
    """Give another value that means something at a statement's place, as it would be said; lists have no slips."""
    for value in values:
        if look(one.pointer, value).senseless or _is_unlike(one.pointer, value, get(arguments, one.pointer)):
            continue
        try:
            other = statements(replace(arguments, one.pointer, value), book, within=(one.pointer,))
        except KeyError:
            return None
        if isinstance(other, str) or len(other) != 1 or other[0].form not in SINGLE:
            continue
        if other[0].value.casefold() != one.value.casefold() and len(other[0].value) <= _LONGEST:
            return other[0].value
    return None


def _is_unlike(pointer: str, value: "Json", meant: "Json") -> bool:
    """Tell a text that isn't mixed up with another: of other letters, of more digits, written, or long."""
    if not isinstance(value, str):
        return False
    if any(sign.isdigit() for sign in value):
        return isinstance(meant, str) and value.isdigit() and meant.isdigit() and len(value) != len(meant)
    if isinstance(meant, str) and meant.isascii() is not value.isascii():
        return True
    if value in _THINGS and value.isascii() and isinstance(meant, str) and set(value.split()).isdisjoint(meant.split()):
        return True
    longest = len(value.split()) > _WORDS if value.isascii() else len(value) > _SIGNS
    return longest or last(leaf(pointer)) in _TEXTS
