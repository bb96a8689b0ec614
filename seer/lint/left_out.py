"""What a spec holds and is no tool.

Webhooks and callbacks are calls that the service makes, and some headers the client sets: agents don't.

Fix: nothing, unless you wanted them called.

Source: https://spec.openapis.org/oas/v3.1.1.html
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give what the parser says of it."""
    return (Hit(warning.where, warning.what) for warning in spec.warnings if warning.kind == "left_out")
