"""Arguments that are a union, at their root.

Anthropic and OpenAI refuse `anyOf`, `oneOf`, `allOf`, `not` and `enum` at the top of a tool's schema, and with it the
whole request.

Fix: make it one plain object and say in the description what goes together, or split the tool.

Source: https://platform.claude.com/docs/en/managed-agents/self-hosted-sandboxes

Source: https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "error"
_REFUSED: Final = ("anyOf", "oneOf", "allOf", "not", "enum")


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools whose schema says more at its root than its properties."""
    for subject in spec.subjects:
        found = [keyword for keyword in _REFUSED if keyword in subject.tool.parameters]
        if found:
            yield Hit(subject, f"its arguments are a union ({', '.join(found)}) at the top")
