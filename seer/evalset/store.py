"""Folder in, eval set out; and eval set in, the next version in its folder out."""

import shutil
from collections.abc import Mapping
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final, TypeVar, cast

import msgspec

from seer import canon
from seer.errors import EvalSetError
from seer.evalset.freeze import FILES, canary, digest_bytes
from seer.records import FORMAT, Case, Definition, Dropped, EvalSet, Manifest, Scene, Tool, VersionLine

MANIFEST: Final = "manifest.json"
VERSIONS: Final = "versions.jsonl"
_KINDS: Final[Mapping[str, Any]] = {
    "tools.jsonl": Tool,
    "defs.jsonl": Definition,
    "cases.jsonl": Case,
    "scenes.jsonl": Scene,
    "dropped.jsonl": Dropped,
}
_REMAKE: Final = "make it anew with `seer synth`, or take back the change"
T = TypeVar("T")


def load(path: Path) -> EvalSet:
    """Load the newest version in a set's folder, or the version whose folder it is.

    Raises EvalSetError where it is missing or broken, or its digest doesn't hold.
    """
    folder = locate(path)
    evalset, files = read(folder)
    digest = digest_bytes(files)
    if evalset.manifest.digest != digest:
        message = f"was changed: its files have the digest {digest[:12]}, not {evalset.manifest.digest[:12]}"
        raise EvalSetError(message, where=str(folder), fix=f"see `seer check {folder}`; {_REMAKE}")
    if evalset.manifest.canary != canary(digest):
        message = f"its canary {evalset.manifest.canary!r} doesn't belong to its digest"
        raise EvalSetError(message, where=str(folder / MANIFEST), fix=_REMAKE)
    return evalset


def newest(root: Path) -> EvalSet | None:
    """Load the newest version in a set's folder, or give None where there is no version yet."""
    return load(root) if _numbers(root) else None


def locate(path: Path) -> Path:
    """Give the folder of the version that a path means. Raises EvalSetError where there is none."""
    if (path / MANIFEST).is_file():
        return path
    if not path.exists():
        message = "there is no such eval set"
        raise EvalSetError(message, where=str(path), fix="make one with `seer synth SPEC`")
    numbers = _numbers(path)
    if not numbers:
        message = "holds no eval set"
        raise EvalSetError(message, where=str(path), fix="name a folder that `seer synth` made")
    return path / f"v{numbers[-1]}"


def folder(root: Path, evalset: EvalSet) -> Path:
    """Give the folder of an eval set's version."""
    return root / f"v{evalset.manifest.version}"


def _numbers(root: Path) -> list[int]:
    """Give the numbers of the versions in a set's folder, in order."""
    found = [child.name[1:] for child in root.glob("v*") if (child / MANIFEST).is_file()]
    return sorted(int(name) for name in found if name.isascii() and name.isdigit())


def read(version: Path) -> tuple[EvalSet, dict[str, bytes]]:
    """Read a version's folder without judging its digest: the eval set, and the bytes of each file by name."""
    files = {name: _bytes(version / name) for name in (MANIFEST, *FILES)}
    manifest = _decode(files[MANIFEST], Manifest, where=str(version / MANIFEST))
    if manifest.format != FORMAT:
        message = f"has format {manifest.format}; this seer reads {FORMAT}"
        raise EvalSetError(message, where=str(version / MANIFEST), fix="make it anew with `seer synth`")
    records = {name.removesuffix(".jsonl"): _records(files[name], version / name) for name in FILES}
    return EvalSet(manifest=manifest, **records), files


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        message = f"can't be read ({error.strerror})"
        raise EvalSetError(message, where=str(file), fix=_REMAKE) from error


def _records(content: bytes, file: Path) -> tuple[Any, ...]:
    lines = content.split(b"\n")
    if lines.pop():
        message = "is cut short: its last line doesn't end"
        raise EvalSetError(message, where=f"{file}:{len(lines) + 1}", fix=_REMAKE)
    return tuple(_decode(line, _KINDS[file.name], where=f"{file}:{at}") for at, line in enumerate(lines, start=1))


def _decode(line: bytes, kind: type[T], *, where: str) -> T:
    try:
        record: T = canon.decoder(cast("Any", kind)).decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        message = f"is no {kind.__name__.lower()} record: {error}"
        raise EvalSetError(message, where=where, fix=_REMAKE) from error
    return record


def save(evalset: EvalSet, root: Path, *, created: str) -> Path:
    """Write the next version and give its folder; an unchanged digest makes none, and gives the newest one's.

    Everything is written beside its place and moved there, so that nothing is ever half written. `created` is
    RFC 3339. Raises EvalSetError where the version is there already or the folder can't be written.
    """
    before = newest(root)
    if before is not None and before.manifest.digest == evalset.manifest.digest:
        return folder(root, before)
    place = folder(root, evalset)
    if place.exists():
        message = f"version {evalset.manifest.version} is there already"
        raise EvalSetError(message, where=str(place), fix="versions never change; make the next one")
    try:
        root.mkdir(parents=True, exist_ok=True)
        _write(evalset, place, history=_history(root) + canon.lines([_line(evalset, before, created)]))
    except OSError as error:
        message = f"can't be written ({error.strerror})"
        raise EvalSetError(message, where=str(root), fix="name another folder with -o") from error
    return place


def _write(evalset: EvalSet, place: Path, *, history: bytes) -> None:
    scratch = Path(mkdtemp(prefix=".seer-", dir=place.parent))
    try:
        version = scratch / place.name
        version.mkdir()
        for name in FILES:
            (version / name).write_bytes(canon.lines(getattr(evalset, name.removesuffix(".jsonl"))))
        (version / MANIFEST).write_bytes(canon.encode(evalset.manifest) + b"\n")
        (scratch / VERSIONS).write_bytes(history)
        version.rename(place)
        (scratch / VERSIONS).replace(place.parent / VERSIONS)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def mend(root: Path, *, created: str) -> None:
    """Write anew the lines of versions that a kill left out of the list; `created` stands for when they were made."""
    listed = {line.version for line in versions(root)}
    lost = [number for number in _numbers(root) if number not in listed]
    if not lost:
        return
    known = {line.version: line for line in versions(root)}
    for number in lost:
        before = load(root / f"v{number - 1}") if (root / f"v{number - 1}" / MANIFEST).is_file() else None
        known[number] = _line(load(root / f"v{number}"), before, created)
    draft = root / f".{VERSIONS}.new"
    draft.write_bytes(canon.lines([known[number] for number in sorted(known)]))
    draft.replace(root / VERSIONS)


def _history(root: Path) -> bytes:
    return (root / VERSIONS).read_bytes() if (root / VERSIONS).is_file() else b""


def _line(evalset: EvalSet, before: EvalSet | None, created: str) -> VersionLine:
    manifest = evalset.manifest
    why = "first" if before is None else "spec changed" if _has_new_specs(before, evalset) else "recipe changed"
    return msgspec.convert(
        {
            "version": manifest.version,
            "digest": manifest.digest,
            "why": why,
            "counts": manifest.counts,
            "created": created,
        },
        VersionLine,
    )


def _has_new_specs(before: EvalSet, after: EvalSet) -> bool:
    """Tell whether a spec's new content, not only the recipe, is what made the difference."""
    was, now = ([source.digest for source in one.manifest.sources] for one in (before, after))
    return was != now and (before.tools != after.tools or before.manifest.recipe == after.manifest.recipe)


def versions(root: Path) -> tuple[VersionLine, ...]:
    """Read the list of a set's versions, oldest first."""
    lines = _history(root).splitlines()
    where = root / VERSIONS
    return tuple(_decode(line, VersionLine, where=f"{where}:{at}") for at, line in enumerate(lines, start=1))
