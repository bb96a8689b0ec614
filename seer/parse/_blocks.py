"""YAML text in the common block style in, its value out; a text in any other style isn't judged here.

libyaml's events are objects, and to make them takes longer than all the rest. What nearly every line of a spec is (a
key, an item, a text that goes on below) is read here line by line, as libyaml reads it, and lines that are alike are
looked at once; what is in flow style, or quoted and no plain line, is handed on. A text that holds anything else, or
anything wrong, is to be read by events.
"""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from seer.parse._nodes import MAX_DEPTH
from seer.parse._scalars import SPECIAL, scalar

if TYPE_CHECKING:
    from collections.abc import Callable

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
_READ, _AWAITED, _RAW = range(3)
_Line = tuple[int, int, str | None, Any, int]
"""Indentation, width of the dash, key and value; and whether the value is read, awaited, or raw text yet."""


class OddError(Exception):
    """Something that isn't read here."""


def quick(text: str, inner: "Callable[[str], Json]") -> "Json":
    """Read a text; `inner` reads a node that is quoted or in flow style.

    Raises OddError where it isn't in the common style, what `inner` raises, and ValueError for an impossible number.
    """
    begun = text.removeprefix("---\n")
    if begun.startswith(("---", "...", "%")) or "\n---" in begun or "\n..." in begun:
        raise OddError
    return _Blocks(begun, inner).read()


class _Lines(dict[str, _Line | None]):
    """What lines say; None for blank ones and comments."""

    def __missing__(self, line: str) -> _Line | None:
        if not line.isprintable():
            _look(line)
        body = line.lstrip(" ")
        found = _told(len(line) - len(body), body) if body and body[0] != "#" else None
        if len(self) < _MOST_KEPT:
            self[line] = found
        return found


class _Blocks:
    """Reads one text: `node` is the container that is open, `column` where its entries begin, `key` the latest's."""

    def __init__(self, text: str, inner: "Callable[[str], Json]") -> None:
        self.lines = text.split("\n")
        self.inner = inner
        self.handed = 0
        self.root: list[Any] = [None]
        self.node: Any = self.root
        self.column = -1
        self.key: Any = 0
        self.awaits = True
        self.latest = 0
        """The number of the latest entry's line."""
        self.taken = 0
        """How many lines are taken already."""
        self.above: list[tuple[Any, int]] = []

    def read(self) -> "Json":
        """Give the value of all lines."""
        lines = _Lines()
        for number, line in enumerate(self.lines, 1):
            told = lines[line] if number > self.taken else None
            if told is None:
                continue
            column, dash, key, value, state = told
            if dash:
                self.item(column, dash, is_mapping=key is not None)
            elif key is None:
                if self.goes_on(column, number):
                    continue
            elif self.awaits and column > self.column:
                self.open({}, column)
            elif column != self.column or self.awaits or type(self.node) is list:
                self.place(column)
            node = self.node
            if key is None:
                key = self.key
            elif key in node:
                raise OddError
            else:
                self.key = key
            self.latest = number
            self.awaits = state == _AWAITED
            node[key] = value if state != _RAW else self.special(value)
        return self.whole()

    def whole(self) -> "Json":
        """Give what was read; a text that is one plain value isn't in the common style."""
        if self.column < 0 and self.root[0] is not None:
            raise OddError
        return self.root[0]

    def open(self, value: "Json", column: int) -> None:
        """Begin a container, the value of the latest entry."""
        self.node[self.key] = value
        self.above.append((self.node, self.column))
        if len(self.above) >= MAX_DEPTH or (column and self.column < 0):
            raise OddError
        self.node, self.column, self.awaits = value, column, False

    def place(self, column: int) -> None:
        """Find the mapping that a key belongs to."""
        while column < self.column or (column == self.column and type(self.node) is list):
            self.node, self.column = self.above.pop()
        if column != self.column or type(self.node) is not dict:
            raise OddError

    def item(self, column: int, dash: int, *, is_mapping: bool) -> None:
        """Find or open the list that an item belongs to, and begin the item."""
        if self.awaits and (column > self.column or (column == self.column and type(self.node) is dict)):
            self.open([], column)
        while column < self.column:
            self.node, self.column = self.above.pop()
        if column != self.column or type(self.node) is not list:
            raise OddError
        self.key = len(self.node)
        self.node.append(None)
        if is_mapping:
            self.open({}, column + dash)

    def below(self, column: int) -> list[str]:
        """Take the lines after the latest entry's that begin at a column or further right, or are blank."""
        lines, number, indent = self.lines, self.latest, " " * column
        end = number
        while end < len(lines) and (lines[end].startswith(indent) or not lines[end].strip(" ")):
            end += 1
        self.taken = end
        taken = lines[number:end]
        _look("".join(taken))
        return taken

    def goes_on(self, column: int, number: int) -> bool:
        """Take the lines on which a plain text goes on; tell whether it did, or begins here."""
        if column <= self.column:
            raise OddError
        if self.awaits:
            return False
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
        self.node[self.key] = _scalar("".join(parts))
        return True

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
        return column, dash, key, None, _AWAITED
    if value[0] in _NO_PLAIN and (value[0] not in _SIGNS or value[1:2] in {" ", ""}):
        return column, dash, key, value, _RAW
    if ": " in value or " #" in value or value[-1] in ": ":
        value = value.partition(" #")[0].rstrip(" ")
        if ": " in value or value[-1] == ":":
            return column, dash, key, ":", _RAW
    return column, dash, key, _scalar(value), _READ


def _parts(body: str) -> tuple[int, str | None, str]:
    """Give the width of a line's dash, its key and the rest."""
    dash, rest = 0, body
    if body[0] == "-" and body[1:2] in {" ", ""}:
        rest = body[2:].lstrip(" ")
        dash = len(body) - len(rest)
    word, colon, value = rest.partition(": ")
    if colon or rest[-1:] == ":":
        word = word if colon else rest[:-1]
        key = word if word.isidentifier() and len(word) <= _LONGEST_KEY else _key(word)
        if key is not None:
            return dash, key, value.lstrip(" ")
    return dash, None, rest


@lru_cache(maxsize=4_096)
def _key(written: str) -> str | None:
    """Give the key that is written some way, or None where that is no key."""
    if len(written) > _LONGEST_KEY or written[-1:] == " " or _KEY.fullmatch(written) is None:
        return None
    return written[1:-1] if written[0] in _KINDS else written


def _scalar(text: str) -> "Json":
    return scalar(text, tag=None, is_plain=True) if text[0] in SPECIAL else text
