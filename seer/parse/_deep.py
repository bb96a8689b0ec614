"""OpenAPI document in, findings of openapi-spec-validator out; the only file that imports it.

It runs in a process of its own with bounded time and memory: it is known to recurse without end and to take long.
"""

import subprocess
import sys
from typing import TYPE_CHECKING, Final

import msgspec

from seer import canon

if TYPE_CHECKING:
    from seer.records import Json

_SECONDS: Final = 120
_BYTES: Final = 4 << 30
_MAX_FINDINGS: Final = 20


def findings(document: "Json", *, shown: str, seconds: float = _SECONDS) -> list[str]:
    """Give what openapi-spec-validator finds, a sentence each; that it can't judge is a finding too."""
    command = [sys.executable, "-m", "seer.parse._deep"]
    try:
        done = subprocess.run(  # noqa: S603 - our own module
            command, input=canon.encode(document), capture_output=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return [f"{shown}: openapi-spec-validator didn't end within {seconds:g} seconds"]
    if done.returncode != 0:
        return [f"{shown}: openapi-spec-validator crashed on it (exit {done.returncode})"]
    return [
        f"{shown}#{pointer}: {what}" for pointer, what in msgspec.json.decode(done.stdout, type=list[tuple[str, str]])
    ]


def _judge(document: "Json") -> list[tuple[str, str]]:
    import openapi_spec_validator as validators  # noqa: PLC0415 - slow to import

    version = str(document.get("openapi", document.get("swagger", "3.0")))
    known = {
        "2": validators.OpenAPIV2SpecValidator,
        "3.0": validators.OpenAPIV30SpecValidator,
        "3.1": validators.OpenAPIV31SpecValidator,
        "3.2": getattr(validators, "OpenAPIV32SpecValidator", validators.OpenAPIV31SpecValidator),
    }
    validator = next((each for prefix, each in known.items() if version.startswith(prefix)), known["3.1"])
    found: list[tuple[str, str]] = []
    try:
        for error in validator(document).iter_errors():
            place = "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in error.absolute_path)
            found.append((place, str(error.message).split("\n", maxsplit=1)[0][:300]))
            if len(found) >= _MAX_FINDINGS:
                break
    except RecursionError:
        found.append(("", "openapi-spec-validator recursed without end"))
    except Exception as error:  # noqa: BLE001 - whatever breaks in it is a finding, not ours
        found.append(("", f"openapi-spec-validator failed: {type(error).__name__}: {error}"[:300]))
    return found


def _bound_memory() -> None:
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (_BYTES, _BYTES))


def main() -> None:
    """Judge the document on standard input and write the findings to standard output."""
    _bound_memory()
    document = msgspec.json.decode(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(_judge(document)))


if __name__ == "__main__":
    main()
