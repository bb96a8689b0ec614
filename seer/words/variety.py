"""Scenes in, how varied their words are in each locale out; in time that grows with the number of words.

Each tool's tasks are compared with each other only: so the figures don't fall as a set grows, and tools can be counted
one by one.
"""

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from seer.records import Diversity
from seer.words.grammar import grammar, locales

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from seer.records import Scene

_LENGTHS = 3
_DIGITS = 4


class Tally(Struct, frozen=True, kw_only=True):
    """What is counted of one tool's tasks in one locale, or of several tools'.

    `runs` and `distinct` count runs of one, two and three words; `shared` counts those of three that a task has and
    another has, too, for each two tasks, of `compared`.
    """

    tools: int
    scenes: int
    templates: int
    runs: tuple[int, ...]
    distinct: tuple[int, ...]
    shared: int
    compared: int


def tallies(scenes: "Iterable[Scene]") -> dict[str, Tally]:
    """Count one tool's tasks by locale."""
    by_locale: dict[str, list[Scene]] = {}
    for scene in scenes:
        by_locale.setdefault(scene.locale, []).append(scene)
    return {locale: _tally(found, locale) for locale, found in by_locale.items()}


def diversity(counted: "Iterable[Mapping[str, Tally]]") -> dict[str, Diversity]:
    """Give the figures of a set by locale, from what was counted of each tool."""
    by_locale: dict[str, list[Tally]] = {}
    for one in counted:
        for locale, tally in one.items():
            by_locale.setdefault(locale, []).append(tally)
    return {locale: _figures(found) for locale, found in sorted(by_locale.items())}


def diversity_of(scenes: "Iterable[Scene]") -> dict[str, Diversity]:
    """Give the figures of all scenes of a set by locale."""
    by_tool: dict[str, list[Scene]] = {}
    for scene in scenes:
        by_tool.setdefault(scene.id.rsplit(".", 2)[0], []).append(scene)
    return diversity(map(tallies, by_tool.values()))


def _tally(scenes: "Sequence[Scene]", locale: str) -> Tally:
    has_gaps = locale.split("-", maxsplit=1)[0] not in locales() or bool(grammar(locale).gap)
    runs = [0] * _LENGTHS
    words, pairs, tasks = set[str](), set[tuple[str, str]](), Counter[tuple[str, str, str]]()
    held = 0
    for scene in scenes:
        text = "\n".join([turn.say for turn in scene.turns]).lower()
        said: Sequence[str] = text.split() if has_gaps else "".join(text.split())
        for size in range(_LENGTHS):
            runs[size] += max(len(said) - size, 0)
        after, last = said[1:], said[2:]
        words.update(said)
        pairs.update(zip(said, after, strict=False))
        longest = set(zip(said, after, last, strict=False))
        tasks.update(longest)
        held += len(longest)
    return Tally(
        tools=1,
        scenes=len(scenes),
        templates=len({scene.template for scene in scenes}),
        runs=tuple(runs),
        distinct=(len(words), len(pairs), len(tasks)),
        shared=sum(count * (count - 1) for count in tasks.values()),
        compared=held * (len(scenes) - 1),
    )


def _figures(found: "Sequence[Tally]") -> Diversity:
    runs = (sum(tally.runs[size] for tally in found) for size in range(_LENGTHS))
    distinct = (sum(tally.distinct[size] for tally in found) for size in range(_LENGTHS))
    tools = sum(tally.tools for tally in found)
    return Diversity(
        scenes=sum(tally.scenes for tally in found),
        distinct=tuple(_share(one, of) for one, of in zip(distinct, runs, strict=True)),
        templates=round(sum(tally.templates for tally in found) / tools, 2),
        self_similarity=_share(sum(tally.shared for tally in found), sum(tally.compared for tally in found)),
    )


def _share(part: int, whole: int) -> float:
    return round(part / whole, _DIGITS) if whole else 0.0
