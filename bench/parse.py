"""Giant OpenAPI documents in, what it costs to parse them out, beside the plain loader in the same run.

    python bench/parse.py [FOLDER] [--rounds N]

For each file: seconds of json.loads or PyYAML's CSafeLoader alone, of reading the file into a value, and of the whole
way to tools; ratios are of medians over rounds in turn, each in a process of its own. Memory is the peak of what Python
allocates on the way from file to tools, beside the document as the plain loader leaves it.
"""

import argparse
import json
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import yaml

from seer.parse import load_bytes, parse_file
from seer.pause import collector_paused

CORPUS = Path(__file__).parents[2] / "shared" / "corpus" / "openapi"
GIANTS = (
    "giants/github__api.github.com.json",
    "giants/kubernetes__swagger-1.13.json",
    "giants/stripe__spec3.yaml",
    "openai__openapi.yaml",
)


def plain(path: Path) -> Any:
    """Load a file with the plain loader."""
    data = path.read_bytes()
    return json.loads(data) if path.suffix == ".json" else yaml.load(data, Loader=yaml.CSafeLoader)


def read(path: Path) -> Any:
    """Read a file into a value as seer does."""
    with collector_paused():
        return load_bytes(path.read_bytes(), shown=path.name)


def tools(path: Path) -> int:
    """Parse a file into tools and count them."""
    return len(parse_file(path, shown=path.name)[0].tools)


STEPS: dict[str, Callable[[Path], Any]] = {"plain": plain, "read": read, "tools": tools}


def seconds(step: str, path: Path) -> float:
    """Time a step, imports done."""
    tools(Path(__file__).parents[1] / "specs" / "petstore.yaml")
    begun = time.perf_counter()
    STEPS[step](path)
    return time.perf_counter() - begun


def memory(step: str, path: Path) -> float:
    """Give megabytes: what the plain loader's value holds, or the peak on the way to tools."""
    tools(Path(__file__).parents[1] / "specs" / "petstore.yaml")
    tracemalloc.start()
    kept = STEPS[step](path)
    held, peak = tracemalloc.get_traced_memory()
    assert kept is not None  # noqa: S101 - it is held until it is measured
    return (held if step == "plain" else peak) / 1e6


def measured(what: str, step: str, path: Path) -> float:
    """Measure in a process of its own."""
    command = [sys.executable, __file__, "--one", what, step, str(path)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def row(path: Path, rounds: int) -> dict[str, Any]:
    """Measure one file."""
    times = [{step: measured("seconds", step, path) for step in STEPS} for _ in range(rounds)]
    middle = {step: median(each[step] for each in times) for step in STEPS}
    document, peak = (measured("memory", step, path) for step in ("plain", "tools"))
    return {
        "file": path.name,
        "megabytes": round(path.stat().st_size / 1e6, 1),
        "tools": tools(path),
        "seconds": {step: round(each, 3) for step, each in middle.items()},
        "read_to_plain": round(middle["read"] / middle["plain"], 2),
        "tools_to_plain": round(middle["tools"] / middle["plain"], 2),
        "memory": {"document": round(document, 1), "peak": round(peak, 1)},
        "peak_to_document": round(peak / document, 2),
    }


def main() -> None:
    """Measure and print JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("folder", nargs="?", type=Path, default=CORPUS)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--one", nargs=3, metavar=("WHAT", "STEP", "FILE"), help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.one:
        what, step, path = given.one
        print({"seconds": seconds, "memory": memory}[what](step, Path(path)))
        return
    print(json.dumps([row(given.folder / name, given.rounds) for name in GIANTS], indent=2))


if __name__ == "__main__":
    main()
