from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from html.parser import HTMLParser

import msgspec
import pytest

from seer.records import Report
from seer.report.html import MOST_FAILURES, render

Make = Callable[..., Report]

HOSTILE = "</script></style><img src=x onerror=alert(1)><svg onload=alert(2)>\"' onclick='alert(3)' {{ 7*7 }} {% raw %}"


class Page(HTMLParser):
    """The elements, attributes and text of a page, as a browser would take them apart."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str, str | None]] = []
        self.text: list[str] = []
        self.inline: dict[str, str] = {}
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(tag, name, value) for name, value in attrs]

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1] in {"script", "style"} and self.tags[-1] not in self.inline:
            self.inline[self.tags[-1]] = data
        self.text.append(data)

    def shown(self) -> str:
        return " ".join("".join(self.text).split())


def test_a_failure_is_laid_open(make: Make) -> None:
    page = Page(render(make(skill=0.0)))
    shown = page.shown()
    assert "请帮我查一下杭州 2026-06-20 的天气。" in shown
    assert 'get_forecast({"city":"杭州","date":"2026-06-20"})' in shown
    assert 'get_forecast({"city": "杭州市 ", "date": "2026-06-20"})' in shown
    assert '{"temperature":21.5,"text":"sunny "}' in shown
    assert "city was '杭州市 ', expected '杭州' (text)" in shown
    assert "No call as asked: date is missing." in shown
    assert "Once that is supplied: get_forecast(" in shown
    assert "Unterminated string starting at column 10" in shown


def test_headline_and_rates_stand_with_their_intervals(make: Make) -> None:
    report = make()
    page = Page(render(report))
    bars = [value for tag, name, value in page.attributes if tag == "svg" and name == "aria-label"]
    score = report.summary.score
    assert score.value is not None
    assert any(bar and bar.startswith(f"Score: {100 * score.value:.1f}%, 95% interval ") for bar in bars)
    assert {bar.partition(":")[0] for bar in bars if bar} >= {"Positive pass", "Negative rejection", "Over-refusal"}
    assert f"Trials scored{report.summary.scored}" in page.shown()


def test_nothing_is_loaded_and_only_our_own_script_and_style_may_run(make: Make) -> None:
    text = render(make())
    page = Page(text)
    policy = next(
        value
        for tag, name, value in page.attributes
        if (tag, name) == ("meta", "content") and value and value.startswith("default-src 'none'")
    )
    for tag, directive in (("script", "script-src"), ("style", "style-src")):
        digest = b64encode(sha256(page.inline[tag].encode()).digest()).decode()
        assert f"{directive} 'sha256-{digest}'" in policy
    assert "unsafe" not in policy
    assert not {name for _, name, _ in page.attributes} & {"src", "href", "style", "srcset", "action"}
    assert not [name for _, name, _ in page.attributes if name.startswith("on")]
    assert "http" not in page.inline["script"] + page.inline["style"]


def test_hostile_text_stays_text(make: Make) -> None:
    report = make(tools=("one", "two"), skill=0.3, words=HOSTILE, text=HOSTILE)
    header = msgspec.structs.replace(report.header, evalset=HOSTILE, agent=HOSTILE, model=HOSTILE, provider=HOSTILE)
    page = Page(render(msgspec.structs.replace(report, header=header)))
    assert page.tags.count("script") == page.tags.count("style") == 1
    assert "img" not in page.tags
    assert not [name for _, name, _ in page.attributes if name.startswith("on")]
    shown = page.shown()
    assert shown.count(HOSTILE) > 10


def test_the_map_shows_every_tool_and_kind(make: Make) -> None:
    page = Page(render(make(each=2, skill=0.5)))
    cells = {
        (tag, value) for tag, name, value in page.attributes if tag == "button" and name in {"data-tool", "data-kind"}
    }
    assert ("button", "get_forecast") in cells
    shown = page.shown()
    assert all(kind in shown for kind in ("normal", "default", "boundary", "missing", "invalid"))
    assert "update_customer_address" in shown


def test_a_large_run_is_cut_fairly_and_counted(make: Make) -> None:
    tools = tuple(f"tool_{number:03}" for number in range(130))
    report = make(tools=tools, each=5, skill=0.0)
    text = render(report)
    page = Page(text)
    failed = sum(score.check == "outcome" and (score.value or 0) < 1 for score in report.scores)
    assert failed == 3250
    assert sum(tag == "details" and name == "data-tool" for tag, name, _ in page.attributes) == MOST_FAILURES
    assert {value for tag, name, value in page.attributes if (tag, name) == ("details", "data-tool")} == set(tools)
    assert f"{MOST_FAILURES} of {failed:,} shown" in page.shown()
    assert "And 10 tools that did better than these." in page.shown()
    assert len(text) < 3_000_000


def test_long_texts_are_cut(make: Make) -> None:
    report = make(tools=("one", "two"), each=1, skill=0.0, text="x" * 100_000)
    text = render(report)
    assert "more characters" in text
    assert len(text) < 300_000


@pytest.mark.parametrize(
    ("tools", "note"), [((), "There is nothing to look at yet."), (("one", "two"), "Every scored")]
)
def test_without_failures_it_says_so(make: Make, tools: tuple[str, ...], note: str) -> None:
    page = Page(render(make(tools=tools, skill=1.0)))
    assert note in page.shown()
    assert "select" not in page.tags
    assert ("No trial was scored" in page.shown()) is not bool(tools)


def test_the_weights_stand_beside_the_score(make: Make) -> None:
    assert "0.6 × positive pass + 0.4 × negative rejection" in Page(render(make())).shown()


def test_an_incomplete_run_is_marked(make: Make) -> None:
    assert "Incomplete run. 120 of 120 trials were played; 2 of them broke off" in Page(render(make(infra=2))).shown()
    assert "Incomplete" not in Page(render(make())).shown()


def test_the_same_report_gives_the_same_page(make: Make) -> None:
    assert render(make()) == render(make())
