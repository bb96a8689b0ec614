"""Cell of a table and the types that its parameter takes in, the value that it holds out."""

import re
from math import isfinite
from typing import TYPE_CHECKING, Final

from seer.schema.pointer import MISSING

if TYPE_CHECKING:
    from seer.records import Json

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,400}(?:\.0+)?")
_NUMBER: Final = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_COMMA: Final = re.compile(r"[+-]?[0-9]+,[0-9]+")
_TRUTHS: Final = {"true": True, "false": False}
ASKED: Final = (
    ("integer", "a whole number such as 1250"),
    ("number", "a number such as 1250.50"),
    ("boolean", "true or false"),
)
"""What a cell may hold by type, in words."""


def read_cell(text: str, types: frozenset[str], *, decimal_comma: bool = False) -> "Json":
    """Read a cell as one of these types: as it stands where text may be, else as a number or a truth value.

    `decimal_comma` takes 39,90 too, as tables whose cells are parted by semicolons write it. Gives MISSING where the
    cell is none of them.
    """
    if "string" in types:
        return text
    if "integer" in types and _WHOLE.fullmatch(text):
        return int(text.partition(".")[0])
    written = text.replace(",", ".") if decimal_comma and _COMMA.fullmatch(text) else text
    if "number" in types and _NUMBER.fullmatch(written) and isfinite(float(written)):
        return float(written)
    return _TRUTHS.get(text.lower(), MISSING) if "boolean" in types else MISSING


def asked(types: frozenset[str]) -> str:
    """Say what a cell may hold for these types: `a whole number such as 1250`; nothing where no cell can hold any."""
    said = [words for name, words in ASKED if name in types and not (name == "integer" and "number" in types)]
    return " or ".join(said)
