"""Outcomes of a folder's files in, the tables and lists that tell of them out."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from _corpus_cases import Case
from _corpus_try import Attempt, Outcome

TITLES = ("kind", "files", "parsed", "repaired", "refused", "of them parts", "crashed", "hung", "sets", "no set",
          "crashed", "hung", "longest s", "most MB")  # fmt: skip
METHODS = "Counted are get, put, post, delete, options, head, patch and trace below `paths`; no webhook, no callback."
_OK = ("parsed", "repaired")
_BAD = ("crashed", "hung")
_FILE_LIKE = re.compile(r"\S*[/#]\S*")
_VALUE_LIKE = re.compile(r"'[^']*'|\d+(?:,\d+)*")


class Tried(NamedTuple):
    """A file and what became of it."""

    case: Case
    outcome: Outcome


class Difference(NamedTuple):
    """A file whose tools aren't as many as the manifest counts, and why; `why` is empty where it isn't known."""

    file: str
    manifest: int
    tools: int
    why: str


def rows(tried: Sequence[Tried]) -> list[tuple[str, ...]]:
    """Give a row a kind and one for all: what `tools` made of the files, then what `synth` made of them."""
    groups: defaultdict[str, list[Tried]] = defaultdict(list)
    for each in tried:
        groups[each.case.kind].append(each)
    return [*(_row(kind, groups[kind]) for kind in sorted(groups)), _row("all", tried)]


def _row(kind: str, tried: Sequence[Tried]) -> tuple[str, ...]:
    tools = Counter(each.outcome.tools.outcome for each in tried)
    synth = Counter(each.outcome.synth.outcome for each in tried)
    parts = sum(each.case.is_part and each.outcome.tools.outcome == "refused" for each in tried)
    attempts = [attempt for each in tried for attempt in (each.outcome.tools, each.outcome.synth)]
    cells = (
        len(tried), tools["parsed"], tools["repaired"], tools["refused"], parts, tools["crashed"], tools["hung"],
        synth["parsed"] + synth["repaired"], synth["refused"], synth["crashed"], synth["hung"],
    )  # fmt: skip
    longest = max((attempt.seconds for attempt in attempts), default=0)
    most = max((attempt.megabytes for attempt in attempts), default=0)
    return (kind, *map(str, cells), f"{longest:.1f}", f"{most:.0f}")


def broken(tried: Iterable[Tried]) -> list[tuple[str, str, Attempt]]:
    """Give what crashed or hung: file, command, attempt."""
    return [(file, command, each) for file, command, each in _attempts(tried) if each.outcome in _BAD]


def refused(tried: Iterable[Tried]) -> list[tuple[str, str, Attempt]]:
    """Give what was refused: file, command, attempt; what `tools` refuses isn't told again for `synth`."""
    first = {(each.outcome.file, each.outcome.tools.message) for each in tried}
    return [
        (file, command, each)
        for file, command, each in _attempts(tried)
        if each.outcome == "refused" and (command == "tools" or (file, each.message) not in first)
    ]


def _attempts(tried: Iterable[Tried]) -> Iterator[tuple[str, str, Attempt]]:
    for each in tried:
        yield each.outcome.file, "tools", each.outcome.tools
        yield each.outcome.file, "synth", each.outcome.synth


def reasons(found: Iterable[tuple[str, str, Attempt]]) -> list[tuple[str, str, str]]:
    """Group refusals by what they say, without names and numbers: how many, the shape, one of them."""
    groups: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for file, command, each in found:
        said = each.message.removeprefix(file)
        shape = _VALUE_LIKE.sub("…", _FILE_LIKE.sub("…", said.partition(": ")[2].partition("; ")[0]))
        groups[command, shape[:80]].append(each.message)
    ranked = sorted(groups.items(), key=lambda item: (-len(item[1]), item[0]))
    return [(str(len(messages)), command, min(messages, key=len)) for (command, _), messages in ranked]


def differences(tried: Iterable[Tried]) -> list[Difference]:
    """Give the files that aren't flawed and whose tools aren't as many as the manifest counts."""
    found = []
    for case, outcome in tried:
        if case.count is not None and case.verdict in {"", "valid"} and outcome.tools.count != case.count:
            found.append(Difference(case.file, case.count, outcome.tools.count, _why(case, outcome.tools)))
    return found


def counted(tried: Iterable[Tried]) -> int:
    """Count the files that `differences` looks at."""
    return sum(case.count is not None and case.verdict in {"", "valid"} for case, _ in tried)


def _why(case: Case, listed: Attempt) -> str:
    known = _known().get(case.file)
    if known is not None and listed.count == known.tools:
        return known.why
    if listed.outcome == "refused" and case.count == 0:
        return ""
    if case.links > 0 and listed.count + listed.lost > (case.count or 0):
        return f"{case.links} path items are references: the manifest doesn't count what they lead to"
    if listed.lost and listed.count + listed.lost >= (case.count or 0):
        return f"{listed.lost} skipped, each with a warning"
    return ""


class _Known(msgspec.Struct):
    tools: int
    why: str


@cache
def _known() -> dict[str, _Known]:
    """Give the files whose tools were counted by hand, with what makes them other than the manifest's count."""
    return msgspec.json.decode((Path(__file__).parent / "corpus_counts.json").read_bytes(), type=dict[str, _Known])


class Share(NamedTuple):
    """Of the flawed files that hold operations: all, those that were read, those that lost a tool without a word."""

    files: int
    kept: int
    losers: tuple[str, ...]


def flawed(tried: Iterable[Tried]) -> Share:
    """Count the files that the validator refuses and that hold operations, and what became of them."""
    found = [each for each in tried if each.case.verdict not in {"", "valid"} and each.case.count]
    kept = [each for each in found if each.outcome.tools.outcome in _OK and _accounted(each)]
    return Share(len(found), len(kept), tuple(each.case.file for each in found if each not in kept))


def _accounted(each: Tried) -> bool:
    return each.outcome.tools.count + each.outcome.tools.lost >= (each.case.count or 0)
