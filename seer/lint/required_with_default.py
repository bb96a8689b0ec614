"""A required parameter with a default.

Either it may be left out, and is then the default, or it may not. Agents do both.

Fix: take it out of `required`, or drop the default.

Source: https://json-schema.org/draft/2020-12/json-schema-validation
"""

from typing import TYPE_CHECKING, Final

from seer.errors import literal
from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the parameters that are both."""
    for place in spec.parameters:
        default = place.get("default")
        is_fixed = place.get("const") is not None or len(place.get("enum", ())) == 1
        if place.is_required and default is not None and not is_fixed:
            yield Hit(place, f"is required and has the default {literal(default, 40)}", keyword="default")
