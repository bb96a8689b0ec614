from collections.abc import Callable
from typing import Any

from seer.evalset.diff import ToolChange, diff
from seer.records import EvalSet

Make = Callable[..., EvalSet]


def test_scenes_that_are_the_same_are_kept(make: Make) -> None:
    old, new = make("Oslo", "Lima"), make("Lima", "Kyiv", "Rome")
    change = diff(old, new)
    ids = {scene.request.arguments["city"]: scene.id for scene in (*old.scenes, *new.scenes) if scene.request}
    assert change.kept == (ids["Lima"],)
    assert set(change.added) == {ids["Kyiv"], ids["Rome"]}
    assert change.removed == (ids["Oslo"],)
    assert change.by_tool == {"weather": ToolChange(kept=1, added=2, removed=1)}


def test_tools_come_go_and_change(make: Make, parts: Any) -> None:
    old = make("Oslo", tools=(parts.tool("weather"), parts.tool("gone")))
    new = make("Oslo", tools=(parts.tool("weather", "says more"), parts.tool("came")))
    change = diff(old, new)
    assert (change.tools_added, change.tools_removed, change.tools_changed) == (("came",), ("gone",), ("weather",))
    assert change.by_tool == {}


def test_nothing_moves_between_the_same(make: Make) -> None:
    change = diff(make("Oslo"), make("Oslo"))
    assert (len(change.kept), change.added, change.removed, change.by_tool) == (1, (), (), {})
