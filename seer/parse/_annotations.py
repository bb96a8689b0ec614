"""Type hints by name in, JSON Schemas of them out, with the definitions that they share.

msgspec knows builtins, dataclasses, TypedDicts, enums, dates and its own structs; where a hint speaks of pydantic,
which then is installed, pydantic writes all of them.
"""

import dataclasses
import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args, is_typeddict

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seer.records import Json, Object

_TEMPLATE: Final = "#/$defs/{name}"
_DEEPEST: Final = 12
_ADDRESS: Final = re.compile(r" at 0x[0-9a-fA-F]+")


class Found(NamedTuple):
    """Schemas by name, in which references lead into `definitions`."""

    by_name: "dict[str, Json]"
    definitions: "Object"


def schemas(hints: "Mapping[str, Any]", flaws: "list[str]") -> Found:
    """Give the schemas; `flaws` gets a sentence for each hint that no JSON value stands for."""
    write = _by_pydantic if any(_is_pydantic(hint, 0) for hint in hints.values()) else _by_msgspec
    usable: dict[str, Any] = {}
    for name, hint in hints.items():
        try:
            write({name: hint})
        except Exception as error:  # noqa: BLE001 - hints are the user's classes, whose hooks may raise anything
            reason = _ADDRESS.sub("", str(error).partition("\n")[0]) or type(error).__name__
            flaws.append(f"no JSON value stands for the annotation of {name!r} ({reason}); read as any value")
        else:
            usable[name] = hint
    found = write(usable)
    for name, hint in usable.items():
        said = next((each for each in getattr(hint, "__metadata__", ()) if isinstance(each, str)), None)
        if said is not None:
            found.by_name[name] = {**found.by_name[name], "description": said}
    return Found({name: found.by_name.get(name, {}) for name in hints}, found.definitions)


def _by_msgspec(hints: "Mapping[str, Any]") -> Found:
    made, definitions = msgspec.json.schema_components(hints.values(), ref_template=_TEMPLATE)
    return Found(dict(zip(hints, made, strict=True)), definitions)


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
