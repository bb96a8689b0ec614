from msgspec.structs import replace
from run_lab import CLOCK, NOW, WEATHER, make_scene

from seer.run.prompt import SYSTEM, prompt, prompt_digest

TOOLS = {tool.name: tool for tool in (WEATHER, CLOCK)}


def test_the_prompt_speaks_the_scene_s_language() -> None:
    english = prompt(make_scene(), TOOLS)
    chinese = prompt(replace(make_scene(), locale="zh-CN"), TOOLS)
    other = prompt(replace(make_scene(), locale="fr"), TOOLS)
    assert english.system.startswith(f"It is now {NOW} (Monday).")
    assert chinese.system.startswith(f"现在是 {NOW}（星期一）。")
    assert other.system == english.system
    assert (chinese.locale, chinese.now) == ("zh-CN", NOW)


def test_tools_stand_in_the_scene_s_order_with_what_is_said_of_them() -> None:
    bare = replace(CLOCK, description="", title="Clock")
    offered = prompt(replace(make_scene(), tools=("get_time", "get_weather")), TOOLS | {"get_time": bare}).tools
    assert [tool.name for tool in offered] == ["get_time", "get_weather"]
    assert [tool.description for tool in offered] == ["Clock", WEATHER.description]


def test_the_day_of_the_week_is_that_of_the_moment_s_own_zone() -> None:
    def told(now: str) -> str:
        scene = make_scene()
        return prompt(replace(scene, world=replace(scene.world, now=now)), TOOLS).system.partition(".")[0]

    assert told("2026-06-20T23:30:00-05:00") == "It is now 2026-06-20T23:30:00-05:00 (Saturday)"
    assert told("some day") == "It is now some day"


def test_the_digest_is_of_the_words() -> None:
    assert prompt_digest() == prompt_digest()
    assert len(prompt_digest()) == 64
    assert set(SYSTEM) == {"en", "zh"}


def test_each_prompt_is_a_copy_of_its_own() -> None:
    written: dict[str, bytes] = {}
    before = repr(WEATHER)
    first = prompt(make_scene(), TOOLS, written)
    first.tools[0].parameters["properties"].clear()
    assert repr(WEATHER) == before
    assert prompt(make_scene(), TOOLS, written).tools[0].parameters == WEATHER.parameters
