"""YAML text in, JSON value out, by the rules of YAML 1.2 core; the only file that imports yaml.

Values are built from libyaml's event stream: no booleans from `no` and `on`, no sexagesimal numbers, no dates, keys as
written (`200:` is "200"), merge keys resolved, duplicate keys refused, aliases shared but bounded.
"""

import re
from typing import TYPE_CHECKING, Any, Final, NoReturn

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from seer.errors import SpecError
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json

MAX_DEPTH: Final = 128
"""Most levels of nesting in a document, aliases followed."""
_MAX_SHARED: Final = 1_000_000
_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_SCALAR_WEIGHT: Final = 64

_WHOLE = re.compile(r"([-+]?[0-9]+)|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_NO_NUMBER = re.compile(r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")
_WORDS: Final[dict[str, Any]] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_TAG: Final = "tag:yaml.org,2002:"
_MERGE: Final = object()


class _Node:
    """A container being built, with what is known of its size."""

    __slots__ = ("anchor", "height", "key", "line", "lines", "merged", "value", "weight")

    def __init__(self, value: "Json", anchor: str | None, line: int) -> None:
        self.value = value
        self.anchor = anchor
        self.line = line
        self.weight = 1
        self.height = 1
        self.key: Any = None
        self.lines: dict[str, int] = {}
        self.merged: list[tuple[Json, int]] = []


class _Anchored:
    """An anchored value; `value` is not final before `closed`."""

    __slots__ = ("closed", "height", "value", "weight")

    def __init__(self) -> None:
        self.closed = False
        self.value: Json = None
        self.weight = 1
        self.height = 1


def parse(text: str, *, shown: str) -> "Json":
    """Build the value of a YAML text. Raises SpecError with line and column where it doesn't parse."""
    return _Builder(shown).build(text)


class _Builder:
    def __init__(self, shown: str) -> None:
        self.shown = shown
        self.stack: list[_Node] = []
        self.anchors: dict[str, _Anchored] = {}
        self.shared = 0
        self.documents = 0
        self.result: Json = None

    def build(self, text: str) -> "Json":
        for event in events(text, shown=self.shown):
            kind = type(event)
            if kind is ScalarEvent:
                self.scalar(event)
            elif kind is MappingStartEvent:
                self.open({}, event)
            elif kind is SequenceStartEvent:
                self.open([], event)
            elif kind is MappingEndEvent or kind is SequenceEndEvent:
                self.close()
            elif kind is AliasEvent:
                self.alias(event)
            elif kind is DocumentStartEvent:
                self.start(event)
        return self.result

    def refuse(self, what: str, line: int, fix: str = "") -> NoReturn:
        message = f"line {line}: {what}"
        raise SpecError(message, where=self.shown, fix=fix)

    def start(self, event: Any) -> None:
        self.documents += 1
        if self.documents > 1:
            self.refuse("a second YAML document begins", _line(event), "keep one document in a file")

    def open(self, value: "Json", event: Any) -> None:
        if len(self.stack) >= MAX_DEPTH:
            self.refuse(f"nested deeper than {MAX_DEPTH} levels", _line(event), "flatten it")
        if self.stack and isinstance(self.stack[-1].value, dict) and self.stack[-1].key is None:
            self.refuse("a key is a list or mapping", _line(event), "use a plain word as key")
        if event.anchor:
            self.anchors[event.anchor] = _Anchored()
        self.stack.append(_Node(value, event.anchor, _line(event)))

    def close(self) -> None:
        node = self.stack.pop()
        for merged, line in node.merged:
            self.merge(node, merged, line)
        if node.anchor:
            anchored = self.anchors[node.anchor]
            anchored.value, anchored.weight, anchored.height = node.value, node.weight, node.height
            anchored.closed = True
        self.put(node.value, node.line, node.weight, node.height)

    def merge(self, node: _Node, merged: "Json", line: int) -> None:
        sources = merged if isinstance(merged, list) else [merged]
        for source in sources:
            if not isinstance(source, dict):
                self.refuse("the merge key '<<' needs a mapping or a list of mappings", line)
            for key, value in source.items():
                node.value.setdefault(key, value)

    def alias(self, event: Any) -> None:
        anchored = self.anchors.get(event.anchor)
        line = _line(event)
        if anchored is None:
            self.refuse(f"alias *{event.anchor} has no anchor before it", line)
        if not anchored.closed:
            self.refuse(f"alias *{event.anchor} stands inside what it names", line, "use $ref for recursion")
        self.shared += anchored.weight
        if self.shared > _MAX_SHARED:
            self.refuse("aliases expand to too much", line, "write out what is shared, or use $ref")
        if len(self.stack) + anchored.height > MAX_DEPTH:
            self.refuse(f"nested deeper than {MAX_DEPTH} levels by aliases", line, "flatten it")
        self.put(anchored.value, line, anchored.weight, anchored.height)

    def scalar(self, event: Any) -> None:
        node = self.stack[-1] if self.stack else None
        if node is not None and node.key is None and type(node.value) is dict:
            self.take_key(node, event)
            return
        value = self.resolve(event)
        weight = 1 + len(event.value) // _SCALAR_WEIGHT
        if event.anchor:
            anchored = self.anchors[event.anchor] = _Anchored()
            anchored.value, anchored.weight, anchored.closed = value, weight, True
        self.put(value, -1, weight, 0)

    def take_key(self, node: _Node, event: Any) -> None:
        if event.anchor:
            anchored = self.anchors[event.anchor] = _Anchored()
            anchored.value, anchored.closed = event.value, True
        plain = event.implicit[0]
        self.name(node, _MERGE if plain and event.value == "<<" else event.value, _line(event))

    def name(self, node: _Node, key: Any, line: int) -> None:
        if key is not _MERGE:
            first = node.lines.get(key)
            if first is not None:
                self.refuse(f"key {key!r} stands twice, first on line {first}", line, "remove one of them")
            node.lines[key] = line
        node.key = key

    def put(self, value: "Json", line: int, weight: int, height: int) -> None:
        if not self.stack:
            self.result = value
            return
        node = self.stack[-1]
        node.weight += weight
        node.height = max(node.height, height + 1)
        if type(node.value) is list:
            node.value.append(value)
        elif node.key is None:
            if not isinstance(value, str):
                self.refuse("an alias that isn't text is used as a key", line)
            self.name(node, value, line)
        elif node.key is _MERGE:
            node.merged.append((value, line if line > 0 else node.line))
            node.key = None
        else:
            node.value[node.key] = value
            node.key = None

    def resolve(self, event: Any) -> "Json":
        text: str = event.value
        tag = event.tag
        if not event.implicit[0] and (tag is None or not tag.startswith(_TAG) or tag[len(_TAG) :] in _TEXT_TAGS):
            return text
        if text in _WORDS:
            return _WORDS[text]
        if text[0] in "+-.0123456789":
            return self.number(text, event)
        return text

    def number(self, text: str, event: Any) -> "Json":
        whole = _WHOLE.fullmatch(text)
        if whole:
            try:
                return int(text, 10 if whole[1] else 0)
            except ValueError:
                self.refuse("a number has too many digits", _line(event), "write it as a string")
        if _NO_NUMBER.fullmatch(text):
            value = float(text.replace(".", "", 1))
        elif _FLOAT.fullmatch(text):
            value = float(text)
        else:
            return text
        if value - value != 0.0:
            self.refuse(f"{text!r} is no number that JSON can hold", _line(event), "quote it or give a finite number")
        return value


_TEXT_TAGS: Final = frozenset({"str", "timestamp", "binary"})


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1


def events(text: str, *, shown: str) -> "Iterator[Any]":
    """Give the events of a YAML text. Raises SpecError with line and column where it doesn't parse."""
    try:
        yield from yaml.parse(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = f"line {mark.line + 1}, column {mark.column + 1}: " if mark else ""
        message = f"{place}no YAML: {error.problem or error.context}"
        raise SpecError(message, where=shown, fix="correct the syntax") from None
    except yaml.YAMLError as error:
        message = f"no YAML: {' '.join(str(error).split())}"
        raise SpecError(message, where=shown, fix="correct the syntax") from None


def lines(text: str) -> dict[str, int]:
    """Give the line of each value by JSON pointer; of JSON text too. Aliases aren't followed."""
    found: dict[str, int] = {}
    path: list[tuple[str, Any]] = []
    for event in events(text, shown=""):
        kind = type(event)
        if kind is MappingEndEvent or kind is SequenceEndEvent:
            path.pop()
        elif kind in {ScalarEvent, AliasEvent, MappingStartEvent, SequenceStartEvent}:
            pointer = _step(path, event, found)
            if kind is MappingStartEvent or kind is SequenceStartEvent:
                path.append((pointer, None if kind is MappingStartEvent else 0))
    return found


def _step(path: list[tuple[str, Any]], event: Any, found: dict[str, int]) -> str:
    """Note where an event's value stands, and move the container on by one."""
    line = _line(event)
    if not path:
        found[""] = line
        return ""
    above, step = path[-1]
    if step is None:
        path[-1] = (above, str(getattr(event, "value", "")))
        found[join(above, path[-1][1])] = line
        return above
    pointer = join(above, step)
    path[-1] = (above, step + 1 if isinstance(step, int) else None)
    found.setdefault(pointer, line)
    return pointer
