"""A list that may hold any number of items.

An agent that means well sends a thousand, and the service behind it has a limit anyway.

Fix: add `maxItems`.

Source: https://json-schema.org/draft/2020-12/json-schema-validation
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the arrays that nothing bounds."""
    for place in spec.parameters:
        is_bounded = any(place.get(keyword) is not None for keyword in ("maxItems", "enum", "const"))
        if place.types == {"array"} and not is_bounded:
            yield Hit(place, "no bound on its number of items")
