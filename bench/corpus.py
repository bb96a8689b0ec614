"""Folder of specs in, what seer makes of every file out: parsed, repaired, refused, crashed or hung.

    python bench/corpus.py FOLDER [--jobs N] [--sample N [--seed S]] [--resume FILE] [--markdown FILE]

Each file goes through `seer tools` and `seer synth --profile smoke`, each in a fresh process with 60 s of processor
time and 2 GiB of address space. Where the folder holds a MANIFEST.tsv, the counts of tools are held against it. Leaves
with 1 where anything crashed or hung.
"""

import argparse
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import msgspec
from _corpus_cases import Case, cases, sample
from _corpus_show import commit, page, told
from _corpus_table import Tried, broken
from _corpus_try import Outcome, attempts
from _limited import Limits

EVERY = 50


def known(journal: Path | None) -> dict[str, Outcome]:
    """Give what an earlier run found."""
    if journal is None or not journal.exists():
        return {}
    lines = journal.read_bytes().splitlines()
    return {found.file: found for line in lines if (found := msgspec.json.decode(line, type=Outcome))}


def tried(chosen: Sequence[Case], folder: Path, *, jobs: int, journal: Path | None) -> list[Tried]:
    """Try every file that the journal doesn't hold, and note it there as it ends."""
    outcomes = known(journal)
    now = commit()
    missing = [case for case in chosen if case.file not in outcomes]
    with journal.open("ab") if journal else nullcontext() as notes:
        for done, outcome in enumerate(attempts(missing, folder, Limits(), jobs=jobs), start=1):
            outcomes[outcome.file] = msgspec.structs.replace(outcome, commit=now)
            if notes:
                notes.write(msgspec.json.encode(outcomes[outcome.file]) + b"\n")
                notes.flush()
            if done % EVERY == 0:
                print(f"{done} of {len(missing)}", file=sys.stderr)
    return [Tried(case, outcomes[case.file]) for case in chosen]


def main() -> int:
    """Run, print, and say whether all is well."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("folder", type=Path)
    options.add_argument("--jobs", type=int, default=1, help="files at a time")
    options.add_argument("--sample", type=int, help="so many files, chosen by the seed")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--resume", type=Path, metavar="FILE", help="JSON lines: results are noted here and kept")
    options.add_argument("--markdown", type=Path, metavar="FILE", help="write the result as a page too")
    given = options.parse_args()
    found = cases(given.folder)
    chosen = found if given.sample is None else sample(found, count=given.sample, seed=given.seed)
    results = tried(chosen, given.folder, jobs=given.jobs, journal=given.resume)
    print(told(results))
    if given.markdown:
        given.markdown.write_text(page(results, of=len(found)), encoding="utf-8")
    return 1 if broken(results) else 0


if __name__ == "__main__":
    sys.exit(main())
