"""Tool in, what `strength` 2 owes out: each two classes of two parameters, in one valid argument set.

A parameter's classes are those that coverage owes of its value on the valid side (a member, a limit, a default, a
branch), both of a boolean, and, where it is an option, that it is left out. Long values and more than a few classes or
parameters are not owed: pairs grow with their squares.
"""

from itertools import combinations, product
from typing import TYPE_CHECKING, Final, NamedTuple

from seer import canon
from seer.records import Open
from seer.schema.constraints import FREE
from seer.schema.empty import is_empty
from seer.schema.obligations import owed
from seer.schema.owed import OTHERS
from seer.schema.pointer import MISSING, join
from seer.schema.reasons import Purse, Why
from seer.schema.resolve import types
from seer.schema.sites import alone, sites
from seer.schema.sizes import SIZES
from seer.schema.validate import fast
from seer.schema.within import is_plain, within

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seer.records import Json, Object, Reason, Tool
    from seer.schema.sites import Site

_PAIRS: Final = 2
_CLASSES: Final = 7
"""Most classes of one parameter: what further members of an enum mean to other parameters is not owed."""
_PARAMETERS: Final = 60
_LARGE: Final = 500
"""Most characters or members of a value that is owed beside each other one."""
_VALID: Final = frozenset({"limit", "inside", "typical"})
_OF_PRESENCE: Final = frozenset({"properties", "required"})


def strength_of(recipe: "Object") -> int:
    """Give the strength that a manifest's recipe names: 2, or 1 for anything else."""
    return _PAIRS if recipe.get("strength") == _PAIRS else 1


class Kind(NamedTuple):
    """A class of one parameter's values: what tells it, None where the parameter is left out."""

    words: "Object | None"
    whole: "Object"

    def admits(self, value: "Json") -> bool:
        """Tell whether a value, or MISSING, lies in the class."""
        if self.words is None or value is MISSING:
            return self.words is None and value is MISSING
        return within(self.words, value) if is_plain(self.words) else fast(self.whole).valid(value)

    def asked(self, name: str) -> "Object":
        """Give the class of the argument sets that show it."""
        if self.words is None:
            return {"properties": {name: False}}
        return {"properties": {name: self.words}, "required": [name]}


class Two(NamedTuple):
    """Two parameters, and a class of each by its number."""

    one: str
    first: int
    other: str
    second: int


class Twos:
    """Which of a tool's pairs are owed, and which of them the argument sets show that were added."""

    def __init__(self, tool: "Tool", *, exhaustive: bool) -> None:
        self._root = tool.parameters
        self._name = tool.name
        found = _classes(tool, exhaustive=exhaustive)
        self.classes: dict[str, Sequence[Kind]] = {name: found[name] for name in sorted(found)[:_PARAMETERS]}
        self._starts: dict[str, int] = {}
        bits = 0
        for name, kinds in self.classes.items():
            self._starts[name] = bits
            bits += len(kinds)
        self._beside = [0] * bits
        self._masks: dict[tuple[str, bytes], int] = {}

    @property
    def owed(self) -> int:
        """Count the pairs."""
        return sum(len(one) * len(other) for one, other in combinations(self.classes.values(), 2))

    @property
    def met(self) -> int:
        """Count those that were shown."""
        return self.owed - sum(1 for _ in self.unmet())

    def add(self, arguments: "Object") -> bool:
        """Take a valid argument set; tell whether it shows a pair that none before showed."""
        masks = [self._mask(name, arguments.get(name, MISSING)) for name in self.classes]
        whole = 0
        for mask in masks:
            whole |= mask
        fresh = False
        for mask in masks:
            others, left = whole & ~mask, mask
            while left:
                bit = (left & -left).bit_length() - 1
                left &= left - 1
                fresh = fresh or bool(others & ~self._beside[bit])
                self._beside[bit] |= others
        return fresh

    def _mask(self, name: str, value: "Json") -> int:
        key = (name, b"" if value is MISSING else canon.encode(value))
        if key not in self._masks:
            bits = (kind.admits(value) << number for number, kind in enumerate(self.classes[name]))
            self._masks[key] = sum(bits) << self._starts[name]
        return self._masks[key]

    def unmet(self) -> "Iterator[Two]":
        """Give the pairs that nothing showed so far; what is added while they are given is heeded."""
        for (one, firsts), (other, seconds) in combinations(self.classes.items(), 2):
            for first, second in product(range(len(firsts)), range(len(seconds))):
                if not self._beside[self._starts[one] + first] >> (self._starts[other] + second) & 1:
                    yield Two(one, first, other, second)

    def open(self, purse: Purse) -> "list[Open]":
        """Give what nothing showed: a line for each two parameters and reason, with the number of pairs."""
        counted: dict[tuple[str, str, Reason], int] = {}
        for two in self.unmet():
            key = (two.one, two.other, self._reason(two, purse))
            counted[key] = counted.get(key, 0) + 1
        return [self._line(*key, many) for key, many in counted.items()]

    def _line(self, one: str, other: str, code: "Reason", many: int) -> Open:
        whole = len(self.classes[one]) * len(self.classes[other])
        return Open(
            tool=self._name,
            pointer=join("", one),
            keyword="properties",
            at="pair",
            part=join("", other),
            reason=code,
            why=f"{many} of {whole} pairs: {Why(code).say}",
        )

    def _reason(self, two: Two, purse: Purse) -> "Reason":
        whole = alone(self._root, sites(self._root).root.always)
        asked = [
            self.classes[name][number].asked(name) for name, number in ((two.one, two.first), (two.other, two.second))
        ]
        schema = {**whole, "allOf": [*whole["allOf"], *asked]}
        if purse.is_shut or not purse.pays(schema):
            return "budget"
        return "unsatisfiable" if is_empty(schema) else "unknown"


def _classes(tool: "Tool", *, exhaustive: bool) -> "dict[str, list[Kind]]":
    """Give the classes of each parameter that has more than one."""
    top = sites(tool.parameters).root
    required = frozenset(name for piece in top.always for name in piece.schema.get("required", ()))
    found: dict[str, dict[bytes, Kind]] = {}
    for name, site in top.below.items():
        if site.always and name != FREE:
            found[name] = {b"": Kind(None, {})} if name not in required else {}
            for value in _both(site, tool.parameters):
                _take(found[name], {"const": value}, {"const": value})
    for one in owed(tool, exhaustive=exhaustive):
        name = one.site.token
        is_meant = one.site.above is top and name in found and one.aim.at in _VALID and one.aim.part != OTHERS
        if is_meant and one.aim.pointer == one.site.pointer and one.aim.keyword not in _OF_PRESENCE:
            is_default = one.aim.keyword == "default"
            words = {"const": one.aim.limit} if is_default else one.words
            _take(found[name], words, words if is_default else one.whole)
    for kinds in found.values():
        if all(kind.words is None for kind in kinds.values()):
            _take(kinds, {}, {})
    return {name: list(kinds.values()) for name, kinds in found.items() if len(kinds) > 1}


def _take(kinds: "dict[bytes, Kind]", words: "Object", whole: "Object") -> None:
    is_large = any(words.get(keyword, 0) > _LARGE for keyword in SIZES) or len(canon.encode(words)) > _LARGE
    if len(kinds) < _CLASSES and not is_large:
        kinds.setdefault(canon.encode(words), Kind(words, whole))


def _both(site: "Site", root: "Object") -> tuple[bool, ...]:
    """Give both values of a boolean."""
    is_boolean = any(types(piece.schema, root) <= {"boolean"} for piece in site.always)
    return (True, False) if is_boolean else ()
