"""An obligation: what is aimed at, the class of values that meets it, and the place in the schema that owes it."""

from functools import cached_property
from typing import TYPE_CHECKING

from seer.schema import pointer
from seer.schema.validate import fast
from seer.schema.within import is_plain, within

if TYPE_CHECKING:
    from seer.records import Aim, At, Json, Object
    from seer.schema.constraints import Visit
    from seer.schema.sites import Site
    from seer.schema.validate import Validator

OTHERS = "others"
"""The part of an aim that stands for members or places beyond those that are walked."""
Label = tuple[str, str, str]
"""Tells the obligations of one keyword at one place apart: side, name of the class, limit."""


def label(side: "At", part: str, limit: "Json") -> Label:
    """Give what tells an obligation from others of its keyword and place."""
    return side, part, repr(limit)


class Due:
    """What a keyword of a schema owes, wherever the schema stands: `tail` leads from there to the place aimed at."""

    def __init__(
        self, keyword: str, side: "At", limit: "Json", words: "Object", part: str = "", *, tail: str = ""
    ) -> None:
        self.keyword = keyword
        self.side = side
        self.limit = limit
        self.words = words
        self.part = part
        self.tail = tail

    @cached_property
    def label(self) -> Label:
        """What tells it from others of its keyword and place."""
        return label(self.side, self.part, self.limit)


class Owed:
    """One obligation: a value in the class that `words` tell meets it, if a judge finds what its side says.

    Branches may hold the same limit of the same place: then several places of the schema owe it.
    """

    def __init__(
        self, aim: "Aim", due: Due, *, site: "Site", schema_pointer: str, visit: "Visit", root: "Object"
    ) -> None:
        self.aim = aim
        self.due = due
        self.words = due.words
        self.site = site
        self.schema_pointer = schema_pointer
        self.visit = visit
        self.root = root

    @cached_property
    def schema_pointers(self) -> set[str]:
        """All places of the schema that owe it."""
        return {self.schema_pointer}

    @cached_property
    def whole(self) -> "Object":
        """The class as a schema that stands alone."""
        if is_plain(self.words) or "$defs" not in self.root:
            return self.words
        return {**self.words, "$defs": self.root["$defs"]}

    @cached_property
    def _judge(self) -> "Validator | None":
        return None if is_plain(self.words) else fast(self.whole)

    def admits(self, value: "Json") -> bool:
        """Tell whether a value lies in the class."""
        return within(self.words, value) if self._judge is None else self._judge.valid(value)

    @cached_property
    def relaxed(self) -> str | None:
        """The place that is relaxed to show that the keyword alone is broken: of required, that of one name."""
        place = self.schema_pointer
        if self.aim.keyword == "dependentRequired" or self.aim.part == OTHERS:
            return None
        if self.aim.keyword == "required":
            name = pointer.split(self.aim.pointer)[-1] if self.aim.pointer else None
            listed = self.visit.schema.get("required", [])
            if name not in listed:
                return None
            place = f"{place}/{listed.index(name)}"
        return None if pointer.get(self.root, place) is pointer.MISSING else place

    def explains(self, arguments: "Object") -> bool:
        """Tell whether the keyword is all that makes a faulty set faulty: without it, the set is valid."""
        return self.relaxed is not None and fast(self.root).spares(arguments, (self.relaxed,))
