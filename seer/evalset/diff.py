"""Two versions of an eval set in, what was kept, came and went out."""

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from seer.evalset.freeze import scene_order

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.records import EvalSet


class ToolChange(Struct, frozen=True, kw_only=True):
    """How many of one tool's scenes were kept, came and went."""

    kept: int = 0
    added: int = 0
    removed: int = 0


class Diff(Struct, frozen=True, kw_only=True):
    """The way from one version to another: scene ids, tool names, and counts by tool where anything moved."""

    kept: tuple[str, ...]
    added: tuple[str, ...]
    removed: tuple[str, ...]
    tools_added: tuple[str, ...]
    tools_removed: tuple[str, ...]
    tools_changed: tuple[str, ...]
    by_tool: dict[str, ToolChange]


def diff(old: "EvalSet", new: "EvalSet") -> Diff:
    """Compare by ids and digests, which are made of content: what has the same id is the same."""
    before, after = {scene.id for scene in old.scenes}, {scene.id for scene in new.scenes}
    was, now = ({tool.name: tool.digest for tool in one.tools} for one in (old, new))
    kept, added, removed = (
        tuple(sorted(ids, key=scene_order)) for ids in (before & after, after - before, before - after)
    )
    return Diff(
        kept=kept,
        added=added,
        removed=removed,
        tools_added=tuple(sorted(now.keys() - was.keys())),
        tools_removed=tuple(sorted(was.keys() - now.keys())),
        tools_changed=tuple(sorted(name for name in was.keys() & now.keys() if was[name] != now[name])),
        by_tool=_by_tool(kept, added, removed),
    )


def _by_tool(kept: "Iterable[str]", added: "Iterable[str]", removed: "Iterable[str]") -> dict[str, ToolChange]:
    counts = [Counter(scene_order(scene_id)[0] for scene_id in ids) for ids in (kept, added, removed)]
    moved = sorted(counts[1].keys() | counts[2].keys())
    return {name: ToolChange(kept=counts[0][name], added=counts[1][name], removed=counts[2][name]) for name in moved}
