"""A set without a scene is refused, and the message says what stands in the way."""

import json
from pathlib import Path
from typing import Any

import pytest

from seer.errors import EvalSetError
from seer.pipeline.synth import synth
from seer.records import Recipe

NOTHING = {"type": "object", "properties": {"x": {"not": {}}}, "required": ["x"]}
UNSAYABLE = {"type": "object", "properties": {"x": {"const": {}}}, "required": ["x"]}
ENDLESS = {
    "type": "object",
    "properties": {"x": {"$ref": "#/$defs/x"}},
    "required": ["x"],
    "$defs": {"x": {"type": "object", "properties": {"y": {"$ref": "#/$defs/x"}}, "required": ["y"]}},
}
CODED = {"type": "object", "properties": {"qx7z": {"type": "string"}}, "required": ["qx7z"]}


@pytest.mark.parametrize(
    ("parameters", "locales", "why"),
    [
        (NOTHING, ("en", "zh"), r"of any tool: find_train \(no value satisfies its schema\); loosen"),
        (ENDLESS, ("en",), r"of any tool: find_train \(x: each value of it requires another inside it, without end\)"),
        (UNSAYABLE, ("en", "zh"), r"said in words: an empty string, list or object isn't said in words \(\d+ of \d+\)"),
        (CODED, ("zh",), "no tool has a wording in zh; give a phrasebook, which "),
    ],
)
def test_the_reason_is_told(tmp_path: Path, parameters: dict[str, Any], locales: tuple[str, ...], why: str) -> None:
    spec = tmp_path / "tools.json"
    spec.write_text(json.dumps([{"name": "find_train", "description": "Find a train", "parameters": parameters}]))
    recipe = Recipe(specs=(str(spec),), locales=locales, name="trains")
    with pytest.raises(EvalSetError, match=why) as refused:
        synth(recipe, root=tmp_path / "set", created="2026-01-01T00:00:00Z")
    assert refused.value.where == str(spec)
    assert not list((tmp_path / "set").glob("v*"))
