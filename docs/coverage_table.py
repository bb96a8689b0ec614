"""Specs in, a table of keywords out: classes of values that are owed at and past each, and the sets that show them.

python docs/coverage_table.py SPEC...    # the table for specs of one's own, such as a folder of real ones
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from seer.errors import SeerError
from seer.generate import EXHAUSTIVE, explore
from seer.parse import parse_file
from seer.schema.coverage import coverage
from seer.schema.obligations import owed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.records import Aim, Open, Tool

NOW = "2026-06-15T09:00:00Z"
HEAD = """\
| keyword | at: owed | met | sets | past: owed | met | sets | not isolable | unsatisfiable | other open |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
"""


def side(aim: Aim | Open) -> str:
    """Tell whether a class lies past a limit or at it: what is required and left out is past."""
    return "past" if aim.at == "past" or (aim.keyword == "required" and aim.at == "absent") else "at"


def table(tools: Iterable[Tool]) -> tuple[str, Counter[str]]:
    """Give the table, and the totals: tools, sets, obligations, met, with what must break too, open by reason."""
    owing: Counter[tuple[str, str]] = Counter()
    unmet: Counter[tuple[str, str]] = Counter()
    sets: Counter[tuple[str, str]] = Counter()
    reasons: Counter[tuple[str, str]] = Counter()
    total: Counter[str] = Counter()
    for tool in tools:
        made = explore(tool, seed=0, locale="en", now=NOW, effort=EXHAUSTIVE)
        found = coverage([tool], made.cases, [], exhaustive=True, disputed=len(made.disputed))
        owing.update((one.aim.keyword, side(one.aim)) for one in owed(tool, exhaustive=True))
        unmet.update((one.keyword, side(one)) for one in found.open)
        reasons.update((one.keyword, one.reason) for one in found.open)
        for case in made.cases:
            sets.update({(aim.keyword, side(aim)) for aim in case.aims})
        total.update(
            tools=1, sets=len(made.cases), obligations=found.obligations, met=found.by_cases, entailed=found.entailed,
            disputed=found.disputed,
        )  # fmt: skip
        total.update(one.reason for one in found.open)
    rows = [_row(keyword, owing, unmet, sets, reasons) for keyword in sorted({keyword for keyword, _ in owing})]
    return HEAD + "".join(rows), total


def _row(
    keyword: str,
    owing: Counter[tuple[str, str]],
    unmet: Counter[tuple[str, str]],
    sets: Counter[tuple[str, str]],
    reasons: Counter[tuple[str, str]],
) -> str:
    numbers = [
        number
        for where in ("at", "past")
        for key in [(keyword, where)]
        for number in (owing[key], owing[key] - unmet[key], sets[key])
    ]
    known = [reasons[keyword, reason] for reason in ("not isolable", "unsatisfiable")]
    others = sum(count for (name, _), count in reasons.items() if name == keyword) - sum(known)
    return f"| `{keyword}` | " + " | ".join(str(number) for number in [*numbers, *known, others]) + " |\n"


def tools_of(paths: Iterable[Path]) -> Iterable[Tool]:
    """Read every tool; a file that is no spec is passed over."""
    for path in paths:
        try:
            yield from parse_file(path, shown=path.name)[0].tools
        except SeerError as error:
            print(f"{path.name}: {error}", file=sys.stderr)  # noqa: T201 - a script


if __name__ == "__main__":
    rows, counted = table(tools_of(map(Path, sys.argv[1:])))
    print(rows + "\n" + ", ".join(f"{name}: {count}" for name, count in counted.items()))  # noqa: T201 - a script
