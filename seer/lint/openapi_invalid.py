"""What the schema of a document's version of OpenAPI objects to, and with `--deep` openapi-spec-validator.

The latter takes long on giant files, and calls some sound ones invalid.

Fix: mend what the message names.

Source: https://spec.openapis.org/oas/v3.1.1.html
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give what the schema finds, and what the validator finds in other places, or that it was cut short."""
    known = [warning for warning in spec.warnings if warning.kind == "invalid"]
    places = {warning.where for warning in known if "#" in warning.where}
    fresh = (warning for warning in spec.deep if warning.where not in places)
    return (Hit(warning.where, warning.what) for warning in (*known, *fresh))
