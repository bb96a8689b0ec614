"""YAML text in the common block style in, its value out; a text in any other style isn't judged here.

libyaml's events are objects, and to make them takes longer than all the rest. What nearly every line of a spec is (a
key, an item, a text that goes on below) is read here line by line, as libyaml reads it, and lines that are alike are
looked at once; what is in flow style, or quoted and no plain line, is handed on. A text that holds anything else, or
anything wrong, is to be read by events.
"""

import re
from contextlib import suppress
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from seer.parse._nodes import MAX_DEPTH
from seer.parse._scalars import SPECIAL, scalar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from seer.records import Json

_STRANGE: Final = re.compile("[^\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
"""What libyaml refuses, or takes for the end of a line, a blank or a mark."""
_KEY: Final = re.compile(r"""[\w$/.][^:#]*+(?::[^ :#][^:#]*+)*+|"[^"\\]*+"|'[^']*+'""")
_WORDS: Final = re.compile(r"\[ *+([A-Za-z0-9_][\w.-]*+ *+(?:, *+[A-Za-z0-9_][\w.-]*+ *+)*+)\]", re.ASCII)
_NO_PLAIN: Final = frozenset("-?:,[]{}#&*!|>'\"%@`")
_SIGNS: Final = frozenset("-?:")
_BLOCKS: Final = frozenset({"|", "|-", "|+", ">", ">-", ">+"})
_KINDS: Final[dict[str, type]] = {'"': str, "'": str, "[": list, "{": dict}
_QUOTES: Final = 2
_LONGEST_KEY: Final = 500
_MOST_HANDED: Final = 2_000
_MOST_KEPT: Final = 100_000
_MARKS: Final = ("---", "...")
"""How a line begins that ends a document."""
_SHALLOW: Final = MAX_DEPTH // 2 - 4
"""A column up to which nothing is nested too deep: of two levels, one at least lies further right."""
_Line = tuple[int, int, str | None, Any, bool | None]
"""Indentation, width of the dash, key and value; and whether the value is awaited, or None for one that is raw yet."""


class OddError(Exception):
    """Something that isn't read here."""


def quick(text: str, inner: "Callable[[str], Json]") -> "Json":
    """Read a text; `inner` reads a node that is quoted or in flow style.

    Raises OddError where it isn't in the common style, what `inner` raises, and ValueError for an impossible number.
    """
    begun = text.removeprefix("---\n")
    if begun.startswith("%"):
        raise OddError
    return _Blocks(begun, inner).read()


class _Lines(dict[str, _Line | None]):
    """What lines say; None for blank ones and comments."""

    def __missing__(self, line: str) -> _Line | None:
        if not line.isprintable():
            _look(line)
        body = line.lstrip(" ")
        found = None
        if body and body[0] != "#":
            if line.startswith(_MARKS):
                raise OddError
            found = _told(len(line) - len(body), body)
        if len(self) < _MOST_KEPT:
            self[line] = found
        return found


class _Blocks:
    """Reads one text; what a method of it needs to know of the latest entry is noted before it is called."""

    def __init__(self, text: str, inner: "Callable[[str], Json]") -> None:
        self.lines = text.split("\n")
        self.inner = inner
        self.handed = 0
        self.column = -1
        """Where the entries of the open container begin."""
        self.latest = 0
        """The number of the latest entry's line."""
        self.taken = 0
        """How many lines are taken already."""
        self.above: list[tuple[Any, int]] = []
        """The containers around the open one, each with its column."""

    def read(self) -> "Json":  # noqa: C901, PLR0912, PLR0915 - a call for each of 100,000 lines takes as long
        """Give the value of all lines; a text that is one plain value isn't in the common style."""
        lines, above = _Lines(), self.above
        if next((line for line in self.lines if lines[line] is not None), "").startswith(" "):
            raise OddError
        root: list[Any] = [None]
        node: Any = root
        key: Any = 0
        awaits: bool | None = True
        column, latest = -1, 0
        rows = enumerate(self.lines, 1)
        for number, line in rows:
            told = lines[line]
            if told is None:
                continue
            indent, dash, named, value, state = told
            if dash:
                if awaits and (indent > column or (indent == column and type(node) is dict)):
                    above.append((node, column))
                    node[key] = node = []
                    column = indent
                while indent < column:
                    node, column = above.pop()
                if indent != column or type(node) is not list:
                    raise OddError
                key = len(node)
                node.append(None)
                if named is not None:
                    above.append((node, column))
                    node[key] = node = {}
                    column += dash
            elif named is None:
                if indent <= column:
                    raise OddError
                if not awaits:
                    self.latest, self.column = latest, column
                    node[key] = self.continued(number)
                    _skip(rows, self.taken - number)
                    continue
            elif awaits and indent > column:
                above.append((node, column))
                node[key] = node = {}
                column = indent
            elif indent != column or type(node) is list:
                while indent < column or (indent == column and type(node) is list):
                    node, column = above.pop()
                if indent != column or type(node) is not dict:
                    raise OddError
            if named is not None:
                if named in node:
                    raise OddError
                key = named
            if state is None:
                self.latest, self.column = number, column
                value = self.special(value)
                _skip(rows, self.taken - number)
            if column > _SHALLOW and len(above) >= MAX_DEPTH:
                raise OddError
            node[key], awaits, latest = value, state, number
        if column < 0 and root[0] is not None:
            raise OddError
        return root[0]

    def below(self, column: int) -> list[str]:
        """Take the lines after the latest entry's that begin at a column or further right, or are blank."""
        lines, number, indent = self.lines, self.latest, " " * column
        end = number
        with suppress(IndexError):
            while lines[end].startswith(indent) or not lines[end].strip(" "):
                end += 1
        self.taken = end
        taken = lines[number:end]
        _look("".join(taken))
        return taken

    def continued(self, number: int) -> "Json":
        """Give the latest entry's plain text, which goes on in the line with a number, and take its lines."""
        value = _parts(self.lines[self.latest - 1].lstrip(" "))[2]
        lines = self.below(self.column + 1)
        if self.taken < number or not value or value[0] in _NO_PLAIN or " #" in value:
            raise OddError
        parts, blank = [value.rstrip(" ")], 0
        for line in lines:
            part = line.strip(" ")
            if not part:
                blank += 1
                continue
            if ": " in part or " #" in part or part[-1] == ":" or part[0] == "#":
                raise OddError
            parts += ("\n" * blank or " ", part)
            blank = 0
        return _scalar("".join(parts))

    def special(self, value: str) -> "Json":
        """Give a value that doesn't begin as a word does."""
        first, bare = value[0], value.rstrip(" ")
        words = _WORDS.fullmatch(bare) if first == "[" else None
        if bare in _BLOCKS:
            return self.block(bare)
        if first in _KINDS and bare[-1] == first and bare.count(first) == _QUOTES and "\\" not in bare:
            return bare[1:-1]
        if bare in {"{}", "[]"}:
            return _KINDS[first]()
        if words is not None:
            return [_scalar(each.strip(" ")) for each in words[1].split(",")]
        if first in _KINDS:
            return self.hand(value, _KINDS[first])
        raise OddError

    def hand(self, value: str, kind: type) -> "Json":
        """Hand a value on with all lines that may belong to it."""
        text = "\n".join((value, *self.below(self.column + 1)))
        self.handed += 1
        depth = len(self.above) + text.count("[") + text.count("{")
        if self.handed > _MOST_HANDED or depth >= MAX_DEPTH or (kind is not str and "&" in text):
            raise OddError
        found = self.inner(text)
        if type(found) is not kind:
            raise OddError
        return found

    def block(self, header: str) -> str:
        """Give a text that stands in a block of its own."""
        first = self.latest
        while first < len(self.lines) and not self.lines[first].strip(" "):
            first += 1
        begun = self.lines[first] if first < len(self.lines) else ""
        column = len(begun) - len(begun.lstrip(" "))
        is_empty = column <= self.column
        taken = self.below(self.column + 1 if is_empty else column)
        if self.taken == len(self.lines) and (not taken or taken.pop()):
            raise OddError  # the last line has no end
        lines = [""] * len(taken) if is_empty else [line[column:] for line in taken]
        if any(lines[: first - self.latest]):
            raise OddError  # blank lines that stand further right
        blank = 0
        while lines and not lines[-1]:
            lines.pop()
            blank += 1
        text = "\n".join(lines) if header[0] == "|" else _folded(lines)
        end = "\n" if lines and header[-1] != "-" else ""
        return text + end + ("\n" * blank if header[-1] == "+" else "")


def _skip(rows: "Iterator[tuple[int, str]]", count: int) -> None:
    """Leave out rows that were taken already."""
    if count > 0:
        next(islice(rows, count, count), None)


def _look(text: str) -> None:
    if not text.isprintable() and _STRANGE.search(text):
        raise OddError


def _folded(lines: list[str]) -> str:
    """Join lines by blanks; empty ones, and those that are further indented, keep the ends of lines."""
    parts: list[str] = []
    breaks, was_indented = 0, False
    for line in lines:
        if not line:
            breaks += 1
            continue
        is_indented = line[0] == " "
        joint = "\n" if was_indented or is_indented else "" if breaks else " "
        parts += (joint if parts else "", "\n" * breaks, line)
        breaks, was_indented = 0, is_indented
    return "".join(parts)


def _told(column: int, body: str) -> _Line:
    """Tell what a line says."""
    dash, key, value = _parts(body)
    if not value or value[0] == "#":
        return column, dash, key, None, True
    if value[0] in _NO_PLAIN and (value[0] not in _SIGNS or value[1:2] in {" ", ""}):
        return column, dash, key, value, None
    if ": " in value or " #" in value or value[-1] in ": ":
        value = value.partition(" #")[0].rstrip(" ")
        if ": " in value or value[-1] == ":":
            return column, dash, key, ":", None
    return column, dash, key, _scalar(value), False


def _parts(body: str) -> tuple[int, str | None, str]:
    """Give the width of a line's dash, its key and the rest."""
    dash, rest = 0, body
    if body[0] == "-" and body[1:2] in {" ", ""}:
        rest = body[2:].lstrip(" ")
        dash = len(body) - len(rest)
    word, colon, value = rest.partition(": ")
    if not colon:
        if rest[-1:] != ":":
            return dash, None, rest
        word = rest[:-1]
    key = word if word.isidentifier() and len(word) <= _LONGEST_KEY else _key(word)
    return (dash, None, rest) if key is None else (dash, key, value.lstrip(" "))


@lru_cache(maxsize=4_096)
def _key(written: str) -> str | None:
    """Give the key that is written some way, or None where that is no key."""
    if len(written) > _LONGEST_KEY or written[-1:] == " " or _KEY.fullmatch(written) is None:
        return None
    return written[1:-1] if written[0] in _KINDS else written


def _scalar(text: str) -> "Json":
    return scalar(text, tag=None, is_plain=True) if text[0] in SPECIAL else text
