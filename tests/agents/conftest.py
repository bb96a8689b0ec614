"""Makes the hand-made tools and scenes of tests/run/run_lab.py importable, and gives a run's folder."""

import sys
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).parents[1] / "run"), str(Path(__file__).parent)]

from run_lab import Runner  # noqa: E402 - the path must be there first


@pytest.fixture
def run(tmp_path: Path) -> Runner:
    return Runner(tmp_path / "run")
