"""A tool that deletes by its name, and isn't marked as destructive.

Hosts ask the user before a destructive call; what isn't marked, or is marked as a read, goes through unasked.

Fix: set `destructiveHint: true` (MCP), or use DELETE or POST and not GET (OpenAPI).

Source: https://modelcontextprotocol.io/specification/2025-06-18/server/tools
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._traits import DELETING
from seer.lint._words import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools whose name begins with a verb of loss, where annotations or the method say otherwise."""
    for subject in spec.subjects:
        verb = words(subject.tool.spec_name if subject.tool.http is None else subject.tool.name)[:1]
        if not verb or verb[0] not in DELETING:
            continue
        if subject.tool.effect == "read":
            yield Hit(subject, f"says {verb[0]!r} and counts as a read")
        elif subject.tool.source.format == "mcp" and subject.tool.effect != "destructive":
            yield Hit(subject, f"says {verb[0]!r} and has no destructiveHint")
