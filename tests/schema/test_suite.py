"""JSON-Schema-Test-Suite, drafts 7 and 2020-12: a normalised schema judges as the suite says, by both judges."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from seer.errors import SpecError
from seer.schema.dialects import Dialect, dialect_of
from seer.schema.normalise import normalise
from seer.schema.validate import fast, slow

SUITE = Path(__file__).parents[2].parent / "shared/corpus/jsonschema/test-suite"
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(not SUITE.is_dir(), reason="the corpus isn't beside the checkout"),
]

HERE = "http://localhost:1234/"
DRAFTS: dict[str, Dialect] = {"draft7": "draft-07", "draft2020-12": "2020-12"}
EXCEPTIONS = {
    ("draft2020-12/format.json", "*"): "formats are asserted: to an agent an e-mail address without @ is wrong",
    ("draft2020-12/enum.json", "empty enum"): "no value could be given; dropped with a warning",
    ("draft2020-12/minContains.json", "maxContains < minContains"): "no value could be given; dropped with a warning",
    ("draft2020-12/vocabulary.json", "schema that uses custom metaschema with with no validation vocabulary"):
        "a meta-schema that gives keywords no meaning isn't fetched",
}  # fmt: skip
OPTIONAL = {
    "draft7/optional/content.json": "content is an annotation, as from 2019-09 on",
    "*/optional/format/hostname.json": "international labels aren't decoded",
    "*/optional/format/idn-hostname.json": "by IDNA 2003, what the standard library has",
    "*/optional/format/idn-email.json": "judges differ",
    "*/optional/format/iri.json": "judges differ",
    "*/optional/format/ecmascript-regex.json": "engines' own escapes are taken",
    "*/optional/ecmascript-regex.json": "engines' own escapes are taken",
}


class Group(NamedTuple):
    file: str
    description: str
    dialect: Dialect
    schema: Any
    tests: list[dict[str, Any]]

    def excused(self) -> bool:
        return (self.file, "*") in EXCEPTIONS or (self.file, self.description) in EXCEPTIONS


def retrieve(uri: str) -> Any:
    path = SUITE / "remotes" / uri.removeprefix(HERE)
    if not uri.startswith(HERE) or not path.is_file():
        message = "isn't there"
        raise SpecError(message)
    return json.loads(path.read_text())


def groups(pattern: str) -> Iterator[Group]:
    for draft, dialect in DRAFTS.items():
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
    found = [group for group in groups("*.json") if not group.excused()]
    assert sum(len(group.tests) for group in found) > 2_000
    assert [told for group in found for told in wrong(group)] == []


def test_each_exception_is_one() -> None:
    excused = [group for group in groups("*.json") if group.excused()]
    keys = {
        (group.file, "*" if (group.file, "*") in EXCEPTIONS else group.description) for group in excused if wrong(group)
    }
    assert keys == set(EXCEPTIONS)


def test_optional() -> None:
    """What isn't required fails in the files listed above only."""
    failed = {told.partition(":")[0] for group in groups("optional/**/*.json") for told in wrong(group)}
    listed = {name.replace("*", draft) for name in OPTIONAL for draft in DRAFTS}
    assert failed <= listed
    assert all(any(name.replace("*", draft) in failed for draft in DRAFTS) for name in OPTIONAL)
