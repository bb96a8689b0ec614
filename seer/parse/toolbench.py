"""ToolBench's API lists in, a tool for each API out.

Recognised by `api_list`, or by entries with `required_parameters` and `optional_parameters`. A tool is named as there,
`<api>_for_<collection>`. Types are RapidAPI's (`STRING`, `DATE (YYYY-MM-DD)`, `ENUM` without members); what it calls a
default is the value that its page shows: an example. GET reads; of other methods the effect is unknown.
"""

import re
from typing import TYPE_CHECKING, Final

from seer.errors import SpecError, literal
from seer.parse._converted import parameters
from seer.parse._gather import Gather
from seer.parse._names import bounded
from seer.parse._shapes import Shaped, listed
from seer.parse._typetext import WORDS
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json, Object, Parsed

_PARTS: Final = (("required_parameters", True), ("optional_parameters", False))


def recognises(document: "Json") -> bool:
    """Tell whether it is ToolBench's: APIs with `required_parameters` and `optional_parameters`."""
    return any(_is_api(api) for _, api in _apis(document))


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of all lists; an API that stands in several of them is one."""
    gather = Gather(source, format_name="toolbench")
    for at, api in _apis(document):
        with gather.skipping(at, api.get("api_name") if isinstance(api, dict) else None):
            if not _is_api(api):
                message = f"{literal(api)} is no API with a name and lists of parameters"
                raise SpecError(message, where=at, fix="give 'api_name' and 'required_parameters'")
            shaped, examples = _shaped(gather, api, at)
            collection = api.get("tool_name")
            gather.add(
                f"{api['api_name']} for {collection}" if isinstance(collection, str) else api["api_name"],
                parameters(gather, shaped, at=at),
                at=at,
                examples=[examples] if examples else (),
                title=api["api_name"],
                description=bounded(api.get("api_description") or api["api_name"]),
                effect="read" if str(api.get("method")).upper() == "GET" else "unknown",
            )
    return gather.parsed()


def _apis(document: "Json") -> "Iterator[tuple[str, Json]]":
    rows = document if isinstance(document, list) else [document]
    for index, row in enumerate(rows):
        at = join("", index) if rows is document else ""
        held = row.get("api_list") if isinstance(row, dict) else None
        if isinstance(held, list):
            yield from ((f"{at}/api_list/{number}", api) for number, api in enumerate(held))
        else:
            yield at, row


def _is_api(api: "Json") -> bool:
    return isinstance(api, dict) and isinstance(api.get("api_name"), str) and isinstance(api.get(_PARTS[0][0]), list)


def _shaped(gather: Gather, api: "Object", at: str) -> "tuple[Shaped, Object]":
    """Give the parameters of an API, and one argument set made of the examples of those required."""
    properties: Object = {}
    required: list[str] = []
    places: dict[str, str] = {}
    shown: Object = {}
    for part, needed in _PARTS:
        place = join(at, part)
        raw = api.get(part)
        if not isinstance(raw, list):
            continue
        plain = [_plain(each) if isinstance(each, dict) else each for each in raw]
        part_of = listed(plain, at=place, needed=needed, warn=gather.warn)
        for name, schema in part_of.schema["properties"].items():
            properties.setdefault(name, schema)
        required += part_of.schema.get("required", [])
        places |= part_of.places
        shown |= {
            name: each["examples"][0] for name, each in part_of.schema["properties"].items() if "examples" in each
        }
    schema = {"type": "object", "properties": properties, "required": required}
    return Shaped(schema, places), shown if set(required) <= shown.keys() else {}


def _plain(parameter: "Object") -> "Object":
    """Give a parameter in JSON Schema's words."""
    word = re.split(r"[^a-z]", str(parameter.get("type")).lower(), maxsplit=1)[0]
    plain: Object = {"name": parameter.get("name"), **WORDS.get(word, {})}
    if parameter.get("description"):
        plain["description"] = parameter["description"]
    shown = _read(parameter.get("default"), str(plain.get("type")))
    return plain if shown is None else {**plain, "examples": [shown]}


def _read(shown: "Json", kind: str) -> "Json":
    """Read an example, which the lists give as text or as a value."""
    if shown in ("", None):
        return None
    if kind == "string":
        return str(shown).lower() if isinstance(shown, bool) else str(shown)
    if kind == "boolean" and isinstance(shown, str):
        return {"true": True, "false": False}.get(shown.lower())
    if kind in {"number", "integer"} and isinstance(shown, str):
        number = re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", shown)
        return (float(shown) if number[1] else int(shown)) if number else None
    return shown
