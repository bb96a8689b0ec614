"""OpenAPI file in, how fast seer makes argument sets and whole scenes out, beside schemathesis in the same run.

    python bench/synth.py [SPEC] [--rounds N]

Three figures a round, in turn: schemathesis' coverage phase (generation only, nothing sent), seer's argument sets
(made, proved, given their ids), seer's complete scenes (from the spec to files). Ratios are of medians of what is made
in a second of one processor. Then thrice as many scenes a tool are made, which tells what a further one costs, and a
last, timed round tells what share of the time each stage of seer's takes.
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
from msgspec.structs import replace

from seer import canon
from seer.generate import generate
from seer.pipeline._read import read
from seer.pipeline.synth import synth
from seer.recipe import QUOTAS, named
from seer.records import Recipe

CREATED = "2026-01-01T00:00:00Z"
PETSTORE = Path(__file__).parents[1] / "specs" / "petstore.yaml"


def peer(spec: Path) -> dict[str, Any]:
    """Run schemathesis' coverage phase in its own environment."""
    script = Path(__file__).with_name("_schemathesis.py")
    command = [str(_peer.interpreter("schemathesis==4.32.5")), str(script), str(spec)]
    line = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[-1]
    found: dict[str, Any] = json.loads(line)
    return found


def sets(recipe: Recipe) -> dict[str, Any]:
    """Make every argument set of every tool, proved and written as canonical JSON."""
    tools = read(recipe).tools
    begun, spent = time.perf_counter(), time.process_time()
    made, unique = 0, set()
    for tool in tools:
        for case in generate(tool, seed=recipe.seed, locale="en", now=recipe.now):
            made += 1
            unique.add(canon.encode(case))
    return {
        "tools": len(tools),
        "made": made,
        "unique": len(unique),
        **_speed(made, time.perf_counter() - begun, time.process_time() - spent),
    }


def _speed(made: int, wall: float, cpu: float) -> dict[str, Any]:
    return {
        "seconds": round(wall, 3),
        "cpu_seconds": round(cpu, 3),
        "a_second": round(made / wall, 1),
        "a_cpu_second": round(made / cpu, 1),
    }


def scenes(recipe: Recipe) -> dict[str, Any]:
    """Make an eval set: parsed, generated, worded, read back, deduped, frozen and written."""
    with tempfile.TemporaryDirectory() as folder:
        begun, spent = time.perf_counter(), time.process_time()
        counts = synth(recipe, root=Path(folder) / "set", created=CREATED).manifest.counts
        speed = _speed(counts.scenes, time.perf_counter() - begun, time.process_time() - spent)
    return {"made": counts.scenes, "argument_sets": counts.cases, **speed}


def more(recipe: Recipe) -> dict[str, Any]:
    """Give how fast scenes are made of tools that have some already: what thrice as many take beyond as many."""
    usual = QUOTAS[recipe.profile]
    few, many = (
        scenes(replace(recipe, kinds={kind: count * times for kind, count in usual.items()})) for times in (1, 3)
    )
    made, spent = many["made"] - few["made"], many["cpu_seconds"] - few["cpu_seconds"]
    return {"made": made, "cpu_seconds": round(spent, 3), "a_cpu_second": round(made / spent, 1)}


def stages(recipe: Recipe) -> dict[str, float]:
    """Give each stage's share of the processor's time."""
    with tempfile.TemporaryDirectory() as folder:
        spent = synth(recipe, root=Path(folder) / "set", created=CREATED, timed=True).timings or {}
    whole = sum(one.cpu for one in spent.values())
    return {stage: round(one.cpu / whole, 3) for stage, one in spent.items()}


def main() -> None:
    """Measure and print JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("spec", nargs="?", type=Path, default=PETSTORE)
    options.add_argument("--rounds", type=int, default=3)
    given = options.parse_args()
    recipe = named(Recipe(specs=(str(given.spec),), locales=("en",)))
    rounds = [(peer(given.spec), sets(recipe), scenes(recipe)) for _ in range(given.rounds)]
    theirs, ours, whole = (median(round_[index]["a_cpu_second"] for round_ in rounds) for index in range(3))
    found = {
        "spec": given.spec.name,
        "rounds": given.rounds,
        "schemathesis": rounds[-1][0],
        "seer_argument_sets": rounds[-1][1],
        "seer_scenes": rounds[-1][2],
        "seer_more_scenes": more(recipe),
        "shares": stages(recipe),
        "sets_to_peer": round(ours / theirs, 2),
        "scenes_to_peer": round(whole / theirs, 2),
    }
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
