"""Value as a reader of JSON gives it in, the same without what JSON can't hold out, and a list of what that was."""

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from seer.errors import SpecError
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seer.records import Json

_MOST: Final = 1_000
_HALF: Final = re.compile(r"[\ud800-\udfff]")


class Broken(NamedTuple):
    """A value that JSON can't hold: where it stands, what is wrong, the fix, line and column where these are known."""

    pointer: str
    what: str
    fix: str
    line: int | None = None
    column: int | None = None

    def told(self, line: int | None) -> str:
        """Say what is wrong, after its own place or the line that is given."""
        place = f"line {self.line or line}" if self.line or line else ""
        column = f", column {self.column}" if place and self.column else ""
        return f"{place}{column}{': ' if place else ''}{self.what}"

    def error(self, shown: str, line: int | None) -> SpecError:
        """Give it as an error of a file."""
        return SpecError(self.told(line), where=shown, fix=self.fix)


class Unheld(str):
    """Stands, as it is written, for a number that JSON can't hold."""

    __slots__ = ()

    def told(self) -> tuple[str, str]:
        """Give what is wrong with it, and the fix."""
        if self.lstrip("-").isdigit():
            return "a number has too many digits", "write it as a string"
        return f"{str(self)!r} is no number that JSON can hold", "give a finite number or null"


class Mend:
    """Copies a value, with 0 for a number that JSON can't hold, U+FFFD for half a character, and nothing too deep.

    `places` has line and column of such numbers, by their identity, and `halves` those of halves, by their texts.
    """

    def __init__(
        self,
        *,
        deepest: int,
        shown: str,
        places: "Mapping[int, tuple[int, int]] | None" = None,
        halves: "Mapping[str, list[tuple[int, int]]] | None" = None,
    ) -> None:
        self.broken: list[Broken] = []
        self._deepest = deepest
        self._shown = shown
        self._places = places or {}
        self._halves = halves or {}

    def mended(self, value: "Json", at: str = "", level: int = 0) -> "Json":
        """Give a value in which nothing is broken. Raises SpecError where very much is."""
        if isinstance(value, Unheld):
            self._note(at, *value.told(), place=self._places.get(id(value)))
            return 0
        if isinstance(value, str):
            return self._text(value, at)
        if not isinstance(value, dict | list):
            return value
        if level >= self._deepest:
            self._note(at, f"nested deeper than {self._deepest} levels", "flatten it")
            return type(value)()
        if isinstance(value, list):
            return [self.mended(each, join(at, index), level + 1) for index, each in enumerate(value)]
        fair = {self._text(key, at): each for key, each in value.items()}
        return {key: self.mended(each, join(at, key), level + 1) for key, each in fair.items()}

    def _text(self, text: str, at: str) -> str:
        if text.isascii() or not _HALF.search(text):
            return text
        place = next(iter(self._halves.get(text, ())), None)
        del self._halves.get(text, [])[:1]
        what = f"{text!r:.60} holds half a surrogate pair, which is no text"
        self._note(at, what, "write the whole character", place=place)
        return _HALF.sub("\ufffd", text)

    def _note(self, at: str, what: str, fix: str, *, place: tuple[int, int] | None = None) -> None:
        self.broken.append(Broken(at, what, fix, *(place or ())))
        if len(self.broken) > _MOST:
            first = self.broken[0]
            message = f"it holds more than {_MOST} values that JSON can't hold, first at {first.pointer}: {first.what}"
            raise SpecError(message, where=self._shown, fix=first.fix)
