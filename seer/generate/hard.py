"""Tool's base and constraints in, faulty argument sets that are easily overlooked out.

Two required values are missing at once, or an amount is right and stands in the next smaller unit, so that it lies
past its limit.
"""

from collections.abc import Iterator
from itertools import islice, pairwise

import msgspec

from seer.generate.base import Base
from seer.generate.faces import lacks_alone
from seer.generate.prove import Prover
from seer.records import Case, Constraint, Object
from seer.schema import pointer
from seer.schema.pointer import MISSING
from seer.schema.sites import sites
from seer.words.fields import fields
from seer.words.units import smaller

_PAIRS = 2
ROUND = (5, 10, 15, 20, 30, 45, 60, 90, 120, 2, 3, 4, 1)
"""Amounts that people give, the first that serves is taken."""
_UPPER = ("maximum", "exclusiveMaximum")
OVERLOOKED = frozenset({"required", *_UPPER})
"""Keywords whose faults are made here."""


def two_missing(base: Base, prover: Prover, found: tuple[Constraint, ...]) -> Iterator[Case | None]:
    """Give cases in which two required values of the top level are absent, and something else is there."""
    required = {one.pointer: one for one in found if one.keyword == "required" and "/" not in one.pointer[1:]}
    for first, second in islice(pairwise(required.values()), _PAIRS):
        ground = base.ground(first)
        if ground is not None and pointer.get(ground.arguments, second.pointer) is not MISSING:
            left = pointer.remove(pointer.remove(ground.arguments, first.pointer), second.pointer)
            yield _pair(base, prover, left, first, second) if left else None


def _pair(base: Base, prover: Prover, left: Object, first: Constraint, second: Constraint) -> Case | None:
    """Give a case in which two values are missing as one that can be said: it shows no keyword alone."""
    root = sites(base.tool.parameters).root
    places = (first.pointer, second.pointer)
    if all(lacks_alone(root, token) for place in places for token in pointer.split(place)):
        case = prover.lacking(left, places, first.schema_pointer)
        return None if case is None else msgspec.structs.replace(case, why=None)
    case = prover.faulty(left, several=True)
    if case is None:
        return None
    causes = [violation for violation in case.violations if not violation.entailed]
    return msgspec.structs.replace(case, aims=(), why=None) if len(causes) == 2 else None  # noqa: PLR2004 - a pair


def wrong_unit(base: Base, prover: Prover, found: tuple[Constraint, ...]) -> Iterator[Case | None]:
    """Give cases in which an amount is given in the next smaller unit than the one that is wanted."""
    limits = [one for one in found if one.keyword in _UPPER]
    places = fields(base.tool.parameters) if limits else {}
    for constraint in limits:
        place = places.get(constraint.pointer)
        factor = smaller(place) if place is not None else None
        ground = base.ground(constraint) if factor else None
        if ground is None or factor is None:
            continue
        for amount in ROUND:
            right = pointer.replace(ground.arguments, constraint.pointer, amount)
            if amount * factor > constraint.limit and prover.valid("normal", right) is not None:
                yield prover.faulty(pointer.replace(right, constraint.pointer, amount * factor))
                break
