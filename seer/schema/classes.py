"""A keyword's limit in, classes of values near it out: each a name and the JSON Schema keywords that tell it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import ceil, floor
from typing import TYPE_CHECKING, Any, Final

from seer.schema.sizes import OPPOSITE, SIZES

if TYPE_CHECKING:
    from seer.records import At, Json, Object

Named = tuple[str, "Object"]

FRACTION: Final[Mapping[str, Any]] = {"type": "number", "not": {"multipleOf": 1}}
_TYPES: "Final[Mapping[str, Object]]" = {
    "null": {"const": None},
    "boolean": {"type": "boolean"},
    "integer": {"type": "integer"},
    "number": {**FRACTION},
    "string": {"type": "string"},
    "array": {"type": "array"},
    "object": {"type": "object"},
}
_NEAR: Final = 24
"""Most members of an enum whose neighbours are tried."""


def of_type(name: str) -> "Object":
    """Give the class of a type; that of numbers beside integers is those with a fraction."""
    return _TYPES[name]


def unlike(admitted: frozenset[str]) -> "Iterator[Named]":
    """Give the classes of the types that a place doesn't admit."""
    for name, words in _TYPES.items():
        if name not in admitted and not (name == "integer" and "number" in admitted):
            yield name, words


def sized(keyword: str, schema: "Object") -> "Iterator[tuple[At, Object]]":
    """Give the sizes owed beside a limit, by side: at it, one inside, one past it."""
    limit = int(schema[keyword])
    step = 1 if keyword.startswith("min") else -1
    yield "limit", _size(keyword, limit)
    other = schema.get(OPPOSITE[keyword])
    if limit + step >= 0 and (other is None or (limit + step - int(other)) * step <= 0):
        yield "inside", _size(keyword, limit + step)
    if limit - step >= 0:
        yield "past", _size(keyword, limit - step)


def _size(keyword: str, size: int) -> "Object":
    what = keyword[3:]
    return {f"min{what}": size, f"max{what}": size, "type": SIZES[keyword]}


def bounded(keyword: str, schema: "Object", *, integral: bool) -> "Iterator[tuple[At, Object]]":
    """Give the numbers owed beside a bound, by side."""
    limit = _exact(schema[keyword])
    upward = keyword in ("minimum", "exclusiveMinimum")
    step = _exact(schema["multipleOf"]) if "multipleOf" in schema else Fraction(1)
    is_open = keyword.startswith("exclusive")
    if not (integral or "multipleOf" in schema):
        yield from _real(limit, upward=upward, is_open=is_open)
        return
    sign = 1 if upward else -1
    first = (ceil(limit / step) if upward else floor(limit / step)) * step
    if is_open and first == limit:
        first += sign * step
    yield "limit", {"const": _plain(first)}
    if _is_room(first + sign * step, schema, upward=upward):
        yield "inside", {"const": _plain(first + sign * step)}
    yield "past", {"const": _plain(first - sign * step)}


def _real(limit: Fraction, *, upward: bool, is_open: bool) -> "Iterator[tuple[At, Object]]":
    beyond, inner = ("exclusiveMinimum", "maximum") if upward else ("exclusiveMaximum", "minimum")
    sign = 1 if upward else -1
    inside = {"type": "number", beyond: _plain(limit), inner: _plain(limit + sign)}
    outside = {"type": "number", _TURNED[beyond]: _plain(limit), _TURNED[inner]: _plain(limit - sign)}
    yield "limit", inside if is_open else {"const": _plain(limit)}
    if not is_open:
        yield "inside", inside
    yield "past", {"const": _plain(limit)} if is_open else outside


_TURNED: Final = {
    "exclusiveMinimum": "exclusiveMaximum", "exclusiveMaximum": "exclusiveMinimum", "maximum": "minimum",
    "minimum": "maximum",
}  # fmt: skip


def _is_room(value: Fraction, schema: "Object", *, upward: bool) -> bool:
    others = ("maximum", "exclusiveMaximum") if upward else ("minimum", "exclusiveMinimum")
    sign = 1 if upward else -1
    return all((_exact(schema[other]) - value) * sign >= (other[:2] == "ex") for other in others if other in schema)


def _exact(value: float) -> Fraction:
    return Fraction(value) if isinstance(value, int) else Fraction(str(value))


def _plain(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)


def outside(members: "Sequence[Json]") -> "Iterator[Named]":
    """Give the classes of what is just outside an enum: another case, a blank, a near word, a near number."""
    texts = [member for member in members if isinstance(member, str)]
    some = texts if len(texts) <= _NEAR else [*texts[: _NEAR - 1], texts[-1]]
    known = set(texts)
    for name, make in _NEIGHBOURS.items():
        found = [text for member in some for text in make(member) if text not in known]
        if found:
            yield name, {"enum": list(dict.fromkeys(found))}
    numbers = [member for member in members if isinstance(member, int | float) and not isinstance(member, bool)]
    near = [n + step for n in numbers[:_NEAR] for step in (1, -1) if n + step not in numbers]
    if near:
        yield "near number", {"enum": list(dict.fromkeys(near))}


_NEIGHBOURS: "Final[Mapping[str, Callable[[str], tuple[str, ...]]]]" = {
    "case": lambda text: (text.upper(), text.lower(), text.capitalize(), text.swapcase()),
    "blank": lambda text: (f"{text} ", f" {text}"),
    "near": lambda text: (text[:-1], f"{text}{text[-1:]}", f"{text}x"),
}
