"""Scene and tools in, the first reason why the scene isn't fair out; nothing where all that it claims is proved.

| reason | when |
|---|---|
| `shape` | kind, verdict, outcome, turns and calls don't go together |
| `offer` | the target isn't offered, an offered tool is unknown, or one is offered twice |
| `twin` | another offered tool says the same and takes the same |
| `undecided` | the words don't ask for the target, or ask as well for another offered tool |
| `verdict` | a valid request isn't valid, a faulty one is, or the expected call isn't |
| `disputed` | the two validators disagree on the request or on the expected call |
| `violations` | the violations aren't the smallest set that relaxation restores |
| `match` | a leaf of the expected call has no rule, or one that lets anything pass |
| `unworded` `long` `stray` `unreadable` `ambiguous` `clash` `hole` | the first turn is trouble to read (see `read`) |
| `unsaid` | a value of the request can't be read from the first turn |
| `misread` | the first turn gives another value than the request |
| `unasked` | the first turn gives a value that the request lacks |
| `leak` | the words hold an identifier in code form, JSON or `key=value` |
| `decided` | the first turn of an ambiguous scene fits no other tool, or names what decides |
| `related` | a tool that is offered may have to do with a task that none should serve |
| `rescuable` | a repair of the published list makes the faulty call valid |
| `supplied` | the missing value stands in the first turn, or another offered tool's result holds it |
| `unrepaired` | the second turn, over the first, doesn't give the expected call, or gives another valid one as well |
| `mention` | no word would show that the fault was understood, or one would that anybody says |
| `repairs` | a value that may stand in for the fault is the fault itself or isn't valid there |
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from seer.curate._asked import asked
from seer.curate.ambiguous import ambiguous
from seer.curate.irrelevant import irrelevant
from seer.curate.leak import leaks
from seer.curate.read import Reading, merge, phrases, read
from seer.curate.repairs import rescuable
from seer.errors import literal
from seer.records import CARRIED_OUT, NEGATIVE, ExpectedCall, Json, Object, Request, Rule, Scene, Tool
from seer.schema import pointer as pointers
from seer.schema import validate
from seer.schema.overlay import revealed, shown
from seer.schema.values import same
from seer.words.supply import Supply, wanted

Reason = tuple[str, str]
"""A code of the table and a sentence."""

_EN = (
    "a an and any as at be can can't cannot could do error for from i in invalid is it missing more need needed no not "
    "of ok on or please provide required sorry the to unable valid value what which with yes you your"
)
_ZH = "的 了 是 在 请 您 你 我 和 有 无 不 需要 提供 缺少 无效 错误 抱歉 可以 不能 值"
TRIVIAL = frozenset((*_EN.split(), *_ZH.split()))
"""Words that any refusal may hold, so that they show nothing."""


_UNSHARED = Supply()


def prove(scene: Scene, tools: Mapping[str, Tool], supply: Supply | None = None) -> Reason | None:
    """Give the first reason against a scene of one call or none; `tools` are all tools of the eval set by name.

    `supply` knows the definitions that their results refer to, where there are any.
    """
    request = scene.request
    target = () if request is None else (request.tool,)
    lost = next((name for name in (*target, *scene.tools) if name not in tools), None)
    if lost is not None:
        return "offer", f"no tool is named {lost!r}"
    if scene.kind == "irrelevant":
        return next(irrelevant(scene, tools), None)
    if scene.kind == "ambiguous" and request is not None:
        return next(ambiguous(scene, request, tools), None)
    if request is None or len(scene.expect.calls) != 1 or not scene.turns:
        return "shape", "a scene with one call has a request, one expected call and a turn"
    proof = _Proof(scene, request, scene.expect.calls[0], tools, supply or _UNSHARED)
    checks = (*_ALWAYS, *(_FAULTY if scene.kind in NEGATIVE else ()))
    return next((reason for check in checks for reason in check(proof)), None)


@dataclass(frozen=True, eq=False)
class _Proof:
    scene: Scene
    request: Request
    call: ExpectedCall
    tools: Mapping[str, Tool]
    supply: Supply

    @property
    def tool(self) -> Tool:
        return self.tools[self.request.tool]

    def shown(self, name: str) -> Tool:
        return shown(self.tools[name], self.scene.overlay)

    @cached_property
    def first(self) -> Reading:
        """Read the first turn for the tool as it is shown, under its own names."""
        reading = self._read(0, self.shown(self.tool.name))
        if not self.scene.overlay:
            return reading
        return replace(reading, arguments=revealed(reading.arguments, self.tool.name, self.scene.overlay))

    @cached_property
    def second(self) -> Reading:
        return self._read(1, self.tool)

    def _read(self, turn: int, tool: Tool) -> Reading:
        return read(self.scene.turns[turn].say, tool, locale=self.scene.locale, now=self.scene.world.now)


def _shape(proof: _Proof) -> Iterator[Reason]:
    scene, call = proof.scene, proof.call
    negative = scene.kind in NEGATIVE
    if scene.kind not in CARRIED_OUT and not negative:
        yield "shape", f"kind {scene.kind} isn't one that asks for a single call"
    if scene.valid is negative or bool(scene.violations) is not negative:
        yield "shape", f"valid is {scene.valid} with {len(scene.violations)} violations in a scene of kind {scene.kind}"
    if scene.expect.outcome != ("no_call_until_repaired" if negative else "call"):
        yield "shape", f"outcome {scene.expect.outcome} doesn't belong to kind {scene.kind}"
    if tuple(turn.when for turn in scene.turns) != (("start", "asked") if negative else ("start",)):
        yield "shape", f"turns {', '.join(turn.when for turn in scene.turns)} don't belong to kind {scene.kind}"
    if call.from_turn != len(scene.turns) or call.tool != proof.request.tool or call.bind or call.optional:
        yield "shape", "the expected call isn't the one that is asked for in the last turn"


def _offer(proof: _Proof) -> Iterator[Reason]:
    offered, target = proof.scene.tools, proof.tool
    if target.name not in offered:
        yield "offer", f"{target.name} isn't offered"
    if len(set(offered)) != len(offered):
        yield "offer", "a tool is offered twice"
    for name in offered:
        other = proof.tools[name]
        if name != target.name and other.description == target.description and other.parameters == target.parameters:
            yield "twin", f"{name} says and takes the same as {target.name}"


def _asked(proof: _Proof) -> Iterator[Reason]:
    names = asked(proof.scene.turns[0].say, proof.scene, proof.tools)
    if names != (proof.tool.name,):
        yield "undecided", f"the words ask for {' or '.join(names) or 'no tool'}"


def _verdict(proof: _Proof) -> Iterator[Reason]:
    parameters, asked, expected = proof.tool.parameters, proof.request.arguments, proof.call.arguments
    judge = validate.fast(parameters)
    if judge.valid(asked) is not proof.scene.valid:
        yield (
            "verdict",
            f"the request is {'not ' if proof.scene.valid else ''}valid under the schema of {proof.tool.name}",
        )
    if not judge.valid(expected):
        yield "verdict", "the expected call isn't valid"
    for arguments in (asked,) if asked is expected else (asked, expected):
        dispute = validate.disputed(parameters, arguments)
        if dispute:
            yield "disputed", dispute
    if proof.scene.valid and not same(asked, expected):
        yield "shape", "the expected call isn't the request"


def _violations(proof: _Proof) -> Iterator[Reason]:
    claimed = {(v.pointer, v.keyword, v.schema_pointer) for v in proof.scene.violations}
    found = validate.violations(proof.tool.parameters, proof.request.arguments)
    if claimed != {(v.pointer, v.keyword, v.schema_pointer) for v in found}:
        yield "violations", f"the smallest set is {', '.join(f'{v.keyword} at {v.pointer!r}' for v in found)}"


def _match(proof: _Proof) -> Iterator[Reason]:
    for pointer, _ in pointers.leaves(proof.call.arguments):
        rule = _rule(proof.call, pointer)
        if pointer and (rule is None or rule in ("any", "free")):
            yield "match", f"{pointer} is ruled {rule or 'by nothing'}"


def _rule(call: ExpectedCall, pointer: str) -> Rule | None:
    """Give the rule of a leaf: its own, or that of the nearest container that has one."""
    while pointer and pointer not in call.match:
        pointer = pointers.parent(pointer)
    return call.match.get(pointer)


def _first_turn(proof: _Proof) -> Iterator[Reason]:
    for trouble in proof.first.trouble:
        code, _, detail = trouble.partition(": ")
        yield code, detail
    yield from _differences(proof.first.arguments, proof.request.arguments, proof.call)


def _differences(got: Object, wanted: Object, call: ExpectedCall) -> Iterator[Reason]:
    """Compare leaf by leaf; an unsaid leaf that only repeats a default is none."""
    if same(got, wanted):
        return
    said, asked = dict(pointers.leaves(got)), dict(pointers.leaves(wanted))
    said.pop("", None)
    asked.pop("", None)
    for pointer, value in asked.items():
        if pointer not in said:
            if _rule(call, pointer) != "default":
                yield "unsaid", f"{pointer} is {literal(value)} and isn't said"
        elif not same(said[pointer], value):
            yield "misread", f"{pointer} is {literal(value)}, the words say {literal(said[pointer])}"
    for pointer, value in said.items():
        if pointer not in asked:
            yield "unasked", f"the words say {literal(value)} for {pointer}"


def _silence(proof: _Proof) -> Iterator[Reason]:
    names = proof.scene.tools
    offered = [proof.tools[name] for name in names]
    if proof.scene.overlay:
        offered += [proof.shown(name) for name in names]
    readings = (proof.first, proof.second) if len(proof.scene.turns) > 1 else (proof.first,)
    for reading in readings:
        for leak in leaks(reading.rest, offered):
            yield "leak", leak


def _fault(proof: _Proof) -> Iterator[Reason]:
    repair = rescuable(proof.request.arguments, proof.tool, proof.scene.violations)
    if repair:
        yield "rescuable", f"repair {repair!r} makes the call valid"
    text = proof.scene.turns[0].say.casefold()
    for violation in proof.scene.violations:
        if violation.keyword == "required":
            for said in _sayings(proof, violation.pointer):
                if _stands(said.casefold(), text):
                    yield "supplied", f"{violation.pointer} is missing, and {said!r} stands in the words"
            missing = wanted(proof.tool, violation.pointer)
            for name in proof.scene.tools:
                if name != proof.tool.name and proof.supply.gives(proof.tools[name], missing):
                    yield "supplied", f"{violation.pointer} is missing, and {name} gives it"


def _sayings(proof: _Proof, place: str) -> Iterator[str]:
    """Yield how the missing value may stand in words; yes and no are everywhere and show nothing."""
    missing = pointers.get(proof.call.arguments, place, None)
    for pointer, value in pointers.leaves(missing, place):
        if isinstance(value, bool):
            continue
        if isinstance(value, str | int | float):
            yield str(value)
        known = phrases(proof.tool, pointer, locale=proof.scene.locale)
        yield from (phrase for phrase, meant in known.items() if same(meant, value))


def _stands(said: str, text: str) -> bool:
    left = r"(?<![a-z0-9])" if said[:1].isascii() else ""
    right = r"(?![a-z0-9])" if said[-1:].isascii() else ""
    return bool(said) and said in text and re.search(f"{left}{re.escape(said)}{right}", text) is not None


def _second_turn(proof: _Proof) -> Iterator[Reason]:
    if proof.second.trouble:
        yield "unrepaired", proof.second.trouble[0]
    places = ("", *dict.fromkeys(violation.pointer for violation in proof.scene.violations))
    judge = validate.fast(proof.tool.parameters)
    found: list[Reason | None] = []
    for place in places:
        merged = merge(proof.first, proof.second, without=place)
        reason = next(_differences(merged.arguments, proof.call.arguments, proof.call), None)
        if reason and not merged.trouble and judge.valid(merged.arguments):
            yield "unrepaired", f"the turns together can also be read as another valid call: {reason[1]}"
        found.append(reason)
    if all(found):
        yield "unrepaired", found[0][1] if found[0] else ""


def _mention(proof: _Proof) -> Iterator[Reason]:
    mention = proof.scene.expect.mention
    if not mention:
        yield "mention", "no word is to be mentioned"
    for word in mention:
        if not word.strip() or word.strip().casefold() in TRIVIAL:
            yield "mention", f"{word!r} shows nothing"


def _repairs(proof: _Proof) -> Iterator[Reason]:
    judge = validate.fast(proof.tool.parameters)
    for violation in proof.scene.violations:
        fault = pointers.get(proof.request.arguments, violation.pointer)
        for value in proof.scene.expect.repairs:
            if fault is not pointers.MISSING and same(fault, value):
                yield "repairs", f"{literal(value)} is the fault itself"
            elif not violation.entailed and not judge.valid(_put(proof.request.arguments, violation.pointer, value)):
                yield "repairs", f"{literal(value)} isn't valid at {violation.pointer}"


def _put(arguments: Object, pointer: str, value: Json) -> Json:
    try:
        return pointers.replace(arguments, pointer, value)
    except KeyError:
        return arguments


_ALWAYS: tuple[Callable[[_Proof], Iterator[Reason]], ...] = (
    _shape, _offer, _asked, _verdict, _match, _silence, _first_turn,
)  # fmt: skip
_FAULTY: tuple[Callable[[_Proof], Iterator[Reason]], ...] = (_violations, _fault, _second_turn, _mention, _repairs)
