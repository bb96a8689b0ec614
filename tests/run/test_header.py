import subprocess
import sys
from pathlib import Path

from run_lab import Runner, make_evalset

from seer.records import AgentOptions
from seer.run.header import git_state, packages, run_id


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=Example", "-c", "user.email=someone@example.com", "-c", "commit.gpgsign=false"]
    command = ["git", "-C", str(folder), *who, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()  # noqa: S603


def test_the_id_is_of_set_agent_options_and_prompt() -> None:
    options = AgentOptions(name="openai", target="m")
    first = run_id("a", "openai:m", options, "p")
    assert len(first) == 12
    assert int(first, 16) >= 0
    assert first == run_id("a", "openai:m", AgentOptions(name="openai", target="m"), "p")
    others = [
        run_id("b", "openai:m", options, "p"),
        run_id("a", "openai:n", options, "p"),
        run_id("a", "openai:m", AgentOptions(name="openai", target="m", temperature=0.5), "p"),
        run_id("a", "openai:m", options, "q"),
    ]
    assert len({first, *others}) == 5


def test_packages_name_python_and_seer() -> None:
    found = packages()
    assert found["python"] == ".".join(map(str, sys.version_info[:3]))
    assert {"seer-eval", "msgspec", "jsonschema-rs"} <= found.keys()


def test_outside_a_checkout_there_is_no_revision(tmp_path: Path) -> None:
    assert git_state(tmp_path) == (None, None)


def test_a_checkout_tells_revision_and_changes(tmp_path: Path, run: Runner) -> None:
    git(tmp_path, "init", "-q")
    assert git_state(tmp_path) == (None, None)
    tracked = tmp_path / "a.txt"
    tracked.write_text("1")
    git(tmp_path, "add", "a.txt")
    git(tmp_path, "commit", "-q", "-m", "first")
    revision = git(tmp_path, "rev-parse", "HEAD")
    (tmp_path / "new.txt").write_text("not tracked")
    assert git_state(tmp_path) == (revision, False)
    tracked.write_text("2")
    header = run.header(make_evalset(), checkout=tmp_path)
    assert (header.git_revision, header.git_dirty) == (revision, True)
