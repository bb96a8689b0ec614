"""`minimum`, `maximum`, their exclusive forms and `multipleOf`: the limit, one step inside, one step past it."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from seer.keywords.variant import Variant, Variants
from seer.records import Json
from seer.sample.limits import exact, plain


def _step(schema: Mapping[str, Any], value: Json) -> Fraction:
    """Give the least step that people would use between two values; where the valid one is whole, others are."""
    if "multipleOf" in schema:
        return exact(schema["multipleOf"])
    if "number" not in schema.get("type", ("number",)):
        return Fraction(1)
    limits = [
        exact(schema[key]) for key in ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum") if key in schema
    ]
    narrow = len(limits) > 1 and max(limits) - min(limits) <= 1
    if not narrow and isinstance(value, int) and all(limit.denominator == 1 for limit in limits):
        return Fraction(1)
    return Fraction(1, 100) if narrow else Fraction(1, 2)


def _closed(keyword: str, sign: int) -> Variants:
    def give(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
        del locale
        limit, step = exact(schema[keyword]), _step(schema, value)
        start = _multiple(limit, schema, sign)
        yield Variant("limit", plain(start))
        yield Variant("typical", plain(start + sign * step))
        yield Variant("past", plain(start - sign * step))
        yield Variant("past", plain(start - sign * 5 * step))

    return give


def _open(keyword: str, sign: int) -> Variants:
    def give(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
        del locale
        limit, step = exact(schema[keyword]), _step(schema, value)
        start = _multiple(limit, schema, sign)
        inside = start + sign * step if start == limit else start
        yield Variant("limit", plain(inside))
        yield Variant("typical", plain(inside + sign * step))
        yield Variant("past", plain(limit))
        yield Variant("past", plain(limit - sign * step))

    return give


def _multiple(limit: Fraction, schema: Mapping[str, Any], sign: int) -> Fraction:
    """Give the value nearest to the limit, not past it, that the step allows."""
    integral = "number" not in schema.get("type", ("number",))
    step = exact(schema["multipleOf"]) if "multipleOf" in schema else Fraction(1)
    if not integral and "multipleOf" not in schema:
        return limit
    return -(-limit // step) * step if sign > 0 else limit // step * step


def _multiples(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    del locale
    step, base = exact(schema["multipleOf"]), exact(value)
    yield Variant("limit", value)
    integral = "number" not in schema.get("type", ("number",))
    for part in (Fraction(1), step - 1) if integral else (step / 2, step / 4):
        yield Variant("past", plain(base + part))
        yield Variant("past", plain(base - part))


VARIANTS: dict[str, Variants] = {
    "minimum": _closed("minimum", 1),
    "maximum": _closed("maximum", -1),
    "exclusiveMinimum": _open("exclusiveMinimum", 1),
    "exclusiveMaximum": _open("exclusiveMaximum", -1),
    "multipleOf": _multiples,
}
