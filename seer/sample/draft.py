"""Object that is being made in, the same with members changed where that may be out."""

from collections.abc import Callable, Collection

from seer.records import Json

Fits = Callable[[str, Json], bool]
"""Tells whether a member may have a value."""


class Draft:
    """An object whose members are made to agree; those that are `fixed` stay as they are."""

    def __init__(self, made: dict[str, Json], fits: Fits, fixed: Collection[str] = ()) -> None:
        self.made = made
        self.fixed = set(fixed)
        self._fits = fits

    def is_free(self, name: str) -> bool:
        """Tell whether a member is there and may be changed."""
        return name in self.made and name not in self.fixed

    def admits(self, name: str, value: Json) -> bool:
        """Tell whether a member may have a value, or has it."""
        return self.made.get(name) == value or (name not in self.fixed and self._fits(name, value))

    def change(self, name: str, *values: Json) -> bool:
        """Give a member the first of some values that it may have; false where it may have none."""
        for value in values if self.is_free(name) else ():
            if self._fits(name, value):
                self.made[name] = value
                return True
        return False
