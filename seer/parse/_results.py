"""Result schemas in, the same with shared parts referred to by digest out, so that no tool carries a whole spec."""

from typing import TYPE_CHECKING, Final

import msgspec

from seer import canon
from seer.records import Definition
from seer.schema.bundle import names, relabelled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.records import Json
    from seer.schema.normalise import Converter

PREFIX: Final = "seer:defs/"


class Results:
    """Result schemas of one source, and the definitions that they share."""

    def __init__(self) -> None:
        self._definitions: dict[str, Definition] = {}
        self._needs: dict[str, frozenset[str]] = {}
        self._done: dict[Converter, set[str]] = {}

    def returns(self, converter: "Converter", raw: "Json", *, at: str) -> "Json":
        """Convert a result schema; what it refers to becomes definitions. Raises SpecError for a dangling reference."""
        start = converter.converted(raw, at=at)
        self._define(converter, start.refs)
        return relabelled(start.schema, {pointer: self._label(converter, pointer) for pointer in start.refs})

    def used(self, returns: "Iterable[Json]") -> tuple[Definition, ...]:
        """Give the definitions that can be reached from these result schemas, by digest."""
        found: set[str] = set()
        waiting = [digest for schema in returns for digest in _digests(schema)]
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
            labels = {other: self._label(converter, other) for other in target.refs}
            schema = relabelled(target.schema, labels, cut=converter.cut(pointer))
            name = names([pointer])[pointer]
            self._definitions[digest] = Definition(digest=digest, name=name, schema=_sorted(schema))
            self._needs[digest] = frozenset(_digests(schema))
        done |= fresh  # only once all of it is there

    def _label(self, converter: "Converter", pointer: str) -> str:
        return PREFIX + converter.digest(pointer)


def _sorted(schema: "Json") -> "Json":
    return msgspec.json.decode(canon.encode(schema))


def _digests(schema: "Json") -> list[str]:
    """Give the digests of the definitions that a schema refers to; a reference is a `$ref` with our own prefix."""
    found: list[str] = []
    waiting = [schema]
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict):
            reference = node.get("$ref")
            if isinstance(reference, str) and reference.startswith(PREFIX):
                found.append(reference.removeprefix(PREFIX))
            waiting.extend(node.values())
        elif isinstance(node, list):
            waiting.extend(node)
    return found
