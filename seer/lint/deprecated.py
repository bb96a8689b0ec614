"""A tool or an argument that is offered though it is deprecated.

An agent doesn't know what replaced it, and uses it.

Fix: leave it out of what agents get (`--exclude`), or say in the description what to use.

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
    """Give what is marked as deprecated."""
    for subject in spec.subjects:
        if subject.wrote("deprecated") is True:
            yield Hit(subject, "is deprecated", keyword="deprecated")
    for place in spec.parameters:
        if any(one.value.get("deprecated") is True for one in place.chain):
            yield Hit(place, "is deprecated")
