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
    """Tell whether it is a list of parameters, each with its name."""
    return isinstance(raw, list) and all(isinstance(each, dict) and isinstance(each.get("name"), str) for each in raw)


def flat(raw: "Object", *, at: str) -> Shaped:
    """Give the schema around properties; `required` and `optional` in each of them say whether it is needed."""
    properties = {name: _typed(each) for name, each in raw.items()}
    return Shaped(
        _object(properties, [name for name, each in raw.items() if each.get("required") is True]), _at(raw, at)
    )


def _at(raw: "Object", at: str) -> "dict[str, str]":
    return {name: join(at, name) for name in raw}


def listed(raw: "list[Json] | Mapping[int, Json]", *, at: str, needed: bool) -> Shaped:
    """Give the schema of a list of parameters, or of some by index; where one is silent, `needed` says if it is needed.

    Raises SpecError where an entry is no parameter or a name stands twice.
    """
    properties: Object = {}
    required: list[str] = []
    places: dict[str, str] = {}
    for index, each in enumerate(raw) if isinstance(raw, list) else raw.items():
        place = join(at, index)
        name = each.get("name") if isinstance(each, dict) else None
        if not isinstance(name, str) or not name:
            message = (
                "a parameter has no name"
                if isinstance(each, dict)
                else f"parameter {literal(each)} is no mapping with a name"
            )
            raise SpecError(message, where=place, fix="give it a 'name'")
        if name in properties:
            message = f"parameter {literal(name)} stands twice"
            raise SpecError(message, where=place, fix="remove one of them")
        properties[name], places[name] = _typed(each), place
        if _is_needed(each, needed=needed):
            required.append(name)
    return Shaped(_object(properties, required), places)


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
