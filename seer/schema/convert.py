"""One schema of a document in, its 2020-12 spelling out, with a key in place of each reference.

Only keywords of the specification are kept; of annotations: title, description, default, examples, format. What has to
be done to a schema object is told by its keywords alone, and is found out once for each set of them.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from seer.errors import SpecError, literal, word
from seer.schema.bundle import LISTS, MAPS, SAME_INSTANCE, SCHEMAS
from seer.schema.dialects import LATER, Dialect, Step, is_spelled, steps_of
from seer.schema.patterns import usable
from seer.schema.pointer import written
from seer.schema.repair import PLAIN, Mend, is_plain, is_yes, list_properties, mends_of, type_of
from seer.schema.scopes import Scope, Scopes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.records import Json, Object
    from seer.schema.marks import Marks
    from seer.schema.pointer import Place
    from seer.schema.references import References

Warner = Callable[[str, str], None]
"""Told of each flaw: pointer in the document, sentence."""

_LEAVES: Final = frozenset(
    {"type", "enum", "const", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum", "maxLength",
     "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "maxContains", "minContains", "maxProperties",
     "minProperties", "required", "dependentRequired", "title", "description", "default", "examples", "format",
     "contentEncoding", "contentMediaType"}
)  # fmt: skip
_KEPT: Final = _LEAVES | MAPS | LISTS | SCHEMAS
_REFERENCES: Final = ("$ref", "$dynamicRef", "$recursiveRef")
_MADE_OF: Final = frozenset({"properties", "allOf", "$ref"})
_NAMES: Final = frozenset({"$id", "id"})
_LONE: Final = frozenset({"$ref", "description"})
_PLANS: Final = 4_096
_LONG: Final = 64
_NONE: Final[frozenset[str]] = frozenset()
_DESCRIBING: Final = frozenset({
    "$ref", "$recursiveRef", "$dynamicRef", "allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas",
    "patternProperties", "propertyNames", "unevaluatedProperties",
})  # fmt: skip
"""Keywords by which a schema describes properties elsewhere."""


class Converted(NamedTuple):
    """A schema in 2020-12 whose references are `#` and a key: a pointer, and its scope where it has one of its own.

    `refs` holds those keys; `same` those of them that speak of the same instance, so that a cycle never ends. `sites`
    is how often a reference stands in it, or None where some were left out again.
    """

    schema: "Json"
    refs: tuple[str, ...]
    same: tuple[str, ...]
    sites: int | None


class Conversion:
    """The conversion of one document's schemas; `marks` hides properties.

    `lenient` reads a reference that leads nowhere as any value, with a warning; else it is a SpecError.
    """

    def __init__(self, references: "References", *, marks: "Marks | None", warn: Warner, lenient: bool) -> None:
        self._references = references
        self._scopes = Scopes(references)
        self._marks = marks
        self._warn = warn
        self._lenient = lenient
        self._refs: dict[str, bool] = {}
        self._sites = 0
        self._is_whole = True

    def converted(self, raw: "Json", at: "Place") -> Converted:
        """Convert a schema that stands at a place."""
        return self._converted(raw, at, self._scopes.start(at))

    def target(self, key: str) -> Converted:
        """Convert what the key of a reference names."""
        place, scope = self._scopes.opened(key)
        return self._converted(self._references.value(place), place, scope)

    def _converted(self, raw: "Json", at: "Place", scope: Scope) -> Converted:
        self._refs, self._sites, self._is_whole = {}, 0, True
        schema = self._schema(raw, at, scope, same=True, hidden=_NONE)
        refs = self._refs
        same = tuple([pointer for pointer, same in refs.items() if same])
        return Converted(schema, tuple(refs), same, self._sites if self._is_whole else None)

    def _schema(self, raw: "Json", at: "Place", scope: Scope, *, same: bool, hidden: frozenset[str]) -> "Json":
        if type(raw) is not dict:
            return self._no_object(raw, at)
        plan = _planned(raw, scope.dialect)
        if plan.may_be_plain and is_plain(raw):
            return dict(raw)
        if plan.is_lone and self._marks is None and type(raw.get("description", "")) is str:
            kept = dict(raw) if plan.keeps_all else {keyword: raw[keyword] for keyword in plan.kept}
            self._refer(kept, raw, plan.references, at, scope, same=same)
            return kept
        if plan.is_named:
            scope = self._scopes.within(scope, raw, at)
            plan = _planned(raw, scope.dialect)
        return self._mended(raw, at, scope, plan, same=same, hidden=hidden)

    def _mended(
        self, raw: "Object", at: "Place", scope: Scope, plan: "_Plan", *, same: bool, hidden: frozenset[str]
    ) -> "Object":
        """Convert a schema object in which there is something to do."""
        new = raw
        if plan.later or not is_spelled(raw, plan.steps):
            new, plan = self._respelled(raw, at, plan, scope.dialect)
        kept = dict(new) if plan.keeps_all else {keyword: new[keyword] for keyword in plan.kept}
        if "properties" in kept and self._hoist_required(kept, at):
            plan = _planned({**new, **kept}, None)
        if self._marks is not None:
            hidden = self._drop_hidden(self._marks, kept, new, at, hidden)
        if plan.mends:
            flaw = partial(_tell, self._warn, at)
            for mend in plan.mends:
                mend(kept, flaw)
        if "required" in kept and "properties" in kept:
            self._tell_of_unlisted(kept, at)
        for keyword in plan.inner:
            if keyword in kept:
                old = keyword if keyword in raw else _old_name(keyword)
                self._inner(kept, keyword, (at, old), scope, same=same, hidden=hidden)
        if plan.references:
            self._refer(kept, new, plan.references, at, scope, same=same)
        return kept

    def _respelled(self, raw: "Object", at: "Place", plan: "_Plan", dialect: Dialect) -> "tuple[Object, _Plan]":
        """Give the schema object in the spelling of 2020-12, without what means nothing in its draft, and its plan."""
        new = raw
        if plan.later:
            names = ", ".join(sorted(keyword for keyword in plan.later if not _says_nothing(keyword, raw)))
            fix = "; list null in its type where it may stand" if names == "nullable" else ""
            if names:
                told = f"{names} has no meaning in the schema's own draft ({dialect}) and was dropped{fix}"
                self._warn(written(at), told)
            new = {keyword: value for keyword, value in raw.items() if keyword not in plan.later}
        if not plan.steps:
            return new, plan
        new = dict(new)
        for step in plan.steps:
            step.make(new)
        return new, _planned(new, None)

    def _no_object(self, raw: "Json", at: "Place") -> "Json":
        if isinstance(raw, bool):
            return raw
        kind = type_of(raw)
        if raw is not None:
            read = "any value" if kind is None else f"a value of type {kind}"
            self._warn(written(at), f"{literal(raw)} is no schema; read as {read}")
        return {} if kind is None else {"type": kind}

    def _refer(
        self, kept: "Object", new: "Object", keywords: tuple[str, ...], at: "Place", scope: Scope, *, same: bool
    ) -> None:
        """Put the schema's references in; a second one goes into `allOf`."""
        keys: list[str] = []
        for keyword in keywords:
            try:
                pointer = self._references.pointer(new[keyword], at=at)
            except SpecError as error:
                if not self._lenient:
                    raise
                self._warn(written(at), f"{error.what}; read as any value")
                continue
            if self._references.is_no_schema(pointer):
                self._warn(written(at), f"{keyword} {literal(new[keyword])} is the whole document; read as any value")
                continue
            if keyword != "$ref":
                pointer = self._scopes.outermost(scope, new[keyword], pointer)
            keys.append(self._scopes.key(scope, pointer))
        self._sites += len(keys)
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
        is_map = keyword in MAPS
        fair = isinstance(value, dict if is_map else list)
        if not fair:
            what = f"{keyword} is {word(value)}, no {'mapping' if is_map else 'list'} of schemas; left out"
            self._warn(written(at), what)
        entries: Iterable[tuple[Any, Json]] = (value.items() if is_map else enumerate(value)) if fair else ()
        made: Object = {key: self._schema(each, (at, key), scope, same=same, hidden=hidden) for key, each in entries}
        if keyword == "patternProperties":
            made = self._patterns(made, at)
        kept[keyword] = made if is_map else list(made.values())
        if not made and keyword != "properties":
            del kept[keyword]

    def _patterns(self, schemas: "Object", at: "Place") -> "Object":
        for pattern in [pattern for pattern in schemas if usable(pattern) is None]:
            self._warn(written(at), f"pattern {pattern!r} can't be compiled; its properties were dropped")
            del schemas[pattern]
            self._is_whole = False
        return {usable(pattern) or pattern: schema for pattern, schema in schemas.items()}

    def _hoist_required(self, kept: "Object", at: "Place") -> bool:
        """Read `required: true` on a property, an old habit, as the object's list; tell whether there was any.

        Properties that stand in a list are read as a mapping before.
        """
        if type(kept["properties"]) is list:
            list_properties(kept, lambda what: self._warn(written(at), what))
        properties = kept["properties"]
        if not isinstance(properties, dict):
            return False
        named = [
            name
            for name, inner in properties.items()
            if type(inner) is dict and "required" in inner and is_yes(inner["required"])
        ]
        if named:
            self._warn(written(at), f"required: true on a property ({', '.join(named)}); read as the object's list")
            required = kept.get("required")
            names = [*(required if isinstance(required, list) else []), *named]
            kept["required"] = list(dict.fromkeys(name for name in names if isinstance(name, str)))
        return bool(named)

    def _tell_of_unlisted(self, kept: "Object", at: "Place") -> None:
        """Tell of required names that are no properties, where no other part of the schema could describe them."""
        properties, others = kept["properties"], kept.get("additionalProperties")
        is_whole = isinstance(properties, dict) and not isinstance(others, dict) and _DESCRIBING.isdisjoint(kept)
        for name in kept["required"] if is_whole and not _is_branch(at) else ():
            if name not in properties:
                self._warn(
                    written(at), f"required names {literal(name)}, which is no property; any value is read for it"
                )

    def _drop_hidden(
        self, marks: "Marks", kept: "Object", new: "Object", at: "Place", hidden: frozenset[str]
    ) -> frozenset[str]:
        if not _MADE_OF.isdisjoint(new):
            hidden = hidden | marks.hidden(new, at)
        if hidden:
            properties = kept.get("properties")
            if isinstance(properties, dict):
                kept["properties"] = {
                    name: each
                    for name, each in properties.items()
                    if not marks.is_marked(each, ((at, "properties"), name))
                }
            if isinstance(kept.get("required"), list):
                kept["required"] = [
                    name for name in kept["required"] if not isinstance(name, str) or name not in hidden
                ]
        return hidden


def _tell(warn: Warner, at: "Place", what: str) -> None:
    warn(written(at), what)


def _says_nothing(keyword: str, raw: "Object") -> bool:
    """Tell of a keyword that its value is what holds without it."""
    return keyword == "nullable" and raw[keyword] is not True


def _is_branch(at: "Place") -> bool:
    """Tell whether a place is that of a part of a schema, whose properties may be described by another part."""
    if isinstance(at, str):
        return False
    above, step = at
    holder = above[1] if isinstance(above, tuple) else None
    return holder in {"allOf", "anyOf", "oneOf", "dependentSchemas"} or step in {"not", "if", "then", "else"}


class _Plan(NamedTuple):
    """What is to be done to schema objects with the same keywords."""

    may_be_plain: bool
    is_lone: bool
    is_named: bool
    later: frozenset[str]
    steps: tuple[Step, ...]
    kept: tuple[str, ...]
    keeps_all: bool
    mends: tuple[Mend, ...]
    inner: tuple[str, ...]
    references: tuple[str, ...]


def _planned(schema: "Object", dialect: Dialect | None) -> _Plan:
    """Give the plan for a schema object; `dialect` is None for one in the spelling of 2020-12."""
    keywords = tuple(schema)
    return _plan(keywords, dialect) if len(keywords) <= _LONG else _plan.__wrapped__(keywords, dialect)


@lru_cache(maxsize=_PLANS)
def _plan(keywords: tuple[str, ...], dialect: Dialect | None) -> _Plan:
    later = LATER.get(dialect, _NONE).intersection(keywords) if dialect is not None else _NONE
    given = frozenset(keywords) - later
    kept = tuple(keyword for keyword in keywords if keyword in _KEPT and keyword in given)
    return _Plan(
        may_be_plain=given <= PLAIN and not later,
        is_lone="$ref" in given and given <= _LONE and not later,
        is_named=not _NAMES.isdisjoint(given),
        later=later,
        steps=steps_of(given, dialect) if dialect is not None else (),
        kept=kept,
        keeps_all=len(kept) == len(keywords),
        mends=mends_of(given),
        inner=tuple(keyword for keyword in kept if keyword not in _LEAVES),
        references=tuple(keyword for keyword in _REFERENCES if keyword in given),
    )


def _old_name(keyword: str) -> str:
    """Give the keyword that a part was read from where it isn't its own, so that pointers lead into the document."""
    return {"prefixItems": "items", "items": "additionalItems", "dependentSchemas": "dependencies"}.get(
        keyword, keyword
    )
