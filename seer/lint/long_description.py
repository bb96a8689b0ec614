"""A description of a tool over 1,024 characters.

Some providers and gateways refuse or cut longer ones, and every request pays for them. seer itself cuts there.

Fix: keep what decides when and how to call it, and move the rest to the parameters or the documentation.

Source: https://platform.openai.com/docs/guides/function-calling
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_MOST: Final = 1_024


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools whose author wrote too much."""
    for subject in spec.subjects:
        told = subject.wrote("description")
        if isinstance(told, str) and len(told.strip()) > _MOST:
            yield Hit(subject, f"has a description of {len(told.strip()):,} characters", keyword="description")
