"""Request body of an OpenAPI operation in, the arguments that it adds out: its properties, or one argument `body`."""

from typing import TYPE_CHECKING, Final, NamedTuple

from seer.errors import SpecError, literal
from seer.parse._walk import examples_of, followed, is_json, mapping, needed, schema_of
from seer.records import Wire
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from seer.records import Json, Object
    from seer.schema.normalise import Converter, Warner

_FORMS: Final = ("application/x-www-form-urlencoded", "multipart/form-data")
_NOTES: Final = frozenset({"title", "description", "default", "examples"})
_PLAIN: Final = frozenset({"type", "properties", "required", "additionalProperties"})
_CHOICES: Final = frozenset({"anyOf", "oneOf", "allOf", "not"})
_CHOICE_PARTS: Final = frozenset({"required", "title", "description", "type"})
_VALUES: Final = frozenset({"const", "enum"})
_HOPS: Final = 8


class Body(NamedTuple):
    """What a body adds to the arguments; `keywords` are those of the schema that speak of several of them."""

    properties: "dict[str, Json]"
    required: list[str]
    keywords: "Object"
    wire: dict[str, Wire]
    examples: "list[Object]"


def body_of(
    converter: "Converter", operation: "Object", *, taken: "AbstractSet[str]", at: str, warn: "Warner"
) -> Body | None:
    """Give the arguments that an operation's body adds; `taken` are the names of its parameters.

    Raises SpecError where a body that is required can't be read.
    """
    if operation.get("requestBody") is None:
        return None
    place, raw = followed(converter, operation["requestBody"], join(at, "requestBody"))
    body = mapping(raw, place, "requestBody")
    content, required = body.get("content"), needed(body, place, warn)
    if not isinstance(content, dict) or not content:
        _tell_lost(body, place, warn, is_required=required is True)
        return None
    media_type = min(content, key=_preference)
    place, raw = followed(converter, content[media_type], join(join(place, "content"), media_type))
    media = mapping(raw, place, "media type")
    return arguments_of(
        converter,
        schema_of(media),
        at=join(place, "schema"),
        wires=Wires(media_type, media.get("encoding")),
        examples=examples_of(converter, media, place),
        required=required,
        taken=taken,
    )


def _tell_lost(body: "Object", at: str, warn: "Warner", *, is_required: bool) -> None:
    """Tell of a body without a media type. Raises SpecError where it is required."""
    given = f"content {literal(body['content'])}, which names no media type" if "content" in body else "no content"
    if is_required:
        message = f"its required body has {given}"
        raise SpecError(message, where=at, fix="give 'content' as a mapping of media types")
    warn(at, f"the body has {given}; it was left out")


def arguments_of(
    converter: "Converter",
    schema: "Json",
    *,
    at: str,
    wires: "Wires",
    examples: "list[Json]",
    required: "Json",
    taken: "AbstractSet[str]",
) -> Body:
    """Give the arguments that a body of some schema adds; `required` is what its spec says of the body as a whole."""
    where, schema = followed(converter, schema, at)
    is_target = where != at and schema is converter.references.value(where)
    converted = (converter.target(where) if is_target else converter.converted(schema, at=where)).schema
    plain = plain_object(converter, converted)
    if plain is not None and required is False and plain.keys() & ({"required"} | _CHOICES):
        plain = None  # its properties are needed only where there is a body
    if plain is not None and not plain["properties"].keys() & taken:
        return _spread(plain, wires, examples)
    has_required = isinstance(converted, dict) and bool(_followed(converter, converted).get("required"))
    needed = required is True or (required is None and has_required)
    return _whole(converted, wires, examples, taken, needed=needed)


def _preference(media_type: str) -> tuple[int, str]:
    plain = media_type.partition(";")[0].strip().lower()
    if plain == "application/json":
        return 0, media_type
    if is_json(plain):
        return 1 + (plain == "*/*"), media_type
    return (3 + _FORMS.index(plain) if plain in _FORMS else 9), media_type


class Wires:
    """How the arguments of one media type travel."""

    def __init__(self, media_type: str, encoding: "Json") -> None:
        self._is_form = media_type.partition(";")[0].strip().lower() in _FORMS
        self._encoding = encoding if isinstance(encoding, dict) else {}

    def of(self, name: str) -> Wire:
        """Give the way of one argument."""
        if not self._is_form:
            return Wire(place="body")
        given = self._encoding.get(name)
        own = given if isinstance(given, dict) else {}
        style = own["style"] if isinstance(own.get("style"), str) else "form"
        explode = own["explode"] if isinstance(own.get("explode"), bool) else style == "form"
        return Wire(place="form", style=style, explode=explode)


def _spread(plain: "Object", wires: Wires, examples: "list[Json]") -> Body:
    kept = {keyword: plain[keyword] for keyword in plain if keyword in _CHOICES}
    if plain.get("additionalProperties") is False:
        kept["additionalProperties"] = False
    return Body(
        properties=plain["properties"],
        required=plain.get("required", []),
        keywords=kept,
        wire={name: wires.of(name) for name in plain["properties"]},
        examples=[example for example in examples if isinstance(example, dict)],
    )


def _whole(schema: "Json", wires: Wires, examples: "list[Json]", taken: "AbstractSet[str]", *, needed: bool) -> Body:
    name = "body"
    while name in taken:
        name = f"request_{name}"
    return Body(
        properties={name: schema},
        required=[name] if needed else [],
        keywords={},
        wire={name: wires.of(name)},
        examples=[{name: example} for example in examples],
    )


def _followed(converter: "Converter", schema: "Object") -> "Object":
    for _ in range(_HOPS):
        if "$ref" not in schema:
            break
        target = converter.target(schema["$ref"][1:]).schema
        schema = target if isinstance(target, dict) else {}
    return schema


def plain_object(converter: "Converter", schema: "Json", hops: int = _HOPS) -> "Object | None":
    """Give an object schema all of whose keywords may stand beside other properties, or None where there is none.

    An `allOf` of such schemas with different properties is merged into one.
    """
    if not isinstance(schema, dict) or hops <= 0:
        return None
    if schema.keys() - _NOTES == {"$ref"}:
        return plain_object(converter, converter.target(schema["$ref"][1:]).schema, hops - 1)
    if "allOf" in schema and not all(map(_is_about_presence, schema["allOf"])):
        return _merged(converter, schema, hops)
    keywords = schema.keys() - _NOTES
    choices = [part for keyword in keywords & _CHOICES for part in _parts(schema[keyword])]
    is_object = schema.get("type", "object") in ("object", ["object", "null"])
    is_free = isinstance(schema.get("additionalProperties", True), bool)
    fair = keywords <= _PLAIN | _CHOICES and is_object and is_free and all(map(_is_about_presence, choices))
    return schema if fair and schema.get("properties") else None


def _parts(value: "Json") -> "list[Json]":
    return value if isinstance(value, list) else [value]


def _is_about_presence(part: "Json") -> bool:
    """Tell whether a branch only says which properties must be there."""
    return isinstance(part, dict) and set(part) <= _CHOICE_PARTS and part.get("type", "object") == "object"


def _narrows(schema: "Json", other: "Json") -> bool:
    """Tell whether a schema only names values of another one that may stand beside it in one object."""
    both = isinstance(schema, dict) and isinstance(other, dict)
    return both and schema.keys() <= _VALUES and schema.keys().isdisjoint(other)


def _merged(converter: "Converter", schema: "Object", hops: int) -> "Object | None":
    own = {keyword: value for keyword, value in schema.items() if keyword not in _NOTES | {"allOf"}}
    properties: dict[str, Json] = {}
    required: list[str] = []
    for part in [*schema["allOf"], *([own] if own.keys() - {"type"} else [])]:
        plain = {"properties": {}, **part} if _is_about_presence(part) else plain_object(converter, part, hops - 1)
        if plain is None or plain.keys() & _CHOICES or plain.get("additionalProperties") is False:
            return None
        for name, inner in plain["properties"].items():
            if name in properties and not _narrows(inner, properties[name]):
                return None
            properties[name] = {**properties[name], **inner} if name in properties else inner
        required += plain.get("required", [])
    merged = {"type": "object", "properties": properties, "required": list(dict.fromkeys(required))}
    return merged if properties else None
