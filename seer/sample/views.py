"""Root schema and places in it in, views with references, allOf and one branch of each choice resolved out."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from seer.records import Json
from seer.sample.choices import SPREADING, Branches, Option, Reach, branches, either, reference_of
from seer.sample.errors import SampleError
from seer.sample.merge import Place, View, merge
from seer.schema import ecma, pointer
from seer.schema.kept import Kept

DEEPEST = 40
"""Most references and allOf steps in one place before a schema counts as a cycle without end."""
_MOST = 200
_Found = TypeVar("_Found")
_RISKS = frozenset({
    "contains", "dependentSchemas", "if", "not", "oneOf", "propertyNames", "unevaluatedItems", "unevaluatedProperties",
})  # fmt: skip
_SHARED = 2_048
"""Schemas of single places whose views are remembered, whatever tool they are in."""


class _Parts(NamedTuple):
    """Schemas that hold together at one place, and the keywords with branches among them."""

    facets: list[Place]
    choices: list[tuple[Place, str]]


class Site(NamedTuple):
    """Places, held so that their identity stays their own, with where they stand and lead, and a number for that."""

    places: tuple[Place, ...]
    ats: tuple[str, ...]
    reach: Reach
    number: int


def _given(known: _Found | SampleError) -> _Found:
    """Give what was found before, or raise what was."""
    if isinstance(known, SampleError):
        raise SampleError(*known.args)
    return known


class Views:
    """Resolves the schemas of one self-contained root."""

    def __init__(self, root: Json) -> None:
        self.root = root
        self._known: dict[tuple[object, ...], View | SampleError] = {}
        self._sites: dict[int, Site] = {}
        self._reaches: dict[tuple[str, ...], tuple[Reach, int]] = {}
        self._ways: dict[tuple[int, str], tuple[str, ...]] = {}
        self._parts: dict[str, _Parts | SampleError] = {}
        self._targets: dict[str, Place | None] = {}
        self._branches: dict[tuple[str, str], Branches] = {}
        self._items: dict[tuple[int, int], tuple[View, tuple[Place, ...]]] = {}
        self._properties: dict[tuple[int, str], tuple[View, tuple[Place, ...]]] = {}

    def view(self, places: tuple[Place, ...], *, number: int = 0, want: str = "") -> View:
        """Flatten what holds at one place; `want` is a schema pointer whose branches are taken, `number` varies others.

        Raises SampleError where the parts exclude each other.
        """
        return self.view_of(self.site(places), number, want)

    def view_of(self, site: Site, number: int, want: str) -> View:
        """Give the view of places that are known."""
        key = self._key(site, number, want)
        known = self._known.get(key)
        if known is None:
            try:
                known = self._view(site.places, number, want)
            except SampleError as error:
                known = error
            self._known[key] = known
        if isinstance(known, SampleError):
            raise SampleError(*known.args)
        return known

    def site(self, places: tuple[Place, ...]) -> Site:
        """Give where the schemas stand: places that stand at the same are the same, and have the same number."""
        site = self._sites.get(id(places))
        if site is None:
            ats = tuple([place.at for place in places])
            known = self._reaches.get(ats)
            if known is None:
                known = self._reaches[ats] = (Reach(places, self._behind), len(self._reaches))
            site = self._sites[id(places)] = Site(places, ats, *known)
        return site

    def _key(self, site: Site, number: int, want: str) -> tuple[object, ...]:
        """Give what the view depends on: equal keys are equal views."""
        _, _, reach, mine = site
        if not want or not reach.branches:
            return mine, number % reach.period
        above = self._ways.get((mine, want))
        if above is None:
            above = self._ways[mine, want] = reach.above(want)
        return (mine, number % reach.period, above) if above else (mine, number % reach.period)

    def _view(self, places: tuple[Place, ...], number: int, want: str) -> View:
        schema, at = places[0] if places else (True, "")
        if len(places) == 1 and at and isinstance(schema, dict) and SPREADING.isdisjoint(schema):
            return (merge(places, risky=_is_risky(places)) if "properties" in schema else _alone(schema))._replace(
                facets=places
            )
        facets: list[Place] = []
        choices: list[tuple[Place, str]] = []
        for place in places:
            self._gather(place, facets, choices)
        self._branch(facets, choices, number, want)
        self._depend(facets, number, want)
        return merge(tuple(facets), risky=_is_risky(facets))

    def _gather(self, place: Place, facets: list[Place], choices: list[tuple[Place, str]]) -> None:
        """Add what holds at a place whatever is chosen, and what there is to choose."""
        known = self._parts.get(place.at)
        if known is None:
            parts = _Parts([], [])
            try:
                self._collect(place, parts, 0)
                known = parts
            except SampleError as error:
                known = error
            self._parts[place.at] = known
        found = _given(known)
        facets.extend(found.facets)
        choices.extend(found.choices)

    def _collect(self, place: Place, parts: "_Parts", depth: int) -> None:
        schema, at = place
        if schema is False or depth > DEEPEST:
            message = "a schema that nothing satisfies" if schema is False else "a reference that leads to itself"
            raise SampleError(message)
        if not isinstance(schema, dict):
            return
        reference = reference_of(schema)
        if reference is not None:
            self._collect(self.target(reference), parts, depth + 1)
        parts.facets.append(place)
        for index, inner in enumerate(schema.get("allOf", ())):
            self._collect(Place(inner, f"{at}/allOf/{index}"), parts, depth + 1)
        parts.choices.extend((place, keyword) for keyword in ("oneOf", "anyOf", "if") if keyword in schema)

    def target(self, reference: str) -> Place:
        """Give the place that a reference leads to. Raises SampleError where there is none."""
        found = self._behind(reference)
        if found is not None:
            return found
        message = f"no definition behind {reference!r}"
        raise SampleError(message)

    def _behind(self, reference: str) -> Place | None:
        if reference not in self._targets:
            found = pointer.get(self.root, reference[1:], None) if reference.startswith("#") else None
            self._targets[reference] = None if found is None else Place(found, reference[1:])
        return self._targets[reference]

    def _branch(self, facets: list[Place], choices: list[tuple[Place, str]], number: int, want: str) -> None:
        """Add a branch of each choice that goes with what holds already."""
        for place, keyword in choices:
            problem: SampleError | None = None
            for option in self._ordered(self._options(place, keyword, number, want), want):
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
            self._gather(part, added, inner)
        both = [*facets, *added]
        if len(both) > _MOST:
            message = "choices without end"
            raise SampleError(message)
        merge(tuple(both), risky=True)
        self._branch(both, inner, number, want)
        return both

    def _options(self, place: Place, keyword: str, number: int, want: str) -> tuple[Option, ...]:
        if keyword == "if":
            return either(place, number, want)
        key = (place.at, keyword)
        if key not in self._branches:
            self._branches[key] = branches(place, keyword)
        return self._branches[key].turned(number)

    def _ordered(self, options: tuple[Option, ...], want: str) -> Sequence[Option]:
        """Put first what leads to the wanted place, also where a reference stands between."""
        return sorted(options, key=lambda option: not self._leads(option, want)) if want else options

    def _leads(self, option: Option, want: str) -> bool:
        found: list[Place] = []
        try:
            for part in option:
                self._gather(part, found, [])
        except SampleError:
            return False
        return any(f"{want}/".startswith(f"{facet.at}/") for facet in found)

    def _depend(self, facets: list[Place], number: int, want: str) -> None:
        """Add the schemas that depend on properties which must be present."""
        if not any("dependentSchemas" in facet.schema for facet in facets):
            return
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
        known = self._items.get((id(view.facets), index))
        if known is None:
            known = self._items[id(view.facets), index] = (view, tuple(_item(view, index)))
        return known[1]


def _is_risky(facets: Sequence[Place]) -> bool:
    return any(not _RISKS.isdisjoint(facet.schema) for facet in facets)


def _alone_at(schema: dict[str, Any]) -> View:
    places = (Place(schema, ""),)
    return merge(places, risky=_is_risky(places))


_alone: Kept[dict[str, Any], View] = Kept(_alone_at, most=_SHARED)
"""What a schema says where nothing stands beside it: tools share the schemas of their parameters."""


def _item(view: View, index: int) -> Iterator[Place]:
    for schema, at in view.facets:
        first = schema.get("prefixItems", ())
        if index < len(first):
            yield Place(first[index], f"{at}/prefixItems/{index}")
        elif "items" in schema:
            yield Place(_described(schema["items"], schema), f"{at}/items")


def _described(item: Json, array: dict[str, Any]) -> Json:
    """Give an item that says nothing of itself the description of its array."""
    if "description" not in array or not isinstance(item, dict) or "description" in item or "$ref" in item:
        return item
    return {**item, "description": array["description"]}


def _named(schema: dict[str, Any], at: str, name: str) -> Iterator[Place]:
    if name in schema.get("properties", ()):
        yield Place(schema["properties"][name], pointer.join(f"{at}/properties", name))
    for pattern, inner in schema.get("patternProperties", {}).items():
        compiled = ecma.compiled(pattern)
        if compiled is not None and compiled.found(name):
            yield Place(inner, pointer.join(f"{at}/patternProperties", pattern))
