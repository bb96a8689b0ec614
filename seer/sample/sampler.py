"""Places in a schema in, plausible values out: the walk over what may stand there, judged where need be."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Self

from seer import canon
from seer.errors import SpecError
from seer.records import Json, Tool
from seer.sample.about import subject
from seer.sample.arrays import Arrays
from seer.sample.ask import Ask, shuffled
from seer.sample.choosing import fits, kind, members, shown
from seer.sample.errors import SampleError
from seer.sample.merge import Place, View
from seer.sample.near import near
from seer.sample.objects import Objects
from seer.sample.pools import given
from seer.sample.series import Series
from seer.sample.steer import Optional, Spot, Steer
from seer.sample.views import Site, Views
from seer.schema import pointer
from seer.schema.kept import Kept
from seer.schema.pointer import MISSING
from seer.schema.validate import Validator, fast

_DEEP = 12
"""Most levels above a place where choices are tried in turn, which multiply."""
_DEEPEST = 60
_RETRIES = 8
_AGAIN = 3
_PLAIN: tuple[Json, ...] = ("cedar", 7, True, {}, [], None)
_SCALARS = frozenset({"string", "integer", "number", "boolean"})
_SHOWING = frozenset({"enum", "example", "examples"})
_INDEX = re.compile(r"/[0-9]+(?=/|$)")
_WAYS: tuple[Optional | None, ...] = (None, "none", "all")

_views: Kept[Json, Views] = Kept(Views, most=16)
"""Samplers of one schema differ in what they say and share what the schema says."""


class Sampler:
    """Makes values for one root schema; each depends on (seed, scope, pointer, locale) and its own schema only."""

    def __init__(
        self,
        root: Json,
        *,
        seed: int,
        scope: str,
        locale: str,
        now: str,
        noun: str = "",
        pools: Mapping[str, Sequence[Json]] | None = None,
    ) -> None:
        """Take the schema; `pools` are a person's own values by instance pointer, in which `*` stands for any index."""
        self.views = _views(root)
        self.root = (Place(root, ""),)
        self.noun = noun
        self._seed = seed
        self._scope = scope
        self.locale = locale
        self._now = now
        self._pools = pools or {}
        self.is_pooled = bool(pools)
        self._objects = Objects(self)
        self._arrays = Arrays(self, seed=seed)
        self._judges: dict[int, Validator | None] = {}
        self._nearest: dict[int, Json] = {}
        self._series: dict[tuple[str, int, str], Series] = {}
        self._straight: dict[tuple[str, int], Series] = {}
        self._members: dict[tuple[str, int], tuple[View, list[Json]]] = {}
        self._marks: dict[int, tuple[View, str]] = {}
        self._seeds: dict[str, int] = {}
        self._made: dict[tuple[str, int, Steer], Json] = {}

    @classmethod
    def of_tool(cls, tool: Tool, *, seed: int, locale: str, now: str) -> Self:
        """Take a tool's parameters, and what a person gives for them."""
        return cls(
            tool.parameters,
            seed=seed,
            scope=tool.name,
            locale=locale,
            now=now,
            noun=subject(tool.name) or (subject(_last_step(tool.http.path)) if tool.http else ""),
            pools=given(tool, locale),
        )

    def value(self, places: tuple[Place, ...], spot: Spot, steer: Steer) -> Json:
        """Make a value for a place. Raises SampleError where there is none."""
        site = self.views.site(places)
        straight = self._straight.get((spot.pointer, site.number))
        if straight is not None:
            return straight.get(steer.number)
        key = (spot.pointer, site.number, steer)
        made = self._made.get(key, MISSING)
        if made is MISSING:
            try:
                made = self._value(site, spot, steer)
            except SampleError as error:
                made = self._plain(places, error)
            self._made[key] = made
        if isinstance(made, SampleError):
            raise made
        return made

    def series(self, places: tuple[Place, ...], spot: Spot) -> Callable[[int], Json] | None:
        """Give what makes the values of a place by number, if the number is known to be all that they depend on."""
        straight = self._straight.get((spot.pointer, self.views.site(places).number))
        return None if straight is None else straight.get

    def _value(self, site: Site, spot: Spot, steer: Steer) -> Json:
        places = site.places
        view = self.views.view_of(site, steer.number, steer.want)
        mark = self._mark(view)
        if spot.trail.count(mark) >= _AGAIN or len(spot.trail) > (_DEEP if view.risky else _DEEPEST):
            message = f"{spot.pointer} nests without end"
            raise SampleError(message)
        inside = Spot(spot.pointer, spot.name, spot.noun, (*spot.trail, mark))
        if not view.risky:
            if self._is_straight(site, view):
                return self._straightly(site, view, inside, steer)
            return self.typed(view, inside, steer)
        for turn in range(_RETRIES):
            varied = Steer(steer.number + turn, steer.include, steer.want, _WAYS[turn % 3] or steer.optional)
            try:
                made = self.typed(self.views.view_of(site, varied.number, varied.want), inside, varied)
            except SampleError:
                continue
            if self._judged(places, made):
                return made
        message = f"no value found for {spot.pointer}"
        raise SampleError(message)

    def _is_straight(self, site: Site, view: View) -> bool:
        """Tell whether a place has scalars of one type that depend on their number alone, whatever else is steered."""
        types = view.words.get("type", ())
        return (
            len(types) == 1
            and types[0] in _SCALARS
            and not self._pools
            and site.reach.period == 1
            and not site.reach.branches
            and _SHOWING.isdisjoint(view.words)
        )

    def _straightly(self, site: Site, view: View, spot: Spot, steer: Steer) -> Json:
        (sort,) = view.words["type"]
        made = self._scalar(sort, view, spot, steer)
        self._straight[spot.pointer, site.number] = self._series[spot.pointer, id(view.words), sort]
        return made

    def _mark(self, view: View) -> str:
        """Tell the schemas of a view from those of others."""
        known = self._marks.get(id(view.facets))
        if known is None:
            known = self._marks[id(view.facets)] = (view, "|".join([facet.at for facet in view.facets]))
        return known[1]

    def _plain(self, places: tuple[Place, ...], error: SampleError) -> Json:
        """Give null where it may stand and nothing else can be made; else what a search finds."""
        if self._is_nullable(places):
            return None
        site = self.views.site(places).number
        judge = self._judges.get(site)
        if judge is None:
            return error
        if site not in self._nearest:
            is_typed = any(isinstance(place.schema, dict) and "type" in place.schema for place in places)
            values = chain(() if is_typed else _PLAIN, near(judge.schema))
            self._nearest[site] = next((value for value in values if judge.valid(value)), MISSING)
        found = self._nearest[site]
        return error if found is MISSING else found

    def _is_nullable(self, places: tuple[Place, ...]) -> bool:
        """Say whether null may stand where nothing else can be made."""
        may_be = any(
            isinstance(place.schema, dict) and {"anyOf", "oneOf", "type"} & set(place.schema) for place in places
        )
        return may_be and self._judged(places, None) and self._judges[self.views.site(places).number] is not None

    def _judged(self, places: tuple[Place, ...], made: Json) -> bool:
        site = self.views.site(places).number
        if site not in self._judges:
            self._judges[site] = self._judge(places)
        judge = self._judges[site]
        return judge is None or judge.valid(made)

    def _judge(self, places: tuple[Place, ...]) -> Validator | None:
        """Compile the schema of a place; None where it can't stand alone, and the whole is judged at the end."""
        root = self.views.root
        schema: dict[str, Any] = {"allOf": [place.schema for place in places]}
        if isinstance(root, dict) and "$defs" in root:
            schema["$defs"] = root["$defs"]
        try:
            return fast(schema)
        except SpecError:
            return None

    def ask(self, view: View, spot: Spot, steer: Steer) -> Ask:
        """Put the wish for a scalar together."""
        place, around = self._place(spot.pointer), self._place(pointer.parent(spot.pointer))
        return Ask(view.words, spot.name, spot.noun, place, around, self.locale, self._now, steer.number, self._scope)

    def seed(self, *parts: str) -> int:
        """Derive a seed from the sampler's own."""
        return canon.seed(self._seed, self._scope, *parts)

    def _place(self, where: str) -> int:
        """Give the seed of an instance pointer."""
        if where not in self._seeds:
            self._seeds[where] = self.seed(where, self.locale)
        return self._seeds[where]

    def typed(self, view: View, spot: Spot, steer: Steer) -> Json:
        """Make a value of a type that a view allows. Raises SampleError where there is none."""
        pooled = self._pooled(view, spot, steer) if self._pools else MISSING
        if pooled is not MISSING:
            return pooled
        if "enum" in view.words:
            return self._member(view, spot, steer)
        sort = kind(view, steer.following(spot.pointer) if steer.include else "")
        example = None if steer.include or steer.number else shown(view, sort)
        if example is not None and self._judged(view.facets, example):
            return example
        if sort == "object":
            return self._objects.object(view, spot, steer)
        if sort == "array":
            return self._arrays.array(view, spot, steer)
        return self._scalar(sort, view, spot, steer)

    def _pooled(self, view: View, spot: Spot, steer: Steer) -> Json:
        """Give a value of a person's own pool; pools of one object that are equally long go row by row."""
        pool = self.pool(spot)
        if not pool or steer.following(spot.pointer):
            return MISSING
        order = shuffled(self._place(pointer.parent(spot.pointer)), len(pool))
        for turn in range(len(pool)):
            value = pool[order[(steer.number + turn) % len(pool)]]
            if fits(view, value) and self._judged(view.facets, value):
                return value
        return MISSING

    def pool(self, spot: Spot) -> Sequence[Json]:
        """Give a person's own values for a place."""
        return self._pools.get(_INDEX.sub("/*", spot.pointer), ())

    def _member(self, view: View, spot: Spot, steer: Steer) -> Json:
        key = (spot.pointer, id(view.words))
        known = self._members.get(key)
        if known is None:
            known = self._members[key] = (view, members(view, self.ask(view, spot, steer)))
        return known[1][steer.number % len(known[1])]

    def _scalar(self, sort: str, view: View, spot: Spot, steer: Steer) -> Json:
        if sort == "null":
            return None
        key = (spot.pointer, id(view.words), sort)
        series = self._series.get(key)
        if series is None:
            series = self._series[key] = Series(sort, view, self.ask(view, spot, steer))
        found = series.get(steer.number)
        if found is None:
            message = f"no {sort} satisfies the schema of {spot.name!r}"
            raise SampleError(message)
        return found

    def object(self, view: View, spot: Spot, steer: Steer, chosen: Iterable[str]) -> dict[str, Json]:
        """Make an object with its required properties and the chosen ones."""
        return self._objects.object(view, spot, steer, chosen)

    def ranked(self, view: View, spot: Spot) -> list[str]:
        """List the properties that may be given, scalars first, in an order that holds when others come and go."""
        return self._objects.ranked(view, spot)


def _last_step(path: str) -> str:
    """Give the last fixed step of a path, which tells what a tool is about whose name is a mere verb."""
    return next((step for step in reversed(path.split("/")) if step and "{" not in step), "")
