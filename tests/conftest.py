"""Fixtures that several packages' tests share."""

import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from seer.cli import main

sys.path.insert(0, str(Path(__file__).parent))
ROOT = Path(__file__).parents[1]
SPECS = ROOT / "specs"


def pytest_configure() -> None:
    """Let tests stop what they start, also where a shell that runs them behind itself has Ctrl-C ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Told(NamedTuple):
    """What a command printed and how it left."""

    code: int
    out: str
    err: str


Seer = Callable[..., Told]


@pytest.fixture
def seer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Seer:
    """Run a command line in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*words: str | Path) -> Told:
        with pytest.raises(SystemExit) as left:
            main([str(word) for word in words])
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err + printed.out
        return Told(int(left.value.code or 0), printed.out, printed.err)

    return run


@pytest.fixture
def weather() -> Path:
    """Give the bundled weather registry."""
    return SPECS / "weather.yaml"
