"""Tool in, its valid argument sets out: the required properties with what else a case asks for."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from seer.errors import SpecError
from seer.records import Constraint, Json, Object, Tool
from seer.sample import SampleError, Sampler, Spot, Steer, near
from seer.sample.merge import Place, View
from seer.schema import pointer
from seer.schema.validate import Validator, agreed_within, disputed, fast
from seer.words.core import core

SAYABLE = 6
"""About the most values that a person says in one request."""
_FEW = 2
_TRIES = 6
_SHALLOW = 2


class Ground(NamedTuple):
    """A valid argument set in which a place is filled, and what is known of that place."""

    arguments: Object
    places: tuple[Place, ...]
    view: View
    steer: Steer


class Base:
    """The valid argument sets of one tool. Equal wishes have equal answers."""

    def __init__(self, tool: Tool, *, seed: int, locale: str, now: str) -> None:
        self.tool = tool
        self.world = (seed, locale, now)
        self.judge = _judge(tool)
        self.sampler = Sampler.of_tool(tool, seed=seed, locale=locale, now=now)
        self.spot = Spot("", "", self.sampler.noun, ("",))
        self._grounds: dict[tuple[str, str], Ground | None] = {}
        self._sets: dict[tuple[str, Steer], Object | None] = {}
        self._chosen: dict[tuple[tuple[str, ...], Steer], Object | None] = {}
        self._few: list[str] | None = None

    def optional(self) -> list[str]:
        """List the optional properties, the likeliest to be said first."""
        view = self._view(Steer())
        return [name for name in self.sampler.ranked(view, self.spot) if name not in view.words.get("required", ())]

    @cached_property
    def core(self) -> tuple[str, ...]:
        """Choose the optional properties without which a request says nothing, as far as they can be made."""
        known = set(self.optional())
        if not known:
            return ()
        tops = ([pointer.split(place)[0] for place in group] for group in core(self.tool))
        return tuple(dict.fromkeys(name for group in tops for name in [one for one in group if one in known][:1]))

    def few(self) -> list[str]:
        """Choose a few optional properties, so that all can be said in one sentence: first what a request must tell."""
        if self._few is None:
            required = len(self._view(Steer()).words.get("required", ()))
            most = max(0, min(_FEW + (not required), SAYABLE - required))
            others = [name for name in self.optional() if name not in self.core]
            self._few = [*self.core, *others[: max(0, most - len(self.core))]]
        return self._few

    def _view(self, steer: Steer) -> View:
        return self.sampler.views.view(self.sampler.root, number=steer.number, want=steer.want)

    def arguments(self, chosen: Iterable[str], steer: Steer) -> Object | None:
        """Make a valid argument set of the required and the chosen properties; None where none is found."""
        key = (tuple(chosen), steer)
        if key not in self._chosen:
            self._chosen[key] = self._tried(*key)
        return self._chosen[key]

    def _tried(self, wanted: tuple[str, ...], steer: Steer) -> Object | None:
        for turn in range(_TRIES):
            made = self._made(wanted, steer.turned(turn))
            if made is not None:
                return made
        return (self._made((), steer) if wanted else None) or self._found

    @cached_property
    def _found(self) -> Object | None:
        """A valid argument set that a search finds where none can be built."""
        sets = (value for value in near(self.tool.parameters) if isinstance(value, dict))
        return next((value for value in sets if self.holds(value)), None)

    def _made(self, chosen: Sequence[str], steer: Steer) -> Object | None:
        try:
            made = self.sampler.object(self._view(steer), self.spot, steer, chosen)
        except SampleError:
            return None
        return made if self.holds(made) else None

    def holds(self, arguments: Json) -> bool:
        """Tell whether arguments are valid beyond dispute."""
        return (
            self.judge is not None and self.judge.valid(arguments) and disputed(self.tool.parameters, arguments) is None
        )

    def holds_with(self, arguments: Json, places: Sequence[Place], value: Json) -> bool:
        """Tell it of arguments that held before a value was put in, at a place that nothing else decides."""
        if self.judge is None or not self.judge.valid(arguments):
            return False
        schema = self.tool.parameters
        return agreed_within(schema, [place.schema for place in places], value) or disputed(schema, arguments) is None

    @property
    def is_plain(self) -> bool:
        """Tell whether judges agree on whatever is left out of a set that they agree on."""
        return self.judge is not None and not self.judge.doubts.is_opaque

    def ground(self, constraint: Constraint) -> Ground | None:
        """Make a valid argument set in which a constraint's place is filled, in the branch of the constraint."""
        owner = pointer.parent(constraint.schema_pointer)
        place = constraint.pointer
        key = (place, owner)
        if key not in self._grounds:
            self._grounds[key] = self._grounded(place, owner, is_required=constraint.keyword == "required")
        return self._grounds[key]

    def standing(self, place: str, steer: Steer) -> Ground | None:
        """Make a valid argument set in which a place is filled, as steered; None where that can't be."""
        try:
            places, view = self._at(place, steer)
        except SampleError:
            return None
        made = self._filled(place, steer)
        return None if made is None else Ground(made, places, view, steer)

    def holding(self, place: str) -> Object | None:
        """Make a valid argument set of what is required and what lies on the way to a place."""
        return next(
            (made for number in range(2) if (made := self._filled(place, Steer(number, place, "", "none")))), None
        )

    def _grounded(self, place: str, owner: str, *, is_required: bool) -> Ground | None:
        """Look for a set whose place the owner limits; one that other branches limit stands in for it."""
        if not self._is_reachable(place):
            return None
        last: Ground | None = None
        for number, want in ((0, ""), *((number, owner) for number in range(_TRIES))):
            steer = Steer(number, place, want, "none")
            try:
                places, view = self._at(pointer.parent(place) if is_required else place, steer)
            except SampleError:
                continue
            is_owned = owner in {facet.at for facet in view.facets}
            if not is_owned and (last is not None or not want):
                continue
            made = self._filled(place, steer)
            if made is not None:
                last = last or Ground(made, places, view, steer)
                if is_owned:
                    return Ground(made, places, view, steer)
        return last

    def _is_reachable(self, place: str) -> bool:
        """Say whether the top property above a place can be given at all; if not, no time is lost on what is inside."""
        tokens = pointer.split(place)
        if len(tokens) < _SHALLOW:
            return True
        top = pointer.join("", tokens[0])
        return any(self._filled(top, Steer(number, top, "", "none")) for number in range(_TRIES))

    def _filled(self, place: str, steer: Steer) -> Object | None:
        key = (place, steer)
        if key not in self._sets:
            made = self._made(self.few() if not place else self.core, steer)
            made = self._made((), steer) if made is None and place and self.core else made
            self._sets[key] = made if made is not None and pointer.get(made, place, None) is not None else None
        return self._sets[key]

    def _at(self, place: str, steer: Steer) -> tuple[tuple[Place, ...], View]:
        """Walk down to an instance pointer."""
        views = self.sampler.views
        places: tuple[Place, ...] = self.sampler.root
        view = views.view(places, number=steer.number, want=steer.want)
        for token in pointer.split(place):
            is_item = token.isdigit() and "object" not in view.words.get("type", ()) and "properties" not in view.words
            places = views.item(view, int(token)) if is_item else views.property(view, token)
            view = views.view(places, number=steer.number, want=steer.want)
        return places, view


def _judge(tool: Tool) -> Validator | None:
    try:
        return fast(tool.parameters)
    except SpecError:
        return None
