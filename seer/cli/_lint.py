"""Findings in, text, JSON or SARIF out."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

import click
import msgspec

from seer import __version__
from seer.errors import RecipeError, SeerError, printable
from seer.pipeline.lint import Help, Linted, sarif
from seer.records import LintFinding

FORMS = ("text", "json", "sarif")
_FEW = 3
_LONGEST = 400
_LONGEST_NAME = 64
_MOST = {"error": 3, "warning": 3, "note": 1}
"""Of how many tools a rule's findings are shown in full, unless all are asked for."""
_COLOURS = {"error": "red", "warning": "yellow", "note": "blue"}


def form(name: str) -> str:
    """Give the name of a form. Raises RecipeError where it is none."""
    if name not in FORMS:
        message = f"findings can't be written as {name!r}"
        raise RecipeError(message, fix=f"use --format {'|'.join(FORMS)}; the specs' own format is --input-format")
    return name


def write(text: str, output: Path | None) -> None:
    """Print a text, or write it to a file. Raises SeerError where that can't be written."""
    if output is None:
        click.echo(text)
        return
    try:
        output.write_text(click.unstyle(text) + "\n", encoding="utf-8")
    except OSError as error:
        message = f"can't be written: {error.strerror}"
        raise SeerError(message, where=str(output), fix="name a file in a folder that exists") from None


def told(found: Linted, form: str, *, everything: bool) -> str:
    """Give all findings in a form; text counts those that are alike, unless everything is asked for."""
    if form == "sarif":
        return _json(sarif(found.findings, found.rules, version=__version__))
    if form == "json":
        counts = Counter(finding.severity for finding in found.findings)
        return _json({"tools": found.tools, "counts": counts, "findings": found.findings})
    return "\n".join([*_Text(everything=everything).files(found.findings), _summary(found)])


def table(rules: Sequence[Help], form: str) -> str:
    """Give the rules with what each finds."""
    if form != "text":
        return _json(rules)
    width = max((len(rule.name) for rule in rules), default=0)
    return "\n".join(f"{rule.name:<{width}}  {_coloured(rule.severity)}  {rule.what}" for rule in rules)


def _json(value: object) -> str:
    encoded = msgspec.json.encode(value, order="sorted")
    return msgspec.json.format(encoded, indent=2).decode()


def _coloured(severity: str) -> str:
    return click.style(f"{severity:<7}", fg=_COLOURS[severity])


def _line(text: str, most: int = _LONGEST) -> str:
    """Keep hostile text on one line, and cut what is too long to be read."""
    cut = text if len(text) <= most else f"{text[: most - 1]}…"
    return printable(cut).replace("\n", "\\n")


class _Text:
    """Writes findings for a terminal; each rule says its fix once."""

    def __init__(self, *, everything: bool) -> None:
        self._everything = everything
        self._mended: set[tuple[str, str]] = set()

    def files(self, findings: Sequence[LintFinding]) -> Iterator[str]:
        """Give the findings by file."""
        for path, inside in groupby(sorted(findings, key=lambda one: one.path), key=lambda one: one.path):
            yield click.style(_line(path), bold=True)
            yield from self._file(list(inside))
            yield ""

    def _file(self, findings: list[LintFinding]) -> Iterator[str]:
        """Give the findings of a file by tool; of each rule, those after the first few are counted at the end."""
        shown: Counter[str] = Counter()
        hidden: dict[str, list[LintFinding]] = {}
        by_tool: dict[str, list[LintFinding]] = {}
        for finding in findings:
            by_tool.setdefault(finding.tool or "", []).append(finding)
        for tool, own in by_tool.items():
            lines: list[str] = []
            for (rule, severity), same in groupby(sorted(own, key=_rank), key=lambda one: (one.rule, one.severity)):
                alike = list(same)
                if not self._everything and shown[rule] >= _MOST[severity]:
                    hidden.setdefault(rule, []).extend(alike)
                    continue
                shown[rule] += 1
                lines += self._alike(alike)
            if lines:
                yield f"  {click.style(_line(tool, _LONGEST_NAME), bold=True)}" if tool else "  (the whole file)"
                yield from lines
        if hidden:
            yield click.style("  more of the same (--all shows them):", dim=True)
            yield from (_counted(rule, rest) for rule, rest in sorted(hidden.items()))

    def _alike(self, alike: list[LintFinding]) -> Iterator[str]:
        """Give the findings of a rule in one tool, those that say the same on a line, and how to mend it."""
        yield from map(_said, alike) if self._everything else _collapsed(alike)
        fix = (alike[0].rule, alike[0].fix)
        if fix not in self._mended and fix[1]:
            self._mended.add(fix)
            yield click.style(f"            fix: {_line(fix[1])}", dim=True)


def _rank(finding: LintFinding) -> tuple[int, str, int, str]:
    return list(_COLOURS).index(finding.severity), finding.rule, finding.line or 0, finding.pointer


def _name(finding: LintFinding) -> str:
    return _line(finding.parameter or "", _LONGEST_NAME)


def _said(finding: LintFinding, names: str = "") -> str:
    place = names or _name(finding)
    about = f"{place}: " if place else ""
    line = f"{finding.line}" if finding.line is not None else "-"
    shared = f" (shared by {finding.tools} tools)" if finding.tools > 1 else ""
    rule = click.style(finding.rule, dim=True)
    return f"    {line:>6}  {_coloured(finding.severity)}  {about}{_line(finding.what)}{shared}  {rule}"


def _collapsed(alike: list[LintFinding]) -> Iterator[str]:
    by_text: dict[str, list[LintFinding]] = {}
    for one in alike:
        by_text.setdefault(one.what, []).append(one)
    texts = list(by_text.values())
    for same in texts[:_FEW]:
        names = [_name(one) for one in same if one.parameter]
        rest = len(names) - _FEW
        yield _said(same[0], ", ".join(names[:_FEW]) + (f" and {rest} more" if rest > 0 else ""))
    if texts[_FEW:]:
        yield f"            and {sum(map(len, texts[_FEW:]))} more of {alike[0].rule}"


def _counted(rule: str, rest: list[LintFinding]) -> str:
    tools = len({one.tool for one in rest if one.tool})
    where = f" in {tools:,} tool{'s' * (tools > 1)}" if tools else ""
    return f"    {len(rest):>6,}  {_coloured(rest[0].severity)}  {rule}{where}"


def _summary(found: Linted) -> str:
    counts: Counter[str] = Counter(finding.severity for finding in found.findings)
    told = ", ".join(f"{counts[level]:,} {level}{'s' * (counts[level] != 1)}" for level in _COLOURS)
    return f"{found.tools:,} tool{'s' * (found.tools != 1)}: {told}"
