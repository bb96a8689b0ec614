"""A description that gives orders to the agent beyond the tool.

"Ignore previous instructions" or "don't tell the user" in a description is how a poisoned tool takes an agent over.

Fix: describe the tool, and nothing else; don't connect a server that does otherwise.

Source: https://modelcontextprotocol.io/specification/2025-06-18/server/tools
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "error"
_ORDERS: Final = re.compile(
    r"\b(ignore|disregard|forget)\b.{0,20}\b(previous|prior|above|earlier|other)\b.{0,20}\b(instruction|prompt|rule)"
    r"|\b(do not|don't|never)\b.{0,20}\b(tell|mention|inform|reveal|show|notify)\b.{0,30}\buser\b"
    r"|\bwithout\b.{0,15}\b(telling|informing|notifying|asking)\b.{0,15}\buser\b"
    r"|(?-i:</?(IMPORTANT|SYSTEM|INSTRUCTIONS?)>)",
    re.IGNORECASE | re.DOTALL,
)


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools and parameters with such words."""
    for subject in spec.subjects:
        yield from (
            Hit(subject, f"gives the agent orders: {found!r:.80}") for found in _found(subject.tool.description)
        )
    for place in spec.parameters:
        yield from (Hit(place, f"gives the agent orders: {found!r:.80}") for found in _found(place.description))


def _found(text: str) -> "Iterator[str]":
    found = _ORDERS.search(text)
    if found is not None:
        yield found[0]
