"""A person's YAML file in, what it holds and where each thing stands in it out."""

from typing import TYPE_CHECKING, Any

import msgspec

from seer.errors import RecipeError, SpecError, mistyped, near, word
from seer.parse import line_of, load_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


class UserFile:
    """A file that holds a mapping, or what else is asked for. Mistakes are RecipeErrors with file, line and pointer."""

    def __init__(self, path: "Path", *, shape: type | tuple[type, ...] = dict, kinds: str = "name a YAML file") -> None:
        """Read it. Raises RecipeError, with `kinds` as the fix, where it can't be read; and where it holds else."""
        self.path = path
        try:
            self._data = path.read_bytes()
            document = load_bytes(self._data, shown=str(path))
        except OSError as error:
            message = f"can't be read ({error.strerror})"
            raise RecipeError(message, where=str(path), fix=kinds) from None
        except SpecError as error:
            raise RecipeError(error.what, where=error.where, fix=error.fix) from None
        if not isinstance(document, shape):
            message = f"holds {word(document)}, not a mapping"
            raise RecipeError(message, where=str(path), fix="write `key: value` lines; see `seer schema recipe`")
        self.document: Any = document

    def at(self, pointer: str) -> str:
        """Say where a pointer leads: `file:line#pointer`; the line is that of the nearest thing above that is there."""
        above = pointer
        while above and (line_of(self._data, above) is None or "*" in above):
            above = above.rpartition("/")[0]
        line = line_of(self._data, above) or 1
        return f"{self.path}:{line}#{pointer}"

    def only(self, known: "Iterable[str]") -> None:
        """Refuse keys that aren't known."""
        names = tuple(known)
        for key in self.document:
            if key not in names:
                message = f"unknown key {key!r}"
                raise RecipeError(message, where=self.at(f"/{key}"), fix=near(key, names))

    def convert(self, value: Any, kind: Any, *, pointer: str, record: str) -> Any:
        """Give a value as a record or type; `record` is what `seer schema` shows of it."""
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            what, _, place = str(error).partition(" - at `$")
            inner = place.rstrip("`").replace("[...]", "/*").replace(".", "/")
            where = self.at(_found(value, inner, kind, pointer))
            said = mistyped(what[:1].lower() + what[1:])
            raise RecipeError(said, where=where, fix=f"see `seer schema {record}`") from None


def _found(value: Any, inner: str, kind: Any, pointer: str) -> str:
    """Put names in place of the stars of an error's place, as far as the value and the message tell."""
    if not isinstance(value, dict) or not inner.startswith("/*"):
        return pointer + inner
    args: tuple[Any, ...] = getattr(kind, "__args__", ())
    for key, one in value.items():
        try:
            msgspec.convert({key: one}, kind)
        except msgspec.ValidationError:
            step = key.replace("~", "~0").replace("/", "~1")
            return _found(one, inner[2:], args[-1] if args else Any, f"{pointer}/{step}")
    return pointer + inner
