"""View of an object in, the object out: what it requires, some optional properties, free entries where need be."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice, product
from string import ascii_lowercase

from seer.records import Json
from seer.sample import strings
from seer.sample.choosing import is_closed, is_hidden, kind
from seer.sample.coherent import agree
from seer.sample.errors import SampleError
from seer.sample.limits import within
from seer.sample.merge import Place, View
from seer.sample.pools import words
from seer.sample.steer import Maker, Spot, Steer
from seer.sample.topics import DESTINATIONS, singular, tokenise
from seer.schema import pointer
from seer.schema.values import kinds
from seer.words.bag import bag
from seer.words.en import VERBS, WRAPPERS
from seer.words.english_grammar import AMBIGUOUS
from seer.words.machinery import likeliness

_PROPERTIES = 200
_ALL = 10**9
_SHALLOW = 2
_FEW = 2
_AGAIN = 3
_MUTE = bag("id ids by")
"""Words of a name that don't say what it is about."""


class Objects:
    """Makes objects for one root schema."""

    def __init__(self, maker: Maker) -> None:
        self._maker = maker
        self._views = maker.views
        self._ranks: dict[tuple[str, int], tuple[View, list[str]]] = {}
        self._usable: dict[int, tuple[View, list[tuple[bool, str]]]] = {}

    def object(self, view: View, spot: Spot, steer: Steer, chosen: Iterable[str] | None = None) -> dict[str, Json]:
        """Make an object with its required properties and some optional ones, or the `chosen` ones."""
        made: dict[str, Json] = {}
        taken: set[str] = set()
        wanted = _required(view, spot, steer)
        extra = self._optional(view, spot, steer, wanted) if chosen is None else [n for n in chosen if n not in wanted]
        for name in sorted(wanted, key=_turn):
            made[name] = self._property(view, name, spot, steer, taken)
        for name in extra:
            try:
                made[name] = self._property(view, name, spot, steer, taken)
            except SampleError:
                continue
        self._fill(view, spot, steer, made)
        owned = [name for name in made if self._maker.pool(inside(spot, name))] if self._maker.is_pooled else ()
        return agree(made, fits=lambda name, value: self._fits(view, name, value), fixed=owned)

    def _property(self, view: View, name: str, spot: Spot, steer: Steer, taken: set[str]) -> Json:
        """Make one property; a string that another property has already is avoided where it can be."""
        below = inside(spot, name)
        places = self._views.property(view, name)
        ahead = steer.towards(below.pointer)
        made = self._maker.value(places, below, ahead)
        for turn in range(1, _AGAIN + 1):
            if not isinstance(made, str) or made not in taken:
                break
            made = self._maker.value(places, below, ahead.turned(turn))
        if isinstance(made, str):
            taken.add(made)
        return made

    def _fits(self, view: View, name: str, value: Json) -> bool:
        try:
            inner = self._views.view(self._views.property(view, name))
        except SampleError:
            return False
        if not kinds(value) & set(inner.types):
            return False
        if "enum" in inner.words:
            return value in inner.words["enum"]
        return strings.fits(inner.words, value) if isinstance(value, str) else within(inner.words, value)

    def _optional(self, view: View, spot: Spot, steer: Steer, wanted: Sequence[str]) -> list[str]:
        depth = len(spot.trail) - 1
        least = max(int(view.words.get("minProperties", 0)), 1) - len(wanted)
        usual = _ALL if steer.optional == "all" and depth <= 1 else _FEW
        usual = 0 if steer.optional == "none" or depth > _SHALLOW else usual
        if depth > _SHALLOW + 1 and not view.words.get("minProperties"):
            least = 0
        most = min(int(view.words.get("maxProperties", _PROPERTIES)) - len(wanted), max(usual, least))
        return [name for name in self.ranked(view, spot) if name not in wanted][:most] if most > 0 else []

    def ranked(self, view: View, spot: Spot) -> list[str]:
        """List the properties that may be given, scalars first, then by how likely people are to say them.

        The order of two holds when others come and go.
        """
        key = (spot.pointer, id(view.facets))
        if key not in self._ranks:
            seed = self._maker.seed
            found = [
                (not simple, likeliness(name), seed(spot.pointer, name, "rank"), name)
                for simple, name in self._simple(view)
            ]
            self._ranks[key] = (view, [name for *_, name in sorted(found)])
        return self._ranks[key][1]

    def _simple(self, view: View) -> list[tuple[bool, str]]:
        """List the properties that may be given, each with whether it is a scalar."""
        key = id(view.facets)
        if key not in self._usable:
            self._usable[key] = (view, list(self._judged(view)))
        return self._usable[key][1]

    def _judged(self, view: View) -> Iterator[tuple[bool, str]]:
        for name in view.names:
            places = self._views.property(view, name)
            if any(place.schema is False or is_hidden(place.schema) for place in places):
                continue
            try:
                yield kind(self._views.view(places)) not in ("object", "array"), name
            except SampleError:
                continue

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
            if key not in made and not self._is_barred(view, key):
                made[key] = self._property(view, key, spot, steer, set())
            if len(made) >= least:
                return

    def _is_barred(self, view: View, key: str) -> bool:
        """Tell whether a name is one that the object may not have."""
        if any(place.schema is False for place in self._views.property(view, key)):
            return True
        for schema, at in view.facets:
            if "propertyNames" in schema:
                rule = self._views.view((Place(schema["propertyNames"], f"{at}/propertyNames"),)).words
                if not strings.fits(rule, key) or key not in rule.get("enum", (key,)):
                    return True
        return False

    def _keys(self, view: View, spot: Spot, steer: Steer) -> Iterator[str]:
        """Give names for entries that aren't declared: as propertyNames and patternProperties say, else plain words."""
        for schema, at in view.facets:
            described = [Place(schema["propertyNames"], f"{at}/propertyNames")] if "propertyNames" in schema else []
            described += [
                Place({"type": "string", "pattern": pattern}, f"{at}/patternProperties/{pattern} key")
                for pattern in schema.get("patternProperties", ())
            ]
            for place in described:
                key_view = self._views.view((place,))
                where = spot._replace(pointer=f"{spot.pointer}/*", name="")
                if "enum" in key_view.words:
                    yield from (key for key in key_view.words["enum"] if isinstance(key, str))
                yield from islice(strings.strings(self._maker.ask(key_view, where, steer)), _PROPERTIES)
        key_ask = self._maker.ask(view, spot._replace(pointer=f"{spot.pointer}/*"), steer)
        pool = [word for word in words(_keyed(spot.name), self._maker.locale) if word not in view.names]
        key_ask.shuffle(pool, "keys")
        yield from pool
        more = [word for word in words("word", "en") if word not in view.names]
        yield from more
        yield from (f"{word}{number}" for number in range(2, 12) for word in more)
        yield from map("".join, chain.from_iterable(product(ascii_lowercase, repeat=size) for size in (1, 2)))


@lru_cache(maxsize=16384)
def _keyed(name: str) -> str:
    """Give the topic of the keys of a free-form map by its name: what things have, where nothing is known of it."""
    tokens = {singular(token) for token in tokenise(name)}
    return next((about for about, names in _MAPS.items() if not tokens.isdisjoint(names)), "attribute")


_MAPS = {
    "keys@address": bag("address"),
    "keys@env": bag("env environment"),
    "keys@filter": bag("condition criteria filter match query where"),
    "keys@headers": bag("header"),
    "keys@inputs": bag("arg argument input param parameter payload variable"),
    "keys@record": bag("body content data document entry field item object record row update value"),
}


def _required(view: View, spot: Spot, steer: Steer) -> list[str]:
    wanted = [name for name in view.words.get("required", ()) if isinstance(name, str)]
    following = steer.following(spot.pointer) if steer.include else ""
    if following:
        wanted.append(following)
    if "dependentRequired" in view.words:
        for schema, _ in view.facets:
            for name, needed in schema.get("dependentRequired", {}).items():
                wanted += needed if name in wanted else ()
    if len(wanted) > _PROPERTIES:
        message = f"{spot.pointer} requires {len(wanted)} properties"
        raise SampleError(message)
    return list(dict.fromkeys(wanted))


def inside(spot: Spot, name: str) -> Spot:
    """Give where a property stands."""
    noun = "" if spot.noun and spot.name.lower() in WRAPPERS else _noun(spot.name)
    return Spot(_below(spot.pointer, name), name, noun or spot.noun, spot.trail)


_below = lru_cache(maxsize=16384)(pointer.join)
"""Pointer of a property: the same few are asked for again and again."""


@lru_cache(maxsize=16384)
def _turn(name: str) -> tuple[bool, str]:
    """Give what properties are made in the order of: where something ends comes after where it starts."""
    return not DESTINATIONS.isdisjoint(tokenise(name)), name


@lru_cache(maxsize=16384)
def _noun(name: str) -> str:
    tokens = tokenise(name)
    telling = [token for token in tokens if token not in _MUTE and (token not in VERBS or token in AMBIGUOUS)]
    return singular((telling or tokens)[-1]) if tokens else ""
