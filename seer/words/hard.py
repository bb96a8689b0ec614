"""A faulty request and what is expected in its place in, tags for what makes the fault easy to overlook out."""

from typing import TYPE_CHECKING

from seer.schema.pointer import get
from seer.words.units import mended, smaller

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.records import Object, Violation
    from seer.words.fields import Field

TWO_MISSING = "two_missing"
"""Two required values are missing."""
RELATIVE_DATE = "relative_date"
"""A day is said from today on: "tomorrow"."""
WRONG_UNIT = "wrong_unit"
"""The right amount is given in the next smaller unit."""


def tags(
    violations: "Sequence[Violation]", asked: "Object", expected: "Object", fields: "Mapping[str, Field]"
) -> tuple[str, ...]:
    """Give the tags of a request with these violations; none for one that can be carried out."""
    causes = [violation for violation in violations if not violation.entailed]
    if len(causes) > 1 and all(cause.keyword == "required" for cause in causes):
        return (TWO_MISSING,)
    if len(causes) != 1 or causes[0].pointer not in fields:
        return ()
    place = causes[0].pointer
    factor = smaller(fields[place])
    amount = None if factor is None else mended(get(asked, place, None), factor)
    return (WRONG_UNIT,) if amount is not None and amount == get(expected, place, None) else ()
