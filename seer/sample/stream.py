"""Iterator of values in, its distinct values by number out, each made once."""

from collections.abc import Iterator

from seer.records import Json

_MOST = 60


class Stream:
    """Distinct scalars, read as far as they are asked for; past the last the numbering starts anew."""

    def __init__(self, values: Iterator[Json]) -> None:
        self._rest = values
        self._known: list[Json] = []
        self._seen: set[Json] = set()

    def get(self, number: int) -> Json:
        """Give the value of a number, or None where there is no value at all."""
        while number >= len(self._known) < _MOST and self._advance():
            pass
        return self._known[number % len(self._known)] if self._known else None

    def _advance(self) -> bool:
        for value in self._rest:
            if value not in self._seen:
                self._seen.add(value)
                self._known.append(value)
                return True
        return False
