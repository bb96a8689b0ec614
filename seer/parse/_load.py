"""Bytes of a JSON or YAML file in, its value out; every trouble is a SpecError with the place and the fix.

Used for specs, and generic: recipes and phrasebooks are read with it too.
"""

import codecs
import json
import re
from typing import TYPE_CHECKING, Final, NoReturn

import msgspec

from seer.errors import SpecError
from seer.parse._built import MAX_DEPTH, parse
from seer.parse._yaml_lines import lines
from seer.schema.pointer import MISSING

if TYPE_CHECKING:
    from seer.parse._built import Flaw
    from seer.records import Json, Object

_BEGINS = re.compile(rb"[ \t\r\n]*[{\[]")
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def load_bytes(data: bytes, *, shown: str, many: bool = False, told: "Flaw | None" = None) -> "Json":
    """Read JSON or YAML: UTF-8 or UTF-16, keys unique, numbers finite, at most MAX_DEPTH levels deep.

    `shown` names the file in messages. JSON lines are read as a list, and so are several YAML documents where `many`
    is said. Text that begins like JSON is read as JSON, and as YAML's flow style only where that fails and the name
    doesn't end in `.json`. Of duplicate keys `told` is told, and the last one is kept; without it they are refused.
    """
    value = _quick(data)
    if value is not MISSING:
        return value
    text = decode(data, shown=shown)
    if text.lstrip()[:1] not in {"{", "["}:
        return parse(text, shown=shown, many=many, told=told)
    try:
        return _slow(text, shown, told)
    except _NotJsonError as error:
        listed = _json_lines(text, shown)
        if listed is not None:
            return listed
        if not shown.lower().endswith(".json"):
            try:
                return parse(text, shown=shown, many=many, told=told)
            except SpecError:
                pass
        place = f"line {error.line}, column {error.column}: no JSON: {error.what}"
        raise SpecError(place, where=shown, fix="correct the syntax") from None


def line_of(data: bytes, pointer: str) -> int | None:
    """Give the line, from 1, on which the value at a JSON pointer begins, or None where it isn't found."""
    try:
        return lines(decode(data, shown="")).get(pointer)
    except SpecError:
        return None


def decode(data: bytes, *, shown: str) -> str:
    """Give the text of a file. Raises SpecError where it is empty or no text."""
    if not data or data.isspace():
        message = "the file is empty"
        raise SpecError(message, where=shown, fix="give a file that holds a specification")
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), None) or _guess(data)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        message = (
            f"not text: byte {error.object[error.start]:#04x} at offset {error.start} is no {error.encoding.upper()}"
        )
        raise SpecError(message, where=shown, fix="save it as UTF-8") from None
    if "\x00" in text:
        message = f"not text: a zero byte at offset {text.index(chr(0))}"
        raise SpecError(message, where=shown, fix="give a JSON or YAML file")
    return text


def _json_lines(text: str, shown: str) -> "list[Json] | None":
    """Read JSON lines, two or more, as a list."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) < 2 or not all(line.lstrip()[:1] in {"{", "["} for line in lines):  # noqa: PLR2004 - one is no list
        return None
    try:
        return [_line(line, shown) for line in lines]
    except _NotJsonError:
        return None


def _line(line: str, shown: str) -> "Json":
    value = _quick(line.encode())
    return _slow(line, shown, None) if value is MISSING else value


def _guess(data: bytes) -> str:
    """Guess the encoding of text without a mark; only many zero bytes speak for UTF-16 or UTF-32."""
    return json.detect_encoding(data) if data.count(0) * 4 > len(data) else "utf-8"


class _NotJsonError(Exception):
    def __init__(self, what: str, line: int, column: int) -> None:
        super().__init__(what)
        self.what = what
        self.line = line
        self.column = column


class _DuplicateError(ValueError):
    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def _quick(data: bytes) -> "Json":
    """Read JSON in UTF-8 at C speed, or give MISSING where it isn't sound.

    Written again it has as many quotation marks where no duplicate key was lost, and is text where it was text.
    """
    if not _BEGINS.match(data) or rb"\u0022" in data:
        return MISSING
    try:
        value = msgspec.json.decode(data)
        again = msgspec.json.encode(value)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return MISSING
    return value if data.count(b'"') == again.count(b'"') and not _is_deep(value) else MISSING


def _slow(text: str, shown: str, told: "Flaw | None") -> "Json":
    """Read JSON with all that can be wrong with it told."""
    try:
        value = _decoded(text, shown, told)
    except json.JSONDecodeError as error:
        raise _NotJsonError(error.msg, error.lineno, error.colno) from None
    except _DuplicateError as error:
        raise _twice(text, error.key, shown) from None
    except _NumberError as error:
        line = _line_of_number(text, str(error))
        message = f"line {line}: {str(error)!r} is no number that JSON can hold"
        raise SpecError(message, where=shown, fix="give a finite number or null") from None
    except ValueError:
        message = "a number has too many digits"
        raise SpecError(message, where=shown, fix="write it as a string") from None
    except RecursionError:
        raise _too_deep(shown) from None
    if _is_deep(value):
        raise _too_deep(shown)
    if _SURROGATE.search(text):
        _refuse_surrogates(value, shown)
    return value


def _decoded(text: str, shown: str, told: "Flaw | None") -> "Json":
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse, parse_float=_finite)
    except _DuplicateError as error:
        if told is None:
            raise
        told(f"{_twice(text, error.key, shown).what}; the last one is kept")
    return json.loads(text, parse_constant=_refuse, parse_float=_finite)


def _unique(pairs: "list[tuple[str, Json]]") -> "Object":
    value = dict(pairs)
    if len(value) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise _DuplicateError(key)
            seen.add(key)
    return value


class _NumberError(ValueError):
    pass


def _refuse(text: str) -> NoReturn:
    raise _NumberError(text)


def _finite(text: str) -> float:
    value = float(text)
    return value if value - value == 0.0 else _refuse(text)


def _twice(text: str, key: str, shown: str) -> SpecError:
    """Find both lines of a duplicate key: YAML's reader knows them, and reads nearly all JSON."""
    try:
        parse(text, shown=shown)
    except SpecError as error:
        if "stands twice" in error.what:
            return error
    return SpecError(f"key {key!r} stands twice in one object", where=shown, fix="remove one of them")


def _line_of_number(text: str, number: str) -> int:
    """Find the first place where the number stands outside a string."""
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"|' + re.escape(number), text, re.DOTALL):
        if found[0] == number:
            return text.count("\n", 0, found.start()) + 1
    return 1


def _too_deep(shown: str) -> SpecError:
    return SpecError(f"nested deeper than {MAX_DEPTH} levels", where=shown, fix="flatten it")


def _is_deep(value: "Json") -> bool:
    """Tell whether a value has more than MAX_DEPTH levels."""
    level = [value]
    for _ in range(MAX_DEPTH + 1):
        dicts = [node for node in level if type(node) is dict]
        lists = [node for node in level if type(node) is list]
        level = [child for node in dicts for child in node.values() if type(child) is not str]
        level += [child for node in lists for child in node if type(child) is not str]
        if not dicts and not lists:
            return False
    return True


def _refuse_surrogates(value: "Json", shown: str) -> None:
    stack = [value]
    while stack:
        node = stack.pop()
        if type(node) is dict:
            stack.extend(node)
            stack.extend(node.values())
        elif type(node) is list:
            stack.extend(node)
        elif type(node) is str and not _is_text(node):
            message = f"{node!r} holds half a surrogate pair, which is no text"
            raise SpecError(message, where=shown, fix="write the whole character")


def _is_text(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
