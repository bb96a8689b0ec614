"""A default that its own schema forbids.

Left out, the value is one that the service would refuse; an agent that copies it is refused.

Fix: correct the default, or the schema.

Source: https://json-schema.org/draft/2020-12/json-schema-validation
"""

from typing import TYPE_CHECKING, Final

from seer.errors import literal
from seer.lint._judge import admits
from seer.lint._spec import Hit
from seer.lint._traits import is_schemed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "error"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the defaults that aren't valid."""
    for place in spec.parameters:
        for one in place.chain:
            value = one.value.get("default")
            if value is not None and is_schemed(place) and not admits(place, value):
                yield Hit(place, f"its default {literal(value)} isn't allowed by its schema", keyword="default")
                break
