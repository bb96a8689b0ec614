"""Two versions of an eval set in, what was kept, came and went out."""

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from seer.evalset.freeze import scene_order

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


class ToolChange(Struct, frozen=True, kw_only=True):
    """How many of one tool's scenes were kept, came and went."""

    kept: int = 0
    added: int = 0
    removed: int = 0


class Diff(Struct, frozen=True, kw_only=True):
    """The way from one version to another: how many scenes, which tools, and counts by tool where anything moved."""

    kept: int
    added: int
    removed: int
    tools_added: tuple[str, ...]
    tools_removed: tuple[str, ...]
    tools_changed: tuple[str, ...]
    by_tool: dict[str, ToolChange]


class Side(NamedTuple):
    """What is compared of a version: digests of its tools by name, and the ids of its scenes in their order."""

    tools: "Mapping[str, str]"
    scenes: "Iterable[str]"


def diff(old: Side, new: Side) -> Diff:
    """Compare by ids and digests, which are made of content: what has the same id is the same.

    Scenes are gone through once on each side and never held.
    """
    was, now = old.tools, new.tools
    counts: Counter[tuple[str, str]] = Counter()
    for scene_id, change in _merged(iter(old.scenes), iter(new.scenes)):
        counts[scene_order(scene_id)[0], change] += 1
    moved = sorted({tool for tool, change in counts if change != "kept"})
    kept, added, removed = (
        sum(count for (_, change), count in counts.items() if change == which) for which in ("kept", "added", "removed")
    )
    return Diff(
        kept=kept,
        added=added,
        removed=removed,
        tools_added=tuple(sorted(now.keys() - was.keys())),
        tools_removed=tuple(sorted(was.keys() - now.keys())),
        tools_changed=tuple(sorted(name for name in was.keys() & now.keys() if was[name] != now[name])),
        by_tool={
            tool: ToolChange(**{change: counts[tool, change] for change in ("kept", "added", "removed")})
            for tool in moved
        },
    )


def _merged(old: "Iterator[str]", new: "Iterator[str]") -> "Iterator[tuple[str, str]]":
    """Walk two ordered lists of ids as one, and say of each id whether it was kept, added or removed."""
    before, after = next(old, None), next(new, None)
    while before is not None or after is not None:
        if before == after and before is not None:
            yield before, "kept"
            before, after = next(old, None), next(new, None)
        elif after is None or (before is not None and scene_order(before) < scene_order(after)):
            yield str(before), "removed"
            before = next(old, None)
        else:
            yield after, "added"
            after = next(new, None)
