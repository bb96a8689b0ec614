"""OpenAPI files in, how fast seer makes argument sets out, beside a floor and schemathesis in the same run.

    python bench/generate.py [SPEC …] [--profile NAME] [--rounds N] [--seconds N] [--peer-seconds N] [--no-peer]

A set counts when it is made, proved and serialised, with its id. The floor is the least that any generator does for the
same sets: build the value, write it as canonical JSON, digest that, validate it once; it is measured tool by tool,
right after the sets are made, so that a busy machine slows both alike. Each round is a process of its own, in which
nothing is remembered but the libraries, those of both judges among them, and what a small spec needs. The peer's
coverage phase and strategies send nothing; its cases are neither proved nor given ids. All figures are of processor
time on one core, in the same run; ratios are of medians over rounds. `--seconds` ends a round after so much: `tools`
says how many were reached.
"""

import argparse
import json
import subprocess
import time
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from statistics import median
from typing import Any

import _peer
import msgspec

from seer import canon
from seer.generate import Effort, generate
from seer.pipeline._read import read
from seer.recipe import effort
from seer.records import Case, Recipe, Tool
from seer.schema.validate import fast, slow

GIANTS = Path(__file__).parents[2] / "shared" / "corpus" / "openapi" / "giants"
PETSTORE = Path(__file__).parents[1] / "specs" / "petstore.yaml"
BOTH = [GIANTS / "github__api.github.com.json", GIANTS / "kubernetes__swagger-1.13.json"]
STALL = 1.0


def made(tool: Tool, recipe: Recipe, asked: Effort) -> tuple[float, list[Case], list[bytes]]:
    """Make every argument set of a tool that the profile asks for, and write them."""
    begun = time.process_time()
    cases = list(generate(tool, seed=recipe.seed, locale="en", now=recipe.now, effort=asked))
    written = list(map(canon.encode, cases))
    return time.process_time() - begun, cases, written


def floor(tool: Tool, cases: list[Case]) -> float:
    """Build, write, digest and validate the same sets, with nothing around it."""
    judge = fast(tool.parameters)
    texts = [(canon.encode(case.arguments), case.valid) for case in cases]
    build = msgspec.json.Decoder().decode
    begun = time.process_time()
    for text, expected in texts:
        value = build(text)
        sha256(canon.encode(value)).hexdigest()
        if judge.valid(value) != expected:
            raise AssertionError(text)
    return time.process_time() - begun


def once(spec: Path, profile: Any, most: float) -> dict[str, Any]:
    """Measure one round: all tools of a spec, or as many as can be done in so many seconds."""
    recipe = Recipe(specs=(str(spec),), locales=("en",), profile=profile)
    asked = effort(recipe, "en")
    slow({})  # loads the second judge's library, which no set of the small spec asks for
    for tool in read(Recipe(specs=(str(PETSTORE),), locales=("en",))).tools:
        made(tool, recipe, asked)
    tools = read(recipe).tools
    times: dict[str, float] = {}
    counts: dict[str, int] = {}
    unique = faulty = 0
    least = 0.0
    for tool in tools:
        times[tool.name], cases, written = made(tool, recipe, asked)
        least += floor(tool, cases)
        counts[tool.name] = len(cases)
        unique += len(set(written))
        faulty += sum(not case.valid for case in cases)
        if most and sum(times.values()) > most:
            break
    cpu, sets = sum(times.values()), sum(counts.values())
    slowest = max(times, key=times.__getitem__)
    return {
        "tools": len(times),
        "of_tools": len(tools),
        "made": sets,
        "unique": unique,
        "faulty": faulty,
        "cpu_seconds": round(cpu, 3),
        "a_cpu_second": round(sets / cpu, 1),
        "floor_cpu_seconds": round(least, 3),
        "floor_us_a_set": round(least / sets * 1e6, 2),
        "to_floor": round(cpu / least, 2),
        "slowest": {"tool": slowest, "cpu_ms": round(times[slowest] * 1000, 1), "sets": counts[slowest]},
        "stalls": sum(spent > STALL for spent in times.values()),
        "peak_mb": getrusage(RUSAGE_SELF).ru_maxrss // 1024,
    }


def peer(spec: Path, phase: str, seconds: int) -> dict[str, Any]:
    """Run a phase of schemathesis in its own environment."""
    script = Path(__file__).with_name("_schemathesis.py")
    command = [str(_peer.interpreter("schemathesis==4.32.5")), str(script), str(spec), phase, str(seconds)]
    line = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[-1]
    found: dict[str, Any] = json.loads(line)
    return found


def measured(spec: Path, *, profile: Any, rounds: int, seconds: float, peer_seconds: int) -> dict[str, Any]:
    """Measure one spec."""
    runs = []
    for _ in range(rounds):
        with get_context("spawn").Pool(1) as pool:
            runs.append(pool.apply(once, (spec, profile, seconds)))
    speed = median(run["a_cpu_second"] for run in runs)
    found: dict[str, Any] = {
        "spec": spec.name,
        "profile": profile,
        "rounds": rounds,
        "a_cpu_second": speed,
        "to_floor": median(run["to_floor"] for run in runs),
        "seer": runs,
    }
    for phase in ("coverage", "positive", "negative") if peer_seconds else ():
        found[phase] = peer(spec, phase, peer_seconds)
        found[f"to_{phase}"] = round(speed / max(found[phase]["a_cpu_second"], 0.1), 2)
    return found


def main() -> None:
    """Measure and print JSON."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("specs", nargs="*", type=Path, default=[spec for spec in BOTH if spec.exists()] or [PETSTORE])
    options.add_argument("--profile", default="exhaustive")
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seconds", type=float, default=0, help="most seconds of a round, for seer; 0 for all tools")
    options.add_argument("--peer-seconds", type=int, default=60, help="most seconds of each of the peer's phases")
    options.add_argument("--no-peer", action="store_const", const=0, dest="peer_seconds")
    given = options.parse_args()
    found = [
        measured(
            spec,
            profile=given.profile,
            rounds=given.rounds,
            seconds=given.seconds,
            peer_seconds=given.peer_seconds,
        )
        for spec in given.specs
    ]
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
