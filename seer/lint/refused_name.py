"""A tool's name that model providers refuse.

OpenAI takes `^[a-zA-Z0-9_-]{1,64}$`, and refuses the whole request over one other name; Anthropic takes up to 128
such characters, and Gemini wants a letter or `_` first. In formats whose names aren't offered as they are, like an
operationId, it is a note: seer puts `_` for what is refused.

Fix: use letters, digits, `_` and `-`, at most 64, a letter first.

Source: https://platform.openai.com/docs/guides/function-calling

Source: https://platform.claude.com/docs/agents-and-tools/tool-use/define-tools

Source: https://ai.google.dev/gemini-api/docs/function-calling
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "error"
_LEGAL: Final = re.compile(r"[a-zA-Z0-9_-]{1,64}")
_MOST: Final = 64
_OFFERED: Final = frozenset({"functions", "mcp", "tool_registry"})


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools that can't be offered under their own name."""
    for subject in spec.subjects:
        name = subject.tool.spec_name
        if subject.tool.http is not None and "operationId" not in subject.written:
            continue
        if not _LEGAL.fullmatch(name):
            why = (
                f"has {len(name)} characters" if len(name) > _MOST else "holds other characters than a-z, 0-9, _ and -"
            )
            yield Hit(
                subject,
                f"its name {name!r:.80} {why}",
                severity=None if subject.tool.source.format in _OFFERED else "note",
            )
        elif not (name[0].isalpha() or name[0] == "_"):
            yield Hit(subject, f"its name {name!r} begins with {name[0]!r}", severity="note")
