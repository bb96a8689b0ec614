"""Templates of one locale and a recipe's styles in, what a request and its statements are said as out."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from seer.scene import manner
from seer.scene.render import skeleton
from seer.scene.templates import patterns
from seer.words.slips import mistyped

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path
    from random import Random

    from seer.records import Style
    from seer.scene.render import Pattern, Skeleton
    from seer.scene.statements import Statement

_OF_A_STYLE = 2
"""Templates of one style that are tried for one case."""
_KEPT = 20_000


class Sayings:
    """Chooses templates and fills them in; each is rendered once for all statements with the same labels."""

    def __init__(self, locale: str, *, templates: "Path | None", styles: "Mapping[Style, int] | None") -> None:
        self._locale = locale
        self._patterns = patterns(locale, templates)
        self._styles = styles
        self._skeletons: dict[tuple[object, ...], Skeleton] = {}
        self._fit: dict[tuple[str, int, str, str], list[Pattern]] = {}

    def can_say(self, said: "Sequence[Statement]", *, kind: str) -> bool:
        """Tell whether a first turn of some style fits."""
        return any(self.fitting(style, said, kind=kind) for style, _ in manner.allowed(self._styles))

    def ways(self, rng: "Random", said: "Sequence[Statement]", *, kind: str) -> "Iterator[Pattern]":
        """Give the templates in the order in which they are tried: two of each style."""
        for style in manner.order(self._styles, rng):
            fitting = [*self.fitting(style, said, kind=kind)]
            rng.shuffle(fitting)
            yield from fitting[:_OF_A_STYLE]

    def fitting(self, folder: str, said: "Sequence[Statement]", *, kind: str, style: str = "") -> "Sequence[Pattern]":
        """Give the templates of a folder that fit a kind and a number of statements; second turns also fit a style."""
        key = (folder, len(said), kind, style)
        if key not in self._fit:
            self._fit[key] = [one for one in self._patterns[folder] if one.fits(len(said), kind=kind, style=style)]
        return self._fit[key]

    def say(self, pattern: "Pattern", intent: str, said: "Sequence[Statement]") -> str:
        """Say a request with its statements."""
        return self.skeleton(pattern, intent, said).fill([one.value for one in said])

    def mistyped(self, pattern: "Pattern", intent: str, said: "Sequence[Statement]", *, rng: "Random") -> str:
        """Say the same with words mistyped; labels, values, and what ties them together, stay as they are."""
        drawn = self.skeleton(pattern, intent, said)
        kept = frozenset(word for one in said for word in one.label.lower().split(" ")) | {"should"}
        text = mistyped("\0".join(drawn.parts), locale=self._locale, keep=kept, most=1 + rng.randrange(2), rng=rng)
        return replace(drawn, parts=tuple(text.split("\0"))).fill([one.value for one in said])

    def skeleton(self, pattern: "Pattern", intent: str, said: "Sequence[Statement]") -> "Skeleton":
        """Give the text around the values."""
        key = (pattern.name, intent, tuple([(one.label, one.form) for one in said]))
        if key not in self._skeletons:
            if len(self._skeletons) >= _KEPT:
                self._skeletons.clear()
            self._skeletons[key] = skeleton(pattern, intent=intent, said=said)
        return self._skeletons[key]
