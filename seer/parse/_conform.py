"""OpenAPI document in, what the published schema of its version has against it out: a line for each distinct flaw."""

from collections import defaultdict
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from seer.parse._place import more
from seer.records import Warn
from seer.schema.plain import VAGUE
from seer.schema.pointer import split
from seer.schema.validate import document_errors

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from seer.records import Json

_VERSIONS: Final = ("2.0", "3.0", "3.1", "3.2")
_MOST: Final = 8
_UNKNOWN: Final = " no meaning here"
_FIELDS: Final = frozenset({
    "additionalProperties", "components", "content", "definitions", "deprecated", "enum", "in", "info", "items",
    "maxLength", "maximum", "minLength", "minimum", "operationId", "parameters", "paths", "properties", "requestBody",
    "required", "responses", "schema", "security", "servers", "summary", "tags", "version",
})  # fmt: skip
"""Names of parts that a message may name without becoming one of many kinds."""


def nonconformities(
    document: "Json",
    *,
    shown: str,
    told: "Iterable[Warn]" = (),
    concerns: "Callable[[str], bool]" = lambda _: True,
) -> tuple[Warn, ...]:
    """Give a document's flaws by OpenAPI's own schema, 8 kinds at most, each at its first place with their number.

    Left out are places in which a flaw was found already (`told`) or that concern nobody (`concerns`), and documents
    that name no version that is known.
    """
    version = _version(document)
    if version is None:
        return ()
    known = [warning.where.removeprefix(f"{shown}#") for warning in told]
    places: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for pointer, told_of in document_errors(document, _schema(version)):
        message = _said(told_of, pointer)
        if concerns(pointer) and not any(
            pointer and (each == pointer or each.startswith(f"{pointer}/")) for each in known
        ):
            places[message][pointer] = None
    flaws = [
        Warn(
            where=_at(shown, next(iter(pointers))),
            what=f"by OpenAPI {version}, {message}{more(len(pointers))}",
            kind="invalid",
        )
        for message, pointers in places.items()
        if not _is_vague(message) or not _are_told(places, pointers)
    ]
    if len(flaws) > _MOST:
        count = len(flaws) - _MOST
        flaws[_MOST:] = [
            Warn(where=shown, what=f"by OpenAPI {version}, {count} other kinds of flaw stand in it", kind="invalid")
        ]
    return tuple(flaws)


def _said(message: str, pointer: str) -> str:
    """Name what OpenAPI has a name for, and say what to do about a field that it doesn't know."""
    name = split(pointer)[-1] if pointer else ""
    named = message.replace("this ", f"{name!r} ", 1) if name in _FIELDS and message.startswith("this ") else message
    if name == "responses" and message == "this is empty":
        return f"{named}; give a status, as '200', with its description"
    if not message.endswith(_UNKNOWN):
        return named
    which = "leave that out, or begin its name with x-" if "which has" in message else "leave them out"
    return f"{named}; {'begin a path with /' if name == 'paths' else which}"


def _is_vague(message: str) -> bool:
    return message.endswith(VAGUE.removeprefix("this "))


def _are_told(places: "Mapping[str, Mapping[str, None]]", pointers: "Iterable[str]") -> bool:
    """Tell whether something plainer is said of all these places."""
    plain = {pointer for message, others in places.items() if not _is_vague(message) for pointer in others}
    return plain.issuperset(pointers)


def _version(document: "Json") -> str | None:
    given = (document.get("openapi", document.get("swagger")) if isinstance(document, dict) else None) or ""
    return next((version for version in _VERSIONS if str(given).strip().startswith(version)), None)


@cache
def _schema(version: str) -> Any:
    """Give the schema of a version, which openapi-spec-validator brings along; the package itself isn't imported."""
    found = find_spec("openapi_spec_validator")
    home = Path(str(found.origin if found is not None else "")).parent
    return msgspec.json.decode((home / f"resources/schemas/v{version}/schema.json").read_bytes())


def _at(shown: str, pointer: str) -> str:
    return f"{shown}#{pointer}" if pointer else shown
