"""All tools in, the few that are offered beside a target, or in its place, out.

Which are chosen hangs on each pair of tools alone: a new tool changes no offer but those that it comes to stand in.
"""

from collections import Counter
from functools import cached_property
from hashlib import sha256
from itertools import chain, islice
from typing import TYPE_CHECKING, NamedTuple

from seer import canon
from seer.scene.lazy import Lazy
from seer.words.alike import about, share, unrelated
from seer.words.supply import Supply, wanted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from seer.records import Tool
    from seer.words.alike import About
    from seer.words.supply import Wanted

MOST_NEAR = 127
"""Tools that are offered beside a target at most: providers take 128 in one request."""
HALF = b"\x80"
"""Digests below are the half of all."""
_FIRST = b"\x10"
"""Digests below are a sixteenth of all."""


class Offers:
    """Chooses offered tools by rendezvous hash of (seed, target, other), or by likeness to the target.

    A tool that says and takes the same as the target, or is asked for in the same words, is never offered with it:
    nobody could choose between them.
    """

    def __init__(
        self,
        tools: "Sequence[Tool]",
        *,
        seed: int,
        offered: int,
        intents: "Mapping[str, Sequence[str]]",
        supply: Supply | None = None,
    ) -> None:
        self._tools = {tool.name: tool for tool in tools}
        self._supply = supply or Supply()
        self._seed = seed
        self._offered = offered
        self._intents = {name: frozenset(map(str.casefold, said)) for name, said in intents.items()}
        self._looks = {tool.name: canon.digest([tool.description, tool.parameters]) for tool in tools}
        self._names = [tool.name.encode() for tool in tools]
        self._known: dict[str, tuple[str, ...]] = {}
        self._near: tuple[str, Lazy[str]] = ("", Lazy(iter(())))
        self._strange: tuple[str, Lazy[str]] = ("", Lazy(iter(())))
        self._latest = _Ranks("", {}, Lazy(iter(())), frozenset())

    def offer(self, target: str) -> tuple[str, ...]:
        """Give the names of the tools to offer, the target among them, in hash order.

        Others are those that come first by hash; each stands a chance of one half, so that in a small set too a new
        tool leaves many offers as they are. One other at least is offered where there is one.
        """
        if target not in self._known:
            self._known[target] = self._chosen(target, self._ranked(target).names)
        return self._known[target]

    def offer_missing(self, target: str, places: "Iterable[str]") -> tuple[str, ...]:
        """Give an offer chosen in the same way from tools whose results don't hold what is missing at these places."""
        missing = [wanted(self._tools[target], place) for place in places]
        return self._chosen(target, (name for name in self._ranked(target).names if not self._gives(name, missing)))

    def _gives(self, name: str, missing: "Iterable[Wanted]") -> bool:
        return any(self._supply.gives(self._tools[name], one) for one in missing)

    def _chosen(self, target: str, names: "Iterable[str]") -> tuple[str, ...]:
        first, digests = islice(names, max(self._offered - 1, 0)), self._ranked(target).digests
        return self._in_order(target, [name for at, name in enumerate(first) if at == 0 or digests[name] < HALF])

    def near(self, target: str, count: int) -> tuple[str, ...]:
        """Give the target and at most so many of the tools most like it, in hash order.

        Those that share a noun of their names come first, the most alike before others, then all others by hash.
        """
        if self._near[0] != target:
            self._near = (target, Lazy(self._nearest(target)))
        return self._in_order(target, islice(self._near[1], count))

    def _nearest(self, target: str) -> "Iterator[str]":
        """Give tools, the most alike first: only where names are as alike, all words are compared."""
        known, own, ranked = self._about, self._about[target], self._ranked(target)
        shared = {name for noun in own.name for name in self._nouns[noun]} - ranked.alike
        both = Counter(chain.from_iterable([self._by_call[word] for word in own.called]))
        groups: dict[float, list[str]] = {}
        size = len(own.called)
        for name in shared:
            common = both[name]
            groups.setdefault(common / (size + len(known[name].called) - common), []).append(name)
        for alike in sorted(groups, reverse=True):
            group = groups[alike]
            if len(group) > 1:
                group.sort(key=lambda name: (-share(own.words, known[name].words), ranked.digests[name]))
            yield from group
        yield from (name for name in ranked.names if name not in shared)

    def offer_with(self, target: str, other: str) -> tuple[str, ...]:
        """Give the usual offer, and another tool in it, in hash order."""
        usual = self.offer(target)
        return usual if other in usual else self._in_order(target, (*(n for n in usual if n != target), other))

    def apart(self, target: str, names: "AbstractSet[str]") -> tuple[str, ...]:
        """Give those of some tools that can be told from a target, in hash order."""
        ranked = self._ranked(target)
        return tuple(sorted(ranked.digests.keys() & names - ranked.alike, key=ranked.digests.__getitem__))

    def others(self, target: str) -> int:
        """Count the tools that may be offered beside a target."""
        return len(self._tools) - len(self._ranked(target).alike)

    def unrelated(self, target: str, words: "Iterable[str]") -> tuple[str, ...]:
        """Give the first tools by hash that have nothing to do with a target's task of these words, in hash order."""
        task = frozenset(words)
        fitting = (name for name in self._strangers(target) if task.isdisjoint(self._about[name].words))
        return tuple(islice(fitting, self._offered))

    def strangers(self, target: str, most: int) -> int:
        """Count the tools that have nothing to do with a target, whatever its task is, up to so many."""
        return sum(1 for _ in islice(self._strangers(target), most))

    def _strangers(self, target: str) -> "Lazy[str]":
        """Give the tools that have nothing to do with a target, whatever its task is; the latest are remembered."""
        if self._strange[0] != target:
            own, tools = self._about[target], self._tools
            names = (name for name in self._ranked(target).names if unrelated(own.name, own.output, tools[name]))
            self._strange = (target, Lazy(names))
        return self._strange[1]

    @cached_property
    def _about(self) -> "Mapping[str, About]":
        return {name: about(tool) for name, tool in self._tools.items()}

    @cached_property
    def _by_call(self) -> "Mapping[str, Sequence[str]]":
        """Give the tools that have a word, or their verb, in their names, by word."""
        return self._listed(lambda known: known.called)

    @cached_property
    def _nouns(self) -> "Mapping[str, Sequence[str]]":
        """Give the tools that have a noun in their names, by noun."""
        return self._listed(lambda known: known.name)

    def _listed(self, words: "Callable[[About], Iterable[str]]") -> "Mapping[str, Sequence[str]]":
        found: dict[str, list[str]] = {}
        for name, known in self._about.items():
            for word in words(known):
                found.setdefault(word, []).append(name)
        return found

    def _ranked(self, target: str) -> "_Ranks":
        """Give the tools that can be told from the target, in hash order; of the latest target they are remembered."""
        if self._latest.target != target:
            prefix, alike = canon.encode([self._seed, target]), self._alike(target)
            digests = dict(zip(self._tools, _digests(prefix, self._names), strict=True))
            self._latest = _Ranks(target, digests, Lazy(_in_turn(digests, alike)), alike)
        return self._latest

    def _alike(self, target: str) -> frozenset[str]:
        """Give the tools that can't be told from a target, itself among them."""
        asked = (self._by_intent[intent] for intent in self._intents.get(target, ()))
        return frozenset(self._by_look[self._looks[target]]).union(*asked)

    @cached_property
    def _by_look(self) -> "Mapping[str, Sequence[str]]":
        found: dict[str, list[str]] = {}
        for name, look in self._looks.items():
            found.setdefault(look, []).append(name)
        return found

    @cached_property
    def _by_intent(self) -> "Mapping[str, Sequence[str]]":
        found: dict[str, list[str]] = {}
        for name, intents in self._intents.items():
            for intent in intents:
                found.setdefault(intent, []).append(name)
        return found

    def _in_order(self, target: str, names: "Iterable[str]") -> tuple[str, ...]:
        return tuple(sorted((*names, target), key=self._ranked(target).digests.__getitem__))


class _Ranks(NamedTuple):
    """Digests of all tools beside a target, those that can be told from it in the order of these, and all others."""

    target: str
    digests: "Mapping[str, bytes]"
    names: "Lazy[str]"
    alike: frozenset[str]


def _digests(prefix: bytes, names: "Iterable[bytes]") -> "Iterator[bytes]":
    """Give the sha256 of a prefix with each name after it; the prefix is read once."""
    begun = sha256(prefix)
    for name in names:
        one = begun.copy()
        one.update(name)
        yield one.digest()


def _in_turn(digests: "Mapping[str, bytes]", alike: frozenset[str]) -> "Iterator[str]":
    """Give names in the order of their digests; the first are sorted alone, as most offers need no more."""
    for is_first in (True, False):
        some = [name for name, digest in digests.items() if (digest < _FIRST) is is_first and name not in alike]
        yield from sorted(some, key=digests.__getitem__)
