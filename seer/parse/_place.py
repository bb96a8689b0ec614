"""Source and pointer in, the file that the pointer leads into and the pointer there out."""

from pathlib import PurePosixPath
from posixpath import normpath
from typing import TYPE_CHECKING

from msgspec.structs import replace

from seer.schema.identifiers import has_scheme
from seer.schema.plain import VAGUE
from seer.schema.references import located

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.records import Warn


def placed(source: str, pointer: str) -> tuple[str, str]:
    """Give file and pointer: a reference may have led into another document than the source itself."""
    if not pointer.startswith("@"):
        return source, pointer
    document, rest = located(pointer)
    if not document or has_scheme(document):
        return document or source, rest
    return normpath(PurePosixPath(source.replace("\\", "/")).parent.joinpath(document).as_posix()), rest


def shown(source: str, pointer: str) -> str:
    """Give a place as it is told; that of a whole document is its name."""
    file, inner = placed(source, pointer)
    return f"{file}#{inner}" if inner else file


def once(warnings: "Iterable[Warn]") -> "list[Warn]":
    """Tell the same flaw of a file once: at its first place, with the number of the others."""
    groups: dict[tuple[str, str, str], list[Warn]] = {}
    for warning in warnings:
        groups.setdefault((warning.where.partition("#")[0], warning.what, warning.kind), []).append(warning)
    return [replace(same[0], what=same[0].what + more(len(same))) for same in groups.values()]


def repeats(deep: "Warn", known: "Warn") -> bool:
    """Tell whether a finding of the deep check says again, or says vaguely, what was found without it."""
    path, _, pointer = deep.where.partition("#")
    other_path, _, other = known.where.partition("#")
    if path != other_path or not pointer:
        return path == other_path and deep.what in known.what
    if deep.what == VAGUE and other.startswith(f"{pointer}/"):
        return True
    if not pointer.startswith(f"{other}/"):
        return pointer == other
    keyword, _, inside = pointer.removeprefix(f"{other}/").partition("/")
    return keyword in known.what and (not inside or keyword == "default")


def more(count: int) -> str:
    """Say that something stands in other places too; `count` is that of all."""
    others = count - 1
    return f" (and so in {others} other place{'s' * (others > 1)})" if others > 0 else ""
