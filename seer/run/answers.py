"""Scenes in, what the reference agent is told out.

Its key is what an agent can know at that point: the names of the offered tools in their order, and all that the user
has said so far, joined by line feeds. Its value is the steps of that turn, each a group of calls made at once.
"""

from collections.abc import Iterable

from seer import canon
from seer.records import ExpectedCall, Proposed, Scene
from seer.schema.overlay import disguised

Steps = tuple[tuple[Proposed, ...], ...]


def answers(scenes: Iterable[Scene]) -> dict[tuple[tuple[str, ...], str], Steps]:
    """Give the calls of each turn of each scene."""
    told: dict[tuple[tuple[str, ...], str], Steps] = {}
    for scene in scenes:
        heard: list[str] = []
        for number, turn in enumerate(scene.turns, start=1):
            heard.append(turn.say)
            calls = [call for call in scene.expect.calls if call.from_turn == number and not call.optional]
            names = tuple(_name(name, scene) for name in scene.tools)
            told[names, "\n".join(heard)] = _steps(calls, scene)
    return told


def _name(tool: str, scene: Scene) -> str:
    """Give the name by which a scene offers a tool."""
    return str((scene.overlay or {}).get(tool, {}).get("name", tool))


def _proposed(call: ExpectedCall, scene: Scene) -> Proposed:
    arguments = disguised(call.arguments, call.tool, scene.overlay)
    return Proposed(name=_name(call.tool, scene), raw=canon.text(arguments))


def _steps(calls: list[ExpectedCall], scene: Scene) -> Steps:
    """Put calls into the earliest group that comes after all that they wait for."""
    steps: list[tuple[Proposed, ...]] = []
    waiting, done = calls, set[str]()
    here = {call.id for call in calls}
    while waiting:
        ready = [call for call in waiting if all(before in done or before not in here for before in call.after)]
        assert ready, "calls wait for each other in a circle"  # noqa: S101 - scenes are proved before they are kept
        steps.append(tuple(_proposed(call, scene) for call in ready))
        done |= {call.id for call in ready}
        waiting = [call for call in waiting if call.id not in done]
    return tuple(steps)
