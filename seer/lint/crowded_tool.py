"""A tool with very many arguments.

Each is paid for in every request, and among dozens an agent picks wrong ones.

Fix: split it by task, or leave out what agents don't need.

Source: https://www.anthropic.com/engineering/writing-tools-for-agents
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"
_MOST: Final = 30


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools with more arguments than an agent can keep apart."""
    for subject in spec.subjects:
        count = len(subject.properties)
        if count > _MOST:
            yield Hit(subject, f"takes {count} arguments")
