"""A tool's cases in, proved scenes out, and for each case its scene or the reason why it has none."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

import msgspec

from seer import canon
from seer import recipe as recipes
from seer.curate import choose
from seer.curate.dedupe import Deduper
from seer.curate.near import Near
from seer.curate.prove import prove
from seer.curate.repairs import rescuable
from seer.pipeline._timings import Watch
from seer.records import CARRIED_OUT, DERIVED, DOUBTFUL, NEGATIVE, POSITIVE, Case, Dropped, Kind, Recipe, Scene, Tool
from seer.scene.compose import Composer
from seer.scene.doubts import STRONG, Doubts
from seer.words.supply import Supply

ENOUGH = "enough"
"""Why a case has no scene that could have one: its tool has as many as the recipe asks for."""
_TRIED = 24
"""Cases that are tried for a derived kind."""


class Wording:
    """Words one tool in one locale; collects the scenes that are proved and what was dropped."""

    def __init__(
        self,
        composer: Composer,
        tools: Mapping[str, Tool],
        recipe: Recipe,
        *,
        locale: str,
        doubts: Doubts,
        deduper: Deduper,
        supply: Supply,
        watch: Watch,
    ) -> None:
        self.scenes: list[Scene] = []
        self.dropped: list[Dropped] = []
        self._composer = composer
        self._tools = tools
        self._seed = recipe.seed
        self._locale = locale
        self._quotas = recipes.quotas(recipe)
        self._doubts = doubts
        self._doubtful = recipes.doubtful(recipe)
        self._exact = recipe.kinds is not None or recipe.profile == "smoke"
        self._deduper = deduper
        self._near = Near(recipe.near_duplicates)
        self._supply = supply
        self._watch = watch

    def word(self, cases: Sequence[Case]) -> tuple[Case, ...]:
        """Word as many of the tool's cases as the recipe asks for, faulty ones first."""
        self._marked: dict[str, Case] = {}
        queues = {kind: self._queue(cases, kind) for kind in (*POSITIVE, *NEGATIVE)}
        queues |= {kind: self._derived(cases, kind) for kind in DERIVED}
        faulty = choose.turns(self._quotas, (*NEGATIVE, "irrelevant"))
        made = self._fill(queues, faulty, len(faulty))
        valid = choose.turns(self._quotas, CARRIED_OUT)
        kinds = len({case.kind for case in cases if case.kind in POSITIVE and self._quotas.get(case.kind)})
        exact = len(valid) if self._exact else choose.goal(len(valid), len(faulty), made=made, kinds=kinds)
        self._fill(queues, valid, exact)
        unsure = choose.turns(self._quotas, ("ambiguous",))
        self._fill(queues, unsure, len(unsure))
        return tuple(self._marked.get(case.id) or _without(case, case.why or ENOUGH) for case in cases)

    def _fill(self, queues: Mapping[Kind, Iterator[Scene]], turns: Sequence[Kind], goal: int) -> int:
        made = 0
        rest = () if self._exact else sorted({*turns} - {*DERIVED}, key=turns.index) * goal
        for kind in (*turns, *rest):
            if made == goal:
                break
            made += next(queues[kind], None) is not None
        return made

    def _queue(self, cases: Sequence[Case], kind: Kind) -> Iterator[Scene]:
        waiting, made = (case for case in cases if case.kind == kind and not case.why), False
        for case in choose.order(waiting, seed=self._seed, oddity=self._doubts.oddity):
            scene = self._worded(case) if self._may_ask(case, last=made) else self._doubted(case)
            if isinstance(scene, Scene):
                made = True
                self.scenes.append(scene)
                self._marked[case.id] = msgspec.structs.replace(case, scene=scene.id)
                yield scene
            else:
                self._marked[case.id] = _without(case, scene)

    def _may_ask(self, case: Case, *, last: bool) -> bool:
        """Tell whether a case may have a scene: without strong doubts, and without any after one of its kind."""
        found = self._doubts.of(case)
        return self._doubtful or not found or not (last or not STRONG.isdisjoint(found))

    def _doubted(self, case: Case) -> str:
        return DOUBTFUL + ", ".join(self._doubts.of(case))

    def _derived(self, cases: Sequence[Case], kind: Kind) -> Iterator[Scene]:
        """Give scenes that are made of cases of kind normal: what is offered makes them what they are."""
        normal = [case for case in cases if case.kind == "normal" and not case.why]
        fit = normal if normal and self._composer.may_derive(kind, normal[0].tool) else []
        made = len(self.scenes)
        ordered = choose.order(fit, seed=canon.seed(self._seed, kind), oddity=self._doubts.oddity)
        for case in islice(ordered, _TRIED):
            if not self._may_ask(case, last=len(self.scenes) > made):
                continue
            yield from self._first(self._composer.derived(kind, case), kind, case)
        if kind == "irrelevant" and normal:
            for draft in self._composer.neutral(normal[0].tool):
                yield from self._first(iter([draft]), kind, None)

    def _first(self, drafts: Iterator[Scene], kind: Kind, case: Case | None) -> Iterator[Scene]:
        """Keep and give the first draft that is proved; where there is none, note what is wrong with the first."""
        troubles = []
        for draft in drafts:
            trouble = self._trouble(draft)
            if trouble is None:
                self.scenes.append(draft)
                yield draft
                return
            troubles.append((*trouble, draft.turns[0].say))
        if troubles and case is not None:
            self._drop(case, kind, *troubles[0])

    def _worded(self, case: Case) -> Scene | str:
        repair = None if case.valid else rescuable(case.arguments, self._tools[case.tool], case.violations)
        if repair:
            return f"rescuable: {repair}"
        drafts = self._composer.drafts(case)
        if isinstance(drafts, str):
            return drafts
        troubles = []
        for draft in drafts:
            if (
                not self._doubtful
                and not case.valid
                and self._doubts.is_odd_answer(case, draft.expect.calls[0].arguments)
            ):
                return f"{DOUBTFUL}odd_answer"
            trouble = self._trouble(draft)
            if trouble is None:
                return draft
            troubles.append((*trouble, draft.turns[0].say))
        self._drop(case, case.kind, *troubles[0])
        return troubles[0][0]

    def _drop(self, case: Case, kind: Kind, reason: str, detail: str, say: str) -> None:
        self.dropped.append(
            Dropped(tool=case.tool, kind=kind, locale=self._locale, reason=reason, detail=detail, case=case.id, say=say)
        )

    def _trouble(self, draft: Scene) -> tuple[str, str] | None:
        with self._watch.at("prove"):
            trouble = prove(draft, self._tools, self._supply)
            if trouble:
                return trouble
            near = self._near.like(draft)
            if near:
                return "near_duplicate", near
            twin = self._deduper.seen(draft)
            if twin:
                return "duplicate", f"says the same as {twin}"
            self._near.keep(draft)
        return None


def _without(case: Case, why: str) -> Case:
    return msgspec.structs.replace(case, why=why)
