"""Iterator in, a list that is made as far as it is looked at out."""

from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator

Item = TypeVar("Item")


class _End:
    """What no iterator gives."""


_END: Final = _End()


class Lazy(Generic[Item]):
    """Remembers what an iterator gave, and asks it for no more than is needed."""

    def __init__(self, items: "Iterator[Item]") -> None:
        self._known: list[Item] = []
        self._rest = items

    def __iter__(self) -> "Iterator[Item]":
        """Give the known items, then the rest, one by one."""
        place = 0
        while place < len(self._known) or self._reaches(place):
            yield self._known[place]
            place += 1

    def __bool__(self) -> bool:
        """Tell whether there is any item."""
        return self._reaches(0)

    def __getitem__(self, place: int) -> Item:
        """Give an item; past the last the numbering starts anew. Raises IndexError where there is none at all."""
        if self._reaches(place):
            return self._known[place]
        if not self._known:
            raise IndexError(place)
        return self._known[place % len(self._known)]

    def _reaches(self, place: int) -> bool:
        while len(self._known) <= place:
            item = next(self._rest, _END)
            if isinstance(item, _End):
                return False
            self._known.append(item)
        return True
