"""Distractors and irrelevant requests that were edited are caught, also where every digest was made anew."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from seer import canon
from seer.curate.audit import audit
from seer.curate.prove import prove
from seer.evalset import store
from seer.evalset.freeze import freeze
from seer.pipeline.synth import synth
from seer.records import EvalSet, Recipe, Scene, Turn

Edit = Callable[[Scene], Scene]
TOPICS = {
    "get_weather": ("Get the weather of a city.", "city"),
    "get_weather_alerts": ("Get the weather alerts of a city.", "city"),
    "list_invoices": ("List the invoices of a customer.", "customer"),
    "play_song": ("Play a song.", "song"),
    "water_plant": ("Water a plant.", "plant"),
    "feed_cat": ("Feed the cat.", "portion"),
    "rename_folder": ("Change the colour of a folder.", "colour"),
    "rename_shelf": ("Change the colour of a shelf.", "colour"),
}


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> EvalSet:
    root = tmp_path_factory.mktemp("kinds")
    tools = [
        {"name": name, "description": text, "parameters": {label: {"type": "string", "required": True}}}
        for name, (text, label) in TOPICS.items()
    ]
    (root / "tools.json").write_text(json.dumps({"seer": "tools/1", "tools": tools}))
    recipe = Recipe(specs=(str(root / "tools.json"),), locales=("en",))
    return store.load(synth(recipe, root=root / "set", created="2026-06-15T09:00:00Z").path)


def edited(evalset: EvalSet, scene: Scene, change: Edit) -> set[str]:
    """Give the codes of what is found where one scene was changed, and every id and digest made anew."""
    bare = replace(change(scene), id="")
    named = replace(bare, id=f"{scene.id.rsplit('.', 2)[0]}.{bare.kind}.{canon.hex12(bare)}")
    manifest = evalset.manifest
    told: dict[str, Any] = {name: getattr(manifest, name) for name in ("name", "recipe", "sources", "seed", "profile")}
    scenes = [named if one is scene else one for one in evalset.scenes]
    changed = freeze(
        **told, tools=evalset.tools, cases=evalset.cases, scenes=scenes, dropped=evalset.dropped,
        unworded=manifest.unworded, locales=manifest.locales,
    )  # fmt: skip
    return {finding.code for finding in audit(changed)}


def one(evalset: EvalSet, kind: str, *, neutral: bool = False) -> Scene:
    return next(scene for scene in evalset.scenes if scene.kind == kind and (scene.request is None) is neutral)


def test_an_honest_set_holds(honest: EvalSet) -> None:
    assert audit(honest) == ()
    assert {scene.kind for scene in honest.scenes} >= {"distractor", "irrelevant", "ambiguous"}
    assert edited(honest, honest.scenes[0], lambda scene: scene) == set()


def test_near_tools_are_the_most_alike_and_their_number_is_recorded(honest: EvalSet) -> None:
    for scene in (scene for scene in honest.scenes if scene.kind == "distractor"):
        assert scene.request is not None
        if scene.overlay:
            continue
        size = {"near:0": 1, "near:3": 4, "near:10": 8, "near:all": 8}[scene.tags[0]]
        assert len(scene.tools) == size
        if size > 1 and scene.request.tool == "get_weather":
            assert "get_weather_alerts" in scene.tools


def test_an_ambiguous_request_says_what_decides_when_it_is_asked_for(honest: EvalSet) -> None:
    scene = next(s for s in honest.scenes if s.kind == "ambiguous" and s.id.startswith("rename_folder."))
    first, second = (turn.say.lower() for turn in scene.turns)
    assert "change the colour" in first
    assert "folder" not in first
    assert "change the colour of a folder" in second
    assert [ban.tool for ban in scene.expect.forbid] == ["rename_shelf"]
    assert scene.request is not None
    assert set(scene.request.arguments) == {"colour"}
    assert scene.expect.mention == ("folder", "shelf")


def test_an_irrelevant_request_is_offered_no_tool_that_has_to_do_with_it(honest: EvalSet) -> None:
    asked = {scene.request.tool: scene.tools for scene in honest.scenes if scene.kind == "irrelevant" and scene.request}
    assert "get_weather" in asked
    assert not {"get_weather", "get_weather_alerts"} & set(asked["get_weather"])


def said(scene: Scene, say: str, turn: int) -> Scene:
    turns = list(scene.turns)
    turns[turn] = replace(turns[turn], say=say)
    return replace(scene, turns=tuple(turns))


CHANGES: dict[str, tuple[str, str, Edit]] = {
    "a distractor without a tag": ("shape", "distractor", lambda s: replace(s, tags=())),
    "another number of near tools": (
        "offer", "distractor",
        lambda s: replace(s, overlay=None, tags=("near:0" if len(s.tools) > 1 else "near:3",)),
    ),
    "a distractor in a disguise that its tag doesn't tell": (
        "overlay", "distractor", lambda s: replace(s, overlay={s.tools[0]: {"description": "Deletes everything."}}),
    ),
    "a plain scene with a tag": ("shape", "normal", lambda s: replace(s, tags=("near:3",))),
    "a call expected where none fits": (
        "proof", "irrelevant", lambda s: replace(s, expect=replace(s.expect, extra="reads")),
    ),
    "a request that can be carried out": ("proof", "irrelevant", lambda s: replace(s, valid=True)),
    "its own tool offered": (
        "offer", "irrelevant", lambda s: replace(s, tools=(*s.tools, s.request.tool if s.request else "")),
    ),
    "other words": (
        "offer", "irrelevant", lambda s: replace(s, turns=(Turn(say=f"{s.turns[0].say} The song is sad."),)),
    ),
    "another moment": ("world", "irrelevant", lambda s: replace(s, world=replace(s.world, seed=1))),
    "a tag": ("shape", "irrelevant", lambda s: replace(s, tags=("near:3",))),
    "a first turn that decides": ("proof", "ambiguous", lambda s: said(s, f"{s.turns[0].say} It is a folder.", 0)),
    "a first turn that asks for one": (
        "proof", "ambiguous", lambda s: said(s, s.turns[0].say.replace("colour", "colour of a folder", 1), 0),
    ),
    "a second turn that asks for the other": (
        "proof", "ambiguous", lambda s: said(s, s.turns[1].say.replace("folder", "shelf").replace("SHELF", "x"), 1),
    ),
    "nothing forbidden": ("proof", "ambiguous", lambda s: replace(s, expect=replace(s.expect, forbid=()))),
    "mention of something else": (
        "proof", "ambiguous", lambda s: replace(s, expect=replace(s.expect, mention=("colour",))),
    ),
    "the other tool not offered": (
        "offer", "ambiguous", lambda s: replace(s, tools=tuple(n for n in s.tools if n != s.expect.forbid[0].tool)),
    ),
    "a call at once": (
        "proof", "ambiguous",
        lambda s: replace(s, expect=replace(s.expect, calls=(replace(s.expect.calls[0], from_turn=1),))),
    ),
    "another difficulty": ("difficulty", "irrelevant", lambda s: replace(s, difficulty="L1")),
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_a_frame_that_does_not_follow_is_caught(honest: EvalSet, name: str) -> None:
    code, kind, change = CHANGES[name]
    assert code in edited(honest, one(honest, kind), change)


def test_a_neutral_task_must_be_one_of_ours_and_fit_no_tool(weather: Path, tmp_path: Path) -> None:
    recipe = Recipe(specs=(str(weather),), locales=("en",))
    alone = store.load(synth(recipe, root=tmp_path, created="2026-06-15T09:00:00Z").path)
    scene = one(alone, "irrelevant", neutral=True)
    assert audit(alone) == ()
    assert "proof" in edited(alone, scene, lambda s: replace(s, turns=(Turn(say="Sing me a song."),)))
    assert "world" in edited(alone, scene, lambda s: replace(s, template="neutral/opera"))


def expecting(scene: Scene, **changes: Any) -> Scene:
    return replace(scene, expect=replace(scene.expect, **changes))


def calling(scene: Scene, **changes: Any) -> Scene:
    return expecting(scene, calls=(replace(scene.expect.calls[0], **changes),))


def asking(scene: Scene, arguments: dict[str, Any]) -> Scene:
    assert scene.request is not None
    return replace(scene, request=replace(scene.request, arguments=arguments))


PROVED: dict[str, tuple[str, str, Edit]] = {
    "a call allowed": ("shape", "irrelevant", lambda s: expecting(s, extra="reads")),
    "said twice": ("shape", "irrelevant", lambda s: replace(s, turns=s.turns * 2)),
    "nothing offered": ("offer", "irrelevant", lambda s: replace(s, tools=())),
    "no such tool": ("offer", "irrelevant", lambda s: replace(s, tools=("gone",))),
    "its own tool": ("undecided", "irrelevant", lambda s: replace(s, tools=(s.request.tool if s.request else "",))),
    "another tool asked for": (
        "undecided", "irrelevant", lambda s: replace(said(s, "Play a song.", 0), tools=("play_song",)),
    ),
    "a stray value": ("stray", "irrelevant", lambda s: said(s, f"{s.turns[0].say} “Oslo”", 0)),
    "another value": ("misread", "irrelevant", lambda s: asking(s, {"portion": "else"})),
    "a shape let in": ("leak", "irrelevant", lambda s: said(s, f"{s.turns[0].say} Or {{x}}.", 0)),
    "a tool of its own kind": (
        "related", "irrelevant",
        lambda s: said(replace(s, tools=("water_plant",)), f"{s.turns[0].say} My plant looks on.", 0),
    ),
    "words of nobody": ("unsaid", "irrelevant", lambda s: replace(s, request=None)),
    "no call": ("shape", "ambiguous", lambda s: expecting(s, calls=())),
    "offered twice": ("offer", "ambiguous", lambda s: replace(s, tools=s.tools * 2)),
    "valid at once": ("shape", "ambiguous", lambda s: replace(s, valid=True)),
    "an optional call": ("shape", "ambiguous", lambda s: calling(s, optional=True)),
    "an invalid call": ("verdict", "ambiguous", lambda s: calling(s, arguments={})),
    "no rules": ("match", "ambiguous", lambda s: calling(s, match={})),
    "no other tool": (
        "decided", "ambiguous", lambda s: replace(s, tools=(s.request.tool if s.request else "",)),
    ),
    "another stray value": ("stray", "ambiguous", lambda s: said(s, f"{s.turns[1].say} 17", 1)),
    "another value without a label": ("unrepaired", "ambiguous", lambda s: said(s, f"{s.turns[1].say} “Oslo”", 1)),
    "another shape let in": ("leak", "ambiguous", lambda s: said(s, f"{s.turns[0].say} Or {{x}}.", 0)),
    "another request": ("misread", "ambiguous", lambda s: asking(s, {"colour": "else"})),
    "another colour in the end": ("unrepaired", "ambiguous", lambda s: said(s, f"{s.turns[1].say} Colour: grey.", 1)),
}  # fmt: skip


@pytest.mark.parametrize("name", PROVED)
def test_what_is_no_fair_question_is_proved_to_be_none(honest: EvalSet, name: str) -> None:
    code, kind, change = PROVED[name]
    tools = {tool.name: tool for tool in honest.tools}
    scene = one(honest, kind)
    assert prove(scene, tools) is None
    found = prove(change(scene), tools)
    assert found is not None
    assert found[0] == code


@pytest.fixture(scope="module")
def chinese(tmp_path_factory: pytest.TempPathFactory) -> EvalSet:
    root = tmp_path_factory.mktemp("chinese")
    texts = {"rename_folder": "更改文件夹的颜色", "rename_shelf": "更改书架的颜色", "play_song": "播放歌曲"}
    colour = {"color": {"type": "string", "description": "颜色", "required": True}}
    tools = [{"name": name, "description": text, "parameters": colour} for name, text in texts.items()]
    (root / "tools.json").write_text(json.dumps({"seer": "tools/1", "tools": tools}))
    recipe = Recipe(specs=(str(root / "tools.json"),), locales=("zh",))
    return store.load(synth(recipe, root=root / "set", created="2026-06-15T09:00:00Z").path)


def test_a_chinese_request_leaves_out_what_stands_before_the_noun(chinese: EvalSet) -> None:
    assert audit(chinese) == ()
    found = [scene for scene in chinese.scenes if scene.kind == "ambiguous"]
    assert {scene.id.partition(".")[0] for scene in found} == {"rename_folder", "rename_shelf"}
    for scene in found:
        first, second = (turn.say for turn in scene.turns)
        assert "更改颜色" in first
        assert "文件夹" not in first
        assert "书架" not in first
        assert ("更改文件夹的颜色" in second) is scene.id.startswith("rename_folder.")
        assert set(scene.expect.mention) == {"文件夹", "书架"}
        assert len(scene.expect.forbid) == 1


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("decided", lambda s: said(s, f"{s.turns[0].say}是那个文件夹。", 0)),
        ("decided", lambda s: said(s, s.turns[0].say.replace("更改颜色", "改颜色"), 0)),
        ("undecided", lambda s: said(s, s.turns[0].say.replace("更改颜色", "更改书架的颜色"), 0)),
        ("undecided", lambda s: said(s, "对，就是这样。", 1)),
        ("shape", lambda s: expecting(s, forbid=())),
        ("mention", lambda s: expecting(s, mention=("颜色",))),
    ],
)
def test_a_chinese_question_that_is_none_is_caught(chinese: EvalSet, code: str, change: Edit) -> None:
    tools = {tool.name: tool for tool in chinese.tools}
    scene = one(chinese, "ambiguous")
    assert prove(scene, tools) is None
    found = prove(change(scene), tools)
    assert found is not None
    assert found[0] == code
    assert "proof" in edited(chinese, scene, change)
