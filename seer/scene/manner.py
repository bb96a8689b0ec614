"""Recipe's styles and a case's random numbers in, the styles in the order in which they are tried out."""

from types import MappingProxyType
from typing import TYPE_CHECKING

from seer.records import STYLES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from seer.records import Style

MIXTURE: "Mapping[Style, int]" = MappingProxyType(
    {"plain": 6, "polite": 4, "conversational": 4, "terse": 3, "forwarded": 2, "spoken": 2, "typos": 1}
)
"""How often each style comes first where the recipe says nothing; the harder ones come less often."""


def allowed(weights: "Mapping[Style, int] | None") -> "list[tuple[Style, int]]":
    """Give the styles that have a weight, each with it."""
    wanted = MIXTURE if weights is None else weights
    return [(style, wanted[style]) for style in STYLES if wanted.get(style, 0) > 0]


def order(weights: "Mapping[Style, int] | None", rng: "Random") -> "list[Style]":
    """Draw all styles that have a weight, one after the other: what is heavier tends to come earlier."""
    left = allowed(weights)
    whole = sum(weight for _, weight in left)
    drawn: list[Style] = []
    while left:
        at = rng.randrange(whole)
        for index, (style, weight) in enumerate(left):
            at -= weight
            if at < 0:
                del left[index]
                whole -= weight
                drawn.append(style)
                break
    return drawn
