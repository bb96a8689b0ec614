"""Argument set and the sampler of its tool in, where each of its scalars came from out.

    origins = Origins.of_tool(tool, seed=seed, locale=locale, now=now)    # once a tool; or Origins(sampler)
    origins.of(case.arguments)                                            # {"/title": "topic", "/ref": "stopgap"}

The answer depends on the schema, the value and the sampler alone, whoever made the set.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Self

from seer.records import Json, Object, Tool
from seer.sample import numbers
from seer.sample.choosing import fits
from seer.sample.errors import SampleError
from seer.sample.merge import Place, View
from seer.sample.objects import inside
from seer.sample.sampler import Sampler
from seer.sample.sources import Origin
from seer.sample.steer import Spot, Steer
from seer.sample.strings import layers, place_of
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
        self._known: dict[tuple[str, int, str, Json], Origin] = {}

    @classmethod
    def of_tool(cls, tool: Tool, *, seed: int, locale: str, now: str) -> Self:
        """Take the world that the sets of a tool were made in."""
        return cls(Sampler.of_tool(tool, seed=seed, locale=locale, now=now))

    def of(self, arguments: Object) -> dict[str, Origin]:
        """Give the origin of each string and number by its instance pointer."""
        return dict(self._walk(self._sampler.root, Spot("", "", self._sampler.noun), arguments))

    def _walk(self, places: tuple[Place, ...], spot: Spot, value: Json) -> Iterator[tuple[str, Origin]]:
        view = self._view(places, value)
        if view is None:
            return
        if isinstance(value, dict):
            for name, inner in value.items():
                yield from self._walk(self._sampler.views.property(view, name), inside(spot, name), inner)
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                below = Spot(f"{spot.pointer}/{index}", spot.name, spot.noun)
                yield from self._walk(self._sampler.views.item(view, index), below, inner)
        elif isinstance(value, str | int | float) and not isinstance(value, bool):
            yield spot.pointer, self._origin(view, spot, value)

    def _view(self, places: tuple[Place, ...], value: Json) -> View | None:
        """Give the view of the branch that a value fits, else of the first; None where nothing may stand."""
        views = self._sampler.views
        first: View | None = None
        for number in range(min(views.site(places).reach.period, _WAYS)):
            try:
                view = views.view(places, number=number)
            except SampleError:
                continue
            if fits(view, value) and (not isinstance(value, dict) or value.keys() <= {*view.names}):
                return view
            first = first or view
        return first

    def _origin(self, view: View, spot: Spot, value: str | float) -> Origin:
        key = (spot.pointer, id(view.facets), type(value).__name__, value)
        if key not in self._known:
            self._known[key] = self._found(view, spot, value)
        return self._known[key]

    def _found(self, view: View, spot: Spot, value: str | float) -> Origin:
        if value in self._sampler.pool(spot):
            return "given"
        if "enum" in view.words:
            return "enum" if value in view.words["enum"] else "other"
        if not kinds(value) & set(view.types):
            return "other"
        ask = self._sampler.ask(view, spot, Steer())
        if not isinstance(value, str):
            return numbers.origin(ask, value)
        placed = place_of(ask)
        if placed:
            return "topic"
        return next((layer.origin for layer in layers(ask) if value in islice(layer.values, _READ)), "other")
