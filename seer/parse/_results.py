"""Result schemas in, the same with shared parts referred to by digest out, so that no tool carries a whole spec."""

from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary, ref

import msgspec

from seer import canon
from seer.records import Definition
from seer.schema.bundle import plain_name, references, relabel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.records import Json
    from seer.schema.normalise import Converter

PREFIX: Final = "seer:defs/"
_NONE: Final[frozenset[str]] = frozenset()


class _Done:
    """What was made with one converter, which isn't kept alive by it: targets, schemas by text, and by reference."""

    def __init__(self) -> None:
        self.targets: set[str] = set()
        self.made: dict[bytes, Json] = {}
        self.lone: dict[str, Json] = {}


class Results:
    """Result schemas of one source, and the definitions that they share."""

    def __init__(self) -> None:
        self._definitions: dict[str, Definition] = {}
        self._needs: dict[str, frozenset[str]] = {}
        self._known: dict[int, tuple[Json, frozenset[str]]] = {}
        self._of: WeakKeyDictionary[Converter, _Done] = WeakKeyDictionary()
        self._latest: tuple[ref[Converter], _Done] | None = None

    def returns(self, converter: "Converter", raw: "Json", *, at: str) -> "Json":
        """Convert a result schema; what it refers to becomes definitions. Raises SpecError for a dangling reference."""
        lone = raw["$ref"] if isinstance(raw, dict) and raw.keys() == {"$ref"} else None
        if not isinstance(lone, str) or converter.references.scoped:
            return self._converted(converter, raw, at)
        found = self._done(converter).lone
        if lone not in found:
            found[lone] = self._converted(converter, raw, at)
        return found[lone]

    def _converted(self, converter: "Converter", raw: "Json", at: str) -> "Json":
        start = converter.converted(raw, at=at)
        self._define(converter, start.refs)
        text = canon.encode(start.schema)
        made = self._done(converter).made
        if text not in made:
            schema = made[text] = msgspec.json.decode(text)
            labels = {pointer: converter.digest(pointer) for pointer in start.refs}
            relabel(schema, {pointer: PREFIX + digest for pointer, digest in labels.items()})
            self._known[id(schema)] = schema, frozenset(labels.values())
        return made[text]

    def _done(self, converter: "Converter") -> _Done:
        if self._latest is not None and self._latest[0]() is converter:
            return self._latest[1]
        known = self._of.get(converter)
        if known is None:
            known = self._of[converter] = _Done()
        self._latest = ref(converter), known
        return known

    def used(self, returns: "Iterable[Json]") -> tuple[Definition, ...]:
        """Give the definitions that can be reached from these result schemas, by digest."""
        found: set[str] = set()
        waiting = [digest for schema in returns for digest in self._known.get(id(schema), (None, _NONE))[1]]
        while waiting:
            digest = waiting.pop()
            if digest not in found:
                found.add(digest)
                waiting.extend(self._needs[digest])
        return tuple(self._definitions[digest] for digest in sorted(found))

    def _define(self, converter: "Converter", pointers: "Iterable[str]") -> None:
        """Make definitions of targets and all that they lead to, each once."""
        done = self._done(converter).targets
        fresh: set[str] = set()
        waiting = list(pointers)
        while waiting:
            pointer = waiting.pop()
            if pointer in done or pointer in fresh:
                continue
            fresh.add(pointer)
            target = converter.target(pointer)
            waiting.extend(target.refs)
            digest = converter.digest(pointer)
            if digest in self._definitions:
                continue
            needs = {other: converter.digest(other) for other in target.refs}
            schema = converter.labelled(pointer, {other: PREFIX + needs[other] for other in needs})
            self._definitions[digest] = Definition(digest=digest, name=plain_name(pointer), schema=schema)
            led_to = frozenset(needs.values()) if needs else _NONE
            self._needs[digest] = led_to & _digests(schema) if converter.cut(pointer) else led_to
        done |= fresh  # only once all of it is there


def _digests(schema: "Json") -> frozenset[str]:
    """Give the digests of the definitions that a schema refers to."""
    return frozenset(reference.removeprefix(PREFIX[1:]) for reference in references(schema))
