"""seer's own tool registry (YAML or JSON) in, tools out.

```yaml
seer: tools/1
tools:
  - name: get_weather                 # what the agent calls
    title: Weather                    # for people
    description: Gives the weather of a city on a day.
    effect: read                      # read, write, destructive or unknown
    open_world: true                  # talks to the world outside
    idempotent: true                  # calling again changes nothing more
    parameters:                       # each by name: a schema, or just the name of a type
      city: {type: string, minLength: 2, required: true}
      days: integer
    returns: {type: object, properties: {celsius: {type: number}}}
    examples: [{city: Oslo, days: 3}]
    wording:                          # how people ask for it, by locale
      en:
        intents: [check the weather, look up the forecast]
        labels: {city: [city], days: [number of days]}
        choices: {unit: {degrees Celsius: celsius}}
$defs: {}                             # shared schemas, for `$ref: '#/$defs/…'`
```

`parameters` may also be a whole JSON Schema: it is one where its `type` is the text `object`, or it has `$ref`. In the
short form a parameter is required where it says `required: true`. Labels and choices are given by a parameter's name,
or by JSON pointer where they lie deeper (`/items/*/price`, `*` for any index); `choices` maps what people say to the
value.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from seer.errors import SpecError, literal, mistyped, near
from seer.parse._gather import Gather, object_schema
from seer.records import Effect, Object, Wording
from seer.schema.normalise import Converter
from seer.schema.pointer import join, split

if TYPE_CHECKING:
    from seer.records import Json, Parsed

HEADER: Final = "tools/1"


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tool of a registry."""

    name: str
    title: str | None = None
    description: str = ""
    parameters: Object = {}
    returns: Object | bool | None = None
    effect: Effect = "unknown"
    open_world: bool | None = None
    idempotent: bool | None = None
    examples: tuple[Object, ...] = ()
    wording: dict[str, Wording] = {}


class File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"defs": "$defs"}):
    """A registry's file."""

    seer: str
    tools: tuple[Entry, ...]
    defs: dict[str, Object | bool] = {}


SCHEMA: Final[dict[str, Any]] = msgspec.json.schema(File)
"""JSON Schema of a registry, for editors."""


def recognises(document: "Json") -> bool:
    """Tell whether it is a registry."""
    return isinstance(document, dict) and "seer" in document and "tools" in document


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of a registry."""
    if not recognises(document):
        message = f"it has no header 'seer: {HEADER}', or no tools"
        raise SpecError(message, where=source, fix="write both")
    if document["seer"] != HEADER:
        message = f"header {literal(document['seer'])} is of no version that is known"
        raise SpecError(message, where=f"{source}#/seer", fix=f"write 'seer: {HEADER}'")
    if not isinstance(document["tools"], list):
        message = f"tools {literal(document['tools'])} is no list"
        raise SpecError(message, where=f"{source}#/tools", fix="list the tools")
    gather = Gather(source, format_name="tool_registry")
    for key in sorted(document.keys() - {"seer", "tools", "$defs"}):
        gather.warn(join("", key), f"unknown key {key!r} was ignored; {near(key, ('seer', 'tools', '$defs'))}")
    converter = Converter(document, dialect="2020-12", warn=gather.warn)
    for index, raw in enumerate(document["tools"]):
        at = f"/tools/{index}"
        with gather.skipping(at, raw.get("name") if isinstance(raw, dict) else None):
            _add(gather, converter, raw, at)
    return gather.parsed()


def _add(gather: Gather, converter: Converter, raw: "Json", at: str) -> None:
    entry = _entry(raw, at)
    parameters = _parameters(entry.parameters)
    schema = object_schema(converter, parameters, at=join(at, "parameters"))
    gather.add(
        entry.name,
        schema,
        at=at,
        title=entry.title,
        description=entry.description,
        returns=None
        if entry.returns is None
        else gather.results.returns(converter, entry.returns, at=join(at, "returns")),
        effect=entry.effect,
        open_world=entry.open_world,
        idempotent=entry.idempotent,
        examples=entry.examples,
        wording={
            locale: _wording(gather, each, schema, f"{at}/wording/{locale}") for locale, each in entry.wording.items()
        },
    )


def _entry(raw: "Json", at: str) -> Entry:
    try:
        entry = msgspec.convert(raw, Entry)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at ")
        unknown = sorted(raw.keys() - set(Entry.__struct_fields__)) if isinstance(raw, dict) else []
        fix = near(unknown[0], Entry.__struct_fields__) if unknown else f"see {place.strip('`')}" if place else ""
        raise SpecError(mistyped(what), where=at, fix=fix) from None
    if not entry.name.strip():
        message = "its name is empty"
        raise SpecError(message, where=join(at, "name"), fix="give it a name")
    return entry


def _parameters(given: Object) -> Object:
    """Give the JSON Schema that the short form stands for."""
    if given.get("type") == "object" or "$ref" in given:
        return given
    properties = {name: {"type": each} if isinstance(each, str) else each for name, each in given.items()}
    required = [name for name, each in properties.items() if isinstance(each, dict) and each.get("required") is True]
    plain = {
        name: {
            keyword: value for keyword, value in each.items() if keyword != "required" or not isinstance(value, bool)
        }
        if isinstance(each, dict)
        else each
        for name, each in properties.items()
    }
    return {"type": "object", "properties": plain, "required": required}


def _wording(gather: Gather, wording: Wording, schema: Object, at: str) -> Wording:
    """Turn names into pointers, and tell of names that no parameter has."""
    known = schema.get("properties", {})
    for part, mapping in (("labels", wording.labels), ("choices", wording.choices)):
        for key in mapping:
            first = split(_pointer(key))[:1]
            if known and first and first[0] not in known:
                gather.warn(f"{at}/{part}", f"{key!r} names no parameter; {near(first[0], known)}")
    return Wording(
        intents=wording.intents,
        labels={_pointer(key): labels for key, labels in sorted(wording.labels.items())},
        choices={_pointer(key): dict(sorted(phrases.items())) for key, phrases in sorted(wording.choices.items())},
    )


def _pointer(key: str) -> str:
    return key if key.startswith("/") else join("", key)
