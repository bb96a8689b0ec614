"""Checks by name: a file a check; each takes a context and gives a score, or none where it doesn't apply."""

from typing import TYPE_CHECKING, Protocol

from seer.registry import Registry

if TYPE_CHECKING:
    from seer.records import Context, Score


class CheckModule(Protocol):
    """What a file in this package defines."""

    def check(self, context: "Context") -> "Score | None":
        """Judge one trial."""


CHECKS: Registry[CheckModule] = Registry("seer.checks", "seer.checks", needs=("check",))
