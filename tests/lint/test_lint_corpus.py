"""Real specs: no crash, every pointer leads into its file, and rules stay as quiet as they were tuned to be."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from seer.errors import SeerError, SpecError
from seer.lint._sarif import sarif
from seer.parse import load_bytes
from seer.pipeline.lint import Linted, lint
from seer.records import Json, Recipe
from seer.schema.pointer import MISSING, get

CORPUS = Path(__file__).parents[3] / "shared/corpus"
FILES = sorted(
    path
    for folder in ("mcp", "openapi/apis-guru", "registries/dify", "registries/homeassistant", "functions/bfcl")
    for path in (CORPUS / folder).rglob("*")
    if path.suffix in {".json", ".yaml"} and path.stat().st_size < 400_000
)
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.full,
    pytest.mark.skipif(not FILES, reason="the corpus of real specs isn't beside the checkout"),
]
MOST_ERRORS = 0.2
"""Share of tools, of real servers, in which an error may stand."""


@cache
def linted() -> dict[str, Linted]:
    found: dict[str, Linted] = {}
    for path in FILES:
        try:
            found[str(path)] = lint(Recipe(specs=(str(path),)))
        except SeerError:
            continue
    return found


def document(path: str) -> Json:
    try:
        return load_bytes(Path(path).read_bytes(), shown=path, many=True, told=lambda _: None)
    except SpecError:
        return None


def test_many_files_are_linted() -> None:
    assert len(linted()) >= 40


def test_every_pointer_leads_into_its_file() -> None:
    for made in linted().values():
        documents = {path: document(path) for path in {one.path for one in made.findings}}
        lost = [one for one in made.findings if get(documents[one.path], one.pointer, MISSING) is MISSING]
        assert [(one.path, one.pointer) for one in lost] == []
        assert all(one.line for one in made.findings)
        assert sarif(made.findings, made.rules, version="1")["runs"]


def test_fingerprints_are_unique() -> None:
    for made in linted().values():
        marks = [one.fingerprint for one in made.findings]
        assert len(marks) == len(set(marks))


def test_errors_are_rare_in_servers_that_run() -> None:
    live = {path: made for path, made in linted().items() if Path(path).name.startswith("live__")}
    assert live
    for path, made in live.items():
        errors = Counter(one.rule for one in made.findings if one.severity == "error")
        assert sum(errors.values()) <= MOST_ERRORS * made.tools, (path, errors)
