"""Responses of an OpenAPI operation in, the schema of its result out."""

from typing import TYPE_CHECKING

from seer.parse._walk import followed, is_json, mapping
from seer.schema.pointer import join

if TYPE_CHECKING:
    from seer.parse._results import Results
    from seer.records import Json, Object
    from seer.schema.normalise import Converter


def returns_of(results: "Results", converter: "Converter", operation: "Object", *, at: str) -> "Json":
    """Give the schema of the first successful response that is JSON, else text where one is, else null."""
    listed = operation.get("responses")
    responses: Object = listed if isinstance(listed, dict) else {}
    text = None
    for code in sorted(code for code in responses if code.startswith("2")):
        place, raw = followed(converter, responses[code], join(join(at, "responses"), code))
        given = mapping(raw, place, "response").get("content")
        content: Object = given if isinstance(given, dict) else {}
        for media_type, media in sorted(content.items(), key=lambda each: (not is_json(each[0]), each[0])):
            if is_json(media_type) and isinstance(media, dict) and "schema" in media:
                where = join(join(join(place, "content"), media_type), "schema")
                return results.returns(converter, media["schema"], at=where)
            if media_type.lower().startswith("text/"):
                text = {"type": "string"}
    return text
