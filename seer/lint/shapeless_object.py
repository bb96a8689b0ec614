"""An object of which nothing is said but that it is one.

The agent has to guess its keys.

Fix: list its properties, or give `additionalProperties` a schema, or describe it with an example.

Source: https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._words import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_TELLING: Final = ("properties", "patternProperties", "anyOf", "oneOf", "examples", "enum", "const", "minProperties")
_ENOUGH: Final = 8


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the objects without keys, a description of some length or an example."""
    for place in spec.parameters:
        if place.types != {"object"} or any(place.get(keyword) for keyword in _TELLING):
            continue
        if place.get("additionalProperties", True) is not True or place.wrote("example"):
            continue
        if len(words(place.description)) < _ENOUGH and "{" not in place.description:
            yield Hit(place, "an object whose keys aren't said")
