"""YAML text in, JSON value out, by the rules of YAML 1.2 core.

What isn't in the common block style (`_blocks.py`) is built from libyaml's event stream: no booleans from `no` and
`on`, no sexagesimal numbers, no dates, keys as written (`200:` is "200"), merge keys resolved, duplicate keys refused,
aliases shared but bounded.
"""

from typing import TYPE_CHECKING, Any, Final, NoReturn

from seer.errors import SpecError, word
from seer.parse._blocks import OddError, quick
from seer.parse._broken import Broken
from seer.parse._doubled import Doubled, joined
from seer.parse._nodes import ITEM, MAX_DEPTH, Anchored, Merge, Node, Size
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
from seer.schema.pointer import join, split

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from seer.records import Json

    Flaw = Callable[[str], None]

_MOST_BROKEN: Final = 1_000
_MAX_SHARED: Final = 1_000_000
_SCALAR_WEIGHT: Final = 64
_SPECIAL: Final = SPECIAL | {""}


def parse(
    text: str,
    *,
    shown: str,
    many: bool = False,
    told: "Flaw | None" = None,
    broken: "list[Broken] | None" = None,
) -> "Json":
    """Build the value of a YAML text; where `many` is said, several documents are a list.

    Of a duplicate key `told` is told, and the last one is kept; without it, it is refused. So with what JSON
    can't hold and `broken`: a number is read as 0 there, and what is nested too deep as empty.
    Raises SpecError with line and column where it doesn't parse.
    """
    try:
        return quick(text, lambda inner: by_events(inner, shown=shown))
    except (OddError, SpecError, ValueError):
        return by_events(text, shown=shown, many=many, told=told, broken=broken)


def by_events(
    text: str,
    *,
    shown: str,
    many: bool = False,
    told: "Flaw | None" = None,
    broken: "list[Broken] | None" = None,
) -> "Json":
    """Do what `parse` does for a text of any style."""
    with reading(text, shown):
        try:
            builder = _Builder(shown, many=many, tolerant=broken is not None)
            value = builder.build(text)
        except _TwiceError:
            builder = _Builder(shown, many=many, careful=True, told=told, tolerant=broken is not None)
            value = builder.build(text)
        if broken is not None:
            broken += builder.broken
        return value


class _TwiceError(Exception):
    """A key stands twice; where it did first wasn't noted."""


class _Builder:
    """Builds the documents of a text: items of a root. Only a careful one notes the lines of all keys."""

    def __init__(
        self, shown: str, *, many: bool, tolerant: bool, careful: bool = False, told: "Flaw | None" = None
    ) -> None:
        self.shown = shown
        self.careful = careful
        self.told = told
        self.many = many
        self.node = Node([], None)
        self.above: list[Node] = []
        self.anchors: dict[str, Anchored] = {}
        self.sizes: dict[int, Anchored] = {}
        self.shared = 0
        self.documents = 0
        self.doubled: list[Doubled] = []
        self.lines: list[str] = []
        self.tolerant = tolerant
        self.broken: list[Broken] = []
        self.stream: Iterator[Any] = iter(())

    def build(self, text: str) -> "Json":
        node, careful, above = self.node, self.careful, self.above
        self.stream = events(text)
        for event in self.stream:
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
            if node.key is ITEM:
                node.value.append(value)
            else:
                node.value[node.key] = value
                node.key = None
        return self.all()

    def all(self) -> "Json":
        """Give the documents that hold anything: a list, or the one."""
        found = [each for each in self.node.value if each is not None]
        for what, how in zip(self.lines, joined(found[0] if found else None, self.doubled), strict=True):
            if self.told is not None:
                self.told(f"{what}; {how}")
        if not found and self.documents <= 1:
            return None
        if len(found) > 1:
            return found
        self.broken = [
            each._replace(pointer="".join(join("", step) for step in split(each.pointer)[1:])) for each in self.broken
        ]
        return found[0]

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
        if self.node.key is None:
            self.refuse("a key is a list or mapping", line_of(event), "use a plain word as key")
        if len(self.above) >= MAX_DEPTH:
            self.spoilt(f"nested deeper than {MAX_DEPTH} levels", line_of(event), "flatten it")
            self.pass_over(value, event)
            return
        if event.anchor is not None:
            self.anchors[event.anchor] = Anchored()
        self.above.append(self.node)
        self.node = Node(value, event.anchor)

    def spoilt(self, what: str, line: int, fix: str) -> None:
        """Note a value that can't be taken, or refuse the text for it."""
        if not self.tolerant or len(self.broken) >= _MOST_BROKEN:
            self.refuse(what, line, fix)
        pointer = ""
        for node in (*self.above, self.node):
            step = len(node.value) if type(node.value) is list else node.key
            if step is not None and type(step) is not Merge:
                pointer = join(pointer, step)
        self.broken.append(Broken(pointer, what, fix, line))

    def pass_over(self, value: "Json", event: Any) -> None:
        """Leave out what a container holds."""
        if event.anchor is not None:
            self.anchors[event.anchor] = Anchored(value, Size(1, 1))
        depth = 1
        while depth:
            kind = type(next(self.stream))
            depth += kind in {MappingStartEvent, SequenceStartEvent}
            depth -= kind in {MappingEndEvent, SequenceEndEvent}
        self.put(value)

    def finished(self, node: Node) -> "Json":
        """Give the value of a container at its end, where it merges others or has an anchor."""
        if node.merges:
            self.merge(node.value)
        if node.anchor is not None:
            anchored = self.anchors[node.anchor] = Anchored(node.value, self.size(node.value))
            self.sizes[id(node.value)] = anchored
        return node.value

    def size(self, value: "Json") -> Size:
        """Measure a value; parts with anchors of their own are measured already, so nothing is walked twice."""
        known = self.sizes.get(id(value))
        if known is not None and known.size is not None:
            return known.size
        if type(value) is not dict and type(value) is not list:
            return Size(1 + (len(value) // _SCALAR_WEIGHT if type(value) is str else 0), 0)
        inner = [self.size(each) for each in (value.values() if type(value) is dict else value)]
        return Size(1 + sum(each.weight for each in inner), 1 + max((each.height for each in inner), default=0))

    def merge(self, value: Any) -> None:
        """Lay what is merged into a mapping below its own keys, the first ones over the later ones."""
        merges = [(key, value.pop(key)) for key in list(value) if type(key) is Merge]
        for key, merged in merges:
            for source in merged if isinstance(merged, list) else [merged]:
                if not isinstance(source, dict):
                    fix = "give it an alias of a mapping, or a list of such"
                    self.spoilt(f"the merge key '<<' has {word(source)} in place of a mapping", key.line, fix)
                    continue
                for name, inner in source.items():
                    value.setdefault(name, inner)

    def alias(self, event: Any) -> None:
        anchored = self.anchors.get(event.anchor)
        line = line_of(event)
        if anchored is None or anchored.size is None:
            self.astray(event.anchor, line, is_inside=anchored is not None)
            return
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

    def astray(self, name: str, line: int, *, is_inside: bool) -> None:
        """Note an alias that stands for nothing that is whole, or refuse the text for it."""
        what = f"alias *{name} {'stands inside what it names' if is_inside else 'has no anchor before it'}"
        fix = "use $ref for recursion" if is_inside else f"write &{name} before what it stands for"
        if self.node.key is None:
            self.refuse(what, line, fix)
        self.spoilt(what, line, fix)
        self.put(None)

    def anchored(self, event: Any) -> None:
        """Take a scalar that has an anchor."""
        is_key = self.node.key is None
        value = event.value if is_key else self.resolve(event)
        self.anchors[event.anchor] = Anchored(value, self.size(value))
        if is_key:
            self.rare_key(value, event)
        else:
            self.put(value)

    def rare_key(self, key: str, event: Any) -> None:
        """Take a key that may be a merge key or have stood before."""
        node = self.node
        if key == "<<" and type(event) is ScalarEvent and event.implicit[0]:
            node.key, node.merges = Merge(line_of(event)), True
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
        self.doubled.append(Doubled(self.node.value, key, self.node.value.get(key)))
        self.lines.append(f"line {line}: key {key!r} stands twice, first on line {first}")

    def put(self, value: "Json") -> None:
        """Put a value where it belongs."""
        node = self.node
        if node.key is ITEM:
            node.value.append(value)
        else:
            node.value[node.key] = value
            node.key = None

    def resolve(self, event: Any) -> "Json":
        try:
            return scalar(event.value, tag=event.tag, is_plain=event.implicit[0])
        except ValueError as error:
            what, _, fix = str(error).rpartition("; ")
            self.spoilt(what, line_of(event), fix)
            return 0
