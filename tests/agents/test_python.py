import sys
import threading
import time
from pathlib import Path

import pytest
from run_lab import Runner, make_scene, named

from seer.errors import AgentError
from seer.records import Budget, Usage

AGENTS = """
import asyncio, sys, time
from seer.records import Answer, Usage

DAY = {"city": "Paris", "date": "2026-06-16"}
late = []

async def good(prompt, text, use):
    seen = await use("get_weather", DAY)
    return f"{prompt.locale} {len(prompt.tools)} {text[:3]} {seen.error} {seen.id}"

def plain(prompt, text, use):
    one, two = use.all([("get_weather", DAY), ("get_time", '{"city": "Rome"}')])
    return Answer(text=f"{one.content[0]}{two.id}", usage=Usage(input=3, output=1), cost=0.5)

class Remembers:
    def __init__(self, prompt):
        self.heard = []

    def say(self, text, use):
        self.heard.append(text)
        return f"I have heard {len(self.heard)}"

class Awaits(Remembers):
    async def say(self, text, use):
        await use("get_weather", DAY)
        return super().say(text, use)

class Callable:
    async def __call__(self, prompt, text, use):
        return "called"

    say = None

instance = Callable()

async def raises(prompt, text, use):
    raise LookupError("nothing here")

def raises_plainly(prompt, text, use):
    raise StopIteration("odd")

def leaves(prompt, text, use):
    sys.exit(3)

async def leaves_async(prompt, text, use):
    sys.exit(3)

def nothing(prompt, text, use):
    return None

def coroutine(prompt, text, use):
    return good(prompt, text, use)

def unnamed(prompt, text, use):
    use(None, {})

def listed(prompt, text, use):
    use("get_time", ["Paris"])

def endless(prompt, text, use):
    while True:
        use("get_weather", DAY)

def slow(prompt, text, use):
    time.sleep(0.3)
    try:
        use("get_weather", DAY)
    except BaseException as error:
        late.append(type(error).__name__)
    return "late"

text = "no function"
class Mute: pass
"""


@pytest.fixture(autouse=True)
def agents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "agents_for_test.py").write_text(AGENTS)
    (tmp_path / "broken_for_test.py").write_text("def agent(:\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    sys.modules.pop("agents_for_test", None)


def agent(name: str) -> dict[str, str]:
    return {"name": "python", "target": f"agents_for_test:{name}"}


@pytest.mark.parametrize(
    ("name", "answer", "calls"),
    [
        ("good", "en 2 How False c1", 1),
        ("plain", "{c2", 2),
        ("instance", "called", 0),
    ],
)
def test_functions_of_either_sort_are_agents(run: Runner, name: str, answer: str, calls: int) -> None:
    (trial,) = run(named(**agent(name)), make_scene())
    assert (trial.termination, trial.error, trial.answer) == ("answered", None, answer)
    assert [call.status for call in trial.calls] == ["ok"] * calls
    assert trial.usage == (Usage(input=3, output=1) if name == "plain" else Usage())


@pytest.mark.parametrize("name", ["Remembers", "Awaits"])
def test_a_class_remembers_a_task_s_turns_and_no_other_task_s(run: Runner, name: str) -> None:
    trials = run(named(**agent(name)), make_scene("Paris", faulty=True), make_scene("Rome", faulty=True))
    assert [trial.answer for trial in trials] == ["I have heard 2"] * 2


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("raises", "LookupError: nothing here"),
        ("raises_plainly", "RuntimeError: StopIteration: odd"),
        ("leaves", "RuntimeError: the agent has asked Python to exit (3)"),
        ("leaves_async", "RuntimeError: the agent has asked Python to exit (3)"),
        ("nothing", "TypeError: the agent returned NoneType; it must return text or an Answer"),
        ("unnamed", "TypeError: use() got None for a tool's name; it must be text"),
        ("listed", "TypeError: use('get_time') got arguments of type list; they must be an object or text"),
    ],
)
def test_a_failing_agent_is_its_trial_s_error(run: Runner, name: str, error: str) -> None:
    (trial,) = run(named(**agent(name)), make_scene())
    assert (trial.termination, trial.error) == ("agent_error", error)


def test_a_forgotten_async_is_explained(run: Runner) -> None:
    (trial,) = run(named(**agent("coroutine")), make_scene())
    assert trial.error == (
        "TypeError: the agent returned coroutine; it must return text or an Answer; "
        "declare the function with 'async def'"
    )


def test_a_plain_function_that_never_ends_is_ended_between_calls(run: Runner) -> None:
    (trial,) = run(named(**agent("endless")), make_scene())
    assert trial.termination == "repeating"


def test_a_plain_function_that_blocks_is_left_behind(run: Runner) -> None:
    (trial,) = run(named(**agent("slow")), make_scene(), budget=Budget(seconds=0.05))
    assert (trial.termination, trial.calls) == ("seconds", ())
    for _ in range(100):
        if all(thread.daemon is False or thread is threading.main_thread() for thread in threading.enumerate()):
            break
        time.sleep(0.02)
    assert len(sys.modules["agents_for_test"].late) == 1


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("", "names no Python function; write --agent python:module:function"),
        ("agents_for_test", "names no Python function"),
        ("agents_for_test:god", "has no 'god'; did you mean 'good'?"),
        ("no_such_module:agent", "can't be imported: ModuleNotFoundError"),
        ("broken_for_test:agent", "can't be imported: SyntaxError"),
        ("agents_for_test:text", "neither a function nor a class"),
        ("agents_for_test:Mute", "neither a function nor a class with a method 'say'"),
    ],
)
def test_a_function_that_is_not_there_is_explained(run: Runner, target: str, words: str) -> None:
    with pytest.raises(AgentError) as caught:
        run(named("python", target=target), make_scene())
    assert words in str(caught.value)
    assert caught.value.fix
