"""Rules by name: a file a rule; each takes all tools of some specs and gives what makes them less fit for agents.

A rule's docstring is its help: a first sentence that says what is found, why that matters, then `Fix: …` and, where it
rests on someone's documentation, `Source: …`. Files that begin with `_` are parts of this package and no rules.
"""

from typing import TYPE_CHECKING, Protocol

from seer.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.lint._spec import Hit, Spec
    from seer.records import Severity


class Rule(Protocol):
    """What a file in this package defines."""

    SEVERITY: "Severity"
    """How bad what it finds is, where a hit doesn't say otherwise."""

    def lint(self, spec: "Spec") -> "Iterable[Hit]":
        """Give each place that the rule objects to."""
        ...


RULES: Registry[Rule] = Registry("seer.lint", "seer.lint", needs=("lint",))
