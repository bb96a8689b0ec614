"""Tool in, proved argument sets of the kinds normal, default, boundary, missing and invalid out."""

from collections.abc import Iterator
from itertools import chain, islice
from operator import attrgetter
from typing import NamedTuple

from seer import canon
from seer.generate.base import Base
from seer.generate.cover import Cover
from seer.generate.defaults import default
from seer.generate.edges import boundary, invalid, missing
from seer.generate.effort import EXHAUSTIVE, FULL, QUICK, Effort
from seer.generate.faces import Faces
from seer.generate.hard import OVERLOOKED, two_missing, wrong_unit
from seer.generate.normal import normal, typical
from seer.generate.once import once
from seer.generate.prove import Prover
from seer.generate.together import together
from seer.pause import collector_paused
from seer.records import Case, Dropped, Tool
from seer.sample import Steer
from seer.schema.constraints import constraints

__all__ = ["EXHAUSTIVE", "FULL", "QUICK", "Effort", "Explored", "explore", "generate"]

_ORDINARY = 3
_FACES = Faces()
"""How places worked out, whatever tool they are in: kept for as long as the process lives, bounded in number."""


class Explored(NamedTuple):
    """A tool's argument sets, and those that were dropped because judges differ on them."""

    cases: tuple[Case, ...]
    disputed: tuple[Dropped, ...] = ()


def generate(tool: Tool, *, seed: int, locale: str, now: str, effort: Effort = FULL) -> tuple[Case, ...]:
    """Give proved argument sets of a tool, each once, by kind and id; none where the schema has no valid value."""
    return explore(tool, seed=seed, locale=locale, now=now, effort=effort).cases


def explore(tool: Tool, *, seed: int, locale: str, now: str, effort: Effort = FULL) -> Explored:
    """Give what `generate` does, and what was dropped."""
    with collector_paused():
        return _explored(tool, seed=seed, locale=locale, now=now, effort=effort)


def _explored(tool: Tool, *, seed: int, locale: str, now: str, effort: Effort) -> Explored:
    base = Base(tool, seed=seed, locale=locale, now=now)
    if base.judge is None or base.arguments((), Steer()) is None:
        return Explored(())
    prover = Prover(base)
    if effort.obligations:
        limits = constraints(tool.parameters, of=OVERLOOKED)
        ordinary = chain(
            typical(base, prover, count=_ORDINARY), two_missing(base, prover, limits), wrong_unit(base, prover, limits)
        )
        every = chain(
            (case for case in ordinary if case is not None), Cover(base, prover, _FACES).cases(effort.obligations)
        )
        found = once(every)
    else:
        found = _chosen(once(_all(base, prover, seed, effort)), effort.cases)
    if effort.strength > 1:
        found = once(chain(found, together(base, prover, found, exhaustive=bool(effort.obligations))))
    return Explored(tuple(sorted(found, key=attrgetter("kind", "id"))), prover.disputed)


def _all(base: Base, prover: Prover, seed: int, effort: Effort) -> Iterator[Case]:
    every = constraints(base.tool.parameters)
    found = every[: effort.constraints]
    for kind in (
        normal(base, prover, found, seed=seed),
        default(base, prover),
        boundary(base, prover, every),
        missing(base, prover, found),
        invalid(base, prover, found),
        two_missing(base, prover, found),
        wrong_unit(base, prover, every),
    ):
        proved = (case for case in islice(kind, effort.tries) if case is not None)
        yield from islice(proved, effort.each)


def _chosen(cases: list[Case], most: int) -> list[Case]:
    """Keep at most so many: one for every aim first, in the order that they were made."""
    if len(cases) > most:
        met: set[str] = set()
        first: list[Case] = []
        rest: list[Case] = []
        for case in cases:
            aims = {canon.text([aim.pointer, aim.keyword, aim.at]) for aim in case.aims}
            (rest if aims <= met and case.aims else first).append(case)
            met |= aims
        cases = [*first, *rest][:most]
    return cases
