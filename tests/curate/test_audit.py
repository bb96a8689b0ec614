"""An eval set that was edited is caught, also where every digest in it was made anew."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from seer import canon
from seer.curate.audit import audit
from seer.evalset import store
from seer.evalset.freeze import canary, case_id, freeze
from seer.pipeline.synth import synth
from seer.records import Aim, Case, Coverage, Dropped, EvalSet, ExpectedCall, Recipe, Scene, Tool, Unworded
from seer.schema.seal import seal

SPEC = Path(__file__).parents[2] / "specs" / "weather.yaml"
Edit = Callable[[Scene], Scene]


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("audit")
    return synth(Recipe(specs=(str(SPEC),), seed=3), root=root, created="2026-06-15T09:00:00Z").path


@pytest.fixture(scope="module")
def honest(stored: Path) -> EvalSet:
    return store.load(stored)


def _codes(evalset: EvalSet, files: dict[str, bytes] | None = None) -> set[str]:
    return {finding.code for finding in audit(evalset, files=files)}


def _sealed(evalset: EvalSet, **changed: Any) -> EvalSet:
    """Make every id, digest, count and claim anew, as somebody would who hides an edit."""
    scenes = [_identified(scene) for scene in changed.get("scenes", evalset.scenes)]
    manifest = evalset.manifest
    told: dict[str, Any] = {
        "name": manifest.name, "tools": evalset.tools, "defs": evalset.defs, "cases": evalset.cases,
        "dropped": evalset.dropped, "unworded": manifest.unworded, "recipe": manifest.recipe,
        "locales": manifest.locales, "sources": manifest.sources, "seed": manifest.seed, "profile": manifest.profile,
        **changed, "scenes": scenes,
    }  # fmt: skip
    return freeze(**told)


def _identified(scene: Scene) -> Scene:
    bare = replace(scene, id="")
    return replace(bare, id=f"{scene.id.rsplit('.', 2)[0]}.{scene.kind}.{canon.hex12(bare)}")


def _one(evalset: EvalSet, kind: str, *, locale: str = "en") -> Scene:
    return next(scene for scene in evalset.scenes if (scene.kind, scene.locale) == (kind, locale))


def _with(evalset: EvalSet, scene: Scene, edited: Scene) -> EvalSet:
    """Put an edited scene in the place of one, its case changed along."""
    cases = [_followed(case, scene, edited) for case in evalset.cases]
    return _sealed(evalset, scenes=[edited if one is scene else one for one in evalset.scenes], cases=cases)


def _followed(case: Case, scene: Scene, edited: Scene) -> Case:
    if case.scene != scene.id or edited.request is None:
        return case
    told, arguments = edited.request, edited.request.arguments
    return replace(
        case, id=case_id(told.tool, edited.kind, arguments), kind=edited.kind, arguments=arguments, valid=edited.valid,
        violations=edited.violations, scene=None,
    )  # fmt: skip


def _asked(scene: Scene, arguments: dict[str, Any], **expected: Any) -> Scene:
    """Give the scene with other arguments asked for, and expected where it is valid."""
    assert scene.request is not None
    call = scene.expect.calls[0]
    call = replace(call, arguments=arguments, **expected) if scene.valid else replace(call, **expected)
    return replace(
        scene, request=replace(scene.request, arguments=arguments), expect=replace(scene.expect, calls=(call,))
    )


def _call(scene: Scene, **changed: Any) -> Scene:
    call: ExpectedCall = scene.expect.calls[0]
    return replace(scene, expect=replace(scene.expect, calls=(replace(call, **changed),)))


def _said(scene: Scene, change: Callable[[str], str], *, turn: int = 0) -> Scene:
    turns = list(scene.turns)
    turns[turn] = replace(turns[turn], say=change(turns[turn].say))
    return replace(scene, turns=tuple(turns))


def test_an_honest_set_holds(honest: EvalSet, stored: Path) -> None:
    assert audit(honest, files=store.read(stored)[1]) == ()
    assert audit(_sealed(honest)) == ()


def test_a_flipped_verdict_is_caught(honest: EvalSet) -> None:
    scene = _one(honest, "normal")
    flipped = _with(honest, scene, replace(scene, valid=False))
    assert "verdict" in _codes(flipped)
    case = next(case for case in honest.cases if case.kind == "invalid" and case.scene is None)
    lied = replace(case, valid=True, violations=())
    assert "verdict" in _codes(_sealed(honest, cases=[lied if one is case else one for one in honest.cases]))


def test_two_swapped_values_are_caught(honest: EvalSet) -> None:
    scene = next(s for s in honest.scenes if s.valid and s.request and "unit" in s.request.arguments)
    told = scene.request.arguments if scene.request else {}
    other = next(s for s in honest.scenes if s.request and s.valid and s.request.arguments["city"] != told["city"])
    swapped = _asked(scene, {**told, "city": other.request.arguments["city"] if other.request else ""})
    found = audit(_with(honest, scene, swapped))
    assert {finding.code for finding in found} == {"words"}
    assert told["city"] in found[0].what


def test_two_values_swapped_in_the_words_are_caught(honest: EvalSet) -> None:
    scene = _one(honest, "normal")
    told = scene.request.arguments if scene.request else {}
    swapped = _said(
        scene,
        lambda say: say.replace(told["city"], "\0").replace(told["date"], told["city"]).replace("\0", told["date"]),
    )
    assert "words" in _codes(_with(honest, scene, swapped))


def test_a_value_taken_out_of_the_words_is_caught(honest: EvalSet) -> None:
    scene = _one(honest, "normal")
    told = scene.request.arguments if scene.request else {}
    taken = _said(scene, lambda say: say.replace(told["date"], "soon"))
    assert "words" in _codes(_with(honest, scene, taken))


@pytest.mark.parametrize("locale", ["en", "zh"])
def test_a_repair_taken_out_of_the_second_turn_is_caught(honest: EvalSet, locale: str) -> None:
    scene = _one(honest, "missing", locale=locale)
    assert "repair" in _codes(_with(honest, scene, _said(scene, lambda _: "OK.", turn=1)))


def test_a_missing_value_that_was_supplied_at_once_is_caught(honest: EvalSet) -> None:
    scene = _one(honest, "missing")
    supplied = _said(scene, lambda say: f"{say} {scene.turns[1].say}")
    assert "words" in _codes(_with(honest, scene, supplied))


@pytest.mark.parametrize("rule", ["any", "free", "text_ci"])
def test_a_weakened_rule_is_caught(honest: EvalSet, rule: Any) -> None:
    scene = _one(honest, "normal")
    weak = _call(scene, match={**scene.expect.calls[0].match, "/date": rule})
    assert _codes(_with(honest, scene, weak)) == {"match"}


def test_a_rule_that_was_taken_out_is_caught(honest: EvalSet) -> None:
    scene = _one(honest, "normal")
    assert _codes(_with(honest, scene, _call(scene, match={}))) == {"match"}


@pytest.mark.parametrize("field", ["obligations", "by_cases", "by_scenes"])
def test_a_false_coverage_claim_is_caught(honest: EvalSet, field: str) -> None:
    claim = replace(honest.manifest.coverage, **{field: getattr(honest.manifest.coverage, field) + 1})
    lied = replace(honest, manifest=replace(honest.manifest, coverage=claim))
    assert _codes(lied) == {"coverage"}


def test_a_false_claim_of_diversity_is_caught(honest: EvalSet) -> None:
    claims = honest.manifest.diversity
    for lie in ({**claims, "en": replace(claims["en"], self_similarity=0.0)}, {**claims, "fr": claims["en"]}):
        assert _codes(replace(honest, manifest=replace(honest.manifest, diversity=lie))) == {"diversity"}
    assert _codes(replace(honest, manifest=replace(honest.manifest, diversity={}))) == set()


def test_a_hidden_gap_in_the_coverage_is_caught(honest: EvalSet) -> None:
    kept = [case for case in honest.cases if case.kind != "invalid"]
    gapped = _sealed(honest, cases=kept, scenes=[scene for scene in honest.scenes if scene.kind != "invalid"])
    assert gapped.manifest.coverage.open
    shut = replace(gapped.manifest.coverage, open=())
    assert _codes(replace(gapped, manifest=replace(gapped.manifest, coverage=shut))) == {"coverage"}
    none = Coverage(obligations=0, by_cases=0, by_scenes=0)
    assert _codes(replace(gapped, manifest=replace(gapped.manifest, coverage=none))) == {"coverage"}


def test_an_aim_that_is_not_met_is_caught(honest: EvalSet) -> None:
    case = next(case for case in honest.cases if case.aims and case.aims[0].at == "limit" and case.kind == "boundary")
    other = replace(case, aims=(replace(case.aims[0], limit=17),))
    assert _codes(_sealed(honest, cases=[other if one is case else one for one in honest.cases])) == {"aim"}


def test_other_violations_are_caught(honest: EvalSet) -> None:
    scene = _one(honest, "invalid")
    wrong = replace(scene, violations=(replace(scene.violations[0], keyword="format"),))
    assert "violations" in _codes(_with(honest, scene, wrong))


def test_an_expected_call_that_differs_elsewhere_is_caught(honest: EvalSet) -> None:
    scene = _one(honest, "invalid")
    call = scene.expect.calls[0]
    city = "Tromsø" if scene.violations[0].pointer != "/city" else call.arguments["city"]
    date = "2026-01-01" if scene.violations[0].pointer == "/city" else call.arguments["date"]
    moved = _call(scene, arguments={**call.arguments, "city": city, "date": date})
    assert "expected" in _codes(_with(honest, scene, moved))


def test_an_expected_call_that_still_holds_the_fault_is_caught(honest: EvalSet) -> None:
    scene = _one(honest, "missing")
    assert scene.request is not None
    assert "expected" in _codes(_with(honest, scene, _call(scene, arguments=scene.request.arguments)))


@pytest.mark.parametrize("words", ["get_weather", "(get_weather)", '{"city": "x"}', "city=x"])
def test_words_that_give_the_answer_away_are_caught(honest: EvalSet, words: str) -> None:
    scene = _one(honest, "normal")
    assert _codes(_with(honest, scene, _said(scene, lambda say: f"{say} {words}"))) & {"leak", "words"}


def test_what_is_offered_must_be_there(honest: EvalSet) -> None:
    scene = _one(honest, "normal")
    assert _codes(_with(honest, scene, replace(scene, tools=()))) == {"offer"}
    assert "offer" in _codes(_with(honest, scene, replace(scene, tools=(*scene.tools, "none"))))
    assert "offer" in _codes(_with(honest, scene, replace(scene, tools=scene.tools * 2)))


@pytest.mark.parametrize(
    "edit",
    [
        lambda scene: replace(scene, expect=replace(scene.expect, outcome="no_call")),
        lambda scene: replace(scene, expect=replace(scene.expect, calls=())),
        lambda scene: replace(scene, turns=scene.turns * 2),
        lambda scene: replace(scene, world=replace(scene.world, now="today")),
        lambda scene: _call(scene, optional=True),
        lambda scene: _call(scene, from_turn=2),
    ],
)
def test_parts_that_contradict_each_other_are_caught(honest: EvalSet, edit: Edit) -> None:
    scene = _one(honest, "normal")
    assert "shape" in _codes(_with(honest, scene, edit(scene)))


def test_a_faulty_scene_without_a_mention_is_caught(honest: EvalSet) -> None:
    scene = _one(honest, "invalid")
    assert "mention" in _codes(_with(honest, scene, replace(scene, expect=replace(scene.expect, mention=()))))


def test_twins_and_what_stands_out_of_order_are_caught(honest: EvalSet) -> None:
    twin = _identified(replace(_one(honest, "normal"), tags=("other",)))
    assert _codes(_sealed(honest, scenes=[*honest.scenes, twin])) == {"unique"}
    assert "unique" in _codes(replace(honest, tools=honest.tools * 2))
    assert "order" in _codes(replace(honest, cases=honest.cases[::-1]))


def test_scenes_and_cases_belong_together(honest: EvalSet) -> None:
    scene = _one(honest, "normal")
    without = [case for case in honest.cases if case.scene != scene.id]
    assert "link" in _codes(_sealed(honest, cases=without))
    cut = [replace(case, scene=None, why=None) for case in honest.cases]
    assert "link" in _codes(replace(honest, cases=tuple(cut)))


def test_ids_are_made_of_content(honest: EvalSet) -> None:
    scenes = tuple(replace(scene, style="other") for scene in honest.scenes)
    assert "scene" in _codes(replace(honest, scenes=scenes))
    cases = tuple(replace(case, id=f"{case.id[1:]}0") for case in honest.cases)
    assert "case" in _codes(replace(honest, cases=cases))


def test_a_tool_that_was_changed_is_caught(honest: EvalSet) -> None:
    tool = honest.tools[0]
    assert "tool" in _codes(_sealed(honest, tools=[replace(tool, description="Deletes everything.")]))
    looser: Tool = seal(replace(tool, parameters={**tool.parameters, "required": ["city"]}))
    assert {"verdict", "violations"} <= _codes(_sealed(honest, tools=[looser]))
    broken = seal(replace(tool, parameters={**tool.parameters, "properties": {"city": {"$ref": "#/$defs/none"}}}))
    assert "schema" in _codes(replace(honest, tools=(broken,)))
    assert "tool" in _codes(_sealed(honest, tools=[seal(replace(tool, returns={"$ref": "seer:defs/none"}))]))


def test_a_tool_that_is_gone_is_missed(honest: EvalSet) -> None:
    assert {"schema", "offer"} <= _codes(replace(honest, tools=()))


def test_false_counts_are_caught(honest: EvalSet) -> None:
    counts = replace(honest.manifest.counts, valid=99)
    assert _codes(replace(honest, manifest=replace(honest.manifest, counts=counts))) == {"counts"}
    assert "counts" in _codes(replace(honest, manifest=replace(honest.manifest, locales=("en",))))
    gap = Unworded(tool=honest.tools[0].name, locale="en", needs=("intent",))
    assert _codes(replace(honest, manifest=replace(honest.manifest, unworded=(gap,)))) == {"unworded"}


def test_bytes_digest_canary_and_format_are_held_against_each_other(honest: EvalSet, stored: Path) -> None:
    files = store.read(stored)[1]
    spaced = {**files, "cases.jsonl": files["cases.jsonl"].replace(b",", b", ")}
    assert _codes(honest, spaced) == {"digest", "bytes"}
    forged = replace(honest.manifest, digest="0" * 64)
    assert _codes(replace(honest, manifest=forged)) == {"digest", "canary"}
    assert _codes(replace(honest, manifest=replace(forged, canary=canary("0" * 64)))) == {"digest"}
    assert _codes(replace(honest, manifest=replace(honest.manifest, frozen=False))) == {"format"}


def test_nothing_that_makes_eval_sets_is_needed_to_check_one() -> None:
    makers = ("seer.generate", "seer.scene", "seer.keywords", "seer.sample", "seer.evalset", "seer.pipeline")
    code = f"import sys, seer.curate.audit; print([name for name in sys.modules if name.startswith({makers!r})])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert loaded.stdout.strip() == "[]"


def test_findings_say_where_and_what(honest: EvalSet) -> None:
    scene = _one(honest, "normal")
    edited = _with(honest, scene, _call(scene, match={}))
    (finding,) = audit(edited)
    assert finding.where.startswith("scenes.jsonl#get_weather.normal.")
    assert "/city is None for text" in finding.what


FRAME: dict[str, tuple[str, str, Edit]] = {
    "another intent": ("intent", "normal", lambda s: _said(s, _unasked)),
    "a call that waits for none": ("expect", "normal", lambda s: _call(s, after=("c9",))),
    "a bound leaf": ("expect", "normal", lambda s: _call(s, bind={"/city": "c0:/city"})),
    "any other call allowed": ("expect", "normal", lambda s: replace(s, expect=replace(s.expect, extra="any"))),
    "a repair allowed": ("expect", "invalid", lambda s: replace(s, expect=replace(s.expect, repairs=("celsius",)))),
    "mention of nothing": ("mention", "invalid", lambda s: replace(s, expect=replace(s.expect, mention=("xyzzy",)))),
    "needless mention": ("mention", "normal", lambda s: replace(s, expect=replace(s.expect, mention=("city",)))),
    "another moment": ("world", "normal", lambda s: replace(s, world=replace(s.world, now="2020-01-01T00:00:00Z"))),
    "another difficulty": ("difficulty", "normal", lambda s: replace(s, difficulty="L4")),
    "an overlay": ("overlay", "normal", lambda s: replace(s, overlay={"get_weather": {"description": "x"}})),
    "an aim that its case lacks": (
        "aim", "normal", lambda s: replace(s, aims=(*s.aims, replace(_AIM, keyword="pattern", at="typical"))),
    ),
    "a kind that it isn't": ("kind", "normal", lambda s: replace(s, kind="boundary", aims=())),
    "a second turn that tells more": (
        "repair", "missing", lambda s: _said(s, lambda say: f"{say} The temperature unit is Fahrenheit.", turn=1),
    ),
}  # fmt: skip
_AIM = Aim(tool="get_weather", pointer="/city", keyword="type", at="typical")


@pytest.mark.parametrize("name", FRAME)
def test_what_surrounds_the_words_follows_from_them(honest: EvalSet, name: str) -> None:
    code, kind, edit = FRAME[name]
    scene = _one(honest, kind)
    found = _codes(_with(honest, scene, edit(scene)))
    assert code in found


def _unasked(say: str) -> str:
    """Leave of a task only what it says of values."""
    city, day = re.search(r"(?:city|City)(?: is| set to|:) (\w+)", say), re.search(r"\d{4}-\d\d-\d\d", say)
    unit = "; temperature unit: Fahrenheit" if "Fahrenheit" in say else ""
    assert city is not None
    assert day is not None
    return f"Please go on. City: {city[1]}; date: {day[0]}{unit}."


def test_a_violation_listed_twice_is_caught(honest: EvalSet) -> None:
    scene = _one(honest, "invalid")
    assert "violations" in _codes(_with(honest, scene, replace(scene, violations=scene.violations * 2)))


def test_a_twin_with_other_blanks_is_caught(honest: EvalSet) -> None:
    scene = _one(honest, "normal")
    twin = _said(scene, lambda say: say.replace(" ", "  ").upper() if say.isascii() else say)
    assert "unique" in _codes(_sealed(honest, scenes=[*honest.scenes, twin]))


def test_a_false_list_of_tools_without_wording_is_caught(honest: EvalSet) -> None:
    gap = Unworded(tool="get_weather", locale="zh", needs=("intent",))
    assert "unworded" in _codes(_sealed(honest, unworded=(gap,)))


def test_a_dropped_draft_of_no_case_is_caught(honest: EvalSet) -> None:
    lost = Dropped(tool="get_weather", kind="normal", locale="en", reason="stray", case="0" * 12)
    assert "dropped" in _codes(_sealed(honest, dropped=(lost,)))
