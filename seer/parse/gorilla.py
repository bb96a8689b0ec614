"""Gorilla's API Zoo in, a tool for each API call out.

Recognised by entries with `api_name` and `api_arguments`. Arguments are told in prose there: one is required where the
prose says so, of a type where it names one (`[REQUIRED] string: …`), else any value; a warning tells of that.
"""

import re
from typing import TYPE_CHECKING, Final

from seer.errors import SpecError, literal
from seer.parse._converted import parameters
from seer.parse._gather import Gather
from seer.parse._names import bounded
from seer.parse._shapes import Shaped
from seer.parse._typetext import schema_of_text
from seer.schema.pointer import join

if TYPE_CHECKING:
    from seer.records import Json, Object, Parsed

_NEEDED: Final = re.compile(r"^\[?required\b[\]:.]*", re.IGNORECASE)
_SPARE: Final = re.compile(r"^\[?optional\b(?: parameter)?[\]:.]*", re.IGNORECASE)
_TYPED: Final = re.compile(r"^\s*\(?([A-Za-z]\w*(?:\[[\w\[\], ]+\])?)\)?\s*:")


def recognises(document: "Json") -> bool:
    """Tell whether it is the API Zoo's: entries with `api_name` and `api_arguments`."""
    return any(_is_api(api) for api in _apis(document))


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of the API Zoo."""
    gather = Gather(source, format_name="gorilla")
    for index, api in enumerate(_apis(document)):
        at = join("", index) if isinstance(document, list) else ""
        with gather.skipping(at, api.get("api_name") if isinstance(api, dict) else None):
            if not _is_api(api):
                message = f"{literal(api)} has no 'api_name', or no 'api_arguments'"
                raise SpecError(message, where=at, fix="give both")
            place = join(at, "api_arguments")
            schema = _object(api["api_arguments"])
            for name in [name for name, each in schema["properties"].items() if "type" not in each]:
                gather.habit(join(place, name), "no type is given; read as any value")
            gather.add(
                api["api_name"],
                parameters(
                    gather, Shaped(schema, {name: join(place, name) for name in schema["properties"]}), at=place
                ),
                at=at,
                title=api["api_name"],
                description=bounded(api.get("functionality"), _about(api)),
            )
    return gather.parsed()


def _apis(document: "Json") -> "list[Json]":
    return document if isinstance(document, list) else [document]


def _is_api(api: "Json") -> bool:
    return isinstance(api, dict) and isinstance(api.get("api_name"), str) and isinstance(api.get("api_arguments"), dict)


def _about(api: "Object") -> "Json":
    about = api.get("meta_data", api.get("metadata"))
    return about.get("description") if isinstance(about, dict) else None


def _object(arguments: "Object") -> "Object":
    properties: Object = {}
    required: list[str] = []
    for name, said in arguments.items():
        if isinstance(said, dict):
            properties[name] = _object(said)
            continue
        text = said if isinstance(said, str) else ""
        if _NEEDED.match(text):
            required.append(name)
        properties[name] = _argument(_SPARE.sub("", _NEEDED.sub("", text)).strip())
    return {"type": "object", "properties": properties, **({"required": required} if required else {})}


def _argument(text: str) -> "Object":
    typed = _TYPED.match(text)
    known = schema_of_text(typed[1]) if typed else None
    if known is not None and typed:
        text = text[typed.end() :].strip()
    return {**(known or {}), **({"description": text} if text else {})}
