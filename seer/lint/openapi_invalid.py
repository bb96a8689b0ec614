"""What the schema of a document's version of OpenAPI objects to, and with `--deep` openapi-spec-validator.

The latter takes long on giant files, and calls some sound ones invalid.

Fix: write the object as the specification of its version says.

Source: https://spec.openapis.org/oas/v3.1.1.html
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_FIXES: "Final[Mapping[str, str]]" = {
    " no meaning here": "correct the name, remove it, or begin it with x-",
    " has no ": "add it",
    "should be one of": "write one of those",
    "should be": "write what should stand there; quotes make a text",
    "is empty": "add a member: there must be at least one",
    "is not one of": "write one of those, or add it to them",
    "doesn't fit": "correct the name or value; the message has the pattern",
}
"""How to mend what a message speaks of."""


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give what the schema finds, and what the validator finds beside all that is known, or that it was cut short."""
    known = [warning for warning in spec.warnings if warning.kind == "invalid"]
    for warning in (*known, *spec.deep):
        yield Hit(warning.where, warning.what, next((fix for part, fix in _FIXES.items() if part in warning.what), ""))
