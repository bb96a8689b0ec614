"""Place of a finding in, its file, what that holds and the line there out; each file is read once."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from seer.errors import SpecError
from seer.parse import is_live, lines_of, load_bytes, nearest
from seer.records import Json, LintFinding, Tool, Warn
from seer.schema.pointer import split

if TYPE_CHECKING:
    from collections.abc import Mapping


class Files:
    """The files that tools and findings stand in; what is no file holds nothing."""

    def __init__(self) -> None:
        self._bytes: dict[str, bytes] = {}
        self._lines: dict[str, Mapping[str, int]] = {}

    def _read(self, path: str) -> bytes:
        if path not in self._bytes:
            try:
                self._bytes[path] = b"" if is_live(path) else Path(path).read_bytes()
            except (OSError, ValueError):
                self._bytes[path] = b""
        return self._bytes[path]

    def document(self, path: str) -> Json:
        """Give what a file holds, or null where it can't be read."""
        try:
            return load_bytes(self._read(path), shown=path, many=True, told=lambda _: None, broken=[])
        except SpecError:
            return None

    def lined(self, finding: LintFinding) -> LintFinding:
        """Give a finding with its line; what was found in the text itself names it."""
        told = line_in(finding.what)
        if told is not None:
            return replace(finding, line=told)
        if finding.path not in self._lines:
            self._lines[finding.path] = lines_of(self._read(finding.path))
        return replace(finding, line=nearest(self._lines[finding.path], finding.pointer))

    def placed(self, tool: Tool) -> Tool:
        """Give a tool with the file that it stands in itself: some formats gather theirs from files beside the spec."""
        path, pointer = self._apart(tool.source.path, tool.source.pointer)
        return replace(tool, source=replace(tool.source, path=path, pointer=pointer))

    def told(self, warning: Warn) -> Warn:
        """Give a warning with the file that its place stands in."""
        path, mark, pointer = warning.where.partition("#")
        path, pointer = self._apart(path, pointer)
        return replace(warning, where=f"{path}{mark}{pointer}")

    def _apart(self, path: str, pointer: str) -> tuple[str, str]:
        """Part a pointer whose first step is a file's path, from the spec's folder or the one above."""
        name = (split(pointer) or ("",))[0]
        if not name.endswith((".json", ".yaml", ".yml")) or is_live(path):
            return path, pointer
        for above in (".", ".."):
            inner = Path(os.path.normpath(Path(path).parent / above / name)).as_posix()
            if self._read(inner):
                return inner, "".join(f"/{step}" for step in pointer.split("/")[2:])
        return path, pointer


def line_in(what: str) -> int | None:
    """Give the line that a sentence begins with."""
    found = re.match(r"line (\d{1,9})\b", what)
    return int(found[1]) if found else None
