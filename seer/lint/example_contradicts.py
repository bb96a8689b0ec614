"""An example that its own schema forbids.

Agents copy examples before they read schemas.

Fix: correct the example, or the schema.

Source: https://json-schema.org/draft/2020-12/json-schema-validation
"""

from typing import TYPE_CHECKING, Final

from seer.errors import literal
from seer.lint._judge import admits
from seer.lint._spec import Hit
from seer.lint._traits import is_schemed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Place, Spec
    from seer.records import Json, Severity

SEVERITY: "Final[Severity]" = "warning"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the examples that aren't valid, the first of each place."""
    for place in spec.parameters:
        for keyword, value in _examples(place):
            if value not in (None, "") and is_schemed(place) and not admits(place, value):
                yield Hit(place, f"its example {literal(value)} isn't allowed by its schema", keyword=keyword)
                break


def _examples(place: "Place") -> "Iterator[tuple[str, Json]]":
    """Give the examples of a place: OpenAPI's one or several by name, JSON Schema's list."""
    for one in place.chain:
        if "example" in one.value:
            yield "example", one.value["example"]
        several = one.value.get("examples")
        if isinstance(several, list):
            yield from (("examples", value) for value in several)
        elif isinstance(several, dict):
            named = [each for each in several.values() if isinstance(each, dict) and "value" in each]
            yield from (("examples", each["value"]) for each in named)
    if place.depth == 1 and "/parameters/" not in place.at.removeprefix(place.subject.at):
        yield from (("", whole[place.name]) for whole in place.subject.examples if place.name in whole)
