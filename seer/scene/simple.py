"""Statements in, sentences, pairs and lines by the rules of a locale that has nothing of its own for it out."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.scene.statements import Statement
    from seer.words.grammar import Says


class Simple:
    """A locale as templates use it, made of its rules alone."""

    def __init__(self, says: "Says") -> None:
        self._says = says

    def _joined(self, said: "Sequence[Statement]", between: str) -> str:
        return self._says.comma.join(f"{one.label}{between}{one.value}" for one in said)

    def _stopped(self, text: str) -> str:
        return f"{self.opening(text)}{self._says.stop}" if text else ""

    def sentences(self, said: "Sequence[Statement]") -> str:
        """Give one sentence."""
        return self._stopped(self.clauses(said))

    def clauses(self, said: "Sequence[Statement]") -> str:
        """Give the same with no stop."""
        return self._joined(said, self._says.of)

    def pairs(self, said: "Sequence[Statement]") -> str:
        """Give label, colon and value, one after the other, with a stop."""
        return self._stopped(self._joined(said, self._says.colon))

    def settings(self, said: "Sequence[Statement]") -> str:
        """Give label, "set to", value, to stand within a sentence."""
        return self._joined(said, self._says.set)

    def uses(self, said: "Sequence[Statement]") -> str:
        """Give the same as a sentence."""
        return self._stopped(self.settings(said))

    def lines(self, said: "Sequence[Statement]", mark: str = "- ") -> str:
        """Give a list on lines of its own."""
        return "".join(f"\n{mark}{self.opening(one.label)}{self._says.colon}{one.value}" for one in said)

    def corrections(self, said: "Sequence[Statement]") -> str:
        """Give label, "should be", value."""
        return self._joined(said, self._says.should)

    def opening(self, text: str) -> str:
        """Give text as it begins a sentence."""
        return text[:1].upper() + text[1:]
