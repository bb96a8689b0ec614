"""Responses of an OpenAPI operation in, the schema of its result out."""

from typing import TYPE_CHECKING

from seer.parse._walk import followed, is_json, mapping, schema_of
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.parse._results import Results
    from seer.records import Json, Object
    from seer.schema.normalise import Converter


def returns_of(results: "Results", converter: "Converter", operation: "Object", *, at: str) -> "Json":
    """Give the schema of the first successful response that is JSON, else text where one is, else null."""
    text = None
    for place, response in successes(converter, operation, at=at):
        given = response.get("content")
        content: Object = given if isinstance(given, dict) else {}
        for media_type, raw in sorted(content.items(), key=lambda each: (not is_json(each[0]), each[0])):
            where, media = followed(converter, raw, join(join(place, "content"), media_type))
            schema = schema_of(media) if isinstance(media, dict) else None
            if schema is not None and (is_json(media_type) or "itemSchema" in media):
                return results.returns(converter, schema, at=join(where, "schema"))
            if media_type.lower().startswith("text/"):
                text = {"type": "string"}
    return text


def successes(converter: "Converter", operation: "Object", *, at: str) -> "Iterator[tuple[str, Object]]":
    """Give pointer and object of each response of a 2xx code, by code."""
    listed = operation.get("responses")
    responses: Object = listed if isinstance(listed, dict) else {}
    for code in sorted([code for code in responses if code[:1] == "2"]):
        place, raw = followed(converter, responses[code], join(f"{at}/responses", code))
        yield place, mapping(raw, place, "response")
