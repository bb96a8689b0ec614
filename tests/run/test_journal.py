import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from run_lab import Runner, make_evalset, make_scene, named, scripted

from seer import canon
from seer.agents import InfraError
from seer.errors import RunError
from seer.records import AgentOptions, Answer, Trial
from seer.run.journal import open_journal, read_header, read_spans, read_trials

SCENES = [make_scene(f"City{n}", faulty=n % 2 == 0) for n in range(8)]


def timeless(trials: tuple[Trial, ...]) -> list[Trial]:
    return [replace(trial, seconds=0.0) for trial in trials]


@pytest.fixture
def whole(tmp_path: Path) -> list[Trial]:
    """What a run gives that nothing interrupts."""
    return timeless(Runner(tmp_path / "whole")(named("reference", SCENES), *SCENES))


def stop_after(count: int) -> Any:
    seen: list[str] = []

    def on_trial(trial: Trial) -> None:
        seen.append(trial.id)
        if len(seen) == count:
            raise KeyboardInterrupt

    return on_trial


@pytest.mark.parametrize("workers", [1, 4])
def test_an_interrupted_run_goes_on_where_it_stopped(run: Runner, whole: list[Trial], workers: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(named("reference", SCENES), *SCENES, workers=workers, on_trial=stop_after(3))
    before = read_trials(run.folder)
    assert len(before) == 3
    played: list[str] = []
    trials = run(named("reference", SCENES), *SCENES, on_trial=lambda trial: played.append(trial.id))
    assert timeless(trials) == whole
    assert set(played).isdisjoint(trial.id for trial in before)
    assert len(played) == len(SCENES) - 3
    assert sorted(trial.id for trial in read_trials(run.folder)) == sorted(trial.id for trial in whole)


@pytest.mark.parametrize("cut", [1, 40, 300])
def test_a_torn_last_line_is_played_again(run: Runner, whole: list[Trial], cut: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(named("reference", SCENES), *SCENES, on_trial=stop_after(5))
    for name in ("trials.jsonl", "spans.jsonl"):
        path = run.folder / name
        path.write_bytes(path.read_bytes()[:-cut])
    left = len(read_trials(run.folder))
    assert left in {3, 4}
    played: list[str] = []
    trials = run(named("reference", SCENES), *SCENES, on_trial=lambda trial: played.append(trial.id))
    assert timeless(trials) == whole
    assert len(played) == len(SCENES) - left
    spans = read_spans(run.folder)
    assert len({(span.trace_id, span.span_id) for span in spans}) == len(spans)
    assert {span.trace_id for span in spans} == {trial.id for trial in trials}


KILLED = """
import os, signal, sys
sys.path.insert(0, {lab!r})
from pathlib import Path
from run_lab import Runner, make_scene, named
scenes = [make_scene(f"City{{n}}", faulty=n % 2 == 0) for n in range(8)]
seen = []
def on_trial(trial):
    seen.append(trial)
    if len(seen) == 4:
        os.kill(os.getpid(), {signal})
Runner(Path({folder!r}))(named("reference", scenes), *scenes, on_trial=on_trial)
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_a_killed_process_leaves_a_run_that_goes_on(run: Runner, whole: list[Trial], number: signal.Signals) -> None:
    script = KILLED.format(lab=str(Path(__file__).parent), folder=str(run.folder), signal=int(number))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False, timeout=60)  # noqa: S603
    assert done.returncode != 0
    assert len(read_trials(run.folder)) == 4
    assert timeless(run(named("reference", SCENES), *SCENES)) == whole


def test_cancelling_a_run_keeps_what_has_ended(run: Runner) -> None:
    async def hangs(_prompt: Any, text: str, _use: Any) -> Answer:
        if "City3" in text:
            asyncio.get_running_loop().call_later(0.01, os.kill, os.getpid(), signal.SIGINT)
            await asyncio.sleep(60)
        return Answer(text="Fine.")

    with pytest.raises(KeyboardInterrupt):
        run(scripted(hangs), *SCENES, workers=1)
    assert [trial.termination for trial in read_trials(run.folder)] == ["answered"] * 3


def test_infrastructure_errors_are_played_again(run: Runner, whole: list[Trial]) -> None:
    async def down(_prompt: Any, _text: str, _use: Any) -> Answer:
        message = "HTTP 503"
        raise InfraError(message)

    trials = run(scripted(down), *SCENES)
    assert {trial.termination for trial in trials} == {"infra_error"}
    (run.folder / "summary.json").write_text("{}")
    assert timeless(run(named("reference", SCENES), *SCENES)) == whole
    assert len((run.folder / "trials.jsonl").read_bytes().splitlines()) == len(SCENES)


def test_a_played_run_without_a_summary_can_be_opened_to_score_it(run: Runner, whole: list[Trial]) -> None:
    run(named("reference", SCENES), *SCENES)
    assert timeless(run(named("silent"), *SCENES)) == whole


def test_a_finished_run_is_refused_and_left_alone(run: Runner) -> None:
    run(named("reference", SCENES), *SCENES)
    (run.folder / "summary.json").write_text("{}")
    before = {path: path.read_bytes() for path in run.folder.iterdir()}
    with pytest.raises(RunError, match="finished"):
        run(named("reference", SCENES), *SCENES)
    assert {path: path.read_bytes() for path in run.folder.iterdir()} == before


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"agent": "other"}, "its id is"),
        ({"options": AgentOptions(name="test", seed=1)}, "its id is"),
        ({"prompt_digest": "q"}, "its id is"),
        ({"repetitions": 2}, "its repetitions is 1, not 2"),
    ],
)
def test_a_folder_of_another_run_is_refused(run: Runner, changes: dict[str, Any], words: str) -> None:
    evalset = make_evalset(*SCENES)
    with open_journal(run.folder, run.header(evalset)):
        pass
    before = {path: path.read_bytes() for path in run.folder.iterdir()}
    with pytest.raises(RunError, match=words), open_journal(run.folder, run.header(evalset, **changes)):
        pass
    assert {path: path.read_bytes() for path in run.folder.iterdir()} == before


def test_a_folder_of_another_eval_set_is_refused(run: Runner) -> None:
    evalset = make_evalset(*SCENES)
    with open_journal(run.folder, run.header(evalset)):
        pass
    other = replace(evalset, manifest=replace(evalset.manifest, digest="e" * 64))
    with pytest.raises(RunError, match="another run"), open_journal(run.folder, run.header(other)):
        pass


def test_a_folder_with_something_else_in_it_is_refused(run: Runner) -> None:
    run.folder.mkdir()
    (run.folder / "notes.txt").write_text("mine")
    with pytest.raises(RunError, match=r"not empty and holds no run\.json"):
        run(named("silent"), *SCENES)
    assert [path.name for path in run.folder.iterdir()] == ["notes.txt"]


def test_a_file_in_the_folder_s_place_is_refused(run: Runner) -> None:
    run.folder.write_text("mine")
    with pytest.raises(RunError, match="written"):
        run(named("silent"), *SCENES)
    assert run.folder.read_text() == "mine"


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b"[" * 100_000, b'{"format": 1}'])
def test_a_broken_header_is_named(run: Runner, content: bytes) -> None:
    run.folder.mkdir()
    (run.folder / "run.json").write_bytes(content)
    with pytest.raises(RunError, match=r"run\.json: is no run's header"):
        read_header(run.folder)


def test_a_folder_without_a_run_is_named(tmp_path: Path) -> None:
    with pytest.raises(RunError, match=r"holds no run: there is no run\.json"):
        read_header(tmp_path)
    assert read_trials(tmp_path) == ()


def test_a_broken_line_within_the_file_is_named(run: Runner) -> None:
    run(named("silent"), *SCENES)
    path = run.folder / "trials.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], b'{"id": 5}\n', *lines[1:]]))
    with pytest.raises(RunError, match=r"trials\.jsonl: line 2 is no trial"):
        read_trials(run.folder)


def test_the_header_is_canonical_and_comes_back(run: Runner) -> None:
    evalset = make_evalset(*SCENES)
    header = run.header(evalset)
    with open_journal(run.folder, header):
        assert not run.folder.exists()
    assert read_header(run.folder) == header
    assert (run.folder / "run.json").read_bytes() == canon.encode(header) + b"\n"


def test_only_the_same_scoring_goes_on(run: Runner) -> None:
    evalset = make_evalset(*SCENES)
    with open_journal(run.folder, run.header(evalset, scoring={"declined": 0.5, "evalset": "a"})):
        pass
    with open_journal(run.folder, run.header(evalset, scoring={"declined": 0.5, "evalset": "b"})):
        pass
    other = run.header(evalset, scoring={"declined": 1.0, "evalset": "a"})
    with pytest.raises(RunError, match="its scoring is"), open_journal(run.folder, other):
        pass
