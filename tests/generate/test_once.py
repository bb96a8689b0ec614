import json
from pathlib import Path
from typing import Any

import pytest

from seer import canon
from seer.generate import EXHAUSTIVE, FULL, QUICK, Effort, generate
from seer.generate.once import as_known, once
from seer.pipeline.synth import synth
from seer.records import Aim, Case, Kind, Recipe, Source, Tool

LIMITS = {
    "type": "object",
    "properties": {
        "n": {"type": "integer", "minimum": 1, "maximum": 2},
        "size": {"type": "string", "enum": ["small", "large"], "default": "small"},
        "mode": {"const": "fast"},
        "tags": {"type": "array", "items": {"type": "string", "minLength": 1}, "maxItems": 2},
    },
    "required": ["n"],
}
"""Small enough for ordinary values to lie at the limits."""


def case(kind: Kind, n: int, *, valid: bool = True) -> Case:
    aim = Aim(tool="t", pointer="/n", keyword=kind, at="typical")
    return Case(tool="t", kind=kind, arguments={"n": n}, valid=valid, aims=(aim,))


def tool(parameters: dict[str, Any]) -> Tool:
    source = Source(path="t.json", format="mcp", pointer="")
    return Tool(name="get_size", spec_name="get_size", description="Get.", parameters=parameters, source=source)


@pytest.mark.parametrize("effort", [QUICK, FULL, EXHAUSTIVE, FULL._replace(strength=2)])
def test_no_two_sets_of_a_tool_have_the_same_arguments(effort: Effort) -> None:
    made = generate(tool(LIMITS), seed=0, locale="en", now="2026-06-15T09:00:00Z", effort=effort)
    written = [canon.encode(one.arguments) for one in made]
    assert len(written) == len(set(written))
    assert "normal" in {one.kind for one in made}


def test_a_set_that_serves_twice_is_of_the_more_telling_kind_with_all_aims() -> None:
    found = once([case("normal", 1), case("normal", 5), case("boundary", 1), case("default", 1), case("normal", 1)])
    assert [(one.kind, one.arguments["n"]) for one in found] == [("normal", 5), ("boundary", 1)]
    assert {aim.keyword for aim in found[1].aims} == {"normal", "boundary", "default"}
    assert found[1].id == canon.hex12({"tool": "t", "kind": "boundary", "arguments": {"n": 1}})


def test_a_tool_keeps_normal_sets_where_all_of_them_lie_at_limits() -> None:
    found = once([case("normal", 1), case("boundary", 1), case("boundary", 2)])
    assert [(one.kind, one.arguments["n"]) for one in found] == [("normal", 1), ("boundary", 2)]


def test_faults_stay_apart_from_valid_sets() -> None:
    found = once([case("normal", 1), case("default", 1), case("normal", 3), case("invalid", 1, valid=False)])
    assert [one.kind for one in found] == ["default", "normal", "invalid"]


def test_another_locale_takes_up_what_is_known() -> None:
    (known,) = once([case("boundary", 1)])
    again, fresh = as_known(once([case("normal", 1), case("normal", 2)]), [known])
    assert (again.id, again.kind) == (known.id, "boundary")
    assert (fresh.kind, fresh.arguments) == ("normal", {"n": 2})


def test_a_set_of_several_locales_holds_each_once(tmp_path: Path) -> None:
    spec = tmp_path / "tools.json"
    spec.write_text(json.dumps([{"name": "get_size", "description": "Get a size.", "parameters": LIMITS}]))
    made = synth(
        Recipe(specs=(str(spec),), locales=("en", "zh")), root=tmp_path / "set", created="2026-01-01T00:00:00Z"
    )
    written = [canon.encode(one.arguments) for one in made.evalset.cases]
    assert len(written) == len(set(written))
