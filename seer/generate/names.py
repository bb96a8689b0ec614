"""View of an object in, names for members that aren't declared out: as its patterns and name rules say, else words."""

from itertools import chain, islice
from typing import TYPE_CHECKING

from seer.sample import SampleError, Spot, Steer
from seer.sample.merge import Place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json
    from seer.sample import Sampler
    from seer.sample.merge import View

_EACH = 3
_MOST = 12
_PLAIN = ("remark", "extraDetail", "shelf-mark", "cedar", "x", "note2")


def free_names(sampler: "Sampler", view: "View", spot: Spot) -> "Iterator[str]":
    """Give names, those first that the schema describes."""
    ways = [_described(sampler, schema, at, spot) for schema, at in _rules(view)]
    found = chain.from_iterable(islice(way, _EACH) for way in ways)
    names = dict.fromkeys(chain(found, _PLAIN))
    yield from islice((name for name in names if name not in view.names), _MOST)


def _rules(view: "View") -> "Iterator[tuple[Json, str]]":
    for schema, at in view.facets:
        for pattern in schema.get("patternProperties", ()):
            yield {"type": "string", "pattern": pattern}, f"{at}/patternProperties/{pattern} key"
        if "propertyNames" in schema:
            yield schema["propertyNames"], f"{at}/propertyNames"


def _described(sampler: "Sampler", schema: "Json", at: str, spot: Spot) -> "Iterator[str]":
    where = Spot(f"{spot.pointer}/*", "", spot.noun, ("",))
    for number in range(_EACH):
        try:
            name = sampler.value((Place(schema, at),), where, Steer(number))
        except SampleError:
            return
        if isinstance(name, str):
            yield name
