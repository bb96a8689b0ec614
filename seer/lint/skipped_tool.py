"""A tool that can't be read, so no agent gets it.

What is wrong with it is told in its place.

Fix: mend what the message names.

Source: https://spec.openapis.org/oas/v3.1.1.html
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "error"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give what the parser says of it."""
    return (Hit(warning.where, warning.what) for warning in spec.warnings if warning.kind == "skipped")
