"""A tool with very many arguments.

Each is paid for in every request, and among dozens an agent picks wrong ones.

Fix: split it by task, or leave out what agents don't need.

Source: https://www.anthropic.com/engineering/writing-tools-for-agents
"""

from collections import Counter
from typing import TYPE_CHECKING, Final

from seer.lint._spec import MOST, Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"
_MOST: Final = 30


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools with more arguments than an agent can keep apart."""
    places = Counter(id(place.subject) for place in spec.places)
    for subject in spec.subjects:
        count = len(subject.properties)
        if places[id(subject)] >= MOST:
            yield Hit(subject, f"its arguments have more than {MOST:,} places; no rule looks at the rest")
        if count > _MOST:
            yield Hit(subject, f"takes {count} arguments")
