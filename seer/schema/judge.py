"""Schema in, judge out: what all judges can be asked, and how they are kept.

A schema is never changed once it was judged: compiled judges are kept by its identity and its digest.
"""

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from seer import canon
from seer.errors import SpecError
from seer.schema.doubts import Doubts
from seer.schema.kept import Kept
from seer.schema.pieces import Pieces
from seer.schema.proof import Fault, relax
from seer.schema.tame import Tame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.records import Json

KEPT: Final = 2_048
"""Judges that are kept of each library."""
_ROOM: Final = 8_000_000
"""Bytes of the schemas whose judges are kept, which take some twenty times as much."""
_RELAXED: Final = 128
"""Judges of relaxed schemas that are kept: each is asked some times in a row, and may be of a schema of megabytes."""
_ROOM_RELAXED: Final = 2_000_000
_SHORT: Final = 200


class Validator(ABC):
    """A compiled schema."""

    size = 0
    """Bytes of the schema, where judges of it are kept."""

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

    @cached_property
    def pieces(self) -> Pieces:
        """What the schema is made up of, where its pieces can be asked one by one."""
        return Pieces(self.schema, type(self))

    def is_tame(self, places: "Sequence[str]") -> bool:
        """Tell whether what is broken at some places, each alone, is mended by relaxing just these."""
        return len(places) == 1 and self.tame.holds(places)

    def admits(self, value: "Json", faults: tuple[Fault, ...], places: tuple[str, ...]) -> bool:
        """Tell whether a value with these faults is valid once the keywords at some places are relaxed."""
        if len(faults) == 1 and self.tame.holds(places):
            return self.tame.restores(value, faults, places)
        return self.spares(value, places)

    def spares(self, value: "Json", places: tuple[str, ...]) -> bool:
        """Tell whether a value is valid once the keywords at some places are relaxed, whatever is wrong with it."""
        if self.pieces.stand_alone:
            return self.pieces.admit(value, places)
        return self.without(places).valid(value)


Judge = Callable[["Json"], Validator]


class _Recent(OrderedDict[Any, Validator]):
    """The judges that were asked for last, by whatever names them: so many of schemas of so many bytes in all."""

    def __init__(self, most: int, room: int) -> None:
        super().__init__()
        self._most = most
        self._left = room

    def known(self, key: object) -> Validator | None:
        """Give a judge that is kept, which is then the latest."""
        found = self.get(key)
        if found is not None:
            self.move_to_end(key)
        return found

    def keep(self, key: object, judge: Validator) -> None:
        """Keep one more."""
        self[key] = judge
        self._left -= judge.size
        while len(self) > 1 and (self._left < 0 or len(self) > self._most):
            _, gone = self.popitem(last=False)
            self._left += gone.size


_latest = _Recent(_RELAXED, _ROOM_RELAXED)


def _relaxed(validator: Validator, schema_pointers: tuple[str, ...]) -> Validator:
    found = _latest.known((validator, schema_pointers))
    if found is None:
        found = type(validator)(relax(validator.schema, schema_pointers))
        found.size = validator.size
        _latest.keep((validator, schema_pointers), found)
    return found


class Judges:
    """Compiled judges of one library by schema, the latest used ones."""

    def __init__(self, build: Judge) -> None:
        self._build = build
        self._by_digest = _Recent(KEPT, _ROOM)
        self.get = Kept(self._by_content, most=KEPT, size=lambda judge: judge.size, room=_ROOM)

    def _by_content(self, schema: "Json") -> Validator:
        try:
            written = canon.encode(schema)
        except ValueError as error:
            raise SpecError(str(error), where="#") from error
        digest = canon.digest_bytes(written)
        validator = self._by_digest.known(digest)
        if validator is None:
            validator = self._build(schema)
            validator.size = len(written)
            self._by_digest.keep(digest, validator)
        return validator


def first_line(error: object) -> str:
    """Give the first line of an error's message, cut where it is long."""
    line = str(error).partition("\n")[0]
    return line if len(line) <= _SHORT else f"{line[:_SHORT]}…"
