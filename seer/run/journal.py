"""Trials in, lines of a run's folder out, and back: what a run writes down as it goes, and goes on from.

::

    run.json       the header
    trials.jsonl   a line a trial, written when it ends
    spans.jsonl    a line a span, written just before its trial
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TypeVar

import msgspec

from seer import canon
from seer.errors import RunError
from seer.records import FORMAT, Object, RunHeader, Span, Trial

HEADER, TRIALS, SPANS, SUMMARY = "run.json", "trials.jsonl", "spans.jsonl", "summary.json"
_SAME = ("id", "evalset_digest", "agent", "options", "prompt_digest", "scenes", "repetitions")
Record = TypeVar("Record", Trial, Span)


class Journal:
    """An open run: what has been played, and where the rest goes."""

    def __init__(self, folder: Path, header: RunHeader, trials: dict[str, Trial]) -> None:
        self.folder = folder
        self.header = header
        self.trials = trials
        self._files: tuple[IO[bytes], IO[bytes]] | None = None

    def append(self, trial: Trial, spans: Iterable[Span]) -> None:
        """Write a trial down; it is in the operating system's hands when this returns."""
        span_lines, trial_lines = self.begin()
        span_lines.write(canon.lines(spans))
        span_lines.flush()
        trial_lines.write(canon.lines([trial]))
        trial_lines.flush()
        self.trials[trial.id] = trial

    def begin(self) -> tuple[IO[bytes], IO[bytes]]:
        """Make the folder and its files, at the first trial: a run whose agent can't be reached leaves nothing."""
        if self._files is None:
            self.folder.mkdir(parents=True, exist_ok=True)
            _replace(self.folder / HEADER, canon.encode(self.header) + b"\n")
            self._files = ((self.folder / SPANS).open("ab"), (self.folder / TRIALS).open("ab"))
        return self._files

    def close(self) -> None:
        """Close the files."""
        for file in self._files or ():
            file.close()


@contextmanager
def open_journal(folder: Path, header: RunHeader) -> Iterator[Journal]:
    """Begin a run in a folder, or go on with the unfinished one that is there.

    Trials that ended in an infrastructure error are forgotten, so that they are played again. Raises RunError where the
    folder holds something else, another run, or this one finished.
    """
    try:
        if (folder / HEADER).exists():
            journal = _resumed(folder, header)
        else:
            _check_empty(folder)
            journal = Journal(folder, header, {})
        try:
            yield journal
            journal.begin()
        finally:
            journal.close()
    except OSError as error:
        raise _broken(Path(error.filename or folder), f"can't be written: {error.strerror}") from error


def _check_empty(folder: Path) -> None:
    if folder.exists() and any(folder.iterdir()):
        message = f"the folder is not empty and holds no {HEADER}"
        raise RunError(message, where=str(folder), fix="give an empty or new folder")


def _resumed(folder: Path, header: RunHeader) -> Journal:
    """Read what was played, and rewrite the files where they hold more than that."""
    begun = read_header(folder)
    _check_same(folder, begun, header)
    trials = {trial.id: trial for trial in _records(folder / TRIALS, Trial) if trial.termination != "infra_error"}
    if (folder / SUMMARY).exists() and len(trials) >= header.scenes * header.repetitions:
        message = "the run is finished"
        raise RunError(message, where=str(folder), fix="see `seer report`, or give a new run a folder of its own (-o)")
    spans = (span for span in _records(folder / SPANS, Span) if span.trace_id in trials)
    _replace(folder / SPANS, canon.lines({(span.trace_id, span.span_id): span for span in spans}.values()))
    _replace(folder / TRIALS, canon.lines(trials.values()))
    return Journal(folder, begun, trials)


def _check_same(folder: Path, found: RunHeader, header: RunHeader) -> None:
    for field in _SAME:
        there, here = getattr(found, field), getattr(header, field)
        if there != here:
            message = f"the folder holds another run: its {field} is {canon.text(there)}, not {canon.text(here)}"
            raise RunError(message, where=str(folder), fix="give another folder, or run with the same options")
    there, here = _rules(found), _rules(header)
    if there != here:
        message = f"the folder holds another run: its scoring is {canon.text(there)}, not {canon.text(here)}"
        raise RunError(message, where=str(folder), fix="give another folder, or run with the same recipe")


def _rules(header: RunHeader) -> Object:
    """Give what a run is played and scored by; where its eval set lies is none of it, the digest says which it is."""
    return {key: value for key, value in header.scoring.items() if key != "evalset"}


def read_header(folder: Path) -> RunHeader:
    """Read run.json. Raises RunError where there is none or it is broken."""
    path = folder / HEADER
    try:
        header = msgspec.json.decode(path.read_bytes(), type=RunHeader)
    except FileNotFoundError as error:
        raise _broken(folder, f"holds no run: there is no {HEADER}", fix="give a run's folder") from error
    except OSError as error:
        raise _broken(path, f"can't be read: {error.strerror}") from error
    except ValueError as error:
        raise _broken(path, f"is no run's header: {error}", fix="give another folder") from error
    if header.format != FORMAT:
        raise _broken(path, f"has format {header.format}, not {FORMAT}", fix="use the version of seer that wrote it")
    return header


def read_trials(folder: Path) -> tuple[Trial, ...]:
    """Read the trials of a run, the latest of each id. Raises RunError where the file is broken."""
    return tuple({trial.id: trial for trial in _records(folder / TRIALS, Trial)}.values())


def read_spans(folder: Path) -> tuple[Span, ...]:
    """Read the spans of a run. Raises RunError where the file is broken."""
    return tuple(_records(folder / SPANS, Span))


def _records(path: Path, kind: type[Record]) -> list[Record]:
    """Read lines; a last one that was torn when a run was killed is left out."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise _broken(path, f"can't be read: {error.strerror}") from error
    records: list[Record] = []
    lines = content.split(b"\n")
    decoder = canon.decoder(kind)
    for number, line in enumerate(lines[:-1], start=1):
        try:
            records.append(decoder.decode(line))
        except (ValueError, RecursionError) as error:
            what = f"line {number} is no {kind.__name__.lower()}: {error}"
            raise _broken(path, what, fix="remove the line, and the run plays it again") from error
    return records


def _broken(path: Path, what: str, *, fix: str = "") -> RunError:
    return RunError(what, where=str(path), fix=fix)


def _replace(path: Path, content: bytes) -> None:
    """Write a file so that a reader, or a crash, sees the old content or the new, never half of it."""
    if path.exists() and path.read_bytes() == content:
        return
    draft = path.with_name(f".{path.name}.new")
    draft.write_bytes(content)
    draft.replace(path)
