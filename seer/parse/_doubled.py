"""Keys that stand twice in a document in, how each is read out: two items of one path as one."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.records import Json, Object


class Doubled(NamedTuple):
    """A key that stands again in its mapping, and the value that it had before."""

    holder: "Object"
    key: str
    before: "Json"


def joined(document: "Json", doubled: "Sequence[Doubled]") -> list[str]:
    """Read the two items of an OpenAPI path as one; of other keys the last value is kept. Give how each was read."""
    paths = document.get("paths") if isinstance(document, dict) else None
    later_first = [_joined(each) if each.holder is paths else "the last one is kept" for each in reversed(doubled)]
    return later_first[::-1]


def _joined(each: Doubled) -> str:
    before, after = each.before, each.holder[each.key]
    if not isinstance(before, dict) or not isinstance(after, dict):
        return "the last one is kept"
    each.holder[each.key] = {**before, **after}
    both = ", ".join(name for name in before if name in after)
    return f"both are read as one{f', with {both} of the last' if both else ''}"
