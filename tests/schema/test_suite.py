"""JSON-Schema-Test-Suite: a normalised schema judges as the suite says, by both judges, of every draft that is there.

The exceptions are those of the tables in docs/schemas.md.
"""

import json
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from seer.errors import SpecError
from seer.schema.dialects import Dialect, dialect_of
from seer.schema.normalise import normalise
from seer.schema.validate import fast, slow

ROOT = Path(__file__).parents[2]
SUITE = ROOT.parent / "shared/corpus/jsonschema/test-suite"
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(not SUITE.is_dir(), reason="the corpus isn't beside the checkout"),
]

HERE = "http://localhost:1234/"
DRAFTS: dict[str, Dialect] = {
    "draft4": "draft-04",
    "draft6": "draft-06",
    "draft7": "draft-07",
    "draft2019-09": "2019-09",
    "draft2020-12": "2020-12",
}


def rows(header: str) -> list[list[str]]:
    """Give the cells of a table of the documentation."""
    _, _, below = (ROOT / "docs" / "schemas.md").read_text().partition(f"{header}\n")
    lines = below.partition("\n\n")[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def files(cell: str) -> list[str]:
    return [name.strip("`") for name in cell.split()]


EXCEPTIONS = [(file, group.strip("`")) for cell, group, _ in rows("| file | group | why |") for file in files(cell)]
OPTIONAL = [file for cell, _ in rows("| file | why |") for file in files(cell)]


class Group(NamedTuple):
    file: str
    description: str
    dialect: Dialect
    schema: Any
    tests: list[dict[str, Any]]

    def excuses(self) -> list[tuple[str, str]]:
        return [each for each in EXCEPTIONS if fnmatch(self.file, each[0]) and each[1] in ("all", self.description)]


def retrieve(uri: str) -> Any:
    path = SUITE / "remotes" / uri.removeprefix(HERE)
    if not uri.startswith(HERE) or not path.is_file():
        message = "isn't there"
        raise SpecError(message)
    return json.loads(path.read_text())


def drafts() -> list[str]:
    return [draft for draft in DRAFTS if (SUITE / "tests" / draft).is_dir()]


def groups(pattern: str) -> Iterator[Group]:
    for draft, dialect in ((draft, DRAFTS[draft]) for draft in drafts()):
        for path in sorted((SUITE / "tests" / draft).glob(pattern)):
            name = str(path.relative_to(SUITE / "tests"))
            for group in json.loads(path.read_text()):
                used = dialect_of(group["schema"], dialect)
                yield Group(name, group["description"], used, group["schema"], group["tests"])


def wrong(group: Group) -> list[str]:
    new = normalise(group.schema, dialect=group.dialect, retrieve=retrieve)
    return [
        f"{group.file}: {group.description}: {test['description']}: {judge.__name__}"
        for judge in (fast, slow)
        for test in group.tests
        if judge(new).valid(test["data"]) is not test["valid"]
    ]


def test_required() -> None:
    found = [group for group in groups("*.json") if not group.excuses()]
    assert sum(len(group.tests) for group in found) > 2_000
    assert [told for group in found for told in wrong(group)] == []


def test_each_exception_is_one() -> None:
    """What is excused does differ, and in each table no line is idle where its drafts are there."""
    used = {each for group in groups("*.json") if group.excuses() and wrong(group) for each in group.excuses()}
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
