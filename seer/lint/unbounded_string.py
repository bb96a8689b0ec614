"""A text that may be of any length.

A model that runs on writes a whole page into it, and the service behind it has a limit anyway.

Fix: add `maxLength`, a `format`, a `pattern` or an `enum`.

Source: https://json-schema.org/draft/2020-12/json-schema-validation
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"
_BOUNDS: Final = ("maxLength", "enum", "const", "format", "pattern")


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the texts that nothing bounds."""
    for place in spec.parameters:
        if place.types == {"string"} and not any(place.get(keyword) is not None for keyword in _BOUNDS):
            yield Hit(place, "no bound on its length")
