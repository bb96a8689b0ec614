from random import Random

import pytest

from seer.records import Weights
from seer.score.intervals import NO_RATE, Mark, plain, weighted, wilson

HALVES = Weights(positive=0.5, negative=0.5)


def marks(*values: float, tool: str = "a", positive: bool = True) -> list[Mark]:
    return [
        Mark(tool=tool, scene=f"{tool}.{positive}.{number}", value=value, positive=positive)
        for number, value in enumerate(values)
    ]


@pytest.mark.parametrize(
    ("hits", "n", "low", "high"),
    [  # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_textbook_numbers(hits: int, n: int, low: float, high: float) -> None:
    rate = wilson(hits / n, n)
    assert rate.low == pytest.approx(low, abs=5e-5)
    assert rate.high == pytest.approx(high, abs=5e-5)


def test_wilson_at_the_ends() -> None:
    none, every = wilson(0.0, 10), wilson(1.0, 10)
    assert (none.low, every.high) == (0.0, 1.0)
    assert none.high == pytest.approx(0.2775, abs=5e-5)
    assert every.low == pytest.approx(1 - 0.2775, abs=5e-5)


def test_nothing_counted_is_all_null() -> None:
    assert wilson(0.0, 0) == plain([]) == weighted([], HALVES, name="score") == NO_RATE
    assert (NO_RATE.value, NO_RATE.n, NO_RATE.low, NO_RATE.high) == (None, 0, None, None)


def test_a_plain_rate_is_wilson_where_each_scene_stands_once() -> None:
    assert plain(marks(1, 1, 1, 0)) == wilson(0.75, 4)


def test_repetitions_that_always_agree_add_nothing() -> None:
    once = plain(marks(1, 1, 1, 0))
    thrice = plain(mark for _ in range(3) for mark in marks(1, 1, 1, 0))
    assert (thrice.value, thrice.n) == (0.75, 12)
    assert (thrice.low, thrice.high) == pytest.approx((once.low, once.high))


def test_repetitions_that_all_pass_count_as_scenes() -> None:
    assert plain(mark for _ in range(5) for mark in marks(1, 1)).low == wilson(1.0, 2).low


def test_repetitions_that_vary_within_scenes_count_in_full() -> None:
    mixed = [*marks(1, 0, 1, 0), *marks(0, 1, 0, 1)]
    other = [*marks(1, 0, 1, 0), *marks(0, 1, 1, 0)]
    assert plain(other).value == 0.5
    assert wilson(0.5, 4).low < plain(other).low  # type: ignore[operator]  # both are numbers
    assert plain(mixed).n == 8


def test_a_mark_over_several_things_weighs_as_many() -> None:
    rate = plain([Mark(tool="a", scene="s", value=0.5, n=4), Mark(tool="a", scene="t", value=1.0, n=1)])
    assert rate.n == 5
    assert rate.value == pytest.approx(0.6)


def test_the_score_weighs_both_parts() -> None:
    both = [*marks(1, 1, 0, 0), *marks(1, 0.5, positive=False)]
    assert weighted(both, Weights(positive=0.6, negative=0.4), name="s").value == pytest.approx(0.6 * 0.5 + 0.4 * 0.75)
    assert weighted(both, Weights(positive=3.0, negative=1.0), name="s").value == pytest.approx(0.5625)
    assert weighted(both, Weights(positive=0.0, negative=0.0), name="s").value == pytest.approx(0.625)
    assert weighted(both, HALVES, name="s").n == 6


def test_the_score_is_over_what_exists() -> None:
    assert weighted(marks(1, 0), HALVES, name="s").value == 0.5
    assert weighted(marks(1, 1, positive=False), HALVES, name="s").value == 1.0


def test_one_part_alone_has_that_parts_interval() -> None:
    assert weighted(marks(1, 1, 1, 0), HALVES, name="s") == wilson(0.75, 4)


def test_an_interval_is_never_of_no_width() -> None:
    rate = weighted([*marks(1, 1, 1), *marks(1, 1, positive=False)], HALVES, name="s")
    assert (rate.value, rate.high) == (1.0, 1.0)
    assert rate.low is not None
    assert rate.low < 0.8


def test_tools_that_differ_widen_the_interval() -> None:
    alike = [mark for tool in "abcdefghij" for mark in marks(1, 0, 1, 0, 1, 0, 1, 0, tool=tool)]
    apart = [mark for tool in "abcdefghij" for mark in marks(*[float(tool < "f")] * 8, tool=tool)]
    narrow, wide = (weighted(found, HALVES, name="s") for found in (alike, apart))
    assert narrow.value == wide.value == 0.5
    assert wide.high - wide.low > 2 * (narrow.high - narrow.low)  # type: ignore[operator]  # all are numbers


def test_the_bootstrap_agrees_with_the_normal_approximation() -> None:
    rng = Random(3)
    found = [mark for tool in range(200) for mark in marks(rng.choice([0.0, 1.0]), tool=f"t{tool}")]
    rate = weighted(found, HALVES, name="s")
    value = sum(mark.value for mark in found) / 200
    half = 1.96 * (value * (1 - value) / 200) ** 0.5
    assert rate.low == pytest.approx(value - half, abs=0.012)
    assert rate.high == pytest.approx(value + half, abs=0.012)


def test_the_same_marks_give_the_same_interval_in_any_order() -> None:
    found = [mark for tool in "abcd" for mark in marks(1, 0, tool=tool)] + marks(0.5, 0, 0, tool="e", positive=False)
    assert weighted(found, HALVES, name="s") == weighted(found[::-1], HALVES, name="s")
