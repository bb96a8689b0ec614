"""What one tool gave in, its share of each file and of the counts out; and such shares in, their sum out."""

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct, structs

from seer import canon
from seer.evalset.freeze import count, linked, scene_order
from seer.records import DISPUTED, Counts, Coverage, Doubted, Unworded
from seer.schema.coverage import coverage
from seer.words.variety import Tally, tallies

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seer.records import Case, Dropped, Scene, Tool

_Sum = TypeVar("_Sum", Counts, Coverage)


class Part(Struct, frozen=True, kw_only=True):
    """One tool's lines of each file, sorted; `made` counts by (kind, locale), argument sets under the locale ``""``."""

    tool: str
    cases: bytes
    scenes: bytes
    dropped: bytes
    counts: Counts
    coverage: Coverage
    variety: dict[str, Tally]
    unworded: tuple[Unworded, ...]
    doubted: tuple[Doubted, ...]
    made: dict[tuple[str, str], int]
    whys: dict[str, int]


def part(
    tool: "Tool",
    *,
    cases: "Iterable[Case]",
    scenes: "Iterable[Scene]",
    dropped: "Iterable[Dropped]",
    unworded: "tuple[Unworded, ...]",
    doubted: "tuple[Doubted, ...]" = (),
    locales: "Sequence[str]",
    exhaustive: bool = False,
    strength: int = 1,
) -> Part:
    """Sort and link what one tool gave. Raises ValueError on what JSON can't hold."""
    told = tuple(sorted(scenes, key=lambda scene: scene_order(scene.id)))
    lost = tuple(dropped)
    proved = tuple(sorted(linked(cases, told, lost, locales), key=lambda case: (case.kind, case.id)))
    return Part(
        tool=tool.name,
        cases=canon.lines(proved),
        scenes=canon.lines(told),
        dropped=b"".join(sorted(canon.encode(one) + b"\n" for one in lost)),
        counts=count((tool,), proved, told, lost),
        coverage=coverage(
            (tool,),
            proved,
            told,
            exhaustive=exhaustive,
            disputed=sum(one.reason == DISPUTED for one in lost),
            strength=strength,
        ),
        variety=tallies(told),
        unworded=unworded,
        doubted=doubted,
        made=dict(Counter([*((one.kind, one.locale) for one in told), *((one.kind, "") for one in proved)])),
        whys=dict(Counter(case.why for case in proved if case.why)),
    )


def total(parts: "Sequence[_Sum]") -> "_Sum":
    """Add up records field by field: numbers and counts by name are summed, lists are joined."""
    columns = zip(*map(structs.astuple, parts), strict=True)
    kind = type(parts[0])
    summed: dict[str, Any] = {name: _sum(column) for name, column in zip(kind.__struct_fields__, columns, strict=True)}
    return kind(**summed)


def _sum(column: "Sequence[Any]") -> object:
    first = column[0]
    if isinstance(first, dict):
        counted: Counter[str] = Counter()
        for one in column:
            counted.update(one)
        return dict(counted)
    if isinstance(first, tuple):
        return tuple(one for several in column for one in several)
    return sum(column)
