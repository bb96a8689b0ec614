"""Scene, agent and world in, one trial with its spans out."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter

from seer.errors import AgentError
from seer.records import Budget, Prompt, Scene, Termination, Tool
from seer.run.ports import Connection, Session, World
from seer.run.redact import Redact
from seer.run.tape import HaltError, Played, Tape


def trial_id(scene: Scene, repetition: int) -> str:
    """Give a trial's id; repetitions count from 1."""
    return f"{scene.id}.{repetition}"


class Player:
    """Plays trials of one run: what is the same for all of them."""

    def __init__(
        self,
        connection: Connection,
        tools: Mapping[str, Tool],
        *,
        infra: type[Exception],
        redact: Redact,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._connection = connection
        self._tools = tools
        self._infra = infra
        self._redact = redact
        self._clock = clock

    async def play(self, scene: Scene, prompt: Prompt, world: World, *, repetition: int, budget: Budget) -> Played:
        """Play a scene once. Raises AgentError where the agent isn't set up; whatever else it does is in the trial."""
        bounds = _bounds(budget, scene.budget)
        tape = Tape(trial_id(scene, repetition), world, bounds, redact=self._redact, clock=self._clock)
        termination: Termination = "answered"
        failure: BaseException | None = None
        session: Session | None = None
        seconds = asyncio.timeout(bounds.seconds)
        try:
            async with seconds:
                session = self._connection.session(prompt)
                await _converse(session, scene, tape, self._tools)
        except HaltError as halt:
            termination, failure = halt.termination, halt.failure
        except AgentError:
            raise
        except asyncio.CancelledError as error:
            if _is_cancelled():
                raise
            termination, failure = "agent_error", error
        except Exception as error:  # noqa: BLE001 - whatever an agent raises is a result, not the end of the run
            termination, failure = self._blame(error), error
        finally:
            late = tape.late or seconds.expired()
            _close(session)
        if late and termination != "infra_error":
            termination, failure = "seconds", None
        return tape.played(scene, repetition=repetition, termination=termination, failure=failure)

    def _blame(self, error: Exception) -> Termination:
        return "infra_error" if isinstance(error, self._infra) else "agent_error"


async def _converse(session: Session, scene: Scene, tape: Tape, tools: Mapping[str, Tool]) -> None:
    """Say the user's turns as they fall due."""
    for turn in scene.turns:
        if tape.due(turn.when, scene.expect.calls, tools):
            tape.hear(turn.say)
            tape.answered(await session.say(turn.say, tape.use))


def _is_cancelled() -> bool:
    """Tell whether the run itself is being stopped; an agent may also let a cancellation of its own through."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _close(session: Session | None) -> None:
    close: Callable[[], None] | None = getattr(session, "close", None)
    if close is not None:
        with suppress(Exception):  # the trial is over: nothing that the agent does now counts
            close()


def _bounds(budget: Budget, own: Budget | None) -> Budget:
    """Give the scene's own bounds where it has some, else the run's."""
    if own is None:
        return budget
    return Budget(
        steps=budget.steps if own.steps is None else own.steps,
        tokens=budget.tokens if own.tokens is None else own.tokens,
        seconds=budget.seconds if own.seconds is None else own.seconds,
    )
