from collections.abc import Callable

import msgspec
import pytest

from seer.records import Report, Summary
from seer.report import REPORTS
from seer.report._numbers import amount, percent
from seer.report.json import render


@pytest.mark.parametrize("tools", [("pay", "get"), ()])
def test_it_is_the_summary(make: Callable[..., Report], tools: tuple[str, ...]) -> None:
    report = make(tools=tools)
    text = render(report)
    assert msgspec.json.decode(text, type=Summary) == report.summary
    assert text.startswith('{\n  "by": ')


def test_reports_are_found_by_name() -> None:
    assert REPORTS.names() == ("html", "json", "terminal")


@pytest.mark.parametrize(
    ("value", "shown"),
    [(None, "–"), (0.0, "0%"), (1.0, "100%"), (0.5, "50.0%"), (0.99999, "99.9%"), (0.0001, "<0.1%"), (2 / 3, "66.7%")],
)
def test_a_share_reads_as_all_or_nothing_only_where_it_is(value: float | None, shown: str) -> None:
    assert percent(value) == shown


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, "–"),
        (0.0, "0"),
        (3.9e-05, "<0.0001"),
        (0.00023, "0.00023"),
        (0.0021, "0.0021"),
        (1.5, "1.5"),
        (2.0, "2"),
        (1234.5, "1,234"),
    ],
)
def test_amounts_are_short(value: float | None, shown: str) -> None:
    assert amount(value) == shown
