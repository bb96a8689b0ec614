"""Marks of scenes in, rates with 95 % intervals out."""

from collections import Counter, defaultdict
from math import sqrt
from random import Random
from struct import unpack
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from seer import canon
from seer.records import Rate

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seer.records import Weights

Z = 1.959963984540054
"""The normal distribution's quantile at 0.975."""

RESAMPLES = 1000
NO_RATE = Rate(value=None, n=0, low=None, high=None)


class Mark(Struct, frozen=True, kw_only=True):
    """What one trial adds to a rate: `value` (0..1) is the mean of `n` things; repetitions share a scene."""

    tool: str
    scene: str
    value: float
    n: int = 1
    positive: bool = True


class _Sums(NamedTuple):
    positive: float
    positives: float
    negative: float
    negatives: float


def wilson(value: float, n: int, *, size: float | None = None) -> Rate:
    """Give a share with Wilson's score interval; `size` is the effective sample size where that isn't `n`."""
    if n == 0:
        return NO_RATE
    count = n if size is None else size
    spread = Z * Z / count
    centre = (value + spread / 2) / (1 + spread)
    half = Z * sqrt(value * (1 - value) / count + spread / (4 * count)) / (1 + spread)
    low = 0.0 if value == 0.0 else max(0.0, centre - half)
    high = 1.0 if value == 1.0 else min(1.0, centre + half)
    return Rate(value=value, n=n, low=low, high=high)


def plain(marks: "Iterable[Mark]") -> Rate:
    """Give the share over all marks; Wilson's interval at the sample size that is left once scenes cluster."""
    hits: dict[str, float] = defaultdict(float)
    sizes: dict[str, int] = defaultdict(int)
    for mark in marks:
        hits[mark.scene] += mark.value * mark.n
        sizes[mark.scene] += mark.n
    n = sum(sizes.values())
    if n == 0:
        return NO_RATE
    value = min(1.0, sum(hits.values()) / n)
    return wilson(value, n, size=_effective(value, n, hits, sizes))


def _effective(value: float, n: int, hits: "dict[str, float]", sizes: "dict[str, int]") -> float:
    """Divide n by the design effect: the clustered variance of the share over the variance of n single draws.

    Where every scene agrees nothing can be said of the clustering, so only the scenes count.
    """
    clustered = sum((hits[scene] - value * size) ** 2 for scene, size in sizes.items())
    single = n * value * (1 - value)
    if clustered == 0.0 or single == 0.0:
        return float(len(sizes))
    return n / max(1.0, clustered / single)


def weighted(marks: "Sequence[Mark]", weights: "Weights", *, name: str) -> Rate:
    """Give positive and negative marks' means, weighed, over what exists of the two.

    The interval is a bootstrap's that draws whole tools with replacement, seeded by `name`, and on either side never
    narrower than the one that independent scenes would give: a bootstrap over few tools, or over tools that all agree,
    claims more than is known.
    """
    good = plain(mark for mark in marks if mark.positive)
    bad = plain(mark for mark in marks if not mark.positive)
    value = _blend(good.value, bad.value, weights)
    if value is None:
        return NO_RATE
    low = value - _distance(good, bad, weights, upwards=False)
    high = value + _distance(good, bad, weights, upwards=True)
    drawn = _bootstrap(_by_tool(marks), weights, seed=canon.seed("interval", name))
    if drawn:
        low = min(low, drawn[round(0.025 * (len(drawn) - 1))])
        high = max(high, drawn[round(0.975 * (len(drawn) - 1))])
    return Rate(value=value, n=good.n + bad.n, low=max(0.0, low), high=min(1.0, high))


def _blend(good: float | None, bad: float | None, weights: "Weights") -> float | None:
    if good is None or bad is None:
        return bad if good is None else good
    total = weights.positive + weights.negative
    return (weights.positive * good + weights.negative * bad) / total if total else (good + bad) / 2


def _distance(good: Rate, bad: Rate, weights: "Weights", *, upwards: bool) -> float:
    """Combine the two parts' own intervals by squares (the method of variance estimates recovery)."""
    shares = (_blend(1.0, None if bad.n == 0 else 0.0, weights), _blend(None if good.n == 0 else 0.0, 1.0, weights))
    total = 0.0
    for share, part in zip(shares, (good, bad), strict=True):
        end = part.high if upwards else part.low
        if share is not None and end is not None and part.value is not None:
            total += (share * (end - part.value)) ** 2
    return sqrt(total)


def _by_tool(marks: "Iterable[Mark]") -> "list[_Sums]":
    sums: dict[str, _Sums] = defaultdict(lambda: _Sums(0.0, 0.0, 0.0, 0.0))
    for mark in marks:
        add = (mark.value * mark.n, float(mark.n))
        row = (*add, 0.0, 0.0) if mark.positive else (0.0, 0.0, *add)
        sums[mark.tool] = _Sums(*(a + b for a, b in zip(sums[mark.tool], row, strict=True)))
    return [sums[tool] for tool in sorted(sums)]


def _bootstrap(tools: "Sequence[_Sums]", weights: "Weights", *, seed: int) -> "list[float]":
    """Give the blend of each resample, ascending; a resample that lacks a part which the sample has is left out."""
    if len(set(tools)) < 2:  # noqa: PLR2004 - tools that all agree give the same value each time
        return []
    rng = Random(seed)
    has = (any(tool.positives for tool in tools), any(tool.negatives for tool in tools))
    rows = tuple(dict.fromkeys(tools))
    row_of = {row: number for number, row in enumerate(rows)}
    numbers = [row_of[tool] for tool in tools]
    drawn = []
    for _ in range(RESAMPLES):
        total = _total(rows, _draw(numbers, rng))
        if has == (total.positives > 0, total.negatives > 0):
            good = total.positive / total.positives if total.positives else None
            bad = total.negative / total.negatives if total.negatives else None
            drawn.append(_blend(good, bad, weights) or 0.0)
    return sorted(drawn)


def _draw(numbers: "Sequence[int]", rng: Random) -> "Counter[int]":
    """Draw as many as there are, with replacement, and count them: whole arrays at a time, for runs of 1,000 tools."""
    many = len(numbers)
    return Counter([numbers[word % many] for word in unpack(f"<{many}I", rng.randbytes(4 * many))])


def _total(rows: "Sequence[_Sums]", counts: "Counter[int]") -> _Sums:
    picked = [(rows[number], count) for number, count in counts.items()]
    return _Sums(*(sum(row[column] * count for row, count in picked) for column in range(4)))
