"""Characters that nobody sees in a name or description.

Tag characters and changes of writing direction carry text past the person who reviews a tool, and to the model.

Fix: delete them.

Source: https://www.unicode.org/reports/tr36/
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "error"
_HIDDEN: Final = re.compile(
    "[\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\U000e0000-\\U000e007f\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]"
)


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools and parameters in whose words such characters stand."""
    for subject in spec.subjects:
        for text in (subject.tool.spec_name, subject.tool.title or "", subject.tool.description):
            yield from (Hit(subject, f"holds hidden characters: {found}") for found in _found(text))
    for place in spec.parameters:
        for text in (place.name, place.description):
            yield from (Hit(place, f"holds hidden characters: {found}") for found in _found(text))


def _found(text: str) -> "Iterator[str]":
    signs = sorted(set(_HIDDEN.findall(text)))
    if signs:
        yield " ".join(f"U+{ord(sign):04X}" for sign in signs[:5])
