"""A flaw in the spec that seer mended to read it.

Others mend it otherwise or refuse it, so the tool isn't the same everywhere.

Fix: write what the message says it was read as, or what you meant.

Source: https://json-schema.org/draft/2020-12/json-schema-validation
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give each repair of the parser."""
    return (Hit(warning.where, warning.what) for warning in spec.warnings if warning.kind == "repaired")
