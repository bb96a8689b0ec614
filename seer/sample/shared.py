"""Schema that refers to shared definitions in, one that stands alone out."""

from collections.abc import Mapping

from seer.records import Definition, Json

_SHARED = "seer:defs/"


def bundled(schema: Json, *, root: Json, defs: Mapping[str, Definition]) -> Json:
    """Give the schema with every `seer:defs/<digest>` that it reaches, and the `$defs` of its root, under `$defs`."""
    if not isinstance(schema, dict):
        return schema
    local = root.get("$defs", {}) if isinstance(root, dict) else {}
    reached: dict[str, Json] = {}
    waiting = [*_references(schema), *_references(local)]
    while waiting:
        digest = waiting.pop()
        if digest not in reached and digest in defs:
            reached[digest] = _inward(defs[digest].schema)
            waiting.extend(_references(defs[digest].schema))
    if not reached and not local:
        return schema
    inward = _inward(schema)
    return {**inward, "$defs": {**_inward(local), **inward.get("$defs", {}), **reached}}


def _references(schema: Json) -> list[str]:
    found: list[str] = []
    nodes = [schema]
    for node in nodes:
        if isinstance(node, dict):
            reference = node.get("$ref")
            if isinstance(reference, str) and reference.startswith(_SHARED):
                found.append(reference.removeprefix(_SHARED))
            nodes.extend(node.values())
        elif isinstance(node, list):
            nodes.extend(node)
    return found


def _inward(schema: Json) -> Json:
    """Turn shared references into local ones."""
    if isinstance(schema, list):
        return [_inward(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    turned = {key: _inward(inner) for key, inner in schema.items()}
    reference = schema.get("$ref")
    if isinstance(reference, str) and reference.startswith(_SHARED):
        turned["$ref"] = f"#/$defs/{reference.removeprefix(_SHARED)}"
    return turned
