"""Folder in, eval set out; and eval set in, the next version in its folder out."""

import filecmp
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import msgspec

from seer import canon
from seer.errors import EvalSetError
from seer.evalset.diff import Side
from seer.evalset.draft import Draft, digest_of_files, drafted
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
    _sealed(evalset.manifest, digest_bytes(files), folder)
    return evalset


def _sealed(manifest: Manifest, digest: str, folder: Path) -> None:
    """Hold a manifest against the digest of its files."""
    if manifest.digest != digest:
        message = f"was changed: its files have the digest {digest[:12]}, not {manifest.digest[:12]}"
        raise EvalSetError(message, where=str(folder), fix=f"see `seer check {folder}`; {_REMAKE}")
    if manifest.canary != canary(digest):
        message = f"its canary {manifest.canary!r} doesn't belong to its digest"
        raise EvalSetError(message, where=str(folder / MANIFEST), fix=_REMAKE)


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """A version on disk: its folder, and what its manifest says; its records stay where they are."""

    folder: Path
    manifest: Manifest

    def side(self) -> Side:
        """Give what is compared of it; the scenes are read as they are asked for."""
        tools = {tool.name: tool.digest for tool in self._each("tools.jsonl", _Named)}
        return Side(tools, (scene.id for scene in self._each("scenes.jsonl", _Named)))

    def _each(self, name: str, kind: type[T]) -> Iterator[T]:
        with (self.folder / name).open("rb") as file:
            for at, line in enumerate(file, start=1):
                yield _decode(line, kind, where=f"{self.folder / name}:{at}")


class _Named(msgspec.Struct, frozen=True, kw_only=True):
    """As much of a tool or scene as comparing takes."""

    id: str = ""
    name: str = ""
    digest: str = ""


def newest(root: Path) -> Head | None:
    """Give the newest version in a set's folder, its digest held against its files, or None where there is none yet."""
    numbers = _numbers(root)
    return _head(root / f"v{numbers[-1]}") if numbers else None


def _head(folder: Path) -> Head:
    manifest = _manifest(_bytes(folder / MANIFEST), folder)
    try:
        digest = digest_of_files(folder)
    except OSError as error:
        message = f"can't be read ({error.strerror})"
        raise EvalSetError(message, where=str(error.filename), fix=_REMAKE) from error
    _sealed(manifest, digest, folder)
    return Head(folder=folder, manifest=manifest)


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


def _numbers(root: Path) -> list[int]:
    """Give the numbers of the versions in a set's folder, in order."""
    found = [child.name[1:] for child in root.glob("v*") if (child / MANIFEST).is_file()]
    return sorted(int(name) for name in found if name.isascii() and name.isdigit())


def read(version: Path) -> tuple[EvalSet, dict[str, bytes]]:
    """Read a version's folder without judging its digest: the eval set, and the bytes of each file by name."""
    files = {name: _bytes(version / name) for name in (MANIFEST, *FILES)}
    manifest = _manifest(files[MANIFEST], version)
    records = {name.removesuffix(".jsonl"): _records(files[name], version / name) for name in FILES}
    return EvalSet(manifest=manifest, **records), files


def _manifest(content: bytes, folder: Path) -> Manifest:
    manifest = _decode(content, Manifest, where=str(folder / MANIFEST))
    if manifest.format != FORMAT:
        message = f"has format {manifest.format}; this seer reads {FORMAT}"
        raise EvalSetError(message, where=str(folder / MANIFEST), fix="make it anew with `seer synth`")
    return manifest


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
    """Write an eval set that is in memory as the next version and give its folder, as `publish` does."""
    with writing(root), drafted(root) as draft:
        for name in FILES:
            (draft.folder / name).write_bytes(canon.lines(getattr(evalset, name.removesuffix(".jsonl"))))
        return publish(draft, evalset.manifest, root, created=created)


@contextmanager
def writing(root: Path) -> Iterator[None]:
    """Raise EvalSetError where a set's folder can't be written."""
    try:
        yield
    except OSError as error:
        message = f"can't be written ({error.strerror})"
        raise EvalSetError(message, where=str(root), fix="name another folder with -o") from error


def publish(draft: Draft, manifest: Manifest, root: Path, *, created: str) -> Path:
    """Make a draft the next version and give its folder; an unchanged digest makes none, and gives the newest one's.

    All of it was written beside its place and is moved there, so that nothing is ever half written. `created` is
    RFC 3339. Raises EvalSetError where the version is there already, OSError where the folder can't be written.
    """
    before = newest(root)
    if before is not None and before.manifest.digest == manifest.digest:
        return before.folder
    place = root / f"v{manifest.version}"
    if place.exists():
        message = f"version {manifest.version} is there already"
        raise EvalSetError(message, where=str(place), fix="versions never change; make the next one")
    (draft.folder / MANIFEST).write_bytes(canon.encode(manifest) + b"\n")
    line = _line(Head(folder=draft.folder, manifest=manifest), before, created)
    history = _history(root) + canon.lines([line])
    draft.folder.rename(place)
    _replace(root / VERSIONS, history)
    return place


def _replace(file: Path, content: bytes) -> None:
    beside = file.with_name(f".{file.name}.new")
    beside.write_bytes(content)
    beside.replace(file)


def mend(root: Path, *, created: str) -> None:
    """Write anew the lines of versions that a kill left out of the list; `created` stands for when they were made."""
    known = {line.version: line for line in versions(root)}
    lost = [number for number in _numbers(root) if number not in known]
    if not lost:
        return
    for number in lost:
        before = _head(root / f"v{number - 1}") if (root / f"v{number - 1}" / MANIFEST).is_file() else None
        known[number] = _line(_head(root / f"v{number}"), before, created)
    _replace(root / VERSIONS, canon.lines([known[number] for number in sorted(known)]))


def _history(root: Path) -> bytes:
    return (root / VERSIONS).read_bytes() if (root / VERSIONS).is_file() else b""


def _line(head: Head, before: Head | None, created: str) -> VersionLine:
    manifest = head.manifest
    return VersionLine(
        version=manifest.version,
        digest=manifest.digest,
        why="first" if before is None else "spec changed" if _has_new_specs(before, head) else "recipe changed",
        counts=manifest.counts,
        created=created,
    )


def _has_new_specs(before: Head, after: Head) -> bool:
    """Tell whether a spec's new content, not only the recipe, is what made the difference."""
    was, now = ([source.digest for source in one.manifest.sources] for one in (before, after))
    if was == now:
        return False
    same_tools = filecmp.cmp(before.folder / "tools.jsonl", after.folder / "tools.jsonl", shallow=False)
    return not same_tools or before.manifest.recipe == after.manifest.recipe


def versions(root: Path) -> tuple[VersionLine, ...]:
    """Read the list of a set's versions, oldest first."""
    lines = _history(root).splitlines()
    where = root / VERSIONS
    return tuple(_decode(line, VersionLine, where=f"{where}:{at}") for at, line in enumerate(lines, start=1))
