"""Eval set and agent in, trials out: workers that play scenes side by side and write each trial down as it ends."""

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator, Sequence

from seer.errors import RunError
from seer.records import Budget, EvalSet, Scene, Trial
from seer.run.journal import Journal
from seer.run.play import Player, trial_id
from seer.run.ports import Connect, OpenWorld
from seer.run.prompt import prompt
from seer.run.redact import redactor, secrets_in

PATIENCE = 25
"""So many infrastructure errors in a row end a run: the endpoint is gone, and waiting for each trial helps nobody."""


async def execute(
    evalset: EvalSet,
    connect: Connect,
    *,
    open_world: OpenWorld,
    infra: type[Exception],
    journal: Journal,
    scenes: Sequence[Scene] | None = None,
    repetitions: int = 1,
    workers: int = 8,
    budget: Budget | None = None,
    on_trial: Callable[[Trial], None] | None = None,
) -> tuple[Trial, ...]:
    """Play every scene that the journal lacks, and give all trials, by scene and repetition.

    `infra` is the exception by which agents tell that the way to them is broken. `on_trial` is called after each new
    trial. Cancelled, or stopped by an error, it leaves a journal that a later run goes on from. Raises AgentError where
    the agent isn't set up, RunError where it can't be reached for long.
    """
    planned = tuple(evalset.scenes if scenes is None else scenes)
    todo = _todo(planned, repetitions, journal)
    crew = _Crew(evalset, journal, open_world=open_world, budget=budget or Budget(), on_trial=on_trial)
    if todo:
        async with connect() as connection:
            player = Player(connection, crew.tools, infra=infra, redact=redactor(secrets_in(os.environ)))
            queue = iter(todo)
            await _side_by_side([crew.work(player, queue) for _ in range(max(1, min(workers, len(todo))))])
    finished = journal.trials
    order = [trial_id(scene, repetition) for scene in planned for repetition in range(1, repetitions + 1)]
    return tuple(finished[trial] for trial in order)


def _todo(scenes: Sequence[Scene], repetitions: int, journal: Journal) -> list[tuple[Scene, int]]:
    """List what is still to be played: repetition after repetition, so that an early stop has seen every scene."""
    plan = ((scene, repetition) for repetition in range(1, repetitions + 1) for scene in scenes)
    return [(scene, repetition) for scene, repetition in plan if trial_id(scene, repetition) not in journal.trials]


async def _side_by_side(jobs: Sequence[Coroutine[None, None, None]]) -> None:
    """Run workers until all have ended; the first error ends them all and is raised as it is."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Crew:
    """What all workers share."""

    def __init__(
        self,
        evalset: EvalSet,
        journal: Journal,
        *,
        open_world: OpenWorld,
        budget: Budget,
        on_trial: Callable[[Trial], None] | None,
    ) -> None:
        self.tools = {tool.name: tool for tool in evalset.tools}
        self._journal = journal
        self._open_world = open_world
        self._budget = budget
        self._on_trial = on_trial
        self._written: dict[str, bytes] = {}
        self._lost = 0

    async def work(self, player: Player, queue: Iterator[tuple[Scene, int]]) -> None:
        for scene, repetition in queue:
            told, world = prompt(scene, self.tools, self._written), self._open_world(scene)
            played = await player.play(scene, told, world, repetition=repetition, budget=self._budget)
            self._journal.append(played.trial, played.spans)
            if self._on_trial is not None:
                self._on_trial(played.trial)
            self._watch(played.trial)
            await asyncio.sleep(0)  # an agent of no latency must not keep the others, or Ctrl-C, from their turn

    def _watch(self, trial: Trial) -> None:
        self._lost = self._lost + 1 if trial.termination == "infra_error" else 0
        if self._lost >= PATIENCE:
            message = f"{PATIENCE} trials in a row could not reach the agent; the last: {trial.error}"
            raise RunError(message, fix="see to the endpoint and run again: finished trials are kept")
