"""A tool that nothing is said of.

An agent chooses a tool by what is said of it. With a bare name it guesses, and takes the wrong one or none.

Fix: say in a few sentences what it does, when to use it, when not, and what it gives back.

Source: https://platform.claude.com/docs/agents-and-tools/tool-use/define-tools
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "error"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools without a description."""
    for subject in spec.subjects:
        if not subject.tool.description:
            yield Hit(subject, "no description")
