"""A tool's cases in, proved scenes out, and for each case its scene or the reason why it has none."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from seer import recipe as recipes
from seer.curate import choose
from seer.curate.dedupe import Deduper
from seer.curate.prove import prove
from seer.curate.repairs import rescuable
from seer.pipeline._timings import Watch
from seer.records import NEGATIVE, POSITIVE, Case, Dropped, Kind, Recipe, Scene, Tool
from seer.scene.compose import Composer

ENOUGH = "enough"
"""Why a case has no scene that could have one: its tool has as many as the recipe asks for."""


class Wording:
    """Words one tool in one locale; collects the scenes that are proved and what was dropped."""

    def __init__(
        self,
        composer: Composer,
        tools: Mapping[str, Tool],
        recipe: Recipe,
        *,
        locale: str,
        deduper: Deduper,
        watch: Watch,
    ) -> None:
        self.scenes: list[Scene] = []
        self.dropped: list[Dropped] = []
        self._composer = composer
        self._tools = tools
        self._seed = recipe.seed
        self._locale = locale
        self._quotas = recipes.quotas(recipe)
        self._exact = recipe.kinds is not None or recipe.profile == "smoke"
        self._deduper = deduper
        self._watch = watch

    def word(self, cases: Sequence[Case]) -> tuple[Case, ...]:
        """Word as many of the tool's cases as the recipe asks for, faulty ones first."""
        self._marked: dict[str, Case] = {}
        queues = {kind: self._queue(cases, kind) for kind in (*POSITIVE, *NEGATIVE)}
        faulty = choose.turns(self._quotas, NEGATIVE)
        made = self._fill(queues, faulty, len(faulty))
        valid = choose.turns(self._quotas, POSITIVE)
        kinds = len({case.kind for case in cases if case.kind in POSITIVE and self._quotas.get(case.kind)})
        exact = len(valid) if self._exact else choose.goal(len(valid), len(faulty), made=made, kinds=kinds)
        self._fill(queues, valid, exact)
        return tuple(self._marked.get(case.id) or _without(case, case.why or ENOUGH) for case in cases)

    def _fill(self, queues: Mapping[Kind, Iterator[Scene]], turns: Sequence[Kind], goal: int) -> int:
        made = 0
        rest = () if self._exact else sorted(set(turns), key=turns.index) * goal
        for kind in (*turns, *rest):
            if made == goal:
                break
            made += next(queues[kind], None) is not None
        return made

    def _queue(self, cases: Sequence[Case], kind: Kind) -> Iterator[Scene]:
        for case in choose.order((case for case in cases if case.kind == kind and not case.why), seed=self._seed):
            scene = self._worded(case)
            if isinstance(scene, Scene):
                self.scenes.append(scene)
                self._marked[case.id] = msgspec.structs.replace(case, scene=scene.id)
                yield scene
            else:
                self._marked[case.id] = _without(case, scene)

    def _worded(self, case: Case) -> Scene | str:
        repair = None if case.valid else rescuable(case.arguments, self._tools[case.tool], case.violations)
        if repair:
            return f"rescuable: {repair}"
        drafts = self._composer.drafts(case)
        if isinstance(drafts, str):
            return drafts
        troubles = []
        for draft in drafts:
            trouble = self._trouble(draft)
            if trouble is None:
                return draft
            troubles.append((*trouble, draft.turns[0].say))
        reason, detail, say = troubles[0]
        self.dropped.append(
            Dropped(
                tool=case.tool, kind=case.kind, locale=self._locale, reason=reason, detail=detail, case=case.id, say=say
            )
        )
        return reason

    def _trouble(self, draft: Scene) -> tuple[str, str] | None:
        with self._watch.at("prove"):
            trouble = prove(draft, self._tools)
            if trouble:
                return trouble
            twin = self._deduper.seen(draft)
        return ("duplicate", f"says the same as {twin}") if twin else None


def _without(case: Case, why: str) -> Case:
    return msgspec.structs.replace(case, why=why)
