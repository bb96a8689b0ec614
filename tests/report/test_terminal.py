from collections.abc import Callable

import pytest
from rich.cells import cell_len

from seer.records import Report
from seer.report.terminal import render

Make = Callable[..., Report]


def test_the_whole_story_on_one_screen(make: Make) -> None:
    text = render(make())
    for part in ("Score ", "95% interval", "Positive pass", "Over-refusal", "By kind", "Worst tools", "Outcomes"):
        assert part in text
    assert "travel-desk v3 · openai:qwen3-8b-instruct · run 3fa9c1d27be0" in text
    assert "report.html (`seer report`)" in text
    assert len(text.splitlines()) < 70


def test_a_failure_says_what_was_said_expected_called_and_why(make: Make) -> None:
    text = render(make(tools=("pay",), each=1, skill=0.0))
    assert "✗ pay." in text
    lines = [line.strip() for line in text.splitlines()]
    for start in ("said", "expected", "called", "why"):
        assert any(line.startswith(start) for line in lines)
    assert "请帮我查一下杭州 2026-06-20 的天气。" in text


@pytest.mark.parametrize("width", [60, 100, 160])
def test_it_keeps_to_the_width(make: Make, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    text = render(make(text="long words " * 30))
    assert max(cell_len(line) for line in text.splitlines()) <= width


def test_it_is_plain_where_there_is_no_terminal(make: Make) -> None:
    assert "\x1b" not in render(make())


def test_hostile_text_moves_no_cursor_and_makes_no_markup(make: Make) -> None:
    text = render(make(tools=("pay", "get"), each=2, skill=0.0, words="\x1b[2J\x07[bold red]clear[/] the screen"))
    assert "\x1b" not in text
    assert "\x07" not in text
    assert "\\x1b[2J\\x07[bold red]clear[/] the screen" in text


def test_an_incomplete_run_is_marked(make: Make) -> None:
    assert "Incomplete: 120 of 120 trials; 2 spoiled by the infrastructure, in no rate" in render(make(infra=2))


def test_an_empty_run(make: Make) -> None:
    text = render(make(tools=()))
    assert "no trial was scored" in text
    assert "nothing to look at yet" in text


def test_a_perfect_run(make: Make) -> None:
    text = render(make(skill=1.0))
    assert "100%" in text
    assert "Nothing failed." in text
    assert "Worst tools" not in text
