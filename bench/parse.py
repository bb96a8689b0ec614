"""Giant OpenAPI documents in, what it costs to parse them out, beside the plain loader in the same run.

    python bench/parse.py [FOLDER] [--rounds N]

For each file: seconds of CPU of json.loads or PyYAML's CSafeLoader alone, of reading the file into a value, of the way
to tools, and of the whole; ratios are of medians over rounds in turn, each in a process of its own. `tools` is what
`seer tools` needs, and all that a call of a tool is judged by: names, parameters, wire, warnings, the document held
against OpenAPI's own schema. Left until somebody asks are schemas of results, and digests of tools, which take these
in. `whole` has them too: what `seer synth`, `seer lint` and `seer tools --json` ask for. Memory is what a fresh process
holds in RAM at its peak above what it held before: the plain loader's with the document at its end, and on the way from
file to tools (Linux only). `command` is all of `seer tools FILE`, beside a Python that does nothing.
"""

import argparse
import json
import re
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import yaml

from seer.parse import load_bytes, parse_file
from seer.pause import collector_paused

ROOT = Path(__file__).parents[1]
CORPUS = ROOT.parent / "shared" / "corpus" / "openapi"
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


def tools(path: Path) -> Any:
    """Parse a file into tools without their results."""
    return parse_file(path, shown=path.name, results=False)[0].tools


def whole(path: Path) -> Any:
    """Parse a file into tools with their results and the definitions that these share."""
    return parse_file(path, shown=path.name)[0]


STEPS: dict[str, Callable[[Path], Any]] = {"plain": plain, "read": read, "tools": tools, "whole": whole}


def one(step: str, path: Path) -> dict[str, float]:
    """Take one step, imports done: seconds of CPU, and megabytes that it added to what the process held."""
    whole(ROOT / "specs" / "petstore.yaml")
    plain(ROOT / "specs" / "petstore.yaml")
    base = ram("VmRSS")
    begun = time.process_time()
    kept = STEPS[step](path)
    seconds = time.process_time() - begun
    assert kept is not None  # noqa: S101 - it is held until it is measured
    return {"seconds": seconds, "held": ram("VmRSS") - base, "peak": ram("VmHWM") - base}


def ram(line: str) -> float:
    """Give the megabytes of RAM that this process holds now (VmRSS), or held at most (VmHWM)."""
    found = re.search(rf"{line}:\s+(\d+) kB", Path("/proc/self/status").read_text())
    assert found  # noqa: S101 - Linux has both
    return int(found[1]) / 1024


def measured(step: str, path: Path) -> dict[str, float]:
    """Measure in a process of its own."""
    command = [sys.executable, __file__, "--one", step, str(path)]
    result: dict[str, float] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return result


def command(*arguments: str) -> float:
    """Give the seconds of CPU of a Python with some arguments."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def row(path: Path, rounds: int) -> dict[str, Any]:
    """Measure one file."""
    runs = [{step: measured(step, path) for step in STEPS} for _ in range(rounds)]
    seconds, held_, peak = (
        {step: median(run[step][what] for run in runs) for step in STEPS} for what in ("seconds", "held", "peak")
    )
    shown = median(command("-m", "seer", "tools", str(path)) for _ in range(rounds))
    return {
        "file": path.name,
        "megabytes": round(path.stat().st_size / 1e6, 1),
        "tools": len(tools(path)),
        "seconds": {step: round(each, 3) for step, each in seconds.items()},
        "read_to_plain": round(seconds["read"] / seconds["plain"], 2),
        "tools_to_plain": round(seconds["tools"] / seconds["plain"], 2),
        "whole_to_plain": round(seconds["whole"] / seconds["plain"], 2),
        "memory": {
            "document": round(held_["plain"], 1),
            "plain_peak": round(peak["plain"], 1),
            "tools_peak": round(peak["tools"], 1),
            "whole_peak": round(peak["whole"], 1),
        },
        "peak_to_document": round(peak["whole"] / held_["plain"], 2),
        "command": round(shown, 3),
    }


def main() -> None:
    """Measure and print JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("folder", nargs="?", type=Path, default=CORPUS)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--one", nargs=2, metavar=("STEP", "FILE"), help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.one:
        step, path = given.one
        print(json.dumps(one(step, Path(path))))
        return
    rows = [row(given.folder / name, given.rounds) for name in GIANTS]
    idle, usage = (
        median(command(*arguments) for _ in range(given.rounds))
        for arguments in (("-c", "pass"), ("-m", "seer", "--help"))
    )
    print(json.dumps({"python": round(idle, 3), "seer --help": round(usage, 3), "files": rows}, indent=2))


if __name__ == "__main__":
    main()
