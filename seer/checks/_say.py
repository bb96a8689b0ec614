"""Mismatches and calls in, sentences that a developer understands out."""

from typing import TYPE_CHECKING

from seer.errors import literal
from seer.schema.pointer import MISSING, split

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seer.records import Call, Json
    from seer.schema.match import Mismatch

LONGEST = 160


def place(pointer: str) -> str:
    """Name a place in arguments as code does: `/items/0/price` is `items[0].price`."""
    name = ""
    for token in split(pointer):
        name += f"[{token}]" if token.isdigit() and name else f".{token}" if name else token
    return name or "the arguments"


def value(given: "Json") -> str:
    """Show a value on one line: strings in single quotes, all else as JSON, long ones cut."""
    return literal(given, LONGEST)


def mismatch(found: "Mismatch") -> str:
    """Say what was wrong at one place: what came, what was expected, under which rule."""
    where = place(found.pointer)
    if found.expected is MISSING:
        return f"{where} was {value(found.actual)}, which nobody asked for"
    wanted = f"expected {value(found.expected)} ({found.rule})"
    if found.actual is MISSING:
        return f"{where} is missing, {wanted}"
    return f"{where} was {value(found.actual)}, {wanted}"


def mismatches(found: "Sequence[Mismatch]") -> str:
    """Say all that was wrong in a call; two values in each other's place are named as such."""
    swapped = _swapped(found)
    note = f" (the values of {swapped[0]} and {swapped[1]} are swapped)" if swapped else ""
    return "; ".join(mismatch(one) for one in found) + note


def _swapped(found: "Sequence[Mismatch]") -> tuple[str, str] | None:
    for index, one in enumerate(found):
        for other in found[index + 1 :]:
            if one.expected == other.actual and one.actual == other.expected:
                return place(one.pointer), place(other.pointer)
    return None


def call(made: "Call") -> str:
    """Show a call as it was written: name and raw arguments."""
    raw = " ".join(made.proposed.raw.split())
    return f"{made.proposed.name}({raw if len(raw) <= LONGEST else raw[: LONGEST - 1] + '…'})"


def calls(made: "Iterable[Call]") -> str:
    """Show some calls, the first three in full."""
    shown = [call(one) for one in made]
    more = f" and {len(shown) - 3} more" if len(shown) > 3 else ""  # noqa: PLR2004 - enough to see what went on
    return ", ".join(shown[:3]) + more
