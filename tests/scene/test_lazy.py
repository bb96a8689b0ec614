from collections.abc import Iterator

import pytest

from seer.scene.lazy import Lazy


def counted(most: int, made: list[int]) -> Iterator[int]:
    for number in range(most):
        made.append(number)
        yield number


def test_no_more_is_made_than_is_looked_at() -> None:
    made: list[int] = []
    lazy = Lazy(counted(9, made))
    assert lazy
    assert made == [0]
    assert next(one for one in lazy if one == 2) == 2
    assert lazy[1] == 1
    assert made == [0, 1, 2]


def test_it_can_be_gone_through_twice_and_past_its_end() -> None:
    lazy = Lazy(iter("abc"))
    assert [*lazy, *lazy] == [*"abcabc"]
    assert lazy[4] == "b"


def test_an_empty_one_is_false() -> None:
    lazy: Lazy[str] = Lazy(iter(()))
    assert not lazy
    with pytest.raises(IndexError):
        lazy[0]
