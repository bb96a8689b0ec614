"""OpenAPI files in, how fast seer makes argument sets out, beside a floor and schemathesis in the same run.

    python bench/generate.py [SPEC …] [--profile NAME] [--rounds N] [--peer-seconds N] [--no-peer]

A set counts when it is made, proved and serialised, with its id. The floor is the least that any generator does for the
same sets: build the value, write it as canonical JSON, digest that, validate it once. The peer's coverage phase and
strategies send nothing; its cases are neither proved nor given ids. All figures are of processor time on one core, in
the same run; ratios are of medians over rounds.
"""

import argparse
import json
import subprocess
import time
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Any

import _peer
import msgspec

from seer import canon
from seer.generate import generate
from seer.pipeline._read import read
from seer.recipe import effort
from seer.records import Case, Recipe, Tool
from seer.schema.validate import fast

GIANTS = Path(__file__).parents[2] / "shared" / "corpus" / "openapi" / "giants"
PETSTORE = Path(__file__).parents[1] / "specs" / "petstore.yaml"
BOTH = [GIANTS / "github__api.github.com.json", GIANTS / "kubernetes__swagger-1.13.json"]
STALL = 1.0


def ours(tools: tuple[Tool, ...], recipe: Recipe) -> tuple[dict[str, Any], list[Case]]:
    """Make every argument set of every tool that the profile asks for."""
    asked = effort(recipe, "en")
    made: list[Case] = []
    unique: set[bytes] = set()
    times: dict[str, float] = {}
    for tool in tools:
        begun = time.process_time()
        mine = generate(tool, seed=recipe.seed, locale="en", now=recipe.now, effort=asked)
        unique.update(map(canon.encode, mine))
        times[tool.name] = time.process_time() - begun
        made += mine
    cpu = sum(times.values())
    slowest = max(times, key=times.__getitem__)
    figures = {
        "tools": len(tools),
        "made": len(made),
        "unique": len(unique),
        "faulty": sum(not case.valid for case in made),
        "cpu_seconds": round(cpu, 3),
        "a_cpu_second": round(len(made) / cpu, 1),
        "slowest": {
            "tool": slowest,
            "cpu_ms": round(times[slowest] * 1000, 1),
            "sets": sum(case.tool == slowest for case in made),
        },
        "stalls": sum(spent > STALL for spent in times.values()),
    }
    return figures, made


def floor(tools: tuple[Tool, ...], made: list[Case]) -> dict[str, Any]:
    """Build, write, digest and validate the same sets, with nothing around it."""
    judges = {tool.name: fast(tool.parameters) for tool in tools}
    written = [(judges[case.tool], canon.encode(case.arguments), case.valid) for case in made]
    build = msgspec.json.Decoder().decode
    begun = time.process_time()
    for judge, text, expected in written:
        value = build(text)
        sha256(canon.encode(value)).hexdigest()
        if judge.valid(value) != expected:
            raise AssertionError(text)
    cpu = time.process_time() - begun
    return {"cpu_seconds": round(cpu, 3), "us_a_set": round(cpu / len(made) * 1e6, 2)}


def peer(spec: Path, phase: str, seconds: int) -> dict[str, Any]:
    """Run a phase of schemathesis in its own environment."""
    script = Path(__file__).with_name("_schemathesis.py")
    command = [str(_peer.interpreter("schemathesis==4.32.5")), str(script), str(spec), phase, str(seconds)]
    line = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[-1]
    found: dict[str, Any] = json.loads(line)
    return found


def measured(spec: Path, *, profile: Any, rounds: int, peer_seconds: int) -> dict[str, Any]:
    """Measure one spec."""
    recipe = Recipe(specs=(str(spec),), locales=("en",), profile=profile)
    tools = read(recipe).tools
    runs = []
    for _ in range(rounds):
        figures, made = ours(tools, recipe)
        runs.append((figures, floor(tools, made)))
    cpu, least = (median(run[index]["cpu_seconds"] for run in runs) for index in range(2))
    speed = median(run[0]["a_cpu_second"] for run in runs)
    found: dict[str, Any] = {
        "spec": spec.name,
        "profile": profile,
        "rounds": rounds,
        "seer": runs[-1][0],
        "floor": runs[-1][1],
        "to_floor": round(cpu / least, 2),
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
    options.add_argument("--peer-seconds", type=int, default=60, help="most seconds of each of the peer's phases")
    options.add_argument("--no-peer", action="store_const", const=0, dest="peer_seconds")
    given = options.parse_args()
    found = [
        measured(spec, profile=given.profile, rounds=given.rounds, peer_seconds=given.peer_seconds)
        for spec in given.specs
    ]
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
