"""Target and all tools in, the tools that a scene of each kind may offer with it out, worked out from the seed anew."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256

from seer import canon
from seer.records import Manifest, Tool
from seer.schema.kept import Kept
from seer.words.alike import about, nearness, unrelated
from seer.words.supply import Supply, Wanted
from seer.words.vague import vague
from seer.words.wordbook import Wordbook, asking, wordbook

NEAR: Mapping[str, int] = {"near:0": 0, "near:3": 3, "near:10": 10, "near:all": 127}
"""Near tools that a distractor's tag promises; fewer where a set has fewer."""
_HALF = b"\x80"


class Told:
    """The tools of one set that can be told from a target in one locale, in hash order."""

    def __init__(self, target: str, tools: Mapping[str, Tool], *, manifest: Manifest, locale: str) -> None:
        self.target = tools[target]
        self._tools = tools
        self._locale = locale
        self._prefix = canon.encode([manifest.seed, target])
        self._offered = int(manifest.recipe.get("offered", 8))
        own, asked = _look(self.target), _asked(self.target, locale)
        apart = (name for name, tool in tools.items() if _look(tool) != own and asked.isdisjoint(_asked(tool, locale)))
        self.others = sorted(apart, key=self.rank)

    def rank(self, name: str) -> bytes:
        """Give the place of a tool in the order of this target."""
        return sha256(self._prefix + name.encode()).digest()

    def usual(self, missing: Sequence[Wanted] = (), supply: Supply | None = None) -> tuple[str, ...]:
        """Give the offer of most kinds: those that come first, the first whatever its hash, others below a half.

        Tools whose results hold something that is `missing` are passed over.
        """
        fitting = self.others
        if missing and supply:
            fitting = [name for name in fitting if not any(supply.gives(self._tools[name], one) for one in missing)]
        first = fitting[: max(self._offered - 1, 0)]
        return self._listed([name for at, name in enumerate(first) if at == 0 or self.rank(name) < _HALF])

    def near(self, count: int) -> tuple[str, ...]:
        """Give the offer of a distractor: tools that share a noun of their names by likeness, then others by hash."""
        nouns = about(self.target).name
        shared = [name for name in self.others if nouns & about(self._tools[name]).name]
        alike = {name: nearness(self.target, self._tools[name]) for name in shared}
        shared.sort(key=lambda name: (-alike[name][0], -alike[name][1], self.rank(name)))
        return self._listed([*shared, *(name for name in self.others if name not in alike)][:count])

    def unsure(self) -> tuple[str, ...]:
        """Give the offer of an ambiguous task: the usual one, and the first tool that it may be taken for."""
        mine = wordbook(self.target, self._locale)
        for name in self.others:
            other = wordbook(self._tools[name], self._locale)
            if (
                isinstance(mine, Wordbook)
                and isinstance(other, Wordbook)
                and self._tools[name].effect != "read"
                and vague(mine, other)
            ):
                return self._listed(dict.fromkeys([*(one for one in self.usual() if one != self.target.name), name]))
        return ()

    def unrelated(self, words: frozenset[str]) -> tuple[str, ...]:
        """Give the offer of an irrelevant task of these words."""
        asked = words | about(self.target).name
        output = about(self.target).output
        fitting = [name for name in self.others if unrelated(asked, output, self._tools[name])]
        return tuple(fitting[: self._offered])

    def _listed(self, names: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted((*names, self.target.name), key=self.rank))


def told(target: str, tools: Mapping[str, Tool], *, manifest: Manifest, locale: str) -> Told:
    """Give what can be offered with a target, the same object for all its scenes in a locale."""
    known, key = _known(tools), (target, manifest.digest, locale)
    if key not in known:
        known[key] = Told(target, tools, manifest=manifest, locale=locale)
    return known[key]


_known: Kept[Mapping[str, Tool], dict[tuple[str, ...], Told]] = Kept(lambda _: {}, most=4)


def _asked(tool: Tool, locale: str) -> frozenset[str]:
    """Give the ways to ask for a tool."""
    return frozenset(intent.casefold() for intent in asking(tool, locale))


_look: Kept[Tool, bytes] = Kept(lambda tool: canon.encode([tool.description, tool.parameters]), most=4096)
"""What an agent sees of a tool beside its name."""
