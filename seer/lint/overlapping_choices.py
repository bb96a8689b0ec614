"""A `oneOf` whose choices can't be told apart: they admit the same objects.

`oneOf` takes what fits exactly one choice. Where nothing is required in two of them, what fits one fits the other as
well, and nearly every call is refused by those who go by the schema.

Fix: require in each choice what tells it from the others, add a `discriminator`, or write `anyOf`.

Source: https://json-schema.org/understanding-json-schema/reference/combining#oneOf
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit, facets_of
from seer.schema.validate import fast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Place, Spec
    from seer.records import Json, Severity

SEVERITY: "Final[Severity]" = "warning"
_MOST: Final = 32


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the places where an empty object fits several choices, each of which is one of an object."""
    for place in spec.places:
        for facet in place.facets:
            choices = facet.get("oneOf", ())
            count = _overlapping(place, choices) if 1 < len(choices) <= _MOST else 0
            if count > 1:
                which = f"all {count}" if count == len(choices) else f"{count} of the {len(choices)}"
                what = f"{which} choices of its oneOf admit the same objects, so that it refuses these"
                yield Hit(place, what, keyword="oneOf")


def _overlapping(place: "Place", choices: "list[Json]") -> int:
    """Count the choices that describe an object's members and require none of them."""
    root = place.subject.tool.parameters
    described = [choice for choice in choices if any("properties" in each for each in facets_of(choice, root))]
    schemas = ({"allOf": [choice, {"type": "object"}], "$defs": root.get("$defs", {})} for choice in described)
    return sum(fast(schema).valid({}) for schema in schemas)
