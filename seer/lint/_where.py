"""Hit in, where it stands out: file, pointer, tool, parameter, and what of that stays while a document changes."""

from typing import TYPE_CHECKING, NamedTuple

from seer.lint._spec import Place, Subject
from seer.schema.pointer import get, parent, split

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seer.lint._spec import Hit


class Where(NamedTuple):
    """A place in a file; `mark` names it without lines and positions in lists, as far as can be."""

    path: str
    pointer: str
    tool: str | None
    parameter: str | None
    mark: tuple[str, ...]


def where_of(hit: "Hit", tools: "Mapping[tuple[str, str], str]") -> Where:
    """Give where a hit stands; `tools` names the tools by file and pointer."""
    if isinstance(hit.where, str):
        return _of_warning(hit.where, tools)
    subject = hit.where if isinstance(hit.where, Subject) else hit.where.subject
    parameter = None if isinstance(hit.where, Subject) else shown(hit.where) or None
    pointer = _pointer(hit, subject)
    is_own = pointer == subject.at or pointer.startswith(f"{subject.at}/")
    mark = (subject.tool.name, parameter or "") if is_own else (pointer,)
    return Where(subject.tool.source.path, pointer, subject.tool.name, parameter, mark)


def _of_warning(where: str, tools: "Mapping[tuple[str, str], str]") -> Where:
    path, _, pointer = where.partition("#")
    above = pointer
    while above and (path, above) not in tools:
        above = parent(above)
    tool = tools.get((path, above))
    mark = (pointer,) if tool is None else (tool, pointer.removeprefix(above))
    return Where(path, pointer, tool, None, mark)


def _pointer(hit: "Hit", subject: Subject) -> str:
    """Give the pointer to the keyword that is meant, where the author wrote it."""
    place = hit.where
    if isinstance(place, Place):
        holder = place.wrote(hit.keyword) if hit.keyword else None
        pointer = place.at if holder is None else holder.at
    else:
        pointer = subject.at
    inner = f"{pointer}/{hit.keyword}"
    return inner if hit.keyword and get(subject.document, inner, None) is not None else pointer


def shown(place: Place) -> str:
    """Write a place for people: `filter.price[]`."""
    steps = split(place.pointer)
    text = ""
    named = _named(place)
    for depth, step in enumerate(steps):
        text += (f".{step}" if text else step) if named[depth] else "[]"
    return text


def _named(place: Place) -> list[bool]:
    """Tell which steps to a place are names: an index is none, and a property may be called `0`."""
    found: dict[int, bool] = {}
    one: Place | None = place
    while one is not None:
        found[one.depth] = found.get(one.depth, False) or bool(one.name)
        one = one.holder
    return [found.get(depth, True) for depth in range(1, place.depth + 1)]
