"""Texts in, how much of them is the same out, from sketches of a few hundred bytes that rensa makes in microseconds."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final, Protocol

from seer.errors import RecipeError

_PERMUTATIONS: Final = 128
_SEED: Final = 1


class Sketch(Protocol):
    """What is kept of a text."""

    def jaccard(self, other: "Sketch", /) -> float:
        """Estimate the share of parts that two texts have in common, 0 to 1; off by 0.09 at most in 19 of 20 cases."""
        ...


def sketch(parts: Sequence[str]) -> Sketch:
    """Keep what tells a text by its parts, in whatever order they stand."""
    from rensa import RMinHash  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra

    made = RMinHash(num_perm=_PERMUTATIONS, seed=_SEED)
    made.update(parts)
    found: Sketch = made
    return found


def needed() -> None:
    """Raise RecipeError where rensa isn't installed."""
    if find_spec("rensa") is None:
        message = "near_duplicates needs the package rensa"
        raise RecipeError(message, fix="pip install 'seer-eval[sketch]', or leave near_duplicates out")
