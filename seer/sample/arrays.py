"""View of an array in, the array out: as many items as it needs, each unlike those before it."""

from collections.abc import Iterator

from seer import canon
from seer.records import Json
from seer.sample.choosing import kind
from seer.sample.errors import SampleError
from seer.sample.merge import Place, View
from seer.sample.steer import Maker, Spot, Steer

_ITEMS = 200
_RETRIES = 8
_Key = str | tuple[str]
"""Tells one item from others."""


class _Run:
    """The items of one place from its first on: an array of any size begins with them."""

    def __init__(self, begun: "_Run | None" = None) -> None:
        self.items: list[Json] = [] if begun is None else list(begun.items)
        self.keys: set[_Key] = set() if begun is None else set(begun.keys)

    def add(self, item: Json) -> None:
        """Take the next item."""
        self.items.append(item)
        self.keys.add(_key(item))


class Arrays:
    """Makes arrays for one root schema."""

    def __init__(self, maker: Maker, *, seed: int) -> None:
        self._maker = maker
        self._views = maker.views
        self._seed = seed
        self._runs: dict[tuple[int, Spot, Steer], tuple[View, _Run]] = {}

    def array(self, view: View, spot: Spot, steer: Steer) -> list[Json]:
        """Make an array. Raises SampleError where it has too few items."""
        least, most = int(view.words.get("minItems", 0)), int(view.words.get("maxItems", _ITEMS))
        size = max(least, min(most, self._size(view, spot, steer)))
        if size > _ITEMS:
            message = f"{spot.pointer} demands {size} items"
            raise SampleError(message)
        made = self._made(view, spot, steer, size)
        if len(made) < least:
            message = f"{spot.pointer} has too few distinct items"
            raise SampleError(message)
        return made

    def _made(self, view: View, spot: Spot, steer: Steer, size: int) -> list[Json]:
        """Make so many items, or as many as there are; what was made for an array of another size is taken again."""
        run = _Run() if view.risky else self._run(view, spot, steer)
        is_kept = not view.risky
        while len(run.items) < size:
            found = self._item(view, spot, steer, run)
            if found is None:
                break
            item, is_unlike = found
            if is_kept and not is_unlike:
                run, is_kept = _Run(run), False
            run.add(item)
        return run.items[:size]

    def _run(self, view: View, spot: Spot, steer: Steer) -> _Run:
        key = (id(view.facets), spot, steer)
        if key not in self._runs:
            self._runs[key] = (view, _Run())
        return self._runs[key][1]

    def _size(self, view: View, spot: Spot, steer: Steer) -> int:
        following = steer.following(spot.pointer)
        below = following.isdigit()
        wanted = int(following) + 1 if below else 1
        if below or steer.optional == "none" or kind(self._item_view(view)) in ("object", "array"):
            return max(wanted, _needed(view))
        return max(wanted, _needed(view), 1 + (canon.seed(self._seed, spot.pointer, "size") + steer.number) % 3)

    def _item_view(self, view: View) -> View:
        try:
            return self._views.view(self._views.item(view, 0))
        except SampleError:
            return View((), {"type": ["object"]}, risky=False)

    def _item(self, view: View, spot: Spot, steer: Steer, run: _Run) -> tuple[Json, bool] | None:
        """Make the next item, and tell whether it is unlike those before it; None where an optional one can't be."""
        index = len(run.items)
        below = Spot(f"{spot.pointer}/{index}", spot.name, spot.noun, spot.trail)
        places = self._views.item(view, index) + _contained(view, index)
        is_optional = index >= int(view.words.get("minItems", 0))
        may_repeat = index < _needed(view) and not view.words.get("uniqueItems")
        tried: set[_Key] = set()
        item: Json = None
        try:
            for item in self._values(places, below, steer.towards(below.pointer), index + _RETRIES):
                if not index or may_repeat:
                    return item, True
                key = _key(item)
                if key not in run.keys:
                    return item, True
                if key in tried and not isinstance(item, dict | list):
                    break  # scalars come round in a circle
                tried.add(key)
        except SampleError:
            if is_optional:
                return None
            raise
        return None if view.words.get("uniqueItems") or is_optional else (item, False)

    def _values(self, places: tuple[Place, ...], spot: Spot, steer: Steer, count: int) -> Iterator[Json]:
        """Give the values of a place, one after the other."""
        yield self._maker.value(places, spot, steer)
        series = self._maker.series(places, spot)
        for turn in range(1, count):
            yield self._maker.value(places, spot, steer.turned(turn)) if series is None else series(steer.number + turn)


def _key(item: Json) -> _Key:
    return item if isinstance(item, str) else (canon.text(item),)


def _needed(view: View) -> int:
    """Give how many items must be of the kind that is contained; a view that isn't risky contains none."""
    if not view.risky:
        return 0
    return max((int(schema.get("minContains", 1)) for schema, _ in view.facets if "contains" in schema), default=0)


def _contained(view: View, index: int) -> tuple[Place, ...]:
    if not view.risky:
        return ()
    return tuple(
        Place(schema["contains"], f"{at}/contains")
        for schema, at in view.facets
        if "contains" in schema and index < int(schema.get("minContains", 1))
    )
