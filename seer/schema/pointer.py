"""JSON pointer and value in, the value at that place, or a copy with it replaced or removed, out (RFC 6901)."""

import re
from enum import Enum
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seer.records import Json


class Missing(Enum):
    """The type of MISSING: no value, where null would be one."""

    MISSING = "missing"


Slot: TypeAlias = "partial[Json]"
"""Takes a value, and gives a copy of a larger one with that in its place."""
Place: TypeAlias = "str | tuple[Place, str | int]"
"""A pointer, or a place and a step below it: most pointers are never written."""
MISSING: Final = Missing.MISSING
_INDEX: Final = re.compile(r"0|[1-9][0-9]*")
_DIGITS: Final = {str(digit): digit for digit in range(10)}


def escape(token: str | int) -> str:
    """Give a token as it stands in a pointer."""
    text = str(token)
    return text.replace("~", "~0").replace("/", "~1") if "~" in text or "/" in text else text


def join(pointer: str, token: str | int) -> str:
    """Give the pointer one step below."""
    return f"{pointer}/{escape(token)}"


@lru_cache(maxsize=65_536)
def split(pointer: str) -> tuple[str, ...]:
    """Give the tokens of a pointer, unescaped."""
    if not pointer:
        return ()
    if "~" not in pointer:
        return tuple(pointer[1:].split("/"))
    return tuple(token.replace("~1", "/").replace("~0", "~") for token in pointer[1:].split("/"))


def written(place: "Place") -> str:
    """Give the pointer of a place."""
    steps: list[str] = []
    while not isinstance(place, str):
        place, step = place
        steps.append(escape(step))
    return "/".join([place, *reversed(steps)])


def parent(pointer: str) -> str:
    """Give the pointer one step above; the root is its own parent."""
    return pointer.rpartition("/")[0]


def get(value: "Json", pointer: str, default: Any = MISSING) -> "Json":
    """Give the value at a pointer, or `default` where there is none."""
    for token in split(pointer):
        value = value.get(token, MISSING) if type(value) is dict else child(value, token)
        if value is MISSING:
            return default
    return value


def child(value: "Json", token: str) -> "Json":
    """Give the value one step below, or MISSING where there is none."""
    if isinstance(value, dict):
        return value.get(token, MISSING)
    if isinstance(value, list | tuple):
        index = _index(token)
        return value[index] if index is not None and index < len(value) else MISSING
    return MISSING


def _index(token: str) -> int | None:
    """Read an array index: ASCII digits with no zero before them."""
    if len(token) == 1:
        return _DIGITS.get(token)
    return int(token) if _INDEX.fullmatch(token) else None


def replace(value: "Json", pointer: str, new: "Json") -> "Json":
    """Give a copy with another value at a pointer; only the containers on the way are copied.

    A last token that an object lacks is added to it, and one just past the end of an array is appended.
    Raises KeyError where the containers on the way aren't there.
    """
    return slot(value, pointer)(new)


def slot(value: "Json", pointer: str) -> "Slot":
    """Give `replace` for one value and pointer: what takes another value to put there."""
    tokens = split(pointer)
    way: list[tuple[Any, str | int]] = []
    for number, token in enumerate(tokens, 1):
        is_last = number == len(tokens)
        if isinstance(value, dict):
            way.append((value, token))
            value = None if is_last else value[token]
            continue
        index = _index(token)
        if not isinstance(value, list) or index is None or index >= len(value) + is_last:
            raise KeyError(token)
        value = [*value, None] if index == len(value) else value
        way.append((value, index))
        value = value[index]
    way.reverse()
    return partial(_put, way)


def slot_below(above: "Slot", container: "Json", key: str) -> "Slot":
    """Give the slot of a key of the object that stands, or is put, in another slot."""
    return partial(_put, [(container, key), *above.args[0]])


def _put(way: "Iterable[tuple[Any, str | int]]", new: "Json") -> "Json":
    for container, key in way:
        copy = container.copy()
        copy[key] = new
        new = copy
    return new


def remove(value: "Json", pointer: str) -> "Json":
    """Give a copy without the value at a pointer; the root and absent places can't be removed (KeyError)."""
    tokens = split(pointer)
    if not tokens:
        raise KeyError(pointer)
    above, last = parent(pointer), tokens[-1]
    container = get(value, above)
    if isinstance(container, dict) and last in container:
        return replace(value, above, {key: inner for key, inner in container.items() if key != last})
    index = _index(last)
    if isinstance(container, list) and index is not None and index < len(container):
        return replace(value, above, [*container[:index], *container[index + 1 :]])
    raise KeyError(pointer)


def leaves(value: "Json", pointer: str = "") -> "Iterator[tuple[str, Json]]":
    """Give each leaf with its pointer: scalars and empty containers, in document order."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from leaves(inner, join(pointer, key))
    elif isinstance(value, list) and value:
        for index, inner in enumerate(value):
            yield from leaves(inner, f"{pointer}/{index}")
    else:
        yield pointer, value
