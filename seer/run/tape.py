"""What happens in a trial in, its record and spans out; also where a budget ends it."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, NoReturn

from seer.errors import printable
from seer.records import (
    Answer,
    Budget,
    Call,
    ExpectedCall,
    Observed,
    Proposed,
    Said,
    Scene,
    Span,
    Termination,
    Tool,
    Trial,
    Usage,
    When,
)
from seer.run.outstanding import outstanding
from seer.run.ports import World
from seer.run.redact import Redact, redact_call
from seer.run.sound import sound_answer, sound_call, sound_usage
from seer.run.trace import Trace

REPEATS = 5
"""A call made this often ends a trial: the agent goes in circles."""
_SHOWN = 500


class Played(NamedTuple):
    """A trial and its spans."""

    trial: Trial
    spans: tuple[Span, ...]


class HaltError(BaseException):
    """Ends a trial from within the agent's code; no `except Exception` there keeps it from coming through."""

    def __init__(self, termination: Termination) -> None:
        super().__init__(termination)
        self.termination = termination
        self.failure: Exception | None = None


class Tape:
    """A trial while it is played."""

    def __init__(self, trial: str, world: World, budget: Budget, *, redact: Redact, clock: Callable[[], float]) -> None:
        self._id = trial
        self._world = world
        self._budget = budget
        self._redact = redact
        self._trace = Trace(trial, clock)
        self._said: list[Said] = []
        self._calls: list[Call] = []
        self._made: Counter[Proposed] = Counter()
        self._turn = 0
        self._steps = 0
        self._retries = 0
        self._earlier = self._spent = Usage()
        self._cost: float | None = None
        self._halt: HaltError | None = None

    def due(self, when: When, expected: Sequence[ExpectedCall], tools: Mapping[str, Tool]) -> bool:
        """Tell whether the user says a turn now: the first always, a later one as its `when` says."""
        if when in {"start", "always"}:
            return True
        return outstanding(expected, self._calls, tools) == (when == "asked")

    @property
    def late(self) -> bool:
        """Whether the trial has taken longer than its budget allows."""
        return self._budget.seconds is not None and self._trace.now > self._budget.seconds

    def hear(self, text: str) -> None:
        """Note what the user says."""
        self._turn += 1
        self._said.append(Said(role="user", text=text))
        self._think(input_ref=f"/turns/{len(self._said) - 1}/text")

    async def use(self, calls: Sequence[Proposed], *, usage: Usage | None = None) -> tuple[Observed, ...]:
        """Make the agent's calls."""
        self._go_on()
        if usage is not None:
            self._spent = sound_usage(usage)
        self._trace.thought(usage=usage)
        observed = tuple(self._call(sound_call(proposed)) for proposed in calls)
        self._think(input_ref=f"/calls/{len(self._calls) - 1}/result" if observed else None)
        return observed

    def answered(self, answer: Answer) -> None:
        """Note how the agent ended its turn."""
        self._go_on()
        answer = sound_answer(answer)
        self._said.append(Said(role="agent", text=self._redact(answer.text)))
        self._trace.thought(output_ref=f"/turns/{len(self._said) - 1}/text", usage=answer.usage)
        self._retries += answer.retries
        self._earlier, self._spent = _sum(self._earlier, answer.usage), Usage()
        if answer.cost is not None:
            self._cost = (self._cost or 0.0) + answer.cost

    def played(
        self, scene: Scene, *, repetition: int, termination: Termination, failure: BaseException | None
    ) -> Played:
        """Give the finished trial. From now on its agent can call nothing."""
        self._halt = HaltError(termination)
        error = None if failure is None else self._error(failure)
        trial = Trial(
            id=self._id,
            scene=scene.id,
            repetition=repetition,
            turns=tuple(self._said),
            calls=tuple(redact_call(call, self._redact) for call in self._calls),
            answer=next((said.text for said in reversed(self._said) if said.role == "agent"), ""),
            usage=_sum(self._earlier, self._spent),
            cost=self._cost,
            retries=self._retries + _retries(failure),
            seconds=self._trace.now,
            termination=termination,
            error=error,
        )
        return Played(trial, self._trace.ended(error=error, attributes={"scene": scene.id, "termination": termination}))

    def _call(self, proposed: Proposed) -> Observed:
        self._go_on()
        index = len(self._calls)
        span = self._trace.call(index=index)
        call, observed = self._respond(proposed, span.span_id)
        error = call.status if observed.error else None
        self._trace.called(span, index=index, tool=self._redact(proposed.name), error=error)
        self._calls.append(call)
        self._made[proposed] += 1
        if self._made[proposed] >= REPEATS:
            self._stop(HaltError("repeating"))
        return observed

    def _respond(self, proposed: Proposed, span: str) -> tuple[Call, Observed]:
        try:
            return self._world.call(proposed, turn=self._turn, span=span)
        except Exception as error:  # noqa: BLE001 - the world's failure must not pass for the agent's
            halt = HaltError("infra_error")
            halt.failure = error
            self._stop(halt)

    def _think(self, *, input_ref: str | None) -> None:
        """Let the agent think once more, if its budget allows."""
        tokens = self._earlier.input + self._earlier.output + self._spent.input + self._spent.output
        if self._budget.tokens is not None and tokens >= self._budget.tokens:
            self._stop(HaltError("tokens"))
        if self._budget.steps is not None and self._steps >= self._budget.steps:
            self._stop(HaltError("steps"))
        self._steps += 1
        self._trace.think(input_ref=input_ref)

    def _stop(self, halt: HaltError) -> NoReturn:
        self._halt = halt
        raise halt

    def _go_on(self) -> None:
        """Raise again what has ended the trial: the agent may have caught it, or a cancellation for lack of time."""
        if self._halt is not None:
            raise self._halt
        if self.late:
            self._stop(HaltError("seconds"))

    def _error(self, failure: BaseException) -> str:
        text = f"{type(failure).__name__}: {failure}" if str(failure) else type(failure).__name__
        return printable(self._redact(text))[:_SHOWN]


def _retries(failure: BaseException | None) -> int:
    """Give the repeated requests that an infrastructure error tells of."""
    retries = getattr(failure, "retries", 0)
    return retries if isinstance(retries, int) else 0


def _sum(one: Usage, other: Usage) -> Usage:
    return Usage(
        input=one.input + other.input,
        output=one.output + other.output,
        cached=one.cached + other.cached,
        reasoning=one.reasoning + other.reasoning,
    )
