"""A parameter's name that Anthropic and Bedrock refuse.

Names of arguments must fit `^[a-zA-Z0-9_.-]{1,64}$`; one other name makes the whole request fail, with all its tools.
Deeper names are free.

Fix: offer it under a plain name, as `filter_status` for `filter[status]`, and map it back in the call.

Source: https://platform.claude.com/docs/en/managed-agents/self-hosted-sandboxes
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "error"
_LEGAL: Final = re.compile(r"[a-zA-Z0-9_.-]{1,64}")


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the arguments with such a name."""
    for place in spec.parameters:
        if place.depth == 1 and not _LEGAL.fullmatch(place.name):
            yield Hit(place, "its name is refused by some providers")
