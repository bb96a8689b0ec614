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
    """Give its findings, and that it was cut short where it was."""
    known = [warning for warning in spec.warnings if warning.kind == "invalid"]
    return (Hit(warning.where, warning.what) for warning in (*known, *spec.deep))
