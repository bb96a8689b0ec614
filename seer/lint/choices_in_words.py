"""A choice that stands in the description and not in the schema.

Words bind nobody: a model writes a value of its own now and then, and nothing catches it before the service does.

Fix: list the values in an `enum`, and keep in the description what each means.

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
_LEADS: Final = re.compile(
    r"\b(one of|(possible|allowed|valid|accepted|supported|available) (values?|options?|choices))\b"
    r"(?P<rest>[^.\n]{0,200})",
    re.IGNORECASE,
)
_QUOTED: Final = re.compile(r"`[^`\s]{1,40}`|\"[^\"\s]{1,40}\"|(?<!\w)'[^'\s]{1,40}'(?!\w)")
_OPEN: Final = re.compile(r"\b(e\.?g|for example|such as|like|etc|any|pattern|format)\b", re.IGNORECASE)
_BOUNDS: Final = ("enum", "const", "pattern", "format", "oneOf", "anyOf")
_LEAST: Final = 2


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the texts whose description lists two quoted values or more as all that there are."""
    for place in spec.parameters:
        if place.types != {"string"} or any(place.get(keyword) is not None for keyword in _BOUNDS):
            continue
        listed = _listed(place.description)
        if len(listed) >= _LEAST:
            shown = ", ".join(listed[:4]) + (", …" if listed[4:] else "")
            yield Hit(place, f"its description lists its values, and no enum does: {shown}")


def _listed(told: str) -> list[str]:
    found = _LEADS.search(told)
    if found is None or _OPEN.search(found["rest"]):
        return []
    return list(dict.fromkeys(value[1:-1] for value in _QUOTED.findall(found["rest"])))
