from pathlib import Path

import pytest

from seer import canon
from seer.errors import SpecError
from seer.parse import parse_file
from seer.records import Parsed
from seer.schema.validate import slow

CORPUS = Path(__file__).parents[2].parent / "shared/corpus"
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus isn't beside the checkout"),
]

MUST = [
    *sorted(CORPUS.glob("openapi/oai-examples/v3.0/petstore*")),
    *sorted(CORPUS.glob("openapi/apis-guru/*.json")),
    CORPUS / "mcp/github-mcp-server__toolsnaps.json",
    CORPUS / "functions/goex__openai_function.json",
]
GIANTS = {"github__api.github.com.json": 845, "stripe__spec3.yaml": 360}
MANY = [
    *sorted(CORPUS.glob("mcp/**/*.json"))[::3],
    *sorted(CORPUS.glob("functions/**/*.json")),
    *sorted(CORPUS.glob("openapi/issue-snippets/*")),
    *sorted(CORPUS.glob("openapi/oai-examples/v*/*.yaml")),
    *sorted(CORPUS.glob("openapi/cases-swagger-parser/v3/*.yaml"))[::5],
    *sorted(CORPUS.glob("jsonschema/schemastore/*.json")),
]
SMALL = 500_000


def parse(path: Path) -> Parsed:
    parsed, _ = parse_file(path, shown=path.name)
    assert len({tool.name for tool in parsed.tools}) == len(parsed.tools)
    return parsed


@pytest.mark.parametrize("path", MUST, ids=lambda path: path.name)
def test_each_gives_its_tools(path: Path) -> None:
    parsed = parse(path)
    assert parsed.tools
    assert not [warning for warning in parsed.warnings if "skipped" in warning.what]
    for tool in parsed.tools[:3]:
        assert slow(tool.parameters).schema["type"] == "object"


@pytest.mark.parametrize("name", GIANTS)
def test_giants_are_read_whole_and_kept_small(name: str) -> None:
    path = CORPUS / "openapi/giants" / name
    parsed = parse(path)
    assert len(parsed.tools) >= GIANTS[name]
    assert not [warning for warning in parsed.warnings if "skipped" in warning.what]
    assert len(canon.encode(parsed)) < 2 * path.stat().st_size


def test_many_files_give_tools_or_one_clear_error() -> None:
    told: dict[str, str] = {}
    good = 0
    for path in MANY:
        if path.stat().st_size < SMALL:
            try:
                good += bool(parse(path).tools)
            except SpecError as error:
                told[path.name] = str(error)
    assert good > 40
    assert all(message.startswith(name) and "\n" not in message for name, message in told.items())
