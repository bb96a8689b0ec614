"""Places in a schema in, plausible values out: the walk over objects, arrays and scalars."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Literal, NamedTuple

from seer import canon
from seer.errors import SpecError
from seer.records import Json
from seer.sample import numbers, strings
from seer.sample.ask import Ask
from seer.sample.choosing import is_closed, is_hidden, kind, member, shown
from seer.sample.coherent import agree
from seer.sample.errors import SampleError
from seer.sample.merge import Place, View
from seer.sample.pools import words
from seer.sample.stream import Stream
from seer.sample.topics import singular, tokenise
from seer.sample.views import Views
from seer.schema import pointer
from seer.schema.validate import Validator, fast
from seer.schema.values import kinds

Optional = Literal["none", "few", "all"]

_ITEMS = 200
_PROPERTIES = 200
_SHALLOW = 2
_DEEP = 12
_RETRIES = 8
_FEW = 2
_AGAIN = 3
_WAYS: tuple[Optional | None, ...] = (None, "none", "all")


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
        if self.include and f"{self.include}/".startswith(f"{place}/"):
            return self
        return self._replace(include="", want="")


class Spot(NamedTuple):
    """Where a value stands: instance pointer, property name, what its object is about, schema places above."""

    pointer: str
    name: str
    noun: str
    trail: tuple[str, ...] = ()


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
    ) -> None:
        self.views = Views(root)
        self.root = (Place(root, ""),)
        self.noun = noun
        self._seed = seed
        self._scope = scope
        self.locale = locale
        self._now = now
        self._judges: dict[tuple[str, ...], Validator | None] = {}
        self._ranks: dict[tuple[str, int], tuple[View, list[str]]] = {}
        self._streams: dict[tuple[str, int, str], tuple[View, Stream]] = {}
        self._seeds: dict[str, int] = {}
        self._made: dict[tuple[str, tuple[str, ...], Steer], Json] = {}

    def value(self, places: tuple[Place, ...], spot: Spot, steer: Steer) -> Json:
        """Make a value for a place. Raises SampleError where there is none."""
        ats = tuple(place.at for place in places)
        key = (spot.pointer, ats, steer)
        if key not in self._made:
            try:
                self._made[key] = self._value(places, spot, steer)
            except SampleError as error:
                self._made[key] = None if self._is_nullable(places) else error
        made = self._made[key]
        if isinstance(made, SampleError):
            raise made
        return made

    def _value(self, places: tuple[Place, ...], spot: Spot, steer: Steer) -> Json:
        view = self.views.view(places, number=steer.number, want=steer.want)
        mark = "|".join(facet.at for facet in view.facets)
        if spot.trail.count(mark) >= _AGAIN or len(spot.trail) > _DEEP:
            message = f"{spot.pointer} nests without end"
            raise SampleError(message)
        inside = spot._replace(trail=(*spot.trail, mark))
        if not view.risky:
            return self._typed(view, inside, steer)
        for number in range(steer.number, steer.number + _RETRIES):
            varied = steer._replace(number=number, optional=_WAYS[(number - steer.number) % 3] or steer.optional)
            try:
                made = self._typed(self.views.view(places, number=number, want=steer.want), inside, varied)
            except SampleError:
                continue
            if self._judged(places, made):
                return made
        message = f"no value found for {spot.pointer}"
        raise SampleError(message)

    def _is_nullable(self, places: tuple[Place, ...]) -> bool:
        """Say whether null may stand where nothing else can be made."""
        may_be = any(
            isinstance(place.schema, dict) and {"anyOf", "oneOf", "type"} & set(place.schema) for place in places
        )
        return may_be and self._judged(places, None) and self._judges[tuple(place.at for place in places)] is not None

    def _judged(self, places: tuple[Place, ...], made: Json) -> bool:
        ats = tuple(place.at for place in places)
        if ats not in self._judges:
            self._judges[ats] = self._judge(places)
        judge = self._judges[ats]
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
        return Ask(view.words, spot.name, spot.noun, place, around, self.locale, self._now, steer.number)

    def _place(self, where: str) -> int:
        """Give the seed of an instance pointer."""
        if where not in self._seeds:
            self._seeds[where] = canon.seed(self._seed, self._scope, where, self.locale)
        return self._seeds[where]

    def _typed(self, view: View, spot: Spot, steer: Steer) -> Json:
        if "enum" in view.words:
            return member(view, self.ask(view, spot, steer))
        sort = kind(view, _following(steer, spot.pointer))
        example = None if steer.include or steer.number else shown(view, sort)
        if example is not None and self._judged(view.facets, example):
            return example
        if sort == "object":
            return self.object(view, spot, steer)
        if sort == "array":
            return self._array(view, spot, steer)
        return self._scalar(sort, view, spot, steer)

    def _scalar(self, sort: str, view: View, spot: Spot, steer: Steer) -> Json:
        ask = self.ask(view, spot, steer)
        if sort == "null":
            return None
        if sort == "boolean":
            return (ask.place + ask.number) % 2 == 0
        placed = strings.placed(ask) if sort == "string" else None
        if placed is not None:
            return placed
        key = (spot.pointer, id(view.words), sort)
        if key not in self._streams:
            self._streams[key] = (view, Stream(_MAKERS[sort](ask)))
        found = self._streams[key][1].get(ask.number)
        if found is None:
            message = f"no {sort} satisfies the schema of {ask.name!r}"
            raise SampleError(message)
        return found

    def resized(self, view: View, spot: Spot, steer: Steer) -> Json:
        """Make a value for a view whose keywords were changed."""
        return self._typed(view, spot, steer)

    def object(self, view: View, spot: Spot, steer: Steer, chosen: Iterable[str] | None = None) -> dict[str, Json]:
        """Make an object with its required properties and some optional ones, or the `chosen` ones."""
        made: dict[str, Json] = {}
        taken: set[str] = set()
        wanted = self._required(view, spot, steer)
        extra = self._optional(view, spot, steer, wanted) if chosen is None else [n for n in chosen if n not in wanted]
        for name in sorted(wanted):
            made[name] = self.property(view, name, spot, steer, taken)
        for name in extra:
            try:
                made[name] = self.property(view, name, spot, steer, taken)
            except SampleError:
                continue
        self._fill(view, spot, steer, made)
        return agree(made, fits=lambda name, value: self._fits(view, name, value))

    def property(self, view: View, name: str, spot: Spot, steer: Steer, taken: set[str]) -> Json:
        """Make one property; a string that another property has already is avoided where it can be."""
        below = Spot(pointer.join(spot.pointer, name), name, _noun(spot.name) or spot.noun, spot.trail)
        places = self.views.property(view, name)
        ahead = steer.towards(below.pointer)
        made = self.value(places, below, ahead)
        for turn in range(1, _AGAIN + 1):
            if not isinstance(made, str) or made not in taken:
                break
            made = self.value(places, below, ahead._replace(number=ahead.number + turn))
        if isinstance(made, str):
            taken.add(made)
        return made

    def _fits(self, view: View, name: str, value: Json) -> bool:
        try:
            inner = self.views.view(self.views.property(view, name))
        except SampleError:
            return False
        if not kinds(value) & set(inner.types) or "enum" in inner.words:
            return False
        return strings.fits(inner.words, value) if isinstance(value, str) else numbers.within(inner.words, value)

    def _required(self, view: View, spot: Spot, steer: Steer) -> list[str]:
        wanted = [name for name in view.words.get("required", ()) if isinstance(name, str)]
        following = _following(steer, spot.pointer)
        if following:
            wanted.append(following)
        for schema, _ in view.facets:
            for name, needed in schema.get("dependentRequired", {}).items():
                wanted += needed if name in wanted else ()
        if len(wanted) > _PROPERTIES:
            message = f"{spot.pointer} requires {len(wanted)} properties"
            raise SampleError(message)
        return list(dict.fromkeys(wanted))

    def _optional(self, view: View, spot: Spot, steer: Steer, wanted: Sequence[str]) -> list[str]:
        depth = len(spot.trail) - 1
        known = self.ranked(view, spot)
        free = [name for name in known if name not in wanted]
        least = max(int(view.words.get("minProperties", 0)), 1) - len(wanted)
        usual = len(free) if steer.optional == "all" and depth <= 1 else _FEW
        usual = 0 if steer.optional == "none" or depth > _SHALLOW else usual
        if depth > _SHALLOW + 1 and not view.words.get("minProperties"):
            least = 0
        most = int(view.words.get("maxProperties", _PROPERTIES)) - len(wanted)
        return free[: max(0, min(most, max(usual, least)))]

    def ranked(self, view: View, spot: Spot) -> list[str]:
        """List the properties that may be given, scalars first, in an order that holds when others come and go."""
        key = (spot.pointer, id(view.facets))
        if key not in self._ranks:
            self._ranks[key] = (view, self._rank(view, spot))
        return self._ranks[key][1]

    def _rank(self, view: View, spot: Spot) -> list[str]:
        usable: list[tuple[bool, int, str]] = []
        for name in view.names:
            places = self.views.property(view, name)
            if any(place.schema is False or is_hidden(place.schema) for place in places):
                continue
            try:
                simple = not {"object", "array"} & {kind(self.views.view(places))}
            except SampleError:
                continue
            usable.append((not simple, canon.seed(self._seed, self._scope, spot.pointer, name, "rank"), name))
        return [name for _, _, name in sorted(usable)]

    def _fill(self, view: View, spot: Spot, steer: Steer, made: dict[str, Json]) -> None:
        """Add free entries to a map, and to an object that has too few."""
        least = int(view.words.get("minProperties", 0))
        if not made and spot.pointer and not view.names and not is_closed(view):
            least = max(least, 1)
        least = min(least, int(view.words.get("maxProperties", _PROPERTIES)))
        if least > _PROPERTIES:
            message = f"{spot.pointer} demands {least} properties"
            raise SampleError(message)
        if len(made) >= least:
            return
        for key in self._keys(view, spot, steer):
            if key not in made:
                made[key] = self.property(view, key, spot, steer, set())
            if len(made) >= least:
                return

    def _keys(self, view: View, spot: Spot, steer: Steer) -> Iterator[str]:
        """Give names for entries that aren't declared: as propertyNames and patternProperties say, else plain words."""
        for schema, at in view.facets:
            described = [Place(schema["propertyNames"], f"{at}/propertyNames")] if "propertyNames" in schema else []
            described += [
                Place({"type": "string", "pattern": pattern}, f"{at}/patternProperties/{pattern} key")
                for pattern in schema.get("patternProperties", ())
            ]
            for place in described:
                key_view = self.views.view((place,))
                where = spot._replace(pointer=f"{spot.pointer}/*", name="")
                if "enum" in key_view.words:
                    yield from (key for key in key_view.words["enum"] if isinstance(key, str))
                yield from islice(strings.strings(self.ask(key_view, where, steer)), _PROPERTIES)
        key_ask = self.ask(view, spot._replace(pointer=f"{spot.pointer}/*"), steer)
        pool = [word for word in words("word", "en") if word not in view.names]
        key_ask.random("keys").shuffle(pool)
        yield from pool
        yield from (f"{word}{number}" for number in range(2, 12) for word in pool)

    def _array(self, view: View, spot: Spot, steer: Steer) -> list[Json]:
        least, most = int(view.words.get("minItems", 0)), int(view.words.get("maxItems", _ITEMS))
        size = max(least, min(most, self._size(view, spot, steer)))
        if size > _ITEMS:
            message = f"{spot.pointer} demands {size} items"
            raise SampleError(message)
        made: list[Json] = []
        for index in range(size):
            item = self._item(view, spot, steer, made, index)
            if item is None:
                break
            made.extend(item)
        if len(made) < least:
            message = f"{spot.pointer} has too few distinct items"
            raise SampleError(message)
        return made

    def _size(self, view: View, spot: Spot, steer: Steer) -> int:
        following = _following(steer, spot.pointer)
        below = following.isdigit()
        wanted = int(following) + 1 if below else 1
        simple = not {"object", "array"} & {kind(self._item_view(view))}
        usual = 1 + (canon.seed(self._seed, spot.pointer, "size") + steer.number) % 3 if simple and not below else 1
        return max(wanted, _needed(view), usual if steer.optional != "none" else 1)

    def _item_view(self, view: View) -> View:
        try:
            return self.views.view(self.views.item(view, 0))
        except SampleError:
            return View((), {"type": ["object"]}, risky=False)

    def _item(self, view: View, spot: Spot, steer: Steer, made: list[Json], index: int) -> list[Json] | None:
        """Make an item unlike those before it; None where an optional one can't be made."""
        below = Spot(f"{spot.pointer}/{index}", spot.name, spot.noun, spot.trail)
        ahead = steer.towards(below.pointer)
        places = self.views.item(view, index) + _contained(view, index)
        texts = {canon.text(item) for item in made}
        item: Json = None
        for turn in range(len(made) + _RETRIES):
            try:
                item = self.value(places, below, ahead._replace(number=ahead.number + turn))
            except SampleError:
                if index >= int(view.words.get("minItems", 0)):
                    return None
                raise
            if canon.text(item) not in texts or (index < _needed(view) and not view.words.get("uniqueItems")):
                return [item]
        return None if view.words.get("uniqueItems") or index >= int(view.words.get("minItems", 0)) else [item]


def _needed(view: View) -> int:
    return max((int(schema.get("minContains", 1)) for schema, _ in view.facets if "contains" in schema), default=0)


def _contained(view: View, index: int) -> tuple[Place, ...]:
    return tuple(
        Place(schema["contains"], f"{at}/contains")
        for schema, at in view.facets
        if "contains" in schema and index < int(schema.get("minContains", 1))
    )


def _following(steer: Steer, place: str) -> str:
    """Give the token after a place on the way to what must be present, or nothing."""
    if not steer.include.startswith(f"{place}/"):
        return ""
    return pointer.split(steer.include[len(place) :])[0]


_MAKERS: Mapping[str, Callable[[Ask], Iterator[Json]]] = {
    "string": strings.strings,
    "integer": numbers.integers,
    "number": numbers.numbers,
}


def _noun(name: str) -> str:
    tokens = tokenise(name)
    return singular(tokens[-1]) if tokens else ""
