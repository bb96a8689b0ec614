"""Place in, the argument sets that its own schema decides out, as templates that are made and proved once.

Where nothing above a place can turn, and its schema refers to nothing, what lies at and past its limits is the same in
every tool: a parameter that 300 tools share is worked out once. What is remembered depends on the schema of the place,
its name, seed, locale and `now` alone, so that no order of tools changes anything.
"""

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from seer import canon
from seer.generate.base import Base
from seer.generate.prove import Prover
from seer.keywords.types import is_counted
from seer.records import Dropped, Json, Kind, Object, Source, Tool, Wire
from seer.sample import Steer
from seer.schema import pointer
from seer.schema.kept import Kept
from seer.schema.owed import Label, label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seer.records import Case
    from seer.schema.constraints import Visit
    from seer.schema.owed import Owed
    from seer.schema.sites import Site

_ANNOTATIONS: Final = frozenset({
    "$comment", "default", "deprecated", "description", "example", "examples", "nullable", "readOnly", "title",
    "writeOnly", "$ref",
})  # fmt: skip
_OF_OBJECTS: Final = frozenset({
    *_ANNOTATIONS, "type", "properties", "patternProperties", "additionalProperties", "propertyNames", "required",
    "dependentRequired", "dependentSchemas", "minProperties", "maxProperties", "unevaluatedProperties",
})  # fmt: skip
_OF_ARRAYS: Final = frozenset({
    *_ANNOTATIONS, "type", "items", "prefixItems", "contains", "minContains", "maxContains", "minItems", "maxItems",
    "uniqueItems", "unevaluatedItems",
})  # fmt: skip
_PLAIN_OBJECT: Final = frozenset({
    *_ANNOTATIONS, "$defs", "additionalProperties", "format", "properties", "required", "type",
})  # fmt: skip
"""Keywords beside which a property that is left out breaks `required` and nothing else."""
_NAMELESS: Final = frozenset({
    "type", "enum", "const", "format", "items", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
    "multipleOf", "description",
})  # fmt: skip
"""Keywords beside which no value depends on the name of the place."""
_SAID: Final = frozenset({"description", "title", "default", "example", "examples", "deprecated", "readOnly"})
_COUNTED: Final = "number of"
_LARGEST: Final = 4_096
"""Most bytes of a schema that is remembered."""
_KEPT: Final = 8_192
_SHARED: Final = 2_048
"""Schemas of which it is remembered what they tell alone."""
_SOURCE: Final = Source(path="", format="json_schema", pointer="")


class Template(NamedTuple):
    """An argument set without what is around the place: pointers count from the place and from its schema."""

    kind: Kind
    value: Json
    written: bytes
    shown: tuple[Label, ...]
    violations: tuple[tuple[str, str, str, bool], ...]
    is_text_alike: bool


World = tuple[int, str, str]
"""Seed, locale and `now`."""


class Worked(NamedTuple):
    """A face worked out: templates by schema pointer, counted from the schema of the place, and keyword."""

    templates: dict[tuple[str, str], tuple[Template, ...]]
    disputed: tuple[Dropped, ...] = ()


class Face(NamedTuple):
    """What a place shows of itself: its schema, also as canonical JSON, where it stands, if it is all of it."""

    schema: Object
    written: bytes
    at: str
    is_whole: bool

    @property
    def is_named(self) -> bool:
        """Tell whether values are chosen by the name of the place: text of a length or form is, and what holds it."""
        return self.is_whole and not _NAMELESS.issuperset(self.schema)

    def keeps(self, keyword: str, side: str) -> bool:
        """Tell whether the face alone decides what lies on a side of a keyword."""
        return self.is_whole or (keyword == "type" and side == "past")


def face(site: "Site") -> Face | None:
    """Give the face of a place, or None where more than one schema, or one that is above, decides."""
    if not site.pointer or site.anchor is not site:
        return None
    holding = [piece for piece in site.always if not _ANNOTATIONS.issuperset(piece.schema)]
    if len(holding) != 1:
        return None
    content = holding[0]
    beside = [piece for piece in site.pieces if piece.branches]
    if any(not piece.schema_pointer.startswith(f"{content.schema_pointer}/") for piece in beside):
        return None
    if _is_small(content.schema):
        always = site.always
        schema, written = _alone(content.schema) if len(always) == 1 else _written(_told(_merged(always)))
        return Face(schema, written, content.schema_pointer, is_whole=True)
    return None if beside else _shallow(_merged(site.always), content)


def _merged(pieces: "Sequence[Visit]") -> Object:
    """Join what is said beside references with what is behind them; what comes first wins."""
    schema: dict[str, Any] = {}
    for piece in pieces:
        for keyword, limit in piece.schema.items():
            if keyword != "$ref":
                schema.setdefault(keyword, limit)
    return schema


def _told(schema: Object) -> Object:
    """Leave out what is said about a place, but for whether it counts: words stand for a number by that."""
    told = {keyword: limit for keyword, limit in schema.items() if keyword not in _SAID}
    if "type" in schema and not {"integer", "number"}.isdisjoint(_types(schema["type"])) and is_counted(schema):
        told["description"] = _COUNTED
    return told


def _types(limit: Json) -> "Sequence[str]":
    return [limit] if isinstance(limit, str) else limit


def _written(schema: Object) -> tuple[Object, bytes]:
    return schema, canon.encode(schema)


_alone: "Kept[Object, tuple[Object, bytes]]" = Kept(
    lambda schema: _written(_told({key: limit for key, limit in schema.items() if key != "$ref"})), most=_SHARED
)
"""What a schema tells where it is all that holds at a place: tools share the schemas of their parameters."""


def _measured(schema: Object) -> bool:
    if "$ref" in schema or "allOf" in schema or "$id" in schema:
        return False
    written = canon.encode(schema)
    return len(written) <= _LARGEST and b'"$ref"' not in written and b'"$dynamicRef"' not in written


_is_small: "Kept[Object, bool]" = Kept(_measured, most=_SHARED)
"""Tell whether a schema stands for itself and is small enough to be remembered."""


def _shallow(schema: Object, content: "Visit") -> Face | None:
    """Give the face of a container without what it holds: enough for values of any other type."""
    own = {"object": _OF_OBJECTS, "array": _OF_ARRAYS}.get(str(schema.get("type")))
    if own is None or not own.issuperset(schema):
        return None
    return Face(*_written({"type": schema["type"]}), content.schema_pointer, is_whole=False)


def lacks_alone(site: "Site", name: str) -> bool:
    """Tell whether an object that lacks a required property breaks nothing else: no keyword there counts or relates."""
    asking = [piece for piece in site.pieces if name in piece.schema.get("required", ())]
    return (
        len(asking) == 1
        and asking[0].schema["required"].count(name) == 1
        and site.anchor is site
        and all(_PLAIN_OBJECT.issuperset(piece.schema) for piece in site.pieces)
    )


class Explore(Protocol):
    """What works one place of a tool out."""

    def __call__(self, base: Base, prover: Prover, place: str) -> "Iterator[tuple[Sequence[Owed], Sequence[Case]]]":
        """Give each group of obligations of a place with the sets that were made for it."""


class Faces:
    """Remembers how the latest faces worked out."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[bytes, str, World], Worked] = OrderedDict()

    def worked(self, base: Base, shown: Face, name: str, explore: Explore) -> Worked:
        """Give how a face works out under a name."""
        key = (shown.written, name, base.world)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = _made(base, shown, name, explore)
        self._known.move_to_end(key)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return found


def _made(base: Base, shown: Face, name: str, explore: Explore) -> Worked:
    """Work a face out in a tool that has nothing else."""
    parameters = {"type": "object", "required": [name], "properties": {name: shown.schema}}
    wire = {name: Wire(place="query")}
    tool = Tool(name="", spec_name="", parameters=parameters, wire=wire, source=_SOURCE)
    alone = Base(tool, seed=base.world[0], locale=base.world[1], now=base.world[2])
    place = pointer.join("", name)
    if alone.judge is None or alone.arguments((), Steer()) is None:
        return Worked({})
    prefix = pointer.join("/properties", name)
    prover = Prover(alone)
    found: dict[tuple[str, str], tuple[Template, ...]] = {}
    for group, cases in explore(alone, prover, place):
        at = group[0].visit.schema_pointer[len(prefix) :]
        found[at, group[0].aim.keyword] = tuple(_template(case, name, place, prefix) for case in cases)
    return Worked(found, prover.disputed)


def _template(case: "Case", name: str, place: str, prefix: str) -> Template:
    value = case.arguments[name]
    broken = tuple(
        (one.pointer[len(place) :], one.keyword, one.schema_pointer[len(prefix) :], one.entailed)
        for one in case.violations
    )
    shown = tuple(label(aim.at, aim.part, aim.limit) for aim in case.aims)
    return Template(case.kind, value, canon.encode(value), shown, broken, case.why == "wire")
