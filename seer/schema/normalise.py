"""Schema of any dialect in, self-contained JSON Schema 2020-12 out.

References are never inlined: what can be reached from the schema stands in its `$defs`, recursion included, and nothing
else does. Only keywords of the specification are kept; of annotations: title, description, default, examples, format.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from seer import canon
from seer.errors import SpecError
from seer.schema import bundle
from seer.schema.bundle import LISTS, MAPS, SAME_INSTANCE, SCHEMAS
from seer.schema.circles import LONGEST, Circles
from seer.schema.dialects import LATER, Dialect, dialect_of, modernise
from seer.schema.marks import Marks
from seer.schema.patterns import usable
from seer.schema.references import References, Retrieve, nowhere, written
from seer.schema.repair import is_plain, repair
from seer.schema.scopes import Scope, Scopes
from seer.schema.validate import fast

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from seer.records import Json, Object
    from seer.schema.references import Place

__all__ = ["Converted", "Converter", "Dialect", "Warner", "dialect_of", "normalise"]

Warner = Callable[[str, str], None]
"""Told of each flaw: pointer in the document, sentence."""

_LEAVES: Final = frozenset(
    {"type", "enum", "const", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum", "maxLength",
     "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "maxContains", "minContains", "maxProperties",
     "minProperties", "required", "dependentRequired", "title", "description", "default", "examples", "format",
     "contentEncoding", "contentMediaType"}
)  # fmt: skip
_KEPT: Final = _LEAVES | MAPS | LISTS | SCHEMAS
_REFERENCES: Final = frozenset({"$ref", "$dynamicRef", "$recursiveRef"})
_MADE_OF: Final = frozenset({"properties", "allOf", "$ref"})
_MANY: Final = 2_000
_KEPT_TEXTS: Final = 64
_MOST_REACHED: Final = 1_000_000
_NONE: Final[frozenset[str]] = frozenset()


class Converted(NamedTuple):
    """A schema in 2020-12 whose references are `#` and a key: a pointer, and its scope where it has one of its own.

    `refs` holds those keys; `same` those of them that speak of the same instance, so that a cycle never ends.
    """

    schema: "Json"
    refs: tuple[str, ...]
    same: tuple[str, ...]


def normalise(
    schema: "Json",
    *,
    dialect: Dialect,
    root: "Json" = None,
    hide: Literal["readOnly", "writeOnly"] | None = None,
    warn: Warner | None = None,
    uri: str = "",
    retrieve: Retrieve = nowhere,
) -> "Json":
    """Give a self-contained 2020-12 schema; `root` is the document in which references lead, by default the schema.

    `hide` leaves out properties with that mark. `uri` is the document's address and `retrieve` fetches others.
    Raises SpecError where a reference leads nowhere.
    """
    whole = schema if root is None else root
    converter = Converter(whole, dialect=dialect, hide=hide, warn=warn, uri=uri, retrieve=retrieve)
    return converter.bundled(schema, at="")


class Converter:
    """Converts schemas of one document, each reference target once.

    `lenient` reads a reference that leads nowhere as any value, with a warning; else it is a SpecError.
    """

    def __init__(
        self,
        root: "Json",
        *,
        dialect: Dialect,
        hide: Literal["readOnly", "writeOnly"] | None = None,
        warn: Warner | None = None,
        uri: str = "",
        retrieve: Retrieve = nowhere,
        references: References | None = None,
        lenient: bool = False,
    ) -> None:
        self.references = references or References(root, dialect=dialect, uri=uri, retrieve=retrieve)
        self._scopes = Scopes(self.references)
        self._marks = None if hide is None else Marks(self.references, hide)
        self._lenient = lenient
        self._warn: Warner = warn or (lambda pointer, what: None)  # noqa: ARG005 - nobody listens
        self._targets: dict[str, Converted] = {}
        self._digests: dict[str, str] = {}
        self._owns: dict[str, str] = {}
        self._texts: dict[int, bytes] = {}
        self._labelled: dict[tuple[str, tuple[str, ...]], Json] = {}
        self._bundles: dict[tuple[str, ...], tuple[dict[str, str], Object]] = {}
        self._reached = 0
        self._cuts: dict[str, frozenset[str]] = {}
        self._circles = Circles(lambda pointer: self.target(pointer).same)
        self._graph = Circles(lambda pointer: self.target(pointer).refs)
        self._refs: dict[str, bool] = {}

    def converted(self, raw: "Json", *, at: "Place") -> Converted:
        """Convert a schema that stands at a place."""
        return self._converted(raw, at, self._scopes.start(at))

    def _converted(self, raw: "Json", at: "Place", scope: Scope) -> Converted:
        self._refs = {}
        schema = self._schema(raw, at, scope, same=True, hidden=_NONE)
        refs = self._refs
        return Converted(schema, tuple(refs), tuple(pointer for pointer, same in refs.items() if same))

    def target(self, pointer: str) -> Converted:
        """Convert what stands at a pointer that a reference leads to."""
        if pointer not in self._targets:
            place, scope = self._scopes.opened(pointer)
            self._targets[pointer] = self._converted(self.references.value(place), place, scope)
        return self._targets[pointer]

    def closure(self, pointers: "Iterable[str]") -> tuple[str, ...]:
        """Give all that can be reached from some targets, sorted. Raises SpecError where it is beyond all bounds."""
        found: set[str] = set()
        frontier = set(pointers)
        while frontier:
            found |= frontier
            frontier = set[str]().union(*(self.target(pointer).refs for pointer in sorted(frontier))) - found
        self._reached += len(found)
        if self._reached > _MOST_REACHED:
            message = "too many schemas refer to too many others"
            raise SpecError(message, fix="split the document, or loosen its references")
        return tuple(sorted(found))

    def bundled(self, raw: "Json", *, at: str) -> "Json":
        """Convert a schema and put what can be reached from it into its `$defs`."""
        return self.contained(self.converted(raw, at=at).schema)

    def contained(self, schema: "Json") -> "Json":
        """Put what can be reached from a converted schema into its `$defs`; these are proved, and shared by callers."""
        starts = bundle.references(schema)
        if not starts:
            return schema
        if starts not in self._bundles:
            self._bundles[starts] = self._bundle(starts)
        labels, parts = self._bundles[starts]
        return {**bundle.relabelled(schema, labels), "$defs": parts}

    def _bundle(self, starts: tuple[str, ...]) -> "tuple[dict[str, str], Object]":
        """Give the labels of all that can be reached from some targets, and the definitions themselves."""
        for pointer in starts:
            if self._circles.length(pointer) > LONGEST:
                message = f"more than {LONGEST} references follow one another"
                raise SpecError(message, where=pointer, fix="refer to the last of them")
        names = bundle.names(self.closure(starts))
        labels = {pointer: f"#/$defs/{name}" for pointer, name in names.items()}
        parts = {name: self._part(pointer, labels) for pointer, name in names.items()}
        return labels, dict(sorted(parts.items()))

    def _part(self, pointer: str, labels: "Mapping[str, str]") -> "Json":
        """Give a target with its references labelled, sorted and proved to be a schema: a copy for each labelling."""
        target = self.target(pointer)
        used = tuple(labels[other] for other in target.refs)
        if (pointer, used) not in self._labelled:
            schema = bundle.relabelled(target.schema, labels, cut=self.cut(pointer))
            settled = msgspec.json.decode(canon.encode(schema))
            prove(settled, used, at=pointer)
            self._labelled[pointer, used] = settled
        return self._labelled[pointer, used]

    def cut(self, pointer: str) -> frozenset[str]:
        """Give the references of a target that are left out, so that no judgement of one instance runs in a circle."""
        if pointer not in self._cuts:
            back = self._circles.back(pointer)
            if back:
                leads = f"leads back to itself by {', '.join(sorted(back))} without end"
                self._warn(pointer, f"{leads}; these references were dropped")
            self._cuts[pointer] = back
        return self._cuts[pointer]

    def digest(self, pointer: str) -> str:
        """Give the digest of a target: over all that can be reached from it, each by its own text."""
        if pointer not in self._digests:
            whole = b"[%b,%b]" % (canon.encode(pointer), self._text(pointer))
            self._digests[pointer] = sha256(whole).hexdigest()
        return self._digests[pointer]

    def _text(self, pointer: str) -> bytes:
        """Give what is digested of all that can be reached from a target: the same for all of one circle."""
        part = self._graph.part(pointer)
        if part not in self._texts:
            closure = self.closure([pointer])
            text = canon.encode([(other, self._own(other)) for other in closure])
            if len(closure) > _MANY:
                text = canon.encode(sha256(text).hexdigest())
            if len(self._texts) >= _KEPT_TEXTS:
                self._texts.clear()
            self._texts[part] = text
        return self._texts[part]

    def _own(self, pointer: str) -> str:
        if pointer not in self._owns:
            self._owns[pointer] = canon.digest(self.target(pointer).schema)
        return self._owns[pointer]

    def _schema(self, raw: "Json", at: "Place", scope: Scope, *, same: bool, hidden: frozenset[str]) -> "Json":
        if isinstance(raw, bool):
            return raw
        if not isinstance(raw, dict):
            if raw is not None:
                self._warn(written(at), f"{_short(raw)} is no schema; read as any value")
            return {}
        if is_plain(raw):
            return dict(raw)
        scope = self._scopes.within(scope, raw, at)
        new = modernise(self._of_its_time(raw, at, scope.dialect), scope.dialect)
        self._hoist_required(new, at)
        hidden = self._drop_hidden(new, at, hidden)
        kept = {keyword: value for keyword, value in new.items() if keyword in _KEPT}
        repair(kept, lambda what: self._warn(written(at), what))
        for keyword in [keyword for keyword in kept if keyword not in _LEAVES]:
            self._inner(kept, keyword, (at, _old_name(keyword, raw)), scope, same=same, hidden=hidden)
        if not _REFERENCES.isdisjoint(new):
            self._refer(kept, new, at, scope, same=same)
        return kept

    def _of_its_time(self, raw: "Object", at: "Place", dialect: Dialect) -> "Object":
        """Leave out keywords that meant nothing in the schema's draft."""
        later = LATER.get(dialect)
        if later is None or later.isdisjoint(raw):
            return raw
        names = ", ".join(sorted(later & raw.keys()))
        self._warn(written(at), f"{names} has no meaning in the schema's own draft ({dialect}) and was dropped")
        return {keyword: value for keyword, value in raw.items() if keyword not in later}

    def _refer(self, kept: "Object", new: "Object", at: "Place", scope: Scope, *, same: bool) -> None:
        """Put the schema's references in; a second one goes into `allOf`."""
        keys: list[str] = []
        for keyword in (keyword for keyword in ("$ref", "$dynamicRef", "$recursiveRef") if keyword in new):
            try:
                pointer = self.references.pointer(new[keyword], at=at)
            except SpecError as error:
                if not self._lenient:
                    raise
                self._warn(written(at), f"{error.what}; read as any value")
                continue
            if keyword != "$ref":
                pointer = self._scopes.outermost(scope, new[keyword], pointer)
            keys.append(self._scopes.key(scope, pointer))
        for key in keys:
            self._refs[key] = self._refs.get(key, False) or same
        if keys:
            kept["$ref"] = f"#{keys[0]}"
        if keys[1:]:
            kept["allOf"] = [*kept.get("allOf", []), *({"$ref": f"#{key}"} for key in keys[1:])]

    def _inner(
        self, kept: "Object", keyword: str, at: "Place", scope: Scope, *, same: bool, hidden: frozenset[str]
    ) -> None:
        value = kept[keyword]
        same = same and keyword in SAME_INSTANCE
        hidden = hidden if same else _NONE
        if keyword in SCHEMAS:
            kept[keyword] = self._schema(value, at, scope, same=same, hidden=hidden)
            return
        fair = isinstance(value, dict) if keyword in MAPS else isinstance(value, list)
        entries = (value.items() if keyword in MAPS else enumerate(value)) if fair else ()
        made: Object = {
            str(key): self._schema(each, (at, key), scope, same=same, hidden=hidden) for key, each in entries
        }
        if keyword == "patternProperties":
            made = self._patterns(made, at)
        if not fair and value:
            self._warn(written(at), f"{keyword} {_short(value)} holds no schemas and was dropped")
        kept[keyword] = made if keyword in MAPS else list(made.values())
        if not made and keyword != "properties":
            del kept[keyword]

    def _patterns(self, schemas: "Object", at: "Place") -> "Object":
        for pattern in [pattern for pattern in schemas if usable(pattern) is None]:
            self._warn(written(at), f"pattern {pattern!r} can't be compiled; its properties were dropped")
            del schemas[pattern]
        return {usable(pattern) or pattern: schema for pattern, schema in schemas.items()}

    def _hoist_required(self, new: "Object", at: "Place") -> None:
        """Read `required: true` on a property, an old habit, as the object's list."""
        properties = new.get("properties")
        if not isinstance(properties, dict):
            return
        named = [
            name for name, inner in properties.items() if isinstance(inner, dict) and inner.get("required") is True
        ]
        if named:
            self._warn(written(at), f"required: true on a property ({', '.join(named)}); read as the object's list")
            required = new.get("required")
            new["required"] = [*(required if isinstance(required, list) else []), *named]
            new["required"] = list(dict.fromkeys(name for name in new["required"] if isinstance(name, str)))

    def _drop_hidden(self, new: "Object", at: "Place", hidden: frozenset[str]) -> frozenset[str]:
        if self._marks is None:
            return hidden
        if not _MADE_OF.isdisjoint(new):
            hidden = hidden | self._marks.hidden(new, at)
        if hidden:
            properties = new.get("properties")
            if isinstance(properties, dict):
                new["properties"] = {
                    name: each
                    for name, each in properties.items()
                    if not self._marks.is_marked(each, ((at, "properties"), name))
                }
            if isinstance(new.get("required"), list):
                new["required"] = [name for name in new["required"] if not isinstance(name, str) or name not in hidden]
        return hidden


def prove(schema: "Json", references: "Iterable[str]", *, at: str) -> None:
    """Raise SpecError where no judge takes a schema, whatever its references lead to."""
    if not isinstance(schema, dict):
        return
    names = (reference.removeprefix("#/$defs/") for reference in references)
    try:
        fast({**schema, "$defs": dict.fromkeys(names, True)})
    except SpecError as error:
        raise SpecError(error.what, where=at) from error


def _old_name(keyword: str, raw: "Object") -> str:
    """Give the keyword that a part was read from, so that pointers lead into the document."""
    if keyword in raw:
        return keyword
    return {"prefixItems": "items", "items": "additionalItems", "dependentSchemas": "dependencies"}.get(
        keyword, keyword
    )


def _short(value: "Json") -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:79]}…"  # noqa: PLR2004 - a line
