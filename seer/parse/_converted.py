"""Schema of one tool in, as its document has it, the tool's parameters or result out."""

from typing import TYPE_CHECKING

from seer.parse._gather import Gather, object_schema
from seer.parse._oddities import oddities
from seer.schema.normalise import Converter, Dialect, dialect_of
from seer.schema.pointer import join, split

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seer.parse._shapes import Shaped
    from seer.records import Json, Object


def parameters(gather: Gather, shaped: "Shaped", *, at: str, dialect: Dialect = "2020-12") -> "Object":
    """Give a tool's parameters from a schema in which references lead into itself; flaws are told at `at`."""
    for pointer, what in oddities(shaped.schema):
        gather.habit(_placed(pointer, shaped.places, at), what)
    return object_schema(_converter(gather, shaped.schema, shaped.places, at, dialect), shaped.schema, at="")


def returns(gather: Gather, schema: "Json", *, at: str, dialect: Dialect = "2020-12") -> "Json":
    """Give the schema of a tool's result, or None where there is none."""
    if not isinstance(schema, dict):
        if schema is not None:
            gather.habit(at, "the result's schema is no mapping; left out")
        return None
    return gather.results.returns(_converter(gather, schema, {}, at, dialect), schema, at="")


def _converter(gather: Gather, schema: "Json", places: "Mapping[str, str]", at: str, dialect: Dialect) -> Converter:
    return Converter(
        schema,
        dialect=dialect_of(schema, dialect),
        warn=lambda pointer, what: gather.warn(_placed(pointer, places, at), what),
    )


def _placed(pointer: str, places: "Mapping[str, str]", at: str) -> str:
    """Give the place in the document of a pointer into the schema."""
    tokens = split(pointer)
    if len(tokens) > 1 and tokens[0] == "properties" and tokens[1] in places:
        return places[tokens[1]] + "".join(join("", token) for token in tokens[2:])
    return at + pointer
