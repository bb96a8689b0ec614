"""Days lie around the world's now: before it where what was is asked for."""

from typing import Any

import pytest

from seer.sample import sample

NOW = "2026-06-15T09:00:00Z"
DAY = {"type": "string", "format": "date"}


def made(tool: str, **properties: Any) -> Any:
    schema = {"type": "object", "properties": properties, "required": list(properties)}
    return sample(schema, seed=3, name=tool, now=NOW)


@pytest.mark.parametrize("tool", ["get_historical_observations", "getHistoryDaily", "list_usage_records"])
def test_what_was_lies_in_the_past(tool: str) -> None:
    days = made(tool, start_date=DAY, end_date=DAY)
    assert days["start_date"] < days["end_date"] < NOW[:10]


@pytest.mark.parametrize("tool", ["list_events", "create_usage_log"])
def test_what_will_be_lies_ahead(tool: str) -> None:
    days = made(tool, start_date=DAY, end_date=DAY)
    assert NOW[:10] < days["start_date"] < days["end_date"]


def test_a_message_was_sent() -> None:
    when = {"type": "string", "format": "date-time", "description": "Timestamp of the message to react to."}
    assert made("add_reaction", timestamp=when)["timestamp"] < NOW
