"""What synth made in, what a person reads out."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from seer.errors import printable
from seer.parse import once
from seer.records import DERIVED, NEGATIVE, POSITIVE, Doubted, Unworded, Warn

if TYPE_CHECKING:
    from seer.pipeline._timings import Spent
    from seer.pipeline.synth import Synthesis

_FEW = 8


def synthesis(made: "Synthesis", *, root: Path) -> None:
    """Print an eval set's sizes, what was dropped, what is open, what changed, and what to do next."""
    console = Console(highlight=False, soft_wrap=True)
    manifest = made.manifest
    counts = manifest.counts
    state = "made" if made.fresh else "unchanged: no new version"
    console.print(Text.assemble((str(made.path), "bold"), f"  {state}"))
    share = f", {round(100 * counts.valid / counts.scenes)} % valid" if counts.scenes else ""
    console.print(
        f"{_of(counts.scenes, 'scene')} of {_of(counts.tools, 'tool')}{share}; "
        f"{_of(counts.cases, 'proved argument set')}"
    )
    console.print(_kinds(made))
    _gaps(console, made)
    if made.diff is not None:
        _change(console, made)
    if made.timings is not None:
        console.print(_timings(made.timings))
    then = f"run {root} --agent reference" if counts.scenes else f"check {root}"
    console.print(f"\nnext: seer {then}", style="dim")


def _kinds(made: "Synthesis") -> Table:
    counts = made.manifest.counts
    table = Table(box=None, pad_edge=False, header_style="dim")
    locales = sorted(counts.by_locale)
    for title in ("kind", *locales, "argument sets"):
        table.add_column(title, justify="left" if title == "kind" else "right")
    for kind in (*POSITIVE, *NEGATIVE, *DERIVED):
        table.add_row(kind, *(str(made.made.get((kind, column), 0)) for column in (*locales, "")))
    return table


def _timings(spent: "Mapping[str, Spent]") -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for title in ("stage", "wall s", "cpu s"):
        table.add_column(title, justify="left" if title == "stage" else "right")
    for stage, one in spent.items():
        table.add_row(stage, f"{one.wall:.2f}", f"{one.cpu:.2f}")
    return table


def _gaps(console: Console, made: "Synthesis") -> None:
    manifest = made.manifest
    coverage = manifest.coverage
    console.print(
        f"coverage: {coverage.obligations} obligations; {coverage.by_cases} met by argument sets, "
        f"{coverage.by_scenes} by scenes; {sum(one.at != 'pair' for one in coverage.open)} open"
    )
    if coverage.pairs:
        console.print(
            f"pairs: {coverage.pairs} of each two values of two parameters; "
            f"{coverage.pairs_by_cases} met by argument sets, {coverage.pairs_by_scenes} by scenes"
        )
    for locale, found in manifest.diversity.items():
        shares = ", ".join(f"{share:.2f}" for share in found.distinct)
        console.print(
            f"diversity {locale}: distinct-1, -2, -3 {shares}; {found.templates:.1f} templates a tool; "
            f"self-similarity {found.self_similarity:.2f}"
        )
    dropped = manifest.counts.dropped
    if dropped:
        reasons = ", ".join(
            f"{reason} {n}" for reason, n in sorted(dropped.items(), key=lambda item: (-item[1], item[0]))
        )
        console.print(f"dropped: {sum(dropped.values())} drafts ({reasons}); see dropped.jsonl")
    if made.nothing_else:
        console.print(
            "each request is one that a person would hardly make so; they are kept, as there are no others: "
            "give examples, pools or a phrasebook"
        )
    doubted = manifest.counts.doubted
    if doubted:
        doubts = ", ".join(f"{doubt} {n}" for doubt, n in sorted(doubted.items(), key=lambda item: (-item[1], item[0])))
        console.print(f"left out, since nobody asks so: {doubts}; --doubtful keeps them")
    for locale in manifest.locales:
        unasked = [one for one in manifest.doubted if one.locale == locale]
        if unasked:
            console.print(_unasked(unasked, locale, manifest.counts.tools))
        gaps = [gap for gap in manifest.unworded if gap.locale == locale]
        if gaps:
            console.print(_wordless(gaps, locale, manifest.counts.tools))


def _unasked(found: list[Doubted], locale: str, tools: int) -> str:
    names = ", ".join(f"{one.tool}: {one.doubts[0]}" for one in found[:3]) + (
        ", …" if len(found) > len(found[:3]) else ""
    )
    return f"{locale}: nothing asks for {len(found)} of {_of(tools, 'tool')} ({names}); give examples or a phrasebook"


def _wordless(gaps: list[Unworded], locale: str, tools: int) -> str:
    has, whose = ("has", "its") if len(gaps) == 1 else ("have", "their")
    names = ", ".join(gap.tool for gap in gaps[:3]) + (", …" if len(gaps) > len(gaps[:3]) else "")
    return (
        f"{locale}: {len(gaps)} of {_of(tools, 'tool')} {has} no wording ({names}); give a phrasebook "
        f"with {whose} intents and labels, or leave the locale out with --locale"
    )


def _change(console: Console, made: "Synthesis") -> None:
    change = made.diff
    if change is None:
        return
    console.print(
        f"\nsince v{made.manifest.version - 1}: {change.kept} scenes kept, {change.added} came, {change.removed} went"
    )
    for label, tools in (
        ("tools added", change.tools_added),
        ("tools gone", change.tools_removed),
        ("tools changed", change.tools_changed),
    ):
        if tools:
            console.print(f"{label}: {', '.join(tools[:_FEW])}{', …' if len(tools) > _FEW else ''}")


def synthesis_json(made: "Synthesis") -> str:
    """Give the same as one JSON object."""
    manifest = made.manifest
    content = {
        "path": str(made.path),
        "fresh": made.fresh,
        "version": manifest.version,
        "digest": manifest.digest,
        "counts": manifest.counts,
        "coverage": manifest.coverage,
        "diversity": manifest.diversity,
        "unworded": manifest.unworded,
        "doubted": manifest.doubted,
        "diff": made.diff,
        "warnings": made.warnings,
        "timings": made.timings,
    }
    return msgspec.json.encode(content, order="sorted").decode()


def warnings(found: Iterable[Warn], *, limit: int = 20) -> Iterable[str]:
    """Give a line a warning, the same one once, and a last one that counts those left out."""
    everything = once(found)
    for warning in everything[:limit]:
        yield printable(f"warning: {warning.where}: {warning.what}").replace("\n", "\\n")
    if len(everything) > limit:
        yield f"warning: and {len(everything) - limit} more (all of them with --json)"


def _of(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
