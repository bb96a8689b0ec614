"""Docstring in Google's, NumPy's or reST style in, what it says of a function and its parameters out."""

from typing import TYPE_CHECKING, NamedTuple

from docstring_parser import ParseError, parse

if TYPE_CHECKING:
    from collections.abc import Mapping


class Told(NamedTuple):
    """What is said of a parameter: its type and description, empty where nothing is."""

    type: str
    description: str


class Said(NamedTuple):
    """What is said of a function and, by name, of its parameters."""

    description: str
    parameters: "Mapping[str, Told]"


def read(text: str) -> Said:
    """Read a docstring; one that fits no style is a description."""
    try:
        found = parse(text)
    except ParseError:
        return Said(text.strip(), {})
    description = "\n\n".join(part for part in (found.short_description, found.long_description) if part)
    told = {
        param.arg_name.lstrip("*"): Told(param.type_name or "", " ".join((param.description or "").split()))
        for param in found.params
    }
    return Said(description, told)
