"""A description that says no more than the name.

"List pets" on `listPets` costs tokens and adds nothing: not what a pet is here, not in which order, not how many.

Fix: add what the name doesn't say: scope, order, limits, side effects, what comes back.

Source: https://platform.claude.com/docs/agents-and-tools/tool-use/define-tools
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._traits import is_bare_id
from seer.lint._words import adds, is_filler

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"


_SHORT: Final = 60
"""Characters; a longer text says something, if only by the words that join it."""


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools and parameters whose description has no word that their name lacks."""
    for subject in spec.subjects:
        told = subject.tool.description
        if told and len(told) <= _SHORT and not is_filler(told) and not adds(told, *subject.names):
            yield Hit(subject, f"is described by its own name: {told!r:.60}")
    for place in spec.parameters:
        told = place.description
        if len(told) > _SHORT or not told or is_bare_id(place) or is_filler(told):
            continue
        if not adds(told, place.name):
            yield Hit(place, f"is described by its own name: {told!r:.60}", severity="note")
