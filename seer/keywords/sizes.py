"""Least and greatest length, count of items and of properties: the size itself, one inside, one past it."""

from collections.abc import Iterator, Mapping
from typing import Any

from seer.keywords.variant import Variant, Variants
from seer.records import Json

_MOST = {"Length": 5_000, "Items": 100, "Properties": 50}


def _least(kind: str) -> Variants:
    def give(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
        del value, locale
        limit = int(schema[f"min{kind}"])
        if limit <= _MOST[kind]:
            yield _sized(kind, "limit", limit)
            yield _sized(kind, "typical", limit + 1)
            if limit:
                yield _sized(kind, "past", limit - 1)

    return give


def _most(kind: str) -> Variants:
    def give(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
        del value, locale
        limit = int(schema[f"max{kind}"])
        if limit <= _MOST[kind]:
            yield _sized(kind, "limit", limit)
            if limit:
                yield _sized(kind, "typical", limit - 1)
            yield _sized(kind, "past", limit + 1)

    return give


def _sized(kind: str, at: Any, size: int) -> Variant:
    return Variant(at, words={f"min{kind}": size, f"max{kind}": size})


VARIANTS: dict[str, Variants] = {
    f"{side}{kind}": make(kind) for kind in _MOST for side, make in (("min", _least), ("max", _most))
}
