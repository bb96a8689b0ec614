"""OpenAPI document and its place in, findings of openapi-spec-validator out; the only file that imports it.

It runs in a process of its own with bounded time and memory: it is known to recurse without end and to take long.
What the document refers to is read by the rules of `Links`; the validator's own ways to the network are closed.
"""

import re
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from seer import canon
from seer.errors import SpecError
from seer.parse._beside import Beside
from seer.parse._deep_place import place_of
from seer.parse._links import Links
from seer.parse._remote import Remote
from seer.records import Warn
from seer.schema.plain import VAGUE, worded
from seer.schema.references import Moved, nowhere

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from seer.records import Json, Object

_NAME: Final = "openapi-spec-validator"
_SECONDS: Final = 120
_BYTES: Final = 4 << 30
_MAX_FINDINGS: Final = 20
_LONGEST: Final = 300
_MISSING: Final = re.compile(r"""['"](.+)['"] is a required property""")
_UNKNOWN: Final = re.compile(r"(?:Additional|Unevaluated) properties are not allowed \((.+) (?:was|were) unexpected\)")
_NAMES: Final = re.compile(r"'([^']+)'")


class Task(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the other process is told: the document, the file that holds it, and what it may refer to beside that."""

    document: "Any"
    path: str | None
    allowed: tuple[str, ...]
    http: bool


def findings(
    document: "Json",
    *,
    shown: str,
    path: Path | None = None,
    allowed: "Sequence[Path]" = (),
    http: bool = False,
    seconds: float = _SECONDS,
) -> tuple[Warn, ...]:
    """Give what openapi-spec-validator finds, 20 flaws at most; that it was stopped or can't judge is one too.

    `path` is the document's file, from which relative references lead on, below its folder and those of `allowed`,
    and with `http` to the public internet.
    """
    file = None if path is None else str(path)
    task = Task(document=document, path=file, allowed=tuple(map(str, allowed)), http=http)
    command = [sys.executable, "-m", "seer.parse._deep"]
    try:
        done = subprocess.run(  # noqa: S603 - our own module
            command, input=canon.encode(task), capture_output=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return (Warn(where=shown, what=f"{_NAME} didn't end within {seconds:g} seconds", kind="invalid"),)
    if done.returncode != 0:
        return (Warn(where=shown, what=f"{_NAME} crashed on it (exit {done.returncode})", kind="invalid"),)
    found = msgspec.json.decode(done.stdout, type=list[tuple[str, str]])
    return tuple(
        Warn(where=f"{shown}#{pointer}" if pointer else shown, what=what, kind="invalid") for pointer, what in found
    )


def _judge(task: Task) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    try:
        for error in _validator(task).iter_errors():
            place = place_of(error, task.document) or ""
            flaw = place, _said(str(error.message))
            if flaw in found:
                continue  # what several operations refer to is judged for each, and told without its place
            if len(found) == _MAX_FINDINGS:
                found.append(("", f"{_NAME} was stopped after {_MAX_FINDINGS} flaws; there are more"))
                break
            found.append(flaw)
    except RecursionError:
        found.append(("", f"{_NAME} recursed without end"))
    except MemoryError:
        found.append(("", f"{_NAME} needs more than {_BYTES >> 30} GiB"))
    except Exception as error:  # noqa: BLE001 - whatever breaks in it is a finding, not ours
        found.append(("", f"{_NAME} gave up: {_first_line(_reason(error))}"))
    return found


def _said(message: str) -> str:
    """Say in the words that are used without this check what it finds too; else as the validator does."""
    missing, unknown = _MISSING.match(message), _UNKNOWN.match(message)
    if missing:
        return worded("required", missing[1], None) or message
    if unknown:
        return worded("additionalProperties", _NAMES.findall(unknown[1]), None) or message
    if "is not valid under any of " in message:
        return VAGUE
    return _first_line(message)


def _validator(task: Task) -> Any:
    import openapi_spec_validator as validators  # noqa: PLC0415 - slow to import
    from jsonschema_path import SchemaPath  # noqa: PLC0415 - slow to import

    document: Object = task.document if isinstance(task.document, dict) else {}
    version = str(document.get("openapi", document.get("swagger", "3.0")))
    known = {
        "2": validators.OpenAPIV2SpecValidator,
        "3.0": validators.OpenAPIV30SpecValidator,
        "3.1": validators.OpenAPIV31SpecValidator,
        "3.2": getattr(validators, "OpenAPIV32SpecValidator", validators.OpenAPIV31SpecValidator),
    }
    validator = next((each for prefix, each in known.items() if version.startswith(prefix)), known["3.1"])
    base = "" if task.path is None else Path(task.path).resolve().as_uri()
    handlers = dict.fromkeys(("file", "http", "https", ""), _retriever(task))
    return validator(SchemaPath.from_dict(document, base_uri=base, handlers=handlers))


def _retriever(task: Task) -> "Callable[[str], Json]":
    """Give the reader of what references lead to: the validator writes their addresses in full."""
    if task.path is None:
        return nowhere
    path = Path(task.path)
    allowed = [path.resolve().parent, *map(Path, task.allowed)]
    links = Links(Beside(path, shown=path.name), allowed=allowed, remote=Remote() if task.http else None)

    def retrieve(uri: str) -> "Json":
        try:
            found = links.retrieve(uri)
            return found.document if isinstance(found, Moved) else found
        except SpecError as error:
            message = f"{uri:.{_LONGEST}}: {error.what}"
            raise SpecError(message) from None

    return retrieve


def _reason(error: BaseException) -> str:
    """Give the first cause of an error: what stood in the way, not who passed it on."""
    seen: set[int] = set()
    while not isinstance(error, SpecError) and (cause := error.__cause__ or error.__context__) is not None:
        if id(cause) in seen:
            break
        seen.add(id(error))
        error = cause
    return str(error) if isinstance(error, SpecError) else f"{type(error).__name__}: {error}"


def _first_line(text: object) -> str:
    line = str(text).partition("\n")[0]
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def _refuse_network(event: str, arguments: "tuple[Any, ...]") -> None:
    """Keep the libraries of this process from fetching anything themselves, but for their own schemas."""
    if event == "urllib.Request" and not str(arguments[0]).startswith(_own()):
        message = f"nothing is fetched here: {arguments[0]!r:.{_LONGEST}}"
        raise SpecError(message)


@cache
def _own() -> str:
    """Give what the addresses of the validator's own files begin with."""
    found = find_spec("openapi_spec_validator")
    return Path(found.origin).parent.as_uri() if found is not None and found.origin else "file:///dev/null/"


def _bound_memory() -> None:
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (_BYTES, _BYTES))


def main() -> None:
    """Judge the task on standard input and write the findings to standard output."""
    sys.addaudithook(_refuse_network)
    _bound_memory()
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    sys.stdout.buffer.write(msgspec.json.encode(_judge(task)))


if __name__ == "__main__":
    main()
