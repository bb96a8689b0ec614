"""Ambiguous scene and tools in, why it isn't one in which a right agent must ask first out; nothing where it is.

The first turn holds no whole way to ask for any tool, and what one for the target shares with one for others that are
offered: its beginning, or in Chinese its verb and noun. Target and others read the same values from it, and it names
nothing that would decide. The second turn asks for the target alone, and both together give the expected call.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from seer.curate._asked import asked
from seer.curate.leak import leaks
from seer.curate.read import Reading, merge, read
from seer.records import Expect, Forbidden, Request, Scene, Tool
from seer.schema import validate
from seer.schema.match import rules
from seer.schema.values import same
from seer.words.alike import topic
from seer.words.asked import folded, unquoted
from seer.words.vague import Vague, begins, deciders, mention, vague
from seer.words.wordbook import Wordbook, wordbook

Reason = tuple[str, str]


@dataclass(frozen=True, eq=False)
class _Proof:
    scene: Scene
    request: Request
    tools: Mapping[str, Tool]

    @cached_property
    def books(self) -> Mapping[str, Wordbook]:
        found = {name: wordbook(self.tools[name], self.scene.locale) for name in self.scene.tools}
        return {name: book for name, book in found.items() if isinstance(book, Wordbook)}

    @cached_property
    def doubts(self) -> Mapping[str, Vague]:
        """Give, by other tool, the beginning that it shares with the target and that the first turn holds."""
        book, said = self.books[self.request.tool], folded(unquoted(self.first, locale=self.scene.locale))
        shared = {name: vague(book, other) for name, other in self.books.items() if name != self.request.tool}
        return {name: words for name, words in shared.items() if words and folded(words.stem) in said}

    @property
    def first(self) -> str:
        return self.scene.turns[0].say

    def readings(self, name: str) -> tuple[Reading, ...]:
        tool, scene = self.tools[name], self.scene
        return tuple(read(turn.say, tool, locale=scene.locale, now=scene.world.now) for turn in scene.turns)


def ambiguous(scene: Scene, request: Request, tools: Mapping[str, Tool]) -> Iterator[Reason]:
    """Give each reason as a code of `prove` and a sentence; every tool that the scene names is in `tools`."""
    if len(scene.expect.calls) != 1 or [turn.when for turn in scene.turns] != ["start", "asked"]:
        yield "shape", "one call is expected, and the user speaks twice"
        return
    proof = _Proof(scene, request, tools)
    if request.tool not in proof.books or len(set(scene.tools)) != len(scene.tools):
        yield "offer", f"{request.tool} isn't offered, has no wording, or a tool is offered twice"
        return
    yield from _shape(proof)
    yield from _fits(proof)
    yield from _turns(proof)


def _shape(proof: _Proof) -> Iterator[Reason]:
    scene, (call,) = proof.scene, proof.scene.expect.calls
    plain = Expect(
        outcome="no_call_until_repaired", calls=(call,), mention=scene.expect.mention, forbid=scene.expect.forbid
    )
    if scene.expect != plain or scene.valid or scene.violations or scene.aims:
        yield "shape", "nothing is at fault, and one call is expected once the user was asked"
    if (call.id, call.tool, call.from_turn, call.after, call.bind, call.optional) != (
        "c1", proof.request.tool, 2, (), {}, False,
    ):  # fmt: skip
        yield "shape", "the call isn't the one that is asked for in the second turn"
    parameters = proof.tools[call.tool].parameters
    if not validate.fast(parameters).valid(call.arguments) or validate.disputed(parameters, call.arguments):
        yield "verdict", "the expected call isn't valid beyond dispute"
    if call.match != rules(parameters, call.arguments):
        yield "match", "the schema gives other rules"


def _fits(proof: _Proof) -> Iterator[Reason]:
    """Tell whether another offered tool fits the first turn, and all that do are forbidden."""
    target, locale = proof.request.tool, proof.scene.locale
    names = asked(proof.first, proof.scene, proof.tools)
    if names:
        yield "undecided", f"the first turn asks for {' or '.join(names)} already"
    if asked(proof.scene.turns[1].say, proof.scene, proof.tools) != (target,):
        yield "undecided", "the second turn doesn't ask for the target alone"
    others = [name for name in proof.doubts if proof.tools[name].effect != "read"]
    if not others or proof.tools[target].effect == "read":
        yield "decided", "no other tool that changes something fits the first turn"
        return
    words = proof.doubts[others[0]]
    fitting = begins((book for name, book in proof.books.items() if name != target), words)
    if proof.scene.expect.forbid != tuple(Forbidden(tool=name) for name in fitting):
        yield "shape", f"to be forbidden are {', '.join(fitting)}"
    if all(proof.scene.expect.mention != mention(proof.doubts[name]) for name in others):
        yield "mention", "it isn't what decides that is to be mentioned"
    said = deciders(words) & topic(unquoted(proof.first, locale=locale))
    if said:
        yield "decided", f"the first turn names {min(said)!r}"


def _turns(proof: _Proof) -> Iterator[Reason]:
    """Tell whether every tool that fits reads the same from the first turn, and both give the expected call."""
    (call,), target = proof.scene.expect.calls, proof.request.tool
    first, second = proof.readings(target)
    offered = [proof.tools[name] for name in proof.scene.tools]
    for reading in (first, second):
        for trouble in reading.trouble:
            code, _, detail = trouble.partition(": ")
            yield code, detail
        for leak in leaks(reading.rest, offered):
            yield "leak", leak
    if not same(first.arguments, proof.request.arguments):
        yield "misread", "the first turn gives other values than the request"
    for ban in proof.scene.expect.forbid:
        other = proof.readings(ban.tool)[0] if ban.tool in proof.tools else None
        if ban.tool in proof.doubts and (other is None or other.trouble or not same(other.arguments, first.arguments)):
            yield "decided", f"the values fit {target}, and not {ban.tool}"
    if not same(merge(first, second).arguments, call.arguments):
        yield "unrepaired", "both turns together don't give the expected call"
