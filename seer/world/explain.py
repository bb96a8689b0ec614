"""Schema and broken arguments in, a sentence that says what is wrong with them out."""

from seer import canon
from seer.records import Json, Violation
from seer.schema import pointer
from seer.schema.validate import violations

_MOST = 3
_SHOWN = 80
_SAID = {
    "required": "is missing",
    "type": "must be of type {limit}",
    "enum": "must be one of {limit}",
    "const": "must be {limit}",
    "minLength": "must have at least {limit} characters",
    "maxLength": "must have at most {limit} characters",
    "minimum": "must be at least {limit}",
    "maximum": "must be at most {limit}",
    "exclusiveMinimum": "must be more than {limit}",
    "exclusiveMaximum": "must be less than {limit}",
    "multipleOf": "must be a multiple of {limit}",
    "pattern": "must match the pattern {limit}",
    "format": "must have the format {limit}",
    "minItems": "must have at least {limit} items",
    "maxItems": "must have at most {limit} items",
    "uniqueItems": "must not repeat an item",
    "additionalProperties": "is not expected",
    "unevaluatedProperties": "is not expected",
    "anyOf": "fits none of the allowed forms",
    "oneOf": "must fit exactly one of the allowed forms",
}


def explain(schema: Json, value: Json) -> str:
    """Say which keywords the value breaks, up to three of them."""
    broken = [one for one in violations(schema, value) if not one.entailed]
    reasons = [_reason(schema, value, one) for one in broken[:_MOST]]
    return "; ".join(reasons) if reasons else "they do not satisfy the schema"


def rules(schema: Json, value: Json) -> tuple[str, ...]:
    """Give the rules that a value breaks: `must be at most 9`; below the value itself, with the place."""
    broken = [one for one in violations(schema, value) if not one.entailed]
    return tuple(
        f"{one.pointer}: {_rule(schema, one)}" if one.pointer else _rule(schema, one) for one in broken[:_MOST]
    )


def _rule(schema: Json, broken: Violation) -> str:
    limit = pointer.get(schema, broken.schema_pointer, None)
    return _SAID.get(broken.keyword, f"breaks {broken.keyword} {{limit}}").format(limit=_short(limit))


def _reason(schema: Json, value: Json, broken: Violation) -> str:
    said = _rule(schema, broken)
    found = pointer.get(value, broken.pointer)
    shown = "" if found is pointer.MISSING or broken.keyword == "additionalProperties" else f", not {_short(found)}"
    return f"{broken.pointer or '/'}: {said}{shown}"


def _short(value: Json) -> str:
    if isinstance(value, list):
        written = ", ".join(map(canon.text, value))
    else:
        written = value if isinstance(value, str) else canon.text(value)
    return written if len(written) <= _SHOWN else f"{written[:_SHOWN]}…"
