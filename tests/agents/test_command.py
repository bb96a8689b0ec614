import shlex
import sys
import time
from pathlib import Path

import pytest
from run_lab import Runner, make_scene, named

from seer.errors import AgentError
from seer.records import Budget, Trial, Usage

AGENT = """
import json, os, subprocess, sys, time
how = sys.argv[1]
tasks = turns = 0

def write(**line):
    print(json.dumps(line), flush=True)

def crash():
    print("about to fail", file=sys.stderr)
    sys.exit(7)

DAY = {"city": "Paris", "date": "2026-06-16"}
for line in sys.stdin:
    line = json.loads(line)
    if line["type"] == "prompt":
        tasks += 1
        turns = 0
        offered = [tool["name"] for tool in line["tools"]]
        if how == "early":
            write(type="answer", text="nobody asked")
        elif how != "mute":
            write(type="ready")
        continue
    if line["type"] == "results" and how == "endless":
        write(type="calls", calls=[{"name": "get_weather", "arguments": DAY}])
        continue
    if line["type"] == "results":
        seen = line["results"]
        write(type="answer", text=f"{tasks} {turns} {offered} {[one['id'] for one in seen]} {seen[0]['error']}",
              usage={"input": 7, "output": 2, "cached": 1, "reasoning": 1}, retries=1, cost=0.25, stop="length")
        if how == "once":
            break
        if how == "extra":
            write(type="answer", text="and more")
            time.sleep(0.2)
        continue
    turns += 1
    if how in ("good", "once", "extra", "early", "endless"):
        write(type="calls", usage={"input": 3}, calls=[
            {"name": "get_weather", "arguments": DAY},
            {"name": "get_weather", "arguments": '{"city": '},
        ])
    elif how == "chatty":
        calls = json.dumps({"type": "calls", "calls": [{"name": "get_weather", "arguments": DAY}]})
        os.write(1, (calls + "\\n" + calls + "\\n").encode())
    elif how == "crash":
        crash()
    elif how == "crash-on-rome" and "Rome" in line["text"]:
        crash()
    elif how == "silent":
        time.sleep(60)
    elif how == "deaf":
        sys.stdin.close()
        time.sleep(60)
    elif how == "closes":
        os.close(1)
        time.sleep(60)
    elif how == "long":
        print("x" * 5_000_000, flush=True)
    elif how == "child":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        print(child.pid, file=open(sys.argv[2], "a"))
        crash()
    elif how == "flood":
        while True:
            write(type="calls", calls=[{"name": "get_weather", "arguments": DAY}])
    elif how == "environment":
        print("secret", os.environ["MY_API_KEY"], file=sys.stderr)
        write(type="answer", text=os.environ["MY_API_KEY"]) if turns > 1 else crash()
    elif how == "binary":
        os.write(1, b"\\xff\\xfe\\n")
    elif how.startswith("{") or how in ("hello", "", "[" * 3000):
        print(how, flush=True)
    else:
        write(type="answer", text=f"task {tasks}")
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "agent for test.py"
    path.write_text(AGENT)
    return path


def alive(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def play(run: Runner, script: Path, *words: str, **options: float) -> tuple[Trial, ...]:
    target = shlex.join([sys.executable, str(script), *words])
    scenes = [make_scene(city) for city in ("Paris", "Rome", "Oslo")]
    return run(named("command", target=target, timeout=options.get("timeout", 20.0)), *scenes, workers=1)


def test_a_program_plays_task_after_task(run: Runner, script: Path) -> None:
    trials = play(run, script, "good")
    said = [f"{number} 1 ['get_weather', 'get_time'] ['c1', 'c2'] False" for number in (1, 2, 3)]
    assert [(trial.termination, trial.error, trial.answer) for trial in trials] == [
        ("answered", None, text) for text in said
    ]
    first, second = trials[0].calls
    assert (first.status, first.proposed.raw) == ("ok", '{"city":"Paris","date":"2026-06-16"}')
    assert (second.status, second.proposed.raw) == ("unparsable", '{"city": ')
    assert trials[0].usage == Usage(input=7, output=2, cached=1, reasoning=1)
    assert (trials[0].retries, trials[0].cost) == (1, 0.25)


def test_a_program_may_end_after_each_task(run: Runner, script: Path) -> None:
    trials = play(run, script, "once")
    assert [trial.answer[:3] for trial in trials] == ["1 1", "1 1", "1 1"]


def test_two_turns_of_a_task_go_to_the_same_program(run: Runner, script: Path) -> None:
    target = shlex.join([sys.executable, str(script), "good"])
    (trial,) = run(named("command", target=target), make_scene(faulty=True))
    assert trial.answer.startswith("1 2 ")


def test_tasks_side_by_side_have_programs_of_their_own(run: Runner, script: Path) -> None:
    target = shlex.join([sys.executable, str(script), "plain"])
    trials = run(named("command", target=target), *[make_scene(f"City{n}") for n in range(6)], workers=3)
    assert {trial.answer for trial in trials} <= {"task 1", "task 2", "task 3", "task 4"}
    assert [trial.answer for trial in trials].count("task 1") > 1


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("crash", "ExitedError: the agent ended with exit code 7; it logged: about to fail"),
        ("closes", "ExitedError: the agent closed its output"),
        ("hello", "is not calls or an answer (JSON is malformed: invalid character (byte 0)): 'hello"),
        ("", "is not calls or an answer"),
        ("[" * 3000, "is not calls or an answer"),
        ("binary", r"\\xff\\xfe"),
        ('{"type": "thought", "text": "hm"}', "Invalid value 'thought'"),
        ('{"text": "hm"}', "missing required field `type`"),
        ('{"type": "answer"}', "missing required field `text`"),
        ('{"type": "answer", "text": 5}', "Expected `str`, got `int`"),
        ('{"type": "answer", "text": "", "stop": "tired"}', "Invalid enum value 'tired'"),
        ('{"type": "answer", "text": "", "mood": "fine"}', "unknown field `mood`"),
        ('{"type": "calls", "calls": [{"name": "get_time"}]}', "missing required field `arguments`"),
        ('{"type": "calls", "calls": [{"name": "get_time", "arguments": [1]}]}', "got `array`"),
        ("early", "is not a 'ready' line"),
        ("chatty", "a line that nobody waited for"),
        ("long", "a line of over 4194304 bytes"),
    ],
)  # fmt: skip
def test_a_hostile_program_fails_its_trial(run: Runner, script: Path, how: str, words: str) -> None:
    trials = play(run, script, how)
    assert [trial.termination for trial in trials] == ["agent_error"] * 3
    assert all(words in (trial.error or "") for trial in trials), trials[0].error


def test_a_silent_program_is_given_up(run: Runner, script: Path) -> None:
    trials = play(run, script, "silent", timeout=0.4)
    assert {trial.error for trial in trials} == {"ProtocolError: the agent said nothing for 0.4 s"}


def test_a_program_that_stops_reading_is_given_up(run: Runner, script: Path) -> None:
    trials = play(run, script, "deaf", timeout=0.4)
    assert {trial.termination for trial in trials} == {"agent_error"}


def test_a_program_that_calls_without_end_is_stopped(run: Runner, script: Path) -> None:
    assert [trial.termination for trial in play(run, script, "endless")] == ["repeating"] * 3


def test_a_program_that_does_not_wait_for_results_is_stopped(run: Runner, script: Path) -> None:
    assert {trial.termination for trial in play(run, script, "flood")} <= {"repeating", "agent_error"}


def test_a_crash_does_not_touch_the_next_task(run: Runner, script: Path) -> None:
    trials = play(run, script, "crash-on-rome")
    assert [trial.termination for trial in trials] == ["answered", "agent_error", "answered"]
    assert [trial.answer for trial in trials] == ["task 1", "", "task 1"]


def test_a_surplus_line_does_not_answer_the_next_task(run: Runner, script: Path) -> None:
    assert [trial.answer[:4] for trial in play(run, script, "extra")] == ["1 1 "] * 3


def test_the_time_budget_ends_a_program(run: Runner, script: Path) -> None:
    target = shlex.join([sys.executable, str(script), "silent"])
    (trial,) = run(named("command", target=target), make_scene(), budget=Budget(seconds=0.3))
    assert trial.termination == "seconds"


def test_what_a_program_has_started_ends_with_it(run: Runner, script: Path, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    play(run, script, "child", str(pids))
    started = pids.read_text().split()
    assert len(started) == 3
    assert any(not any(map(alive, started)) or time.sleep(0.05) for _ in range(100))


def test_the_environment_is_not_logged(run: Runner, script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = "fake-0123456789-key"
    monkeypatch.setenv("MY_API_KEY", key)
    trials = play(run, script, "environment")
    assert {trial.error for trial in trials} == {
        "ExitedError: the agent ended with exit code 7; it logged: about to fail"
    }
    assert not any(key.encode() in path.read_bytes() for path in run.folder.iterdir())


def test_the_documented_program_is_an_agent(run: Runner, tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "agents.md"
    program = page.read_text().partition("A whole program:\n```python\n")[2].partition("```")[0]
    path = tmp_path / "documented.py"
    path.write_text(program)
    path.chmod(0o755)
    trials = run(named("command", target=str(path)), make_scene(), make_scene("Rome"))
    assert [(trial.termination, trial.calls[0].status) for trial in trials] == [("answered", "ok")] * 2
    assert "condition" in trials[1].answer


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("", "no command is given"),
        ("./no-such-agent --x", "'./no-such-agent' is no program that can be started"),
        ("no-such-program-anywhere", "is no program that can be started"),
        ("'unclosed", "can't be split into words"),
    ],
)
def test_a_command_that_cannot_start_is_explained(run: Runner, target: str, words: str) -> None:
    with pytest.raises(AgentError) as caught:
        run(named("command", target=target), make_scene())
    assert words in str(caught.value)
    assert caught.value.fix


def test_a_file_that_may_not_be_executed_is_no_program(run: Runner, script: Path) -> None:
    with pytest.raises(AgentError, match="executable"):
        run(named("command", target=shlex.quote(str(script))), make_scene())
