"""Path of a spec in, what it gave and a record of the file out; all that can be wrong with the file is told here."""

import stat
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from seer import canon
from seer.errors import SpecError
from seer.parse import _costs, _foreign
from seer.parse._beside import Beside
from seer.parse._conform import nonconformities
from seer.parse._folder import is_folder, read_folder
from seer.parse._links import Links
from seer.parse._live import fetch, is_live
from seer.parse._load import load
from seer.parse._place import once, repeats
from seer.parse._recognise import Look, looks_like, recognise
from seer.parse._wanted import Concern
from seer.pause import collector_paused
from seer.records import SourceFile, Warn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from seer.parse import Format
    from seer.parse._broken import Broken
    from seer.parse._json import Loaded
    from seer.parse._remote import Remote
    from seer.parse._wanted import Wanted
    from seer.records import Json, Parsed
    from seer.registry import Registry

_MAX_TOLD: Final = 5


class Options(NamedTuple):
    """How a spec is read; see `parse_file`."""

    format: str | None = None
    strict: bool = False
    allow_refs: "tuple[Path, ...]" = ()
    allow_http: bool = False
    wanted: "Wanted | None" = None
    results: bool = True


def read(path: "Path", formats: "Registry[Format]", *, shown: str, options: Options) -> "tuple[Parsed, SourceFile]":
    """Load, recognise and parse a spec: a file, a folder, or something that runs where `shown` names it."""
    if is_live(shown):
        return _read_live(formats, shown, options)
    if is_folder(path):
        inner = options._replace(allow_refs=(path, *options.allow_refs))
        return read_folder(path, lambda each, name: read(each, formats, shown=name, options=inner), shown=shown)
    with collector_paused():
        data = _bytes(path, shown)
        beside = Beside(path, shown=shown)
        note = beside.flaws.append
        broken: list[Broken] = []
        document, text = _loaded(data, shown, told=lambda what: note(Warn(where=shown, what=what)), broken=broken)
        name = options.format or _recognised(document, formats, broken, data, shown=shown)
        other = looks_like(document, name, formats) if options.format else None
        assembled = _assembled(formats.get(name), document, beside)
        text = text if assembled is document else None
        document = assembled
        links = Links(beside, allowed=options.allow_refs, remote=_remote() if options.allow_http else None)
        try:
            parsed = _parsed(formats.get(name), document, shown, links, results=options.results, text=text)
        except SpecError as error:
            _costs.refuse(broken, data, shown)
            raise _with_look(_with_reason(error, beside), name, other) from None
        parsed, lost = _costs.without(parsed, document, broken, data, shown=shown)
        concern = Concern(document, parsed.tools, options.wanted, source=shown)
        warnings = tuple(filter(concern.warning, (*beside.flaws, *lost, *parsed.warnings)))
        if other is not None and other.format is not None:
            warnings = (Warn(where=shown, what=f"read as {name}, as was asked; {other.what}"), *warnings)
        if name == "openapi":
            warnings += nonconformities(document, shown=shown, told=warnings, concerns=concern.pointer)
        digest = beside.digest(sha256(data).hexdigest())
    source = SourceFile(path=shown, format=name, digest=digest)
    if options.strict:
        deep = _deep(concern.part(), source, path, options.allow_refs, http=options.allow_http, known=warnings)
        _refuse([*filter(concern.warning, deep), *warnings], shown)
    return replace(parsed, warnings=warnings), source


def _read_live(formats: "Registry[Format]", shown: str, options: Options) -> "tuple[Parsed, SourceFile]":
    document, name = fetch(shown)
    parsed = formats.get(name).parse(document, shown)
    concern = Concern(document, parsed.tools, options.wanted, source=shown)
    warnings = tuple(filter(concern.warning, parsed.warnings))
    if options.strict:
        _refuse(warnings, shown)
    source = SourceFile(path=shown, format=name, digest=sha256(canon.encode(document)).hexdigest())
    return replace(parsed, warnings=warnings), source


def deep_findings(
    path: "Path",
    formats: "Registry[Format]",
    *,
    shown: str,
    allow_refs: "Sequence[Path]" = (),
    allow_http: bool = False,
    known: "Sequence[Warn]" = (),
) -> tuple[Warn, ...]:
    """Give what openapi-spec-validator finds in a file beside what is known; nothing where it is of another format."""
    document = _loaded(_bytes(path, shown), shown, told=lambda _: None, broken=[]).value
    name = recognise(document, formats, shown=shown)
    source = SourceFile(path=shown, format=name, digest="")
    return _deep(document, source, path, allow_refs, http=allow_http, known=known)


def _deep(
    document: "Json",
    source: SourceFile,
    path: "Path",
    allow_refs: "Sequence[Path]",
    *,
    http: bool,
    known: "Sequence[Warn]",
) -> tuple[Warn, ...]:
    if source.format != "openapi":
        return ()
    from seer.parse._deep import findings  # noqa: PLC0415 - few ask for it

    found = findings(document, shown=source.path, path=path, allowed=allow_refs, http=http)
    return tuple(flaw for flaw in found if not any(repeats(flaw, other) for other in known))


def _assembled(module: "Format", document: "Json", beside: Beside) -> "Json":
    """Give the document with what its format takes from the files beside it."""
    assembled = getattr(module, "assembled", None)
    return document if assembled is None else assembled(document, beside)


def _recognised(
    document: "Json", formats: "Registry[Format]", broken: "Sequence[Broken]", data: bytes, *, shown: str
) -> str:
    """Recognise a document; where that fails, what is broken in it may be why."""
    try:
        return recognise(document, formats, shown=shown)
    except SpecError:
        _costs.refuse(broken, data, shown)
        if not isinstance(document, dict | list):
            _foreign.refuse(data, shown)
        raise


def _parsed(
    module: "Format", document: "Json", shown: str, links: Links, *, results: bool, text: bytes | None
) -> "Parsed":
    """Give the tools of a document, whose format may follow references to other files, and leave results out.

    `text` is the document as JSON where it is at hand.
    """
    parse_linked = getattr(module, "parse_linked", None)
    if parse_linked is None:
        return module.parse(document, shown)
    parsed: Parsed = parse_linked(document, shown, links, results=results, text=text)
    return parsed


def _with_reason(error: SpecError, beside: Beside) -> SpecError:
    """Add to an error that a file beside the spec can't be read, which may be why."""
    lost = next((flaw for flaw in beside.flaws if flaw.kind == "skipped"), None)
    if lost is None:
        return error
    return SpecError(f"{error.what}; {lost.where}: {lost.what}", where=error.where, fix=error.fix)


def _with_look(error: SpecError, name: str, other: "Look | None") -> SpecError:
    """Say of a document that is read as a format it isn't of what it looks like, or what is wrong with it as that."""
    if other is None:
        return error
    if other.is_known:
        return SpecError(f"it can't be read as {name}: {other.what}", where=error.where, fix=other.fix)
    what = f"it can't be read as {name}: {error.what}; {other.what}"
    return SpecError(what, where=error.where, fix=error.fix or other.fix)


def _remote() -> "Remote":
    from seer.parse._remote import Remote  # noqa: PLC0415 - few ask for it, and TLS loads slowly

    return Remote()


def _bytes(path: "Path", shown: str) -> bytes:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            message = "is a pipe or device, from which nothing may ever come"
            raise SpecError(message, where=shown, fix="save what it gives to a file, and name that")
        if path.suffix == ".py":
            message = "is Python code, which is read by importing it"
            raise SpecError(message, where=shown, fix=f"name its module: python:{path.stem}")
        return path.read_bytes()
    except FileNotFoundError:
        is_address = shown.startswith(("http://", "https://"))
        message = "no such file" + (": an address isn't fetched" if is_address else "")
        fix = "download it, and name the file" if is_address else "check the path"
        if shown.startswith("mcp+"):
            fix = "of MCP servers, name one by mcp+http://, mcp+https:// or mcp:COMMAND"
    except (OSError, ValueError) as error:
        message = f"can't be read: {getattr(error, 'strerror', None) or error}"
        fix = "check the path and its permissions"
    raise SpecError(message, where=shown, fix=fix)


def _loaded(data: bytes, shown: str, *, told: "Callable[[str], None]", broken: "list[Broken]") -> "Loaded":
    """Load a document; what is no JSON or YAML may be in another language."""
    try:
        return load(data, shown=shown, many=True, told=told, broken=broken)
    except SpecError:
        _foreign.refuse(data, shown)
        raise


def _refuse(warnings: "Sequence[Warn]", shown: str) -> None:
    """Refuse a source with flaws; what is left out for no flaw is none."""
    flaws = once(warning for warning in warnings if warning.kind != "left_out")
    if flaws:
        told = "\n  ".join(str(SpecError(flaw.what, where=flaw.where)) for flaw in flaws[:_MAX_TOLD])
        more = f"\n  and {len(flaws) - _MAX_TOLD} more" if len(flaws) > _MAX_TOLD else ""
        message = f"{len(flaws)} flaw{'s' * (len(flaws) > 1)}, refused by --strict:\n  {told}{more}"
        raise SpecError(message, where=shown, fix="mend them, or leave --strict out")
