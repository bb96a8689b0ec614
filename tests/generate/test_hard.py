"""Faults that are easy to overlook are made, proved, worded and tagged."""

from seer.curate.prove import prove
from seer.generate import generate
from seer.records import Case, Scene, Source, Tool
from seer.scene.compose import Composer

NOW = "2026-06-15T09:00:00Z"
TOOL = Tool(
    name="record_video",
    spec_name="record_video",
    description="Record a video.",
    parameters={
        "type": "object",
        "properties": {
            "camera": {"type": "string"},
            "title": {"type": "string"},
            "duration": {"type": "integer", "minimum": 1, "maximum": 60, "description": "How long, in seconds."},
        },
        "required": ["camera", "title", "duration"],
        "additionalProperties": False,
    },
    source=Source(path="tools.json", format="functions", pointer="/0"),
)


def cases() -> tuple[Case, ...]:
    return generate(TOOL, seed=0, locale="en", now=NOW)


def scenes(case: Case) -> tuple[Scene, ...]:
    made = Composer([TOOL], locale="en", seed=0, now=NOW, offered=8).compose(case)
    assert not isinstance(made, str)
    return tuple(scene for scene in made if prove(scene, {TOOL.name: TOOL}) is None)


def test_two_values_are_missing_and_asked_for_together() -> None:
    pairs = [case for case in cases() if sum(one.keyword == "required" for one in case.violations) == 2]
    assert [len(case.arguments) for case in pairs] == [1, 1]
    scene = scenes(pairs[0])[0]
    assert (scene.kind, scene.tags, pairs[0].aims) == ("missing", ("two_missing",), ())
    lost = {one.pointer[1:] for one in scene.violations}
    assert {name for name in scene.expect.calls[0].arguments if name not in pairs[0].arguments} == lost


def test_the_right_amount_stands_in_the_wrong_unit() -> None:
    (case,) = [case for case in cases() if case.kind == "invalid" and case.arguments["duration"] == 5000]
    scene = scenes(case)[0]
    assert scene.tags == ("wrong_unit",)
    assert scene.expect.calls[0].arguments["duration"] == 5
    assert "5000" in scene.turns[0].say
    assert "5." in scene.turns[1].say
