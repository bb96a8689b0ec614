"""Tool's base in, argument sets that leave a defaulted property out, and that give its default, out."""

from collections.abc import Iterator

from seer.generate.agreeing import agreed
from seer.generate.base import Base
from seer.generate.prove import Prover
from seer.records import Case, Constraint, Json
from seer.sample import Steer
from seer.schema import pointer
from seer.schema.constraints import visits


def default(base: Base, prover: Prover) -> Iterator[Case | None]:
    """Give cases of kind default."""
    for place, value, schema_pointer in _defaults(base):
        anchor = Constraint(pointer=place, keyword="default", limit=value, schema_pointer=f"{schema_pointer}/default")
        ground = base.ground(anchor)
        if ground is None:
            yield None
            continue
        omitted = prover.aim(place, "default", value, "default")
        given = prover.aim(place, "default", value, "typical")
        yield prover.valid("default", pointer.remove(ground.arguments, place), omitted)
        yield prover.valid("default", agreed(base, pointer.replace(ground.arguments, place, value), place), given)
        if "/" not in place[1:]:
            others = [name for name in base.few() if pointer.join("", name) != place]
            yield prover.valid("default", base.arguments(others, Steer()), omitted, judged=True)


def _defaults(base: Base) -> Iterator[tuple[str, Json, str]]:
    for visit in visits(base.tool.parameters):
        if "default" in visit.schema and visit.pointer and not visit.pointer.rpartition("/")[2].isdigit():
            yield visit.pointer, visit.schema["default"], visit.schema_pointer
