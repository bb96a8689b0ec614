"""OpenAPI document in, the same with what its discriminators say written as JSON Schema out.

OpenAPI 3: a value whose discriminator names no schema "SHOULD fail" validation, and of `oneOf` and `anyOf` it decides
for one. So each branch that is a reference gets the values that name it, those of `mapping` or else its schema's name,
as a constant of the property, which is needed then (but in the branch that 3.2's `defaultMapping` names). A schema that
has a discriminator without branches is the parent of those that are made of it by `allOf`: each of these gets its own
values, the parent those of all. That a parent's value also has what a child asks for is not demanded: by 3.0.4 and
3.1.1 a search for the child is no part of validation.

Where a property's own `enum` or `const` rules these values out, it alone counts. Nothing is changed in place.
"""

from itertools import accumulate
from operator import is_not
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from seer.errors import SpecError
from seer.schema.pointer import escape, get, join, split, written
from seer.schema.references import Moved, References

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from seer.records import Json, Object
    from seer.schema.dialects import Dialect
    from seer.schema.pointer import Place
    from seer.schema.references import Retrieve

    Habit = Callable[[str, str], None]

_DATA: Final = frozenset({"example", "examples", "default", "enum", "const", "value"})
_NAMES: Final = frozenset(
    {"properties", "patternProperties", "$defs", "definitions", "schemas", "dependentSchemas", "parameters",
     "responses", "requestBodies", "headers"}
)  # fmt: skip
_DEFINED: Final = (("components", "schemas"), ("definitions",), ("$defs",))
_AT_ODDS: Final = "a discriminator maps to it values that its own property rules out; the property's own alone count"
_MOST: Final = 64
_WORD: Final = b'"discriminator":'
_NO_PARTS: "Final[Mapping[str, bytes]]" = MappingProxyType({})
_ITEM: Final = 2
_DEFINITION: Final = 3


class _Told(NamedTuple):
    """The property that tells schemas apart; the values that name each pointer, the default, and one without a name."""

    name: str
    named: dict[str, list[str]]
    default: str | None
    unnamed: str | None = None


def narrowed(
    document: "Json",
    references: "References",
    habit: "Habit",
    *,
    text: bytes | None = None,
    parts: "Mapping[str, bytes]" = _NO_PARTS,
) -> "Json":
    """Give a document with its schemas narrowed; `habit` is told of discriminators that contradict these.

    `text` is the document as JSON where it is at hand, `parts` that of its parts by their pointers.
    """
    if _WORD not in (msgspec.json.encode(document) if text is None else text):
        return document
    return _Discriminators(document, references, habit, parts).narrowed()


def narrowing(retrieve: "Retrieve", dialect: "Dialect", habit: "Habit") -> "Retrieve":
    """Give a way to retrieve other documents of one that narrows them too."""

    def narrow(uri: str) -> "Json | Moved":
        found = retrieve(uri)
        document, base = found if isinstance(found, Moved) else (found, uri)
        references = References(document, dialect=dialect, uri=base, retrieve=retrieve)
        home = f"@{escape(uri)}"
        return Moved(narrowed(document, references, lambda at, what: habit(home + at, what)), base)

    return narrow


class _Discriminators:
    """The discriminators of one document."""

    def __init__(
        self, document: "Json", references: "References", habit: "Habit", parts: "Mapping[str, bytes]"
    ) -> None:
        self._parts = parts
        self._document = document
        self._references = references
        self._habit = habit
        homes = {f"/{'/'.join(steps)}": get(document, f"/{'/'.join(steps)}", None) for steps in _DEFINED}
        self._defined: dict[str, Object] = {place: home for place, home in homes.items() if isinstance(home, dict)}
        self._children: dict[str, list[str]] = {}
        self._inherited: dict[str, list[_Told]] = {}
        self._above: set[str] = set()
        self._limited_to: dict[tuple[str, str], Object | None] = {}
        self._owned: dict[tuple[str, str], list[Object]] = {}

    def narrowed(self) -> "Json":
        """Give the document with its schemas narrowed."""
        self._inherit()
        for pointer in self._inherited:
            self._above.update(accumulate(split(pointer), join, initial=""))
        return self._below(self._document, "", names=False, level=0)

    def _is_bare(self, node: "Json", at: str, level: int) -> bool:
        """Tell, at C speed, of a path item or definition whether there is nothing to change in it."""
        is_whole = level == (_DEFINITION if at.startswith("/components/") else _ITEM)
        return is_whole and at not in self._above and _WORD not in (self._parts.get(at) or msgspec.json.encode(node))

    def _walked(self, node: "Object", at: "Place", *, names: bool, level: int) -> Any:
        """Give a part of the document narrowed: path items and definitions with nothing to change at once."""
        if level <= _DEFINITION and self._is_bare(node, written(at), level):
            return node
        changed: Object = {}
        for key, value in node.items():
            kind = type(value)
            if (kind is dict or kind is list) and (names or (key not in _DATA and not str(key).startswith("x-"))):
                new = self._below(value, (at, key), names=not names and key in _NAMES, level=level + 1)
                if new is not value:
                    changed[key] = new
        new = {**node, **changed} if changed else node
        if not names and "discriminator" in node:
            new = self._with_branches(new, at)
        for found in self._inherited.get(written(at), ()) if level <= _DEFINITION else ():
            new = self._limited(new, found, written(at))
        return new

    def _below(self, node: Any, at: "Place", *, names: bool, level: int) -> Any:
        """Do the same for a value of any kind."""
        if type(node) is dict:
            return self._walked(node, at, names=names, level=level)
        if type(node) is not list:
            return node
        items = [self._below(each, (at, index), names=False, level=level + 1) for index, each in enumerate(node)]
        return items if any(map(is_not, items, node)) else node

    def _with_branches(self, node: "Object", at: "Place") -> "Object":
        found = self._read(node["discriminator"], at)
        for keyword in ("oneOf", "anyOf"):
            branches = node.get(keyword)
            if found is not None and isinstance(branches, list):
                node = {**node, keyword: [self._branch(each, found, at) for each in branches]}
        return node

    def _branch(self, branch: "Json", found: _Told, at: "Place") -> "Json":
        """Give a branch that only the values that name it lead to; one without a name stays as it is."""
        pointer = self._pointer(branch, at)
        limits = None if pointer is None else self._limits(pointer, found)
        if limits is None:
            return branch
        narrow: Object = {"allOf": [branch], "properties": {found.name: limits}}
        return narrow if pointer == found.default else {**narrow, "required": [found.name]}

    def _limits(self, pointer: str, found: _Told) -> "Object | None":
        """Give what a discriminator says of its property in a branch; without a mapping, it is the same for all."""
        if found.named or found.unnamed is not None:
            return self._read_limits(pointer, found)
        key = pointer, found.name
        if key not in self._limited_to:
            self._limited_to[key] = self._read_limits(pointer, found)
        return self._limited_to[key]

    def _read_limits(self, pointer: str, found: _Told) -> "Object | None":
        known = self._own(pointer, found.name)
        allowed = self._allowed(known, found, pointer)
        if not allowed or not all(map(_takes_text, known)):
            return None
        marks = {mark: True for mark in ("readOnly", "writeOnly") if any(each.get(mark) is True for each in known)}
        return {**_either(allowed), **marks}

    def _limited(self, node: "Object", found: _Told, at: str) -> "Object":
        """Give a schema with the values of a discriminator that it inherits, or hands on."""
        known = self._own(at, found.name)
        properties = node.get("properties", {})
        mine = properties.get(found.name, {}) if isinstance(properties, dict) else None
        if not isinstance(mine, dict) or _members(mine) is not None or not all(map(_takes_text, known)):
            return node
        allowed = self._allowed(known, found, at)
        return {**node, "properties": {**properties, found.name: {**mine, **_either(allowed)}}} if allowed else node

    def _allowed(self, known: "Sequence[Object]", found: _Told, pointer: str) -> list[str]:
        """Give the values that name a schema: those of the discriminator, as far as the property's own allow them."""
        values = self._values(pointer, found)
        own = [members for each in known if isinstance(members := _members(each), list)]
        allowed = [value for value in values if all(value in members for members in own)]
        if allowed or not values:
            return allowed
        if pointer in found.named:
            self._habit(pointer, _AT_ODDS)
        return [value for value in own[0] if isinstance(value, str) and all(value in members for members in own)]

    def _values(self, pointer: str, found: _Told) -> list[str]:
        """Give the values that name a schema and its children: those of the mapping, else its name."""
        values: dict[str, None] = {}
        for each in self._with_children(pointer):
            named = found.named.get(each)
            name = None if each == found.unnamed else _name(each)
            values |= dict.fromkeys(named or ([] if name is None else [name]))
        return list(values)

    def _with_children(self, pointer: str) -> list[str]:
        found = {pointer: None}
        waiting = [pointer]
        for each in waiting:
            fresh = [child for child in self._children.get(each, ()) if child not in found]
            found |= dict.fromkeys(fresh)
            waiting += fresh
        return list(found)

    def _inherit(self) -> None:
        """Note what each definition inherits of its parents' discriminators."""
        definitions = dict(self._definitions())
        for at, schema in definitions.items():
            for part in _listed(schema.get("allOf")):
                parent = self._pointer(part, at)
                if parent is not None:
                    self._children.setdefault(parent, []).append(at)
        for at, schema in definitions.items():
            found = self._read(schema.get("discriminator"), at) if at in self._children else None
            if found is None or schema.keys() & {"oneOf", "anyOf"}:
                continue
            is_abstract = bool(found.named) and at not in found.named
            told = found._replace(unnamed=at) if is_abstract else found
            for child in self._with_children(at):
                self._inherited.setdefault(child, []).append(told)

    def _definitions(self) -> "Iterator[tuple[str, Object]]":
        for place, definitions in self._defined.items():
            for name, schema in definitions.items():
                if isinstance(schema, dict):
                    yield join(place, name), schema

    def _read(self, raw: "Json", at: "Place") -> _Told | None:
        """Read a discriminator: an object, or in Swagger 2 the property's name."""
        given = {"propertyName": raw} if isinstance(raw, str) else raw
        if not isinstance(given, dict) or not isinstance(given.get("propertyName"), str):
            return None
        mapping = given.get("mapping")
        entries = mapping.items() if isinstance(mapping, dict) else ()
        named: dict[str, list[str]] = {}
        for value, target in {str(value): target for value, target in entries}.items():
            pointer = self._named(target, at)
            if pointer is not None:
                named.setdefault(pointer, []).append(value)
        return _Told(given["propertyName"], named, self._named(given.get("defaultMapping"), at))

    def _named(self, target: "Json", at: "Place") -> str | None:
        """Give the pointer of what a mapping names: a definition by name, or anything by reference."""
        for place, definitions in self._defined.items():
            if isinstance(target, str) and isinstance(definitions.get(target), dict):
                return join(place, target)
        return self._pointer({"$ref": target}, at)

    def _pointer(self, schema: "Json", at: "Place") -> str | None:
        """Give the pointer that a reference leads to, or None where it is none, or leads nowhere."""
        reference = schema.get("$ref") if isinstance(schema, dict) else None
        try:
            return self._references.pointer(reference, at=at) if isinstance(reference, str) else None
        except SpecError:
            return None

    def _own(self, pointer: str, name: str) -> "list[Object]":
        """Give the schemas that a definition, and what it is made of, has for a property."""
        if (pointer, name) not in self._owned:
            self._owned[pointer, name] = list(self._found(pointer, name))
        return self._owned[pointer, name]

    def _found(self, pointer: str, name: str) -> "Iterator[Object]":
        waiting: list[tuple[Json, str]] = [(self._references.value(pointer), pointer)]
        for schema, at in waiting:
            if not isinstance(schema, dict) or len(waiting) > _MOST:
                continue
            waiting += [(part, at) for part in _listed(schema.get("allOf"))]
            waiting += self._behind(schema, at)
            properties = schema.get("properties")
            mine = properties.get(name) if isinstance(properties, dict) else None
            inner = [mine, *(value for value, _ in self._behind(mine, at))]
            yield from (each for each in inner if isinstance(each, dict))

    def _behind(self, schema: "Json", at: str) -> "list[tuple[Json, str]]":
        pointer = self._pointer(schema, at)
        return [] if pointer is None else [(self._references.value(pointer), pointer)]


def _listed(value: "Json") -> "list[Json]":
    return value if isinstance(value, list) else []


def _name(pointer: str) -> str | None:
    """Give the name of a definition, or None for what is none."""
    *home, name = split(pointer) or ("",)
    return name if any(home[-len(steps) :] == list(steps) for steps in _DEFINED) else None


def _members(schema: "Object") -> "Json":
    """Give the values that a schema lists, itself or as the one union that it is, or None where it lists none."""
    if "const" in schema or "enum" in schema:
        return [schema["const"]] if "const" in schema else schema["enum"]
    branches = [each for each in _listed(schema.get("anyOf", schema.get("oneOf"))) if isinstance(each, dict)]
    listed = [_members(each) for each in branches if _takes_text(each)]
    return [value for each in listed if isinstance(each, list) for value in each] if listed and all(listed) else None


def _either(values: "Sequence[str]") -> "Object":
    return {"const": values[0]} if len(values) == 1 else {"enum": list(values)}


def _takes_text(schema: "Object") -> bool:
    kinds = schema.get("type", "string")
    return "string" in (kinds if isinstance(kinds, list) else [kinds])
