"""Source and pointer in, the file that the pointer leads into and the pointer there out."""

from pathlib import PurePosixPath
from posixpath import normpath

from seer.schema.identifiers import has_scheme
from seer.schema.references import located


def placed(source: str, pointer: str) -> tuple[str, str]:
    """Give file and pointer: a reference may have led into another document than the source itself."""
    document, rest = located(pointer)
    if not document or has_scheme(document):
        return document or source, rest
    return normpath(PurePosixPath(source.replace("\\", "/")).parent.joinpath(document).as_posix()), rest


def shown(source: str, pointer: str) -> str:
    """Give a place as it is told; that of a whole document is its name."""
    file, inner = placed(source, pointer)
    return f"{file}#{inner}" if inner else file


def more(count: int) -> str:
    """Say that something stands in other places too; `count` is that of all."""
    others = count - 1
    return f" (and so in {others} other place{'s' * (others > 1)})" if others > 0 else ""
