"""Rule by name in, its help out: severity, what it finds, why that matters, the fix, the sources."""

from inspect import cleandoc
from typing import TYPE_CHECKING, Final, get_args

import msgspec

from seer.errors import PluginError
from seer.lint import RULES
from seer.records import Severity

if TYPE_CHECKING:
    from seer.lint import Rule

SEVERITIES: "Final[tuple[Severity, ...]]" = get_args(Severity)
"""From the worst to the mildest."""


class Help(msgspec.Struct, frozen=True, kw_only=True):
    """What a rule says of itself; `sources` are addresses of documentation."""

    name: str
    severity: Severity
    what: str
    why: str
    fix: str
    sources: tuple[str, ...]


def load(name: str) -> "tuple[Rule, Help]":
    """Load a rule with its help. Raises PluginError where it has no severity or no docstring."""
    rule = RULES.get(name)
    severity = getattr(rule, "SEVERITY", None)
    if severity not in SEVERITIES:
        message = f"rule {name!r} has the severity {severity!r}"
        raise PluginError(message, fix=f"set SEVERITY to one of {', '.join(SEVERITIES)}")
    paragraphs = [" ".join(part.split()) for part in cleandoc(rule.__doc__ or "").split("\n\n") if part.strip()]
    if not paragraphs:
        message = f"rule {name!r} has no docstring"
        raise PluginError(message, fix="say what it finds, why that matters, and `Fix: …`")
    marked = [part for part in paragraphs[1:] if part.startswith(("Fix: ", "Source: "))]
    return rule, Help(
        name=name,
        severity=severity,
        what=paragraphs[0],
        why=" ".join(part for part in paragraphs[1:] if part not in marked),
        fix=" ".join(part.removeprefix("Fix: ") for part in marked if part.startswith("Fix: ")),
        sources=tuple(part.removeprefix("Source: ") for part in marked if part.startswith("Source: ")),
    )
