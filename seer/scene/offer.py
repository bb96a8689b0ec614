"""All tools in, the few that are offered beside a target out, the same whatever else is added or in what order."""

from hashlib import sha256
from typing import TYPE_CHECKING

from seer import canon

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.records import Tool


class Offers:
    """Chooses offered tools by rendezvous hash of (seed, target, other): a new tool takes at most one place."""

    def __init__(
        self, tools: "Sequence[Tool]", *, seed: int, offered: int, intents: "Mapping[str, Sequence[str]]"
    ) -> None:
        self._seed = seed
        self._offered = offered
        self._intents = {name: frozenset(map(str.casefold, said)) for name, said in intents.items()}
        self._looks = {tool.name: canon.digest([tool.description, tool.parameters]) for tool in tools}
        self._known: dict[str, tuple[str, ...]] = {}

    def offer(self, target: str) -> tuple[str, ...]:
        """Give the names of the tools to offer, the target among them, in hash order.

        A tool that says and takes the same as the target, or is asked for in the same words, is left out: nobody could
        choose between them.
        """
        if target not in self._known:
            prefix = canon.encode([self._seed, target])
            own = self._looks[target]
            said = self._intents.get(target, frozenset())
            apart = [
                name
                for name, look in self._looks.items()
                if look != own and said.isdisjoint(self._intents.get(name, frozenset()))
            ]
            ranked = sorted((_rank(prefix, name), name) for name in apart)
            chosen = [*ranked[: max(self._offered - 1, 0)], (_rank(prefix, target), target)]
            self._known[target] = tuple(name for _, name in sorted(chosen))
        return self._known[target]


def _rank(prefix: bytes, name: str) -> bytes:
    return sha256(prefix + name.encode()).digest()
