"""Limits between which no value lies.

A minimum above its maximum admits nothing, so seer drops both, and an agent can't know which one is meant.

Fix: correct one of them.

Source: https://json-schema.org/draft/2020-12/json-schema-validation
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Json, Severity

SEVERITY: "Final[Severity]" = "error"
_PAIRS: Final = (
    ("minimum", "maximum"), ("minLength", "maxLength"), ("minItems", "maxItems"), ("minProperties", "maxProperties"),
    ("minContains", "maxContains"),
)  # fmt: skip
_OPEN: Final = (
    ("exclusiveMinimum", "maximum"), ("minimum", "exclusiveMaximum"), ("exclusiveMinimum", "exclusiveMaximum"),
)  # fmt: skip
"""Pairs of limits between which no value lies where they are the same."""


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the pairs of limits whose lower one is the higher, as the author wrote them."""
    for place in spec.places:
        for one in place.chain:
            for low, high in _PAIRS:
                least, most = one.value.get(low), one.value.get(high)
                if _gap(least, most) < 0:
                    yield Hit(place, f"its {low} {least} is above its {high} {most}", keyword=low)
            for low, high in _OPEN:
                least, most = one.value.get(low), one.value.get(high)
                if _gap(least, most) <= 0:
                    yield Hit(place, f"its {low} {least} isn't below its {high} {most}", keyword=low)


def _gap(least: "Json", most: "Json") -> float:
    numbers = [each for each in (least, most) if isinstance(each, int | float) and not isinstance(each, bool)]
    return numbers[1] - numbers[0] if len(numbers) > 1 else 1
