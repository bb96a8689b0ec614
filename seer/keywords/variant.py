"""What a mutation gives: a value at a limit of a keyword or past it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from seer.records import At, Json
from seer.schema.pointer import MISSING


class Variant(NamedTuple):
    """A value for one place, and on which side of a keyword it is meant to be.

    Either `value` is given, or `words`: keywords that replace those of the place, from which a value is sampled. What
    a variant claims is never believed: a validator decides.
    """

    at: At
    value: Any = MISSING
    words: Mapping[str, Json] | None = None


Variants = Callable[[Mapping[str, Any], Json, str], Iterator[Variant]]
"""(keywords at the place, the valid value that stands there, locale) -> variants, the most sayable first."""
