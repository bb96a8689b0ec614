"""A description of a tool that says next to nothing.

Two words, or a "TODO", leave the agent as helpless as no description does.

Fix: say in a few sentences what it does, when to use it, when not, and what it gives back.

Source: https://platform.claude.com/docs/agents-and-tools/tool-use/define-tools
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._words import adds, is_filler, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_FEWEST: Final = 3


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools whose description has too few words that say something, and more than the name's."""
    for subject in spec.subjects:
        told = subject.tool.description
        if told and is_filler(told):
            yield Hit(subject, f"is described by a placeholder: {told!r:.60}")
        elif told and adds(told, *subject.names) and len(words(told)) < _FEWEST:
            yield Hit(subject, f"is described in next to no words: {told!r:.60}")
