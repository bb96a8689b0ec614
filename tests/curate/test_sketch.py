import sys
from typing import Any

import pytest

from seer.curate.sketch import needed, sketch
from seer.errors import RecipeError


def test_a_sketch_estimates_the_share_in_common_in_whatever_order() -> None:
    parts = [f"piece {number}" for number in range(200)]
    assert sketch(parts).jaccard(sketch(parts[::-1])) == 1.0
    assert sketch(parts).jaccard(sketch([f"other {number}" for number in range(200)])) == 0.0
    half = sketch(parts).jaccard(sketch([*parts[:100], *(f"other {number}" for number in range(50))]))
    assert abs(half - 100 / 250) < 0.15


def test_the_same_parts_give_the_same_numbers_everywhere() -> None:
    made: Any = sketch(["a b c", "b c d"])
    assert list(made.digest()[:2]) == [3687292183, 3259559106]


def test_what_is_lacking_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    needed()
    monkeypatch.setitem(sys.modules, "rensa", None)
    with pytest.raises(RecipeError, match="needs the package rensa"):
        needed()
