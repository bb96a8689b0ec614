"""An id that doesn't say of what.

Where tools hand ids to each other, `id` alone takes whichever id is at hand.

Fix: name it after its resource, as `pet_id`, or say in the description whose id it is and which tool gives it.

Source: https://www.anthropic.com/engineering/writing-tools-for-agents
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._traits import is_bare_id

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the arguments named id, without a word on what they identify."""
    for place in spec.parameters:
        if place.depth == 1 and is_bare_id(place):
            yield Hit(place, "doesn't say what it is the id of")
