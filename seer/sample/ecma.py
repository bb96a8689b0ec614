"""Text of a regular expression in, its tree out: the part of ECMA-262 that describes characters, choices and repeats.

Groups are kept for what they contain, and by number and name where a back reference stands; lookarounds and word
boundaries become empty, since what they demand is judged on the finished string.
"""

import re
from typing import NamedTuple

from seer.sample.errors import SampleError
from seer.sample.tree import (
    EMPTY,
    PRINTABLE,
    Again,
    Alternatives,
    Captured,
    Characters,
    Node,
    Ranges,
    Repeat,
    Sequential,
    complement,
)

MANY = 400
_REFERRING = re.compile(r"\\(?:[1-9]|k<)")
_NUMBER = re.compile(r"[0-9]*")
_DIGITS = ((48, 57),)
_WORD = ((48, 57), (65, 90), (95, 95), (97, 122))
_SPACE = ((32, 32),)
_LETTERS = ((65, 90), (97, 122))
_PROPERTIES = {
    "L": _LETTERS,
    "Lu": ((65, 90),),
    "Ll": ((97, 122),),
    "N": _DIGITS,
    "Nd": _DIGITS,
    "P": ((33, 35), (44, 47), (58, 59)),
    "S": ((36, 36), (43, 43)),
    "Z": _SPACE,
    "Zs": _SPACE,
}
_CONTROLS = {"n": 10, "r": 13, "t": 9, "f": 12, "v": 11, "0": 0}
_ALPHABET = 32
"""A control character is its letter's number, counted from here."""


class Pattern(NamedTuple):
    """A parsed pattern, whether it is tied to the string's start and end, and whether it looks around."""

    node: Node
    starts: bool
    ends: bool
    looks: bool


def parse(pattern: str) -> Pattern:
    """Parse a pattern. Raises SampleError on what isn't one."""
    reader = _Reader(pattern)
    node = reader.alternatives()
    if not reader.done:
        reader.fail("a closing bracket without an opening one")
    return Pattern(node, *reader.ties(), reader.looks)


class _Reader:
    """Reads a pattern from left to right."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.place = 0
        self.depth = 0
        self.branches = 1
        self.started = 0
        self.ended = 0
        self.looks = False
        self.is_referring = _REFERRING.search(pattern) is not None
        self.count = 0
        self.groups: dict[str, Captured] = {}

    @property
    def done(self) -> bool:
        return self.place >= len(self.pattern)

    def ties(self) -> tuple[bool, bool]:
        return self.started >= self.branches, self.ended >= self.branches

    def fail(self, what: str) -> None:
        message = f"pattern {self.pattern!r} has {what}"
        raise SampleError(message)

    def take(self, text: str) -> bool:
        if self.pattern.startswith(text, self.place):
            self.place += len(text)
            return True
        return False

    def next(self) -> str:
        if self.done:
            self.fail("no end")
        self.place += 1
        return self.pattern[self.place - 1]

    def alternatives(self) -> Node:
        options = [self.sequence()]
        while self.take("|"):
            if not self.depth:
                self.branches += 1
            options.append(self.sequence())
        return options[0] if len(options) == 1 else Alternatives(tuple(options))

    def sequence(self) -> Node:
        parts: list[Node] = []
        while not self.done and self.pattern[self.place] not in "|)":
            node = self.atom()
            parts.append(self.repeated(node))
        return Sequential(tuple(parts))

    def repeated(self, node: Node) -> Node:
        while True:
            if self.take("*"):
                bounds = (0, MANY)
            elif self.take("+"):
                bounds = (1, MANY)
            elif self.take("?"):
                bounds = (0, 1)
            elif (counted := self.counted()) is not None:
                bounds = counted
            else:
                return node
            _ = self.take("?") or self.take("+")
            node = Repeat(node, bounds[0], min(bounds[1], MANY))

    def counted(self) -> tuple[int, int] | None:
        close = self.pattern.find("}", self.place)
        if self.done or self.pattern[self.place] != "{" or close < 0:
            return None
        low, comma, high = self.pattern[self.place + 1 : close].partition(",")
        if not low.strip().isdecimal() or not (high.strip().isdecimal() or not high.strip()):
            return None
        self.place = close + 1
        least = int(low)
        most = (int(high) if high.strip() else MANY) if comma else least
        if least > most or least > MANY:
            self.fail(f"a repetition of {low} to {high}")
        return least, most

    def atom(self) -> Node:
        char = self.next()
        if char == "(":
            return self.group()
        if char == "[":
            return Characters(self.bracket())
        if char == "\\":
            return self.escape()
        if char in "^$":
            self.started += char == "^"
            self.ended += char == "$"
            return EMPTY
        return Characters(PRINTABLE if char == "." else ((ord(char), ord(char)),))

    def group(self) -> Node:
        silent = False
        names: list[str] = []
        if not self.pattern.startswith("?", self.place):
            names.append(self.counting())
        if self.take("?"):
            if self.take("<=") or self.take("<!") or self.take("=") or self.take("!"):
                silent = self.looks = True
            elif self.take("P<") or self.take("<"):
                names += [self.counting(), self.named()]
            else:
                while not self.done and self.next() not in ":)":
                    pass
                if self.pattern[self.place - 1 : self.place] == ")":
                    return EMPTY
        before = (self.branches, self.started, self.ended)
        self.depth += silent
        inner = self.alternatives()
        self.depth -= silent
        if not self.take(")"):
            self.fail("no closing bracket")
        if silent:
            self.branches, self.started, self.ended = before
            return EMPTY
        if not self.is_referring or not names:
            return inner
        found = Captured(inner, names[0])
        self.groups.update(dict.fromkeys(names, found))
        return found

    def counting(self) -> str:
        self.count += 1
        return str(self.count)

    def named(self) -> str:
        start = self.place
        self.place = self.pattern.find(">", start) + 1 or len(self.pattern)
        return self.pattern[start : self.place - 1]

    def again(self, name: str) -> Node:
        """Repeat a group; one that is only opened or comes later matches nothing yet."""
        found = self.groups.get(name)
        return EMPTY if found is None else Again(found.node, found.name)

    def escape(self) -> Node:
        code = self.next()
        if code in "123456789":
            more = _NUMBER.match(self.pattern, self.place)
            self.place = more.end() if more else self.place
            return self.again(code + (more.group() if more else ""))
        if code in "bB":
            return EMPTY
        if code in "AZz":
            self.started += code == "A"
            self.ended += code in "Zz"
            return EMPTY
        if code == "k" and self.take("<"):
            return self.again(self.named())
        return Characters(self.escaped(code))

    def escaped(self, code: str) -> Ranges:
        known = {"d": _DIGITS, "w": _WORD, "s": _SPACE}.get(code.lower()) if code.lower() in "dws" else None
        if known is not None:
            return known if code.islower() else complement(known)
        if code in "pP" and self.pattern[self.place : self.place + 1] == "{":
            close = self.pattern.find("}", self.place)
            name = self.pattern[self.place + 1 : close].partition("=")[2] or self.pattern[self.place + 1 : close]
            self.place = close + 1
            ranges = _PROPERTIES.get(name, _PROPERTIES.get(name[:1], _LETTERS))
            return ranges if code == "p" else complement(ranges)
        if code in "xu" and (number := self.hexadecimal(code)) is not None:
            return ((number, number),)
        if code == "c" and self.pattern[self.place : self.place + 1].isascii() and not self.done:
            number = ord(self.next()) % _ALPHABET
        else:
            number = _CONTROLS.get(code, ord(code))
        return ((number, number),)

    def hexadecimal(self, code: str) -> int | None:
        if self.take("{"):
            close = self.pattern.find("}", self.place)
            digits, after = self.pattern[self.place : close], close + 1
        else:
            size = 2 if code == "x" else 4
            digits, after = self.pattern[self.place : self.place + size], self.place + size
        try:
            number = int(digits, 16)
        except ValueError:
            return None
        self.place = after
        return number

    def bracket(self) -> Ranges:
        negated = self.take("^")
        found: list[tuple[int, int]] = []
        while not self.take("]"):
            low = self.member()
            if len(low) == 1 and low[0][0] == low[0][1] and self.dash():
                self.place += 1
                high = self.member()
                found.append((low[0][0], max(low[0][0], high[-1][1])))
            else:
                found.extend(low)
        return complement(found) if negated else tuple(sorted(found))

    def dash(self) -> bool:
        following = self.pattern[self.place + 1 : self.place + 2]
        return self.pattern[self.place : self.place + 1] == "-" and following not in ("", "]")

    def member(self) -> Ranges:
        char = self.next()
        if char == "[" and self.pattern[self.place : self.place + 1] == ":":
            close = self.pattern.find(":]", self.place)
            if close > 0:
                name = self.pattern[self.place + 1 : close]
                self.place = close + 2
                return {"digit": _DIGITS, "space": _SPACE, "upper": ((65, 90),), "lower": ((97, 122),)}.get(
                    name, _LETTERS
                )
        if char != "\\":
            return ((ord(char), ord(char)),)
        code = self.next()
        return ((8, 8),) if code == "b" else self.escaped(code)
