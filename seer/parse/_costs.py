"""Tools of a document and what is broken in it in, the tools that none of it belongs to out: each bad value is told."""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from seer.parse._lines import lines_of, nearest
from seer.parse._wanted import is_within, reached
from seer.records import Parsed, Tool, Warn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.parse._broken import Broken
    from seer.records import Json

_MOST_TOLD: Final = 20
_LONGEST: Final = 200


def refuse(broken: "Sequence[Broken]", data: bytes, shown: str) -> None:
    """Refuse a document for the first of what is broken in it, where anything is."""
    for first in broken[:1]:
        raise first.error(shown, first.line or nearest(lines_of(data), first.pointer))


def without(
    parsed: Parsed, document: "Json", broken: "Sequence[Broken]", data: bytes, *, shown: str
) -> tuple[Parsed, tuple[Warn, ...]]:
    """Give the tools that nothing broken belongs to, and warnings. Raises SpecError where none is left."""
    if not broken:
        return parsed, ()
    lines = lines_of(data)
    kept: list[Tool] = []
    lost: dict[str, Broken] = {}
    spoilt: set[str] = set()
    warnings: list[Warn] = []
    for tool in parsed.tools:
        own = [each for each in broken if tool.source.path == shown and _belongs(each.pointer, tool, document)]
        spoilt.update(each.pointer for each in own)
        if own:
            lost[tool.source.pointer] = own[0]
            what = f"tool {tool.spec_name!r} was skipped: {_told(own[0], lines)}"
            place = own[0].pointer if len(own[0].pointer) <= _LONGEST else tool.source.pointer
            warnings.append(Warn(where=f"{shown}#{place}", what=what, kind="skipped", tool=tool.spec_name))
        else:
            kept.append(tool)
    if not kept:
        refuse(broken, data, shown)
    others = [each for each in broken if each.pointer not in spoilt]
    warnings += [
        Warn(where=f"{shown}#{each.pointer}", what=f"{_told(each, lines)}; it was left out", kind="skipped")
        for each in others[:_MOST_TOLD]
    ]
    bad = [*lost, *(each.pointer for each in broken)]
    fair = tuple(each for each in parsed.warnings if not _is_of(each, bad, shown))
    return replace(parsed, tools=tuple(kept), warnings=fair), tuple(warnings)


def _told(broken: "Broken", lines: "dict[str, int]") -> str:
    return f"{broken.told(broken.line or nearest(lines, broken.pointer))}; {broken.fix}"


def _belongs(pointer: str, tool: Tool, document: "Json") -> bool:
    """Tell whether a place is within a tool's description, or in what its references lead to."""
    if is_within(pointer, tool.source.pointer):
        return True
    return tool.source.format == "openapi" and any(
        is_within(pointer, place) for place in reached(document, [tool.source.pointer])
    )


def _is_of(warning: Warn, places: "Sequence[str]", shown: str) -> bool:
    """Tell whether a warning concerns only what is left out."""
    file, _, pointer = warning.where.partition("#")
    return file == shown and any(is_within(pointer, place) for place in places)
