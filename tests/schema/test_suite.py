"""JSON-Schema-Test-Suite: a normalised schema judges as the suite says, by both judges, of every draft that is there.

The exceptions are those of the tables in docs/schemas.md.
"""

from fnmatch import fnmatch
from pathlib import Path

import pytest
from suite_lab import SUITE, Group, drafts, groups, retrieve

from seer.schema.normalise import normalise
from seer.schema.validate import fast, slow

ROOT = Path(__file__).parents[2]
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(not SUITE.is_dir(), reason="the corpus isn't beside the checkout"),
]


def rows(header: str) -> list[list[str]]:
    """Give the cells of a table of the documentation."""
    _, _, below = (ROOT / "docs" / "schemas.md").read_text().partition(f"{header}\n")
    lines = below.partition("\n\n")[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def files(cell: str) -> list[str]:
    return [name.strip("`") for name in cell.split()]


EXCEPTIONS = [(file, group.strip("`")) for cell, group, _ in rows("| file | group | why |") for file in files(cell)]
OPTIONAL = [file for cell, _ in rows("| file | why |") for file in files(cell)]


def excuses(group: Group) -> list[tuple[str, str]]:
    return [each for each in EXCEPTIONS if fnmatch(group.file, each[0]) and each[1] in ("all", group.description)]


def wrong(group: Group) -> list[str]:
    new = normalise(group.schema, dialect=group.dialect, retrieve=retrieve)
    return [
        f"{group.file}: {group.description}: {test['description']}: {judge.__name__}"
        for judge in (fast, slow)
        for test in group.tests
        if judge(new).valid(test["data"]) is not test["valid"]
    ]


def test_required() -> None:
    found = [group for group in groups("*.json") if not excuses(group)]
    assert sum(len(group.tests) for group in found) > 2_000
    assert [told for group in found for told in wrong(group)] == []


def test_each_exception_is_one() -> None:
    """What is excused does differ, and in each table no line is idle where its drafts are there."""
    used = {each for group in groups("*.json") if excuses(group) and wrong(group) for each in excuses(group)}
    there = {
        each for each in EXCEPTIONS if any(fnmatch(f"{draft}/", f"{each[0].partition('/')[0]}/") for draft in drafts())
    }
    assert used == there


def test_optional() -> None:
    """What isn't required fails in the files listed only."""
    failed = {told.partition(":")[0] for group in groups("optional/**/*.json") for told in wrong(group)}
    assert [file for file in failed if not any(fnmatch(file, listed) for listed in OPTIONAL)] == []
    there = [each for each in OPTIONAL if any(fnmatch(draft, each.partition("/")[0]) for draft in drafts())]
    assert all(any(fnmatch(file, listed) for file in failed) for listed in there)
