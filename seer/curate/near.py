"""Scenes in, the earlier one that says nearly the same for the same purpose out.

Scenes are compared only within one tool, kind, tag, aims and locale: what is near to another aims at nothing that the
other doesn't, so the last scene of an obligation is never dropped. Near is what differs by nothing but values; and,
where a share is given, what has that share of its pieces of three words (in Chinese, characters) in common.
"""

import re
from functools import cached_property

from seer.curate.dedupe import words
from seer.curate.sketch import Sketch, sketch
from seer.records import Json, Scene
from seer.schema.pointer import leaves

_VALUE = re.compile(r"[“「\"][^”」\"]*[”」\"]|\d+(?:[./:-]\d+)*")
_PIECE = re.compile(r"[\u4e00-\u9fff]|[^\s\u4e00-\u9fff]+")
_LEAST = 2
"""Characters of a bare word that is taken for a value wherever it stands."""
Group = tuple[object, ...]
"""Tool, kind, locale, tags and aims."""


class Near:
    """Remembers the scenes that are kept; `share`, 0 to 1, is what near ones have in common, if it is given."""

    def __init__(self, share: float | None = None) -> None:
        self._share = share
        self._kept: dict[Group, list[_Look]] = {}

    def like(self, scene: Scene) -> str | None:
        """Say which scene that is kept this one is near to, and how; nothing where it is near to none."""
        others = self._kept.get(_group(scene), ())
        look = _Look(scene)
        for other in others:
            if look.structure == other.structure:
                return f"differs from {other.scene.id} only by values"
        for other in others if self._share is not None else ():
            share = look.sketch.jaccard(other.sketch)
            if share >= (self._share or 0):
                return f"has {share:.0%} of its pieces in common with {other.scene.id}"
        return None

    def keep(self, scene: Scene) -> None:
        """Remember a scene."""
        self._kept.setdefault(_group(scene), []).append(_Look(scene))


class _Look:
    """A scene as it is compared; most have none beside them to be compared with."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @cached_property
    def text(self) -> str:
        return "\n".join(words(turn.say) for turn in self.scene.turns)

    @cached_property
    def structure(self) -> str:
        return _masked(self.text, self.scene)

    @cached_property
    def sketch(self) -> Sketch:
        return sketch(_pieces(self.text))


def _group(scene: Scene) -> Group:
    aims = tuple((aim.pointer, aim.keyword, aim.at, aim.part) for aim in scene.aims)
    return (scene.id.rsplit(".", 2)[0], scene.kind, scene.locale, scene.tags, aims)


def _masked(text: str, scene: Scene) -> str:
    """Take values out of a text."""
    for value in sorted(_values(scene), key=lambda value: (-len(value), value)):
        text = text.replace(value, "#")
    return _VALUE.sub("#", text)


def _values(scene: Scene) -> set[str]:
    said: list[Json] = [call.arguments for call in scene.expect.calls]
    if scene.request is not None:
        said.append(scene.request.arguments)
    found = (words(value) for one in said for _, value in leaves(one) if isinstance(value, str))
    return {value for value in found if len(value) >= _LEAST}


def _pieces(text: str) -> list[str]:
    said = _PIECE.findall(text)
    return list(map(" ".join, zip(said, said[1:], said[2:], strict=False))) or said
