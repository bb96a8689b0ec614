"""An operation without an operationId.

Its tool is named by method and path, as `get_users_id_posts`: an agent reads what it does off nothing, and the name
changes with the path.

Fix: give it an operationId of a verb and a noun, as `listUserPosts`.

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
    """Give the operations that seer had to name."""
    for subject in spec.subjects:
        if subject.tool.http is not None and subject.written and "operationId" not in subject.written:
            yield Hit(subject, "no operationId")
