"""YAML text in, JSON value out, by the rules of YAML 1.2 core.

Values are built from libyaml's event stream: no booleans from `no` and `on`, no sexagesimal numbers, no dates, keys as
written (`200:` is "200"), merge keys resolved, duplicate keys refused, aliases shared but bounded.
"""

from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

from seer.errors import SpecError
from seer.parse._scalars import SPECIAL, scalar
from seer.parse._yaml import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    events,
    line_of,
    reading,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from seer.records import Json

    Flaw = Callable[[str], None]

MAX_DEPTH: Final = 128
"""Most levels of nesting in a document, aliases followed."""
_MAX_SHARED: Final = 1_000_000
_SCALAR_WEIGHT: Final = 64
_SPECIAL: Final = SPECIAL | {""}
_ITEM: Final = object()


class _Merge:
    """Stands for the key of a mapping to be merged; `line` is where it stands."""

    __slots__ = ("line",)

    def __init__(self, line: int) -> None:
        self.line = line


class _Node:
    """A container being built; `key` is the one that a value is awaited for, `seen` the lines of all keys.

    A list always awaits an item.
    """

    __slots__ = ("anchor", "key", "merges", "seen", "value")

    def __init__(self, value: "Json", anchor: str | None) -> None:
        self.value = value
        self.anchor = anchor
        self.key: Any = _ITEM if type(value) is list else None
        self.seen: dict[str, int] | None = None
        self.merges = False


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
    with reading(text, shown):
        try:
            return _Builder(shown, many=many).build(text)
        except _TwiceError:
            return _Builder(shown, many=many, careful=True, told=told).build(text)


class _TwiceError(Exception):
    """A key stands twice; where it did first wasn't noted."""


class _Builder:
    """Builds the documents of a text: items of a root. Only a careful one notes the lines of all keys."""

    def __init__(self, shown: str, *, many: bool, careful: bool = False, told: "Flaw | None" = None) -> None:
        self.shown = shown
        self.careful = careful
        self.told = told
        self.many = many
        self.node = _Node([], None)
        self.above: list[_Node] = []
        self.anchors: dict[str, _Anchored] = {}
        self.sizes: dict[int, _Anchored] = {}
        self.shared = 0
        self.documents = 0

    def build(self, text: str) -> "Json":
        node, careful, above = self.node, self.careful, self.above
        for event in events(text):
            kind = type(event)
            if kind is ScalarEvent and event.anchor is None:
                value = event.value
                if node.key is None:
                    if careful or value in node.value or value == "<<":
                        self.rare_key(value, event)
                    else:
                        node.key = value
                    continue
                if event.tag is not None or (event.implicit[0] and value[:1] in _SPECIAL):
                    value = self.resolve(event)
            elif kind is MappingEndEvent or kind is SequenceEndEvent:
                value = self.finished(node) if node.anchor is not None or node.merges else node.value
                node = self.node = above.pop()
            else:
                self.take(event)
                node = self.node
                continue
            if node.key is _ITEM:
                node.value.append(value)
            else:
                node.value[node.key] = value
                node.key = None
        return self.all()

    def all(self) -> "Json":
        """Give the documents that hold anything: a list, or the one."""
        found = [each for each in self.node.value if each is not None]
        if not found and self.documents <= 1:
            return None
        return found[0] if len(found) == 1 else found

    def take(self, event: Any) -> None:
        """Take what begins, has an anchor or is an alias."""
        kind = type(event)
        if kind is MappingStartEvent:
            self.open({}, event)
        elif kind is SequenceStartEvent:
            self.open([], event)
        elif kind is ScalarEvent:
            self.anchored(event)
        elif kind is AliasEvent:
            self.alias(event)
        elif kind is DocumentStartEvent:
            self.start(event)

    def refuse(self, what: str, line: int, fix: str = "") -> NoReturn:
        message = f"line {line}: {what}"
        raise SpecError(message, where=self.shown, fix=fix)

    def start(self, event: Any) -> None:
        self.documents += 1
        if self.documents > 1 and not self.many:
            self.refuse("a second YAML document begins", line_of(event), "keep one document in a file")
        self.anchors.clear()

    def open(self, value: "Json", event: Any) -> None:
        if len(self.above) >= MAX_DEPTH:
            self.refuse(f"nested deeper than {MAX_DEPTH} levels", line_of(event), "flatten it")
        if self.node.key is None:
            self.refuse("a key is a list or mapping", line_of(event), "use a plain word as key")
        if event.anchor is not None:
            self.anchors[event.anchor] = _Anchored()
        self.above.append(self.node)
        self.node = _Node(value, event.anchor)

    def finished(self, node: _Node) -> "Json":
        """Give the value of a container at its end, where it merges others or has an anchor."""
        if node.merges:
            self.merge(node.value)
        if node.anchor is not None:
            anchored = self.anchors[node.anchor] = _Anchored(node.value, self.size(node.value))
            self.sizes[id(node.value)] = anchored
        return node.value

    def size(self, value: "Json") -> _Size:
        """Measure a value; parts with anchors of their own are measured already, so nothing is walked twice."""
        known = self.sizes.get(id(value))
        if known is not None and known.size is not None:
            return known.size
        if type(value) is not dict and type(value) is not list:
            return _Size(1 + (len(value) // _SCALAR_WEIGHT if type(value) is str else 0), 0)
        inner = [self.size(each) for each in (value.values() if type(value) is dict else value)]
        return _Size(1 + sum(each.weight for each in inner), 1 + max((each.height for each in inner), default=0))

    def merge(self, value: Any) -> None:
        """Lay what is merged into a mapping below its own keys, the first ones over the later ones."""
        merges = [(key, value.pop(key)) for key in list(value) if type(key) is _Merge]
        for key, merged in merges:
            for source in merged if isinstance(merged, list) else [merged]:
                if not isinstance(source, dict):
                    self.refuse("the merge key '<<' needs a mapping or a list of mappings", key.line)
                for name, inner in source.items():
                    value.setdefault(name, inner)

    def alias(self, event: Any) -> None:
        anchored = self.anchors.get(event.anchor)
        line = line_of(event)
        if anchored is None:
            self.refuse(f"alias *{event.anchor} has no anchor before it", line)
        if anchored.size is None:
            self.refuse(f"alias *{event.anchor} stands inside what it names", line, "use $ref for recursion")
        self.shared += anchored.size.weight
        if self.shared > _MAX_SHARED:
            self.refuse("aliases expand to too much", line, "write out what is shared, or use $ref")
        if len(self.above) + anchored.size.height > MAX_DEPTH:
            self.refuse(f"nested deeper than {MAX_DEPTH} levels by aliases", line, "flatten it")
        if self.node.key is not None:
            self.put(anchored.value)
        elif isinstance(anchored.value, str):
            self.rare_key(anchored.value, event)
        else:
            self.refuse("an alias that isn't text is used as a key", line)

    def anchored(self, event: Any) -> None:
        """Take a scalar that has an anchor."""
        is_key = self.node.key is None
        value = event.value if is_key else self.resolve(event)
        self.anchors[event.anchor] = _Anchored(value, self.size(value))
        if is_key:
            self.rare_key(value, event)
        else:
            self.put(value)

    def rare_key(self, key: str, event: Any) -> None:
        """Take a key that may be a merge key or have stood before."""
        node = self.node
        if key == "<<" and type(event) is ScalarEvent and event.implicit[0]:
            node.key, node.merges = _Merge(line_of(event)), True
            return
        node.key = key
        if self.careful:
            node.seen = node.seen or {}
            if key in node.seen:
                self.twice(key, node.seen[key], line_of(event))
            node.seen[key] = line_of(event)
        elif key in node.value:
            raise _TwiceError

    def twice(self, key: str, first: int, line: int) -> None:
        if self.told is None:
            self.refuse(f"key {key!r} stands twice, first on line {first}", line, "remove one of them")
        self.told(f"line {line}: key {key!r} stands twice, first on line {first}; the last one is kept")

    def put(self, value: "Json") -> None:
        """Put a value where it belongs."""
        node = self.node
        if node.key is _ITEM:
            node.value.append(value)
        else:
            node.value[node.key] = value
            node.key = None

    def resolve(self, event: Any) -> "Json":
        try:
            return scalar(event.value, tag=event.tag, is_plain=event.implicit[0])
        except ValueError as error:
            what, _, fix = str(error).rpartition("; ")
            self.refuse(what, line_of(event), fix)
