"""A parameter that asks the agent for a credential.

What an agent is given stands in its context and its logs, and a hostile page can talk it out of it.

Fix: let whoever runs the tool hold the credential, and leave the parameter out.

Source: https://modelcontextprotocol.io/specification/2025-06-18/server/tools
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.words.names import split

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_SECRET: Final = re.compile(
    r"(x_)?((api|access|private|secret|auth)_(key|token)|apikey|accesstoken|client_secret"
    r"|bearer(_token)?|secret)"
)


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the arguments named as credentials are."""
    for place in spec.parameters:
        if place.depth == 1 and "string" in place.types and _SECRET.fullmatch("_".join(split(place.name)).lower()):
            yield Hit(place, "asks for a credential")
