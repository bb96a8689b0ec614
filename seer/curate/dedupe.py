"""Scenes in, the earlier scene that says the same to the same offer out."""

import re
from hashlib import blake2b
from unicodedata import normalize

from seer.records import Scene

_PAUSE = re.compile(r"[,;!?](?![0-9a-z])|[。、]|\.(?=\s|$)")


class Deduper:
    """Remembers scenes by their words and offer. Near duplicates are not looked for."""

    def __init__(self) -> None:
        self._seen: dict[bytes, str] = {}

    def seen(self, scene: Scene) -> str | None:
        """Give the id of the first scene with the same words and offer; remember this one where there is none."""
        key = _key(scene)
        earlier = self._seen.setdefault(key, scene.id)
        return None if earlier == scene.id else earlier


def words(text: str) -> str:
    """Fold what doesn't change a task: forms of a letter, case, spaces, pauses and full stops outside values."""
    return " ".join(_PAUSE.sub(" ", normalize("NFKC", text).casefold()).split())


def _key(scene: Scene) -> bytes:
    state = blake2b(digest_size=16)
    for part in (*(f"{turn.when}\0{words(turn.say)}" for turn in scene.turns), "\0offer", *scene.tools):
        state.update(part.encode())
        state.update(b"\0\0")
    return state.digest()
