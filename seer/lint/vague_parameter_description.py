"""A description of a parameter that is a placeholder.

"string" or "TODO" tells an agent less than the name does.

Fix: say what the value means, where it comes from, and give an example where its form isn't plain.

Source: https://platform.claude.com/docs/agents-and-tools/tool-use/define-tools
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._words import adds, is_filler

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the parameters that are described by filler words alone."""
    for place in spec.parameters:
        told = place.description
        if told and is_filler(told) and adds(place.name, told):
            yield Hit(place, f"is described by a placeholder: {told!r:.60}")
