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
    """Give each repair of the parser; where one of two parameters was dropped, an agent can't know which is meant."""
    for warning in spec.warnings:
        if warning.kind == "repaired":
            is_dropped = warning.what.startswith("parameter ") and " stands twice, " in warning.what
            hit = Hit(warning.where, warning.what)
            yield hit._replace(fix="remove one of them", severity="error") if is_dropped else hit
