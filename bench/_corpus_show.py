"""Outcomes of a folder's files in, text for a terminal or a page in Markdown out."""

import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from _corpus_table import METHODS, TITLES, Tried, broken, counted, differences, flawed, reasons, refused, rows

_HERE = Path(__file__).parent
_EXPLAINED = """\
Each file of the corpus goes through `seer tools` and `seer synth --profile smoke`, each in a fresh process with 60 s of
processor time and 2 GiB of address space. Columns up to the first `hung` tell of `tools`, those after it of `synth`;
*of them parts* are refused files that other files refer to and that hold no operation of their own.
"""


def told(tried: Sequence[Tried]) -> str:
    """Give the tables, then each file that crashed, hung or was refused, with its message."""
    return "\n".join([_plain(rows(tried)), "", *_summary(tried), "", *_lists(tried)])


def _plain(cells: Sequence[tuple[str, ...]]) -> str:
    lines = [TITLES, *cells]
    widths = [max(len(line[column]) for line in lines) for column in range(len(TITLES))]
    return "\n".join(
        "  ".join(cell.rjust(width) if index else cell.ljust(width) for index, (cell, width) in enumerate(pairs))
        for pairs in (list(zip(line, widths, strict=True)) for line in lines)
    )


def _lists(tried: Sequence[Tried]) -> Iterator[str]:
    for file, command, each in broken(tried):
        yield f"{each.outcome.upper()} {command} {file}: {each.message}"
    for file, command, each in refused(tried):
        doubt = "" if each.clear else " (unclear)"
        yield f"refused by {command}{doubt}: {file}: {each.message.removeprefix(f'{file}: ')}"
    for each in differences(tried):
        yield f"{each.file}: {each.tools} tools, {each.manifest} in the manifest: {each.why or 'unexplained'}"
    for file in flawed(tried).losers:
        yield f"flawed and not kept: {file}"


def _summary(tried: Sequence[Tried]) -> Iterator[str]:
    """Give the sentences that a reader looks for first."""
    yield f"crashed or hung: {len(broken(tried))}"
    unclear = sum(not each.clear for _, _, each in refused(tried))
    yield f"refusals that lack their file or a remedy, or are long: {unclear}"
    compared = counted(tried)
    if compared:
        found = differences(tried)
        unexplained = sum(not each.why for each in found)
        yield (
            f"files with a count that no validator refuses: {compared}; as many tools as counted in "
            f"{compared - len(found)}, more or fewer in {len(found)}, unexplained {unexplained}"
        )
    share = flawed(tried)
    if share.files:
        yield (
            f"flawed files with operations: {share.files}; repaired, or only flawed tools lost, in {share.kept} "
            f"({100 * share.kept / share.files:.1f} %)"
        )


def page(tried: Sequence[Tried], *, of: int) -> str:
    """Give the same as a page, its refusals grouped by what they say."""
    parts = ["# What seer makes of real specs", f"Made by `bench/corpus.py --markdown` {_stamp(tried, of)}."]
    parts += [_EXPLAINED.rstrip(), _table(TITLES, rows(tried)), "\n".join(f"- {line}" for line in _summary(tried))]
    ended = [(file, command, each.message) for file, command, each in broken(tried)]
    if ended:
        parts += ["## Crashed or hung", _table(("file", "command", "how"), ended)]
    parts += ["## Refusals, by what they say", _table(("files", "command", "one of them"), reasons(refused(tried)))]
    found = differences(tried)
    if found:
        cells = [(each.file, str(each.manifest), str(each.tools), each.why or "unexplained") for each in found]
        parts += ["## Tools that aren't as many as the manifest counts", METHODS]
        parts += [_table(("file", "manifest", "tools", "why"), cells)]
    losers = flawed(tried).losers
    if losers:
        parts += ["## Flawed files that were refused, or lost a tool without a word"]
        parts += ["\n".join(f"- {_cell(file)}" for file in losers)]
    return "\n\n".join(parts) + "\n"


def _table(titles: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
    lines = [titles, ["---"] * len(titles), *cells]
    return "\n".join(f"| {' | '.join(_cell(cell) for cell in line)} |" for line in lines)


def _cell(text: str) -> str:
    """Keep hostile text in its cell."""
    for sign in "\\|<>*`[]":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", " ")


def _stamp(tried: Sequence[Tried], of: int) -> str:
    """Say when the page was made, at which commits, and of how many files."""
    today = datetime.now(UTC).date().isoformat()  # noqa: TID251 - a page says when it was made
    commits = Counter(each.outcome.commit for each in tried)
    last = max(commits.values())
    told = " and ".join(
        name if count == last else f"{name} ({count:,} of them)" for name, count in commits.most_common()
    )
    files = f"{of:,} files" if len(tried) == of else f"a sample of {len(tried):,} of {of:,} files"
    return f"on {today} from {files}, at commit {told}"


def commit() -> str:
    """Name the commit that last changed seer, and tell whether it was changed since."""
    changed = _git("status", "--porcelain", "--untracked-files=no", "seer")
    return _git("log", "-1", "--format=%h", "--", "seer", "templates") + (" with changes" if changed else "")


def _git(*words: str) -> str:
    return subprocess.run(
        ["git", "-C", str(_HERE.parent), *words],  # noqa: S607 - the developer's own git
        check=True, capture_output=True, text=True,
    ).stdout.strip()  # fmt: skip
