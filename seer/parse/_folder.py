"""Folder in, the tools of all its specs out: JSON Schemas, mostly, a file each."""

from collections import Counter
from itertools import islice
from os import walk
from pathlib import PurePath, PurePosixPath
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from seer import canon
from seer.errors import SpecError
from seer.parse._names import legal_names
from seer.records import Parsed, SourceFile, Tool, Warn
from seer.schema.seal import seal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    ReadFile = Callable[[Path, str], tuple[Parsed, SourceFile]]

_ENDS: Final = frozenset({".json", ".yaml", ".yml", ".jsonl"})
_MOST: Final = 1_000
_MOST_NAMED: Final = 3
_MOST_LOOKED_AT: Final = 1_000
_SEVERAL: Final = "several"


def is_folder(path: "Path") -> bool:
    """Tell whether a path is a folder's; one that no file can have isn't."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def read_folder(folder: "Path", read_file: "ReadFile", *, shown: str) -> tuple[Parsed, SourceFile]:
    """Read the files right in a folder, by name; one that is no spec is left out with a warning.

    Folders in it aren't read, as what lies there is often a part of a spec; that they hold such files is told.
    Raises SpecError where none is one. Tools of the same name in two files get their file's name in front.
    """
    found: list[tuple[Parsed, SourceFile]] = []
    warnings: list[Warn] = []
    for path in _files(folder, shown):
        name = f"{shown.rstrip('/')}/{path.name}"
        try:
            found.append(read_file(path, name))
        except SpecError as error:
            warnings.append(
                Warn(where=error.where or name, what=f"the file was left out: {error.what}", kind="skipped")
            )
    if not found:
        told = f": {warnings[0].where}: {warnings[0].what}" if warnings else ""
        message = f"is a folder in which no spec was found{told}"
        inner = sorted(each.name for each in folder.iterdir() if each.is_dir() and not each.name.startswith("."))
        fix = f"name a file, or a folder in it: {', '.join(inner[:_MOST_NAMED])}" if inner else "name a file"
        raise SpecError(message, where=shown, fix=fix)
    below = _below(folder)
    if below:
        warnings.append(Warn(where=shown, what=below, kind="left_out"))
    formats = sorted({source.format for _, source in found})
    definitions = {each.digest: each for parsed, _ in found for each in parsed.defs}
    return (
        Parsed(
            tools=tuple(sorted(_told_apart([parsed.tools for parsed, _ in found]), key=lambda tool: tool.name)),
            defs=tuple(definitions[digest] for digest in sorted(definitions)),
            warnings=(*warnings, *(warning for parsed, _ in found for warning in parsed.warnings)),
        ),
        SourceFile(
            path=shown,
            format=formats[0] if len(formats) == 1 else _SEVERAL,
            digest=canon.digest([[PurePosixPath(source.path).name, source.digest] for _, source in found]),
        ),
    )


def _files(folder: "Path", shown: str) -> "list[Path]":
    home = folder.resolve()
    files = sorted(path for path in folder.iterdir() if path.suffix.lower() in _ENDS and path.is_file())
    inside = [path for path in files if path.resolve().is_relative_to(home)]
    if len(inside) > _MOST:
        message = f"holds {len(inside)} files, more than {_MOST}"
        raise SpecError(message, where=shown, fix="name the files that you mean")
    return inside


def _below(folder: "Path") -> str:
    """Say which folders in a folder hold files that could be specs; nothing where none does."""
    found: Counter[str] = Counter()
    for place, folders, files in islice(walk(folder), _MOST_LOOKED_AT):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        count = sum(PurePath(name).suffix.lower() in _ENDS for name in files)
        if count and place != str(folder):
            found[f"{PurePath(place).relative_to(folder).as_posix()}/"] = count
    if not found:
        return ""
    count, names = found.total(), ", ".join(sorted(found)[:_MOST_NAMED])
    more = f" and {len(found) - _MOST_NAMED} more" if len(found) > _MOST_NAMED else ""
    are = "files in folders below it weren't" if count > 1 else "file in a folder below it wasn't"
    return f"{count} {are} read ({names}{more}); name such a folder, or a file, to read what lies there"


def _told_apart(groups: "Iterable[tuple[Tool, ...]]") -> "Iterator[Tool]":
    tools = [tool for group in groups for tool in group]
    counts = Counter(tool.name for tool in tools)
    wanted = {
        (tool.source.path, tool.name): f"{PurePosixPath(tool.source.path).stem}_{tool.name}"
        for tool in tools
        if counts[tool.name] > 1
    }
    names = legal_names([*wanted.values(), *(name for name, count in counts.items() if count == 1)])
    for tool in tools:
        name = wanted.get((tool.source.path, tool.name))
        yield tool if name is None else seal(replace(tool, name=names[name]))
