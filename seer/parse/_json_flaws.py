"""Text that is no JSON and where its reader stopped in, what is wrong, what to do about it, and where out."""

import re
from typing import Final

_QUOTES: Final = "'‘’“”"
_CORRECT: Final = "correct the syntax"
_WRITTEN: Final = (
    (re.compile(r"(True|False|None|undefined)\b"), "a word stands there that JSON doesn't know",
     "write true, false or null"),
    (re.compile(r"[+.][0-9]"), "a number is written as JSON has none", "write it in digits, a digit first"),
    (re.compile(r"[A-Za-z_$][\w$-]*\s*:"), "a name stands without quotation marks", 'put " around it'),
)  # fmt: skip
_ZERO: Final = re.compile(r"(?:^|[\s:\[,])-?(?P<zero>0)[0-9xXoObB]\Z")
_SAID: Final = {
    "Expecting property name enclosed in double quotes": ("a name in double quotes is missing", _CORRECT),
    "Expecting value": ("a value is missing", _CORRECT),
    "Expecting ':' delimiter": ("a colon is missing after a name", "put ':' between name and value"),
    "Expecting ',' delimiter": ("a comma or the closing bracket is missing", _CORRECT),
    "Invalid control character at": ("a line break or another control character stands in a string", r"write it as \n"),
    "Unterminated string starting at": ("a string has no end", "close it with a double quote"),
    "Extra data": ("more stands after the end of the value", "keep one value, or one a line"),
}


def flaw_of(text: str, said: str, offset: int) -> tuple[str, str, int]:
    """Give what is wrong, the fix, and the offset at which it is; `said` is what the reader says of `offset`."""
    sign = text[offset : offset + 1]
    before = text[:offset].rstrip()
    if said.startswith("Expecting") and not said.endswith("delimiter") and sign in set("]}") and before.endswith(","):
        return f"a comma stands before {sign!r}", "remove the comma", len(before) - 1
    habit = _habit(text, offset)
    if habit is not None:
        return habit
    if not text[offset:].strip():
        return "it ends too early", "check that the file is whole", len(before)
    if said.startswith("Invalid \\"):
        return "a backslash begins nothing that JSON knows", r"write a backslash as \\", offset
    what, fix = _SAID.get(said, (said, _CORRECT))
    return what, fix, offset


def _habit(text: str, offset: int) -> tuple[str, str, int] | None:
    """Give what people write by habit from other languages, where it is that."""
    sign = text[offset : offset + 1]
    if text.startswith(("//", "/*", "#"), offset):
        return "it has a comment, which JSON knows none of", "remove the comment, or name the file .yaml", offset
    if sign and sign in _QUOTES:
        return f"{sign!r} is no quotation mark of JSON", 'write "', offset
    zero = _ZERO.search(text, max(offset - 3, 0), offset + 1)
    if zero is not None:
        return "a number begins with 0", "write it in digits without that, or as a string", zero.start("zero")
    return next(((what, fix, offset) for pattern, what, fix in _WRITTEN if pattern.match(text, offset)), None)
