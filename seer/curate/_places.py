"""Schema and place in, the schema that holds there out, whatever the value; and the members and names it declares."""

from collections.abc import Iterator

from seer.records import Json, Object
from seer.schema import pointer as pointers
from seer.schema.resolve import target
from seer.schema.values import same

FREE = "\0"
"""A step that no property is named by: it leads to the values under free keys."""
_DEPTH = 12


def at(root: Object, steps: tuple[str, ...]) -> Json:
    """Give the schema of the value at these steps (`*` or digits lead into arrays); null where nothing is said.

    What several keywords say of one place is joined with `allOf` and `anyOf`; references still lead into `root`.
    """
    schema: Json = root
    for step in steps:
        schema = _child(schema, step, root, 0)
        if schema is None:
            return None
    return schema


def members(schema: Json, root: Object, depth: int = 0) -> Iterator[Json]:
    """Yield what `enum` and `const` name, here and in the schemas that this one is made of."""
    if not isinstance(schema, dict) or depth > _DEPTH:
        return
    yield from schema.get("enum", ())
    if "const" in schema:
        yield schema["const"]
    behind = _behind(schema, root)
    if behind is not None:
        yield from members(behind, root, depth + 1)
    for keyword in ("allOf", "anyOf", "oneOf"):
        for part in schema.get(keyword, ()):
            yield from members(part, root, depth + 1)


def is_given(schema: Json, root: Object) -> bool:
    """Tell whether a place has a default or can hold one value only."""
    found = tuple(members(schema, root))
    return _has_default(schema, root, 0) or (len(found) > 0 and all(same(found[0], other) for other in found))


def _has_default(schema: Json, root: Object, depth: int) -> bool:
    if not isinstance(schema, dict) or depth > _DEPTH:
        return False
    parts = [*schema.get("allOf", ()), *([behind] if (behind := _behind(schema, root)) is not None else ())]
    return "default" in schema or any(_has_default(part, root, depth + 1) for part in parts)


def names(schema: Json) -> Iterator[str]:
    """Yield every property name that a schema document declares, at any depth, each as often as it stands there."""
    waiting: list[Json] = [schema]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting.extend(part)
        elif isinstance(part, dict):
            properties = part.get("properties")
            if isinstance(properties, dict):
                yield from properties
            waiting.extend(value for key, value in part.items() if key not in ("enum", "const", "default", "examples"))


def _child(schema: Json, step: str, root: Object, depth: int) -> Json:
    if not isinstance(schema, dict) or depth > _DEPTH:
        return None
    parts = [_direct(schema, step)]
    behind = _behind(schema, root)
    if behind is not None:
        parts.append(_child(behind, step, root, depth + 1))
    parts.extend(_child(part, step, root, depth + 1) for part in schema.get("allOf", ()))
    for keyword in ("anyOf", "oneOf"):
        branches = [_child(part, step, root, depth + 1) for part in schema.get(keyword, ())]
        known = [branch for branch in branches if branch is not None]
        if known:
            parts.append(known[0] if len(known) == 1 else {"anyOf": known})
    known = [part for part in parts if part is not None]
    if not known:
        return None
    return known[0] if len(known) == 1 else {"allOf": known}


def _direct(schema: Object, step: str) -> Json:
    properties = schema.get("properties", {})
    if step in properties:
        return properties[step]
    if step == "*" or step.isdecimal():
        prefix = schema.get("prefixItems", [])
        index = 0 if step == "*" else int(step)
        if index < len(prefix):
            return prefix[index]
        if "items" in schema:
            return schema["items"]
    free = schema.get("additionalProperties")
    if step == FREE and free is not False:
        return next(iter(schema.get("patternProperties", {}).values()), True if free is None else free)
    return None if free is False else free


def _behind(schema: Object, root: Object) -> Json:
    place = target(schema)
    return None if place is None else pointers.get(root, place, None)
