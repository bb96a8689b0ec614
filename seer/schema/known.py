"""Address of a published meta-schema in, the meta-schema out; the only file that imports jsonschema_specifications."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seer.records import Json


def published(uri: str) -> "Json | None":
    """Give the meta-schema of JSON Schema that has this address, or None where none has."""
    from jsonschema_specifications import (  # type: ignore[import-untyped] # noqa: PLC0415 - it takes long to load
        REGISTRY,
    )
    from referencing.exceptions import NoSuchResource  # noqa: PLC0415 - with it

    try:
        found: Json = REGISTRY.contents(uri)
    except NoSuchResource:
        return None
    return found
