"""A schema beyond the limits of OpenAI's strict mode.

Strict mode takes 5,000 properties in all, 10 levels of objects, 1,000 values in all enums, 15,000 characters in
one enum of more than 250 texts, and 120,000 characters in all names, enum values and constants.

Fix: offer fewer properties, and describe long enums as text with examples.

Source: https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
"""

from typing import TYPE_CHECKING, Final

from seer.lint._scale import Scale
from seer.lint._spec import Hit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the tools with such a schema."""
    scale = Scale()
    for subject in spec.subjects:
        size = scale.measure(subject.tool.parameters)
        for count, most, what in (
            (size.properties, 5_000, "properties"),
            (size.depth, 10, "levels of objects"),
            (size.values, 1_000, "enum values"),
            (size.characters, 120_000, "characters of names, enum values and constants"),
            (size.longest_enum, 15_000, "characters in one enum of more than 250 texts"),
        ):
            if count > most:
                yield Hit(subject, f"its schema has {count:,} {what}, more than {most:,}")
