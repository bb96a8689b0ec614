"""Bytes of a file in, its text out: by its byte order mark, by what it declares, else UTF-8."""

import codecs
import json
import re
from typing import Final

from seer.errors import SpecError

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_DECLARED: Final = re.compile(rb"(?:[^\n]*\n)?[ \t]*#[^\n]*?coding[:=][ \t]*([A-Za-z0-9_.-]+)")
"""A comment on the first or second line, as editors and Python have it."""


_PACKED: Final = (b"\x1f\x8b", b"PK\x03\x04", b"BZh", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd")
_PAGE: Final = re.compile(r"\s*<(!doctype|html|\?xml)\b", re.IGNORECASE)
_CONTROLS: Final = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_LOOKED_AT: Final = 4_096
_ASCII: Final = bytes(range(32, 127))


def decode(data: bytes, *, shown: str) -> str:
    """Give the text of a file. Raises SpecError where it is empty or no text."""
    if not data or data.isspace():
        message = "the file is empty"
        raise SpecError(message, where=shown, fix="give a file that holds a specification")
    if data.startswith(_PACKED):
        message = "the file is compressed"
        raise SpecError(message, where=shown, fix="unpack it, and give what was in it")
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), None) or _guess(data, shown)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        if _CONTROLS.search(data, 0, _LOOKED_AT):
            message = "not text, but binary"
            raise SpecError(message, where=shown, fix="give a JSON or YAML file") from None
        byte, offset = error.object[error.start], error.start
        line = data.count(b"\n", 0, offset) + 1
        message = f"not text: byte {byte:#04x} at offset {offset} (line {line}) is no {encoding.upper()}"
        fix = "save it as UTF-8, or declare its encoding in a comment on the first line: '# coding: latin-1'"
        raise SpecError(message, where=shown, fix=fix) from None
    if (encoding != "utf-8" or b"\x00" in data) and "\x00" in text:
        message = f"not text: a zero byte at offset {text.index(chr(0))}"
        raise SpecError(message, where=shown, fix="give a JSON or YAML file")
    if _PAGE.match(text):
        message = "it is an HTML or XML page"
        raise SpecError(message, where=shown, fix="give a JSON or YAML file")
    return text


def _guess(data: bytes, shown: str) -> str:
    """Guess the encoding of text without a mark; only many zero bytes speak for UTF-16 or UTF-32."""
    if b"\x00" in data and data.count(0) * 4 > len(data):
        return json.detect_encoding(data)
    declared = _DECLARED.match(data)
    return _known(declared[1].decode(), shown) if declared else "utf-8"


def _known(name: str, shown: str) -> str:
    """Give the name of a declared encoding, where it is one of text that holds ASCII as it is."""
    try:
        fair = codecs.lookup(name).name if _ASCII.decode(name) == _ASCII.decode() else None
    except (LookupError, ValueError, TypeError):
        fair = None
    if fair is None:
        message = f"it declares the encoding {name!r}, which isn't known"
        raise SpecError(message, where=shown, fix="save it as UTF-8")
    return fair
