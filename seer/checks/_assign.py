"""Table of worths in, the assignment of rows to columns with the greatest sum out (the Hungarian method)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

NOBODY = -1


def assign(worth: "Sequence[Sequence[int]]") -> tuple[int | None, ...]:
    """Give each row its column, or None where there are too few or its worth would be nothing.

    Worths are 0 or more, each row as long as the first. Takes rows squared times columns steps.
    """
    rows, columns = len(worth), len(worth[0]) if worth else 0
    width = max(rows, columns)
    cost = [[-worth[row][column] if column < columns else 0 for column in range(width)] for row in range(rows)]
    owner = [NOBODY] * (width + 1)
    prices = ([0] * (rows + 1), [0] * (width + 1))
    for row in range(rows):
        _place(row, cost, owner, prices)
    found: list[int | None] = [None] * rows
    for column, row in enumerate(owner[:columns]):
        if row != NOBODY and worth[row][column] > 0:
            found[row] = column
    return tuple(found)


def _place(row: int, cost: list[list[int]], owner: list[int], prices: tuple[list[int], list[int]]) -> None:
    """Give one more row a column along the cheapest path of swaps; the last entry of `owner` is a scratch column."""
    by_row, by_column = prices
    width = len(owner) - 1
    slack: list[float] = [float("inf")] * width
    before = [width] * width
    done = [False] * (width + 1)
    owner[width] = row
    at = width
    while owner[at] != NOBODY:
        done[at] = True
        here = owner[at]
        for column in range(width):
            gap = cost[here][column] - by_row[here] - by_column[column]
            if not done[column] and gap < slack[column]:
                slack[column], before[column] = gap, at
        nearest = min((column for column in range(width) if not done[column]), key=slack.__getitem__)
        step = int(slack[nearest])
        for column in range(width + 1):
            if done[column]:
                by_row[owner[column]] += step
                by_column[column] -= step
            elif column < width:
                slack[column] -= step
        at = nearest
    while at != width:
        owner[at] = owner[before[at]]
        at = before[at]
    owner[width] = NOBODY
