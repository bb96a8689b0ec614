"""Obligation and ground in, values that may meet it out, the most sayable first; what they are, a judge decides."""

from itertools import chain, islice
from typing import TYPE_CHECKING

from seer import canon
from seer.keywords import variants
from seer.keywords.kinds import others
from seer.sample import SampleError, Steer, near, sample
from seer.sample.merge import Place
from seer.schema.empty import is_empty
from seer.schema.overlaps import SEVERAL
from seer.schema.reasons import anchor_of, question
from seer.schema.sites import alone
from seer.schema.validate import fast
from seer.schema.within import is_plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from seer.generate.base import Base
    from seer.generate.grounds import Grounds, Standing
    from seer.records import Json, Object
    from seer.schema.owed import Owed

_TRIES = 6
_ANSWERS = 3
_LARGEST = 20_000
"""Most bytes of a schema that is asked for an answer."""
_PLAIN: "tuple[Json, ...]" = (None, True, False, 0, 1, 2.5, "cedar", [], ["cedar"], {}, {"first": "cedar"})
_LOOSE = ("pattern", "format", "enum")
_UNICODE = ("Zoë 東京 🚀", "东京", "Ωμέγα", "🚀", "é東")


class Candidates:
    """Makes values for obligations of one tool."""

    def __init__(self, base: "Base", grounds: "Grounds") -> None:
        self._base = base
        self._sampler = base.sampler
        self._grounds = grounds

    def within(self, one: "Owed", ground: "Standing") -> "Iterator[Json]":
        """Give values for a valid side."""
        yield from _listed(one.words)
        yield ground.value
        if one.aim.part == "unicode":
            yield from _UNICODE
        if "contains" in one.words:
            yield from self._containing(one, ground)
        else:
            yield from self._sampled(one, ground)

    def past(self, one: "Owed", ground: "Standing") -> "Iterator[Json]":
        """Give values past a limit, as people would say them."""
        make = variants().get(one.aim.keyword)
        if make is None:
            return
        limit = one.visit.schema[one.aim.keyword]
        words = {**ground.view.words, one.aim.keyword: (limit,) if one.aim.keyword == "pattern" else limit}
        if one.aim.keyword == "type" and isinstance(limit, str):
            words["type"] = [limit]
        for variant in make(words, ground.value, self._sampler.locale):
            if variant.at != "past":
                continue
            if variant.words is None:
                yield variant.value
            else:
                yield from self._of_words(ground, variant.words)

    def outside(self, one: "Owed", ground: "Standing") -> "Iterator[Json]":
        """Give values of a class past a limit."""
        yield from _listed(one.words)
        if one.aim.keyword == "oneOf" and one.aim.part == SEVERAL:
            yield from self._of_several(one, ground)
        elif one.aim.part:
            yield from others(one.aim.part, ground.value)
        if one.aim.keyword in ("items", "unevaluatedItems"):
            yield from self.filled(one, ground)
        if one.aim.keyword in ("enum", "const"):
            yield from _PLAIN
        if one.aim.keyword == "maxContains":
            yield from self._containing(one, ground)
        if one.words and is_plain(one.words):
            yield from self._of_words(ground, one.words)
        if one.aim.keyword == "dependentRequired":
            yield from self._lonely(one, ground)

    def answers(self, one: "Owed") -> "Iterator[Json]":
        """Give values of the place that decides about an obligation: sampled from what would meet it, or searched."""
        root = self._base.tool.parameters
        asked = question(one, root)
        if asked is None or len(canon.encode(asked[0])) > _LARGEST or is_empty(asked[0]):
            return
        judge = fast(asked[0])
        whole = fast(alone(root, anchor_of(one).always)) if asked[1] == "not isolable" else None
        values = chain(self._drawn(one, asked[0]), (value for value in near(asked[0]) if judge.valid(value)))
        yield from islice((value for value in values if whole is None or not whole.valid(value)), _ANSWERS)

    def _drawn(self, one: "Owed", schema: "Object") -> "Iterator[Json]":
        seed, locale, now = self._base.world
        for number in range(_ANSWERS):
            try:
                drawn = canon.seed(seed, one.aim.pointer, number)
                yield sample(schema, seed=drawn, locale=locale, name="value", now=now)
            except SampleError:
                return

    def filled(self, one: "Owed", ground: "Standing") -> "Iterator[Json]":
        """Give arrays of all the items that have a schema of their own, and one more."""
        schemas = [one.visit.schema, *(facet.schema for facet in ground.view.facets)]
        size = max(len(schema.get("prefixItems", ())) for schema in schemas)
        made: list[Json] = []
        for index in range(size):
            places = self._sampler.views.item(ground.view, index)
            try:
                made.append(self._sampler.value(places, self._grounds.spot(f"{ground.pointer}/{index}"), Steer()))
            except SampleError:
                return
        yield from ([*made, extra] for extra in ("cedar", 12345, None))

    def _of_words(self, ground: "Standing", words: "Mapping[str, Json]") -> "Iterator[Json]":
        """Sample from keywords in the place of the ground's, then also without what may speak against it."""
        plain = {key: limit for key, limit in ground.view.words.items() if key not in _LOOSE}
        for own in (ground.view.words, plain):
            yield from self._typed(ground, {**own, **words})

    def _typed(self, ground: "Standing", words: "Object") -> "Iterator[Json]":
        if isinstance(words.get("type"), str):
            words = {**words, "type": [words["type"]]}
        view = ground.view._replace(words=words)
        try:
            yield self._sampler.typed(view, self._grounds.spot(ground.pointer), Steer(0, "", ground.want, "few"))
        except SampleError:
            return

    def _sampled(self, one: "Owed", ground: "Standing") -> "Iterator[Json]":
        """Sample from what holds at the place together with the class."""
        if is_plain(one.words) and "not" not in one.words:
            yield from self._typed(ground, {**ground.view.words, **one.words})
        extra, want = self._extra(one)
        spot, places = self._grounds.spot(ground.pointer), (*ground.places, *extra)
        for optional in ("few", "none"):
            for number in range(_TRIES):
                try:
                    yield self._sampler.value(places, spot, Steer(number, "", want, optional))
                except SampleError:
                    continue

    def _extra(self, one: "Owed") -> "tuple[tuple[Place, ...], str]":
        """Give the schemas that a class adds to a place, and the branch that leads to it."""
        at = one.schema_pointer
        if one.aim.keyword in ("anyOf", "oneOf") and one.aim.part:
            branch = f"{at}/{one.aim.part}"
            return (Place(one.words["allOf"][0], branch),), branch
        if one.aim.keyword == "if":
            want = f"{one.visit.schema_pointer}/{one.aim.part}"
            return ((Place(one.words["allOf"][0], at),), want) if one.aim.part == "then" else ((), f"{want}/type")
        return (Place(dict(one.words), f"{at} {one.aim.at} {one.aim.part}"),) if one.words else (), ""

    def _containing(self, one: "Owed", ground: "Standing") -> "Iterator[Json]":
        """Give arrays with a number of items that a schema counts, and others beside them."""
        schema, at = one.visit.schema, one.visit.schema_pointer
        count = int(one.words.get("minContains", schema.get("maxContains", 0) + 1))
        inside = Place(schema["contains"], f"{at}/contains")
        outside = Place({"not": schema["contains"]}, f"{at}/contains not")
        for beside in (0, 1):
            made = self._items(ground, inside, count) + self._items(ground, outside, beside)
            yield made
        least = int(ground.view.words.get("minItems", 0))
        yield self._items(ground, inside, count) + self._items(ground, outside, max(0, least - count))

    def _items(self, ground: "Standing", place: Place, count: int) -> "list[Json]":
        made: list[Json] = []
        spot = self._grounds.spot(f"{ground.pointer}/0")
        for number in range(3 * count):
            try:
                places = (*self._sampler.views.item(ground.view, len(made)), place)
                item = self._sampler.value(places, spot, Steer(number, "", "", "none"))
            except SampleError:
                break
            if len(made) < count and (item not in made or number > 2 * count):
                made.append(item)
        return made

    def _of_several(self, one: "Owed", ground: "Standing") -> "Iterator[Json]":
        """Sample from branches that take one value both, beside what is said with them."""
        at = one.visit.schema_pointer
        own = {keyword: limit for keyword, limit in one.visit.schema.items() if keyword != "oneOf"}
        for both in one.words["anyOf"]:
            pair = [Place(part, f"{at} {SEVERAL} {canon.hex12(part)}") for part in both["allOf"]]
            for optional in ("none", "few"):
                try:
                    steer = Steer(0, "", "", optional)
                    yield self._sampler.value((Place(own, at), *pair), self._grounds.spot(ground.pointer), steer)
                except SampleError:
                    continue

    def _lonely(self, one: "Owed", ground: "Standing") -> "Iterator[Json]":
        """Give objects with the property that asks for companions and without the companion."""
        companion = one.aim.pointer.rpartition("/")[2]
        needed = [one.aim.part, *one.visit.schema["dependentRequired"][one.aim.part]]
        for made in self._typed(ground, {**ground.view.words, "required": needed}):
            if isinstance(made, dict):
                yield {name: inner for name, inner in made.items() if name != companion}


def _listed(words: "Object") -> "Iterator[Json]":
    """Give the values of a class that lists them."""
    if "const" in words:
        yield words["const"]
    yield from words.get("enum", ())
