"""Address that a reference names in, the document there out: files below the spec's folder, or where one allows it."""

from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from seer.errors import SpecError
from seer.schema.identifiers import has_scheme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.parse._beside import Beside
    from seer.records import Json

_INSIDE: Final = "copy what it names into the spec's folder, or allow that folder"


class Links:
    """Fetches what the references of one spec lead to, each file once."""

    def __init__(self, beside: "Beside", *, allowed: "Sequence[Path]" = ()) -> None:
        self.uri = beside.path.name
        self._beside = beside
        self._allowed = [folder.resolve() for folder in allowed]

    def retrieve(self, uri: str) -> "Json":
        """Give a document. Raises SpecError where its address isn't allowed, or nothing readable is there."""
        if has_scheme(uri) and not uri.lower().startswith("file:"):
            raise _remote(uri)
        path = self._path(uri)
        try:
            return self._beside.document(path, name=self._name(path))
        except SpecError as error:
            place = f"{error.where}: " if error.where else ""
            message = f"leads to a file that can't be used: {place}{error.what}"
            raise SpecError(message, fix=error.fix) from None

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


def _remote(uri: str) -> SpecError:
    scheme = uri.partition(":")[0].lower() if ":" in uri else ""
    if scheme in {"http", "https", "ftp", ""}:
        return SpecError("leads to the network, which isn't followed", fix="save it beside the spec and name that file")
    return SpecError("names nothing in this document", fix="put what it names into this document")
