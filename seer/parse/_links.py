"""Address that a reference names in, the document there out: a file below the spec's folder, or where one allows it."""

from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from seer.errors import SpecError
from seer.schema.identifiers import has_scheme
from seer.schema.references import Moved

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seer.parse._beside import Beside
    from seer.parse._remote import Remote
    from seer.records import Json

_INSIDE: Final = "copy what it names into the spec's folder, or allow that folder with --allow-ref"


class Links:
    """Fetches what the references of one spec lead to, each file once; `remote` fetches from the network."""

    def __init__(self, beside: "Beside", *, allowed: "Sequence[Path]" = (), remote: "Remote | None" = None) -> None:
        self.uri = beside.path.name
        self._beside = beside
        self._allowed = [folder.resolve() for folder in allowed]
        self._remote = remote
        self._known: dict[str, Json | Moved] = {}

    def retrieve(self, uri: str) -> "Json | Moved":
        """Give a document. Raises SpecError where its address isn't allowed, or nothing readable is there."""
        if uri not in self._known:
            self._known[uri] = self._retrieved(uri)
        return self._known[uri]

    def _retrieved(self, uri: str) -> "Json | Moved":
        if has_scheme(uri) and not uri.lower().startswith("file:"):
            return self._fetched(uri)
        path = self._path(uri)
        with _telling("leads to a file that can't be used"):
            return self._beside.document(path, name=self._name(path))

    def _fetched(self, uri: str) -> Moved:
        if not uri.lower().startswith(("http://", "https://")):
            raise _unfetched(uri)
        if self._remote is None:
            message = "leads to the network, which isn't allowed"
            raise SpecError(message, fix="save it beside the spec and name that file, or allow it with --allow-http")
        fetched = self._remote.fetch(uri)
        with _telling("leads to a document that can't be used"):
            return Moved(self._beside.fetched(fetched.content, uri=uri), fetched.uri)

    def _path(self, uri: str) -> Path:
        """Give the file, every link in its path followed. Raises SpecError where it lies in no allowed folder."""
        is_file = uri.lower().startswith("file:")
        given = unquote(urlsplit(uri).path if is_file else uri)
        if "\x00" in given:
            message = "holds a zero byte"
            raise SpecError(message, fix="name a file")
        path = (self._beside.folder / given).resolve()
        inside = path.is_relative_to(self._beside.folder) and not is_file and not PurePosixPath(given).is_absolute()
        if not inside and not any(path.is_relative_to(folder) for folder in self._allowed):
            how = "by file:" if is_file else "by an absolute path" if given.startswith("/") else "out of its folder"
            message = f"leads {how}, which isn't allowed"
            raise SpecError(message, fix=_INSIDE)
        if not path.is_file():
            message = "leads to no file"
            raise SpecError(message, fix="correct the path, or add the file")
        return path

    def _name(self, path: Path) -> str:
        folder = self._beside.folder
        return path.relative_to(folder).as_posix() if path.is_relative_to(folder) else path.name


@contextmanager
def _telling(what: str) -> "Iterator[None]":
    """Say of a document that can't be read that a reference led there."""
    try:
        yield
    except SpecError as error:
        place = f"{error.where}: " if error.where else ""
        message = f"{what}: {place}{error.what}"
        raise SpecError(message, fix=error.fix) from None


def _unfetched(uri: str) -> SpecError:
    if uri.startswith("//") or uri.lower().startswith("ftp:"):
        message = "leads to the network by other ways than http and https"
        return SpecError(message, fix="save it beside the spec and name that file")
    return SpecError("names nothing in this document", fix="put what it names into this document")
