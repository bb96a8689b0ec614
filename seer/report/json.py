"""The summary as JSON, as it stands in summary.json."""

from typing import TYPE_CHECKING

import msgspec

from seer import canon

if TYPE_CHECKING:
    from seer.records import Report


def render(report: "Report") -> str:
    """Write the summary as indented JSON with sorted keys."""
    return msgspec.json.format(canon.encode(report.summary), indent=2).decode() + "\n"
