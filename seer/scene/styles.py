"""Statements in, the text that a template puts in out; one class a locale."""

from typing import TYPE_CHECKING, Protocol

from seer.errors import RecipeError, near
from seer.scene.chinese import Chinese
from seer.scene.english import English

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.scene.statements import Statement

STYLES = ("sentences", "clauses", "pairs", "settings", "lines", "corrections")
"""Names of the styles; each is a filter for `statements` in templates."""


class Style(Protocol):
    """How a locale puts statements together. No statements give an empty text."""

    def sentences(self, said: "Sequence[Statement]") -> str:
        """Give whole sentences."""
        ...

    def clauses(self, said: "Sequence[Statement]") -> str:
        """Give the same to stand within a sentence, with no stop."""
        ...

    def pairs(self, said: "Sequence[Statement]") -> str:
        """Give label, colon and value, one after the other, with a stop."""
        ...

    def settings(self, said: "Sequence[Statement]") -> str:
        """Give "with the city set to Paris", to stand within a sentence."""
        ...

    def lines(self, said: "Sequence[Statement]") -> str:
        """Give a list on lines of its own, the first after a line end."""
        ...

    def corrections(self, said: "Sequence[Statement]") -> str:
        """Give "the date should be …", to stand within a sentence."""
        ...

    def opening(self, text: str) -> str:
        """Give text as it begins a sentence."""
        ...


_STYLES: "Mapping[str, Style]" = {"en": English(), "zh": Chinese()}


def style(locale: str) -> Style:
    """Give the styles of a locale: `zh-CN` is read as `zh`. Raises RecipeError where there are none."""
    found = _STYLES.get(locale.split("-", maxsplit=1)[0])
    if found is None:
        message = f"no wording is known for locale {locale!r}"
        raise RecipeError(message, fix=near(locale, _STYLES))
    return found
