"""YAML text in, JSON value out, by the rules of YAML 1.2 core; the only file that imports yaml.

Values are built from libyaml's event stream: no booleans from `no` and `on`, no sexagesimal numbers, no dates, keys as
written (`200:` is "200"), merge keys resolved, duplicate keys refused, aliases shared but bounded.
"""

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

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
    from collections.abc import Callable, Iterator

    from seer.records import Json

    Flaw = Callable[[str], None]

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
    """A container being built; `key` is the one that a value is awaited for, `seen` the events of all keys."""

    __slots__ = ("anchor", "key", "line", "merged", "seen", "value")

    def __init__(self, value: "Json", anchor: str | None, line: int) -> None:
        self.value = value
        self.anchor = anchor
        self.line = line
        self.key: Any = None
        self.seen: dict[str, Any] = {}
        self.merged: list[tuple[Json, int]] = []


class _Size(NamedTuple):
    """How much a value holds, and how deep it is, aliases followed."""

    weight: int
    height: int


class _Anchored:
    """An anchored value; it is not final before its size is known."""

    __slots__ = ("size", "value")

    def __init__(self, value: "Json" = None, size: _Size | None = None) -> None:
        self.value = value
        self.size = size


def parse(text: str, *, shown: str, many: bool = False, told: "Flaw | None" = None) -> "Json":
    """Build the value of a YAML text; where `many` is said, several documents are a list.

    Of a duplicate key `told` is told, and the last one is kept; without it, it is refused.
    Raises SpecError with line and column where it doesn't parse.
    """
    return _Builder(shown, many=many, told=told).build(text)


class _Builder:
    def __init__(self, shown: str, *, many: bool = False, told: "Flaw | None" = None) -> None:
        self.shown = shown
        self.told = told
        self.many = many
        self.finished: list[Json] = []
        self.stack: list[_Node] = []
        self.anchors: dict[str, _Anchored] = {}
        self.sizes: dict[int, _Anchored] = {}
        self.shared = 0
        self.documents = 0
        self.result: Json = None

    def build(self, text: str) -> "Json":
        stack = self.stack
        for event in events(text, shown=self.shown):
            kind = type(event)
            if kind is ScalarEvent:
                if event.anchor or not stack:
                    self.anchored(event)
                elif stack[-1].key is None and type(stack[-1].value) is dict:
                    self.name(event.value, event)
                else:
                    self.put(self.resolve(event), event)
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
        return self.all() if self.finished else self.result

    def all(self) -> "Json":
        """Give the documents that hold anything: a list, or the one."""
        found = [each for each in (*self.finished, self.result) if each is not None]
        return found[0] if len(found) == 1 else found

    def refuse(self, what: str, line: int, fix: str = "") -> NoReturn:
        message = f"line {line}: {what}"
        raise SpecError(message, where=self.shown, fix=fix)

    def start(self, event: Any) -> None:
        self.documents += 1
        if self.documents > 1 and self.many:
            self.finished.append(self.result)
            self.result = None
            self.anchors.clear()
        elif self.documents > 1:
            self.refuse("a second YAML document begins", _line(event), "keep one document in a file")

    def open(self, value: "Json", event: Any) -> None:
        stack = self.stack
        if len(stack) >= MAX_DEPTH:
            self.refuse(f"nested deeper than {MAX_DEPTH} levels", _line(event), "flatten it")
        if stack and stack[-1].key is None and type(stack[-1].value) is dict:
            self.refuse("a key is a list or mapping", _line(event), "use a plain word as key")
        if event.anchor:
            self.anchors[event.anchor] = _Anchored()
        stack.append(_Node(value, event.anchor, _line(event)))

    def close(self) -> None:
        node = self.stack.pop()
        for merged, line in node.merged:
            self.merge(node, merged, line)
        if node.anchor:
            anchored = self.anchors[node.anchor] = _Anchored(node.value, self.size(node.value))
            self.sizes[id(node.value)] = anchored
        self.put(node.value, None)

    def size(self, value: "Json") -> _Size:
        """Measure a value; parts with anchors of their own are measured already, so nothing is walked twice."""
        known = self.sizes.get(id(value))
        if known is not None and known.size is not None:
            return known.size
        if type(value) is not dict and type(value) is not list:
            return _Size(1 + (len(value) // _SCALAR_WEIGHT if type(value) is str else 0), 0)
        inner = [self.size(each) for each in (value.values() if type(value) is dict else value)]
        return _Size(1 + sum(each.weight for each in inner), 1 + max((each.height for each in inner), default=0))

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
        if anchored.size is None:
            self.refuse(f"alias *{event.anchor} stands inside what it names", line, "use $ref for recursion")
        self.shared += anchored.size.weight
        if self.shared > _MAX_SHARED:
            self.refuse("aliases expand to too much", line, "write out what is shared, or use $ref")
        if len(self.stack) + anchored.size.height > MAX_DEPTH:
            self.refuse(f"nested deeper than {MAX_DEPTH} levels by aliases", line, "flatten it")
        if not self.awaits_key():
            self.put(anchored.value, event)
        elif isinstance(anchored.value, str):
            self.name(anchored.value, event)
        else:
            self.refuse("an alias that isn't text is used as a key", line)

    def awaits_key(self) -> bool:
        return bool(self.stack) and self.stack[-1].key is None and type(self.stack[-1].value) is dict

    def anchored(self, event: Any) -> None:
        """Take a scalar that has an anchor, or is the whole document."""
        is_key = self.awaits_key()
        value = event.value if is_key else self.resolve(event)
        if event.anchor:
            self.anchors[event.anchor] = _Anchored(value, self.size(value))
        if is_key:
            self.name(value, event)
        else:
            self.put(value, event)

    def name(self, key: str, event: Any) -> None:
        """Take a key."""
        node = self.stack[-1]
        if key == "<<" and type(event) is ScalarEvent and event.implicit[0]:
            node.key = _MERGE
            return
        if key in node.seen:
            self.twice(key, _line(node.seen[key]), _line(event))
        node.seen[key] = event
        node.key = key

    def twice(self, key: str, first: int, line: int) -> None:
        if self.told is None:
            self.refuse(f"key {key!r} stands twice, first on line {first}", line, "remove one of them")
        self.told(f"line {line}: key {key!r} stands twice, first on line {first}; the last one is kept")

    def put(self, value: "Json", event: Any) -> None:
        """Put a value where it belongs."""
        if not self.stack:
            self.result = value
            return
        node = self.stack[-1]
        if type(node.value) is list:
            node.value.append(value)
        elif node.key is _MERGE:
            node.merged.append((value, node.line if event is None else _line(event)))
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
        yield from iter(_LOADER(text).get_event, None)
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
