"""Argument set and the sampler of its tool in, where each of its scalars came from out.

    origins = Origins.of_tool(tool, seed=seed, locale=locale, now=now)    # once a tool; or Origins(sampler)
    origins.of(case.arguments)                                            # {"/title": "topic", "/ref": "stopgap"}

The answer depends on the schema, the value and the sampler alone, whoever made the set.
"""

from itertools import islice
from typing import Self

from seer.records import Json, Object, Tool
from seer.sample import numbers
from seer.sample.ask import Ask
from seer.sample.choosing import fits
from seer.sample.errors import SampleError
from seer.sample.merge import Place, View
from seer.sample.objects import inside
from seer.sample.sampler import Sampler
from seer.sample.sources import Origin
from seer.sample.steer import Spot, Steer
from seer.sample.strings import Layer, layers, place_of
from seer.schema.values import kinds

_READ = 120
"""Values of one source that are looked through."""
_WAYS = 8
"""Branches of a choice that are tried."""


class Origins:
    """Tells where the values of one tool came from."""

    def __init__(self, sampler: Sampler) -> None:
        """Take the sampler that made them, or one of the same seed, locale and time."""
        self._sampler = sampler
        self._known: dict[tuple[str, int, str, Json], Origin | None] = {}
        self._sources: dict[tuple[str, int], _Sources] = {}
        self._properties: dict[tuple[int, Spot, str], tuple[tuple[Place, ...], Spot]] = {}

    @classmethod
    def of_tool(cls, tool: Tool, *, seed: int, locale: str, now: str) -> Self:
        """Take the world that the sets of a tool were made in."""
        return cls(Sampler.of_tool(tool, seed=seed, locale=locale, now=now))

    def of(self, arguments: Object) -> dict[str, Origin]:
        """Give the origin of each string and number by its instance pointer."""
        found: dict[str, Origin] = {}
        self._walk(self._sampler.root, Spot("", "", self._sampler.noun), arguments, found)
        return found

    def _walk(self, places: tuple[Place, ...], spot: Spot, value: Json, found: dict[str, Origin]) -> None:
        if isinstance(value, str | int | float):
            origin = None if isinstance(value, bool) else self._origin(places, spot, value)
            if origin is not None:
                found[spot.pointer] = origin
            return
        view = self._view(places, value)
        if view is None:
            return
        if isinstance(value, dict):
            for name, inner in value.items():
                self._walk(*self._below(view, spot, name), inner, found)
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                below = Spot(f"{spot.pointer}/{index}", spot.name, spot.noun)
                self._walk(self._sampler.views.item(view, index), below, inner, found)

    def _below(self, view: View, spot: Spot, name: str) -> tuple[tuple[Place, ...], Spot]:
        """Give what stands at a property, and where that is."""
        key = (id(view.facets), spot, name)
        if key not in self._properties:
            self._properties[key] = (self._sampler.views.property(view, name), inside(spot, name))
        return self._properties[key]

    def _view(self, places: tuple[Place, ...], value: Json) -> View | None:
        """Give the view of the branch that a value fits, else of the first; None where nothing may stand."""
        views = self._sampler.views
        first: View | None = None
        ways = min(views.site(places).reach.period, _WAYS)
        for number in range(ways):
            try:
                view = views.view(places, number=number)
            except SampleError:
                continue
            if ways == 1 or (fits(view, value) and (not isinstance(value, dict) or value.keys() <= {*view.names})):
                return view
            first = first or view
        return first

    def _origin(self, places: tuple[Place, ...], spot: Spot, value: str | float) -> Origin | None:
        """Give the origin of a scalar, which most sets of a tool share; None where nothing may stand."""
        key = (spot.pointer, id(places), type(value).__name__, value)
        if key not in self._known:
            view = self._view(places, value)
            self._known[key] = None if view is None else self._found(view, spot, value)
        return self._known[key]

    def _found(self, view: View, spot: Spot, value: str | float) -> Origin:
        if value in self._sampler.pool(spot):
            return "given"
        if "enum" in view.words:
            return "enum" if value in view.words["enum"] else "other"
        if not kinds(value) & set(view.types):
            return "other"
        if not isinstance(value, str):
            return numbers.origin(self._sampler.ask(view, spot, Steer()), value)
        key = (spot.pointer, id(view.facets))
        if key not in self._sources:
            self._sources[key] = _Sources(self._sampler.ask(view, spot, Steer()))
        return self._sources[key].origin(value)


class _Sources:
    """The sources of strings at one place, read as far as values were looked for in them."""

    def __init__(self, ask: Ask) -> None:
        self._is_placed = bool(place_of(ask))
        self._rest = layers(ask)
        self._begun: list[_Source] = []

    def origin(self, value: str) -> Origin:
        """Give the first source that holds a value."""
        if self._is_placed:
            return "topic"
        for source in self._begun:
            if source.holds(value):
                return source.origin
        for layer in self._rest:
            source = _Source(layer)
            self._begun.append(source)
            if source.holds(value):
                return source.origin
        return "other"


class _Source:
    """The first values of a layer."""

    def __init__(self, layer: Layer) -> None:
        self.origin = layer.origin
        self._rest = islice(layer.values, _READ)
        self._read: set[str] = set()

    def holds(self, value: str) -> bool:
        """Tell whether a value is among them."""
        if value in self._read:
            return True
        for one in self._rest:
            self._read.add(one)
            if one == value:
                return True
        return False
