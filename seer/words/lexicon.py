"""Words of a locale in, a language that words tools with them out: what a locale needs that has no file of its own.

A name is looked up whole, in the singular and in small letters ("order item"), then word by word. What isn't in the
lexicon has no wording; a spec's own words, a registry or a phrasebook may give it.
"""

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seer.words import en
from seer.words.fields import Field, members
from seer.words.names import humanise, split

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.records import Json, Tool
    from seer.words.grammar import Grammar


@dataclass(frozen=True, kw_only=True)
class Lexicon:
    """A language by its words alone.

    `nouns` and `verbs` translate English ones. `asked` makes a request of `{verb}` and `{noun}`, `within` a label of
    `{label}` and the `{noun}` that it belongs to; `gap` stands between words. `yes` and `no` are said for booleans.
    """

    nouns: "Mapping[str, str]"
    verbs: "Mapping[str, str]"
    asked: str
    within_form: str
    gap: str
    yes: str
    no: str

    def own(self, place: Field) -> tuple[str, ...]:
        """Give the label that the lexicon has for a field's name, if any."""
        label = self.wrapper(place.name)
        return (label,) if label else ()

    def noun(self, name: str) -> str:
        """Give the noun for a name above a field; empty for a mere wrapper or an unknown one."""
        return "" if humanise(name).replace(" ", "").lower() in en.WRAPPERS else self.wrapper(name)

    def wrapper(self, name: str) -> str:
        """Give the noun for a name, be it a mere wrapper; empty for an unknown one."""
        return self._noun(humanise(name).lower())

    def _noun(self, words: str) -> str:
        whole = self.nouns.get(words) or self.nouns.get(en.singular(words))
        if whole or " " not in words:
            return whole or ""
        parts = [self.nouns.get(part, "") for part in words.split()]
        return self.gap.join(parts) if all(parts) else ""

    def within(self, noun: str, label: str) -> str:
        """Give the label of something that belongs to a noun."""
        return self.within_form.format(noun=noun, label=label)

    def star_nouns(self, place: Field) -> tuple[str, ...]:
        """Give the noun for a member of each list that a field stands in."""
        return tuple(self.noun(place.names[stop - 1]) for stop in place.stars)

    def chain(self, parts: tuple[str, ...]) -> str:
        """Join the ordinal parts of a label."""
        return self.gap.join(parts)

    def choices(self, place: Field, given: "Mapping[str, Json]") -> "Mapping[str, Json]":
        """Give phrases for a field's members that can stand without quotes."""
        if given:
            return given
        found: dict[str, Json] = {}
        if place.types == frozenset({"boolean"}):
            found = {self.yes: True, self.no: False}
        said = {word: self.wrapper(word) for word in members(place) if isinstance(word, str)}
        counts = Counter(said.values())
        return found | {phrase: word for word, phrase in said.items() if phrase and counts[phrase] == 1}

    def intents(
        self,
        tool: "Tool",
        given: "Sequence[str]",
        labels: "Sequence[str]",
        rules: "Grammar",
    ) -> tuple[str, ...]:
        """Give the ways to ask that are given, else the one that the tool's name makes."""
        found = tuple(given) or self._named(tool)
        statements = [f"{label}{connector}" for label in labels for connector in rules.connectors]
        return tuple(one for one in found if not any(statement in one for statement in statements))

    def _named(self, tool: "Tool") -> tuple[str, ...]:
        verb, *rest = [part.lower() for part in split(tool.spec_name or tool.name)] or [""]
        noun = self._noun(" ".join(rest))
        return (self.asked.format(verb=self.verbs[verb], noun=noun),) if noun and verb in self.verbs else ()
