"""Choice of tools and a flaw in, whether the flaw concerns one of the chosen tools out.

In OpenAPI a flaw of a shared part concerns the tools whose operations lead to it by references.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from seer.parse._names import legal_names
from seer.schema.pointer import get, join, parent, split

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.records import Json, Tool, Warn


class Traits(NamedTuple):
    """What a tool can be chosen by: its names, in the spec and as agents see it, its tags, its HTTP method."""

    names: tuple[str, ...]
    tags: tuple[str, ...] = ()
    method: str | None = None


Wanted = Callable[[Traits], bool]
_SHARED: Final = frozenset({"paths", "components", "definitions", "parameters", "responses", "webhooks", "x-webhooks"})
_WHOLE: Final = frozenset({"/components/securitySchemes"})
_METHOD_DEEP: Final = 3


def traits(tool: "Tool") -> Traits:
    """Give what a tool can be chosen by."""
    return Traits((tool.name, tool.spec_name), tool.tags, tool.http.method if tool.http else None)


def lost(name: str, pointer: str) -> Traits:
    """Give what a tool that was skipped can be chosen by, as far as its name and place tell."""
    steps = split(pointer)
    method = steps[-1] if steps[:1] == ("paths",) and len(steps) >= _METHOD_DEEP else None
    return Traits((name, legal_names([name])[name]), (), method)


class Concern:
    """Tells what concerns the wanted ones of a document's tools; `source` is the document's name in warnings."""

    def __init__(self, document: "Json", tools: "Iterable[Tool]", wanted: "Wanted | None", *, source: str) -> None:
        self._document = document
        self._source = source
        self._wanted = wanted
        known = [] if wanted is None else [(tool, wanted(traits(tool))) for tool in tools]
        own = [(tool.source.pointer, is_wanted) for tool, is_wanted in known if tool.source.path == source]
        self._others = [(tool.source.path, tool.source.pointer) for tool, is_wanted in known if not is_wanted]
        self._is_openapi = any(tool.source.format == "openapi" for tool, _ in known)
        self._leads_out = any(is_wanted and tool.source.path != source for tool, is_wanted in known)
        self._reached = reached(document, [pointer for pointer, is_wanted in own if is_wanted])

    def warning(self, warning: "Warn") -> bool:
        """Tell whether a warning concerns a wanted tool, or the document as a whole."""
        file, _, pointer = warning.where.partition("#")
        if self._wanted is None or (self._is_openapi and file != self._source):
            return True
        if warning.tool is not None:
            return self._wanted(self._lost(warning.tool, pointer))
        return self.pointer(pointer) if file == self._source else not self._is_of_others(file, pointer)

    def pointer(self, pointer: str) -> bool:
        """Tell the same of a place in the document."""
        if self._wanted is None:
            return True
        if not self._is_openapi:
            return not pointer or not self._is_of_others(self._source, pointer)
        is_shared = split(pointer)[:1] != () and split(pointer)[0] in _SHARED
        return not is_shared or self._leads_to(pointer)

    def _is_of_others(self, file: str, pointer: str) -> bool:
        """Tell whether a place is within a tool that isn't wanted, in a document of one that isn't OpenAPI."""
        return any(file == path and is_within(pointer, place) for path, place in self._others)

    def part(self) -> "Json":
        """Give an OpenAPI document without the operations that aren't wanted and what only they refer to."""
        if self._wanted is None or not isinstance(self._document, dict):
            return self._document
        depths = {key: 2 if key in {"paths", "components"} else 1 for key in _SHARED}
        return {key: self._kept(value, join("", key), depths.get(key, 0)) for key, value in self._document.items()}

    def _kept(self, node: "Json", at: str, depth: int) -> "Json":
        """Give the entries of a mapping, down to some depth, that wanted tools lead to."""
        if not isinstance(node, dict) or not depth:
            return node
        return {
            key: self._kept(value, join(at, key), depth - 1)
            for key, value in node.items()
            if self._leads_to(join(at, key))
            or {at, join(at, key)} & _WHOLE
            or (isinstance(value, dict) and "$ref" in value)
        }

    def _leads_to(self, place: str) -> bool:
        """Tell whether wanted tools lead to a place; of those that stand in other files it isn't known."""
        return self._leads_out or any(is_within(place, each) or is_within(each, place) for each in self._reached)

    def _lost(self, name: str, pointer: str) -> Traits:
        """Give what a tool that was skipped could have been chosen by."""
        raw = get(self._document, pointer, None)
        tags = raw.get("tags") if isinstance(raw, dict) else None
        return lost(name, pointer)._replace(tags=texts(tags))


def texts(value: "Json") -> tuple[str, ...]:
    """Give the texts of a list."""
    return tuple(each for each in value if isinstance(each, str)) if isinstance(value, list) else ()


def is_within(pointer: str, place: str) -> bool:
    """Tell whether a place is another one or stands in it."""
    return pointer == place or pointer.startswith(f"{place}/")


def reached(document: "Json", operations: "list[str]") -> "dict[str, None]":
    """Give the operations, what their path items share, and all that references lead to from there."""
    found = dict.fromkeys(operations)
    found |= dict.fromkeys(f"{parent(pointer)}/parameters" for pointer in operations)
    waiting = [get(document, pointer, None) for pointer in found]
    while waiting:
        node = waiting.pop()
        if isinstance(node, list):
            waiting.extend(node)
        elif isinstance(node, dict):
            waiting.extend(node.values())
            reference = node.get("$ref")
            if isinstance(reference, str) and reference.startswith("#/") and reference[1:] not in found:
                found[reference[1:]] = None
                waiting.append(get(document, reference[1:], None))
    return found
