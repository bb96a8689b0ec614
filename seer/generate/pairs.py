"""Numbers of classes in, rows that show each two classes of two parameters together out: an array of strength 2.

Two ways, and the shorter result is kept: orthogonal arrays over finite fields, put together column by column (rows grow
with the logarithm of the columns), and a greedy choice by bit sets, which is better where sizes differ much.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random
from typing import Final

Row = list[int | None]
"""A class for each parameter; None where any will do."""

_FIELDS: Final[dict[int, tuple[int, tuple[int, ...]]]] = {
    2: (2, ()), 3: (3, ()), 4: (2, (1, 1)), 5: (5, ()), 7: (7, ()), 8: (2, (1, 1, 0)), 9: (3, (1, 0)), 11: (11, ()),
    13: (13, ()),
}  # fmt: skip
"""By order: characteristic, and the coefficients of an irreducible polynomial below its leading one, lowest first."""
_TRIES: Final = 6
_CELLS: Final = 40_000
"""Most pairs of classes for which the greedy choice is tried more than once."""


def covering(sizes: Sequence[int], *, seed: int = 0) -> list[tuple[int, ...]]:
    """Give rows of class numbers; equal wishes have equal rows. Fewer than two parameters have a row for each class."""
    if len(sizes) < 2:  # noqa: PLR2004 - a pair
        return [(number,) for number in range(sizes[0])] if sizes else [()]
    cells = sum(one * other for one, other in combinations(sizes, 2))
    order = next((order for order in _FIELDS if order >= max(sizes)), None)
    found = [] if order is None else [_reduced(_by_field(sizes, order), sizes)]
    if not found or cells <= _CELLS:
        tries = _TRIES if cells <= _CELLS else 1
        found += [_reduced(_greedy(sizes, Random(seed + turn)), sizes) for turn in range(tries)]
    best = min(found, key=len)
    return [tuple(0 if number is None else number for number in row) for row in best]


def _by_field(sizes: Sequence[int], order: int) -> list[Row]:
    """Take an array over a field; the numbers that a parameter doesn't have are left open."""
    rows = _array(len(sizes), order)
    return [[number if number < size else None for number, size in zip(row, sizes, strict=True)] for row in rows]


def _array(columns: int, order: int) -> list[list[int]]:
    if columns <= order + 1:
        return [row[:columns] for row in _orthogonal(order)]
    groups = -(-columns // order)
    outer = [[row[column // order] for column in range(columns)] for row in _array(groups, order)]
    inner = [row for row in _orthogonal(order) if row[-1] != 0]
    return [*outer, *([row[column % order] for column in range(columns)] for row in inner)]


def _orthogonal(order: int) -> list[list[int]]:
    """Give `order`² rows of `order` + 1 columns in which each two columns show each two numbers once."""
    add, times = _tables(order)
    return [
        [*(add[times[slope][point]][start] for point in range(order)), slope]
        for slope, start in product(range(order), repeat=2)
    ]


def _tables(order: int) -> tuple[list[list[int]], list[list[int]]]:
    """Give the sums and products of a finite field, whose elements are numbers in the base of its characteristic."""
    base, modulus = _FIELDS[order]
    size = max(len(modulus), 1)
    elements = [_digits(number, base, size) for number in range(order)]
    add = [
        [_number([(a + b) % base for a, b in zip(one, two, strict=True)], base) for two in elements] for one in elements
    ]
    times = [[_number(_product(one, two, base, modulus), base) for two in elements] for one in elements]
    return add, times


def _digits(number: int, base: int, size: int) -> list[int]:
    return [number // base**place % base for place in range(size)]


def _number(digits: Sequence[int], base: int) -> int:
    return sum(digit * base**place for place, digit in enumerate(digits))


def _product(one: Sequence[int], two: Sequence[int], base: int, modulus: Sequence[int]) -> list[int]:
    size = len(one)
    made = [0] * (2 * size - 1)
    for left, a in enumerate(one):
        for right, b in enumerate(two):
            made[left + right] = (made[left + right] + a * b) % base
    for place in range(len(made) - 1, size - 1, -1):
        for below, coefficient in enumerate(modulus):
            made[place - size + below] = (made[place - size + below] - made[place] * coefficient) % base
    return made[:size]


def _greedy(sizes: Sequence[int], random: Random) -> list[Row]:
    """Make rows one by one, each class the one that shows most that is new beside those chosen before it."""
    starts = [sum(sizes[:column]) for column in range(len(sizes))]
    whole = (1 << sum(sizes)) - 1
    open_bits = [
        [whole & ~(((1 << size) - 1) << start) for _ in range(size)] for start, size in zip(starts, sizes, strict=True)
    ]
    rows: list[Row] = []
    order = list(range(len(sizes)))
    while any(any(bits) for bits in open_bits):
        random.shuffle(order)
        columns = sorted(order, key=lambda column: -max(bits.bit_count() for bits in open_bits[column]))
        row: Row = [None] * len(sizes)
        chosen = 0
        for column in columns:
            found = open_bits[column]
            row[column] = best = max(
                range(sizes[column]),
                key=lambda number: ((found[number] & chosen).bit_count(), found[number].bit_count()),
            )
            chosen |= 1 << (starts[column] + best)
        for column, number in enumerate(row):
            if number is not None:
                open_bits[column][number] &= ~chosen
        rows.append(row)
    return rows


def _reduced(rows: list[Row], sizes: Sequence[int]) -> list[Row]:
    """Leave open what other rows show as well, and join rows that don't contradict each other, while that helps."""
    while True:
        joined = _joined(_opened(rows, sizes))
        if len(joined) >= len(rows):
            return joined
        rows = joined


def _opened(rows: list[Row], sizes: Sequence[int]) -> list[Row]:
    columns = range(len(sizes))
    times: dict[tuple[int, int, int, int], int] = {}
    for row in rows:
        for key in _pairs(row):
            times[key] = times.get(key, 0) + 1
    opened = []
    for row in rows:
        made = list(row)
        for column in columns:
            number = made[column]
            if number is None:
                continue
            shown = [
                _key(column, number, other, made[other])
                for other in columns
                if other != column and made[other] is not None
            ]
            if all(times[key] > 1 for key in shown):
                made[column] = None
                for key in shown:
                    times[key] -= 1
        opened.append(made)
    return opened


def _key(column: int, number: int, other: int, beside: int | None) -> tuple[int, int, int, int]:
    return (column, number, other, beside or 0) if column < other else (other, beside or 0, column, number)


def _pairs(row: Row) -> Iterator[tuple[int, int, int, int]]:
    given = [(column, number) for column, number in enumerate(row) if number is not None]
    for (column, number), (other, beside) in combinations(given, 2):
        yield column, number, other, beside


def _joined(rows: list[Row]) -> list[Row]:
    kept: list[Row] = []
    for row in sorted(rows, key=lambda row: sum(number is None for number in row)):
        for index, other in enumerate(kept):
            if all(one is None or two is None or one == two for one, two in zip(row, other, strict=True)):
                kept[index] = [two if one is None else one for one, two in zip(row, other, strict=True)]
                break
        else:
            if any(number is not None for number in row):
                kept.append(row)
    return kept
