"""More tools than a provider takes in one request.

OpenAI takes 128 at most, and models choose worse long before that.

Fix: offer a choice of them (`--include`, `--exclude`), or search among them.

Source: https://platform.openai.com/docs/guides/function-calling
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_MOST: Final = 128


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give one hit, at the first tool's file."""
    if len(spec.subjects) > _MOST:
        yield Hit(spec.subjects[0].tool.source.path, f"{len(spec.subjects):,} tools, more than {_MOST}")
