"""Spec that is no file in, its document and format out: an MCP server that runs, a Python module."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from seer.records import Json

_FORMATS: Final = {"mcp": "mcp", "mcp+http": "mcp", "mcp+https": "mcp", "python": "python"}


def is_live(spec: str) -> bool:
    """Tell whether a spec names something that runs, as in `mcp:"python -m server"` or `python:module`."""
    scheme, colon, _ = spec.partition(":")
    return bool(colon) and scheme in _FORMATS


def fetch(spec: str) -> "tuple[Json, str]":
    """Give the document of a spec that runs, and its format. Raises SpecError where it can't be had."""
    scheme, _, target = spec.partition(":")
    if scheme == "python":
        from seer.parse._callables import described  # noqa: PLC0415 - runs the user's code

        return described(target, spec=spec), "python"
    from seer.parse._mcp_live import listed  # noqa: PLC0415 - needs an extra

    address = spec.removeprefix("mcp+") if scheme != "mcp" else None
    return listed(target, address=address, spec=spec), _FORMATS[scheme]
