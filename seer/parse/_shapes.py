"""What stands where a tool's schema should in, a JSON Schema of an object out.

Taken for one are: a schema; the properties alone, without a schema around them; a list of parameters, each with its
name; nothing at all.
"""

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from seer.errors import SpecError, literal
from seer.parse._typetext import schema_of_text
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seer.records import Json, Object
    from seer.schema.normalise import Warner

_KEYWORDS: "Final[Mapping[str, type | tuple[type, ...]]]" = {
    "type": (str, list), "$ref": str, "$schema": str, "allOf": list, "anyOf": list, "oneOf": list, "enum": list,
    "required": list, "additionalProperties": bool, "title": str, "description": str,
}  # fmt: skip
_TYPES: Final = frozenset({"object", "array", "string", "number", "integer", "boolean", "null"})
_OWN: Final = frozenset({"name", "desc", "optional", "required", "is_required"})


def described(entry: "Json", at: str) -> "Object":
    """Give an entry of a list as a mapping with a name. Raises SpecError that says what stands there in its place."""
    if not isinstance(entry, dict):
        message = f"{literal(entry)} is no mapping that describes a function"
        raise SpecError(message, where=at, fix="give its name and the schema of its parameters")
    name = entry.get("name")
    if isinstance(name, str) and name.strip():
        return entry
    message = "it has no name" if isinstance(name, str | None) else f"its name {literal(name)} is no text"
    raise SpecError(message, where=at, fix="give it a 'name'")


class Shaped(NamedTuple):
    """A schema, and where in the document a parameter stands that isn't at `/properties/<name>` of it."""

    schema: "Json"
    places: "Mapping[str, str]" = MappingProxyType({})


def is_flat(raw: "Json") -> bool:
    """Tell whether a mapping holds properties alone, without a schema around them."""
    if not isinstance(raw, dict) or not raw or isinstance(raw.get("properties"), dict):
        return False
    if any(keyword in raw and isinstance(raw[keyword], kind) for keyword, kind in _KEYWORDS.items()):
        return False
    return all(isinstance(each, dict) and not _is_internal(name) for name, each in raw.items())


def _is_internal(name: str) -> bool:
    """Tell whether a name is of a schema library's own objects."""
    return name in {"_def", "_zod", "~standard", "def", "shape"}


def is_listed(raw: "Json") -> bool:
    """Tell whether it is a list of parameters, most with their names."""
    if not isinstance(raw, list):
        return False
    named = sum(isinstance(each, dict) and isinstance(each.get("name"), str) for each in raw)
    return not raw or named * 2 > len(raw)


def flat(raw: "Object", *, at: str) -> Shaped:
    """Give the schema around properties; `required` and `optional` in each of them say whether it is needed."""
    properties = {name: _typed(each) for name, each in raw.items()}
    return Shaped(
        _object(properties, [name for name, each in raw.items() if each.get("required") is True]), _at(raw, at)
    )


def _at(raw: "Object", at: str) -> "dict[str, str]":
    return {name: join(at, name) for name in raw}


def listed(raw: "list[Json] | Mapping[int, Json]", *, at: str, needed: bool, warn: "Warner") -> Shaped:
    """Give the schema of a list of parameters, or of some by index; where one is silent, `needed` says if it is needed.

    An entry without a name is left out, and of two with the same the last one is kept; `warn` is told. Raises SpecError
    where one without a name is required in so many words, as no call could have it, and where none has a name.
    """
    properties: Object = {}
    required: list[str] = []
    places: dict[str, str] = {}
    entries = dict(enumerate(raw)) if isinstance(raw, list) else raw
    if entries and not any(map(_name, entries.values())):
        message = "none of its parameters has a name"
        raise SpecError(message, where=at, fix="give each a 'name'")
    for index, each in entries.items():
        place, name = join(at, index), _name(each)
        if not name:
            _leave_out(each, place, warn)
            continue
        if name in properties:
            warn(place, f"parameter {literal(name)} stands twice, first at {places[name]}; the last one is kept")
        properties[name], places[name] = _typed(each), place
        required = [
            *(other for other in required if other != name),
            *([name] if _is_needed(each, needed=needed) else ()),
        ]
    return Shaped(_object(properties, required), places)


def _name(each: "Json") -> str:
    given = each.get("name") if isinstance(each, dict) else None
    return given if isinstance(given, str) else ""


def _leave_out(each: "Json", at: str, warn: "Warner") -> None:
    """Tell of a parameter without a name. Raises SpecError where it is required in so many words."""
    if not isinstance(each, dict):
        warn(at, f"parameter {literal(each)} is no mapping with a name; it was left out")
        return
    told = f"has the name {literal(each['name'])}" if "name" in each else "has no name"
    if _is_needed(each, needed=False):
        message = f"a required parameter {told}"
        raise SpecError(message, where=at, fix="give it a 'name'")
    warn(at, f"a parameter {told}; it was left out")


def _is_needed(each: "Object", *, needed: bool) -> bool:
    for key, positive in (("required", True), ("is_required", True), ("optional", False)):
        if isinstance(each.get(key), bool):
            return each[key] is positive
    return needed


def _typed(each: "Object") -> "Object":
    """Give a parameter's schema: its type read as authors write it, its other keywords kept."""
    kept = {keyword: value for keyword, value in each.items() if keyword not in _OWN or _is_inner(keyword, value)}
    if isinstance(each.get("desc"), str):
        kept.setdefault("description", each["desc"])
    kind = kept.get("type")
    if isinstance(kind, str) and kind not in _TYPES:
        known = schema_of_text(kind)
        if known is not None:
            del kept["type"]
            kept = {**known, **kept}
    return kept


def _is_inner(keyword: str, value: "Json") -> bool:
    """Tell whether `required` is an object's list rather than the parameter's own mark."""
    return keyword == "required" and isinstance(value, list)


def _object(properties: "Object", required: "list[str]") -> "Object":
    return {"type": "object", "properties": properties, **({"required": required} if required else {})}
