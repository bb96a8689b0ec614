"""Statements in, the text that a template puts in out; one class a locale."""

from typing import TYPE_CHECKING, Protocol

from seer.errors import PluginError
from seer.scene.chinese import Chinese
from seer.scene.english import English
from seer.scene.simple import Simple
from seer.words.grammar import grammar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.scene.statements import Statement

FORMS = ("sentences", "clauses", "pairs", "settings", "uses", "lines", "corrections")
"""Ways to put statements together; each is a filter for `statements` in templates."""


class Phrasing(Protocol):
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

    def uses(self, said: "Sequence[Statement]") -> str:
        """Give sentences that tell the other to take a value: "Use Paris as the city."."""
        ...

    def lines(self, said: "Sequence[Statement]", mark: str = "- ") -> str:
        """Give a list on lines of its own, each after a line end and a mark."""
        ...

    def corrections(self, said: "Sequence[Statement]") -> str:
        """Give "the date should be …", to stand within a sentence."""
        ...

    def opening(self, text: str) -> str:
        """Give text as it begins a sentence."""
        ...


_PHRASINGS: "Mapping[str, Phrasing]" = {"en": English(), "zh": Chinese()}


def phrasing(locale: str) -> Phrasing:
    """Give the phrasing of a locale: `zh-CN` is read as `zh`. Raises RecipeError where there is none."""
    rules = grammar(locale)
    found = _PHRASINGS.get(rules.locale)
    if found is not None:
        return found
    if rules.says is None:
        message = f"the RULES of locale {rules.locale!r} say nothing of how statements are put together"
        raise PluginError(message, fix="give them `says`")
    return Simple(rules.says)
