import pytest
from msgspec.structs import replace

from seer.curate.near import Near
from seer.records import Aim, Expect, Kind, Object, Request, Scene, Turn, WorldSpec

AIM = Aim(tool="get_weather", pointer="/city", keyword="required", at="typical")
OSLO = "Get the weather. The city is Oslo, the days are 3 and the note is “bring a coat”."


def scene(name: str, say: str, arguments: Object, kind: Kind = "normal") -> Scene:
    return Scene(
        id=f"get_weather.{kind}.{name}",
        kind=kind,
        difficulty="L1",
        valid=True,
        locale="en",
        turns=(Turn(say=say),),
        tools=("get_weather",),
        expect=Expect(outcome="call"),
        aims=(AIM,),
        request=Request(tool="get_weather", arguments=arguments),
        world=WorldSpec(now="2026-06-15T09:00:00Z"),
        template="plain/one",
    )


FIRST = scene("a", OSLO, {"city": "Oslo", "days": 3, "note": "bring a coat"})
SAME = scene("b", "Get the weather; the city is Rome, the days are 12.5 and the note is “x”.", {"city": "Rome"})


def near(share: float | None = None) -> Near:
    found = Near(share)
    found.keep(FIRST)
    return found


def test_what_differs_by_values_alone_is_near() -> None:
    assert near().like(SAME) == "differs from get_weather.normal.a only by values"
    chinese = [
        replace(scene(name, f"查询天气，城市是{city}。", {"city": city}), locale="zh")
        for name, city in (("a", "北京"), ("b", "杭州"))
    ]
    found = Near()
    found.keep(chinese[0])
    assert found.like(chinese[1]) is not None


@pytest.mark.parametrize(
    "other",
    [
        replace(SAME, turns=(Turn(say="Get the weather. The city is Rome and the days are 3."),)),
        replace(SAME, id="get_climate.normal.b"),
        replace(SAME, kind="default"),
        replace(SAME, locale="zh"),
        replace(SAME, tags=("near:3",)),
        replace(SAME, aims=(replace(AIM, pointer="/days"),)),
        replace(SAME, aims=(AIM, replace(AIM, pointer="/days"))),
        replace(SAME, aims=()),
    ],
)
def test_other_words_or_another_purpose_are_not(other: Scene) -> None:
    assert near().like(other) is None


def test_looking_at_a_scene_does_not_keep_it() -> None:
    found = Near()
    assert found.like(FIRST) is None
    assert found.like(SAME) is None


def test_a_share_of_the_pieces_in_common_is_near_where_it_is_asked_for() -> None:
    more = OSLO.replace("Get", "Please get").replace("the days are 3", "the days are 4")
    other = scene("b", more, {"city": "Oslo", "days": 4, "note": "bring a coat"})
    assert near().like(other) is None
    assert near(0.95).like(other) is None
    told = near(0.3).like(other)
    assert told is not None
    assert told.endswith("% of its pieces in common with get_weather.normal.a")
    assert (
        near(0.3).like(scene("c", "What is it like outside in Rome, over the next 4 days?", {"city": "Rome"})) is None
    )


def test_short_words_of_values_leave_the_others_whole() -> None:
    first = scene("a", "Get a map of a.", {"name": "a"})
    other = scene("b", "Get b map of b.", {"name": "b"})
    found = Near()
    found.keep(first)
    assert found.like(other) is None
