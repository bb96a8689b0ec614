"""Document in, the name of its format out, or what it looks like where it is of none or is read as another."""

from typing import TYPE_CHECKING, Final, NamedTuple

from seer.errors import SpecError, literal
from seer.parse._misfits import Misfit, misfit

if TYPE_CHECKING:
    from seer.parse import Format
    from seer.records import Json
    from seer.registry import Registry

_MAX_KEYS: Final = 6
_MOST_SHAPES: Final = 100


class Look(NamedTuple):
    """What a document looks like, in a sentence, and what to do about it.

    `format` is given where it is of another one; `is_known` tells that it is that, or something that is no spec.
    """

    what: str
    fix: str
    format: str | None = None
    is_known: bool = True


def looks_like(document: "Json", name: str, formats: "Registry[Format]") -> Look | None:
    """Tell what a document looks like that isn't of the format of this name; None where it is."""
    if formats.get(name).recognises(document):
        return None
    others = _formats_of(document, formats)
    if others:
        return Look(f"it looks like {' or '.join(others)}", f"name no format, or {others[0]!r}", others[0])
    list_of = _list_of(document, formats)
    if list_of is not None:
        return Look(f"it is {list_of.what}", list_of.fix)
    told = misfit(document)
    if told is not None:
        return Look(f"it looks like {told.what}", told.fix)
    fix = f"`seer formats` says what {name} is recognised by"
    return Look(f"it is {_sight(document)}", fix, is_known=False)


def recognise(document: "Json", formats: "Registry[Format]", *, shown: str) -> str:
    """Give the name of the format of a document. Raises SpecError where it is none that is known, or more than one."""
    found = _formats_of(document, formats)
    if len(found) == 1:
        other = _stranger(document, found[0], formats)
        if other is None:
            return found[0]
        index, strange = other
        message = f"it holds several things: item {index + 1} of {len(document)} is {strange}, others are {found[0]}"
        fix = f"give each a file of its own, or read one kind alone with --format {found[0]}"
        raise SpecError(message, where=shown, fix=fix)
    if found:
        message = f"it holds several things: it can be read as {' and as '.join(found)}"
        raise SpecError(message, where=shown, fix=f"say which with --format {'|'.join(found)}")
    told = misfit(document)
    list_of = _list_of(document, formats)
    if list_of is not None:
        message, fix = f"it is {list_of.what}", list_of.fix
    elif told is not None:
        message, fix = f"not a tool specification: {told.what}", told.fix
    else:
        message, fix = f"not a tool specification: {_sight(document)}", "see `seer formats` for what can be read"
    raise SpecError(message, where=shown, fix=fix)


def _formats_of(document: "Json", formats: "Registry[Format]") -> list[str]:
    return [name for name in formats.names() if formats.get(name).recognises(document)]


def _stranger(document: "Json", name: str, formats: "Registry[Format]") -> tuple[int, str] | None:
    """Give index and format of an item of a list that is of another format than the list; items of one shape once."""
    shapes: dict[tuple[str, ...], int] = {}
    for index, item in enumerate(document if isinstance(document, list) and len(document) > 1 else ()):
        if isinstance(item, dict) and len(shapes) < _MOST_SHAPES:
            shapes.setdefault(tuple(item), index)
    for index in shapes.values():
        own = _formats_of(document[index], formats)
        if own and name not in own:
            return index, own[0]
    return None


def _list_of(document: "Json", formats: "Registry[Format]") -> Misfit | None:
    """Tell of a list whose first entry is a document of a format that isn't read in lists."""
    first = document[0] if isinstance(document, list) and document else None
    inner = next(iter(_formats_of(first, formats)), None) if isinstance(first, dict) else None
    if inner is None or not isinstance(document, list):
        return None
    if len(document) == 1:
        return Misfit(f"a list that holds one document of the format {inner}", "take the document out of the list")
    return Misfit(f"{len(document)} documents, the first of the format {inner}", "give each a file of its own")


def _sight(document: "Json") -> str:
    """Say what a document looks like."""
    if isinstance(document, dict):
        keys = ", ".join(repr(key) for key in list(document)[:_MAX_KEYS])
        more = ", …" if len(document) > _MAX_KEYS else ""
        return f"a mapping with the keys {keys}{more}" if document else "an empty mapping"
    if document is None or document == []:
        return "null" if document is None else "an empty list"
    if isinstance(document, list):
        inner = f", the first {_sight(document[0])}" if document and isinstance(document[0], dict) else ""
        return f"a list of {len(document)}{inner}"
    return "plain text" if isinstance(document, str) else f"the value {literal(document)}"
