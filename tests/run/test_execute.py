import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from run_lab import WEATHER, Runner, Say, make_evalset, make_scene, named, scripted

from seer.agents import InfraError, Use
from seer.errors import AgentError, RunError
from seer.records import Answer, Budget, Observed, Prompt, Proposed, Usage
from seer.run.execute import PATIENCE, execute
from seer.run.journal import open_journal, read_spans, read_trials
from seer.run.tape import REPEATS
from seer.world.respond import Service

PARIS = Proposed(name="get_weather", raw='{"city": "Paris", "date": "2026-06-16"}')


async def answers(_prompt: Prompt, _text: str, _use: Use) -> Answer:
    return Answer(text="Fine.")


def test_the_reference_makes_the_expected_call(run: Runner) -> None:
    scene = make_scene()
    (trial,) = run(named("reference", [scene]), scene)
    (call,) = trial.calls
    assert (trial.termination, trial.error, trial.answer) == ("answered", None, "Done.")
    assert (call.proposed.name, call.parsed, call.turn) == ("get_weather", {"city": "Paris", "date": "2026-06-16"}, 1)
    assert [said.role for said in trial.turns] == ["user", "agent"]


def test_the_second_turn_is_said_while_a_call_is_outstanding(run: Runner) -> None:
    scene = make_scene(faulty=True)
    (trial,) = run(named("reference", [scene]), scene)
    assert [said.text for said in trial.turns if said.role == "user"] == [turn.say for turn in scene.turns]
    assert [(call.turn, call.status) for call in trial.calls] == [(2, "ok")]


def test_the_second_turn_is_not_said_when_nothing_is_outstanding(run: Runner) -> None:
    scene = make_scene()
    asked = make_scene(faulty=True).turns[1]
    scene = type(scene)(**{**{f: getattr(scene, f) for f in scene.__struct_fields__}, "turns": (*scene.turns, asked)})
    (trial,) = run(named("reference", [scene]), scene)
    assert len(trial.turns) == 2
    (other,) = Runner(run.folder.with_name("silent"))(named("silent"), scene)
    assert len(other.turns) == 4


@pytest.mark.parametrize(
    ("name", "calls", "answer"),
    [("silent", 0, ""), ("refuser", 0, "I'm sorry, but I can't carry out this request."), ("always_call", 2, "OK.")],
)
def test_the_simple_agents_do_what_they_are_named_for(run: Runner, name: str, calls: int, answer: str) -> None:
    (trial,) = run(named(name), make_scene(faulty=True))
    assert (len(trial.calls), trial.answer, trial.termination) == (calls, answer, "answered")
    assert all(call.status == "ok" and call.proposed.name == "get_weather" for call in trial.calls)


def test_random_calls_are_valid_varied_and_repeatable(run: Runner, tmp_path: Path) -> None:
    scenes = [make_scene(f"City{n}") for n in range(20)]
    first = run(named("random_valid"), *scenes)
    again = Runner(tmp_path / "again")(named("random_valid"), *reversed(scenes))
    seeded = Runner(tmp_path / "seeded")(named("random_valid", seed=1), *scenes)
    made = [trial.calls[0].proposed for trial in first]
    assert made == [trial.calls[0].proposed for trial in reversed(again)]
    assert made != [trial.calls[0].proposed for trial in seeded]
    assert {proposed.name for proposed in made} == {"get_weather", "get_time"}
    assert {trial.calls[0].status for trial in first} == {"ok"}


def test_an_agent_sees_the_prompt_and_no_expectation(run: Runner) -> None:
    prompts: list[Prompt] = []

    async def looks(prompt: Prompt, text: str, _use: Use) -> Answer:
        prompts.append(prompt)
        return Answer(text=text)

    run(scripted(looks), make_scene())
    (prompt,) = prompts
    assert prompt.now in prompt.system
    assert [tool.name for tool in prompt.tools] == ["get_weather", "get_time"]
    assert prompt.tools[0].parameters == WEATHER.parameters


@pytest.mark.parametrize(
    ("budget", "termination", "calls"),
    [
        (Budget(steps=3), "steps", 3),
        (Budget(tokens=25), "tokens", 3),
        (Budget(seconds=0.05), "seconds", 1),
    ],
)
def test_budgets_end_a_trial(run: Runner, budget: Budget, termination: str, calls: int) -> None:
    async def goes_on(_prompt: Prompt, _text: str, use: Use) -> Answer:
        for day in range(1, 29):
            raw = f'{{"city": "Paris", "date": "2026-06-{day:02}"}}'
            await use([Proposed(name="get_weather", raw=raw)], usage=Usage(input=6 * day, output=4 * day))
            if budget.seconds:
                await asyncio.sleep(30)
        return Answer(text="Never.")

    (trial,) = run(scripted(goes_on), make_scene(), budget=budget)
    assert (trial.termination, len(trial.calls), trial.error, trial.answer) == (termination, calls, None, "")
    assert trial.usage == Usage(input=6 * calls, output=4 * calls)


def test_a_scene_has_bounds_of_its_own(run: Runner) -> None:
    async def calls_twice(_prompt: Prompt, _text: str, use: Use) -> Answer:
        await use([PARIS])
        await use([PARIS])
        return Answer(text="Done.")

    bound, free = make_scene("Paris", budget=Budget(steps=1)), make_scene("Rome", budget=Budget(tokens=99))
    trials = run(scripted(calls_twice), bound, free, budget=Budget(steps=10))
    assert [trial.termination for trial in trials] == ["steps", "answered"]


def test_the_same_call_over_and_over_ends_a_trial(run: Runner) -> None:
    async def circles(_prompt: Prompt, _text: str, use: Use) -> Answer:
        while True:
            await use([PARIS])

    (trial,) = run(scripted(circles), make_scene())
    assert (trial.termination, len(trial.calls)) == ("repeating", REPEATS)


def test_an_agent_that_catches_the_end_does_not_escape_it(run: Runner) -> None:
    async def stubborn(_prompt: Prompt, _text: str, use: Use) -> Answer:
        for _ in range(50):
            try:
                await use([PARIS])
            except BaseException:  # noqa: BLE001, S112 - that is the point
                continue
        return Answer(text="I go on.")

    (trial,) = run(scripted(stubborn), make_scene())
    assert (trial.termination, len(trial.calls), trial.answer) == ("repeating", REPEATS, "")


def raising(error: BaseException) -> Say:
    async def raises(_prompt: Prompt, _text: str, use: Use) -> Answer:
        await use([PARIS])
        raise error

    return raises


@pytest.mark.parametrize(
    ("error", "termination", "text"),
    [
        (ValueError("no idea"), "agent_error", "ValueError: no idea"),
        (KeyError(), "agent_error", "KeyError"),
        (TimeoutError("its own"), "agent_error", "TimeoutError: its own"),
        (asyncio.CancelledError(), "agent_error", "CancelledError"),
        (InfraError("HTTP 503", retries=2), "infra_error", "InfraError: HTTP 503"),
    ],
)
def test_what_an_agent_raises_is_its_trial_s_error(
    run: Runner, error: BaseException, termination: str, text: str
) -> None:
    (trial,) = run(scripted(raising(error)), make_scene(), budget=Budget(seconds=60))
    assert (trial.termination, trial.error, len(trial.calls)) == (termination, text, 1)
    assert trial.retries == (2 if termination == "infra_error" else 0)
    assert read_spans(run.folder)[0].status == "error"


def test_control_characters_in_an_error_stay_on_their_line(run: Runner) -> None:
    (trial,) = run(scripted(raising(ValueError("a\x1b[2J\ud800"))), make_scene())
    assert trial.error == r"ValueError: a\x1b[2J\ud800"


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (None, "it must be an Answer"),
        ("text", "it must be an Answer"),
        (Answer(text=5), "Expected `str`"),  # type: ignore[arg-type]
        (Answer(text="", usage=Usage(input=-1)), "counts"),
        (Answer(text="", usage={"input": 1}), "must be a Usage"),  # type: ignore[arg-type]
        (Answer(text="", cost=float("nan")), "cost"),
        (Answer(text="", retries=-1), "retries"),
        (Answer(text="", stop="tired"), "Invalid enum value"),  # type: ignore[arg-type]
    ],
)
def test_an_answer_that_is_none_is_the_agent_s_error(run: Runner, answer: Any, words: str) -> None:
    async def says(_prompt: Prompt, _text: str, _use: Use) -> Answer:
        found: Answer = answer
        return found

    (trial,) = run(scripted(says), make_scene())
    assert trial.termination == "agent_error"
    assert words in (trial.error or "")


@pytest.mark.parametrize("proposed", [None, {"name": "x"}, Proposed(name=None, raw="{}"), Proposed(name="x", raw={})])  # type: ignore[arg-type]
def test_a_call_that_is_none_is_the_agent_s_error(run: Runner, proposed: Any) -> None:
    async def calls(_prompt: Prompt, _text: str, use: Use) -> Answer:
        await use([proposed])
        return Answer(text="")

    (trial,) = run(scripted(calls), make_scene())
    assert (trial.termination, trial.calls) == ("agent_error", ())
    assert "must be a Proposed" in (trial.error or "")


def test_half_characters_are_written_as_escapes(run: Runner) -> None:
    async def says(_prompt: Prompt, _text: str, use: Use) -> Answer:
        await use([Proposed(name="a\udc00", raw='{"city": "\ud800"}')])
        return Answer(text="天\ud800")

    (trial,) = run(scripted(says), make_scene())
    assert trial.answer == r"天\ud800"
    assert trial.calls[0].proposed == Proposed(name=r"a\udc00", raw=r'{"city": "\ud800"}')
    assert read_trials(run.folder) == (trial,)


def test_usage_retries_and_cost_are_summed_over_turns(run: Runner) -> None:
    async def counts(_prompt: Prompt, _text: str, _use: Use) -> Answer:
        return Answer(text="What date?", usage=Usage(input=10, output=2, cached=4, reasoning=1), retries=1, cost=0.25)

    (trial,) = run(scripted(counts), make_scene(faulty=True))
    assert trial.usage == Usage(input=20, output=4, cached=8, reasoning=2)
    assert (trial.retries, trial.cost) == (2, 0.5)


def test_calls_made_at_once_are_answered_in_order(run: Runner) -> None:
    seen: list[Observed] = []

    async def parallel(_prompt: Prompt, _text: str, use: Use) -> Answer:
        seen.extend(await use([Proposed(name="get_time", raw="{}"), PARIS, Proposed(name="nope", raw="{}")]))
        return Answer(text="Done.")

    (trial,) = run(scripted(parallel), make_scene())
    assert [one.id for one in seen] == ["c1", "c2", "c3"]
    assert [one.error for one in seen] == [True, False, True]
    assert [call.status for call in trial.calls] == ["invalid_arguments", "ok", "unknown_tool"]


def test_spans_tell_the_trial_step_by_step(run: Runner) -> None:
    (trial,) = run(named("reference", [make_scene()]), make_scene())
    root, *steps = read_spans(run.folder)
    assert (root.type, root.parent_span_id, root.output_ref) == ("task.run", None, "/answer")
    assert [step.type for step in steps] == ["model.call", "tool.call", "model.call"]
    assert {step.parent_span_id for step in steps} == {root.span_id}
    assert len({step.span_id for step in (root, *steps)}) == 4
    assert {step.trace_id for step in (root, *steps)} == {trial.id}
    assert trial.calls[0].span == steps[1].span_id
    assert all(root.start <= step.start <= step.end <= root.end for step in steps)


def test_a_failure_of_the_world_is_no_fault_of_the_agent(run: Runner) -> None:
    class Broken:
        def call(self, proposed: Proposed, **_: Any) -> Any:
            raise ZeroDivisionError(proposed.name)

    scene = make_scene()
    evalset = make_evalset(scene)
    with open_journal(run.folder, run.header(evalset)) as journal:
        (trial,) = asyncio.run(
            execute(
                evalset,
                named("reference", [scene]),
                open_world=lambda _: Broken(),
                infra=InfraError,
                journal=journal,
            )
        )
    assert (trial.termination, trial.error) == ("infra_error", "ZeroDivisionError: get_weather")


def test_an_agent_that_is_not_set_up_ends_the_run(run: Runner) -> None:
    with pytest.raises(AgentError, match="no such model"):
        run(scripted(raising(AgentError("no such model"))), make_scene())
    assert not run.folder.exists()


def test_an_endpoint_that_is_gone_ends_the_run_and_keeps_what_was_played(run: Runner) -> None:
    scenes = [make_scene(f"City{n}") for n in range(PATIENCE + 10)]
    with pytest.raises(RunError, match="HTTP 503"):
        run(scripted(raising(InfraError("HTTP 503"))), *scenes, workers=1)
    assert len(read_trials(run.folder)) == PATIENCE


def test_workers_play_side_by_side_and_trials_come_back_in_order(run: Runner) -> None:
    waiting = 0
    together = 0

    async def waits(_prompt: Prompt, text: str, _use: Use) -> Answer:
        nonlocal waiting, together
        waiting += 1
        together = max(together, waiting)
        await asyncio.sleep(0.01 if "City0" in text else 0)
        waiting -= 1
        return Answer(text="Fine.")

    scenes = [make_scene(f"City{n}") for n in range(9)]
    reported: list[str] = []
    trials = run(scripted(waits), *scenes, workers=3, repetitions=2, on_trial=lambda trial: reported.append(trial.id))
    assert together == 3
    assert [trial.id for trial in trials] == [f"{scene.id}.{n}" for scene in scenes for n in (1, 2)]
    assert sorted(reported) == sorted(trial.id for trial in trials)
    assert reported != [trial.id for trial in trials]


def test_a_session_is_closed_however_its_trial_ends(run: Runner) -> None:
    closed: list[str] = []

    class Closing:
        def session(self, _prompt: Prompt) -> Any:
            return self

        async def say(self, text: str, _use: Use) -> Answer:
            if "City1" in text:
                message = "no"
                raise ValueError(message)
            return Answer(text=text)

        def close(self) -> None:
            closed.append("closed")
            raise OSError

    class Context:
        async def __aenter__(self) -> Any:
            return Closing()

        async def __aexit__(self, *_: object) -> None:
            closed.append("left")

    trials = run(Context, make_scene("City1"), make_scene("City2"))  # type: ignore[arg-type,return-value]
    assert [trial.termination for trial in trials] == ["agent_error", "answered"]
    assert closed == ["closed", "closed", "left"]


def test_an_empty_plan_is_no_run(run: Runner) -> None:
    assert run(scripted(answers)) == ()


def test_each_trial_has_a_world_of_its_own() -> None:
    service = Service([WEATHER])
    assert service.open(make_scene()).call(PARIS, turn=1)[0].id == "c1"
    assert service.open(make_scene()).call(PARIS, turn=1)[0].id == "c1"


@pytest.mark.parametrize("blocks", [True, False])
def test_time_is_up_for_an_agent_that_blocks_or_swallows_the_end(run: Runner, *, blocks: bool) -> None:
    async def stubborn(_prompt: Prompt, _text: str, _use: Use) -> Answer:
        if blocks:
            time.sleep(0.05)  # noqa: ASYNC251 - that is the point
        else:
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(30)
        return Answer(text="Too late.")

    (trial,) = run(scripted(stubborn), make_scene(), budget=Budget(seconds=0.02))
    assert (trial.termination, trial.answer, trial.error) == ("seconds", "", None)
