"""Real tools: none raises, and hardly any is without a valid argument set."""

from pathlib import Path

import pytest

from seer.generate import generate
from seer.parse import parse_file

CORPUS = Path(__file__).parents[2].parent / "shared/corpus"
FILES = (
    "mcp/github-mcp-server__toolsnaps.json",
    "functions/goex__openai_function.json",
    "openapi/apis-guru/weatherbit.io.json",
    "openapi/apis-guru/1password.local__connect.json",
    "openapi/apis-guru/klarna.com__openai.json",
)


@pytest.mark.corpus
@pytest.mark.parametrize("name", FILES)
def test_real_tools(name: str) -> None:
    if not (CORPUS / name).is_file():
        pytest.skip("no corpus beside the checkout")
    parsed, _ = parse_file(CORPUS / name, shown=name)
    made = [generate(tool, seed=1, locale="en", now="2026-06-15T09:00:00Z") for tool in parsed.tools]
    assert all({"normal"} <= {case.kind for case in each} for each in made)
