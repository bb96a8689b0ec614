"""A parameter that nothing is said of.

The name alone rarely says what a value means, where to get it, and what happens where it is left out.

Fix: say what the value means, where it comes from, and give an example where its form isn't plain.

Source: https://platform.claude.com/docs/agents-and-tools/tool-use/define-tools
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._traits import is_bare_id

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Place, Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_DEEPEST: Final = 3


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the parameters without a description, down to the third level."""
    for place in spec.parameters:
        if place.depth <= _DEEPEST and not place.description and not is_bare_id(place) and not _is_fixed(place):
            yield Hit(place, "no description")


def _is_fixed(place: "Place") -> bool:
    """Tell whether there is but one value: a constant, or an object without members."""
    is_empty = place.types == {"object"} and place.get("additionalProperties") is False and not place.get("properties")
    return is_empty or place.get("const") is not None or len(place.get("enum", ())) == 1
