"""OpenAI-style function list in, tools out.

Read are `{"type": "function", "function": {…}}` and flat `{"name", "description", "parameters"}` entries, alone, in a
list, or under `tools` or `functions`. Anthropic's `input_schema` is taken for `parameters`, and `returns` or `response`
for the result's schema, which this format has no word for.
"""

from typing import TYPE_CHECKING

from seer.errors import SpecError
from seer.parse._gather import Gather, object_schema
from seer.schema.normalise import Converter, dialect_of
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json, Object, Parsed


def recognises(document: "Json") -> bool:
    """Tell whether it is a function list."""
    is_registry = isinstance(document, dict) and "seer" in document
    return not is_registry and any(_is_function(entry) for _, entry in _entries(document))


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of a function list."""
    gather = Gather(source, format_name="functions")
    for at, entry in _entries(document):
        inner = entry.get("function") if isinstance(entry, dict) else None
        function, place = (inner, join(at, "function")) if isinstance(inner, dict) else (entry, at)
        name = function.get("name") if isinstance(function, dict) else None
        with gather.skipping(at, name):
            _add(gather, function, place)
    return gather.parsed()


def _entries(document: "Json") -> "Iterator[tuple[str, Json]]":
    if isinstance(document, list):
        yield from ((f"/{index}", entry) for index, entry in enumerate(document))
    elif isinstance(document, dict):
        for key in ("tools", "functions"):
            if isinstance(document.get(key), list):
                yield from ((f"/{key}/{index}", entry) for index, entry in enumerate(document[key]))
                return
        yield "", document


def _is_function(entry: "Json") -> bool:
    if not isinstance(entry, dict) or "inputSchema" in entry:
        return False
    function = entry.get("function")
    if isinstance(function, dict):
        return isinstance(function.get("name"), str)
    schema = entry.get("parameters", entry.get("input_schema"))
    fair = isinstance(schema, dict) or (entry.get("type") == "function" and schema is None)
    return isinstance(entry.get("name"), str) and fair


def _add(gather: Gather, function: "Json", at: str) -> None:
    if not isinstance(function, dict) or not isinstance(function.get("name"), str) or not function["name"].strip():
        message = f"{function!r:.60} has no name"
        raise SpecError(message, where=at, fix="give it a 'name'")
    key = "parameters" if "parameters" in function else "input_schema"
    gather.add(
        function["name"],
        object_schema(_converter(gather, function.get(key), join(at, key)), function.get(key), at=""),
        at=at,
        description=function.get("description"),
        returns=_returns(gather, function, at),
    )


def _returns(gather: Gather, function: "Object", at: str) -> "Json":
    for key in ("returns", "response"):
        schema = function.get(key)
        if isinstance(schema, dict):
            return gather.results.returns(_converter(gather, schema, join(at, key)), schema, at="")
    return None


def _converter(gather: Gather, schema: "Json", at: str) -> Converter:
    """Give a converter for which references lead into the function's own schema."""
    return Converter(
        schema, dialect=dialect_of(schema, "2020-12"), warn=lambda pointer, what: gather.warn(at + pointer, what)
    )
