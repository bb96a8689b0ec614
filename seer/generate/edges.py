"""Tool's base and constraints in, argument sets at each limit, past each limit and without each property out."""

from collections.abc import Iterator
from itertools import islice

import msgspec

from seer.generate.agreeing import agreed
from seer.generate.base import Base, Ground
from seer.generate.grounds import Grounds
from seer.generate.prove import Prover
from seer.keywords import Variant, variants
from seer.records import Case, Constraint, Json
from seer.sample import SampleError, Spot, Steer
from seer.schema import pointer
from seer.schema.constraints import FREE
from seer.schema.obligations import BOUNDS, SIZES
from seer.schema.pointer import MISSING
from seer.schema.sites import sites

_LIMITED = frozenset({*BOUNDS, *SIZES, "multipleOf"})
_TRIED = 8
_KEPT = 3
_BOUNDED = 120


def boundary(base: Base, prover: Prover, found: tuple[Constraint, ...]) -> Iterator[Case | None]:
    """Give valid cases at each limit and one step inside it."""
    free = _Free(base)
    for one in [one for one in found if one.keyword in _LIMITED][:_BOUNDED]:
        constraint, ground = free.ground(one)
        if ground is None:
            yield None
            continue
        for variant in _variants(base, constraint, ground):
            if variant.at != "past":
                aim = prover.aim(one.pointer, constraint.keyword, constraint.limit, variant.at)
                for value in _values(base, constraint, ground, variant, loose=False):
                    made = agreed(base, _placed(ground, constraint, value), constraint.pointer)
                    yield prover.valid("boundary", made, aim)


def invalid(base: Base, prover: Prover, found: tuple[Constraint, ...]) -> Iterator[Case | None]:
    """Give cases past each limit, a few for each constraint, the most sayable first."""
    free = _Free(base)
    for one in found:
        if one.keyword == "required":
            continue
        constraint, ground = free.ground(one)
        cases = () if ground is None else tuple(islice(_past(base, prover, constraint, ground), _KEPT))
        yield from cases or (None,)


def _past(base: Base, prover: Prover, constraint: Constraint, ground: Ground) -> Iterator[Case]:
    past = (variant for variant in _variants(base, constraint, ground) if variant.at == "past")
    for variant in islice(past, _TRIED):
        for value in _values(base, constraint, ground, variant, loose=True):
            case = prover.faulty(_placed(ground, constraint, value))
            if case is not None:
                yield case
                break


def missing(base: Base, prover: Prover, found: tuple[Constraint, ...]) -> Iterator[Case | None]:
    """Give cases in which one required property is absent, at the top and in nested objects."""
    free = _Free(base)
    for one in found:
        if one.keyword != "required":
            continue
        constraint, ground = free.ground(one)
        if ground is None:
            yield None
        else:
            yield prover.faulty(pointer.remove(ground.arguments, constraint.pointer))
            if "/" not in constraint.pointer[1:]:
                fuller = base.arguments(base.few(), Steer())
                if fuller is not None and pointer.get(fuller, constraint.pointer, None) is not None:
                    yield prover.faulty(pointer.remove(fuller, constraint.pointer))


class _Free:
    """Gives members that aren't declared a name by which the schema speaks of them."""

    def __init__(self, base: Base) -> None:
        self._base = base
        self._grounds = Grounds(base)

    def ground(self, one: Constraint) -> tuple[Constraint, Ground | None]:
        """Give a keyword at a place that an instance can have, and a ground for it."""
        if FREE not in pointer.split(one.pointer):
            return one, self._base.ground(one)
        is_missing = one.keyword == "required"
        site = sites(self._base.tool.parameters).by_pointer.get(
            pointer.parent(one.pointer) if is_missing else one.pointer
        )
        owner = pointer.parent(one.schema_pointer)
        visit = None if site is None else next((each for each in site.pieces if each.schema_pointer == owner), None)
        found = None if site is None else self._grounds.at(site, visit)
        if found is None:
            return one, None
        place = pointer.join(found.pointer, pointer.split(one.pointer)[-1]) if is_missing else found.pointer
        steer = Steer(0, "", found.want, "none")
        return msgspec.structs.replace(one, pointer=place), Ground(found.arguments, found.places, found.view, steer)


def _placed(ground: Ground, constraint: Constraint, value: Json) -> Json:
    return pointer.replace(ground.arguments, constraint.pointer, value)


def _variants(base: Base, constraint: Constraint, ground: Ground) -> Iterator[Variant]:
    make = variants().get(constraint.keyword)
    value = pointer.get(ground.arguments, constraint.pointer)
    if make is not None and value is not MISSING and _applies(constraint, value):
        words = {**ground.view.words, constraint.keyword: constraint.limit}
        yield from make(words, value, base.sampler.locale)


def _applies(constraint: Constraint, value: Json) -> bool:
    """Say whether a keyword speaks of the type that the value has."""
    keyword = constraint.keyword
    if keyword in ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"):
        return isinstance(value, int | float) and not isinstance(value, bool)
    if keyword.endswith("Length"):
        return isinstance(value, str)
    if keyword.endswith("Items"):
        return isinstance(value, list)
    return isinstance(value, dict) or not keyword.endswith("Properties")


def _values(base: Base, constraint: Constraint, ground: Ground, variant: Variant, *, loose: bool) -> Iterator[Json]:
    """Give a variant's value; one that is described by keywords is sampled, at need without its other keywords."""
    if variant.words is None:
        yield variant.value
        return
    name = next((token for token in reversed(pointer.split(constraint.pointer)) if not token.isdigit()), "")
    spot = Spot(constraint.pointer, name, base.sampler.noun, ("",))
    steer = Steer(ground.steer.number, "", ground.steer.want, "few")
    plain = {key: limit for key, limit in ground.view.words.items() if key not in ("pattern", "format", "enum")}
    for words in (ground.view.words, plain) if loose else (ground.view.words,):
        try:
            yield base.sampler.typed(ground.view._replace(words={**words, **variant.words}), spot, steer)
        except SampleError:
            continue
