"""A run on one screen: score, rates, groups, worst tools, outcomes and the first failures."""

from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from seer.errors import printable
from seer.report._failures import answered, called, cut, expected, failures, spread, why
from seer.report._numbers import GOOD, NONE, RATES, amount, interval, outcome, percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.records import Group, Rate, Report
    from seer.report._failures import Failure

SHOWN = 3
WORST = 5
LONGEST = 300


def render(report: "Report") -> str:
    """Write the summary as wide as the terminal; plain where there is none, or NO_COLOR is set."""
    console = Console(highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        _head(console, report)
        console.print(_rates(report.summary.rates), "")
        if report.summary.scored:
            console.print(_groups("By kind", report.summary.by.get("kind", {})), "")
            _worst(console, report)
            _outcomes(console, report)
        _failures(console, report)
    return captured.get()


def _line(*parts: "str | tuple[str, str]") -> Text:
    """Join parts, each a text or a text with its style, with nothing in them taken for a code."""
    safe = [printable(part) if isinstance(part, str) else (printable(part[0]), part[1]) for part in parts]
    return Text.assemble(*safe)


def _head(console: Console, report: "Report") -> None:
    header, summary = report.header, report.summary
    agent = header.agent + (f" ({header.model})" if header.model and header.model not in header.agent else "")
    console.print(_line((f"{header.evalset} v{header.evalset_version}", "bold"), f" · {agent} · run {header.id}"))
    console.print()
    score = summary.score
    console.print(
        _line(
            ("Score ", "bold"),
            (percent(score.value), "bold reverse"),
            f"  95% interval {interval(score)}  ·  {score.n} trials scored",
        )
        if score.n
        else _line(("Score –", "bold"), "  no trial was scored")
    )
    if not summary.complete:
        spoiled = f"; {summary.infra} spoiled by the infrastructure, in no rate" if summary.infra else ""
        planned = header.scenes * header.repetitions
        console.print(_line(("Incomplete: ", "bold yellow"), f"{summary.trials} of {planned} trials{spoiled}"))
    console.print()


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style="dim", show_edge=False)
    for position, column in enumerate(columns):
        table.add_column(column, justify="left" if position == 0 else "right", no_wrap=position > 0, overflow="fold")
    return table


def _rates(rates: "dict[str, Rate]") -> Table:
    table = _table("Rate", "value", "95% interval", "n")
    for name in (*RATES, *sorted(rates.keys() - RATES.keys())):
        if name in rates:
            rate = rates[name]
            shown = RATES.get(name, (outcome(name), ""))[0]
            table.add_row(_line(shown), _line((percent(rate.value), "bold")), interval(rate), str(rate.n))
    return table


def _groups(title: str, groups: "dict[str, Group]") -> Table:
    table = _table(title, "score", "95% interval", "passed")
    for name, group in groups.items():
        table.add_row(_line(name), percent(group.score.value), interval(group.score), f"{group.passed}/{group.n}")
    return table


def _worst(console: Console, report: "Report") -> None:
    tools = report.summary.by.get("tool", {})
    worst = sorted(
        ((name, group) for name, group in tools.items() if (group.score.value or 0.0) < 1.0),
        key=lambda item: (item[1].score.value or 0.0, -item[1].n, item[0]),
    )
    if worst and len(tools) > 1:
        console.print(_groups(f"Worst tools ({min(WORST, len(worst))} of {len(tools)})", dict(worst[:WORST])), "")


def _outcomes(console: Console, report: "Report") -> None:
    ranked = sorted(report.summary.outcomes.items(), key=lambda item: (-item[1], item[0]))
    if ranked:
        parts = [(f"{outcome(name)} {count}", "green" if name in GOOD else "red") for name, count in ranked]
        joined = [piece for part in parts for piece in (part, " · ")][:-1]
        console.print(_line(("Outcomes  ", "dim"), *joined))
    cost = report.summary.cost
    price = "" if cost.usd is None else f" · ${amount(cost.usd)}"
    console.print(
        _line(
            ("A trial   ", "dim"),
            f"{amount(cost.tokens)} tokens · {amount(cost.seconds)} s · {amount(cost.calls)} calls, "
            f"{amount(cost.successful_calls)} of them successful · {amount(cost.retries)} retries{price}",
        )
    )


def _failures(console: Console, report: "Report") -> None:
    found = failures(report)
    shown = spread(found, SHOWN)
    console.print()
    if not found:
        console.print(_line("Nothing failed." if report.summary.scored else "There is nothing to look at yet."))
        return
    console.print(_line((f"Failures ({len(shown)} of {len(found)})", "bold")))
    for failure in shown:
        console.print()
        console.print(_line((f"✗ {failure.scene.id}", "bold"), f"  {outcome(failure.label)}"))
        console.print(_facts(failure))
    console.print()
    console.print(_line("All of them, with every call and answer, are in report.html (`seer report`)."))


def _facts(failure: "Failure") -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    made = failure.trial.calls
    for name, texts in (
        ("said", _said(failure)),
        ("expected", expected(failure.scene)),
        ("called", [called(call) for call in made[:SHOWN]] or [NONE]),
        ("answered", [answered(call) for call in made[:SHOWN] if call.status != "ok"]),
        ("why", why(failure)[:1]),
    ):
        for position, text in enumerate(texts):
            table.add_row(_line(("" if position else f"  {name}", "dim")), _line(_flat(text)))
    return table


def _said(failure: "Failure") -> "Sequence[str]":
    heard = [said.text for said in failure.trial.turns if said.role == "user"]
    return heard[:2] or [failure.scene.turns[0].say]


def _flat(text: str) -> str:
    return cut(" ".join(text.split()), LONGEST)
