"""Text that is no JSON and where its reader stopped in, what is wrong, what to do about it, and where out."""

from typing import Final

_QUOTES: Final = "'‘’“”"
_CORRECT: Final = "correct the syntax"
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
    if text.startswith(("//", "/*", "#"), offset):
        return "it has a comment, which JSON knows none of", "remove the comment, or name the file .yaml", offset
    if sign and sign in _QUOTES:
        return f"{sign!r} is no quotation mark of JSON", 'write "', offset
    if not text[offset:].strip():
        return "it ends too early", "check that the file is whole", len(before)
    if said.startswith("Invalid \\"):
        return "a backslash begins nothing that JSON knows", r"write a backslash as \\", offset
    what, fix = _SAID.get(said, (said, _CORRECT))
    return what, fix, offset
