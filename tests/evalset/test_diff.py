from collections.abc import Callable
from typing import Any

import pytest

from seer.evalset.diff import Side, ToolChange
from seer.evalset.diff import diff as compared
from seer.records import EvalSet

Make = Callable[..., EvalSet]


def side(evalset: EvalSet) -> Side:
    return Side({tool.name: tool.digest for tool in evalset.tools}, (scene.id for scene in evalset.scenes))


def diff(old: EvalSet, new: EvalSet) -> Any:
    return compared(side(old), side(new))


def test_scenes_that_are_the_same_are_kept(make: Make) -> None:
    old, new = make("Oslo", "Lima"), make("Lima", "Kyiv", "Rome")
    change = diff(old, new)
    assert (change.kept, change.added, change.removed) == (1, 2, 1)
    assert change.by_tool == {"weather": ToolChange(kept=1, added=2, removed=1)}


def test_tools_come_go_and_change(make: Make, parts: Any) -> None:
    old = make("Oslo", tools=(parts.tool("weather"), parts.tool("gone")))
    new = make("Oslo", tools=(parts.tool("weather", "says more"), parts.tool("came")))
    change = diff(old, new)
    assert (change.tools_added, change.tools_removed, change.tools_changed) == (("came",), ("gone",), ("weather",))
    assert change.by_tool == {}


def test_nothing_moves_between_the_same(make: Make) -> None:
    change = diff(make("Oslo"), make("Oslo"))
    assert (change.kept, change.added, change.removed, change.by_tool) == (1, 0, 0, {})


@pytest.mark.parametrize(("old", "new"), [("abc", "bcd"), ("", "ab"), ("ab", ""), ("ac", "bd"), ("abcd", "ad")])
def test_counts_are_those_of_the_sets_of_ids(make: Make, parts: Any, old: str, new: str) -> None:
    tools = (parts.tool("weather"), parts.tool("weather.now"))
    before, after = (make(*(f"City {name}" for name in names), tools=tools) for names in (old, new))
    change = diff(before, after)
    was, now = ({scene.id for scene in one.scenes} for one in (before, after))
    assert (change.kept, change.added, change.removed) == (len(was & now), len(now - was), len(was - now))
