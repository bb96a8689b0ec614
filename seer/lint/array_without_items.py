"""An array whose items are described by nothing.

OpenAI refuses such a schema ("array schema missing items") and the request with it; elsewhere the agent guesses.

Fix: add `items`.

Source: https://platform.openai.com/docs/guides/function-calling
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._traits import is_schemed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "error"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the arrays without `items`."""
    for place in spec.places:
        has_items = place.get("items") is not None or place.get("prefixItems") or place.wrote("items")
        if place.types == {"array"} and not has_items and is_schemed(place):
            yield Hit(place, "an array of anything: no items")
