from seer.records import Expect, Scene, Turn, WorldSpec
from seer.words.variety import diversity, diversity_of, tallies


def scene(tool: str, *says: str, locale: str = "en", template: str = "plain/one") -> Scene:
    return Scene(
        id=f"{tool}.normal.{len(says)}",
        kind="normal",
        difficulty="L1",
        valid=True,
        locale=locale,
        turns=tuple(Turn(say=say) for say in says),
        tools=(tool,),
        expect=Expect(outcome="call"),
        aims=(),
        world=WorldSpec(now="2026-06-15T09:00:00Z"),
        template=template,
    )


def test_runs_of_words_are_counted_each_tool_by_itself() -> None:
    found = diversity_of(
        [
            scene("a", "Get the big map"),
            scene("a", "get the big", "Map", template="plain/two"),
            scene("b", "Get the map"),
        ]
    )["en"]
    assert found.scenes == 3
    assert found.distinct == (round(7 / 11, 4), round(5 / 8, 4), round(3 / 5, 4))
    assert found.templates == 1.5
    assert found.self_similarity == 1.0


def test_tasks_that_share_nothing_are_not_similar() -> None:
    found = diversity_of([scene("a", "Get the map now"), scene("a", "Show me a photo")])["en"]
    assert (found.distinct[0], found.self_similarity) == (1.0, 0.0)
    half = diversity_of([scene("a", "one two three four"), scene("a", "one two three five")])["en"]
    assert half.self_similarity == 0.5
    alone = diversity_of([scene("a", "Hi")])["en"]
    assert (alone.distinct, alone.self_similarity) == ((1.0, 0.0, 0.0), 0.0)


def test_chinese_is_counted_by_characters_and_locales_apart() -> None:
    scenes = [scene("a", "查 天气", locale="zh-CN"), scene("a", "查天气", locale="zh-CN"), scene("a", "Get it")]
    found = diversity_of(scenes)
    assert list(found) == ["en", "zh-CN"]
    assert found["zh-CN"].distinct == (0.5, 0.5, 0.5)
    assert found["zh-CN"].self_similarity == 1.0


def test_counting_tool_by_tool_gives_the_same() -> None:
    one, two = [scene("a", "Get the map"), scene("a", "Get a map")], [scene("b", "Play the song")]
    assert diversity([tallies(two), tallies(one)]) == diversity_of([*one, *two])
    assert diversity_of([]) == {}
