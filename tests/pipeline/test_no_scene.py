"""Where nothing can be worded the set holds argument sets alone; where there are none either, it is refused.

What is told says what stands in the way."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seer.errors import EvalSetError
from seer.pipeline.prove import check
from seer.pipeline.synth import synth
from seer.records import Recipe

Seer = Callable[..., tuple[int, str, str]]

NOTHING = {"type": "object", "properties": {"x": {"not": {}}}, "required": ["x"]}
UNSAYABLE = {"type": "object", "properties": {"x": {"const": {}}}, "required": ["x"]}
ENDLESS = {
    "type": "object",
    "properties": {"x": {"$ref": "#/$defs/x"}},
    "required": ["x"],
    "$defs": {"x": {"type": "object", "properties": {"y": {"$ref": "#/$defs/x"}}, "required": ["y"]}},
}
CODED = {"type": "object", "properties": {"qx7z": {"type": "string"}}, "required": ["qx7z"]}


WIDE = {
    "type": "object",
    "properties": {f"p{number}": {"enum": ["a", "b", "c"]} for number in range(300)},
    "required": [f"p{number}" for number in range(300)],
}


def find_train(folder: Path, parameters: dict[str, Any], description: str = "Find a train") -> Path:
    spec = folder / "tools.json"
    spec.write_text(json.dumps([{"name": "find_train", "description": description, "parameters": parameters}]))
    return spec


@pytest.mark.parametrize(
    ("parameters", "locales", "why"),
    [
        (NOTHING, ("en", "zh"), r"of any tool: find_train \(no value satisfies its schema\); loosen"),
        (ENDLESS, ("en",), r"of any tool: find_train \(x: each value of it requires another inside it, without end\)"),
    ],
)
def test_a_set_without_argument_sets_is_refused(
    tmp_path: Path, parameters: dict[str, Any], locales: tuple[str, ...], why: str
) -> None:
    spec = find_train(tmp_path, parameters)
    recipe = Recipe(specs=(str(spec),), locales=locales, name="trains")
    with pytest.raises(EvalSetError, match=why) as refused:
        synth(recipe, root=tmp_path / "set", created="2026-01-01T00:00:00Z")
    assert refused.value.where == str(spec)
    assert not list((tmp_path / "set").glob("v*"))


@pytest.mark.parametrize(
    ("parameters", "locales", "why"),
    [
        (UNSAYABLE, ("en", "zh"), r"said in words: an empty string, list or object isn't said in words \(\d+ of \d+\)"),
        (CODED, ("zh",), "no tool has a wording in zh; give a phrasebook, which "),
        (WIDE, ("en", "zh"), r"said in words: no template fits"),
    ],
)
def test_a_set_without_scenes_holds_its_argument_sets(
    tmp_path: Path, parameters: dict[str, Any], locales: tuple[str, ...], why: str
) -> None:
    spec = find_train(tmp_path, parameters)
    recipe = Recipe(specs=(str(spec),), locales=locales, name="trains")
    made = synth(recipe, root=tmp_path / "set", created="2026-01-01T00:00:00Z")
    (warning,) = made.warnings
    assert re.search(why, warning.what)
    assert warning.where == str(spec)
    assert made.evalset.cases
    assert not any(scene.request for scene in made.evalset.scenes)
    assert not made.nothing_else
    assert check(made.path).findings == ()
    strict = msgspec.structs.replace(recipe, strict=True)
    with pytest.raises(EvalSetError, match=why):
        synth(strict, root=tmp_path / "strict", created="2026-01-01T00:00:00Z")
    assert not synth(recipe, root=tmp_path / "set", created="2026-01-02T00:00:00Z").fresh


def test_commands_say_what_to_do_with_argument_sets_alone(seer: Seer, tmp_path: Path) -> None:
    find_train(tmp_path, CODED, "Do m1.")
    code, out, err = seer("synth", "tools.json", "--locale", "zh", "-o", "set")
    assert code == 0
    assert err.startswith("warning: tools.json: no task asks for any tool, and the set holds argument sets alone: ")
    assert "0 scenes of 1 tool; " in out
    assert "next: seer check set" in out
    code, out, _ = seer("check", "set")
    assert (code, out.endswith("everything holds\n")) == (0, True)
    code, out, err = seer("run", "set", "--agent", "reference")
    assert (code, out) == (2, "")
    assert err.startswith("seer: set: holds argument sets alone: there is no scene to run; give its tools a phrasebook")
    assert not (tmp_path / "runs").exists()
