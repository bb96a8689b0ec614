"""Wish for a scalar at one place in, its values by number out: of the object's place on earth, else made up in turn."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from seer.records import Json
from seer.sample import numbers, strings
from seer.sample.ask import Ask
from seer.sample.limits import exact, plain, within
from seer.sample.merge import View
from seer.sample.points import beside, goes_beside
from seer.sample.stream import Stream

_MAKERS: Final[Mapping[str, Callable[[Ask], Iterator[Json]]]] = {
    "string": strings.strings,
    "integer": numbers.integers,
    "number": numbers.numbers,
}


class Series:
    """The values of one type at one place; a view is held, so that its identity stays its own."""

    def __init__(self, sort: str, view: View, ask: Ask) -> None:
        self.view = view
        self._sort = sort
        self._ask = ask._replace(number=0) if ask.number else ask
        self._placed = strings.place_of(ask) if sort == "string" else numbers.place_of(ask) if sort == "number" else ""
        is_far = sort == "number" and self._placed and numbers.is_destination(ask) and not goes_beside(ask)
        self._ahead = 1 if is_far else 0
        self._stream: Stream | None = None

    def get(self, number: int) -> Json:
        """Give the value of a number; None where there is none at all."""
        if self._sort == "boolean":
            return (self._ask.place + number) % 2 == 0
        if self._placed:
            found = self._of_place(number)
            if found is not None:
                return found
        if self._stream is None:
            self._stream = Stream(_MAKERS[self._sort](self._ask))
        return self._stream.get(number)

    def _of_place(self, number: int) -> Json:
        """Give what the place that all properties of the object speak of has to say, if that fits."""
        text = str(getattr(self._ask._replace(number=number + self._ahead).row(), self._placed))
        if self._sort == "string":
            return text if strings.fits(self._ask.words, text) else None
        value = exact(float(beside(self._ask, text, self._placed)))
        return plain(value) if within(self._ask.words, value) else None
