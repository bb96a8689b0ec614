"""A tool's cases in, the order in which they are worded and how many of each kind are wanted out."""

from collections import defaultdict
from typing import TYPE_CHECKING

from seer import canon

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from seer.records import Case, Kind


def order(cases: "Iterable[Case]", *, seed: int, oddity: "Callable[[Case], int]" = lambda _: 0) -> "tuple[Case, ...]":
    """Order cases so that each aim has its turn before any has a second one; what is odd comes after all that isn't.

    Within an aim the order is by a digest of (seed, case): it depends on no other case.
    """
    turns: defaultdict[tuple[str, str, str], list[tuple[int, Case]]] = defaultdict(list)
    for keyed in sorted(((canon.seed(seed, case.id), case) for case in cases), key=lambda keyed: keyed[0]):
        turns[_aim(keyed[1])].append(keyed)
    ranked: list[tuple[int, int, int, Case]] = []
    for group in turns.values():
        for rank, (odd, key, case) in enumerate(sorted((oddity(case), key, case) for key, case in group)):
            ranked.append((odd, rank, key, case))
    return tuple(case for *_, case in sorted(ranked, key=lambda item: item[:3]))


def _aim(case: "Case") -> tuple[str, str, str]:
    first = case.aims[0] if case.aims else None
    return (first.pointer, first.keyword, first.at) if first else ("", "", "")


def turns(quotas: "Mapping[Kind, int]", kinds: "Sequence[Kind]") -> "tuple[Kind, ...]":
    """Share out a tool's scenes: each kind once, then those that have a second place, and so on."""
    most = max((quotas.get(kind, 0) for kind in kinds), default=0)
    return tuple(kind for place in range(most) for kind in kinds if quotas.get(kind, 0) > place)


def goal(valid: int, faulty: int, *, made: int, kinds: int) -> int:
    """Say how many valid scenes a tool gets that has `made` faulty ones where `faulty` were wanted.

    The wanted ratio of `valid` to `faulty` is kept where faults are scarce, but each of the `kinds` has its scene.
    """
    return valid if not faulty else min(valid, max(kinds, round(valid * made / faulty)))
