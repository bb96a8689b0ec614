from msgspec.structs import replace
from run_lab import make_call, make_scene

from seer.records import Proposed, Turn
from seer.run.answers import answers

OFFERED = ("get_weather", "get_time")


def call(city: str) -> Proposed:
    return Proposed(name="get_weather", raw=f'{{"city":"{city}","date":"2026-06-16"}}')


def test_a_right_request_is_answered_at_once() -> None:
    assert answers([make_scene()]) == {
        (OFFERED, "How will the weather be in Paris on 2026-06-16?"): ((call("Paris"),),),
    }


def test_equal_second_turns_of_different_scenes_are_told_apart() -> None:
    told = answers([make_scene("Paris", faulty=True), make_scene("Rome", faulty=True)])
    assert told == {
        (OFFERED, "How will the weather be in Paris?"): (),
        (OFFERED, "How will the weather be in Paris?\nThe date is 2026-06-16."): ((call("Paris"),),),
        (OFFERED, "How will the weather be in Rome?"): (),
        (OFFERED, "How will the weather be in Rome?\nThe date is 2026-06-16."): ((call("Rome"),),),
    }


def test_calls_go_together_unless_one_waits_for_another() -> None:
    calls = (
        replace(make_call("Rome"), id="c3", after=("c1", "c2")),
        make_call("Paris"),
        replace(make_call("Oslo"), id="c2"),
        replace(make_call("Bern"), id="c4", optional=True),
    )
    scene = make_scene()
    scene = replace(scene, turns=(Turn(say="Go."),), expect=replace(scene.expect, calls=calls))
    assert answers([scene])[OFFERED, "Go."] == ((call("Paris"), call("Oslo")), (call("Rome"),))
