"""Schema of any dialect in, self-contained JSON Schema 2020-12 out.

References are never inlined: what can be reached from the schema stands in its `$defs`, recursion included, and nothing
else does. Only keywords of the specification are kept; of annotations: title, description, default, examples, format.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from seer import canon
from seer.schema import bundle
from seer.schema.bundle import LISTS, MAPS, SAME_INSTANCE, SCHEMAS
from seer.schema.dialects import Dialect, dialect_of, modernise
from seer.schema.patterns import usable
from seer.schema.pointer import join
from seer.schema.references import References
from seer.schema.repair import repair

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.records import Json, Object

__all__ = ["Converted", "Converter", "Dialect", "Warner", "dialect_of", "normalise"]

Warner = Callable[[str, str], None]
"""Told of each flaw: pointer in the document, sentence."""

_LEAVES: Final = frozenset(
    {"type", "enum", "const", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum", "maxLength",
     "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "maxContains", "minContains", "maxProperties",
     "minProperties", "required", "dependentRequired", "title", "description", "default", "examples", "format",
     "contentEncoding", "contentMediaType"}
)  # fmt: skip


class Converted(NamedTuple):
    """A schema in 2020-12 whose references are `#` and a pointer into the document.

    `refs` holds those pointers; `same` those of them that speak of the same instance, so that a cycle never ends.
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
) -> "Json":
    """Give a self-contained 2020-12 schema; `root` is the document in which references lead, by default the schema.

    `hide` leaves out properties with that mark. Raises SpecError where a reference leads nowhere.
    """
    converter = Converter(schema if root is None else root, dialect=dialect, hide=hide, warn=warn)
    return converter.bundled(schema, at="")


class Converter:
    """Converts schemas of one document, each reference target once."""

    def __init__(
        self,
        root: "Json",
        *,
        dialect: Dialect,
        hide: Literal["readOnly", "writeOnly"] | None = None,
        warn: Warner | None = None,
    ) -> None:
        self.references = References(root)
        self._dialect: Dialect = dialect
        self._hide = hide
        self._warn: Warner = warn or (lambda pointer, what: None)  # noqa: ARG005 - nobody listens
        self._targets: dict[str, Converted] = {}
        self._digests: dict[str, str] = {}
        self._texts: dict[str, str] = {}
        self._cuts: dict[str, frozenset[str]] = {}
        self._reached: dict[str, frozenset[str]] = {}
        self._refs: dict[str, bool] = {}

    def converted(self, raw: "Json", *, at: str) -> Converted:
        """Convert a schema that stands at a pointer."""
        self._refs = {}
        schema = self._schema(raw, at, same=True, hidden=frozenset())
        refs = self._refs
        return Converted(schema, tuple(refs), tuple(pointer for pointer, same in refs.items() if same))

    def target(self, pointer: str) -> Converted:
        """Convert what stands at a pointer that a reference leads to."""
        if pointer not in self._targets:
            self._targets[pointer] = self.converted(self.references.value(pointer), at=pointer)
        return self._targets[pointer]

    def closure(self, pointers: "Iterable[str]") -> dict[str, Converted]:
        """Give all that can be reached from some targets, by pointer, sorted."""
        found: dict[str, Converted] = {}
        waiting = list(pointers)
        while waiting:
            pointer = waiting.pop()
            if pointer not in found:
                found[pointer] = self.target(pointer)
                waiting.extend(found[pointer].refs)
        return dict(sorted(found.items()))

    def bundled(self, raw: "Json", *, at: str) -> "Json":
        """Convert a schema and put what can be reached from it into its `$defs`."""
        return self.contained(self.converted(raw, at=at).schema)

    def contained(self, schema: "Json") -> "Json":
        """Put what can be reached from a converted schema into its `$defs`."""
        closure = self.closure(bundle.references(schema))
        return bundle.bundle(schema, closure, {pointer: self.cut(pointer) for pointer in closure})

    def cut(self, pointer: str) -> frozenset[str]:
        """Give the references of a target that are left out, so that no judgement of one instance runs in a circle.

        Of each such circle those references are cut that lead to a pointer that sorts first or equal: what is cut
        depends on the circle alone, not on where one came in.
        """
        if pointer not in self._cuts:
            same = self.target(pointer).same
            back = frozenset(other for other in same if other <= pointer and pointer in self._reach(other))
            if back:
                leads = f"leads back to itself by {', '.join(sorted(back))} without end"
                self._warn(pointer, f"{leads}; these references were dropped")
            self._cuts[pointer] = back
        return self._cuts[pointer]

    def digest(self, pointer: str) -> str:
        """Give the digest of a target: over all that can be reached from it, each by its own text."""
        if pointer not in self._digests:
            closure = self.closure([pointer])
            self._digests[pointer] = canon.digest([pointer, sorted((other, self._own(other)) for other in closure)])
        return self._digests[pointer]

    def _own(self, pointer: str) -> str:
        if pointer not in self._texts:
            self._texts[pointer] = canon.digest(self.target(pointer).schema)
        return self._texts[pointer]

    def _reach(self, start: str) -> frozenset[str]:
        """Give the targets that judge the same instance as one target does."""
        if start not in self._reached:
            found: set[str] = set()
            waiting = [start]
            while waiting:
                pointer = waiting.pop()
                if pointer not in found:
                    found.add(pointer)
                    waiting.extend(self.target(pointer).same)
            self._reached[start] = frozenset(found)
        return self._reached[start]

    def _schema(self, raw: "Json", at: str, *, same: bool, hidden: frozenset[str]) -> "Json":
        if isinstance(raw, bool):
            return raw
        if not isinstance(raw, dict):
            if raw is not None:
                self._warn(at, f"{_short(raw)} is no schema; read as any value")
            return {}
        new = modernise(raw, self._dialect)
        self._hoist_required(new, at)
        hidden = self._drop_hidden(new, hidden)
        kept = {keyword: value for keyword, value in new.items() if keyword in _LEAVES or keyword in SCHEMAS}
        kept.update((keyword, new[keyword]) for keyword in new if keyword in MAPS or keyword in LISTS)
        repair(kept, lambda what: self._warn(at, what))
        for keyword in [keyword for keyword in kept if keyword not in _LEAVES]:
            self._inner(kept, keyword, join(at, _old_name(keyword, raw)), same=same, hidden=hidden)
        if "$ref" in new:
            pointer = self.references.pointer(new["$ref"], at=at)
            self._refs[pointer] = self._refs.get(pointer, False) or same
            kept["$ref"] = f"#{pointer}"
        return kept

    def _inner(self, kept: "Object", keyword: str, at: str, *, same: bool, hidden: frozenset[str]) -> None:
        value = kept[keyword]
        same = same and keyword in SAME_INSTANCE
        hidden = hidden if same else frozenset()
        if keyword in SCHEMAS:
            kept[keyword] = self._schema(value, at, same=same, hidden=hidden)
            return
        entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        fair = isinstance(value, dict) is (keyword in MAPS)
        made: Object = {
            str(key): self._schema(each, join(at, key), same=same, hidden=hidden) for key, each in entries if fair
        }
        if keyword == "patternProperties":
            made = self._patterns(made, at)
        if not fair and value:
            self._warn(at, f"{keyword} {_short(value)} holds no schemas and was dropped")
        kept[keyword] = made if keyword in MAPS else list(made.values())
        if not made and keyword != "properties":
            del kept[keyword]

    def _patterns(self, schemas: "Object", at: str) -> "Object":
        for pattern in [pattern for pattern in schemas if usable(pattern) is None]:
            self._warn(at, f"pattern {pattern!r} can't be compiled; its properties were dropped")
            del schemas[pattern]
        return {usable(pattern) or pattern: schema for pattern, schema in schemas.items()}

    def _hoist_required(self, new: "Object", at: str) -> None:
        """Read `required: true` on a property, an old habit, as the object's list."""
        properties = new.get("properties")
        if not isinstance(properties, dict):
            return
        named = [
            name for name, inner in properties.items() if isinstance(inner, dict) and inner.get("required") is True
        ]
        if named:
            self._warn(at, f"required: true on a property ({', '.join(named)}); read as the object's list")
            required = new.get("required")
            new["required"] = [*(required if isinstance(required, list) else []), *named]
            new["required"] = list(dict.fromkeys(name for name in new["required"] if isinstance(name, str)))

    def _drop_hidden(self, new: "Object", hidden: frozenset[str]) -> frozenset[str]:
        if self._hide is None:
            return hidden
        hidden = hidden | self._hidden(new)
        if hidden:
            if isinstance(new.get("properties"), dict):
                new["properties"] = {n: each for n, each in new["properties"].items() if not self._is_marked(each)}
            if isinstance(new.get("required"), list):
                new["required"] = [name for name in new["required"] if not isinstance(name, str) or name not in hidden]
        return hidden

    def _hidden(self, schema: "Json") -> frozenset[str]:
        """Give the names of properties with the mark, in the schema and what it is made of by allOf and references."""
        names: set[str] = set()
        seen: set[int] = set()
        waiting = [schema]
        while waiting:
            node = waiting.pop()
            if not isinstance(node, dict) or id(node) in seen:
                continue
            seen.add(id(node))
            properties = node.get("properties")
            if isinstance(properties, dict):
                names.update(name for name, each in properties.items() if self._is_marked(each))
            if isinstance(node.get("allOf"), list):
                waiting.extend(node["allOf"])
            if isinstance(node.get("$ref"), str):
                waiting.append(self.references.value(self.references.pointer(node["$ref"])))
        return frozenset(names)

    def _is_marked(self, schema: "Json") -> bool:
        if isinstance(schema, dict) and isinstance(schema.get("$ref"), str) and self._hide not in schema:
            schema = self.references.value(self.references.pointer(schema["$ref"]))
        return isinstance(schema, dict) and schema.get(self._hide or "") is True


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
