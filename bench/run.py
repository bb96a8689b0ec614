"""Nothing in, how fast seer runs trials with an agent of no latency out, beside Inspect AI in the same run.

python bench/run.py [--trials N] [--rounds N]

Both call a tool once a trial, answer, write every trial to disk and score it. Ratios are of medians.
"""

import argparse
import json
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import _peer
import msgspec

from seer.pipeline.play import play
from seer.pipeline.synth import synth
from seer.records import AgentOptions, Recipe

SPEC = Path(__file__).parents[1] / "specs" / "petstore.yaml"


def peer(trials: int) -> dict[str, Any]:
    """Run Inspect AI in its own environment."""
    script = Path(__file__).with_name("_inspect.py")
    command = [str(_peer.interpreter("inspect-ai==0.3.285")), str(script), str(trials)]
    line = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[-1]
    found: dict[str, Any] = json.loads(line)
    return found


def ours(evalset: Path, recipe: Recipe, folder: Path) -> dict[str, Any]:
    """Run the reference agent, which answers at once."""
    begun = time.perf_counter()
    summary = play(evalset, AgentOptions(name="reference"), recipe, output=folder).report.summary
    seconds = time.perf_counter() - begun
    a_second = round(summary.trials / seconds, 1)
    return {"trials": summary.trials, "score": summary.score.value, "seconds": round(seconds, 3), "a_second": a_second}


def main() -> None:
    """Measure and print JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--trials", type=int, default=500)
    options.add_argument("--rounds", type=int, default=3)
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        recipe = Recipe(specs=(str(SPEC),), name="bench", locales=("en",))
        made = synth(recipe, root=home / "set", created="2026-01-01T00:00:00Z")
        repeated = msgspec.structs.replace(recipe, repetitions=-(-given.trials // len(made.evalset.scenes)))
        rounds = [(peer(given.trials), ours(made.path, repeated, home / f"run{n}")) for n in range(given.rounds)]
    theirs, seer = (median(round_[index]["a_second"] for round_ in rounds) for index in range(2))
    found = {"inspect": rounds[-1][0], "seer": rounds[-1][1], "ratio": round(seer / theirs, 1), "rounds": given.rounds}
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
