"""Place in, a valid argument set in which it is filled out: that of the place above with one more value put in."""

from functools import cached_property
from typing import TYPE_CHECKING

from seer.generate.agreeing import fitted
from seer.generate.names import free_names
from seer.records import Constraint, Json, Object
from seer.sample import SampleError, Spot, Steer
from seer.sample.merge import Place, View
from seer.schema import pointer
from seer.schema.constraints import FREE
from seer.schema.pointer import MISSING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.generate.base import Base
    from seer.schema.constraints import Visit
    from seer.schema.sites import Site

_STEERS = tuple(Steer(number, "", "", "none") for number in range(4))
"""Ways to make what is put in, the first that serves is taken."""
_OTHERS = 3
_DEPENDENT = "/dependentSchemas"


class Standing:
    """A valid argument set, where in it a place stands, and what is known of that place.

    `above` is the set to which the value at the last token of the place was added, if it was made so.
    """

    def __init__(
        self,
        arguments: Object,
        pointer: str,
        places: tuple[Place, ...],
        view: View,
        *,
        want: str = "",
        above: "Standing | None" = None,
    ) -> None:
        self.arguments = arguments
        self.pointer = pointer
        self.places = places
        self.view = view
        self.want = want
        self._above = above

    @cached_property
    def value(self) -> Json:
        """What stands at the place."""
        return pointer.get(self.arguments, self.pointer)

    @cached_property
    def slot(self) -> "pointer.Slot":
        """Takes another value for the place, and gives the argument set with it."""
        above = self._above
        if above is None or not isinstance(above.value, dict):
            return pointer.slot(self.arguments, self.pointer)
        return pointer.slot_below(above.slot, above.value, pointer.split(self.pointer)[-1])

    def put(self, value: Json) -> Object:
        """Give the argument set with another value at the place."""
        made: Object = self.slot(value)
        return made


class Grounds:
    """The grounds of one tool's places, each made once."""

    def __init__(self, base: "Base") -> None:
        self._base = base
        self._sampler = base.sampler
        self._known: dict[tuple[str, str], Standing | None] = {}

    def at(self, site: "Site", visit: "Visit | None" = None) -> Standing | None:
        """Give a ground for a place, in the branch of a schema that doesn't always hold; None where none is found."""
        owner = visit.schema_pointer if visit is not None and visit.branches else ""
        key = (site.pointer, owner)
        if key not in self._known:
            self._known[key] = self._owned(site, owner) if owner else self._plain(site)
        return self._known[key]

    def spot(self, place: str) -> Spot:
        """Give what the sampler is told of a place."""
        name = place.rpartition("/")[2]
        if name.isdigit() or "~" in name:
            name = next((token for token in reversed(pointer.split(place)) if not token.isdigit()), "")
        return Spot(place, name, self._sampler.noun, ("",))

    def _plain(self, site: "Site") -> Standing | None:
        if site.above is None:
            made = self._base.arguments((), Steer())
            view = self._sampler.views.view(self._sampler.root)
            return None if made is None else Standing(made, "", self._sampler.root, view)
        above = self.at(site.above)
        if above is not None:
            for token in self._tokens(site, above):
                found = self._below(above, token, is_tame=site.anchor is site)
                if found is not None:
                    return found
        return self._in_branch(site, site.pieces[0].schema_pointer)

    def _owned(self, site: "Site", owner: str) -> Standing | None:
        return self._free(site, owner) or self._within_free(site, owner) or self._in_branch(site, owner)

    def others(self, site: "Site", visit: "Visit") -> "Iterator[Standing]":
        """Give further grounds for a place, with other values and branches around it."""
        first = self.at(site, visit)
        if first is None:
            return
        known = [first.arguments]
        for number in range(1, _OTHERS + 1):
            found = self._base.standing(first.pointer, Steer(number, first.pointer, first.want, "none"))
            if found is not None and found.arguments not in known:
                known.append(found.arguments)
                yield Standing(found.arguments, first.pointer, found.places, found.view, want=first.want)

    def _free(self, site: "Site", owner: str) -> Standing | None:
        """Give a member that isn't declared a name by which a certain schema speaks of it."""
        above = self.at(site.above) if site.above is not None and site.token == FREE else None
        if above is None:
            return None
        for name in free_names(self._sampler, above.view, self.spot(above.pointer)):
            found = self._below(above, name) if self._speaks(owner, above, name) else None
            if found is not None:
                return found
        return None

    def _speaks(self, owner: str, above: Standing, name: str) -> bool:
        """Tell whether a schema, or one that it refers to, is of a member of a certain name."""
        places = self._sampler.views.property(above.view, name)
        if any(place.at == owner for place in places):
            return True
        try:
            return any(facet.at == owner for facet in self._sampler.views.view(places).facets)
        except SampleError:
            return False

    def _within_free(self, site: "Site", owner: str) -> Standing | None:
        """Look inside each member whose name a pattern tells for the place of which a certain schema speaks."""
        if site.above is None or site.token == FREE or FREE not in pointer.split(site.above.pointer):
            return None
        for piece in site.above.pieces:
            above = self.at(site.above, piece) if piece.branches else None
            found = None if above is None else self._below(above, site.token)
            if found is not None and any(place.at == owner for place in found.places):
                return found
        return None

    def _tokens(self, site: "Site", above: Standing) -> "Iterator[str]":
        if site.token != FREE:
            yield site.token
            return
        yield from free_names(self._sampler, above.view, self.spot(above.pointer))

    def _below(self, above: Standing, token: str, *, is_tame: bool = False) -> Standing | None:
        """Put a value where there is none yet."""
        place = pointer.join(above.pointer, token)
        views = self._sampler.views
        is_item = isinstance(above.value, list)
        try:
            places = views.item(above.view, int(token)) if is_item else views.property(above.view, token)
            view = views.view(places)
        except (SampleError, ValueError):
            return None
        if pointer.child(above.value, token) is not MISSING:
            return Standing(above.arguments, place, places, view, above=above)
        for steer in _STEERS:
            try:
                made = self._put(above, token, places, steer)
            except (SampleError, KeyError):
                return None
            found = Standing(made, place, places, view, above=above)
            if is_tame and not is_item:
                holds = self._base.holds_with(made, places, found.value)
            else:
                holds = self._base.holds(made)
            if holds:
                return found
        return None

    def _put(self, above: Standing, token: str, places: tuple[Place, ...], steer: Steer) -> Object:
        place = pointer.join(above.pointer, token)
        value = above.value
        if isinstance(value, list):
            made = list(value)
            while len(made) <= int(token):
                below = f"{above.pointer}/{len(made)}"
                item = self._sampler.views.item(above.view, len(made))
                made.append(self._sampler.value(item, self.spot(below), steer))
            return above.put(made)
        if not isinstance(value, dict):
            raise KeyError(token)
        return fitted(
            self._base, above.put({**value, token: self._sampler.value(places, self.spot(place), steer)}), place
        )

    def _in_branch(self, site: "Site", owner: str) -> Standing | None:
        """Let the sampler make the whole set, in the branches above a schema."""
        place = self._concrete(site)
        if place is None:
            return None
        anchor = Constraint(pointer=place, keyword="", limit=None, schema_pointer=f"{owner}/type")
        found = self._base.ground(anchor)
        if found is None:
            return None
        if _DEPENDENT in owner:
            found = found._replace(arguments=self._triggered(found.arguments, place, owner))
        return Standing(found.arguments, place, found.places, found.view, want=found.steer.want)

    def _triggered(self, arguments: Object, place: str, owner: str) -> Object:
        """Add the property on which a schema depends, to the nearest object that can have it."""
        name = pointer.split(owner.rpartition(_DEPENDENT)[2])[0]
        tokens = pointer.split(place)
        for size in range(len(tokens), -1, -1):
            above = "".join(f"/{pointer.escape(token)}" for token in tokens[:size])
            trigger = pointer.join(above, name)
            standing = self._base.standing(trigger, Steer(0, trigger, "", "none"))
            if standing is None or not isinstance(pointer.get(arguments, above), dict):
                continue
            made = _object(pointer.replace(arguments, trigger, pointer.get(standing.arguments, trigger)))
            if self._base.holds(made):
                return made
        return arguments

    def _concrete(self, site: "Site") -> str | None:
        """Give an instance pointer for a place: free members get a name."""
        if site.above is None:
            return ""
        above = self._concrete(site.above)
        if above is None:
            return None
        if site.token != FREE:
            return pointer.join(above, site.token)
        standing = self.at(site.above)
        if standing is None:
            return None
        name = next(free_names(self._sampler, standing.view, self.spot(above)), None)
        return None if name is None else pointer.join(above, name)


def _object(value: Json) -> Object:
    found: Object = value
    return found
