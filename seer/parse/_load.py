"""Bytes of a JSON or YAML file in, its value out; every trouble is a SpecError with the place and the fix.

Used for specs, and generic: recipes and phrasebooks are read with it too.
"""

from typing import TYPE_CHECKING

from seer.errors import SpecError
from seer.parse import _yaml_lines
from seer.parse._built import MAX_DEPTH, parse
from seer.parse._encodings import decode
from seer.parse._json import NotJsonError, careful, quick
from seer.schema.pointer import MISSING

if TYPE_CHECKING:
    from seer.parse._built import Flaw
    from seer.records import Json

__all__ = ["MAX_DEPTH", "decode", "line_of", "load_bytes"]


def load_bytes(data: bytes, *, shown: str, many: bool = False, told: "Flaw | None" = None) -> "Json":
    """Read JSON or YAML: text of any declared encoding, keys unique, numbers finite, at most MAX_DEPTH levels deep.

    `shown` names the file in messages. JSON lines are read as a list, and so are several YAML documents where `many`
    is said. Text that begins like JSON is read as JSON, and as YAML's flow style only where that fails and the name
    doesn't end in `.json`. Of duplicate keys `told` is told, and the last one is kept; without it they are refused.
    """
    value = quick(data)
    if value is not MISSING:
        return value
    text = decode(data, shown=shown)
    if text.lstrip()[:1] not in {"{", "["}:
        return parse(text, shown=shown, many=many, told=told)
    try:
        return careful(text, shown, told)
    except NotJsonError as error:
        return _no_json(text, error, shown=shown, many=many, told=told)


def _no_json(text: str, error: NotJsonError, *, shown: str, many: bool, told: "Flaw | None") -> "Json":
    """Read JSON lines, or YAML's flow style where the file's name allows it; else say what is wrong with the JSON."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if error.is_end and len(lines) > 1 and all(line.lstrip()[:1] in {"{", "["} for _, line in lines):
        return [_line(line, number, shown, told) for number, line in lines]
    if not shown.lower().endswith(".json"):
        try:
            return parse(text, shown=shown, many=many, told=told)
        except SpecError:
            pass
    raise error.told(shown, error.line) from None


def _line(text: str, number: int, shown: str, told: "Flaw | None") -> "Json":
    """Read one of several lines, each of which is JSON."""
    value = quick(text.encode())
    try:
        return careful(text, shown, told, line=number) if value is MISSING else value
    except NotJsonError as error:
        raise error.told(shown, number) from None


def line_of(data: bytes, pointer: str) -> int | None:
    """Give the line, from 1, on which the value at a JSON pointer begins, or None where it isn't found."""
    try:
        return _yaml_lines.lines(decode(data, shown="")).get(pointer)
    except SpecError:
        return None
