"""Root schema and places in it in, views with references, allOf and one branch of each choice resolved out."""

from collections.abc import Iterator
from typing import Any

from seer.records import Json
from seer.sample.errors import SampleError
from seer.sample.merge import Place, View, merge
from seer.schema import ecma, pointer

DEEPEST = 40
"""Most references and allOf steps in one place before a schema counts as a cycle without end."""
Option = tuple[Place, ...]
_MOST = 200
_RISKS = (
    "oneOf",
    "not",
    "if",
    "contains",
    "dependentSchemas",
    "unevaluatedProperties",
    "unevaluatedItems",
    "propertyNames",
)


class Views:
    """Resolves the schemas of one self-contained root."""

    def __init__(self, root: Json) -> None:
        self.root = root
        self._known: dict[tuple[tuple[str, ...], int, str], View] = {}
        self._plain: dict[tuple[str, ...], View] = {}
        self._properties: dict[tuple[int, str], tuple[View, tuple[Place, ...]]] = {}

    def view(self, places: tuple[Place, ...], *, number: int = 0, want: str = "") -> View:
        """Flatten what holds at one place; `want` is a schema pointer whose branches are taken, `number` varies others.

        Raises SampleError where the parts exclude each other.
        """
        ats = tuple(place.at for place in places)
        key = (ats, number, want)
        known = self._plain.get(ats) or self._known.get(key)
        if known is None:
            facets: list[Place] = []
            choices: list[tuple[Place, str]] = []
            for place in places:
                self._gather(place, facets, choices, 0)
            self._branch(facets, choices, number, want)
            self._depend(facets, number, want)
            risky = any(risk in facet.schema for facet in facets for risk in _RISKS)
            known = self._known[key] = merge(tuple(facets), risky=risky)
            if not choices:
                self._plain[ats] = known
        return known

    def _gather(self, place: Place, facets: list[Place], choices: list[tuple[Place, str]], depth: int) -> None:
        schema, at = place
        if schema is False or depth > DEEPEST:
            message = "a schema that nothing satisfies" if schema is False else "a reference that leads to itself"
            raise SampleError(message)
        if not isinstance(schema, dict):
            return
        reference = schema.get("$ref", schema.get("$dynamicRef"))
        if isinstance(reference, str):
            self._gather(self.target(reference), facets, choices, depth + 1)
        facets.append(place)
        for index, inner in enumerate(schema.get("allOf", ())):
            self._gather(Place(inner, f"{at}/allOf/{index}"), facets, choices, depth + 1)
        choices.extend((place, keyword) for keyword in ("oneOf", "anyOf", "if") if keyword in schema)

    def target(self, reference: str) -> Place:
        """Give the place that a reference leads to. Raises SampleError where there is none."""
        found = pointer.get(self.root, reference[1:], None) if reference.startswith("#") else None
        if found is not None:
            return Place(found, reference[1:])
        message = f"no definition behind {reference!r}"
        raise SampleError(message)

    def _branch(self, facets: list[Place], choices: list[tuple[Place, str]], number: int, want: str) -> None:
        """Add a branch of each choice that goes with what holds already."""
        for place, keyword in choices:
            problem: SampleError | None = None
            for option in self._ordered(list(_options(place, keyword, number, want)), want):
                try:
                    facets[:] = self._with(facets, option, number, want)
                except SampleError as error:
                    problem = error
                    continue
                problem = None
                break
            if problem is not None:
                raise problem

    def _with(self, facets: list[Place], option: Option, number: int, want: str) -> list[Place]:
        """Give the facets with an option's, choices inside it made as well."""
        added: list[Place] = []
        inner: list[tuple[Place, str]] = []
        for part in option:
            self._gather(part, added, inner, 1)
        both = [*facets, *added]
        if len(both) > _MOST:
            message = "choices without end"
            raise SampleError(message)
        merge(tuple(both), risky=True)
        self._branch(both, inner, number, want)
        return both

    def _ordered(self, options: list[Option], want: str) -> list[Option]:
        """Put first what leads to the wanted place, also where a reference stands between."""
        return sorted(options, key=lambda option: not self._leads(option, want)) if want else options

    def _leads(self, option: Option, want: str) -> bool:
        found: list[Place] = []
        try:
            for part in option:
                self._gather(part, found, [], 1)
        except SampleError:
            return False
        return any(f"{want}/".startswith(f"{facet.at}/") for facet in found)

    def _depend(self, facets: list[Place], number: int, want: str) -> None:
        """Add the schemas that depend on properties which must be present."""
        required = set(merge(tuple(facets), risky=True).words.get("required", ()))
        for schema, at in list(facets):
            for name in sorted(required & set(schema.get("dependentSchemas", ()))):
                part = Place(schema["dependentSchemas"][name], pointer.join(f"{at}/dependentSchemas", name))
                facets[:] = self._with(facets, (part,), number, want)

    def property(self, view: View, name: str) -> tuple[Place, ...]:
        """Give the schemas of a property: declared, by pattern, or of additional properties."""
        known = self._properties.get((id(view.facets), name))
        if known is None:
            known = self._properties[id(view.facets), name] = (view, self._property(view, name))
        return known[1]

    def _property(self, view: View, name: str) -> tuple[Place, ...]:
        found: list[Place] = []
        for schema, at in view.facets:
            mine = list(_named(schema, at, name))
            additional = schema.get("additionalProperties")
            if not mine and additional is not None and additional is not True:
                mine.append(Place(additional, f"{at}/additionalProperties"))
            found.extend(mine)
        return tuple(found)

    def item(self, view: View, index: int) -> tuple[Place, ...]:
        """Give the schemas of an array's item."""
        found: list[Place] = []
        for schema, at in view.facets:
            first = schema.get("prefixItems", ())
            if index < len(first):
                found.append(Place(first[index], f"{at}/prefixItems/{index}"))
            elif "items" in schema:
                found.append(Place(schema["items"], f"{at}/items"))
        return tuple(found)


def _named(schema: dict[str, Any], at: str, name: str) -> Iterator[Place]:
    if name in schema.get("properties", ()):
        yield Place(schema["properties"][name], pointer.join(f"{at}/properties", name))
    for pattern, inner in schema.get("patternProperties", {}).items():
        compiled = ecma.compiled(pattern)
        if compiled is not None and compiled.search(name):
            yield Place(inner, pointer.join(f"{at}/patternProperties", pattern))


def _options(place: Place, keyword: str, number: int, want: str) -> Iterator[Option]:
    schema, at = place
    if keyword == "if":
        yes = (Place(schema["if"], f"{at}/if"), Place(schema.get("then", True), f"{at}/then"))
        no = (Place(schema.get("else", True), f"{at}/else"),)
        first_no = want.startswith(f"{at}/else/") or (number % 2 == 1 and not want.startswith(f"{at}/then/"))
        yield from (no, yes) if first_no else (yes, no)
        return
    branches = [Place(inner, f"{at}/{keyword}/{index}") for index, inner in enumerate(schema[keyword])]
    usual = [branch for branch in branches if not _is_null(branch.schema)]
    usual = usual[number % len(usual) :] + usual[: number % len(usual)] if usual else []
    yield from ((branch,) for branch in (*usual, *(branch for branch in branches if _is_null(branch.schema))))


def _is_null(schema: Json) -> bool:
    return isinstance(schema, dict) and (schema.get("type") in ("null", ["null"]) or schema.get("enum") == [None])
