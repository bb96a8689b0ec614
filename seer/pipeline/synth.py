"""Recipe in, a frozen eval set on disk out."""

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from seer.errors import EvalSetError
from seer.evalset import store
from seer.evalset.diff import Diff, diff
from seer.evalset.freeze import freeze
from seer.generate import generate
from seer.pipeline._read import Read, read
from seer.pipeline._word import Wording
from seer.recipe import checked_locales
from seer.records import Case, Dropped, EvalSet, Recipe, Scene, Tool, Unworded, Warn
from seer.scene.compose import Composer

Progress = Callable[[int, int], None]
"""Called with the tools that are done and their total."""


class Synthesis(msgspec.Struct, frozen=True, kw_only=True):
    """What `synth` made; `fresh` is false where the newest version already was the same."""

    path: Path
    evalset: EvalSet
    fresh: bool
    diff: Diff | None
    warnings: tuple[Warn, ...]


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """What generating and wording gave, in no particular order."""

    cases: tuple[Case, ...]
    scenes: tuple[Scene, ...]
    dropped: tuple[Dropped, ...]
    unworded: tuple[Unworded, ...]


def synth(recipe: Recipe, *, root: Path, created: str, progress: Progress = lambda _done, _total: None) -> Synthesis:
    """Make the next version of the eval set in `root`, or find that the newest is still right.

    `created` is the time that versions.jsonl notes, RFC 3339. Raises SeerError on the user's mistakes; nothing is
    written before everything is proved.
    """
    recipe = msgspec.structs.replace(recipe, locales=checked_locales(recipe))
    source = read(recipe)
    made = make(source.tools, recipe, progress=progress)
    if not made.scenes:
        raise _no_scene(made, recipe)
    before = store.newest(root)
    if before is not None and before.manifest.name != _name(recipe):
        message = f"holds the eval set {before.manifest.name!r}, not {_name(recipe)!r}"
        raise EvalSetError(message, where=str(root), fix="give the set a folder of its own with -o")
    if before is not None:
        store.mend(root, created=created)
    evalset = _frozen(recipe, source, made, before)
    if before is not None and before.manifest.digest == evalset.manifest.digest:
        return Synthesis(
            path=store.folder(root, before), evalset=before, fresh=False, diff=None, warnings=source.warnings
        )
    path = store.save(evalset, root, created=created)
    change = None if before is None else diff(before, evalset)
    return Synthesis(path=path, evalset=evalset, fresh=True, diff=change, warnings=source.warnings)


def _name(recipe: Recipe) -> str:
    return recipe.name or "tools"


def _no_scene(made: Made, recipe: Recipe) -> EvalSetError:
    if made.unworded and all((case.why or "").startswith("no wording") for case in made.cases):
        locales = ", ".join(sorted({gap.locale for gap in made.unworded}))
        message = f"no tool has a wording in {locales}"
        return EvalSetError(message, where=", ".join(recipe.specs), fix="give a phrasebook or another --locale")
    reasons = Counter([*(drop.reason for drop in made.dropped), *(case.why for case in made.cases if case.why)])
    told = ", ".join(f"{reason}: {count}" for reason, count in reasons.most_common(4))
    message = f"no argument set can be said in words ({told})" if told else "no tool has a valid argument set"
    return EvalSetError(message, where=", ".join(recipe.specs), fix="bound what its parameters take, or describe them")


def _frozen(recipe: Recipe, source: Read, made: Made, before: EvalSet | None) -> EvalSet:
    return freeze(
        name=_name(recipe),
        tools=source.tools,
        defs=source.defs,
        cases=made.cases,
        scenes=made.scenes,
        dropped=made.dropped,
        unworded=made.unworded,
        recipe=msgspec.to_builtins(recipe),
        sources=source.sources,
        seed=recipe.seed,
        profile=recipe.profile,
        locales=recipe.locales,
        version=1 if before is None else before.manifest.version + 1,
        parent=None if before is None else before.manifest.digest,
    )


def make(tools: tuple[Tool, ...], recipe: Recipe, *, progress: Progress = lambda _done, _total: None) -> Made:
    """Generate, word, prove and dedupe: tools in, cases and scenes out."""
    cases: dict[str, Case] = {}
    stages: list[Wording] = []
    unworded: list[Unworded] = []
    known = {tool.name: tool for tool in tools}
    for index, locale in enumerate(recipe.locales):
        composer = _composer(tools, recipe, locale)
        unworded += composer.unworded
        wordless = {gap.tool: f"no wording in {locale}" for gap in composer.unworded}
        stages.append(Wording(composer, known, recipe, locale=locale))
        for done, tool in enumerate(tools):
            mine = generate(tool, seed=recipe.seed, locale=locale, now=recipe.now)
            cases |= _best(cases, mine if tool.name in wordless else stages[-1].word(mine), wordless.get(tool.name))
            progress(index * len(tools) + done + 1, len(tools) * len(recipe.locales))
    return Made(
        cases=tuple(cases.values()),
        scenes=tuple(scene for stage in stages for scene in stage.scenes),
        dropped=tuple(drop for stage in stages for drop in stage.dropped),
        unworded=tuple(unworded),
    )


def _composer(tools: tuple[Tool, ...], recipe: Recipe, locale: str) -> Composer:
    templates = None if recipe.templates is None else Path(recipe.templates)
    return Composer(tools, locale=locale, seed=recipe.seed, now=recipe.now, offered=recipe.offered, templates=templates)


def _best(known: Mapping[str, Case], cases: tuple[Case, ...], why: str | None) -> dict[str, Case]:
    """Make one case of those that are the same in several locales: what any aims at, and the scene of the first."""
    best: dict[str, Case] = {}
    for case in cases:
        earlier = known.get(case.id)
        mine = case if case.scene or case.why else msgspec.structs.replace(case, why=why)
        if earlier is None:
            best[case.id] = mine
            continue
        chosen = mine if mine.scene and not earlier.scene else earlier
        aims = (*earlier.aims, *(aim for aim in mine.aims if aim not in earlier.aims))
        best[case.id] = msgspec.structs.replace(chosen, aims=aims)
    return best
