import pytest

from seer.curate.dedupe import Deduper, words
from seer.records import Expect, Scene, Turn, WorldSpec


def scene(name: str, say: str, *tools: str) -> Scene:
    return Scene(
        id=name,
        kind="normal",
        difficulty="L1",
        valid=True,
        locale="en",
        turns=(Turn(say=say),),
        tools=tools or ("get_weather",),
        expect=Expect(outcome="call"),
        aims=(),
        world=WorldSpec(now="2026-06-15T09:00:00Z"),
        template="normal/one",
    )


@pytest.mark.parametrize(
    "other",
    [
        "get the weather.  The city is “Oslo”",
        "GET THE WEATHER, the city is “Oslo”!",
        "Ｇet the weather. The city is “Oslo”.",
        "Get the weather;\nthe city is “Oslo”.",
    ],
)
def test_the_same_words_to_the_same_offer_are_a_duplicate(other: str) -> None:
    deduper = Deduper()
    assert deduper.seen(scene("a", "Get the weather. The city is “Oslo”.")) is None
    assert deduper.seen(scene("b", other)) == "a"
    assert deduper.seen(scene("c", other)) == "a"


@pytest.mark.parametrize(
    "other",
    [
        "Get the weather. The city is “Bergen”.",
        "Get the weather. The city is “Os.lo”.",
        "Get the weather. The city is “O-slo”.",
    ],
)
def test_another_value_is_none(other: str) -> None:
    deduper = Deduper()
    deduper.seen(scene("a", "Get the weather. The city is “Oslo”."))
    assert deduper.seen(scene("b", other)) is None


def test_another_offer_or_order_is_none() -> None:
    deduper = Deduper()
    assert deduper.seen(scene("a", "Hello.", "x", "y")) is None
    assert deduper.seen(scene("b", "Hello.", "y", "x")) is None
    assert deduper.seen(scene("c", "Hello.", "x")) is None
    assert deduper.seen(scene("d", "Hello.", "x", "y")) == "a"


def test_pauses_between_chinese_words_fold_and_numbers_stay() -> None:
    assert words("城市是“北京”，日期是3.5。") == words("城市是“北京” 日期是3.5")
    assert words("是1,5") != words("是1 5")
