"""Function of a thing that never changes in, the same function that remembers its answers by the thing's identity out.

Schemas and tools hold mappings: hashing one whole takes longer than most of what is asked about it.
"""

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Thing = TypeVar("Thing")
Answer = TypeVar("Answer")


class Kept(Generic[Thing, Answer]):
    """Remembers answers for the latest `most` things; each is held, so that its identity stays its own.

    Where answers are large, `size` tells how large one is, and `room` how much is kept in all.
    """

    def __init__(
        self,
        make: "Callable[[Thing], Answer]",
        *,
        most: int,
        size: "Callable[[Answer], int] | None" = None,
        room: int = 0,
    ) -> None:
        self._make = make
        self._most = most
        self._size = size
        self._left = room
        self._known: dict[int, tuple[Thing, Answer]] = {}

    def __call__(self, thing: Thing) -> Answer:
        """Give the answer for a thing."""
        known = self._known.get(id(thing))
        if known is not None:
            return known[1]
        answer = self._make(thing)
        if len(self._known) >= self._most:
            self._forget()
        if self._size is not None:
            self._left -= self._size(answer)
            while self._left < 0 and self._known:
                self._forget()
        self._known[id(thing)] = (thing, answer)
        return answer

    def _forget(self) -> None:
        _, answer = self._known.pop(next(iter(self._known)))
        if self._size is not None:
            self._left += self._size(answer)

    def known(self, thing: Thing) -> Answer | None:
        """Give the answer for a thing where it is remembered, or null."""
        known = self._known.get(id(thing))
        return None if known is None else known[1]
