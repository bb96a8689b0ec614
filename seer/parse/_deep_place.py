"""Error of openapi-spec-validator in, the JSON pointer of the place that it is about out.

The validator judges schemas, and defaults by them, one at a time, and gives places as seen from there.
"""

from typing import TYPE_CHECKING, Any, Final

from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seer.records import Json, Object

_NONE: Final = object()


def place_of(error: Any, document: "Json") -> str | None:
    """Give the pointer of the value that is wrong, the first there is like it; None where the document has none."""
    path, rule = list(error.absolute_path), list(error.absolute_schema_path)
    if path and _found(document, path) is not _NONE:
        return _pointer("", path)
    for pointer, node in _nodes(document):
        given = node.get("default", _NONE)
        if given is not _NONE and _is_at(given, path, error.instance) and _is_at(node, rule, error.validator_value):
            return _pointer(f"{pointer}/default", path)
        if path and _is_at(node, path, error.instance):
            return _pointer(pointer, path)
    return None


def _nodes(document: "Json") -> "Iterator[tuple[str, Object]]":
    """Give all mappings in the order of the text, with their pointers."""
    stack = [("", document)]
    while stack:
        pointer, node = stack.pop()
        if isinstance(node, dict):
            yield pointer, node
            stack += reversed([(join(pointer, key), each) for key, each in node.items()])
        elif isinstance(node, list):
            stack += reversed([(join(pointer, index), each) for index, each in enumerate(node)])


def _is_at(node: "Json", path: "Iterable[Any]", wanted: Any) -> bool:
    found = _found(node, path)
    return type(found) is type(wanted) and bool(found == wanted)


def _found(node: "Json", path: "Iterable[Any]") -> Any:
    found: Any = node
    for step in path:
        key = str(step) if isinstance(found, dict) else step  # the validator reads the key '200' as a number
        is_there = key in found if isinstance(found, dict) else isinstance(found, list) and key in range(len(found))
        if not is_there:
            return _NONE
        found = found[key]
    return found


def _pointer(start: str, path: "Iterable[Any]") -> str:
    for step in path:
        start = join(start, step)
    return start
