"""Arguments as an agent wrote them in, an object or what is wrong with the text out."""

import msgspec

from seer.records import Json, Object

LONGEST = 1_000_000
DEEPEST = 100
_KINDS = {list: "a list", str: "a string", bool: "a boolean", int: "a number", float: "a number", type(None): "null"}


class UnparsableError(Exception):
    """The text is no JSON object."""


def parse(raw: str) -> Object:
    """Read the text of arguments. Raises UnparsableError, with a sentence on the text."""
    if len(raw) > LONGEST:
        message = f"the arguments have over {LONGEST} characters"
        raise UnparsableError(message)
    try:
        value = msgspec.json.decode(raw)
    except (ValueError, RecursionError) as error:
        reason = "they are empty" if not raw.strip() else str(error)
        message = f"the arguments are not JSON: {reason}"
        raise UnparsableError(message) from error
    if not isinstance(value, dict):
        message = f"the arguments must be a JSON object, not {_KINDS[type(value)]}"
        raise UnparsableError(message)
    if raw.count("{") + raw.count("[") > DEEPEST and _depth(value) > DEEPEST:
        message = f"the arguments are nested over {DEEPEST} levels deep"
        raise UnparsableError(message)
    return value


def _depth(value: Json) -> int:
    depth, level = 0, [value]
    while level:
        depth += 1
        level = [inner for outer in level for inner in _inside(outer)]
    return depth


def _inside(value: Json) -> list[Json]:
    if isinstance(value, dict):
        value = list(value.values())
    return [inner for inner in value if isinstance(inner, dict | list)]
