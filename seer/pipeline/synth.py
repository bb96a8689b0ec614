"""Recipe in, a frozen eval set on disk out; what each tool gives is written as it comes and isn't held."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path

import msgspec

from seer.curate import sketch
from seer.errors import EvalSetError
from seer.evalset import store
from seer.evalset.diff import Diff, diff
from seer.evalset.draft import Draft, drafted
from seer.evalset.freeze import manifest
from seer.pipeline._hopeless import reasons
from seer.pipeline._jobs import parts
from seer.pipeline._read import Read, read
from seer.pipeline._timings import Off, Spent, Stopwatch
from seer.recipe import checked_locales, quotas
from seer.records import EvalSet, Manifest, Recipe, Tool, Warn
from seer.words.say import REASONS

Progress = Callable[[int, int], None]
"""Called with the tools that are done and their total."""


class Synthesis(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What `synth` made; `fresh` is false where the newest version already was the same.

    `made` counts by (kind, locale), argument sets under the locale ``""``; `timings` has seconds by stage, where they
    were asked for. `nothing_else` is true where doubtful requests were kept because there are no others.
    """

    path: Path
    manifest: Manifest
    fresh: bool
    diff: Diff | None
    made: Mapping[tuple[str, str], int]
    warnings: tuple[Warn, ...]
    timings: Mapping[str, Spent] | None = None
    nothing_else: bool = False

    @cached_property
    def evalset(self) -> EvalSet:
        """All of it, read when it is first asked for."""
        return store.load(self.path)


def synth(
    recipe: Recipe,
    *,
    root: Path,
    created: str,
    jobs: int = 1,
    timed: bool = False,
    progress: Progress = lambda _done, _total: None,
) -> Synthesis:
    """Make the next version of the eval set in `root`, or find that the newest is still right.

    `created` is the time that versions.jsonl notes, RFC 3339. `jobs` processes share the work and change nothing of
    what is made; from a script, more than one need its `if __name__ == "__main__"`. Raises SeerError on the user's
    mistakes; no version is there before all of it is proved. Where a person would hardly make any of the requests, and
    the recipe doesn't say what to do with such, they are kept: they are better than none.
    """
    watch = Stopwatch() if timed else Off()
    recipe = msgspec.structs.replace(recipe, locales=checked_locales(recipe))
    if recipe.near_duplicates is not None:
        sketch.needed()
    with watch.at("parse"):
        source = read(recipe)

    def frozen(recipe: Recipe) -> Synthesis:
        return _frozen(recipe, source, root=root, created=created, jobs=jobs, watch=watch, progress=progress)

    try:
        return frozen(recipe)
    except _AllDoubtfulError:
        if recipe.doubtful is not None:
            raise
    made = frozen(msgspec.structs.replace(recipe, doubtful=True))
    return msgspec.structs.replace(made, nothing_else=_has_scenes(made.made, recipe))


class _AllDoubtfulError(EvalSetError):
    """Every request is one that a person would hardly make so."""


def _frozen(
    recipe: Recipe, source: Read, *, root: Path, created: str, jobs: int, watch: Stopwatch | Off, progress: Progress
) -> Synthesis:
    before = store.newest(root)
    if before is not None and before.manifest.name != _name(recipe):
        message = f"holds the eval set {before.manifest.name!r}, not {_name(recipe)!r}"
        raise EvalSetError(message, where=str(root), fix="give the set a folder of its own with -o")
    with store.writing(root), drafted(root) as draft:
        with watch.at("write"):
            draft.begin(source.tools, source.defs)
        with closing(parts(source.tools, recipe, defs=source.defs, jobs=jobs, watch=watch)) as made:
            for done, part in enumerate(made, start=1):
                with watch.at("write"):
                    draft.add(part)
                progress(done, len(source.tools))
        silent = _silent(draft, recipe, source.tools)
        if before is not None:
            store.mend(root, created=created)
        with watch.at("write"):
            told = _manifest(draft, recipe, source, before)
            path = store.publish(draft, told, root, created=created)
    fresh = before is None or before.manifest.digest != told.digest
    change = None
    if before is not None and fresh:
        change = diff(before.side(), store.Head(folder=path, manifest=told).side())
    return Synthesis(
        path=path,
        manifest=told if fresh or before is None else before.manifest,
        fresh=fresh,
        diff=change,
        made=dict(draft.made),
        warnings=(*source.warnings, *silent),
        timings=watch.spent if isinstance(watch, Stopwatch) else None,
    )


def _name(recipe: Recipe) -> str:
    return recipe.name or "tools"


def _has_scenes(made: Mapping[tuple[str, str], int], recipe: Recipe) -> bool:
    """Tell whether there is a scene that asks for a tool, or any where no such scene is wanted."""
    wanted = {kind for kind, count in quotas(recipe).items() if count}
    asking = wanted - {"irrelevant"} or wanted
    return any(locale and kind in asking for kind, locale in made)


def _silent(draft: Draft, recipe: Recipe, tools: Sequence[Tool]) -> tuple[Warn, ...]:
    """Warn where no scene asks for any tool, so that the set holds argument sets alone; with `strict` an EvalSetError.

    Raises EvalSetError where there are no argument sets either.
    """
    if _has_scenes(draft.made, recipe):
        return ()
    where = ", ".join(recipe.specs)
    if not draft.whys:
        message = f"no argument set was found that fits the parameters of any tool: {reasons(tools)}"
        raise EvalSetError(message, where=where, fix="loosen what rules values out, or add a tool that takes some")
    message, fix = _why_silent(draft)
    if draft.counts.doubted and recipe.doubtful is None:
        raise _AllDoubtfulError(message, where=where, fix=fix)
    if recipe.strict:
        raise EvalSetError(message, where=where, fix=fix)
    told = f"no task asks for any tool, and the set holds argument sets alone: {message}; {fix}"
    return (Warn(where=where, what=told, kind="left_out"),)


def _why_silent(draft: Draft) -> tuple[str, str]:
    """Give the reason why no argument set has a scene that asks for it, and what would help."""
    known = {why: count for why, count in draft.whys.items() if not why.startswith("no wording")}
    if not known:
        locales = ", ".join(sorted({gap.locale for gap in draft.unworded}))
        fix = "give a phrasebook, which `seer templates phrasebook` begins, or another --locale"
        return f"no tool has a wording in {locales}", fix
    if draft.counts.doubted:
        ranked = sorted(draft.counts.doubted.items(), key=lambda item: (-item[1], item[0]))
        told = f"nobody would ask so: {', '.join(f'{doubt} {count}' for doubt, count in ranked)}"
        return told, "give its parameters examples, or pools in the recipe; or keep what is doubtful with --doubtful"
    first = max(known, key=lambda why: (why in REASONS, known[why], why))
    told = f"{REASONS.get(first, first)} ({known[first]} of {sum(known.values())})"
    return f"no argument set can be said in words: {told}", "bound what its parameters take, or describe them"


def _manifest(draft: Draft, recipe: Recipe, source: Read, before: store.Head | None) -> Manifest:
    return manifest(
        digest=draft.finish(),
        name=_name(recipe),
        version=1 if before is None else before.manifest.version + 1,
        parent=None if before is None else before.manifest.digest,
        seed=recipe.seed,
        profile=recipe.profile,
        locales=recipe.locales,
        sources=source.sources,
        recipe=msgspec.to_builtins(recipe),
        counts=draft.counts,
        coverage=draft.coverage,
        diversity=draft.diversity,
        unworded=draft.unworded,
        doubted=draft.doubted,
    )
