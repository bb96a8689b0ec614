"""Bytes of a JSON or YAML file in, its value out; every trouble is a SpecError with the place and the fix.

Used for specs, and generic: recipes and phrasebooks are read with it too.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from seer.errors import SpecError
from seer.parse import _yaml_lines
from seer.parse._broken import Broken
from seer.parse._built import parse
from seer.parse._encodings import decode
from seer.parse._escapes import whole, with_halves
from seer.parse._json import Loaded, NotJsonError, careful, quick
from seer.parse._nodes import MAX_DEPTH
from seer.parse._yaml import TooDeepError, refused
from seer.parse._yaml_shallow import shallow

if TYPE_CHECKING:
    from seer.parse._built import Flaw
    from seer.records import Json

__all__ = ["MAX_DEPTH", "decode", "line_of", "load_bytes"]


def load_bytes(
    data: bytes,
    *,
    shown: str,
    many: bool = False,
    told: "Flaw | None" = None,
    broken: "list[Broken] | None" = None,
) -> "Json":
    """Read JSON or YAML: text of any declared encoding, keys unique, numbers finite, at most MAX_DEPTH levels deep.

    `shown` names the file in messages. JSON lines are read as a list, and so are several YAML documents where `many`
    is said. Text that begins like JSON is read as JSON, and as YAML's flow style only where that fails and the name
    doesn't end in `.json`. Of duplicate keys `told` is told, and the last one is kept; without it they are refused.
    So it is with `broken`: what JSON can't hold, and lines that are no JSON, are noted there and read as next to none.
    """
    return load(data, shown=shown, many=many, told=told, broken=broken).value


def load(
    data: bytes,
    *,
    shown: str,
    many: bool = False,
    told: "Flaw | None" = None,
    broken: "list[Broken] | None" = None,
) -> Loaded:
    """Read JSON or YAML as `load_bytes` does, and give the JSON of its value where it was written on the way."""
    loaded = quick(data)
    if loaded is not None:
        return loaded
    text = decode(data, shown=shown)
    reader = _Reader(shown, many, told, broken)
    if text.lstrip()[:1] not in {"{", "["}:
        return Loaded(reader.yaml(text))
    try:
        return Loaded(careful(text, shown, told, broken=broken))
    except NotJsonError as error:
        return Loaded(_no_json(text, error, reader))


class _Reader(NamedTuple):
    """How a text is read; see `load_bytes`."""

    shown: str
    many: bool
    told: "Flaw | None"
    broken: "list[Broken] | None"

    def yaml(self, text: str) -> "Json":
        """Read YAML; characters may be escaped in two halves, as JSON has them."""
        try:
            return self._parsed(text)
        except SpecError:
            mended = whole(text, refused)
            if mended == text:
                raise
        if self.broken is None:
            return self._parsed(mended)
        return with_halves(self._parsed(mended), deepest=MAX_DEPTH, shown=self.shown, broken=self.broken)

    def _parsed(self, text: str) -> "Json":
        """Read YAML; what is nested too deep for libyaml is left out where that may be told."""
        try:
            return self._built(text)
        except TooDeepError:
            kept = text if self.broken is None else shallow(text, MAX_DEPTH)
            if kept == text:
                raise
        return self._built(kept)

    def _built(self, text: str) -> "Json":
        return parse(text, shown=self.shown, many=self.many, told=self.told, broken=self.broken)

    def line(self, text: str, number: int, index: int) -> "Json":
        """Read one of several lines, each of which is JSON."""
        loaded = quick(text.encode())
        if loaded is not None:
            return loaded.value
        try:
            return careful(text, self.shown, self.told, line=number, broken=self.broken, at=f"/{index}")
        except NotJsonError as error:
            if self.broken is None:
                raise error.told(self.shown, number) from None
            what = f"column {error.column}: no JSON: {error.what}"
            self.broken.append(Broken(f"/{index}", what, error.fix, number))
            return None

    def lines(self, lines: "list[tuple[int, str]]") -> "Json":
        """Read JSON lines."""
        return [self.line(line, number, index) for index, (number, line) in enumerate(lines)]


def _no_json(text: str, error: NotJsonError, reader: _Reader) -> "Json":
    """Read JSON lines, or YAML's flow style where the file's name allows it; else say what is wrong with the JSON."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if error.is_end and len(lines) > 1 and all(line.lstrip()[:1] in {"{", "["} for _, line in lines):
        return reader.lines(lines)
    if not reader.shown.lower().endswith(".json"):
        with suppress(SpecError):
            return reader.yaml(text)
    if reader.broken is not None and _is_mostly_lines(lines):
        return reader.lines(lines)
    raise error.told(reader.shown, error.line) from None


def _is_mostly_lines(lines: "list[tuple[int, str]]") -> bool:
    """Tell whether more than half of several lines are objects in JSON."""
    found = (quick(line.encode(errors="replace")) for _, line in lines)
    fair = sum(loaded is not None and type(loaded.value) is dict for loaded in found)
    return len(lines) > 1 and fair * 2 > len(lines)


def line_of(data: bytes, pointer: str) -> int | None:
    """Give the line, from 1, on which the value at a JSON pointer begins, or None where it isn't found."""
    try:
        return _yaml_lines.lines(decode(data, shown="")).get(pointer)
    except SpecError:
        return None
