"""Address of a published meta-schema in, the meta-schema out; the only file that imports jsonschema_specifications."""

from typing import TYPE_CHECKING

from jsonschema_specifications import REGISTRY  # type: ignore[import-untyped] # the library has no stubs
from referencing.exceptions import NoSuchResource

if TYPE_CHECKING:
    from seer.records import Json


def published(uri: str) -> "Json | None":
    """Give the meta-schema of JSON Schema that has this address, or None where none has."""
    try:
        found: Json = REGISTRY.contents(uri)
    except NoSuchResource:
        return None
    return found
