"""Makes the hand-made tools and scenes of tests/run/run_lab.py importable, and gives a run's folder."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "run"))

from run_lab import Runner


@pytest.fixture
def run(tmp_path: Path) -> Runner:
    return Runner(tmp_path / "run")
