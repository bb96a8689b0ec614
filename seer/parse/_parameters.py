"""Operation of an OpenAPI document in, its parameters out: schema converted, name of the argument, way to travel."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from seer.errors import SpecError, literal
from seer.parse._operations import Operation
from seer.parse._walk import examples_of, followed, is_json, needed
from seer.records import Wire
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from seer.records import Json, Object, Place
    from seer.schema.normalise import Converter, Warner

    Listed = dict[tuple[str, str], tuple[str, Object]]

PLACES: Final = ("path", "query", "querystring", "header", "cookie")
BODIES: Final = ("body", "formData")
"""Places of parameters that are bodies, as Swagger 2 has them."""
_ORDER: Final = {place: order for order, place in enumerate(PLACES)}
STYLES: "Final[dict[str, str]]" = {"path": "simple", "query": "form", "header": "simple", "cookie": "form"}
_LEFT_OUT: Final = frozenset({"accept", "content-type", "authorization"})
_INLINE: Final = frozenset({"type", "enum", "items"})
_OWN: Final = frozenset(
    {"name", "in", "required", "description", "style", "explode", "allowReserved", "allowEmptyValue", "deprecated",
     "collectionFormat", "example", "examples", "schema", "content"}
)  # fmt: skip
_IN_PATH: Final = re.compile(r"\{([^{}/]+)\}")


class Parameter(NamedTuple):
    """A parameter: `name` in the spec, `argument` for the agent."""

    name: str
    argument: str
    wire: Wire
    required: bool
    schema: "Json"
    examples: "tuple[Json, ...]"


@lru_cache(maxsize=1_024)
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


def listed(converter: "Converter", operation: Operation, warn: "Warner", *, known: "Sequence[str]") -> "Listed":
    """Give pointer and object of each parameter by place and name; the operation's own go before its path item's.

    What can't be sent at all is left out with a warning. Raises SpecError where one that is needed can't be read.
    """
    found: Listed = {}
    places: dict[tuple[str, str, str], str] = {}
    in_path = path_names(operation.http.path)
    for holder, at in ((operation.item, operation.at.rpartition("/")[0]), (operation.raw, operation.at)):
        for where, entry in _entries(holder.get("parameters"), join(at, "parameters"), warn):
            place, raw = followed(converter, entry, where)
            if not isinstance(raw, dict):
                warn(place, f"parameter {literal(raw)} is no mapping; it was left out")
                continue
            each, name = raw, raw.get("name")
            if not isinstance(name, str) or not name:
                warn(place, f"a parameter's name is {literal(name)}; it was left out")
                continue
            kind = _kind(each, place, known, warn, is_in_path=name in in_path)
            if kind is not None:
                earlier = places.setdefault((at, kind, name), where)
                if earlier != where:
                    warn(
                        where,
                        f"parameter {literal(name)} in {kind} stands twice, first at {earlier}; the last one is kept",
                    )
                found[kind, name] = place, each if each.get("in") == kind else {**each, "in": kind}
    return found


def _entries(given: "Json", at: str, warn: "Warner") -> "Iterator[tuple[str, Json]]":
    if isinstance(given, dict):
        warn(at, "parameters is a mapping; read as the list of its values")
        yield from ((join(at, key), entry) for key, entry in given.items())
    elif isinstance(given, list):
        yield from ((f"{at}/{index}", entry) for index, entry in enumerate(given))
    elif given is not None:
        message = f"parameters {literal(given)} is no list"
        raise SpecError(message, where=at, fix="list them")


def _kind(raw: "Object", at: str, known: "Sequence[str]", warn: "Warner", *, is_in_path: bool) -> str | None:
    """Give the place that a parameter is in, or None where it has none that there is and isn't needed."""
    name, kind = raw["name"], raw.get("in")
    if kind in known or kind in BODIES:
        if kind not in known:
            warn(at, f"parameter {literal(name)} is in {literal(kind)}; read as a body, as Swagger 2 has it")
        return str(kind)
    if kind is None or (isinstance(kind, str) and kind.lower() in known):
        read = kind.lower() if kind else "path" if is_in_path else "query"
        warn(at, f"parameter {literal(name)} is in {literal(kind)}; read as {read!r}")
        return read
    if raw.get("required") is True:
        message = f"parameter {literal(name)} is in {literal(kind)}"
        raise SpecError(message, where=at, fix=f"give one of {', '.join(known)}")
    warn(at, f"parameter {literal(name)} is in {literal(kind)}, which is none of {', '.join(known)}; it was left out")
    return None


def without_headers_of_http(found: "Listed", tell: "Callable[[str, str], None]") -> "Listed":
    """Leave out the headers that OpenAPI has clients set; each is told."""
    kept: Listed = {}
    for (place, name), (where, raw) in found.items():
        if place == "header" and name.lower() in _LEFT_OUT:
            tell(where, f"header parameter {literal(name)} was left out: the client sets it, as OpenAPI has it")
        else:
            kept[place, name] = where, raw
    return kept


def named(found: "Listed", build: "Callable[[Object, str, str], Parameter]") -> list[Parameter]:
    """Build parameters by place, each with a name of its own."""
    parameters: list[Parameter] = []
    taken: set[str] = set()
    for (place, name), (where, raw) in sorted(found.items(), key=_order):
        argument = name
        while argument in taken:
            argument = f"{place}_{argument}"
        taken.add(argument)
        parameters.append(renamed(build(raw, argument, where)))
    return parameters


def renamed(parameter: Parameter) -> Parameter:
    """Note the name that a parameter travels by, where its argument has another."""
    if parameter.name == parameter.argument:
        return parameter
    return parameter._replace(wire=msgspec.structs.replace(parameter.wire, name=parameter.name))


def _order(entry: "tuple[tuple[str, str], object]") -> int:
    return _ORDER[entry[0][0]]


class Builder:
    """Builds parameters, equal ones once: a giant spec repeats a few of them by the thousand."""

    def __init__(self, converter: "Converter", warn: "Warner", build: "Callable[..., Parameter]") -> None:
        self._converter = converter
        self._told = warn
        self._build = build
        self._built: dict[tuple[str | bytes, str], Parameter] = {}
        self._seen: dict[tuple[int, str], tuple[Object, Parameter]] = {}
        self._flaws = 0

    def __call__(self, raw: "Object", argument: str, where: str) -> Parameter:
        """Give a parameter under the name of its argument."""
        seen = self._seen.get((id(raw), argument))
        if seen is None:
            seen = self._seen[id(raw), argument] = raw, self._by_content(raw, argument, where)
        return seen[1]

    def _by_content(self, raw: "Object", argument: str, where: str) -> Parameter:
        content = msgspec.json.encode(raw)
        key = (where + raw["in"] if b'"$ref"' in content else content, argument)
        if key in self._built:
            return self._built[key]
        before = self._flaws
        built = self._build(self._converter, raw, argument, where, self._warn)
        if self._flaws == before:
            self._built[key] = built
        return built

    def _warn(self, pointer: str, what: str) -> None:
        self._flaws += 1
        self._told(pointer, what)


def parameter(converter: "Converter", raw: "Object", argument: str, at: str, warn: "Warner") -> Parameter:
    """Give a parameter of OpenAPI 3."""
    schema, where, coded = _schema(raw, at, warn)
    examples = tuple(examples_of(converter, raw, at))
    place: Place = "query" if raw["in"] == "querystring" else raw["in"]
    return Parameter(
        name=raw["name"],
        argument=argument,
        wire=Wire(place=place) if coded or raw["in"] == "querystring" else _wire(raw, place),
        required=place == "path" or needed(raw, at, warn) is True,
        schema=described(converter.converted(schema, at=where).schema, raw, examples),
        examples=examples,
    )


def _schema(raw: "Object", at: str, warn: "Warner") -> "tuple[Json, str, bool]":
    """Give the schema, its pointer, and whether its value travels as encoded content rather than in a style."""
    if "schema" in raw:
        return raw["schema"], join(at, "schema"), False
    content = raw.get("content")
    if isinstance(content, dict) and content:
        media_type = min(content, key=lambda each: (not is_json(each), each))
        media = content[media_type] if isinstance(content[media_type], dict) else {}
        return media.get("schema"), join(join(join(at, "content"), media_type), "schema"), True
    if _INLINE & raw.keys():
        warn(at, f"parameter {raw['name']!r} has its schema's keywords beside its own; read as its schema")
        return inline(raw), at, False
    warn(at, f"parameter {raw['name']!r} has no schema; read as text")
    return {"type": "string"}, at, False


def inline(raw: "Object") -> "Object":
    """Give the schema whose keywords stand in the parameter itself, as Swagger 2 has it and OpenAPI 3 shouldn't."""
    return {keyword: value for keyword, value in raw.items() if keyword not in _OWN}


def _wire(raw: "Object", place: "Place") -> Wire:
    style = raw["style"] if isinstance(raw.get("style"), str) else STYLES[place]
    explode = raw["explode"] if isinstance(raw.get("explode"), bool) else style == "form"
    return Wire(place=place, style=style, explode=explode)


def described(schema: "Json", raw: "Object", examples: "tuple[Json, ...]") -> "Json":
    """Lay the parameter's own description and examples over its schema's."""
    told = raw.get("description")
    own: Object = {"description": told} if isinstance(told, str) and told.strip() else {}
    if examples and (schema is True or (isinstance(schema, dict) and "examples" not in schema)):
        own["examples"] = list(examples)
    return {**({} if schema is True else schema), **own} if schema is not False else False
