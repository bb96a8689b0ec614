"""Keyword in, the function that makes values at its limit and past it out: a file a family.

To add a keyword, add a module here, or an entry point in the group `seer.keywords`, that defines
`VARIANTS: Mapping[str, Variants]`.
"""

from functools import cache
from typing import Protocol

from seer.keywords.variant import Variant, Variants
from seer.registry import Registry

__all__ = ["FAMILIES", "Family", "Variant", "Variants", "variants"]


class Family(Protocol):
    """A module with the variants of some keywords."""

    VARIANTS: dict[str, Variants]


FAMILIES: Registry[Family] = Registry("seer.keywords", "seer.keywords", needs=(), skip=("variant", "kinds"))


@cache
def variants() -> dict[str, Variants]:
    """Give the variants of every keyword that any family knows."""
    found: dict[str, Variants] = {}
    for name in FAMILIES.names():
        found.update(FAMILIES.get(name).VARIANTS)
    return found
