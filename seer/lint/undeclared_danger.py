"""A tool that destroys something, and doesn't say so.

What is deleted by a tool whose name and description are silent about it can't be brought back by an apology. Of a tool
that is only annotated as destructive it is a note: some servers annotate all they have.

Fix: say what is lost, and whether it can be undone.

Source: https://modelcontextprotocol.io/specification/2025-06-18/server/tools
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._traits import LOSS, says_loss
from seer.lint._words import is_western, speaks_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the destructive tools without a word about it."""
    for subject in spec.subjects:
        text = f"{subject.tool.spec_name} {subject.tool.title or ''} {subject.tool.description}"
        if subject.tool.http is not None:
            text = f"{subject.tool.name} {subject.tool.description}"
        is_told = speaks_of(text, LOSS) or says_loss(text)
        if subject.tool.effect == "destructive" and is_western(text) and not is_told:
            what = "is destructive, and neither name nor description says so"
            yield Hit(subject, what, severity=SEVERITY if subject.tool.http is not None else "note")
