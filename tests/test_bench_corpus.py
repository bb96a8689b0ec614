"""The bench over a folder of specs: what it tells of a sound, a flawed, a partial and a foreign file."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[1] / "bench" / "corpus.py"
GIVEN = {"200": {"description": "Given."}}


def spec(*ids: str, **parts: Any) -> str:
    paths = {
        f"/{name}": {"get": {"operationId": name, "summary": f"Get the {name}", "responses": GIVEN}} for name in ids
    }
    return json.dumps({"openapi": "3.0.0", "info": {"title": "T", "version": "1"}, "paths": {**paths, **parts}})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    home = tmp_path / "specs"
    home.mkdir()
    lost = {"get": {"parameters": [{"name": "a", "in": "query", "schema": {"$ref": "#/nope"}}]}}
    (home / "sound.json").write_text(spec("station", "train"))
    (home / "flawed.json").write_text(spec("station", **{"/lost": lost}))
    (home / "whole.json").write_text(spec("station", **{"/other": {"$ref": "part.json#/other"}}))
    (home / "part.json").write_text(json.dumps({"other": {"get": {"summary": "Get the other", "responses": GIVEN}}}))
    (home / "letter.yaml").write_text("dear: reader\n")
    lines = [
        "file\tkind\tcount\topenapi_spec_validator_0.9.0_verdict",
        "sound.json\topenapi\t2 ops\tvalid",
        "flawed.json\topenapi\t2 ops\tUnresolvable",
        "whole.json\topenapi\t1 ops\tvalid",
        "part.json\topenapi\t0 ops\tno key",
        "letter.yaml\tletters\t\t",
    ]
    (home / "MANIFEST.tsv").write_text("\n".join(lines) + "\n")
    return home


def test_the_table_tells_what_became_of_each_file(folder: Path, tmp_path: Path) -> None:
    notes, page = tmp_path / "notes.jsonl", tmp_path / "page.md"
    command = [sys.executable, str(SCRIPT), str(folder), "--resume", str(notes), "--markdown", str(page)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    assert done.returncode == 0, done.stderr
    table = {line.split()[0]: line.split()[1:] for line in done.stdout.splitlines() if line}
    assert table["openapi"][:11] == ["4", "2", "1", "1", "1", "0", "0", "3", "1", "0", "0"]
    assert table["letters"][:11] == ["1", "0", "0", "1", "0", "0", "0", "0", "1", "0", "0"]
    assert "letter.yaml: not a tool specification: a mapping with the keys 'dear'" in done.stdout
    assert "whole.json: 2 tools, 1 in the manifest: 1 path items are references" in done.stdout
    assert "flawed files with operations: 1; repaired, or only flawed tools lost, in 1 (100.0 %)" in done.stdout
    assert "| all | 5 | 2 | 1 | 2 | 1 | 0 | 0 | 3 | 2 | 0 | 0 |" in page.read_text()
    assert len(notes.read_text().splitlines()) == 5
    again = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    assert again.stdout == done.stdout
    assert len(notes.read_text().splitlines()) == 5
