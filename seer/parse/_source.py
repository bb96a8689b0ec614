"""Path of a spec in, what it gave and a record of the file out; all that can be wrong with the file is told here."""

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from seer.errors import SpecError
from seer.parse._load import load_bytes
from seer.records import SourceFile

if TYPE_CHECKING:
    from pathlib import Path

    from seer.parse import Format
    from seer.records import Json, Parsed
    from seer.registry import Registry

_MAX_TOLD: Final = 5
_MAX_KEYS: Final = 6


def read(
    path: "Path", formats: "Registry[Format]", *, shown: str, format_name: str | None, strict: bool
) -> "tuple[Parsed, SourceFile]":
    """Load, recognise and parse a spec file."""
    data = _bytes(path, shown)
    document = load_bytes(data, shown=shown)
    name = format_name or recognise(document, formats, shown=shown)
    parsed = formats.get(name).parse(document, shown)
    if strict:
        _refuse_flaws(document, parsed, name, shown)
    return parsed, SourceFile(path=shown, format=name, digest=sha256(data).hexdigest())


def _bytes(path: "Path", shown: str) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        message, fix = "no such file", "check the path"
    except IsADirectoryError:
        message, fix = "is a folder", "name a file in it"
    except (OSError, ValueError) as error:
        message, fix = (
            f"can't be read: {getattr(error, 'strerror', None) or error}",
            "check the path and its permissions",
        )
    raise SpecError(message, where=shown, fix=fix)


def recognise(document: "Json", formats: "Registry[Format]", *, shown: str) -> str:
    """Give the name of the format of a document. Raises SpecError where it is none that is known."""
    for name in formats.names():
        if formats.get(name).recognises(document):
            return name
    known = ", ".join(formats.names())
    message = f"not a tool specification: {_sight(document)}"
    fix = "convert it to OpenAPI 3 first" if isinstance(document, dict) and "swagger" in document else ""
    raise SpecError(message, where=shown, fix=fix or f"give one of the formats {known}")


def _sight(document: "Json") -> str:
    """Say what a document looks like."""
    if isinstance(document, dict):
        if "swagger" in document:
            return f"it is Swagger {document['swagger']!r}"
        keys = ", ".join(repr(key) for key in list(document)[:_MAX_KEYS])
        more = ", …" if len(document) > _MAX_KEYS else ""
        return f"a mapping with the keys {keys}{more}" if document else "an empty mapping"
    if isinstance(document, list):
        inner = f", the first {_sight(document[0])}" if document and isinstance(document[0], dict) else ""
        return f"a list of {len(document)}{inner}"
    return "plain text" if isinstance(document, str) else f"the value {document!r:.60}"


def _refuse_flaws(document: "Json", parsed: "Parsed", format_name: str, shown: str) -> None:
    flaws = [str(SpecError(warning.what, where=warning.where)) for warning in parsed.warnings]
    if format_name == "openapi":
        from seer.parse._deep import findings  # noqa: PLC0415 - only --strict pays for it

        flaws = [*findings(document, shown=shown), *flaws]
    if flaws:
        told = "\n  ".join(flaws[:_MAX_TOLD])
        more = f"\n  and {len(flaws) - _MAX_TOLD} more" if len(flaws) > _MAX_TOLD else ""
        message = f"{len(flaws)} flaw{'s' * (len(flaws) > 1)}, refused by --strict:\n  {told}{more}"
        raise SpecError(message, where=shown, fix="mend them, or leave --strict out")
