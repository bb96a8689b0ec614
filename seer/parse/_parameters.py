"""Operation of an OpenAPI document in, its parameters out: schema converted, name of the argument, way to travel."""

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from seer.errors import SpecError
from seer.parse._walk import examples_of, followed, is_json, mapping
from seer.records import Wire
from seer.schema.pointer import join

if TYPE_CHECKING:
    from typing import Literal

    from seer.records import Json, Object
    from seer.schema.normalise import Converter

_PLACES: Final = ("path", "query", "header", "cookie")
_STYLES: Final = {"path": "simple", "query": "form", "header": "simple", "cookie": "form"}
_LEFT_OUT: Final = frozenset({"accept", "content-type", "authorization"})
_IN_PATH: Final = re.compile(r"\{([^{}/]+)\}")


class Parameter(NamedTuple):
    """A parameter: `name` in the spec, `argument` for the agent."""

    name: str
    argument: str
    wire: Wire
    required: bool
    schema: "Json"
    examples: "tuple[Json, ...]"


def path_names(path: str) -> tuple[str, ...]:
    """Give the names in a path's braces; what follows a `?` or `#` is part of it in some specs."""
    return tuple(dict.fromkeys(_IN_PATH.findall(path)))


def undeclared(name: str) -> Parameter:
    """Give the parameter that a path names and nothing declares."""
    return Parameter(
        name=name,
        argument=name,
        wire=Wire(place="path", style="simple", explode=False),
        required=True,
        schema={"type": "string", "minLength": 1},
        examples=(),
    )


def parameters_of(converter: "Converter", item: "Object", operation: "Object", *, at: str) -> list[Parameter]:
    """Give the parameters of an operation, those of its path item included, by place and then as they stand."""
    found: dict[tuple[str, str], tuple[str, Object]] = {}
    for holder, place in ((item, at.rpartition("/")[0]), (operation, at)):
        for where, raw in _listed(converter, holder, join(place, "parameters")):
            found[_place(raw, where), _name(raw, where)] = where, raw
    ordered = sorted(found.items(), key=lambda entry: _PLACES.index(entry[0][0]))
    parameters: list[Parameter] = []
    for (place, name), (where, raw) in ordered:
        if place == "header" and name.lower() in _LEFT_OUT:
            continue
        argument = name
        while argument in {each.argument for each in parameters}:
            argument = f"{place}_{argument}"
        parameters.append(_parameter(converter, raw, argument, where))
    return parameters


def _listed(converter: "Converter", holder: "Object", at: str) -> "list[tuple[str, Object]]":
    listed = holder.get("parameters")
    if listed is not None and not isinstance(listed, list):
        message = f"parameters {listed!r:.60} is no list"
        raise SpecError(message, where=at, fix="list them")
    parts = [followed(converter, raw, join(at, index)) for index, raw in enumerate(listed or [])]
    return [(where, mapping(raw, where, "parameter")) for where, raw in parts]


def _name(raw: "Object", at: str) -> str:
    name = raw.get("name")
    if not isinstance(name, str) or not name:
        message = f"a parameter's name is {name!r}"
        raise SpecError(message, where=at, fix="give it a name")
    return name


def _place(raw: "Object", at: str) -> str:
    place = raw.get("in")
    if place not in _PLACES:
        message = f"parameter {raw.get('name')!r} is in {place!r}"
        raise SpecError(message, where=at, fix=f"give one of {', '.join(_PLACES)}, or a requestBody")
    return str(place)


def _parameter(converter: "Converter", raw: "Object", argument: str, at: str) -> Parameter:
    place: Literal["path", "query", "header", "cookie"] = raw["in"]
    schema, where, coded = _schema(raw, at)
    examples = tuple(examples_of(converter, raw, at))
    return Parameter(
        name=raw["name"],
        argument=argument,
        wire=Wire(place=place) if coded else _wire(raw, place),
        required=place == "path" or raw.get("required") is True,
        schema=_described(converter.converted(schema, at=where).schema, raw, examples),
        examples=examples,
    )


def _schema(raw: "Object", at: str) -> "tuple[Json, str, bool]":
    """Give the schema, its pointer, and whether its value travels as encoded content rather than in a style."""
    if "schema" in raw:
        return raw["schema"], join(at, "schema"), False
    content = raw.get("content")
    if isinstance(content, dict) and content:
        media_type = min(content, key=lambda each: (not is_json(each), each))
        media = content[media_type] if isinstance(content[media_type], dict) else {}
        return media.get("schema"), join(join(join(at, "content"), media_type), "schema"), True
    message = f"parameter {raw['name']!r} has no schema"
    raise SpecError(message, where=at, fix="add 'schema' or remove the parameter")


def _wire(raw: "Object", place: "Literal['path', 'query', 'header', 'cookie']") -> Wire:
    style = raw["style"] if isinstance(raw.get("style"), str) else _STYLES[place]
    explode = raw["explode"] if isinstance(raw.get("explode"), bool) else style == "form"
    return Wire(place=place, style=style, explode=explode)


def _described(schema: "Json", raw: "Object", examples: "tuple[Json, ...]") -> "Json":
    """Lay the parameter's own description and examples over its schema's."""
    told = raw.get("description")
    own: Object = {"description": told} if isinstance(told, str) and told.strip() else {}
    if examples and (schema is True or (isinstance(schema, dict) and "examples" not in schema)):
        own["examples"] = list(examples)
    return {**({} if schema is True else schema), **own} if schema is not False else False
