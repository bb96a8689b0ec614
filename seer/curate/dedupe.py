"""Scenes of one locale in, the earlier scene that says the same to the same offer out."""

import re
from collections.abc import Set as AbstractSet
from functools import lru_cache
from hashlib import blake2b
from unicodedata import normalize

from seer.records import Scene

_PAUSE = re.compile(r"[,;!?。、.](?:(?<=[,;!?])(?![0-9a-z])|(?<=[。、])|(?<=\.)(?=\s|$))")


class Deduper:
    """Remembers scenes by their words and offer; what is only near is told by `near`.

    `earlier` holds what was said in scenes that are known by no more than that, in any locale.
    """

    def __init__(self, locale: str = "", earlier: AbstractSet[bytes] = frozenset()) -> None:
        self._locale = locale.encode()
        self._earlier = earlier
        self._seen: dict[bytes, str] = {}

    @property
    def said(self) -> AbstractSet[bytes]:
        """Digests of what the scenes say that are remembered, each with its locale."""
        return self._seen.keys()

    def seen(self, scene: Scene) -> str | None:
        """Name the first scene with the same words and offer; remember this one where there is none."""
        key = self._locale + _key(scene)
        if key in self._earlier:
            return "a scene of another tool"
        first = self._seen.setdefault(key, scene.id)
        return None if first == scene.id else first


@lru_cache(maxsize=64)
def words(text: str) -> str:
    """Fold what doesn't change a task: forms of a letter, case, spaces, pauses and full stops outside values."""
    return " ".join(_PAUSE.sub(" ", normalize("NFKC", text).casefold()).split())


def _key(scene: Scene) -> bytes:
    parts = [*[f"{turn.when}\0{words(turn.say)}" for turn in scene.turns], "\0offer", *scene.tools, ""]
    return blake2b("\0\0".join(parts).encode(), digest_size=16).digest()
