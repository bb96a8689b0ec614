"""Keywords of a schema object in the spelling of 2020-12 in, the steps that mend its small flaws out.

A flaw is a keyword that no validator would take, that can never be met, or that says nothing about its type. What is
mended stays as near as can be to what the author must have meant; what can't be read is dropped.
"""

from collections.abc import Callable
from typing import Final

from seer.errors import literal
from seer.records import Json, Object
from seer.schema.patterns import is_script, usable
from seer.schema.repair_values import NUMBERS, TYPES, Flaw, as_number, mend_default, mend_enum, typeset, whole
from seer.schema.sizes import ABOUT

Mend = Callable[[Object, Flaw], None]

_TYPE_WORDS: Final = {
    "dict": "object", "map": "object", "hash": "object", "list": "array", "tuple": "array", "set": "array",
    "str": "string", "text": "string", "file": "string", "char": "string", "date": "string", "datetime": "string",
    "float": "number", "double": "number", "decimal": "number", "int": "integer", "long": "integer", "bool": "boolean",
    "none": "null", "nil": "null",
}  # fmt: skip
_SIZES: Final = (("minLength", "maxLength"), ("minItems", "maxItems"), ("minProperties", "maxProperties"),
                 ("minContains", "maxContains"))  # fmt: skip
_LIMITS: Final = ("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum")
_WIDTHS: Final = {f"int{bits}": (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) for bits in (8, 16, 32, 64)} | {
    f"uint{bits}": (0, 2**bits - 1) for bits in (8, 16, 32, 64)
}
_TEXTS: Final = ("title", "description", "format", "contentEncoding", "contentMediaType")
PLAIN: Final = frozenset({"type", "title", "description", "format", "maxLength"})
"""Keywords of a type, texts about it and the longest text, the same in any dialect."""
_TEXT: Final = frozenset({str})
_FOREIGN: Final = {name: frozenset(keyword for keyword, types in ABOUT.items() if name not in types) for name in TYPES}
_QUIET: Final = frozenset({"additionalProperties", "unevaluatedProperties", "uniqueItems"})
"""Keywords that tools write everywhere by habit."""


def is_plain(schema: Object) -> bool:
    """Tell of an object with plain keywords alone whether it is what most are: there is nothing to mend in it."""
    if "maxLength" not in schema:
        for value in schema.values():
            if type(value) is not str:
                return False
        return schema.get("type", "null") in TYPES
    longest = schema["maxLength"]
    is_bounded = type(longest) is int and longest >= 0 and schema.get("type") == "string"
    return is_bounded and all(type(value) is str or keyword == "maxLength" for keyword, value in schema.items())


def mends_of(keywords: frozenset[str]) -> tuple[Mend, ...]:
    """Give the steps that mend schema objects with these keywords in place, in their order."""
    return tuple(mend for words, mend in _MENDS if not words.isdisjoint(keywords))


def _text(keyword: str) -> Mend:
    """Give the step that drops a keyword's value where it is no text."""

    def mend(schema: Object, flaw: Flaw) -> None:
        value = schema[keyword]
        if type(value) is not str:
            if value is not None:
                flaw(f"{keyword} {literal(value)} is no text and was dropped")
            del schema[keyword]

    return mend


def _types(schema: Object, flaw: Flaw) -> None:
    given = schema["type"]
    if type(given) is str and given in TYPES:
        return
    del schema["type"]
    words = given if isinstance(given, list) else [given]
    read = [type_of(word) for word in words]
    types = list(dict.fromkeys(name for name in read if name))
    if None in read and types in ([], ["null"]):
        types = []
    if read != words or not types:
        flaw(f"type {literal(given)} is none of JSON Schema's; read as {' or '.join(types) or 'any type'}")
    if types:
        schema["type"] = types[0] if len(types) == 1 else types


def type_of(word: Json) -> str | None:
    """Give the type that a word means, or None where it means none."""
    if not isinstance(word, str):
        return None
    return word if word in TYPES else _TYPE_WORDS.get(word.lower(), word.lower() if word.lower() in TYPES else None)


def _sizes(schema: Object, flaw: Flaw) -> None:
    for pair in _SIZES:
        for keyword in pair:
            if keyword in schema:
                size = whole(schema[keyword])
                if size is None or size < 0:
                    flaw(f"{keyword} {literal(schema[keyword])} is no whole number from 0 and was dropped")
                    del schema[keyword]
                else:
                    schema[keyword] = size
        low, high = pair
        if low in schema and high in schema and schema[low] > schema[high]:
            flaw(f"{low} {schema[low]} is above {high} {schema[high]}; both were dropped")
            del schema[low], schema[high]


def _limits(schema: Object, flaw: Flaw) -> None:
    for bound, exclusive in (_LIMITS[:2], _LIMITS[2:]):
        if isinstance(schema.get(exclusive), bool):
            _marked(schema, bound, exclusive, flaw)
    for keyword in (*_LIMITS, "multipleOf"):
        if keyword in schema:
            number = as_number(schema[keyword])
            if number is None or (keyword == "multipleOf" and number <= 0):
                flaw(f"{keyword} {literal(schema[keyword])} is no number that it could be and was dropped")
                del schema[keyword]
            else:
                schema[keyword] = number
    lows = [schema[keyword] for keyword in _LIMITS[:2] if keyword in schema]
    highs = [schema[keyword] for keyword in _LIMITS[2:] if keyword in schema]
    strict = len(lows) == len(highs) == 1 and ("exclusiveMinimum" in schema or "exclusiveMaximum" in schema)
    if lows and highs and (max(lows) > min(highs) or (strict and lows == highs)):
        limits = " and ".join(f"{keyword} {literal(schema[keyword])}" for keyword in _LIMITS if keyword in schema)
        flaw(f"{limits} leave no number; they were dropped")
        for keyword in _LIMITS:
            schema.pop(keyword, None)


def _marked(schema: Object, bound: str, exclusive: str, flaw: Flaw) -> None:
    """Read a mark that a bound is exclusive, which drafts have had numbers for since 6."""
    is_marked = schema.pop(exclusive)
    if is_marked and bound in schema:
        schema[exclusive] = schema.pop(bound)
        read = f"read as {exclusive} {literal(schema[exclusive])}"
    else:
        read = f"it was dropped, as there is no {bound}" if is_marked else "it was dropped"
    flaw(f"{exclusive} is {literal(is_marked)}, as in draft 4, where a number should stand; {read}")


def _pattern(schema: Object, flaw: Flaw) -> None:
    given = schema["pattern"]
    script, mended = is_script(given), usable(given)
    if mended is None:
        why = "is JavaScript's literal with a flag, or can't be compiled," if script else "can't be compiled"
        flaw(f"pattern {literal(given, 80)} {why} and was dropped")
        del schema["pattern"]
        return
    if script:
        flaw(f"pattern {literal(given, 80)} is JavaScript's literal; read as what stands between its slashes")
    schema["pattern"] = mended


def _flags(schema: Object, flaw: Flaw) -> None:
    if "uniqueItems" in schema and not isinstance(schema["uniqueItems"], bool):
        flaw(f"uniqueItems {literal(schema['uniqueItems'])} is neither true nor false and was dropped")
        del schema["uniqueItems"]
    for keyword in ("additionalProperties", "unevaluatedProperties"):
        if schema.get(keyword) in ("true", "false"):
            schema[keyword] = schema[keyword] == "true"
            flaw(f"{keyword} is the text {str(schema[keyword]).lower()!r}; read as a boolean")


def _names(value: Json) -> "list[str] | None":
    """Give the texts of a list, each once, or None where it is no list."""
    if isinstance(value, str):
        return [value]
    return list(dict.fromkeys(name for name in value if isinstance(name, str))) if isinstance(value, list) else None


def is_yes(required: Json) -> bool:
    """Tell whether `required` of a property says that it is needed, which its object's list should say."""
    return required is True or required == "true"


def _required(schema: Object, flaw: Flaw) -> None:
    required = schema.get("required")
    if type(required) is list and set(map(type, required)) == _TEXT and len(set(required)) == len(required):
        return  # as most are
    if required is None or isinstance(required, bool) or is_yes(required) or required == "false":
        schema.pop("required", None)
        return
    names = _names(required)
    if names != required:
        flaw(f"required {literal(required, 80)} isn't a list of different names; read as {literal(names or [])}")
    if names:
        schema["required"] = names
    else:
        del schema["required"]


def _dependent(schema: Object, flaw: Flaw) -> None:
    needs = schema.get("dependentRequired")
    if needs is None:
        return
    if not isinstance(needs, dict):
        flaw(f"dependentRequired {literal(needs)} is no mapping and was dropped")
        del schema["dependentRequired"]
    else:
        for name, each in needs.items():
            names = _names(each)
            if names is None or names != each:
                told = literal(names or [])
                flaw(f"dependentRequired of {literal(name)} is {literal(each)}, no list of names; read as {told}")
        schema["dependentRequired"] = {name: _names(each) or [] for name, each in needs.items()}


def list_properties(schema: Object, flaw: Flaw) -> None:
    """Read a list of properties, most with their names, as the mapping that it should be."""
    given = schema["properties"]
    named = {each["name"]: each for each in given if isinstance(each, dict) and isinstance(each.get("name"), str)}
    if len(named) * 2 <= len(given):
        return
    lost = len(given) - len(named)
    left = f"; {lost} without a name of {'its' if lost == 1 else 'their'} own {'was' if lost == 1 else 'were'} left out"
    flaw(f"properties is a list, no mapping of schemas; read by the names in it{left if lost else ''}")
    schema["properties"] = {
        name: {keyword: value for keyword, value in each.items() if keyword != "name"} for name, each in named.items()
    }


def _about(schema: Object, flaw: Flaw) -> None:
    """Drop what says nothing about the type that is given."""
    given = schema.get("type")
    if given is None or (type(given) is str and _FOREIGN[given].isdisjoint(schema)):
        return
    types = typeset(schema)
    for keyword in [keyword for keyword in schema if keyword in ABOUT]:
        if not ABOUT[keyword] & types:
            if keyword not in _QUIET and schema["type"] != "null":
                flaw(f"{keyword} says nothing about type {literal(schema['type'])} and was dropped")
            del schema[keyword]


def _widths(schema: Object, flaw: Flaw) -> None:
    """Tell of values that the integer's format can't hold: a service of that width refuses them."""
    form = schema.get("format")
    sizes = _WIDTHS.get(form) if isinstance(form, str) and typeset(schema) & NUMBERS else None
    if sizes is None:
        return
    for keyword in ("default", "const", "enum", "examples", *_LIMITS):
        values = schema.get(keyword)
        listed = values if keyword in {"enum", "examples"} and isinstance(values, list) else [values]
        for value in listed:
            if type(value) in {int, float} and not sizes[0] <= value <= sizes[1]:
                flaw(f"{keyword} {literal(value)} is beyond {form}, which holds {sizes[0]} to {sizes[1]}")


_MENDS: Final[tuple[tuple[frozenset[str], Mend], ...]] = (
    *((frozenset({keyword}), _text(keyword)) for keyword in _TEXTS),
    (frozenset({"type"}), _types),
    (frozenset(keyword for pair in _SIZES for keyword in pair), _sizes),
    (frozenset({*_LIMITS, "multipleOf"}), _limits),
    (frozenset({"pattern"}), _pattern),
    (frozenset({"uniqueItems", "additionalProperties", "unevaluatedProperties"}), _flags),
    (frozenset({"required"}), _required),
    (frozenset({"dependentRequired"}), _dependent),
    (frozenset(ABOUT), _about),
    (frozenset({"enum"}), mend_enum),
    (frozenset({"default"}), mend_default),
    (frozenset({"format"}), _widths),
)
"""Each step with the keywords that it is about."""
