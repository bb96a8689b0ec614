r"""YAML text with characters escaped in two halves, as JSON has them, in, the same text with the characters out.

YAML knows no such escapes (`"\ud83d\ude00"`), but files that were JSON once have them. A half without the other becomes
a character of a private range, which is read as that half.
"""

import re
from typing import TYPE_CHECKING, Final

from seer.parse._broken import Mend

if TYPE_CHECKING:
    from collections.abc import Callable

    from seer.parse._broken import Broken
    from seer.records import Json

_HALF: Final = r"\\u([dD][89a-fA-F][0-9a-fA-F]{2})"
_ESCAPED: Final = re.compile(_HALF)
_PARTS: Final = re.compile(
    r"\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})|" + _HALF + r'|\\.|[^"\\]+', re.DOTALL
)
_FIRST: Final = 0xD800
_COUNT: Final = 0x800
_PRIVATE: Final = 0xF0000
_MOST: Final = 200


def whole(text: str, refused: "Callable[[str], int | None]") -> str:
    """Give the text with whole characters; `refused` gives where the quoted text begins that a parser refuses first."""
    if not _ESCAPED.search(text) or _halves_in(text):
        return text
    for _ in range(_MOST):
        start = refused(text)
        mended = text if start is None else _mended(text, start)
        if mended == text:
            break
        text = mended
    return text


def with_halves(value: "Json", *, deepest: int, shown: str, broken: "list[Broken]") -> "Json":
    """Give a value without the halves that stand in it alone: each is noted."""
    mend = Mend(deepest=deepest, shown=shown)
    value = mend.mended(_read(value))
    broken += mend.broken
    return value


def _halves_in(text: str) -> bool:
    return any(_PRIVATE <= ord(sign) < _PRIVATE + _COUNT for sign in text if sign > "\uffff")


def _mended(text: str, start: int) -> str:
    """Mend the quoted text that begins at an offset."""
    made: list[str] = []
    offset = start + 1
    while found := _PARTS.match(text, offset):
        first, second, half = found.groups()
        if first:
            made.append(bytes.fromhex(first + second).decode("utf-16-be"))
        else:
            made.append(chr(_PRIVATE + int(half, 16) - _FIRST) if half else found[0])
        offset = found.end()
    return text[: start + 1] + "".join(made) + text[offset:]


def _read(value: "Json") -> "Json":
    """Read the characters that stand for halves as halves."""
    if isinstance(value, str):
        return "".join(
            chr(ord(sign) - _PRIVATE + _FIRST) if _PRIVATE <= ord(sign) < _PRIVATE + _COUNT else sign for sign in value
        )
    if isinstance(value, list):
        return [_read(each) for each in value]
    return {_read(key): _read(each) for key, each in value.items()} if isinstance(value, dict) else value
