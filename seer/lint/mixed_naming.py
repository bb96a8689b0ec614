"""Arguments of one tool in two styles of naming.

With `user_id` beside `orderId` a model writes `order_id` sooner or later, and the call fails.

Fix: keep to one style within a tool.

Source: https://www.anthropic.com/engineering/writing-tools-for-agents
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"
_CAMEL: Final = re.compile(r"[a-z][A-Z]")


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools that mix snake_case and camelCase."""
    for subject in spec.subjects:
        plain = [name for name in subject.properties if "-" not in name and "." not in name]
        snake = next((name for name in plain if "_" in name.strip("_") and not _CAMEL.search(name)), None)
        camel = next((name for name in plain if "_" not in name and _CAMEL.search(name)), None)
        if snake is not None and camel is not None:
            yield Hit(subject, f"mixes styles of naming: {snake!r} and {camel!r}")
