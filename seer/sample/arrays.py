"""View of an array in, the array out: as many items as it needs, each unlike those before it."""

from seer import canon
from seer.records import Json
from seer.sample.choosing import kind
from seer.sample.errors import SampleError
from seer.sample.merge import Place, View
from seer.sample.steer import Maker, Spot, Steer

_ITEMS = 200
_RETRIES = 8


class Arrays:
    """Makes arrays for one root schema."""

    def __init__(self, maker: Maker, *, seed: int) -> None:
        self._maker = maker
        self._views = maker.views
        self._seed = seed

    def array(self, view: View, spot: Spot, steer: Steer) -> list[Json]:
        """Make an array. Raises SampleError where it has too few items."""
        least, most = int(view.words.get("minItems", 0)), int(view.words.get("maxItems", _ITEMS))
        size = max(least, min(most, self._size(view, spot, steer)))
        if size > _ITEMS:
            message = f"{spot.pointer} demands {size} items"
            raise SampleError(message)
        made: list[Json] = []
        texts: set[str] = set()
        for index in range(size):
            item = self._item(view, spot, steer, texts, index)
            if item is None:
                break
            made.extend(item)
            if index + 1 < size:
                texts.update(map(canon.text, item))
        if len(made) < least:
            message = f"{spot.pointer} has too few distinct items"
            raise SampleError(message)
        return made

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

    def _item(self, view: View, spot: Spot, steer: Steer, texts: set[str], index: int) -> list[Json] | None:
        """Make an item unlike those before it; None where an optional one can't be made."""
        below = Spot(f"{spot.pointer}/{index}", spot.name, spot.noun, spot.trail)
        ahead = steer.towards(below.pointer)
        places = self._views.item(view, index) + _contained(view, index)
        may_repeat = index < _needed(view) and not view.words.get("uniqueItems")
        tried: set[str] = set()
        item: Json = None
        for turn in range(index + _RETRIES):
            try:
                item = self._maker.value(places, below, ahead.turned(turn))
            except SampleError:
                if index >= int(view.words.get("minItems", 0)):
                    return None
                raise
            if not texts or may_repeat:
                return [item]
            text = canon.text(item)
            if text not in texts:
                return [item]
            if text in tried and not isinstance(item, dict | list):
                break  # scalars come round in a circle
            tried.add(text)
        return None if view.words.get("uniqueItems") or index >= int(view.words.get("minItems", 0)) else [item]


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
