"""Eval set and agent in, a scored run on disk out; a run's folder in, its report out."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import msgspec

from seer import canon
from seer import recipe as recipes
from seer.agents import AGENTS, InfraError, about
from seer.checks import CHECKS
from seer.curate.read import merge, read
from seer.errors import EvalSetError, RunError
from seer.evalset import store
from seer.records import (
    AgentOptions,
    EvalSet,
    Recipe,
    Report,
    RunHeader,
    Score,
    Summary,
    Trial,
    Weights,
)
from seer.report import REPORTS
from seer.run.answers import answers
from seer.run.execute import execute
from seer.run.header import header
from seer.run.journal import HEADER, TRIALS, open_journal, read_header, read_trials
from seer.run.play import trial_id
from seer.run.ports import Connection
from seer.run.prompt import prompt_digest
from seer.score.score import score
from seer.score.summarise import summarise
from seer.world.respond import Service

Progress = Callable[[int, int], None]
SCORES, SUMMARY, PAGE = "scores.jsonl", "summary.json", "report.html"


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """A finished run and where it lies."""

    folder: Path
    report: Report


def play(
    evalset: Path,
    options: AgentOptions,
    recipe: Recipe,
    *,
    output: Path | None = None,
    progress: Progress = lambda _done, _total: None,
) -> Run:
    """Run an agent on an eval set, score it and write it to `output`, else to runs/<id>; an unfinished run goes on.

    Raises EvalSetError where the set's digests don't hold or it has no scene, AgentError where the agent can't be
    reached at all, RunError where the folder holds another run or this one finished.
    """
    chosen = store.load(evalset)
    if not chosen.scenes:
        message = "holds argument sets alone: there is no scene to run"
        fix = "give its tools a phrasebook, which `seer templates phrasebook` begins, and make it anew"
        raise EvalSetError(message, where=str(evalset), fix=fix)
    module = AGENTS.get(options.name)
    behind = about(module, options)
    head = header(
        chosen.manifest,
        agent=f"{options.name}:{options.target}" if options.target else options.name,
        options=options,
        prompt_digest=prompt_digest(),
        scenes=len(chosen.scenes),
        repetitions=recipe.repetitions,
        scoring={
            **msgspec.to_builtins(recipes.weights(recipe)),
            "budget": msgspec.to_builtins(recipe.budget),
            "evalset": evalset.as_posix(),
        },
        model=behind.model,
        provider=behind.provider,
        base_url=behind.base_url,
        tool_parser=behind.tool_parser,
        checkout=Path.cwd(),
    )
    folder = output or Path("runs") / head.id
    told = _told(options.name, chosen)
    _execute(
        chosen,
        head,
        folder,
        connect=lambda: module.connect(options, **told),
        recipe=recipe,
        progress=progress,
    )
    return Run(folder=folder, report=_scored(folder, head, chosen))


def _told(agent: str, evalset: EvalSet) -> Mapping[str, object]:
    """Give what seer's own agents are told beside prompts: the reference the answers, the solver how to read."""
    if agent == "reference":
        return {"answers": answers(evalset.scenes)}
    if agent == "solver":
        return {"read": read, "merge": merge, "known": {tool.name: tool for tool in evalset.tools}}
    return {}


def _execute(
    evalset: EvalSet,
    head: RunHeader,
    folder: Path,
    *,
    connect: Callable[[], AbstractAsyncContextManager[Connection]],
    recipe: Recipe,
    progress: Progress,
) -> None:
    service = Service(evalset.tools, evalset.defs)
    total = head.scenes * head.repetitions

    async def work() -> None:
        with open_journal(folder, head) as journal:
            progress(len(journal.trials), total)
            await execute(
                evalset,
                connect,
                open_world=service.open,
                infra=InfraError,
                journal=journal,
                repetitions=recipe.repetitions,
                workers=recipe.workers,
                budget=recipe.budget,
                on_trial=lambda _: progress(len(journal.trials), total),
            )

    asyncio.run(work())


def _scored(folder: Path, head: RunHeader, evalset: EvalSet) -> Report:
    """Score a run's trials and write scores and summary."""
    trials, weights = _trials(folder, head, evalset), _weights(folder, head)
    checks = [CHECKS.get(name).check for name in CHECKS.names()]
    scores = score(trials, evalset.scenes, evalset.tools, weights=weights, checks=checks)
    total = head.scenes * head.repetitions
    summary = summarise(trials, evalset.scenes, scores, weights=weights, expected_trials=total)
    _write(folder / SCORES, canon.lines(scores))
    _write(folder / SUMMARY, canon.encode(summary) + b"\n")
    return Report(
        header=head, summary=summary, scenes=evalset.scenes, tools=evalset.tools, trials=trials, scores=scores
    )


def _weights(folder: Path, head: RunHeader) -> Weights:
    """Give the weights of a run. Raises RunError where its header holds none that can be."""
    given = {name: head.scoring[name] for name in Weights.__struct_fields__ if name in head.scoring}
    try:
        weights = msgspec.convert(given, Weights)
    except msgspec.ValidationError as error:
        raise _spoiled(folder / HEADER, f"its scoring can't be used: {error}") from None
    for name, share in msgspec.structs.asdict(weights).items():
        if not 0.0 <= share <= 1.0:
            raise _spoiled(folder / HEADER, f"{name} is {share}, not a share from 0 to 1")
    return weights


def _trials(folder: Path, head: RunHeader, evalset: EvalSet) -> tuple[Trial, ...]:
    """Read a run's trials. Raises RunError where one doesn't belong to the run."""
    trials, scenes = read_trials(folder), {scene.id: scene for scene in evalset.scenes}
    for trial in trials:
        if trial.scene not in scenes:
            raise _spoiled(folder / TRIALS, f"trial {trial.id} plays {trial.scene}, which the eval set lacks")
        if trial.id != trial_id(scenes[trial.scene], trial.repetition):
            raise _spoiled(folder / TRIALS, f"trial {trial.id} is not {trial.scene}.{trial.repetition}")
        if not 1 <= trial.repetition <= head.repetitions:
            raise _spoiled(folder / TRIALS, f"trial {trial.id} is beyond the run's {head.repetitions} repetitions")
    return trials


def _scores(folder: Path, trials: Iterable[Trial]) -> tuple[Score, ...]:
    """Read a run's scores. Raises RunError where one is of no trial, or can't be."""
    decoder, played = canon.decoder(Score), {trial.id: trial.scene for trial in trials}
    scores = tuple(decoder.decode(line) for line in (folder / SCORES).read_bytes().splitlines())
    for one in scores:
        if played.get(one.trial) != one.scene:
            raise _spoiled(folder / SCORES, f"holds a score of trial {one.trial} of {one.scene}, which was not played")
        if not 0.0 <= (one.value or 0.0) <= 1.0 or one.n < 1:
            raise _spoiled(folder / SCORES, f"the {one.check} of {one.trial} is {one.value} over {one.n}")
    return scores


def _spoiled(path: Path, what: str) -> RunError:
    fix = "score it again with `seer score`" if path.name in {SCORES, SUMMARY} else "run again into a new folder"
    return RunError(what, where=str(path), fix=fix)


def rescore(folder: Path, *, evalset: Path | None = None) -> Run:
    """Score a run again from its trials, with the eval set that it was run on or a copy of it elsewhere."""
    head = read_header(folder)
    return Run(folder=folder, report=_scored(folder, head, _evalset_of(head, folder, evalset)))


def load_report(folder: Path, *, evalset: Path | None = None) -> Report:
    """Read a scored run. Raises RunError where it isn't finished, its files are at odds, or its set is gone."""
    head = read_header(folder)
    weights = _weights(folder, head)
    chosen = _evalset_of(head, folder, evalset)
    trials = _trials(folder, head, chosen)
    try:
        summary = canon.decoder(Summary).decode((folder / SUMMARY).read_bytes())
        scores = _scores(folder, trials)
    except FileNotFoundError:
        message = "the run has no summary: it was stopped before its end"
        raise RunError(message, where=str(folder), fix="run it again to go on, or `seer score` what there is") from None
    except (OSError, ValueError, RecursionError) as error:
        message = f"the run's scores can't be read: {error}"
        raise RunError(message, where=str(folder), fix="score it again with `seer score`") from None
    total = head.scenes * head.repetitions
    again = summarise(trials, chosen.scenes, scores, weights=weights, expected_trials=total)
    if canon.encode(again) != canon.encode(summary):
        raise _spoiled(folder / SUMMARY, "is not the summary of the run's trials and scores")
    return Report(header=head, summary=summary, scenes=chosen.scenes, tools=chosen.tools, trials=trials, scores=scores)


def _evalset_of(head: RunHeader, folder: Path, given: Path | None) -> EvalSet:
    named = head.scoring.get("evalset", "")
    if not isinstance(named, str):
        raise _spoiled(folder / HEADER, "its scoring names no path as its evalset")
    place = given or Path(named)
    try:
        chosen = store.load(_version(place, head.evalset_version))
    except EvalSetError as error:
        message = f"the eval set of the run can't be read ({error.what})"
        raise RunError(message, where=str(folder), fix=f"name it with --evalset; it was {place}") from None
    if chosen.manifest.digest != head.evalset_digest:
        message = f"{place} is not the eval set that was run: digest {chosen.manifest.digest[:12]}"
        raise RunError(message, where=str(folder), fix=f"give the set with digest {head.evalset_digest[:12]}")
    return chosen


def _version(place: Path, version: int) -> Path:
    inner = place / f"v{version}"
    return inner if inner.is_dir() else place


def render(report: Report, name: str) -> str:
    """Write a report in one of the formats of seer.report."""
    return REPORTS.get(name).render(report)


def write_html(report: Report, folder: Path) -> Path:
    """Write the HTML report into a folder, or to the file that is named; give its path."""
    path = folder if folder.suffix == ".html" else folder / PAGE
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, render(report, "html").encode())
    except OSError as error:
        message = f"can't be written ({error.strerror})"
        raise RunError(message, where=str(path), fix="give another folder with -o") from None
    return path


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(f".{path.name}.new")
    draft.write_bytes(content)
    draft.replace(path)
