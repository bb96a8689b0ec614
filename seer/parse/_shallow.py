"""JSON text that is nested too deep for its reader in, the same with empty containers for what is too deep out."""

import re
from typing import Final

_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]]', re.DOTALL)


def shallow(text: str, deepest: int) -> str:
    """Leave out what containers hold that lie deeper than `deepest` levels; brackets that don't match are left."""
    parts: list[str] = []
    depth = kept = 0
    for token in _TOKEN.finditer(text):
        sign = token[0][0]
        if sign in "{[":
            depth += 1
            if depth == deepest + 1:
                parts.append(text[kept : token.end()])
                kept = len(text)
        elif sign in "}]":
            if depth == deepest + 1:
                kept = token.start()
            depth -= 1
    return "".join([*parts, text[kept:]])
