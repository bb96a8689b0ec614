"""Every OpenAPI document and JSON Schema of the corpus: tools as the manifest counts them, or a reason."""

import csv
import re
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from seer.errors import SpecError
from seer.parse import load_bytes, parse_file
from seer.records import Parsed
from seer.schema.validate import slow

CORPUS = Path(__file__).parents[2].parent / "shared/corpus"
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus isn't beside the checkout"),
]
CASES = "openapi/cases-swagger-parser/"
FEWER = {
    f"{CASES}v3/3.1.0/resolve/basicref.yaml": "http reference",
    f"{CASES}v3/3.1.0/resolve/nestedref.yaml": "http reference",
    f"{CASES}v3/issue251.yaml": "http reference",
    f"{CASES}v3/nested-network-references/issue-411-server.yaml": "http references",
    f"{CASES}v3/same-refs-different-model.yaml": "http references",
    f"{CASES}v2compat/reusableParametersWithExternalRef.json": "http reference",
    f"{CASES}v2compat/spec.yaml": "reference by an absolute path",
    f"{CASES}v3/3.1.0/siblings31.yaml": "what all its operations refer to isn't there",
    f"{CASES}v3/flattenArrayItems.yaml": "schemas of two operations aren't there",
    f"{CASES}v3/issue-1518/api.json": "the schema of one body isn't there",
    f"{CASES}v3/oas.yaml": "one request body isn't there",
    f"{CASES}v2compat/issue-1143.json": "definitions of ten operations aren't there",
    f"{CASES}v3/nested-file-references/issue-421.yaml": "a file isn't there",
    f"{CASES}v3/referenceFiles/TS29510_Nnrf_NFManagement.yaml": "a file isn't there",
    f"{CASES}v3/resolve-dot-containing-ref/externalRefSpec.yaml": "its reference counts from the working folder",
}
"""Flawed files that give fewer tools than the manifest counts, and why: each tool lost has its warning."""


class Row(NamedTuple):
    file: str
    kind: str
    count: int | None
    verdict: str


def rows(*kinds: str) -> list[Row]:
    with (CORPUS / "MANIFEST.tsv").open(newline="") as lines:
        found = [
            Row(each["file"], each["kind"], int(count[1]) if (count := re.match(r"(\d+) ", each["count"])) else None,
                each["openapi_spec_validator_0.9.0_verdict"])
            for each in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        ]  # fmt: skip
    return [row for row in found if row.kind in kinds]


def parse(row: Row) -> Parsed | str:
    """Give what a file holds, or the message of its refusal."""
    try:
        parsed, _ = parse_file(CORPUS / row.file, shown=row.file)
    except SpecError as refused:
        return str(refused)
    assert len({tool.name for tool in parsed.tools}) == len(parsed.tools)
    return parsed


def size(parsed: Parsed | str) -> int:
    return 0 if isinstance(parsed, str) else len(parsed.tools)


def refers_to_path_items(row: Row) -> bool:
    """Tell whether a path item is a reference: the manifest counts only what stands in the paths themselves."""
    document: Any = load_bytes((CORPUS / row.file).read_bytes(), shown=row.file, told=lambda what: None)  # noqa: ARG005
    items = document.get("paths", {}).values() if isinstance(document, dict) else ()
    return any(isinstance(item, dict) and "$ref" in item for item in items)


@pytest.fixture(scope="module")
def found() -> dict[Row, Parsed | str]:
    return {row: parse(row) for row in rows("openapi", "openapi-case")}


def test_a_valid_file_gives_the_tools_that_the_manifest_counts(found: dict[Row, Parsed | str]) -> None:
    """Counted are all methods in the paths; more come from path items by reference, fewer never."""
    valid = {row: size(parsed) for row, parsed in found.items() if row.verdict == "valid" and row.count is not None}
    assert len(valid) > 350
    different = [row for row, tools in valid.items() if tools != row.count]
    assert [row.file for row in different if valid[row] < (row.count or 0) or not refers_to_path_items(row)] == []


def test_a_flawed_file_loses_only_its_flawed_tools(found: dict[Row, Parsed | str]) -> None:
    flawed = {row: parsed for row, parsed in found.items() if row.verdict != "valid" and row.count}
    fewer = {row: parsed for row, parsed in flawed.items() if size(parsed) < (row.count or 0)}
    assert {row.file for row in fewer} == set(FEWER)
    for row, parsed in fewer.items():
        if isinstance(parsed, str):
            assert "no tool is left" in parsed
        else:
            skipped = [warning for warning in parsed.warnings if "was skipped: $ref" in warning.what]
            assert len(parsed.tools) + len(skipped) >= (row.count or 0)
    refused = [row for row, parsed in flawed.items() if isinstance(parsed, str)]
    assert len(refused) < 0.1 * len(flawed)


def test_every_refusal_reads_well(found: dict[Row, Parsed | str]) -> None:
    for row, told in found.items():
        if isinstance(told, str):
            assert told.startswith(f"{row.file}: ")
            assert len(told) < 1_000
            assert "\n" not in told
            assert not re.search(r"Traceback|[a-z]Error: |object at 0x", told)


def test_most_files_hold_no_operation_or_parse(found: dict[Row, Parsed | str]) -> None:
    """The table: what became of every file."""
    table = Counter(
        (row.kind, "valid" if row.verdict == "valid" else "flawed", "tools" if size(parsed) else "refused")
        for row, parsed in found.items()
        if row.count
    )
    for line in sorted(table.items()):
        print(*line)  # noqa: T201 - shown by pytest -s
    assert table["openapi", "valid", "refused"] == table["openapi-case", "valid", "refused"] == 0


def test_schemas_give_a_tool_or_a_reason() -> None:
    given = {row: parse(row) for row in rows("jsonschema") if row.file.startswith("jsonschema/schemastore")}
    told = {row.file: parsed for row, parsed in given.items() if isinstance(parsed, str)}
    assert given
    assert all(isinstance(parsed, str) or slow(parsed.tools[0].parameters) for parsed in given.values())
    assert all("parameters are of type" in message for message in told.values()), told


def test_suite_files_are_no_specs() -> None:
    for row in rows("jsonschema-suite")[::10]:
        parsed = parse(row)
        assert isinstance(parsed, str) or parsed.tools
