"""Type hints by name in, JSON Schemas of them out, with the definitions that they share.

msgspec knows builtins, dataclasses, TypedDicts, enums, dates and its own structs; where a hint speaks of pydantic,
which then is installed, pydantic writes all of them.
"""

import dataclasses
import re
from datetime import datetime
from ipaddress import IPv4Address, IPv6Address
from pathlib import PurePath
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, Union, get_args, get_origin, is_typeddict

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from seer.records import Json, Object

_TEMPLATE: Final = "#/$defs/{name}"
_DEEPEST: Final = 12
_GENERIC: Final = frozenset({dict, frozenset, list, set, tuple})
_INSTANT: Final = Annotated[datetime, msgspec.Meta(extra_json_schema={"format": "date-time"})]
_OTHERS: "Final[dict[type, dict[str, Any]]]" = {
    PurePath: {"type": "string"},
    IPv4Address: {"type": "string", "format": "ipv4"},
    IPv6Address: {"type": "string", "format": "ipv6"},
}
_ADDRESS: Final = re.compile(r" at 0x[0-9a-fA-F]+")


class Found(NamedTuple):
    """Schemas by name, in which references lead into `definitions`."""

    by_name: "dict[str, Json]"
    definitions: "Object"


def schemas(hints: "Mapping[str, Any]", flaws: "list[str]") -> Found:
    """Give the schemas; `flaws` gets a sentence for each hint that no JSON value stands for."""
    writers = [_by_msgspec]
    if any(_is_pydantic(hint, 0) for hint in hints.values()):
        writers = [_by_pydantic, _by_msgspec]
    by_writer: list[dict[str, Any]] = [{} for _ in writers]
    for name, hint in hints.items():
        reasons = [_reason(write, name, hint) for write in writers]
        if None in reasons:
            by_writer[reasons.index(None)][name] = hint
        else:
            flaws.append(f"no JSON value stands for the annotation of {name!r} ({reasons[0]}); read as any value")
    found = _together(write(usable) for write, usable in zip(writers, by_writer, strict=True) if usable)
    for name, hint in {name: hint for usable in by_writer for name, hint in usable.items()}.items():
        said = next((each for each in getattr(hint, "__metadata__", ()) if isinstance(each, str)), None)
        if said is not None:
            found.by_name[name] = {**found.by_name[name], "description": said}
    return Found({name: found.by_name.get(name, {}) for name in hints}, found.definitions)


def _reason(write: "Callable[[Mapping[str, Any]], Found]", name: str, hint: Any) -> str | None:
    """Give why a writer can't write a hint, or None where it can."""
    try:
        write({name: hint})
    except Exception as error:  # noqa: BLE001 - hints are the user's classes, whose hooks may raise anything
        return _ADDRESS.sub("", str(error).partition("\n")[0]) or type(error).__name__
    return None


def _together(parts: "Iterable[Found]") -> Found:
    """Put what several writers wrote together; of two definitions of a name the first is kept, for its class is one."""
    whole = Found({}, {})
    for part in parts:
        whole = Found({**whole.by_name, **part.by_name}, {**part.definitions, **whole.definitions})
    return whole


def _by_msgspec(hints: "Mapping[str, Any]") -> Found:
    timed = [_timed(hint) for hint in hints.values()]
    made, definitions = msgspec.json.schema_components(timed, schema_hook=_hooked, ref_template=_TEMPLATE)
    return Found(dict(zip(hints, made, strict=True)), definitions)


def _timed(hint: Any) -> Any:
    """Say of each date with time in a hint that it is one, which msgspec does only where it must have an offset."""
    if hint is datetime:
        return _INSTANT
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return Annotated[_timed(inner[0]), *inner[1:]]
    if origin in {Union, UnionType}:
        return Union[tuple(map(_timed, inner))]  # noqa: UP007 - of types that are known only here
    return origin[tuple(map(_timed, inner))] if origin in _GENERIC else hint


def _hooked(kind: type) -> "dict[str, Any]":
    """Give the schema of a class of the standard library that msgspec doesn't know."""
    found = next((schema for known, schema in _OTHERS.items() if issubclass(kind, known)), None)
    if found is None:
        message = f"{kind.__name__} is no class that JSON has values of"
        raise TypeError(message)
    return found


def _by_pydantic(hints: "Mapping[str, Any]") -> Found:
    from pydantic import TypeAdapter  # noqa: PLC0415 - only where a hint speaks of it

    inputs = [(name, "validation", TypeAdapter(hint)) for name, hint in hints.items()]
    made, whole = TypeAdapter.json_schemas(inputs, ref_template="#/$defs/{model}")  # type: ignore[arg-type] # keys may be any
    return Found({str(name): schema for (name, _), schema in made.items()}, dict(whole.get("$defs", {})))


def _is_pydantic(hint: Any, depth: int) -> bool:
    """Tell whether a hint is made of pydantic's classes or speaks of its constraints."""
    if depth > _DEEPEST:
        return False
    kinds = hint.__mro__ if isinstance(hint, type) else ()
    marks = [type(each) for each in getattr(hint, "__metadata__", ())]
    if any(kind.__module__.split(".")[0] in {"pydantic", "annotated_types"} for kind in (*kinds, *marks)):
        return True
    inner = list(get_args(hint))
    if dataclasses.is_dataclass(hint):
        inner += [field.type for field in dataclasses.fields(hint)]
    elif is_typeddict(hint):
        inner += hint.__annotations__.values()
    return any(_is_pydantic(each, depth + 1) for each in inner)
