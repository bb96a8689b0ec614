from itertools import permutations
from random import Random

from seer.checks._assign import assign


def _best(worth: list[list[int]]) -> int:
    size = max(len(worth), len(worth[0]))
    square = [[worth[i][j] if i < len(worth) and j < len(worth[0]) else 0 for j in range(size)] for i in range(size)]
    return max(sum(square[i][order[i]] for i in range(size)) for order in permutations(range(size)))


def test_no_other_assignment_is_worth_more() -> None:
    rng = Random(7)
    for _ in range(400):
        rows, columns = rng.randint(1, 5), rng.randint(1, 5)
        worth = [[rng.choice([0, 0, 1, 2, 3, 5, 100]) for _ in range(columns)] for _ in range(rows)]
        found = assign(worth)
        taken = [column for column in found if column is not None]
        assert len(taken) == len(set(taken))
        assert sum(worth[row][column] for row, column in enumerate(found) if column is not None) == _best(worth)


def test_greedy_would_take_the_wrong_one() -> None:
    assert assign([[5, 4], [4, 0]]) == (1, 0)


def test_what_is_worth_nothing_stays_alone() -> None:
    assert assign([[0, 0], [0, 3]]) == (None, 1)
    assert assign([]) == ()
