"""Spec file in, tools out: a file a format, each with `recognises(document)` and `parse(document, source)`.

To add a format, add a module here, or an entry point in the group `seer.formats`; files that begin with `_` are parts
of this package and no formats. A format that takes in what stands in files beside a spec (texts in other languages, the
tools of a provider) also has `assembled(document, beside)`, which gives the document to parse.
"""

from typing import TYPE_CHECKING, Protocol

from seer.parse._lines import lines_of, nearest
from seer.parse._live import is_live
from seer.parse._load import decode, line_of, load_bytes
from seer.parse._place import once
from seer.parse._wanted import Traits, lost, traits
from seer.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from seer.parse._wanted import Wanted
    from seer.records import Json, Parsed, SourceFile, Warn

__all__ = [
    "FORMATS",
    "Format",
    "Traits",
    "decode",
    "deep_findings",
    "is_live",
    "line_of",
    "lines_of",
    "load_bytes",
    "lost",
    "nearest",
    "once",
    "parse_file",
    "traits",
]


class Format(Protocol):
    """A module that reads one format."""

    def recognises(self, document: "Json") -> bool:
        """Tell, cheaply, whether a loaded document is of this format; at most one format says yes."""
        ...

    def parse(self, document: "Json", source: str) -> "Parsed":
        """Give the document's tools. Raises SpecError where none can be used; a bad one is skipped with a warning."""
        ...


FORMATS: Registry[Format] = Registry("seer.parse", "seer.formats", needs=("recognises", "parse"))


def parse_file(
    path: "Path",
    *,
    shown: str,
    format: str | None = None,  # noqa: A002 - the option's name
    strict: bool = False,
    allow_refs: "Sequence[Path]" = (),
    allow_http: bool = False,
    wanted: "Wanted | None" = None,
    results: bool = True,
) -> "tuple[Parsed, SourceFile]":
    """Read the tools of a spec file; `shown` names it in messages and records, `format` is found out where not given.

    `strict` also runs the format's own validator where there is one, and refuses what otherwise is a warning.
    References may lead to files below the spec's own folder, and below those of `allow_refs`; with `allow_http` also
    to documents on the public internet. `wanted` leaves out warnings that concern other tools alone; it chooses no
    tools, so that their names don't depend on it. Without `results` the tools of an OpenAPI document have no `returns`
    and no digest, and flaws of result schemas alone aren't told: these may hold more than all parameters together.
    Raises SpecError with one message: what, where, the value found, and what would be right.
    """
    from seer.parse._source import Options, read  # noqa: PLC0415 - the formats' machinery loads when a file is read

    options = Options(format, strict, tuple(allow_refs), allow_http, wanted, results or strict)
    return read(path, FORMATS, shown=shown, options=options)


def deep_findings(
    path: "Path",
    *,
    shown: str,
    allow_refs: "Sequence[Path]" = (),
    allow_http: bool = False,
    known: "Sequence[Warn]" = (),
) -> "tuple[Warn, ...]":
    """Give what openapi-spec-validator finds in an OpenAPI file, 20 flaws at most; nothing for other formats.

    What says again one of those that are `known` is left out.
    It takes up to half a minute for a giant file, and never over two. Raises SpecError where the file can't be read.
    """
    from seer.parse._source import deep_findings  # noqa: PLC0415 - few ask for it

    return deep_findings(path, FORMATS, shown=shown, allow_refs=allow_refs, allow_http=allow_http, known=known)
