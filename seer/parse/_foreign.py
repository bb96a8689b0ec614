"""Bytes that were read as no tool specification in, the language that they are written in out."""

import re
import tomllib
from typing import TYPE_CHECKING, Final, NamedTuple

from seer.errors import SpecError

if TYPE_CHECKING:
    from collections.abc import Callable

_LONGEST: Final = 1_000_000
_RUN: Final = 'name what runs: python:MODULE, or mcp:"COMMAND" for an MCP server'


class Foreign(NamedTuple):
    """What a text is, and what to give in its place."""

    what: str
    fix: str


def foreign(data: bytes) -> Foreign | None:
    """Tell what language a text is in, where it is none that specs are written in."""
    text = data[:_LONGEST].decode("utf-8-sig", errors="replace")
    return next((Foreign(what, fix) for fits, what, fix in _KNOWN if fits(text)), None)


def refuse(data: bytes, shown: str) -> None:
    """Refuse a file in such a language; SpecError."""
    found = foreign(data)
    if found is not None:
        message = f"not a tool specification: {found.what}"
        raise SpecError(message, where=shown, fix=found.fix)


def _begins(pattern: str) -> "Callable[[str], bool]":
    """Tell whether a text begins a line so; comments may stand before."""
    searched = re.compile(pattern, re.MULTILINE)
    return lambda text: searched.search(text) is not None


def _is_toml(text: str) -> bool:
    try:
        return bool(tomllib.loads(text))
    except (ValueError, RecursionError):
        return False


_KNOWN: "Final[tuple[tuple[Callable[[str], bool], str, str], ...]]" = (
    (_is_toml, "TOML", "give a JSON or YAML file"),
    (_begins(r"\AFORMAT: *1A\b"), "an API Blueprint", "convert it to OpenAPI"),
    (_begins(r"^syntax *= *[\"']proto[23][\"'] *;"), "Protocol Buffers", "describe the calls in OpenAPI"),
    (
        _begins(r"^(extend +)?type +(Query|Mutation|Subscription)\b[^{\n]*\{"),
        "a GraphQL schema",
        "list the operations as functions or in OpenAPI",
    ),
    (_begins(r"^(async +)?(def +\w+ *\(|class +\w+.*: *$)|^from +[\w.]+ +import +\w"), "Python code", _RUN),
    (
        _begins(r"^(import\b.*\bfrom +[\"']|(export +)?(default +)?(async +)?function\b|const +\w+ *= |export +const)"),
        "JavaScript or TypeScript",
        'name what runs: mcp:"COMMAND" for an MCP server; or save its list of tools as JSON',
    ),
)
