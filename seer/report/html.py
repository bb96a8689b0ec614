"""A run as one self-contained HTML file: rates with intervals, a heat map, costs, and every failure laid open."""

from base64 import b64encode
from collections import Counter, defaultdict
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from msgspec import Struct

from seer import __version__, bundled
from seer.report._failures import (
    Failure,
    answered,
    called,
    cut,
    expected,
    failures,
    headline,
    spread,
    why,
)
from seer.report._numbers import RATES, amount, interval, outcome, percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.records import Report, Score

MOST_FAILURES = 500
MOST_TOOLS = 120
MOST_CALLS = 12
LONGEST = 2000
HEAT = 6
"""Steps of colour in the heat map; the figures stand in the cells too."""


class Cell(Struct, frozen=True, kw_only=True):
    """Trials of one tool and kind: `heat` is 0 where all passed, HEAT - 1 where none did."""

    kind: str
    n: int
    passed: int
    value: float
    heat: int


class Row(Struct, frozen=True, kw_only=True):
    """One tool's line of the heat map; a cell is null where the tool has no scene of that kind."""

    tool: str
    value: float
    n: int
    cells: tuple[Cell | None, ...]


def render(report: "Report") -> str:
    """Write the page. Nothing in it is loaded from elsewhere, and its policy lets only its own style and script run."""
    environment = _environment()
    style, script = (_asset(environment, name) for name in ("report.css", "report.js"))
    found = failures(report)
    return environment.get_template("report.html.j2").render(
        report=report,
        header=report.header,
        summary=report.summary,
        style=style,
        script=script,
        style_hash=_hash(style),
        script_hash=_hash(script),
        rates=_rates(report),
        kinds=_kinds(report),
        rows=_heat(report)[:MOST_TOOLS],
        tools=len(report.summary.by.get("tool", {})),
        outcomes=_outcomes(report),
        found=len(found),
        shown=[_laid_open(failure) for failure in spread(found, MOST_FAILURES)],
        choices=_choices(spread(found, MOST_FAILURES)),
        version=__version__,
    )


def _environment() -> Environment:
    environment = Environment(
        autoescape=True,
        loader=FileSystemLoader(bundled.folder("templates") / "report"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters.update(percent=percent, interval=interval, amount=amount, outcome=outcome)
    return environment


def _asset(environment: Environment, name: str) -> str:
    """Read a file that stands in the page as it is: ours, so not escaped, and named by its hash in the policy."""
    assert environment.loader is not None  # noqa: S101 - `_environment` has just set it
    return environment.loader.get_source(environment, name)[0]


def _hash(text: str) -> str:
    return "sha256-" + b64encode(sha256(text.encode()).digest()).decode()


def _rates(report: "Report") -> "list[dict[str, Any]]":
    known = {**{name: (outcome(name).capitalize(), "") for name in report.summary.rates}, **RATES}
    order = [*RATES, *sorted(report.summary.rates.keys() - RATES.keys())]
    return [
        {"name": known[name][0], "meaning": known[name][1], "rate": report.summary.rates[name]}
        for name in order
        if name in report.summary.rates
    ]


def _kinds(report: "Report") -> tuple[str, ...]:
    return tuple(report.summary.by.get("kind", {}))


def _heat(report: "Report") -> "list[Row]":
    """Give the tools, worst first."""
    kinds = {scene.id: scene.kind for scene in report.scenes}
    grid: dict[str, dict[str, list[Score]]] = defaultdict(lambda: defaultdict(list))
    for score in headline(report):
        grid[score.scene.partition(".")[0]][kinds[score.scene]].append(score)
    rows = [
        Row(
            tool=tool,
            value=_mean([score for scores in cells.values() for score in scores]),
            n=sum(map(len, cells.values())),
            cells=tuple(_cell(kind, cells[kind]) if kind in cells else None for kind in _kinds(report)),
        )
        for tool, cells in grid.items()
    ]
    return sorted(rows, key=lambda row: (row.value, row.tool))


def _cell(kind: str, scores: "Sequence[Score]") -> Cell:
    value = _mean(scores)
    heat = 0 if value >= 1.0 else max(1, round((1 - value) * (HEAT - 1)))
    passed = sum((score.value or 0.0) >= 1.0 for score in scores)
    return Cell(kind=kind, n=len(scores), passed=passed, value=value, heat=heat)


def _mean(scores: "Sequence[Score]") -> float:
    return sum(score.value or 0.0 for score in scores) / len(scores)


def _outcomes(report: "Report") -> "list[dict[str, Any]]":
    """Give outcomes from the best to the worst, with what each was worth as a sign and a tone."""
    worth = {score.label: score.value or 0.0 for score in headline(report)}
    counts = report.summary.outcomes
    total = sum(counts.values())
    ranked = sorted(counts.items(), key=lambda item: (-worth.get(item[0], 0.0), -item[1], item[0]))
    return [
        {"name": name, "count": count, "share": count / total, **_sign(worth.get(name, 0.0))} for name, count in ranked
    ]


def _sign(value: float) -> dict[str, str]:
    if value >= 1.0:
        return {"sign": "✓", "tone": "ok"}
    return {"sign": "½", "tone": "half"} if value > 0.0 else {"sign": "✗", "tone": "bad"}


def _choices(shown: "Sequence[Failure]") -> "list[dict[str, Any]]":
    counted: dict[str, Counter[str]] = {
        "kind": Counter(failure.scene.kind for failure in shown),
        "outcome": Counter(failure.label for failure in shown),
        "tool": Counter(failure.tool for failure in shown),
    }
    return [{"name": name, "options": sorted(counts.items())} for name, counts in counted.items()]


def _laid_open(failure: Failure) -> "dict[str, Any]":
    trial = failure.trial
    return {
        "id": failure.scene.id,
        "repetition": trial.repetition,
        "tool": failure.tool,
        "kind": failure.scene.kind,
        "outcome": failure.label,
        **_sign(failure.score.value or 0.0),
        "locale": failure.scene.locale,
        "difficulty": failure.scene.difficulty,
        "turns": _turns(failure),
        "expected": [cut(line, LONGEST) for line in expected(failure.scene)],
        "calls": [
            {
                "turn": call.turn,
                "call": cut(called(call), LONGEST),
                "status": call.status,
                "error": call.parse_error,
                "answer": cut(answered(call), LONGEST),
            }
            for call in trial.calls[:MOST_CALLS]
        ],
        "more": max(0, len(trial.calls) - MOST_CALLS),
        "why": [cut(line, LONGEST) for line in why(failure)],
        "termination": trial.termination,
        "error": trial.error,
    }


def _turns(failure: Failure) -> "list[dict[str, str]]":
    """Give what was said, the user's first words even where the trial broke off before them."""
    said = [{"role": turn.role, "text": cut(turn.text, LONGEST)} for turn in failure.trial.turns]
    return said or [{"role": "user", "text": failure.scene.turns[0].say}]
