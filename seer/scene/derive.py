"""A worded scene of kind normal in, scenes of other kinds with another offer out.

| kind | what is offered | what a right agent does |
|---|---|---|
| `distractor` | the target and 0, 3, 10 or all of the tools most like it | makes the call |
| `distractor` | the usual tools without telling names, descriptions or names of parameters | makes the call |
| `irrelevant` | tools that have nothing to do with the task, the target not among them | says so and calls nothing |

Where a set has too few tools that have nothing to do with each other, an irrelevant task is one of `words/neutral.py`.
"""

from typing import TYPE_CHECKING

import msgspec

from seer import canon
from seer.records import Expect, Request, Scene, Turn, WorldSpec
from seer.scene.identify import identified
from seer.scene.offer import MOST_NEAR
from seer.schema.overlay import TWINS, Twin
from seer.words.alike import topic, unrelated
from seer.words.neutral import NEUTRAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from seer.records import Object, Tool
    from seer.scene.offer import Offers

NEAR = (0, 3, 10, MOST_NEAR)
"""Numbers of near tools that are offered beside a target; providers take 128 tools in one request."""
FEWEST = 2
"""Unrelated tools that an irrelevant request needs at least."""
_RAISED = {"L1": "L2"}
_IDLE = Expect(outcome="no_call", extra="none")


def unlike(scene: Scene, twin: Twin, overlay: "dict[str, Object]") -> Scene:
    """Make a scene of kind normal a distractor whose tools are shown otherwise than they are."""
    raised = _RAISED.get(scene.difficulty, scene.difficulty)
    return msgspec.structs.replace(scene, kind="distractor", overlay=overlay, tags=(twin,), difficulty=raised)


class Deriver:
    """Gives scenes the offers of other kinds."""

    def __init__(self, tools: "Mapping[str, Tool]", offers: "Offers", *, seed: int, now: str, locale: str) -> None:
        self._tools = tools
        self._offers = offers
        self._seed = seed
        self._now = now
        self._locale = locale

    def twin(self, target: str, case: str) -> Twin | None:
        """Say how the tools of a distractor are disguised, if at all: the seed and the case's id tell."""
        ways: tuple[Twin | None, ...] = (*TWINS, *([None] * len(NEAR)))
        return ways[canon.seed(self._seed, target, case, "twin") % len(ways)]

    def distractor(self, scene: Scene, request: Request, case: str) -> "Iterator[Scene]":
        """Offer near tools in place of any; how many comes from the seed and the case's id."""
        others = self._offers.others(request.tool)
        if not others:
            return
        size = NEAR[canon.seed(self._seed, request.tool, case, "near") % len(NEAR)]
        yield identified(
            scene,
            tool=request.tool,
            kind="distractor",
            tools=self._offers.near(request.tool, size),
            difficulty=_RAISED.get(scene.difficulty, scene.difficulty) if size else scene.difficulty,
            tags=(
                *scene.tags,
                f"near:{'all' if size == NEAR[-1] else size}",
            ),
        )

    def may_be_idle(self, target: str) -> bool:
        """Tell whether there are tools enough that have nothing to do with a target; only then is it worth wording."""
        return self._offers.strangers(target, FEWEST) >= FEWEST

    def irrelevant(self, scene: Scene, request: Request) -> "Iterator[Scene]":
        """Offer tools that have nothing to do with the task; none is given where there are too few."""
        tools = self._offers.unrelated(request.tool, topic(scene.turns[0].say))
        if len(tools) >= FEWEST:
            yield identified(
                scene,
                tool=request.tool,
                kind="irrelevant",
                valid=False,
                difficulty="L2",
                tools=tools,
                expect=_IDLE,
                aims=(),
            )

    def neutral(self, target: str) -> "Iterator[Scene]":
        """Give tasks that no tool of a target's usual offer has to do with, from a place on that the seed gives."""
        offered = self._offers.offer(target)
        start = canon.seed(self._seed, target, self._locale, "neutral") % len(NEUTRAL)
        for task in (*NEUTRAL[start:], *NEUTRAL[:start]):
            if self._locale in task.say and all(
                unrelated(task.topic, frozenset(), self._tools[name]) for name in offered
            ):
                frame = Scene(
                    kind="irrelevant",
                    difficulty="L2",
                    valid=False,
                    locale=self._locale,
                    turns=(Turn(say=task.say[self._locale]),),
                    tools=offered,
                    expect=_IDLE,
                    aims=(),
                    world=WorldSpec(now=self._now, seed=canon.seed(self._seed, target, task.name) >> 33),
                    template=f"neutral/{task.name}",
                )
                yield identified(frame, tool=target)
