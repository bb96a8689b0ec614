r"""ECMA-262 pattern, as JSON Schema has it, in; pattern of Python's `re` that means the same out.

`$` is the very end, `\d` and `\w` are ASCII, `.` stops at four line ends, `\p{…}` knows Unicode's categories.
"""

import re
import sys
import unicodedata
import warnings
from functools import cached_property, lru_cache
from itertools import groupby

from seer.schema.automaton import Automaton, UnfitError, is_heavy, parsed, power

_SPACE = r"\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
_SETS = {"d": "0-9", "w": "0-9A-Za-z_", "s": _SPACE}
_INSIDE = {
    **_SETS,
    "D": r"\x00-/:-\U0010ffff",
    "W": r"\x00-/:-@\[-\^`{-\U0010ffff",
    "S": r"\x00-\x08\x0e-\x1f!-\x9f\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff"
    r"\u3001-\ufefe\uff00-\U0010ffff",
}
_NAMES = {
    "letter": "L", "uppercase_letter": "Lu", "lowercase_letter": "Ll", "number": "N", "decimal_number": "Nd",
    "mark": "M", "punctuation": "P", "symbol": "S", "separator": "Z", "space_separator": "Zs", "other": "C",
}  # fmt: skip


class Pattern:
    """A pattern that is searched for in bounded time, however it is written."""

    def __init__(self, pattern: str) -> None:
        self._python = re.compile(pattern)
        self._tree = parsed(pattern)
        self._power = power(self._tree)

    def found(self, text: str) -> bool:
        """Tell whether the pattern matches anywhere in a text; what can't be told in bounded time doesn't match."""
        if not is_heavy(self._power, len(text)):
            return self._python.search(text) is not None
        return self._automaton is not None and self._automaton.search(text)

    @cached_property
    def _automaton(self) -> Automaton | None:
        try:
            return Automaton(self._tree)
        except UnfitError:
            return None


@lru_cache(maxsize=2048)
def compiled(pattern: str) -> Pattern | None:
    """Compile a pattern, or give None where Python's engine has no like of it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", FutureWarning)
            return Pattern(translate(pattern))
    except (re.error, OverflowError, RecursionError, ValueError):
        return None


def translate(pattern: str) -> str:
    """Translate a pattern. Raises ValueError where it asks for what `re` can't say."""
    parts: list[str] = []
    at, inside = 0, False
    while at < len(pattern):
        if pattern[at] == "\\":
            piece, at = _escape(pattern, at, inside=inside)
        elif inside:
            inside = pattern[at] != "]"
            piece, at = ("\\[" if pattern[at] == "[" else pattern[at]), at + 1
        elif pattern[at] == "[":
            piece, at, inside = _open(pattern, at)
        else:
            piece, at = _plain(pattern, at)
        parts.append(piece)
    return "".join(parts)


def _open(pattern: str, at: int) -> tuple[str, int, bool]:
    if pattern.startswith("[^]", at):
        return r"[\x00-\U0010ffff]", at + 3, False
    if pattern.startswith("[]", at):
        return "(?!)", at + 2, False
    if pattern.startswith("[^", at):
        return "[^", at + 2, True
    return "[", at + 1, True


def _plain(pattern: str, at: int) -> tuple[str, int]:
    if pattern[at] == "$":
        return r"\Z", at + 1
    if pattern[at] == ".":
        return r"[^\n\r\u2028\u2029]", at + 1
    if pattern.startswith("(?<", at) and pattern[at + 3 : at + 4] not in {"=", "!"}:
        return "(?P<", at + 3
    return pattern[at], at + 1


def _escape(pattern: str, at: int, *, inside: bool) -> tuple[str, int]:
    letter = pattern[at + 1 : at + 2]
    if inside and letter in _INSIDE:
        dash = pattern[at + 2 : at + 3] == "-"  # after a set a dash is no range
        return _INSIDE[letter] + ("\\-" if dash else ""), at + 2 + dash
    if letter.lower() in _SETS:
        return f"[{'^' if letter.isupper() else ''}{_SETS[letter.lower()]}]", at + 2
    if letter in {"p", "P"}:
        return _category(pattern, at, inside=inside)
    return _rare(pattern, at) or (pattern[at : at + 2], at + 2)


def _rare(pattern: str, at: int) -> tuple[str, int] | None:
    """Translate a reference by name, a code point in braces, or a control letter."""
    if name := re.compile(r"\\k<(\w+)>").match(pattern, at):
        return f"(?P={name[1]})", name.end()
    if point := re.compile(r"\\u\{([0-9A-Fa-f]+)\}").match(pattern, at):
        return f"\\U{int(point[1], 16):08x}", point.end()
    if control := re.compile(r"\\c([A-Za-z])").match(pattern, at):
        return f"\\x{ord(control[1]) % 32:02x}", control.end()
    return None


def _category(pattern: str, at: int, *, inside: bool) -> tuple[str, int]:
    found = re.compile(r"\{(?:(?:gc|General_Category)=)?(\w+)\}|([A-Z])").match(pattern, at + 2)
    if found is None:
        message = f"unreadable Unicode class at {at} in {pattern!r}"
        raise ValueError(message)
    name = found[1] or found[2]
    ranges = _ranges(_NAMES.get(name.lower(), name), negative=pattern[at + 1] == "P")
    return (ranges if inside else f"[{ranges}]"), found.end()


@lru_cache(maxsize=64)
def _ranges(category: str, *, negative: bool) -> str:
    if not re.fullmatch(r"[LMNPSZC][a-z]?", category):
        message = f"Python knows no Unicode class {category!r}"
        raise ValueError(message)
    runs = groupby(_categories(), key=lambda run: run[2].startswith(category) is not negative)
    members = [list(group) for member, group in runs if member]
    return "".join(f"\\U{group[0][0]:08x}-\\U{group[-1][1]:08x}" for group in members)


@lru_cache(maxsize=1)
def _categories() -> tuple[tuple[int, int, str], ...]:
    """Give the runs of code points of one category: first, last, category."""
    runs: list[tuple[int, int, str]] = []
    start = 0
    for category, group in groupby(map(unicodedata.category, map(chr, range(sys.maxunicode + 1)))):
        size = sum(1 for _ in group)
        runs.append((start, start + size - 1, category))
        start += size
    return tuple(runs)
