"""What openapi-spec-validator objects to.

It is asked with `--deep` only: it takes long on giant files, and calls some sound ones invalid.

Fix: mend what the message names, or leave `--deep` out.

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
    return (Hit(warning.where, warning.what) for warning in spec.deep)
