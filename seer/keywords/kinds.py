"""Name of a JSON type in, values of it out that hardly anything else speaks against."""

from collections.abc import Iterator, Mapping, Sequence

from seer.keywords.variant import Variants
from seer.records import Json

_PLAIN: Mapping[str, Sequence[Json]] = {
    "null": (None,),
    "boolean": (True, False),
    "integer": (12345, 7),
    "number": (2.5,),
    "string": ("cedar", "five"),
    "array": (["cedar"], [], [12345]),
    "object": ({"first": "cedar"}, {}),
}


def others(name: str, value: Json) -> Iterator[Json]:
    """Give values of a type, near the valid value where that can be; none where the name is no type's."""
    if name == "number" and isinstance(value, int | float) and not isinstance(value, bool):
        yield from (value + 0.5, value - 0.5)
    yield from _PLAIN.get(name, ())
    if name == "string" and value is not None:
        yield str(value)
    if name == "array":
        yield [value]


VARIANTS: dict[str, Variants] = {}
