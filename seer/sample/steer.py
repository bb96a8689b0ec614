"""What a value is made for: where it stands, and how it is to be."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol

from seer.records import Json
from seer.sample.ask import Ask
from seer.sample.merge import Place, View
from seer.sample.views import Views
from seer.schema import pointer

Optional = Literal["none", "few", "all"]


class Steer(NamedTuple):
    """How a value is made.

    `number` varies it, `include` is a pointer that must be present, `want` a schema pointer whose branches are taken on
    the way there, `optional` says how many optional properties nested objects get.
    """

    number: int = 0
    include: str = ""
    want: str = ""
    optional: Optional = "few"

    def towards(self, place: str) -> "Steer":
        """Forget what isn't on the way to a place below."""
        include = self.include
        if not include:
            return Steer(self.number, "", "", self.optional) if self.want else self
        if include.startswith(place) and include[len(place) : len(place) + 1] in ("", "/"):
            return self
        return Steer(self.number, "", "", self.optional)

    def turned(self, turn: int) -> "Steer":
        """Ask for one of the next values."""
        return Steer(self.number + turn, self.include, self.want, self.optional) if turn else self

    def following(self, place: str) -> str:
        """Give the token after a place on the way to what must be present, or nothing."""
        if not self.include or not self.include.startswith(f"{place}/"):
            return ""
        return pointer.split(self.include[len(place) :])[0]


class Spot(NamedTuple):
    """Where a value stands: instance pointer, property name, what its object is about, schema places above."""

    pointer: str
    name: str
    noun: str
    trail: tuple[str, ...] = ()


class Maker(Protocol):
    """What makers of objects and arrays need of the sampler."""

    views: Views
    locale: str
    is_pooled: bool

    def pool(self, spot: Spot) -> Sequence[Json]:
        """Give a person's own values for a place."""

    def value(self, places: tuple[Place, ...], spot: Spot, steer: Steer) -> Json:
        """Make a value for a place. Raises SampleError where there is none."""

    def series(self, places: tuple[Place, ...], spot: Spot) -> Callable[[int], Json] | None:
        """Give what makes the values of a place by number, if the number is known to be all that they depend on."""

    def ask(self, view: View, spot: Spot, steer: Steer) -> Ask:
        """Put the wish for a scalar together."""

    def seed(self, *parts: str) -> int:
        """Derive a seed from the sampler's own."""
