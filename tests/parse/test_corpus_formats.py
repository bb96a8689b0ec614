"""Every file of functions, mcp and registries in the corpus: as many tools as its manifest counts, or a told reason."""

import json
import re
from pathlib import Path

import pytest

from seer.errors import SpecError
from seer.parse import parse_file

CORPUS = Path(__file__).parents[2].parent / "shared/corpus"
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus isn't beside the checkout"),
]

FOLDERS = ("functions", "mcp", "registries")
OTHER = {
    name: each["tools"]
    for name, each in json.loads((Path(__file__).parents[2] / "bench/corpus_counts.json").read_bytes()).items()
}
REFUSED = {
    "functions/bfcl/BFCL_v4_multi_turn_base.json": "questions of a benchmark that name classes of functions",
    "functions/bfcl/possible_answer/": "answers of a benchmark",
    "functions/tau2__airline_tasks.json": "tasks of a benchmark",
    "functions/tau2__mock_tasks.json": "tasks of a benchmark",
    "mcp/issue-snippets/apify-36__array_without_items.json": "parameters are of type 'array'",
    "registries/homeassistant/": "texts of a Home Assistant integration",
    "registries/semantic-kernel/AutoInvokeTools.yaml": "a Semantic Kernel agent without a prompt",
}


def counted() -> dict[str, str]:
    rows = [line.split("\t") for line in (CORPUS / "MANIFEST.tsv").read_text(encoding="utf-8").splitlines()[1:]]
    return {row[0]: row[7] for row in rows if row[0].split("/")[0] in FOLDERS}


def expected(name: str, count: str) -> int | None:
    """Give the number of tools, or None where the manifest doesn't say it."""
    if name in OTHER:
        return int(OTHER[name])
    found = re.search(r"\((\d+) distinct", count) or re.match(r"(\d+) (?!gold|tasks)", count)
    return int(found[1]) if found else None


def test_every_file_gives_its_tools_or_one_clear_reason() -> None:
    wrong: list[str] = []
    given = refused = 0
    for name, count in counted().items():
        try:
            parsed, _ = parse_file(CORPUS / name, shown=name)
        except SpecError as error:
            refused += 1
            reason = next((why for place, why in REFUSED.items() if name.startswith(place)), None)
            if reason is None or reason not in str(error) or not str(error).startswith(name):
                wrong.append(str(error))
        else:
            given += 1
            wanted = expected(name, count)
            if wanted not in (None, len(parsed.tools)):
                wrong.append(f"{name}: {len(parsed.tools)} tools, the manifest says {count!r}")
    assert wrong == []
    assert given > 380
    assert refused < 70


def test_dify_and_home_assistant_speak_chinese() -> None:
    spoken = 0
    for path in sorted(CORPUS.glob("registries/dify/*/manifest.yaml")):
        parsed, _ = parse_file(path, shown=path.name)
        spoken += sum(bool(tool.wording.get("zh") and tool.wording["zh"].labels) for tool in parsed.tools)
    climate, _ = parse_file(CORPUS / "registries/homeassistant/climate/services.yaml", shown="services.yaml")
    assert spoken > 150
    assert all(tool.wording["zh"].intents for tool in climate.tools)
