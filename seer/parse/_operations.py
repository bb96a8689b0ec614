"""OpenAPI document in, the operations of its paths out: what a client can call, and how many of the rest there are."""

from typing import TYPE_CHECKING, Final, NamedTuple

from seer.errors import SpecError, word
from seer.parse._walk import followed, mapping
from seer.records import Http
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seer.parse._gather import Gather
    from seer.records import Effect, Json, Object
    from seer.schema.normalise import Converter

EFFECTS: "Final[dict[str, Effect]]" = {
    "get": "read", "head": "read", "options": "read", "trace": "read", "query": "read",
    "delete": "destructive", "post": "write", "put": "write", "patch": "write",
}  # fmt: skip
IDEMPOTENT: Final = frozenset({"get", "head", "options", "trace", "query", "put", "delete"})


class Operation(NamedTuple):
    """An operation as it stands in a document, with the path item that it belongs to."""

    at: str
    http: Http
    method: str
    """In lower case."""
    item: "Object"
    raw: "Json"

    @property
    def operation_id(self) -> str | None:
        """Give its id where that can be told apart by what a name may hold."""
        given = self.raw.get("operationId") if isinstance(self.raw, dict) else None
        return given if isinstance(given, str) and any(map(str.isalnum, given)) else None


def operations(document: "Object", gather: "Gather", converter: "Converter") -> "Iterator[Operation]":
    """Give each operation of the paths; a path item may be a reference."""
    paths = document.get("paths")
    for path, raw in paths.items() if isinstance(paths, dict) else ():
        if path.startswith("x-"):
            continue
        at, item = f"/paths{join('', path)}", raw
        found: list[tuple[str, str, Json]] = []
        with gather.skipping(at, path):
            at, item = _item(converter, raw, at, gather)
            found = list(_methods(mapping(item, at, "path item"), at, gather))
        yield from (
            Operation(where, Http(method=method.upper(), path=path), method.lower(), item, operation)
            for where, method, operation in found
        )


def _item(converter: "Converter", raw: "Json", at: str, gather: "Gather") -> "tuple[str, Json]":
    """Follow a path item's reference; where it leads nowhere, what stands beside it is the path item."""
    try:
        return followed(converter, raw, at)
    except SpecError as error:
        if EFFECTS.keys().isdisjoint(raw):
            raise
        gather.warn(at, f"{error.what}; what stands beside it was read alone")
        return at, {key: value for key, value in raw.items() if key != "$ref"}


def _methods(item: "Object", at: str, gather: "Gather") -> "Iterator[tuple[str, str, Json]]":
    """Give pointer, method and operation of a path item; from 3.2 on other methods stand in a map of their own."""
    yield from ((join(at, method), method, item[method]) for method in item if method in EFFECTS)
    for key in [key for key in item if key not in EFFECTS and key.lower() in EFFECTS and key.lower() not in item]:
        gather.warn(join(at, key), f"method {key!r} isn't in lower case; read as {key.lower()!r}")
        yield join(at, key), key.lower(), item[key]
    others = item.get("additionalOperations")
    for method, operation in others.items() if isinstance(others, dict) else ():
        yield join(join(at, "additionalOperations"), method), method, operation


def why_none(document: "Object", events: str) -> str:
    """Say why a document without operations has none; `events` counts the calls that go the other way."""
    paths = document.get("paths")
    if paths is not None and not isinstance(paths, dict):
        return f": 'paths' is {word(paths)}, no mapping from path to operations"
    there = "its paths hold no operation" if paths else "it has no paths"
    return f": {there}{f', but {events}, which the service calls' if events else ''}"


def events_of(document: "Object", found: "Iterable[Operation]") -> str:
    """Say how many calls of the document go the other way; nothing where none do."""
    webhooks = sum(len(document[key]) for key in ("webhooks", "x-webhooks") if isinstance(document.get(key), dict))
    callbacks = sum(_callbacks(operation.raw) for operation in found)
    counts = [(webhooks, "webhook"), (callbacks, "callback")]
    return " and ".join(f"{count} {name}{'s' * (count > 1)}" for count, name in counts if count)


def _callbacks(operation: "Json") -> int:
    callbacks = operation.get("callbacks") if isinstance(operation, dict) else None
    return len(callbacks) if isinstance(callbacks, dict) else 0
