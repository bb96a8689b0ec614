"""Reports by name: a file a renderer; each takes a report and gives text."""

from typing import TYPE_CHECKING, Protocol

from seer.registry import Registry

if TYPE_CHECKING:
    from seer.records import Report


class ReportModule(Protocol):
    """What a file in this package defines."""

    def render(self, report: "Report") -> str:
        """Write a run as text of one format."""


REPORTS: Registry[ReportModule] = Registry("seer.report", "seer.reports", needs=("render",))
