"""Tool's base in, its ordinary argument sets out: typical, fewest, fuller, each option, each member, drawn ones."""

from collections.abc import Iterator

from seer import canon
from seer.generate.agreeing import agreed
from seer.generate.base import SAYABLE, Base
from seer.generate.draw import structures
from seer.generate.prove import Prover
from seer.records import Case, Constraint
from seer.sample import SampleError, Steer
from seer.schema import pointer
from seer.schema.coverage import obligations
from seer.schema.pointer import MISSING

_TYPICAL = 5
_DRAWN = 3
_OPTIONS = 60
_MEMBERS = 60
_FULL = 12
_NESTED = 120


def normal(base: Base, prover: Prover, found: tuple[Constraint, ...], *, seed: int) -> Iterator[Case | None]:
    """Give valid cases of kind normal; None where one couldn't be proved."""
    yield from typical(base, prover)
    yield from _each_option(base, prover)
    yield from _each_member(base, prover, found)
    yield from _each_nested(base, prover)
    yield from _drawn(base, prover, seed)


def typical(base: Base, prover: Prover, *, count: int = _TYPICAL) -> Iterator[Case | None]:
    """Give ordinary cases: `count` with a few options, some with none, with many; None where one couldn't be proved."""
    few, free = base.few(), base.optional()
    for number in range(count):
        yield prover.valid("normal", base.arguments(few, Steer(number)), judged=True)
    least = [name for name in base.core if name not in free[:1]]
    bare = [prover.aim(pointer.join("", name), "properties", None, "absent") for name in free[:1]]
    yield prover.valid("normal", base.arguments(base.core, Steer()), judged=True)
    yield prover.valid("normal", base.arguments(least, Steer(1)), *bare, judged=True)
    yield prover.valid("normal", base.arguments((), Steer()), *bare, judged=True)
    full = base.arguments(free[:_FULL], Steer())
    if full is None:
        return
    given = [prover.aim(pointer.join("", name), "properties", None, "typical") for name in free[:_FULL] if name in full]
    yield prover.valid("normal", full, *given, judged=True)


def _each_option(base: Base, prover: Prover) -> Iterator[Case | None]:
    """Give each optional property once with nothing but the required ones beside it."""
    for name in base.optional()[:_OPTIONS]:
        made = base.arguments(tuple(dict.fromkeys((*base.core, name))), Steer())
        if made is not None and name in made:
            yield prover.valid(
                "normal", made, prover.aim(pointer.join("", name), "properties", None, "typical"), judged=True
            )


def _each_nested(base: Base, prover: Prover) -> Iterator[Case | None]:
    """Give each optional property of nested objects once, and such objects without it."""
    nested = [aim for aim in obligations(base.tool) if aim.keyword == "properties" and "/" in aim.pointer[1:]]
    for aim in nested[:_NESTED]:
        place = aim.pointer if aim.at == "typical" else pointer.parent(aim.pointer)
        made = base.holding(place)
        if made is not None and (pointer.get(made, aim.pointer) is MISSING) == (aim.at == "absent"):
            yield prover.valid("normal", made, aim, judged=True)


def _each_member(base: Base, prover: Prover, found: tuple[Constraint, ...]) -> Iterator[Case | None]:
    """Give each member of an enum, and both truth values, once; of a long enum a choice that holds when others come."""
    for constraint in found:
        members = _members(constraint)
        ground = base.ground(constraint) if members else None
        if ground is None:
            continue
        place = constraint.pointer
        ranked = sorted(members, key=lambda member: canon.seed(base.tool.name, place, canon.text(member)))
        for member in ranked[:_MEMBERS]:
            aim = prover.aim(place, constraint.keyword, member if constraint.keyword != "type" else "boolean", "limit")
            aim = aim if constraint.keyword != "type" else prover.aim(place, "type", "boolean", "typical")
            made = agreed(base, pointer.replace(ground.arguments, place, member), place)
            yield prover.valid("normal", made, aim)


def _members(constraint: Constraint) -> list[object]:
    if constraint.keyword == "enum":
        return list(constraint.limit)
    if constraint.keyword == "const":
        return [constraint.limit]
    return [True, False] if constraint.keyword == "type" and constraint.limit == "boolean" else []


def _drawn(base: Base, prover: Prover, seed: int) -> Iterator[Case | None]:
    """Give sets whose structure hypothesis chose: which optional properties, which of their values."""
    free = base.optional()[: 2 * SAYABLE]
    for structure in structures(
        tuple(free), count=_DRAWN if free else 0, seed=canon.seed(seed, base.tool.name, "draw")
    ):
        try:
            names = tuple(dict.fromkeys((*base.core, *structure.names)))
            yield prover.valid("normal", base.arguments(names, Steer(structure.number)), judged=True)
        except SampleError:
            continue
