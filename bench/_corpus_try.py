"""Spec file in, what `seer tools` and `seer synth` made of it out, each in a fresh process."""

import re
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import rmtree

import msgspec
from _corpus_cases import Case
from _limited import Ended, Limits, run_all

_PLAIN = re.compile(r"seer: (?P<where>.+?): (?P<what>.+)", re.DOTALL)
_RAW = re.compile(r"Traceback|\b[A-Z]\w+(?:Error|Exception): |<\w+ object at 0x| at 0x[0-9a-f]{6}")
_LONGEST = 1_000
_SHOWN = 400


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """What one command made of a file: `outcome` is parsed, repaired, refused, crashed or hung.

    `count` is of tools or scenes; `lost` counts the tools that were skipped, each with a warning; `clear` tells whether
    a refusal reads well.
    """

    outcome: str
    count: int = 0
    warnings: int = 0
    lost: int = 0
    message: str = ""
    clear: bool = True
    seconds: float
    megabytes: float


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What both commands made of a file, at which commit of seer."""

    file: str
    tools: Attempt
    synth: Attempt
    commit: str = ""


def attempts(cases: Sequence[Case], folder: Path, limits: Limits, *, jobs: int) -> Iterator[Outcome]:
    """Try files with both commands, and give each one's outcome as it is known."""
    with tempfile.TemporaryDirectory() as home:
        half: dict[int, Attempt] = {}
        for place, ended in run_all(_commands(cases, folder, Path(home)), limits, jobs=jobs):
            number, is_synth = divmod(place, 2)
            case = cases[number]
            found = _attempt(ended, str(folder / case.file), case)
            if is_synth:
                rmtree(Path(home) / str(number), ignore_errors=True)
            if number in half:
                pair = (half.pop(number), found) if is_synth else (found, half.pop(number))
                yield Outcome(file=case.file, tools=pair[0], synth=pair[1])
            else:
                half[number] = found


def _commands(cases: Sequence[Case], folder: Path, home: Path) -> Iterator[list[str]]:
    for number, case in enumerate(cases):
        spec = str(folder / case.file)
        yield ["tools", spec, "--json"]
        yield ["synth", spec, "--profile", "smoke", "--json", "-o", str(home / str(number))]


def _attempt(ended: Ended, spec: str, case: Case) -> Attempt:
    cost = {"seconds": ended.seconds, "megabytes": ended.megabytes}
    if ended.is_out_of_time:
        return Attempt(outcome="hung", message=f"stopped after {ended.seconds} s", **cost)
    if ended.code == 0:
        return _parsed(ended, cost)
    said = ended.err.strip().replace(spec, case.file)
    if ended.code != 2 or _PLAIN.match(said) is None or _RAW.search(said):  # noqa: PLR2004 - what seer leaves with
        last = said.splitlines()[-1] if said else "nothing was said"
        return Attempt(outcome="crashed", message=f"exit code {ended.code}: {last}"[:_SHOWN], **cost)
    return Attempt(outcome="refused", message=said.removeprefix("seer: "), clear=_is_clear(said, case.file), **cost)


class _Warning(msgspec.Struct):
    kind: str


class _Counts(msgspec.Struct):
    scenes: int


class _Told(msgspec.Struct):
    """What a command prints as JSON, as far as it counts here."""

    warnings: list[_Warning]
    tools: list[msgspec.Raw] = []
    counts: _Counts | None = None


def _parsed(ended: Ended, cost: dict[str, float]) -> Attempt:
    told = msgspec.json.decode(ended.out, type=_Told)
    kinds = [warning.kind for warning in told.warnings if warning.kind != "left_out"]
    return Attempt(
        outcome="repaired" if kinds else "parsed",
        count=len(told.tools) if told.counts is None else told.counts.scenes,
        warnings=len(kinds),
        lost=kinds.count("skipped"),
        **cost,
    )


def _is_clear(said: str, file: str) -> bool:
    """Tell whether a refusal is one line of bearable length that names the file and ends with a remedy."""
    return said.startswith(f"seer: {file}") and "\n" not in said and "; " in said and len(said) <= _LONGEST
