"""Argument set with a value put in, the same with what is beside it agreeing with it out."""

from typing import TYPE_CHECKING

from seer.sample.coherent import agree, touches
from seer.schema import pointer

if TYPE_CHECKING:
    from collections.abc import Collection

    from seer.generate.base import Base
    from seer.records import Json, Object


def agreed(base: "Base", arguments: "Json", place: str) -> "Object":
    """Let what stands beside a place agree with it, which stays: an end moves where a start was put behind it.

    Where the schema doesn't allow that, or the arguments aren't valid, they are given as they are.
    """
    above, token = pointer.parent(place), pointer.split(place)[-1:]
    return _settled(base, arguments, above, fixed=token) if touched(arguments, place) else arguments


def fitted(base: "Base", arguments: "Object", place: str) -> "Object":
    """Let what stands at a place agree with all that stands beside it, as `agreed` does the other way round."""
    if not touched(arguments, place):
        return arguments
    above, token = pointer.parent(place), pointer.split(place)[-1]
    return _settled(base, arguments, above, fixed=[name for name in pointer.get(arguments, above) if name != token])


def touched(arguments: "Json", place: str) -> bool:
    """Tell whether a value may have to agree with others of its object."""
    if not place:
        return False
    around = pointer.get(arguments, pointer.parent(place), None)
    return isinstance(around, dict) and len(around) > 1 and touches(pointer.split(place)[-1], frozenset(around))


def _settled(base: "Base", arguments: "Json", above: str, *, fixed: "Collection[str]") -> "Object":
    judge = base.judge
    around: Object = pointer.get(arguments, above)

    def put(values: "Json") -> "Object":
        made: Object = pointer.replace(arguments, above, values) if above else values
        return made

    if judge is None or not judge.valid(arguments):
        return put(around)
    made = agree(dict(around), fits=lambda name, value: judge.valid(put({**around, name: value})), fixed=fixed)
    whole = put(made)
    return whole if made != around and judge.valid(whole) else put(around)
