"""Bytes of a JSON or YAML file in, the line of each value by JSON pointer out."""

import json
import re
from typing import TYPE_CHECKING, Final

from seer.errors import SpecError
from seer.parse import _yaml_lines
from seer.parse._load import MAX_DEPTH, decode
from seer.schema.pointer import join, parent

if TYPE_CHECKING:
    from collections.abc import Mapping

_TOKEN: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[][{},:\n]|[^][{},:"\s]+', re.DOTALL)


def lines_of(data: bytes) -> "dict[str, int]":
    """Give the line, from 1, of each value by pointer; nothing where it can't be read. JSON lines count as a list."""
    try:
        text = decode(data, shown="")
        return _Json().walk(text) if text.lstrip()[:1] in {"{", "["} else _yaml_lines.lines(text)
    except SpecError:
        return {}


def nearest(lines: "Mapping[str, int]", pointer: str) -> int | None:
    """Give the line of the value at a pointer, or of the innermost one around it that is known."""
    while pointer and pointer not in lines:
        pointer = parent(pointer)
    return lines.get(pointer)


class _Json:
    """Walks over the signs of JSON; text that is none gives the lines up to where it goes astray.

    `path` holds the open containers: pointer, and the name or index that the next value has; None awaits a name.
    """

    def __init__(self) -> None:
        self.found: dict[str, int] = {}
        self.path: list[tuple[str, str | int | None]] = []
        self.roots = 0

    def walk(self, text: str) -> dict[str, int]:
        """Give the line of each value."""
        line = 1
        for match in _TOKEN.finditer(text):
            sign = match[0]
            if sign == "\n":
                line += 1
            elif sign == ",":
                self._next()
            elif sign in "]}":
                del self.path[-1:]
            elif sign != ":":
                self._value(sign, line)
        return self.found

    def _next(self) -> None:
        if self.path:
            pointer, step = self.path[-1]
            self.path[-1] = (pointer, step + 1 if isinstance(step, int) else None)

    def _value(self, sign: str, line: int) -> None:
        """Take a name or the beginning of a value."""
        if len(self.path) > MAX_DEPTH:  # nobody asks for what lies so deep, and the pointers would grow without end
            self.path += [(self.path[-1][0], 0)] if sign in "[{" else []
            return
        if not self.path:
            pointer = f"/{self.roots}" if self.roots else ""
            self.roots += 1
        else:
            above, step = self.path[-1]
            pointer = join(above, _name(sign) if step is None else step)
            if step is None:
                self.path[-1] = (above, _name(sign))
                self.found[pointer] = line
                return
        self.found.setdefault(pointer, line)
        if sign in "[{":
            self.path.append((pointer, 0 if sign == "[" else None))


def _name(sign: str) -> str:
    if "\\" not in sign:
        return sign.strip('"')
    try:
        return str(json.loads(sign, strict=False))
    except ValueError:
        return sign.strip('"')
