"""One entry of a function list, of whichever provider, in, what it says of its function out."""

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from seer.errors import literal
from seer.parse._gather import NoFunctionError
from seer.parse._shapes import Shaped, described, flat, is_flat, is_listed, listed
from seer.parse._spelling import BENCHMARK, GEMINI, respelled
from seer.schema.dialects import Dialect
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from seer.parse._gather import Gather
    from seer.records import Json, Object

HOLDERS: Final[tuple[str, ...]] = (
    "tools", "functions", "function", "functionDeclarations", "function_declarations", "toolConfig",
)  # fmt: skip
"""Keys under which entries are found."""
_SCHEMAS: Final = (
    "parameters", "input_schema", "parametersJsonSchema", "parameters_json_schema", "parameter_definitions",
    "input_parameters",
)  # fmt: skip
_PROVIDERS: Final = frozenset({
    "codeexecution", "computeruse", "enterprisewebsearch", "filesearch", "googlemaps", "googlesearch",
    "googlesearchretrieval", "retrieval", "systemtool", "urlcontext",
})  # fmt: skip
"""Gemini's and Bedrock's keys of tools that aren't functions, without their underscores and capitals.

https://ai.google.dev/gemini-api/docs/tools, https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Tool.html
"""
_RESULTS: Final = ("returns", "response", "responseJsonSchema", "response_json_schema")
_BY_NAME: Final = frozenset({"tools", "functions"})
_DEEPEST: Final = 4
_SEVERAL: Final = 2
_GEMINI: Final = frozenset({"functionDeclarations", "function_declarations"})


class Entry(NamedTuple):
    """An entry of a list: its place, itself, and whether Gemini's dialect holds there."""

    at: str
    value: "Json"
    gemini: bool = False


class Function(NamedTuple):
    """A function as its provider describes it, its schemas in JSON Schema's spelling."""

    name: str
    description: "Json"
    shaped: Shaped
    schema_at: str
    returns: "Json"
    returns_at: str
    dialect: Dialect
    at: str


def entries(document: "Json", at: str = "", *, gemini: bool = False, depth: int = 0) -> "Iterator[Entry]":
    """Give the entries of a list, of rows that each hold a list, or of what a request to a provider holds."""
    if isinstance(document, list):
        for index, entry in enumerate(document):
            held = isinstance(entry, dict) and depth < _DEEPEST and bool(_holders(entry))
            place = join(at, index)
            yield from entries(entry, place, gemini=gemini, depth=depth + 1) if held else [Entry(place, entry, gemini)]
    elif isinstance(document, dict):
        keys = _holders(document) if depth <= _DEEPEST else []
        for key in keys:
            yield from _held(document, key, at, gemini=gemini, depth=depth)
        if not keys:
            yield Entry(at, document, gemini)


def _held(document: "Object", key: str, at: str, *, gemini: bool, depth: int) -> "Iterator[Entry]":
    inner, place = _decoded(document[key]), join(at, key)
    if key in _BY_NAME and isinstance(inner, dict):
        yield from (Entry(join(place, name), each, gemini) for name, each in _named(inner))
    else:
        yield from entries(inner, place, gemini=gemini or key in _GEMINI, depth=depth + 1)


def _holders(value: "Object") -> list[str]:
    """Give the keys under which entries are found: the first such, and others that hold functions."""
    found = [key for key in HOLDERS if key in value and _is_holder(key, _decoded(value[key]))]
    if len(found) < _SEVERAL:
        return found
    fair = [key for key in found if any(map(is_function, _held(value, key, "", gemini=False, depth=_DEEPEST)))]
    return fair or found[:1]


def _is_holder(key: str, held: "Json") -> bool:
    return isinstance(held, list) or (isinstance(held, dict) and (key == "toolConfig" or _is_named(key, held)))


def _is_named(key: str, held: "Object") -> bool:
    """Tell whether functions are held by name."""
    return key in _BY_NAME and bool(held) and all(is_function(Entry("", each)) for _, each in _named(held))


def _named(held: "Object") -> "list[tuple[str, Json]]":
    return [(name, {"name": name, **each} if isinstance(each, dict) else each) for name, each in held.items()]


def _decoded(value: "Json") -> "Json":
    """Read a list that is written as JSON text, as some data sets do."""
    if isinstance(value, str) and value.lstrip()[:1] == "[":
        try:
            return msgspec.json.decode(value)
        except msgspec.DecodeError:
            return value
    return value


def is_function(entry: Entry) -> bool:
    """Tell whether an entry describes a function."""
    value = entry.value
    if not isinstance(value, dict) or "inputSchema" in value:
        return False
    inner, _ = unwrapped(value, "")
    if inner is not value:
        return isinstance(inner.get("name"), str)
    key = _schema_key(value)
    raw = value[key] if key else None
    fair = key is not None and (isinstance(raw, dict | None) or (bool(raw) and is_listed(raw) and "kind" not in value))
    return isinstance(value.get("name"), str) and (fair or entry.gemini or value.get("type") == "function")


def unwrapped(value: "Object", at: str) -> "tuple[Object, str]":
    """Give the description of a function without what is around it, and its place."""
    for key in ("function", "toolSpec"):
        if isinstance(value.get(key), dict):
            return value[key], join(at, key)
    return value, at


def _schema_key(value: "Object") -> str | None:
    return next((key for key in _SCHEMAS if key in value), None)


def function(entry: Entry, gather: "Gather") -> Function:
    """Read an entry. Raises SpecError where it describes no function."""
    inner, at = unwrapped(entry.value, entry.at) if isinstance(entry.value, dict) else (entry.value, entry.at)
    _check_provider(inner, entry.at)
    inner = described(inner, entry.at)
    kind = inner.get("type")
    key = _schema_key(inner)
    raw, place = (inner.get(key), join(at, key)) if key else (None, at)
    if key is None and "inputSchema" in inner:
        raw, place = inner["inputSchema"], join(at, "inputSchema")
        if isinstance(raw, dict) and "json" not in raw:
            gather.habit(place, "inputSchema holds no 'json'; read as the schema itself")
        raw, place = (raw["json"], join(place, "json")) if isinstance(raw, dict) and "json" in raw else (raw, place)
    if raw is None and (place != at or at.endswith("/toolSpec")):
        gather.habit(place, "there is no schema of its parameters, where one should stand; read as taking none")
    if key is None and raw is None and kind not in (None, "function"):
        message = f"it is a tool of type {literal(kind)}, which the provider itself defines"
        raise NoFunctionError(message, where=entry.at)
    gemini = entry.gemini and key == "parameters"
    words, dialect = _spelling(raw, gemini=gemini)
    shaped = _shaped(raw, inner, place, gather)
    result_key = next((name for name in _RESULTS if isinstance(inner.get(name), dict)), "returns")
    return Function(
        name=inner["name"],
        description=inner.get("description"),
        shaped=shaped._replace(schema=respelled(shaped.schema, words)),
        schema_at=place,
        returns=respelled(inner.get(result_key), words or BENCHMARK),
        returns_at=join(at, result_key),
        dialect=dialect,
        at=at,
    )


def _check_provider(value: "Json", at: str) -> None:
    """Raise NoFunctionError where an entry without a name is a tool that its provider defines."""
    if not isinstance(value, dict) or "name" in value or "function" in value:
        return
    kind = value.get("type")
    if isinstance(kind, str) and kind not in {"function", "object"}:
        message = f"it is a tool of type {literal(kind)}, which the provider itself defines"
        raise NoFunctionError(message, where=at)
    own = next((key for key in value if key.replace("_", "").lower() in _PROVIDERS), None)
    if own is not None and len(value) == 1:
        message = f"it is {literal(own)}, which the provider itself defines"
        raise NoFunctionError(message, where=at)


def _spelling(raw: "Json", *, gemini: bool) -> "tuple[Mapping[str, Object], Dialect]":
    """Give the type words of a schema and its dialect: Gemini's is OpenAPI 3.0's, with types in capitals."""
    kind = raw.get("type") if isinstance(raw, dict) else None
    word = kind if isinstance(kind, str) else ""
    if gemini or word in GEMINI:
        return GEMINI, "openapi-3.0"
    return (BENCHMARK if word in BENCHMARK else {}), "2020-12"


def _shaped(raw: "Json", inner: "Object", at: str, gather: "Gather") -> Shaped:
    if isinstance(raw, list):
        if not raw:
            gather.habit(at, "an empty list stands where a schema should; read as taking nothing")
        return listed(raw, at=at, needed=False, warn=gather.warn)
    if is_flat(raw):
        shaped = flat(raw, at=at)
        return shaped._replace(schema={**shaped.schema, **_beside(inner)})
    if isinstance(raw, dict) and "required" not in raw and _beside(inner):
        gather.habit(at, "'required' stands beside the schema; read as part of it")
        return Shaped({**raw, **_beside(inner)})
    return Shaped(raw)


def _beside(inner: "Object") -> "Object":
    """Give the list of required parameters that stands beside a schema."""
    required = inner.get("required")
    return {"required": required} if isinstance(required, list) and required else {}
