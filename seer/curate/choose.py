"""A tool's cases in, the order in which they are worded and how many of each kind are wanted out."""

from collections import Counter, deque
from operator import itemgetter
from typing import TYPE_CHECKING

from seer import canon

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from seer.records import Case, Kind


def order(cases: "Iterable[Case]", *, seed: int, oddity: "Callable[[Case], int]" = lambda _: 0) -> "Iterator[Case]":
    """Order cases so that each aim has its turn before any has a second one; what is odd comes after all that isn't.

    Within an aim the order is by a digest of (seed, case): it depends on no other case. How odd a case is is asked only
    once its turn may have come.
    """
    waiting = deque(sorted(((canon.seed(seed, case.id), case) for case in cases), key=itemgetter(0)))
    turns: Counter[tuple[str, str, str]] = Counter()
    odd: list[tuple[int, int, Case]] = []
    while waiting:
        taken: set[tuple[str, str, str]] = set()
        for _ in range(len(waiting)):
            key, case = waiting.popleft()
            aim = _aim(case)
            if aim in taken:
                waiting.append((key, case))
            elif strangeness := oddity(case):
                odd.append((strangeness, key, case))
            else:
                turns[aim] += 1
                taken.add(aim)
                yield case
    yield from _ranked(odd, turns)


def _ranked(odd: "list[tuple[int, int, Case]]", turns: "Counter[tuple[str, str, str]]") -> "Iterator[Case]":
    """Give odd cases, the least odd first, each aim in turn; `turns` are those that each has had."""
    ranked: list[tuple[int, int, int, Case]] = []
    for strangeness, key, case in sorted(odd, key=itemgetter(0, 1)):
        aim = _aim(case)
        ranked.append((strangeness, turns[aim], key, case))
        turns[aim] += 1
    return (case for *_, case in sorted(ranked, key=itemgetter(0, 1, 2)))


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
