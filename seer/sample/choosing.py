"""View of a place in, what is chosen there out: its type, a member of its enum, what the specification shows."""

from seer import canon
from seer.records import Json
from seer.sample import strings
from seer.sample.ask import Ask
from seer.sample.errors import SampleError
from seer.sample.limits import within
from seer.sample.merge import View
from seer.sample.placeholders import holds_placeholder
from seer.schema import pointer
from seer.schema.values import kinds


def kind(view: View, following: str = "") -> str:
    """Choose the type of a value: the first allowed one that says something, or what the keywords speak of."""
    listed = view.words.get("type")
    if isinstance(listed, list) and len(listed) == 1:
        return str(listed[0])
    allowed = [kind for kind in view.types if kind != "null"]
    if not allowed:
        return "null"
    if "type" not in view.words:
        for kind, signs in _SIGNS.items():
            if any(sign in view.words for sign in signs):
                return kind
        return "string"
    deeper = ("array", "object") if following.isdigit() else ("object",) if following else ()
    return next((kind for kind in deeper if kind in allowed), allowed[0])


_SIGNS = {
    "object": (
        "properties", "additionalProperties", "required", "patternProperties", "minProperties", "maxProperties",
        "propertyNames", "dependentRequired", "dependentSchemas", "unevaluatedProperties",
    ),
    "array": ("items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains", "unevaluatedItems"),
    "string": ("minLength", "maxLength", "pattern", "format"),
    "number": ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"),
}  # fmt: skip


def members(view: View, ask: Ask) -> list[Json]:
    """Order the members of an enum for a place: null and the empty string only where there is no other."""
    found = [member for member in view.words["enum"] if kinds(member) & set(view.types)]
    found = [
        m for m in found if m not in (None, "") and (not isinstance(m, str) or strings.fits(view.words, m))
    ] or found
    if not found:
        message = f"no enum member of {ask.name!r} is allowed"
        raise SampleError(message)
    return sorted(found, key=lambda member: canon.seed(ask.place, canon.text(member)))


def fits(view: View, value: Json) -> bool:
    """Say whether a value meets a view's words, which may be narrower than its schemas."""
    if not kinds(value) & set(view.types) or ("enum" in view.words and value not in view.words["enum"]):
        return False
    if isinstance(value, str):
        return strings.fits(view.words, value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return within(view.words, value)
    if isinstance(value, list | dict):
        unit = "Items" if isinstance(value, list) else "Properties"
        return bool(view.words.get(f"min{unit}", 0) <= len(value) <= view.words.get(f"max{unit}", len(value)))
    return True


_SHOWN = frozenset({"example", "examples"})


def shown(view: View, kind: str) -> Json:
    """Give a container or number that the specification shows itself, if people could say it."""
    if kind not in ("object", "array", "integer", "number", "boolean") or _SHOWN.isdisjoint(view.words):
        return None
    examples = view.words.get("examples")
    for example in [*(examples if isinstance(examples, list) else ()), view.words.get("example")]:
        if kind in kinds(example) and _is_sayable(example) and not holds_placeholder(example):
            return example
    return None


def _is_sayable(example: Json) -> bool:
    found = list(pointer.leaves(example))
    return 0 < len(found) <= 6 and all(  # noqa: PLR2004 - about what a person says in one breath
        leaf not in (None, "", [], {}) and (not isinstance(leaf, str) or leaf.isprintable()) for _, leaf in found
    )


def is_hidden(schema: Json) -> bool:
    """Say whether a property isn't meant to be given."""
    return isinstance(schema, dict) and bool(schema.get("readOnly") or schema.get("deprecated"))


def is_closed(view: View) -> bool:
    """Say whether an object takes no properties but the declared ones."""
    return any(schema.get("additionalProperties") is False for schema, _ in view.facets)
