"""Schema in, judge out: what all judges can be asked, and how they are kept.

A schema is never changed once it was judged: compiled judges are kept by its identity and its digest.
"""

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from seer import canon
from seer.errors import SpecError
from seer.schema.doubts import Doubts
from seer.schema.kept import Kept
from seer.schema.proof import Fault, relax
from seer.schema.tame import Tame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.records import Json

KEPT: Final = 2_048
"""Judges that are kept of each library."""
_RELAXED: Final = 128
"""Judges of relaxed schemas that are kept: each is asked some times in a row, and may be of a schema of megabytes."""
_SHORT: Final = 200


class Validator(ABC):
    """A compiled schema."""

    def __init__(self, schema: "Json") -> None:
        self.schema = schema

    @abstractmethod
    def valid(self, value: "Json") -> bool:
        """Tell whether a value satisfies the schema, formats asserted."""

    @abstractmethod
    def faults(self, value: "Json") -> Iterator[Fault]:
        """Give every broken keyword."""

    def without(self, schema_pointers: tuple[str, ...]) -> "Validator":
        """Give the judge of the schema with some keywords relaxed."""
        return _relaxed(self, schema_pointers)

    @cached_property
    def doubts(self) -> Doubts:
        """What this judge and another may differ on."""
        return Doubts(self.schema)

    @cached_property
    def tame(self) -> Tame:
        """Where keywords can be relaxed without asking anew."""
        return Tame(self.schema)

    def is_tame(self, places: "Sequence[str]") -> bool:
        """Tell whether what is broken at some places, each alone, is mended by relaxing just these."""
        return len(places) == 1 and self.tame.holds(places)

    def admits(self, value: "Json", faults: tuple[Fault, ...], places: tuple[str, ...]) -> bool:
        """Tell whether a value with these faults is valid once the keywords at some places are relaxed."""
        if len(faults) == 1 and self.tame.holds(places):
            return self.tame.restores(value, faults, places)
        return self.without(places).valid(value)


Judge = Callable[["Json"], Validator]


@lru_cache(maxsize=_RELAXED)
def _relaxed(validator: Validator, schema_pointers: tuple[str, ...]) -> Validator:
    return type(validator)(relax(validator.schema, schema_pointers))


class Judges:
    """Compiled judges of one library by schema, the latest used ones."""

    def __init__(self, build: Judge) -> None:
        self._build = build
        self._by_digest: OrderedDict[str, Validator] = OrderedDict()
        self.get = Kept(self._by_content, most=KEPT)

    def _by_content(self, schema: "Json") -> Validator:
        try:
            digest = canon.digest(schema)
        except ValueError as error:
            raise SpecError(str(error), where="#") from error
        validator = self._by_digest.get(digest) or self._build(schema)
        self._by_digest[digest] = validator
        self._by_digest.move_to_end(digest)
        if len(self._by_digest) > KEPT:
            self._by_digest.popitem(last=False)
        return validator


def first_line(error: object) -> str:
    """Give the first line of an error's message, cut where it is long."""
    line = str(error).partition("\n")[0]
    return line if len(line) <= _SHORT else f"{line[:_SHORT]}…"
