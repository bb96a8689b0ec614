"""Locale in, the language that names fields and words requests in it out."""

from functools import cache
from typing import TYPE_CHECKING, Protocol

from seer.words.grammar import grammar
from seer.words.labels import Namer
from seer.words.locales import LOCALES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.records import Json, Tool
    from seer.words.fields import Field
    from seer.words.grammar import Grammar


class Language(Namer, Protocol):
    """What a locale knows."""

    def star_nouns(self, place: "Field") -> tuple[str, ...]:
        """Give the noun for a member of each list that a field stands in, outermost first."""
        ...

    def chain(self, parts: tuple[str, ...]) -> str:
        """Join the ordinal parts of a label, outermost first."""
        ...

    def choices(self, place: "Field", given: "Mapping[str, Json]") -> "Mapping[str, Json]":
        """Give phrases for a field's members that can stand without quotes, each with its value."""
        ...

    def intents(
        self, tool: "Tool", given: "Sequence[str]", labels: "Sequence[str]", rules: "Grammar"
    ) -> tuple[str, ...]:
        """Give ways to ask for the tool, in the imperative, the best first; empty where there are no words."""
        ...


def language(locale: str) -> Language:
    """Give the language of a locale: `zh-CN` is read as `zh`. Raises RecipeError where there is none."""
    return _language(grammar(locale).locale)


@cache
def _language(name: str) -> Language:
    return LOCALES.get(name).language()
