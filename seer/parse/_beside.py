"""Path of a spec in, the documents that stand in files beside it out: none outside its folder, none too large."""

from hashlib import sha256
from pathlib import Path
from posixpath import normpath
from typing import TYPE_CHECKING, Final

from seer.errors import SpecError
from seer.parse._load import load_bytes
from seer.records import Warn

if TYPE_CHECKING:
    from seer.records import Json

_MOST_FILES: Final = 1_000
_MOST_BYTES: Final = 64_000_000


class Beside:
    """Reads files of a spec's folder by relative path, and remembers what it has read."""

    def __init__(self, path: Path, *, shown: str) -> None:
        self.path = path
        self.flaws: list[Warn] = []
        self._shown = shown
        self._digests: dict[str, str] = {}
        self._bytes = 0

    @property
    def folder(self) -> Path:
        """Give the spec's folder, in full."""
        return self.path.resolve().parent

    def names(self, pattern: str) -> tuple[str, ...]:
        """Give the relative paths that fit a pattern, sorted."""
        found = (path.relative_to(self.folder).as_posix() for path in self.folder.glob(pattern) if path.is_file())
        return tuple(sorted(found)[:_MOST_FILES])

    def tell(self, pointer: str, what: str) -> None:
        """Note a flaw at a pointer of the spec itself."""
        self.flaws.append(Warn(where=f"{self._shown}#{pointer}", what=what))

    def usable(self, name: str, *, above: int = 0) -> "Json":
        """Give the document in a file as `read` does, or None where it can't be read, which is told."""
        try:
            return self.read(name, above=above)
        except SpecError as error:
            fix = f"; {error.fix}" if error.fix else ""
            self.flaws.append(Warn(where=error.where, what=f"the file was left out: {error.what}{fix}", kind="skipped"))
            return None

    def read(self, name: str, *, above: int = 0) -> "Json":
        """Give the document in a file, or None where there is no such file.

        `above` is the number of folders by which the layout of a format goes up. Raises SpecError where the path leads
        out of that folder, or where the file can't be read.
        """
        folder = self.folder.parents[above - 1] if above else self.folder
        path = (folder / name).resolve()
        shown = normpath(Path(self._shown).parent.joinpath(*[".."] * above, name).as_posix())
        if not path.is_relative_to(folder):
            message = f"{name!r} leads out of the spec's folder"
            raise SpecError(message, where=self._shown, fix="name a file in it")
        if not path.is_file():
            return None
        return self.document(path, name=path.relative_to(folder).as_posix(), shown=shown)

    def document(self, path: Path, *, name: str, shown: str = "") -> "Json":
        """Give the document in a file that may be read. Raises SpecError where it can't be, or is one too many."""
        shown = shown or Path(self._shown).parent.joinpath(name).as_posix()
        try:
            self._count(path.stat().st_size)
            content = path.read_bytes()
        except OSError as error:
            message = f"can't be read: {error.strerror}"
            raise SpecError(message, where=shown, fix="check its permissions") from None
        return self._loaded(content, name=name, shown=shown)

    def fetched(self, content: bytes, *, uri: str) -> "Json":
        """Give the document that was fetched from an address. Raises SpecError where it is one too many, or no text."""
        self._count(len(content))
        return self._loaded(content, name=uri, shown=uri)

    def _count(self, size: int) -> None:
        self._bytes += size
        if len(self._digests) >= _MOST_FILES or self._bytes > _MOST_BYTES:
            message = f"too much is to be read beside it: over {_MOST_FILES} files, or {_MOST_BYTES:,} bytes"
            raise SpecError(message, where=self._shown, fix="give the files one by one")

    def _loaded(self, content: bytes, *, name: str, shown: str) -> "Json":
        self._digests[name] = sha256(content).hexdigest()
        return load_bytes(content, shown=shown, told=lambda what: self.flaws.append(Warn(where=shown, what=what)))

    def digest(self, own: str) -> str:
        """Give one digest over the spec's own and those of all that was read."""
        if not self._digests:
            return own
        lines = [own, *(f"{name} {digest}" for name, digest in sorted(self._digests.items()))]
        return sha256("\n".join(lines).encode()).hexdigest()
