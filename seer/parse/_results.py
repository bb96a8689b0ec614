"""Result schemas in, the same with shared parts referred to by digest out, so that no tool carries a whole spec."""

from typing import TYPE_CHECKING, Final

import msgspec

from seer import canon
from seer.records import Definition
from seer.schema.bundle import names, references, relabel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.records import Json
    from seer.schema.normalise import Converter

PREFIX: Final = "seer:defs/"
_NONE: Final[frozenset[str]] = frozenset()


class Results:
    """Result schemas of one source, and the definitions that they share."""

    def __init__(self) -> None:
        self._definitions: dict[str, Definition] = {}
        self._needs: dict[str, frozenset[str]] = {}
        self._done: dict[Converter, set[str]] = {}
        self._made: dict[tuple[Converter, bytes], Json] = {}
        self._lone: dict[tuple[Converter, str], Json] = {}
        self._known: dict[int, frozenset[str]] = {}

    def returns(self, converter: "Converter", raw: "Json", *, at: str) -> "Json":
        """Convert a result schema; what it refers to becomes definitions. Raises SpecError for a dangling reference."""
        lone = raw["$ref"] if isinstance(raw, dict) and raw.keys() == {"$ref"} else None
        if not isinstance(lone, str) or converter.references.scoped:
            return self._converted(converter, raw, at)
        if (converter, lone) not in self._lone:
            self._lone[converter, lone] = self._converted(converter, raw, at)
        return self._lone[converter, lone]

    def _converted(self, converter: "Converter", raw: "Json", at: str) -> "Json":
        start = converter.converted(raw, at=at)
        self._define(converter, start.refs)
        text = canon.encode(start.schema)
        if (converter, text) not in self._made:
            schema = msgspec.json.decode(text)
            labels = {pointer: converter.digest(pointer) for pointer in start.refs}
            relabel(schema, {pointer: PREFIX + digest for pointer, digest in labels.items()})
            self._made[converter, text] = schema
            self._known[id(schema)] = frozenset(labels.values())
        return self._made[converter, text]

    def used(self, returns: "Iterable[Json]") -> tuple[Definition, ...]:
        """Give the definitions that can be reached from these result schemas, by digest."""
        found: set[str] = set()
        waiting = [digest for schema in returns for digest in self._known.get(id(schema), ())]
        while waiting:
            digest = waiting.pop()
            if digest not in found:
                found.add(digest)
                waiting.extend(self._needs[digest])
        return tuple(self._definitions[digest] for digest in sorted(found))

    def _define(self, converter: "Converter", pointers: "Iterable[str]") -> None:
        """Make definitions of targets and all that they lead to, each once."""
        done = self._done.setdefault(converter, set())
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
            self._definitions[digest] = Definition(digest=digest, name=names([pointer])[pointer], schema=schema)
            self._needs[digest] = frozenset(needs.values()) & _digests(schema) if needs else _NONE
        done |= fresh  # only once all of it is there


def _digests(schema: "Json") -> frozenset[str]:
    """Give the digests of the definitions that a schema refers to."""
    return frozenset(reference.removeprefix(PREFIX[1:]) for reference in references(schema))
