"""Parts of an OpenAPI document in, the same with references followed and their shape made sure of out."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from seer.errors import SpecError, literal
from seer.schema.pointer import join

if TYPE_CHECKING:
    from seer.records import Json, Object
    from seer.schema.normalise import Converter, Warner

_WORDS: "Final[dict[str, bool]]" = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


def followed(converter: "Converter", node: "Json", at: str) -> "tuple[str, Json]":
    """Follow references from a part of the document; what stands beside one is laid over what it names."""
    if type(node) is not dict or "$ref" not in node:
        return at, node
    seen: set[str] = set()
    beside: Object = {}
    while isinstance(node, dict) and isinstance(node.get("$ref"), str):
        beside = {**{key: value for key, value in node.items() if key != "$ref"}, **beside}
        at = converter.references.pointer(node["$ref"], at=at)
        if at in seen:
            message = f"$ref {literal(node['$ref'])} leads back to itself"
            raise SpecError(message, where=at, fix="let it name a definition")
        seen.add(at)
        node = converter.references.value(at)
    return at, ({**node, **beside} if beside and isinstance(node, dict) else node)


def mapping(node: "Json", at: str, what: str) -> "Object":
    """Give a part that must be a mapping. Raises SpecError where it is something else."""
    if not isinstance(node, dict):
        message = f"{what} {literal(node)} is no mapping"
        raise SpecError(message, where=at, fix="describe it, or remove it")
    return node


def needed(node: "Object", at: str, warn: "Warner") -> bool | None:
    """Tell what `required` of a parameter or body says, or None where it says nothing; odd ones are told."""
    given = node.get("required")
    if given is None or isinstance(given, bool):
        return given
    read = _WORDS.get(str(given).strip().lower())
    how = "as if it weren't there" if read is None else f"as {str(read).lower()}"
    warn(join(at, "required"), f"required {literal(given)} is no boolean; read {how}")
    return read


@lru_cache(maxsize=1_024)
def is_json(media_type: str) -> bool:
    """Tell whether a body of a media type is JSON; `*/*` may be."""
    plain = media_type.partition(";")[0].strip().lower()
    return plain in {"application/json", "text/json", "*/*", "application/*"} or plain.endswith("+json")


def schema_of(media: "Object") -> "Json":
    """Give the schema of a media type; a sequence's items (3.2) make a list."""
    if "schema" not in media and isinstance(media.get("itemSchema"), dict):
        return {"type": "array", "items": media["itemSchema"]}
    return media.get("schema")


def examples_of(converter: "Converter", holder: "Object", at: str) -> "list[Json]":
    """Give the values of `example` and `examples` of a parameter or media type."""
    found = [holder["example"]] if holder.get("example") is not None else []
    named = holder.get("examples")
    for each in named.values() if isinstance(named, dict) else ():
        try:
            _, example = followed(converter, each, at)
        except SpecError:
            continue  # an example that isn't there costs the tool nothing
        if isinstance(example, dict) and example.get("value") is not None:
            found.append(example["value"])
    return found
