"""Tools and recipe in, what each tool gives out: proved cases, the scenes that say them, and why others have none."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path

import msgspec

from seer import recipe as recipes
from seer.curate.dedupe import Deduper
from seer.evalset.freeze import doubts_of
from seer.evalset.part import Part, part
from seer.generate import explore
from seer.generate.once import as_known, with_aims
from seer.pipeline._timings import Off, Watch
from seer.pipeline._word import Wording
from seer.records import EXHAUSTIVE, Case, Definition, Doubted, Dropped, Recipe, Scene, Tool, Unworded
from seer.scene.compose import Composer
from seer.scene.doubts import Doubts
from seer.words.supply import Supply


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """All that one tool gives; by `said`, digests of what its scenes say, it shows whether tools say the same."""

    tool: str
    cases: tuple[Case, ...]
    scenes: tuple[Scene, ...]
    dropped: tuple[Dropped, ...]
    unworded: tuple[Unworded, ...]
    doubted: tuple[Doubted, ...]
    said: frozenset[bytes]


class Maker:
    """Makes the batches of these tools. A tool's batch depends on the others only by what is offered beside it."""

    def __init__(
        self, tools: Sequence[Tool], recipe: Recipe, *, defs: Iterable[Definition] = (), watch: Watch | None = None
    ) -> None:
        self._tools = {tool.name: tool for tool in tools}
        self._supply = Supply(defs)
        self._recipe = recipe
        self._watch = watch or Off()
        with self._watch.at("word"):
            self._composers = {locale: self._composer(tools, locale) for locale in recipe.locales}

    def _composer(self, tools: Sequence[Tool], locale: str) -> Composer:
        recipe = self._recipe
        templates = None if recipe.templates is None else Path(recipe.templates)
        return Composer(
            tools,
            locale=locale,
            seed=recipe.seed,
            now=recipe.now,
            offered=recipe.offered,
            templates=templates,
            styles=recipe.styles,
            supply=self._supply,
        )

    def batch(self, name: str, *, earlier: AbstractSet[bytes] = frozenset()) -> Batch:
        """Generate, word and prove in each locale; what is `said` earlier isn't said again."""
        tool, recipe = self._tools[name], self._recipe
        cases: dict[str, Case] = {}
        scenes: list[Scene] = []
        dropped: list[Dropped] = []
        unworded: list[Unworded] = []
        doubted: list[Doubted] = []
        said: set[bytes] = set()
        for locale, composer in self._composers.items():
            with self._watch.at("generate"):
                made = explore(
                    tool,
                    seed=recipe.seed,
                    locale=locale,
                    now=recipe.now,
                    effort=recipes.effort(recipe, locale),
                )
            mine = as_known(made.cases, cases.values())
            dropped += made.disputed
            gap = next((gap for gap in composer.unworded if gap.tool == name), None)
            if gap is not None:
                unworded.append(gap)
                cases = _best(cases, mine, f"no wording in {locale}")
                continue
            deduper = Deduper(locale, earlier)
            stage = Wording(
                composer,
                self._tools,
                recipe,
                locale=locale,
                doubts=Doubts(tool, seed=recipe.seed, locale=locale, now=recipe.now),
                deduper=deduper,
                supply=self._supply,
                watch=self._watch,
            )
            with self._watch.at("word"):
                told = stage.word(mine)
            cases = _best(cases, told, None)
            if not any(scene.request is not None and scene.kind != "irrelevant" for scene in stage.scenes):
                doubted += _doubted(name, locale, told)
            scenes += stage.scenes
            dropped += stage.dropped
            said |= deduper.said
        return Batch(
            tool=name,
            cases=tuple(cases.values()),
            scenes=tuple(scenes),
            dropped=tuple(dropped),
            unworded=tuple(unworded),
            doubted=tuple(doubted),
            said=frozenset(said),
        )

    def part(self, batch: Batch) -> Part:
        """Give a batch as it is written."""
        with self._watch.at("freeze"):
            return part(
                self._tools[batch.tool],
                cases=batch.cases,
                scenes=batch.scenes,
                dropped=batch.dropped,
                unworded=batch.unworded,
                doubted=batch.doubted,
                locales=self._recipe.locales,
                exhaustive=self._recipe.profile == EXHAUSTIVE,
                strength=self._recipe.strength,
            )


def _doubted(tool: str, locale: str, cases: Iterable[Case]) -> list[Doubted]:
    """Say why nothing asks for a tool, where that is for doubts."""
    counted = Counter(doubt for case in cases for doubt in doubts_of(case.why))
    ranked = sorted(counted, key=lambda doubt: (-counted[doubt], doubt))
    return [Doubted(tool=tool, locale=locale, doubts=tuple(ranked))] if ranked else []


def _best(known: Mapping[str, Case], cases: tuple[Case, ...], why: str | None) -> dict[str, Case]:
    """Make one case of those that are the same in several locales: what any aims at, and the scene of the first."""
    best = dict(known)
    for case in cases:
        earlier = best.get(case.id)
        mine = case if case.scene or case.why else msgspec.structs.replace(case, why=why)
        if earlier is None:
            best[case.id] = mine
            continue
        chosen = mine if mine.scene and not earlier.scene else earlier
        best[case.id] = with_aims(msgspec.structs.replace(chosen, aims=earlier.aims), mine.aims)
    return best
