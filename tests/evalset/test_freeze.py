import math
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from seer.evalset.freeze import freeze, scene_order
from seer.records import EvalSet

Make = Callable[..., EvalSet]


def _again(evalset: EvalSet, *, backwards: bool = False, **changed: Any) -> EvalSet:
    step = -1 if backwards else 1
    manifest = evalset.manifest
    told: dict[str, Any] = {
        "tools": evalset.tools[::step], "defs": evalset.defs, "cases": evalset.cases[::step],
        "scenes": evalset.scenes[::step], "dropped": evalset.dropped[::step], "name": manifest.name, "seed": 1,
        "profile": manifest.profile, "locales": manifest.locales, "recipe": manifest.recipe,
        "sources": manifest.sources,
    }  # fmt: skip
    return freeze(**{**told, **changed})


def test_the_order_that_things_come_in_changes_nothing(make: Make) -> None:
    evalset = make("Oslo", "Lima", "Kyiv")
    assert _again(evalset, backwards=True) == evalset
    assert [scene.id for scene in evalset.scenes] == sorted((scene.id for scene in evalset.scenes), key=scene_order)


def test_any_change_of_a_record_changes_the_digest_and_the_canary(make: Make) -> None:
    evalset = make("Oslo")
    scene = msgspec.structs.replace(evalset.scenes[0], style="rude")
    other = _again(evalset, scenes=[scene])
    assert other.manifest.digest != evalset.manifest.digest
    assert other.manifest.canary != evalset.manifest.canary
    assert _again(evalset, recipe={"seed": 2}).manifest.digest == evalset.manifest.digest


def test_cases_name_their_scene_or_why_there_is_none(make: Make) -> None:
    evalset = make("Oslo")
    by_city = {case.arguments["city"]: case for case in evalset.cases}
    assert (by_city["Oslo"].scene, by_city["Oslo"].why) == (evalset.scenes[0].id, None)
    assert (by_city["Bern"].scene, by_city["Bern"].why) == (None, "leak")
    bare = _again(evalset, scenes=[], dropped=[], cases=[msgspec.structs.replace(by_city["Bern"], why=None)])
    assert bare.cases[0].why == "not_chosen"


def test_a_case_names_the_scene_of_the_first_locale(make: Make, parts: Any) -> None:
    scenes = [parts.scene("Oslo", locale="zh"), parts.scene("Oslo", locale="en")]
    for locales, first in ((("zh", "en"), 0), (("en", "zh"), 1)):
        evalset = _again(make("Oslo"), cases=[parts.case("Oslo")], scenes=scenes, locales=locales)
        assert evalset.cases[0].scene == scenes[first].id


def test_the_manifest_counts_what_is_there(make: Make) -> None:
    counts = make("Oslo", "Lima").manifest.counts
    assert (counts.tools, counts.cases, counts.scenes, counts.valid, counts.invalid) == (1, 3, 2, 2, 0)
    assert counts.by_kind == {"normal": 2}
    assert counts.by_tool == {"weather": 2}
    assert counts.dropped == {"leak": 1}


def test_the_manifest_says_what_was_covered_and_made_with(make: Make) -> None:
    manifest = make("Oslo").manifest
    assert manifest.coverage.obligations == 4
    assert {one.keyword for one in manifest.coverage.open} == {"required", "minLength", "type"}
    assert {"python", "seer", "jsonschema", "hypothesis"} <= manifest.made_with.keys()


def test_what_json_cannot_hold_is_refused(make: Make, parts: Any) -> None:
    case = msgspec.structs.replace(parts.case("Oslo"), arguments={"city": math.nan})
    with pytest.raises(ValueError, match="no JSON number"):
        _again(make("Oslo"), cases=[case])
