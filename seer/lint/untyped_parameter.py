"""A parameter that takes any value.

Without a type a model writes a text, a number or an object as it happens.

Fix: give it a type, or list the ones that it may have with `anyOf`.

Source: https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._traits import is_schemed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_ALL: Final = 6


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the parameters that every value satisfies by its type."""
    for place in spec.parameters:
        if len(place.types) >= _ALL and is_schemed(place) and not place.wrote("$ref"):
            yield Hit(place, "no type")
