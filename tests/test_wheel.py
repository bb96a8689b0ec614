"""The wheel holds all it needs: built, installed in a fresh environment, run from another folder."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def run(*words: str | Path, cwd: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    done = subprocess.run(list(map(str, words)), cwd=cwd, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own commands
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def bin_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", home, ROOT, cwd=home)
    (wheel,) = home.glob("*.whl")
    run(sys.executable, "-m", "venv", home / "fresh", cwd=home)
    python = home / "fresh" / "bin" / "python"
    run(python, "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", wheel, cwd=home)
    return python.parent


def test_the_demo_runs_from_another_folder(bin_folder: Path, tmp_path: Path) -> None:
    told = run(bin_folder / "seer", "demo", cwd=tmp_path)
    assert "check: everything holds" in told
    assert (tmp_path / "demo/runs/reference/report.html").is_file()


def test_it_is_the_wheel_that_runs(bin_folder: Path, tmp_path: Path) -> None:
    place = run(bin_folder / "python", "-c", "from seer.bundled import folder; print(folder('specs'))", cwd=tmp_path)
    assert place.strip().endswith("site-packages/seer/_bundled/specs")


def test_the_openai_agent_says_what_to_install(bin_folder: Path, tmp_path: Path) -> None:
    run(bin_folder / "seer", "demo", cwd=tmp_path)
    words = [
        str(bin_folder / "seer"),
        "run",
        "demo/weather",
        "--agent",
        "openai:m",
        "--base-url",
        "http://127.0.0.1:9/v1",
    ]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S603 - our own commands
    assert done.returncode == 2
    assert "pip install 'seer-eval[openai]'" in done.stderr
    assert "Traceback" not in done.stderr
