"""A required parameter that its description calls optional.

An agent believes the words, leaves it out, and the call is refused.

Fix: take it out of `required`, or out of the description that it is optional.

Source: https://json-schema.org/draft/2020-12/json-schema-validation
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Place, Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_OPTIONAL: Final = re.compile(
    r"^\W{0,3}optional\b|[(\[]\s*optional\s*[)\],.;]|\bthis (parameter|field|argument|value) is optional\b|可选",
    re.IGNORECASE,
)


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the parameters that are both; what stands in a path is always required."""
    for place in spec.parameters:
        if place.is_required and _is_said(place) and _OPTIONAL.search(place.description):
            yield Hit(place, "is required, and its description calls it optional")


def _is_said(place: "Place") -> bool:
    """Tell whether the author says so: an entry of a list that is silent counts as required."""
    is_entry = any("name" in one.value for one in place.written[:1])
    return place.get("default") is None and (not is_entry or place.wrote("required") is not None)
