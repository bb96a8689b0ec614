"""Obligation that nothing met in, why it can't be met out: proved where it can be, else plainly unknown.

| code | what is proved |
|---|---|
| `unsatisfiable` | the schema of the place, together with the class of values that is owed, admits no value |
| `not isolable` | the same without the keyword, together with what breaks it, admits no value |
| `disputed` | the value that is owed is found valid by one judge and invalid by another |
| `budget` | the value would be larger than what is made, or there are more members or places than are walked |
| `unknown` | nothing: no argument set was found |
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from seer import canon
from seer.errors import SpecError
from seer.schema import ecma, pointer
from seer.schema.constraints import FREE
from seer.schema.empty import is_covered, is_empty
from seer.schema.owed import OTHERS
from seer.schema.proof import relax
from seer.schema.resolve import types
from seer.schema.sites import alone
from seer.schema.sizes import LARGEST, SIZES
from seer.schema.validate import disputed, fast
from seer.schema.weight import weight

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seer.records import Json, Object, Reason, Tool
    from seer.schema.constraints import Visit
    from seer.schema.owed import Owed
    from seer.schema.sites import Site

_PARTNERS: Final = {
    "additionalProperties": ("properties", "patternProperties"),
    "items": ("prefixItems",),
    "minContains": ("contains",),
    "maxContains": ("contains",),
    "unevaluatedProperties": (
        "properties", "patternProperties", "additionalProperties", "allOf", "anyOf", "oneOf", "if", "then", "else",
        "dependentSchemas", "$ref",
    ),
    "unevaluatedItems": ("prefixItems", "items", "contains", "allOf", "anyOf", "oneOf", "if", "then", "else", "$ref"),
}  # fmt: skip
"""Keywords without which a keyword means something else."""
_SAY: Final = {
    "unsatisfiable": "no valid value lies there",
    "not isolable": "whatever breaks this breaks something else too",
    "disputed": "judges differ on the value",
    "budget": "it is more or larger than what is made for one tool",
    "unknown": "no argument set was found that shows this",
}


PURSE: Final = 1_000_000
"""Most weight of schemas that is looked into for the reasons of one tool."""


class Why(NamedTuple):
    """A reason: its code, the schema pointer of the one keyword that rules the obligation out, a sentence."""

    code: "Reason"
    by: str | None = None

    @property
    def say(self) -> str:
        """Give the sentence."""
        return _SAY[self.code] + (f", by {self.by}" if self.by else "")


class Purse:
    """What may be spent on proofs for one tool: weight of the schemas that are looked into."""

    def __init__(self, left: int = PURSE) -> None:
        self._left = left
        self._refusals = 0

    @property
    def is_shut(self) -> bool:
        """Tell whether so much was too dear that nothing more is weighed."""
        return self._refusals >= _REFUSALS

    def pays(self, schema: "Object") -> bool:
        """Tell whether a schema can still be looked into, and take what that costs."""
        cost = weight(schema)
        if cost > self._left:
            self._refusals += 1
            return False
        self._left -= cost
        return True


def reason(one: "Owed", tool: "Tool", purse: Purse) -> Why:
    """Give why an obligation isn't met."""
    if is_too_large(one) or purse.is_shut:
        return Why("budget")
    asked = question(one, tool.parameters)
    if asked is None:
        return Why("unknown")
    if not purse.pays(asked[0]):
        return Why("budget")
    return _proved(one, tool.parameters, *asked) or _from_root(one, tool.parameters, purse) or Why("unknown")


def _proved(one: "Owed", root: "Object", schema: "Object", code: "Reason") -> Why | None:
    """Look for the proof that a schema admits nothing, or nothing that is new."""
    if is_empty(schema):
        return Why(code, _by(one, root))
    if code == "not isolable" and is_covered(schema, alone(root, anchor_of(one).always)):
        return Why(code)
    if one.site.anchor is one.site and not {"const", "enum"}.isdisjoint(one.words):
        return _of_values(one, root, schema, code)
    is_unread = one.aim.keyword == "pattern" and ecma.compiled(one.aim.limit) is None
    return Why("disputed", one.schema_pointer) if is_unread and one.aim.at == "past" else None


def _of_values(one: "Owed", root: "Object", schema: "Object", code: "Reason") -> Why | None:
    """Look at the values of a class that lists them: none may do, or judges may differ on those that do."""
    try:
        judge, local = fast(schema), alone(root, one.site.always)
        values = [value for value in (one.words.get("enum") or [one.words["const"]]) if judge.valid(value)]
        if not values:
            return Why(code, _by(one, root))
        return Why("disputed") if all(disputed(local, value) is not None for value in values) else None
    except SpecError:
        return None


def _from_root(one: "Owed", root: "Object", purse: Purse) -> Why | None:
    """Look whether the place can be filled at all in a whole argument set, for what stands above it."""
    top = anchor_of(one)
    while top.above is not None:
        top = top.above
    asked = None if top is anchor_of(one) else question(one, root, anchor=top)
    return Why(asked[1]) if asked is not None and purse.pays(asked[0]) and is_empty(asked[0]) else None


def is_too_large(one: "Owed") -> bool:
    """Tell whether no value is made that is as large as an obligation asks."""
    if one.aim.part == OTHERS:
        return True
    above = one.site.above
    while above is not None:
        if any(_is_large(piece.schema, sort) for piece in above.always for sort in ("array", "object")):
            return True
        above = above.above
    schemas = [one.words, *(piece.schema for piece in one.site.always)]
    admitted = _admitted(one)
    return len(admitted) == 1 and any(_is_large(schema, *admitted) for schema in schemas)


def _is_large(schema: "Object", sort: str) -> bool:
    return any(
        isinstance(schema.get(keyword), int | float) and schema[keyword] > LARGEST[sort]
        for keyword, of in SIZES.items()
        if of == sort and keyword.startswith("min")
    )


def _admitted(one: "Owed") -> frozenset[str]:
    """Give the types that the value may have which is owed; where its type is at fault, the place's don't bind it."""
    found = types(one.words, one.root)
    if one.aim.at == "past" and one.aim.keyword == "type":
        return found
    return found.intersection(*(types(piece.schema, one.root) for piece in one.site.always))


def question(
    one: "Owed", root: "Object", pieces: "Sequence[Visit] | None" = None, *, anchor: "Site | None" = None
) -> "tuple[Object, Reason] | None":
    """Give the schema that admits just what would meet an obligation, and what it means if it admits nothing.

    `anchor` is the place that is asked about, by default the one from which on its own schemas decide; `pieces` stand
    for its schemas.
    """
    aim = one.aim
    site, anchor = _site(one), anchor or anchor_of(one)
    pieces = anchor.always if pieces is None else pieces
    whole = alone(root, pieces)
    code: Reason = "unsatisfiable"
    inner: Json = one.words
    if aim.at in ("absent", "default"):
        names = aim.limit if aim.part else [pointer.split(aim.pointer)[-1]]
        inner = {"type": "object", "not": {"anyOf": [{"required": [name]} for name in names]}}
        if aim.keyword == "required":
            whole, code = _relaxed(whole, one, pieces, names), "not isolable"
    elif aim.at == "past":
        whole, code = _relaxed(whole, one, pieces, ()), "not isolable"
        inner = {"allOf": [inner, {"not": _broken(one)}]}
    if whole is None:
        return None
    tokens = pointer.split(site.pointer)[len(pointer.split(anchor.pointer)) :]
    return {**whole, "allOf": [*whole["allOf"], _nested(inner, tokens, anchor)]}, code


def _site(one: "Owed") -> "Site":
    """Give the place whose value shows an obligation: for what is left out, the object that lacks it."""
    is_above = one.aim.at in ("absent", "default") and one.site.pointer == one.aim.pointer and not one.aim.part
    return (one.site.above or one.site) if is_above else one.site


def anchor_of(one: "Owed") -> "Site":
    """Give the place whose schemas alone decide about an obligation."""
    return _site(one).anchor


def _broken(one: "Owed") -> "Object":
    schema, keyword = one.visit.schema, one.aim.keyword
    return {name: schema[name] for name in (keyword, *_PARTNERS.get(keyword, ())) if name in schema}


def _relaxed(whole: "Json", one: "Owed", pieces: "Sequence[Visit]", names: "Sequence[str]") -> "Json":
    """Relax the keyword of an obligation in a schema that stands alone; None where it doesn't stand there."""
    places = list(_lowered(one.schema_pointer, pieces, whole))
    for place in places:
        listed = pointer.get(whole, place)
        within = [f"{place}/{index}" for index, name in enumerate(listed) if name in names] if names else [place]
        whole = relax(whole, within)
    return whole if places else None


def _lowered(place: str, pieces: "Sequence[Visit]", whole: "Json") -> "Iterator[str]":
    """Give where a place of the root schema stands in a schema that stands alone."""
    for index, piece in enumerate(pieces):
        inner = f"/allOf/{index}{place[len(piece.schema_pointer) :]}"
        if place.startswith(f"{piece.schema_pointer}/") and pointer.get(whole, inner) is not pointer.MISSING:
            yield inner
    if place.startswith("/$defs/") and pointer.get(whole, place) is not pointer.MISSING:
        yield place


def _nested(inner: "Object", tokens: tuple[str, ...], anchor: "Site") -> "Json":
    """Give the class of what holds a value of a class at a place below."""
    if not tokens:
        return inner
    token = tokens[0]
    below = anchor.below.get(token)
    deeper = _nested(inner, tokens[1:], below or anchor)
    if token == FREE:
        declared = {name: True for name in anchor.below if name != FREE}
        return {"type": "object", "not": {"properties": declared, "additionalProperties": {"not": deeper}}}
    if token.isdecimal() and not any("properties" in piece.schema for piece in anchor.pieces):
        return _item(deeper, int(token), is_last=below is None or str(int(token) + 1) not in anchor.below)
    return {"type": "object", "required": [token], "properties": {token: deeper}}


def _item(inner: "Json", index: int, *, is_last: bool) -> "Object":
    """Give a class that holds the arrays with a value of a class at an index; the last stands for later ones too."""
    words: Object = {"type": "array", "contains": inner, "minItems": index + 1}
    there = {"prefixItems": [*[True] * index, inner]}
    if is_last and not index:
        return words
    return {**words, "anyOf": [there, {"minItems": index + 2}]} if is_last else {**words, **there}


def _by(one: "Owed", root: "Object") -> str | None:
    """Give the one keyword of the place without which the obligation could be met."""
    if one.site.anchor is not one.site or _is_long(one.site) or one.aim.at in ("absent", "default"):
        return None
    for index, piece in enumerate(one.site.always):
        for keyword in piece.schema:
            place = pointer.join(piece.schema_pointer, keyword)
            if keyword in _ANNOTATIONS or place == one.schema_pointer:
                continue
            fewer = {name: limit for name, limit in piece.schema.items() if name != keyword}
            pieces = [*one.site.always]
            pieces[index] = piece._replace(schema=fewer)
            asked = question(one, root, pieces)
            if asked is not None and not is_empty(asked[0]):
                return place
    return None


def _is_long(site: "Site") -> bool:
    """Tell whether it would take long to look into a place without each of its keywords in turn."""
    return sum(len(canon.encode(piece.schema)) for piece in site.always) > _LONG


_LONG: Final = 4_000
_REFUSALS: Final = 40
_ANNOTATIONS: Final = frozenset({
    "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "$comment", "$defs",
})  # fmt: skip
