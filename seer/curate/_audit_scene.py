"""Scene and its tool in, what of it can't be proved out: expectation, rules, words; (code, sentence) each."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from seer.curate.leak import leaks
from seer.curate.read import Reading, merge, read
from seer.errors import literal
from seer.records import ExpectedCall, Json, Object, Request, Rule, Scene, Tool
from seer.schema.formats import is_date_time
from seer.schema.match import rules
from seer.schema.overlay import revealed, shown
from seer.schema.pointer import MISSING, leaves
from seer.schema.validate import slow
from seer.schema.values import same
from seer.words.hard import RELATIVE_DATE

Doubt = tuple[str, str]


def audit_scene(scene: Scene, request: Request, tool: Tool, tools: Mapping[str, Tool]) -> Iterator[Doubt]:
    """Give what doesn't hold of a scene whose request was judged before; every tool that it offers is in `tools`."""
    yield from _shape(scene)
    if tool.name not in scene.tools or len(set(scene.tools)) != len(scene.tools):
        yield "offer", f"{tool.name} isn't offered, or a tool is offered twice"
    if len(scene.expect.calls) != 1 or len(scene.turns) != (1 if scene.valid else 2):
        return
    call = scene.expect.calls[0]
    yield from _expected(scene, request, call, tool)
    if call.match != rules(tool.parameters, call.arguments):
        yield "match", f"the schema gives other rules: {_different(call.match, rules(tool.parameters, call.arguments))}"
    yield from _words(scene, request, call, tool, [tools[name] for name in scene.tools])


def _shape(scene: Scene) -> Iterator[Doubt]:
    turns = ("start",) if scene.valid else ("start", "asked")
    outcome = "call" if scene.valid else "no_call_until_repaired"
    if tuple(turn.when for turn in scene.turns) != turns or len(scene.expect.calls) != 1:
        yield "shape", f"it has {len(scene.turns)} turns and {len(scene.expect.calls)} expected calls"
    if scene.expect.outcome != outcome:
        yield "shape", f"valid={scene.valid} and the outcome {scene.expect.outcome} contradict each other"
    if any(call.from_turn != len(turns) or call.optional for call in scene.expect.calls):
        yield "shape", f"the call is expected in turn {len(turns)}"
    if not is_date_time(scene.world.now):
        yield "shape", f"{scene.world.now!r} isn't a moment"
    if not scene.valid and not any(word.strip() for word in scene.expect.mention):
        yield "mention", "no word would show that the fault was understood"


def _different(claimed: Mapping[str, Rule], found: Mapping[str, Rule]) -> str:
    places = [place for place in sorted({*claimed, *found}) if claimed.get(place) != found.get(place)]
    return ", ".join(f"{place or 'the root'} is {claimed.get(place)} for {found.get(place)}" for place in places)


def _expected(scene: Scene, request: Request, call: ExpectedCall, tool: Tool) -> Iterator[Doubt]:
    if call.tool != request.tool:
        yield "expected", f"{call.tool} is expected where {request.tool} was asked for"
    if not slow(tool.parameters).valid(call.arguments):
        yield "expected", "jsonschema finds the expected call invalid"
    faults = [violation.pointer for violation in scene.violations]
    for place, asked, wanted in _differences(request.arguments, call.arguments):
        if not any(_touches(place, asked, fault) for fault in faults):
            yield "expected", f"{place} is asked for as {_shown(asked)} and expected as {_shown(wanted)}"


def _differences(one: Object, other: Object) -> Iterator[tuple[str, Json, Json]]:
    """Give each leaf that isn't the same in both, with both values."""
    first, second = dict(leaves(one)), dict(leaves(other))
    for place in {**first, **second}:
        left, right = first.get(place, MISSING), second.get(place, MISSING)
        if left is MISSING or right is MISSING or not same(left, right):
            yield place, left, right


def _touches(place: str, asked: Json, fault: str) -> bool:
    """Tell whether a leaf is at or under a fault, or is the empty container in which something is missing."""
    return f"{place}/".startswith(f"{fault}/") or (asked in ({}, []) and f"{fault}/".startswith(f"{place}/"))


def _shown(value: Json) -> str:
    return "nothing" if value is MISSING else literal(value)


def _words(scene: Scene, request: Request, call: ExpectedCall, tool: Tool, offered: list[Tool]) -> Iterator[Doubt]:
    seen = shown(tool, scene.overlay)
    readings = [
        _revealed(read(turn.say, seen, locale=scene.locale, now=scene.world.now), scene) for turn in scene.turns
    ]
    for reading in readings:
        for trouble in reading.trouble:
            yield "words", f"they can't be read: {trouble}"
        for leak in leaks(reading.rest, offered):
            yield "leak", f"{leak!r} gives the answer away"
    if (RELATIVE_DATE in scene.tags) is not bool(readings[0].counted):
        yield "shape", "its tags don't say whether days are counted from today on"
    wanted = call.match if scene.valid else rules(tool.parameters, request.arguments)
    yield from (("words", doubt) for doubt in _unread(readings[0], request.arguments, wanted))
    if len(readings) > 1:
        yield from _repair(scene, call, readings[0], readings[1])


def _revealed(reading: Reading, scene: Scene) -> Reading:
    """Give a reading under the tool's own names."""
    if scene.overlay is None or scene.request is None:
        return reading
    return replace(reading, arguments=revealed(reading.arguments, scene.request.tool, scene.overlay))


def _repair(scene: Scene, call: ExpectedCall, first: Reading, second: Reading) -> Iterator[Doubt]:
    """Read the second turn over the first, with or without what the fault said."""
    places = ("", *dict.fromkeys(violation.pointer for violation in scene.violations))
    doubts = [list(_unread(merge(first, second, without=place), call.arguments, call.match)) for place in places]
    if all(doubts):
        yield "repair", f"the second turn doesn't give the expected call: {doubts[0][0]}"


def _unread(reading: Reading, wanted: Object, match: Mapping[str, Rule]) -> Iterator[str]:
    """Say where words and arguments differ; what only repeats a default need not be said."""
    for place, said, asked in _differences(reading.arguments, wanted):
        if said is MISSING and (not place or _is_default(place, match)):
            continue
        if asked is MISSING and not place:
            continue
        yield f"{place or 'everything'} is {_shown(asked)}, the words say {_shown(said)}"


def _is_default(place: str, match: Mapping[str, Rule]) -> bool:
    return any(match.get(above) == "default" for above in _above(place))


def _above(place: str) -> Iterator[str]:
    while place:
        yield place
        place = place.rpartition("/")[0]
