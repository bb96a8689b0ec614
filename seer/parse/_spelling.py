"""Schema in the spelling of a function-calling benchmark or provider in, the same with JSON Schema's types out.

Only types that the spelling itself defines are rewritten; what is left over is a flaw for the repair to tell of.
"""

from typing import TYPE_CHECKING, Final

from seer.parse._typetext import WORDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seer.records import Json, Object

_MAPS: Final = frozenset({"properties", "patternProperties", "$defs", "definitions"})
_VALUES: Final = frozenset({"default", "enum", "const", "example", "examples", "required"})

BENCHMARK: "Final[Mapping[str, Object]]" = {
    spelled: WORDS[spelled.lower()]
    for spelled in (
        "dict", "float", "tuple", "any", "list", "str", "int", "bool", "byte", "short", "long", "double", "char",
        "Any", "Array", "ArrayList", "Bigint", "Boolean", "HashMap", "Hashtable", "Integer", "Object", "Queue", "Set",
        "Stack", "String",
    )
}  # fmt: skip
"""Types of the Berkeley leaderboard's function docs: Python's, Java's and JavaScript's."""
GEMINI: "Final[Mapping[str, Object]]" = {
    "STRING": {"type": "string"}, "NUMBER": {"type": "number"}, "INTEGER": {"type": "integer"},
    "BOOLEAN": {"type": "boolean"}, "ARRAY": {"type": "array"}, "OBJECT": {"type": "object"}, "NULL": {"type": "null"},
    "TYPE_UNSPECIFIED": {},
}  # fmt: skip
"""Types of Gemini's function declarations."""


def respelled(schema: "Json", words: "Mapping[str, Object]") -> "Json":
    """Give the schema with each type that is one of the words written as JSON Schema has it."""
    if isinstance(schema, list):
        return [respelled(each, words) for each in schema]
    if not isinstance(schema, dict):
        return schema
    new: Object = {}
    for keyword, value in schema.items():
        if keyword in _MAPS and isinstance(value, dict):
            new[keyword] = {name: respelled(each, words) for name, each in value.items()}
        elif keyword == "type" and isinstance(value, str) and value in words:
            new.update({added: each for added, each in words[value].items() if added not in schema or added == "type"})
        else:
            new[keyword] = value if keyword in _VALUES else respelled(value, words)
    return new
