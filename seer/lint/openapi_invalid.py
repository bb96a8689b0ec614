"""What the schema of a document's version of OpenAPI objects to, and with `--deep` openapi-spec-validator.

The latter takes long on giant files, and calls some sound ones invalid.

Fix: write the object as the specification of its version says.

Source: https://spec.openapis.org/oas/v3.1.1.html
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.schema.plain import VAGUE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from seer.lint._spec import Spec
    from seer.records import Severity, Warn

SEVERITY: "Final[Severity]" = "warning"
_FIXES: "Final[Mapping[str, str]]" = {
    " no meaning here": "correct the name, remove it, or begin it with x-",
    " has no ": "add it",
    "should be one of": "write one of those",
    "should be": "write what should stand there; quotes make a text",
    "is empty": "add a member: there must be at least one",
    "doesn't fit": "correct the name or value; the message has the pattern",
}
"""How to mend what a message speaks of."""


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give what the schema finds, and what the validator finds beside all that is known, or that it was cut short."""
    known = [warning for warning in spec.warnings if warning.kind == "invalid"]
    fresh = (warning for warning in spec.deep if not any(_repeats(warning, other) for other in spec.warnings))
    for warning in (*known, *fresh):
        yield Hit(warning.where, warning.what, next((fix for part, fix in _FIXES.items() if part in warning.what), ""))


def _repeats(found: "Warn", known: "Warn") -> bool:
    """Tell whether the validator repeats what is known: there, inside it, or with a pointer that begins in a schema."""
    path, _, pointer = found.where.partition("#")
    other_path, _, other = known.where.partition("#")
    if path != other_path:
        return False
    if not pointer:
        return found.what in known.what
    return other.endswith(pointer) or (other.startswith(f"{pointer}/") and found.what == VAGUE)
