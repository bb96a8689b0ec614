"""A limit that stands in the description and not in the schema.

A model keeps to "max 100" most of the time; a validator keeps to `maximum` always, and says what is wrong.

Fix: add `minimum`, `maximum`, `maxLength` or `maxItems`.

Source: https://json-schema.org/draft/2020-12/json-schema-validation
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"
_MOST: Final = re.compile(
    r"\b(max(imum)?( (value|length|number|size|of))?( (is|of))?|up to|at most|no more than|not exceed|between \d+ and)"
    r"[:= (]{1,3}(?P<limit>\d[\d,]*)\b(?!\s*(%|percent|[kmg]b|days?|hours?|minutes?|seconds?|months?|years?))",
    re.IGNORECASE,
)
_BOUNDS: Final = {
    "integer": ("maximum", "exclusiveMaximum"),
    "number": ("maximum", "exclusiveMaximum"),
    "string": ("maxLength", "pattern", "format"),
    "array": ("maxItems",),
}
_FIXED: Final = ("enum", "const")


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the numbers, texts and lists whose description tells a limit that their schema lacks."""
    for place in spec.parameters:
        kind = _kind(place.types)
        if kind in _BOUNDS and not any(place.get(keyword) is not None for keyword in (*_BOUNDS[kind], *_FIXED)):
            found = _MOST.search(place.description)
            if found is not None:
                yield Hit(place, f"its description says {found[0]!r:.40}, and its schema has no {_BOUNDS[kind][0]}")


def _kind(types: frozenset[str]) -> str:
    """Give the only type; a number may be whole."""
    kinds = types - {"integer"} if "number" in types else types
    return next(iter(kinds)) if len(kinds) == 1 else ""
