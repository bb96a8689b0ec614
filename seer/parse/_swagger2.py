"""Operation of a Swagger 2 document in, its parameters, body and result out, as OpenAPI 3 would have them."""

from typing import TYPE_CHECKING, Final

from seer.parse._body import Body, Wires, arguments_of
from seer.parse._parameters import BODIES, STYLES, Parameter, described, inline, renamed
from seer.parse._responses import successes
from seer.parse._walk import is_json, needed
from seer.records import Wire
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from seer.parse._parameters import Builder, Listed
    from seer.parse._results import Results
    from seer.records import Json, Object, Place
    from seer.schema.normalise import Converter, Warner

_SEPARATED: Final = {"ssv": "spaceDelimited", "pipes": "pipeDelimited", "tsv": "tabDelimited"}
KNOWN: Final = ("path", "query", "header", "cookie", *BODIES)


def apart(given: "list[Json]", at: str) -> "tuple[Listed, list[Json]]":
    """Give those of an operation's own parameters that plainly make a body, and all others."""
    found: Listed = {}
    others: list[Json] = []
    for index, each in enumerate(given):
        is_body = type(each) is dict and each.get("in") in BODIES and _is_named(each)
        if is_body and (each["in"], each["name"]) not in found:
            found[each["in"], each["name"]] = f"{at}/{index}", each
        else:
            others.append(each)
    return found, others


def _is_named(raw: "Object") -> bool:
    return "$ref" not in raw and type(raw.get("name")) is str and raw["name"] != ""


def body_of(
    converter: "Converter", found: "Listed", build: "Builder", *, taken: "AbstractSet[str]", warn: "Warner"
) -> Body | None:
    """Give the arguments that an operation's body or form adds; `taken` are the names of its parameters."""
    bodies = [each for (place, _), each in found.items() if place == "body"]
    fields = [each for (place, _), each in found.items() if place == "formData"]
    if bodies:
        where, raw = bodies[-1]
        for other, _ in (*bodies[:-1], *fields):
            warn(other, f"an operation has one body; that at {where} is read, and this was left out")
        return arguments_of(
            converter,
            raw.get("schema", inline(raw)),
            at=join(where, "schema"),
            wires=Wires("application/json", None),
            examples=[],
            required=needed(raw, where, warn),
            taken=taken,
        )
    return _form(fields, build, taken) if fields else None


def _form(fields: "list[tuple[str, Object]]", build: "Builder", taken: "AbstractSet[str]") -> Body:
    properties: dict[str, Json] = {}
    required: list[str] = []
    wire: dict[str, Wire] = {}
    for where, raw in fields:
        name = raw["name"]
        while name in taken:
            name = f"form_{name}"
        field = renamed(build(raw, name, where))
        properties[name], wire[name] = field.schema, field.wire
        required += [name] if field.required else []
    return Body(properties=properties, required=required, keywords={}, wire=wire, examples=[])


def parameter(converter: "Converter", raw: "Object", argument: str, at: str, warn: "Warner") -> Parameter:
    """Give a parameter of Swagger 2."""
    schema, where = (raw["schema"], join(at, "schema")) if "schema" in raw else (inline(raw), at)
    if not schema:
        warn(at, f"parameter {raw['name']!r} has no type; read as text")
        schema = {"type": "string"}
    place: Place = "form" if raw["in"] == "formData" else raw["in"]
    example = raw.get("x-example")
    examples = () if example is None else (example,)
    return Parameter(
        name=raw["name"],
        argument=argument,
        wire=_wire(raw, place),
        required=place == "path" or needed(raw, at, warn) is True,
        schema=described(converter.converted(schema, at=where).schema, raw, examples),
        examples=examples,
    )


def _wire(raw: "Object", place: "Place") -> Wire:
    """Give OpenAPI 3's style for a collection format; its own default, comma-separated, holds for arrays alone."""
    plain = STYLES.get(place, "form")
    if raw.get("type") != "array":
        return Wire(place=place, style=plain, explode=plain == "form")
    given = raw.get("collectionFormat")
    style = _SEPARATED.get(given, plain) if isinstance(given, str) else plain
    return Wire(place=place, style=style, explode=given == "multi")


def returns_of(results: "Results", converter: "Converter", operation: "Object", *, produces: "Json", at: str) -> "Json":
    """Give the schema of the first successful response that has one, as text where the operation gives no JSON."""
    for place, response in successes(converter, operation, at=at):
        if response.get("schema") is not None:
            own = operation.get("produces", produces)
            types = [each for each in own if isinstance(each, str)] if isinstance(own, list) else []
            if types and not any(is_json(each) for each in types):
                return {"type": "string"} if any(each.startswith("text/") for each in types) else None
            return results.returns(converter, response["schema"], at=join(place, "schema"))
    return None
