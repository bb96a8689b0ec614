"""Tools that are all but the same.

Two tools described in the same words, or whose names differ by a version, a number or a verb that means the same, are
picked from by chance.

Fix: say in each description when to use it and when the other, or offer one of them.

Source: https://www.anthropic.com/engineering/writing-tools-for-agents
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._words import words
from seer.words.names import split

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec, Subject
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_MARKS: Final = re.compile(r"(v|[2-9]|beta|alpha|legacy)", re.IGNORECASE)
_SAME: Final = {
    **dict.fromkeys(("get", "fetch", "retrieve", "read", "show", "view", "describe"), "get"),
    **dict.fromkeys(("create", "add", "make", "new"), "create"),
    **dict.fromkeys(("delete", "remove", "destroy", "erase"), "delete"),
    **dict.fromkeys(("update", "edit", "modify", "change", "patch"), "update"),
    **dict.fromkeys(("search", "find", "lookup", "query"), "search"),
}


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give each tool that an earlier one equals in the words that carry meaning."""
    told: set[str] = set()
    for key, what in (
        (_description, "is described in the same words as"),
        (_name, "is named all but the same as"),
        (_meaning, "means by its name, and takes, the same as"),
    ):
        groups: dict[tuple[str, ...], list[Subject]] = {}
        for subject in spec.subjects:
            found = key(subject)
            if found:
                groups.setdefault(found, []).append(subject)
        for group in groups.values():
            for subject in group[1:]:
                if subject.tool.name not in told:
                    told.add(subject.tool.name)
                    yield Hit(subject, f"{what} {group[0].tool.name!r}")


def _description(subject: "Subject") -> tuple[str, ...]:
    return tuple(sorted(set(words(subject.tool.description))))


def _meaning(subject: "Subject") -> tuple[str, ...]:
    """Give the words of a name whatever their order, verbs by what they mean, and the arguments."""
    parts = sorted(_SAME.get(word, word) for word in words(subject.tool.name))
    return (*parts, "", *sorted(subject.properties)) if len(parts) > 1 and subject.properties else ()


def _name(subject: "Subject") -> tuple[str, ...]:
    parts = [part.lower() for part in split(subject.tool.name) if not _MARKS.fullmatch(part)]
    return tuple(parts) if len(parts) > 1 else ()
