"""A plain JSON Schema of an object in, one tool out that takes such an object.

The tool is named from the schema's `title`, else from the file. References may lead to other files of its folder; one
that leads nowhere is read as any value, with a warning.
"""

from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from seer.errors import SpecError, literal
from seer.parse._gather import Gather, object_schema
from seer.parse._oddities import oddities
from seer.schema.normalise import Converter, dialect_of
from seer.schema.references import nowhere

if TYPE_CHECKING:
    from seer.parse._links import Links
    from seer.records import Json, Parsed

_OTHERS: Final = frozenset(
    {"openapi", "swagger", "asyncapi", "seer", "tools", "functions", "inputSchema", "parameters", "paths", "result"}
)
_SHAPES: Final = frozenset(
    {"properties", "allOf", "anyOf", "oneOf", "$ref", "required", "additionalProperties", "type"}
)


def recognises(document: "Json") -> bool:
    """Tell whether it is a JSON Schema."""
    if not isinstance(document, dict) or _OTHERS & document.keys():
        return False
    draft = document.get("$schema")
    if isinstance(draft, str) and "json-schema.org" in draft:
        return bool(_SHAPES & document.keys())
    kind = document.get("type")
    if isinstance(kind, list) and "object" in kind:
        kind = "object"
    if not isinstance(kind, str | None):
        return isinstance(document.get("properties"), dict)  # the type is a flaw
    if kind is not None and kind != "object":
        return kind in {"array", "string", "number", "integer", "boolean"} and len(document) > 1
    if isinstance(document.get("$ref"), str) and ("$defs" in document or "definitions" in document):
        return True
    return isinstance(document.get("properties"), dict) or (kind == "object" and bool(document.keys() - {"type"}))


def parse(document: "Json", source: str) -> "Parsed":
    """Give the one tool of a schema that stands alone."""
    return parse_linked(document, source, None)


def parse_linked(
    document: "Json", source: str, links: "Links | None", *, results: bool = True, text: bytes | None = None
) -> "Parsed":
    """Give the one tool of a schema whose references may lead to other files."""
    del results, text  # it has no results, and is small
    uri, retrieve = (links.uri, links.retrieve) if links is not None else ("", nowhere)
    if not isinstance(document, dict):
        message = f"{literal(document)} is no JSON Schema of an object"
        raise SpecError(message, where=source, fix="give a mapping")
    gather = Gather(source, format_name="json_schema")
    title = document.get("title")
    stem = PurePosixPath(source.replace("\\", "/")).name.partition(".")[0]
    name = title if isinstance(title, str) and any(c.isascii() and c.isalnum() for c in title) else stem
    for pointer, what in oddities(document):
        gather.habit(pointer, what)
    with gather.skipping("", name):
        dialect = dialect_of(document, "2020-12")
        converter = Converter(document, dialect=dialect, warn=gather.warn, uri=uri, retrieve=retrieve, lenient=True)
        parameters = object_schema(converter, document, at="")
        examples = document.get("examples")
        gather.add(
            name,
            {keyword: value for keyword, value in parameters.items() if keyword not in {"description", "examples"}},
            at="",
            title=title if name != title or " " in name else None,
            description=document.get("description"),
            examples=examples if isinstance(examples, list) else (),
        )
    return gather.parsed()
