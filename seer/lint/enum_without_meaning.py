"""An enum of codes that nothing explains.

1, 2, 3 or A, B, C say nothing to a model; it picks one.

Fix: say in the description what each value means, or use words as values.

Source: https://platform.claude.com/docs/agents-and-tools/tool-use/define-tools
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._words import words
from seer.words.bag import bag

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Json, Severity

SEVERITY: "Final[Severity]" = "warning"
_SHORT: Final = 2
_CODED: Final = bag(
    """
    align axis blood cipher codec color colour country coordinate currency day direction edition encoding format
    gender grade language lang letter locale method number page per precision protocol rate region scale sex side
    size sign sort state symbol temperature unit version width height zone
    """
)
_PLAIN: Final = frozenset("01xyz")
"""No and yes, and axes."""
_NAMED: Final = (
    "x-enum-varnames",
    "x-enumNames",
    "enumNames",
    "x-enum-descriptions",
    "x-enumDescriptions",
    "x-ms-enum",
)


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the enums of codes whose description names none of the members."""
    for place in spec.parameters:
        members = [member for member in place.get("enum", ()) if member is not None]
        if (
            len(members) < _SHORT
            or set(map(str, members)) <= _PLAIN
            or not _are_codes(members)
            or any(place.wrote(key) for key in _NAMED)
        ):
            continue
        if not _CODED.isdisjoint(words(place.name)) or _explains(place.description, members):
            continue
        shown = ", ".join(str(member) for member in members[:4])
        yield Hit(place, f"takes codes that nothing explains: {shown}{', …' if members[4:] else ''}", keyword="enum")


def _are_codes(members: "list[Json]") -> bool:
    """Tell whether all are whole numbers counted up, or all letters; numbers with gaps are sizes and angles."""
    if all(isinstance(member, int) and not isinstance(member, bool) for member in members):
        ordered = sorted(members)
        return bool(ordered[-1] - ordered[0] == len(ordered) - 1)
    texts = [member for member in members if isinstance(member, str)]
    if len(texts) < len(members):
        return False
    return all(text.isdecimal() for text in texts) or all(len(text) == 1 and text.isalpha() for text in texts)


def _explains(told: str, members: "list[Json]") -> bool:
    shown = [rf"(?<!\w){re.escape(str(member))}(?!\w)" for member in members]
    return sum(re.search(pattern, told) is not None for pattern in shown) >= _SHORT
