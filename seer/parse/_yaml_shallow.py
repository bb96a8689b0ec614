"""YAML text that is nested too deep for libyaml in, the same with empty containers for what is too deep out."""

import re
from typing import Final

from seer.parse._yaml import too_deep

_TOKEN: Final = re.compile(
    r"""(?<=[\s\[{,:])(?:"(?:[^"\\]|\\.)*+"|'(?:[^']|'')*+')|(?<=\s)\#[^\n]*+|[\[\]{}]""", re.DOTALL
)
_LINE: Final = re.compile(r"( *+)([^\n]*+)(?:\n|\Z)")
_ITEM: Final = re.compile(r"-(?:\s|\Z)")
_OPENS: Final = frozenset("[{")
_CLOSES: Final = frozenset("]}")
_BELOW: Final = 2
"""What lies one level below the deepest is told of; what it holds goes."""
_MOST_READ: Final = 50_000_000
"""Most characters that are read in all: a text is read again for each place at which it is too deep."""


def shallow(text: str, deepest: int) -> str:
    """Leave out what containers hold that lie deeper than `deepest` levels, where libyaml can't read it.

    Every other line keeps its number. Of very much only the first is left out.
    """
    left = _MOST_READ
    while (left := left - len(text)) >= 0:
        found = too_deep(text)
        start = None if found is None else _begun(text, *found, deepest + _BELOW)
        if start is None:
            break
        is_list = text[start] == "[" or _ITEM.match(text, start) is not None
        end = _closed(text, start) if text[start] in "[{" else _dedented(text, start, is_list=is_list)
        if end <= start:
            break
        lines = "\n" * text.count("\n", start, end)
        text = f"{text[:start]} {'[]' if is_list else '{}'}{lines}{text[end:]}"
    return text


def _begun(text: str, open_: list[int], at: int, level: int) -> int | None:
    """Give the offset at which the container of a level begins: among those open, or in flow style after `at`."""
    if len(open_) >= level:
        return open_[level - 1]
    depth = len(open_)
    for token in _TOKEN.finditer(text, at):
        depth += (token[0] in _OPENS) - (token[0] in _CLOSES)
        if depth == level:
            return token.start()
    return None


def _closed(text: str, start: int) -> int:
    """Give the offset after the bracket that closes the one at an offset, or the text's start where none does."""
    depth = 0
    for token in _TOKEN.finditer(text, start):
        depth += (token[0] in _OPENS) - (token[0] in _CLOSES)
        if not depth:
            return token.end()
    return 0


def _dedented(text: str, start: int, *, is_list: bool) -> int:
    """Give the offset of the first line that no longer belongs to a block that begins at an offset."""
    column = start - text.rfind("\n", 0, start) - 1
    at = text.find("\n", start) + 1 or len(text)
    for line in _LINE.finditer(text, at):
        indent, said = len(line[1]), line[2]
        is_inside = indent > column or (indent == column and (not is_list or _ITEM.match(said) is not None))
        if said and said[0] != "#" and not is_inside:
            return line.start()
    return len(text)
