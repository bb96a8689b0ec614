"""Words and the offered tools in, what in the words gives the answer away out.

A leak is an identifier in code form of a tool or parameter, on identifier boundaries, a piece of JSON, or `key=value`.
Names that are ordinary words are none: nobody can ask `weather` for anything else. What the user says as a value is to
be taken out of the words before.
"""

import re
from collections.abc import Iterable, Iterator

from seer.curate import _places
from seer.records import Tool
from seer.words.names import is_code

_IDENTIFIER = re.compile(r"[A-Za-z0-9_$@][A-Za-z0-9_$@.-]*")
_CODE = re.compile(r"[_\d.A-Z-](?:(?<=[_\d])|(?<=[A-Za-z][.-])(?=[A-Za-z])|(?<=[a-z][A-Z])|(?<=[A-Z][A-Z])(?=[a-z]))")
"""What any name in code form holds; each begins with a sign that most texts have few of."""
_PIECE = re.compile(r"[.-]")
_JSON = re.compile(r"[{\[][ \n]?[\"'{\[\]}]|[\"'][ ]?:[ ]?[\"'{\[\d-]|\{[^{}\s]{1,40}\}")
_PAIR = re.compile(r"(?<!\S)[A-Za-z_][\w.-]{0,80}=\S|(?<=[?&,;(])[A-Za-z_][\w.-]{0,80}=\S")
_BRACKET = re.compile(r"[{\[\"']")
_EQUALS = re.compile("=")
"""Without one of these there is neither JSON nor a pair; most texts have none."""
_KEPT = 8192


def leaks(text: str, tools: Iterable[Tool]) -> tuple[str, ...]:
    """Give each piece of the words that gives away a name or a shape, in order of appearance, each once."""
    tokens = dict.fromkeys(_tokens(text)) if _CODE.search(text) else {}
    found: dict[str, None] = {}
    if tokens:
        offered = [_identifiers(tool) for tool in tools]
        for token in tokens:
            if any(token in exact or token.casefold() in folded for exact, folded in offered):
                found[token] = None
    for form, sign in ((_JSON, _BRACKET), (_PAIR, _EQUALS)):
        for match in form.finditer(text) if sign.search(text) else ():
            found[match[0].strip()] = None
    return tuple(found)


def _tokens(text: str) -> Iterator[str]:
    """Yield what stands on identifier boundaries, whole and cut at dots and hyphens, where it is in code form."""
    for match in _IDENTIFIER.finditer(text):
        whole = match[0].rstrip(".-")
        pieces = _PIECE.split(whole)
        for token in (whole, *pieces) if len(pieces) > 1 else (whole,):
            if is_code(token):
                yield token


_Names = tuple[frozenset[str], frozenset[str]]
_known: dict[int, tuple[Tool, _Names]] = {}


def _identifiers(tool: Tool) -> _Names:
    """Give a tool's names in code form as written, and in folded case those that no case makes a word of a language."""
    entry = _known.get(id(tool))
    if entry is None or entry[0] is not tool:
        if len(_known) >= _KEPT:
            _known.clear()
        names = {tool.name, tool.spec_name, *_places.names(tool.parameters)}
        code = {name for name in names if is_code(name)}
        signed = {name.casefold() for name in code if any(sign in "_.-" for sign in name)}
        entry = _known[id(tool)] = (tool, (frozenset(code), frozenset(signed)))
    return entry[1]
