"""Irrelevant scene and tools in, why it isn't one that a right agent must turn down out; nothing where it is.

The request is another tool's, in words that carry it, or one of `words/neutral.py`. Words and results of the tools that
are offered have nothing to do with it, no offered tool is asked for, and none fits any task.
"""

from collections.abc import Iterator, Mapping

from seer.curate._asked import asked
from seer.curate.leak import leaks
from seer.curate.read import read
from seer.records import Expect, Request, Scene, Tool
from seer.schema.values import same
from seer.words.alike import about, topic, unrelated
from seer.words.neutral import NEUTRAL

Reason = tuple[str, str]


def irrelevant(scene: Scene, tools: Mapping[str, Tool]) -> Iterator[Reason]:
    """Give each reason as a code of `prove` and a sentence; every tool that the scene names is in `tools`."""
    if scene.expect != Expect(outcome="no_call", extra="none") or scene.valid or scene.violations or scene.aims:
        yield "shape", "a request that no tool serves expects no call, allows none, and shows no keyword"
    if [turn.when for turn in scene.turns] != ["start"]:
        yield "shape", "the user says it once"
        return
    if len(set(scene.tools)) != len(scene.tools) or not scene.tools:
        yield "offer", "no tool is offered, or one is offered twice"
    yield from _asked(scene, tools)
    request = scene.request
    yield from _neutral(scene, tools) if request is None else _of_another(scene, request, tools)


def _asked(scene: Scene, tools: Mapping[str, Tool]) -> Iterator[Reason]:
    names = asked(scene.turns[0].say, scene, tools)
    if names:
        yield "undecided", f"the words ask for {' or '.join(names)}"


def _of_another(scene: Scene, request: Request, tools: Mapping[str, Tool]) -> Iterator[Reason]:
    tool, say = tools[request.tool], scene.turns[0].say
    if tool.name in scene.tools:
        yield "offer", f"{tool.name} is offered"
    reading = read(say, tool, locale=scene.locale, now=scene.world.now)
    for trouble in reading.trouble:
        code, _, detail = trouble.partition(": ")
        yield code, detail
    if not same(reading.arguments, request.arguments):
        yield "misread", "the words give other arguments than the request"
    for leak in leaks(reading.rest, [tool, *(tools[name] for name in scene.tools)]):
        yield "leak", leak
    yield from _related(scene, topic(say) | about(tool).name, about(tool).output, tools)


def _neutral(scene: Scene, tools: Mapping[str, Tool]) -> Iterator[Reason]:
    task = next((task for task in NEUTRAL if scene.template == f"neutral/{task.name}"), None)
    if task is None or task.say.get(scene.locale) != scene.turns[0].say:
        yield "unsaid", "it has no request, and its words are none of the neutral tasks"
        return
    yield from _related(scene, task.topic, frozenset(), tools)


def _related(
    scene: Scene, words: frozenset[str], output: frozenset[str], tools: Mapping[str, Tool]
) -> Iterator[Reason]:
    for name in scene.tools:
        if not unrelated(words, output, tools[name]):
            yield "related", f"{name} may have to do with it"
