"""Tools and their documents in, what rules look at out: tools and places of arguments, with their authors' words."""

from collections import deque
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from seer.lint import _author
from seer.lint._author import Written
from seer.schema.pointer import get, join
from seer.schema.resolve import target, types

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from seer.records import Json, Object, Severity, Tool, Warn

MOST: Final = 2_000
"""Most places of one tool that are looked at."""
_FACETS: Final = 24


class Subject:
    """A tool under review: its record, what its author wrote, and the places of its arguments."""

    def __init__(self, tool: "Tool", document: "Json") -> None:
        self.tool = tool
        self.document = document
        self.at = tool.source.pointer
        own = get(document, self.at, None)
        self.written: Object = own if isinstance(own, dict) else {}

    @property
    def names(self) -> tuple[str, ...]:
        """Give the names that an agent or its user may see."""
        return self.tool.name, self.tool.spec_name

    def wrote(self, keyword: str) -> "Json":
        """Give what the author wrote under a keyword of the tool itself, or null."""
        inner = [self.written.get(key) for key in ("function", "toolSpec")]
        holders = [self.written, *(each for each in inner if isinstance(each, dict))]
        return next((holder[keyword] for holder in holders if keyword in holder), None)

    @cached_property
    def properties(self) -> "Mapping[str, Json]":
        """The arguments' schemas by name."""
        found: Mapping[str, Json] = self.tool.parameters.get("properties", {})
        return found

    @cached_property
    def arguments(self) -> "Mapping[str, Written]":
        """What the author wrote of each argument."""
        return _author.arguments(self.document, self.tool)

    @cached_property
    def examples(self) -> "tuple[Object, ...]":
        """The example calls, or bodies of calls, that the author wrote."""
        return _author.examples(self.document, self.tool)


class Place(NamedTuple):
    """A place that an argument's value can have.

    `schema` is normalised, and `facets` are it and all that speaks of the same place; `written` is that in the author's
    own words. `name` is empty for items and branches; `depth` is 1 for an argument.
    """

    subject: Subject
    pointer: str
    name: str
    schema: "Json"
    facets: "tuple[Object, ...]"
    written: tuple[Written, ...]
    at: str
    is_required: bool
    depth: int
    holder: "Place | None"

    def get(self, keyword: str, default: Any = None) -> "Json":
        """Give a keyword's value where any schema of the place has it."""
        return next((facet[keyword] for facet in self.facets if keyword in facet), default)

    def wrote(self, keyword: str) -> "Written | None":
        """Give the author's own object that holds a keyword."""
        return next((one for one in self.written if keyword in one.value), None)

    @property
    def chain(self) -> "Iterator[Written]":
        """What the author wrote of the place as a whole: no part of an `allOf` and no branch."""
        if not self.written:
            return
        ends = {self.written[0].at}
        for one in self.written:
            if one.at in ends:
                yield one
                ends |= {join(one.at, "schema"), _author.led(self.subject.document, one) or one.at}

    @property
    def description(self) -> str:
        """What is said of the place, of what is behind its reference, or of the body that it is."""
        objects = (*self.facets, *(one.value for one in self.written[:1]))
        texts = (each.get("description") for each in objects)
        return next((text.strip() for text in texts if isinstance(text, str) and text.strip()), "")

    @property
    def types(self) -> frozenset[str]:
        """The types that are admitted at most, null left out."""
        return types(self.schema, self.subject.tool.parameters) - {"null"}


class Hit(NamedTuple):
    """What a rule objects to: a place, a tool, or a warning's place as `file#pointer`."""

    where: "Place | Subject | str"
    what: str
    fix: str = ""
    keyword: str = ""
    severity: "Severity | None" = None


class Spec:
    """All tools of some specs."""

    def __init__(
        self,
        tools: "Sequence[Tool]",
        documents: "Mapping[str, Json]",
        *,
        warnings: "Sequence[Warn]" = (),
        deep: "Sequence[Warn]" = (),
    ) -> None:
        self.subjects = tuple(Subject(tool, documents.get(tool.source.path)) for tool in tools)
        self.warnings = tuple(warnings)
        self.deep = tuple(deep)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Every place of every tool; what several tools share is looked into at the first."""
        done: set[int] = set()
        return tuple(place for subject in self.subjects for place in _places(subject, done))

    @cached_property
    def parameters(self) -> tuple[Place, ...]:
        """The places that have a name."""
        return tuple(place for place in self.places if place.name)

    @cached_property
    def roots(self) -> tuple[Place, ...]:
        """The place of all arguments of each tool together."""
        return tuple(_root(subject) for subject in self.subjects)


def facets_of(schema: "Json", root: "Object") -> "tuple[Object, ...]":
    """Give a schema and all that speaks of the same place for sure: references, `allOf`, a branch beside null."""
    found: list[Object] = []
    waiting: list[Json] = [schema]
    while waiting and len(found) < _FACETS:
        node = waiting.pop(0)
        if not isinstance(node, dict) or any(node is one for one in found):
            continue
        found.append(node)
        behind = target(node)
        if behind is not None:
            waiting.append(get(root, behind, None))
        waiting += node.get("allOf", ())
        waiting += _only_branch(node)
    return tuple(found)


def _only_branch(node: "Object") -> "list[Json]":
    branches = _branches(node)
    return branches if len(branches) == 1 else []


def _branches(node: "Object") -> "list[Json]":
    found = [*node.get("anyOf", ()), *node.get("oneOf", ())]
    return [branch for branch in found if not (isinstance(branch, dict) and branch.get("type") == "null")]


def _root(subject: Subject) -> Place:
    schema = subject.tool.parameters
    facets = facets_of(schema, schema)
    return Place(subject, "", "", schema, facets, (), subject.at, is_required=True, depth=0, holder=None)


def _places(subject: Subject, done: set[int]) -> "Iterator[Place]":
    waiting = deque([_root(subject)])
    for _ in range(MOST):
        if not waiting:
            return
        place = waiting.popleft()
        yield place
        fresh = [facet for facet in place.facets if place.holder is None or id(facet) not in done]
        done.update(map(id, fresh))
        waiting.extend(_members(place, fresh))
        for facet in fresh:
            waiting.extend(_below(place, facet))


def _members(place: Place, fresh: "Sequence[Object]") -> "Iterator[Place]":
    """Give the places of members, each once: several parts of a schema may speak of one."""
    needed = {name for one in place.facets for name in one.get("required", ())}
    for name in dict.fromkeys(name for facet in fresh for name in facet.get("properties", {})):
        parts = [facet["properties"][name] for facet in place.facets if name in facet.get("properties", {})]
        schema = parts[0] if len(parts) == 1 else {"allOf": parts}
        pointer = join(place.pointer, name)
        yield _inner(place, schema, _member(place, name), pointer=pointer, name=name, is_required=name in needed)


def _below(place: Place, facet: "Object") -> "Iterator[Place]":
    """Give the places of items and branches."""
    if isinstance(facet.get("items"), dict):
        yield _inner(place, facet["items"], _author.item(place.written), pointer=f"{place.pointer}/0")
    if len(_branches(facet)) > 1:
        for keyword in ("anyOf", "oneOf"):
            for index, branch in enumerate(facet.get(keyword, ())):
                if isinstance(branch, dict):
                    yield _branch(place, branch, keyword, index)


def _branch(place: Place, branch: "Object", keyword: str, index: int) -> Place:
    """Give one of several schemas that a place can have."""
    document = place.subject.document
    ends = [each for one in place.written for each in _author.branches(one, keyword)]
    own = next((each for each in ends if each.at.endswith(f"/{keyword}/{index}")), None)
    return place._replace(
        name="",
        schema=branch,
        facets=facets_of(branch, place.subject.tool.parameters),
        written=() if own is None else _author.facets(document, own),
        at=place.at if own is None else own.at,
        holder=place,
    )


def _member(place: Place, name: str) -> Written | None:
    return place.subject.arguments.get(name) if place.depth == 0 else _author.member(place.written, name)


def _inner(
    place: Place, schema: "Json", own: Written | None, *, pointer: str, name: str = "", is_required: bool = False
) -> Place:
    subject = place.subject
    return Place(
        subject=subject,
        pointer=pointer,
        name=name,
        schema=schema,
        facets=facets_of(schema, subject.tool.parameters),
        written=() if own is None else _author.facets(subject.document, own),
        at=place.at if own is None else own.at,
        is_required=is_required,
        depth=place.depth + 1,
        holder=place,
    )
