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
    ("exclusiveMinimum", "exclusiveMaximum"), ("minContains", "maxContains"),
)  # fmt: skip


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the pairs of limits whose lower one is the higher, as the author wrote them."""
    for place in spec.places:
        for one in place.chain:
            for low, high in _PAIRS:
                least, most = one.value.get(low), one.value.get(high)
                if _is_above(least, most):
                    yield Hit(place, f"its {low} {least} is above its {high} {most}", keyword=low)


def _is_above(least: "Json", most: "Json") -> bool:
    numbers = [each for each in (least, most) if isinstance(each, int | float) and not isinstance(each, bool)]
    return len(numbers) > 1 and numbers[0] > numbers[1]
