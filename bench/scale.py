"""Nothing in, how memory grows with the size of an eval set and what a second process saves out.

    python bench/scale.py [SPEC] [--copies N N …] [--jobs N] [--rounds N]

Memory: a tool of 48 parameters is written to a file N times, each time under another name; `seer synth` makes an
exhaustive set of it, some 800 argument sets a tool, in a process of its own, whose largest resident size is told. What
reading the tools alone takes, `seer tools` shows.
Time: `seer synth` on SPEC with one process and with several, in turn; the ratio is of medians. All files of both are
compared.
"""

import argparse
import filecmp
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

PETSTORE = Path(__file__).parents[1] / "specs" / "petstore.yaml"


def parameters() -> dict[str, Any]:
    """Give a schema with many constraints: lengths, bounds, enums, shares, lists, dates."""
    properties: dict[str, Any] = {}
    for number in range(8):
        properties |= {
            f"city_{number}": {"type": "string", "minLength": 2, "maxLength": 40, "description": f"City {number}"},
            f"count_{number}": {"type": "integer", "minimum": 1, "maximum": 50 + number, "default": 10},
            f"unit_{number}": {"type": "string", "enum": ["piece", "box", "carton", "pallet"]},
            f"share_{number}": {"type": "number", "minimum": 0, "maximum": 1},
            f"tags_{number}": {
                "type": "array",
                "items": {"type": "string", "minLength": 1},
                "minItems": 1,
                "maxItems": 5,
                "uniqueItems": True,
            },
            f"when_{number}": {"type": "string", "format": "date"},
        }
    return {
        "type": "object",
        "required": ["city_0", "count_0"],
        "properties": properties,
        "additionalProperties": False,
    }


def copied(copies: int, folder: Path) -> Path:
    """Write a function list that holds the tool so many times."""
    file = folder / f"tools-{copies}.json"
    tools = [
        {"type": "function", "function": {"name": f"create_order_{number}", "parameters": parameters()}}
        for number in range(copies)
    ]
    file.write_text(json.dumps(tools))
    return file


def measured(*words: str | Path) -> dict[str, Any]:
    """Run a command of seer in a process of its own: what it printed, its seconds and largest resident size."""
    command = [sys.executable, "-m", "seer", *map(str, words), "--json"]
    begun = time.perf_counter()
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.perf_counter() - begun
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, command)
        out.seek(0)
        told: dict[str, Any] = json.loads(out.read())
    return {"told": told, "seconds": round(seconds, 2), "mb": usage.ru_maxrss // 1024}


def memory(copies: int, folder: Path) -> dict[str, Any]:
    """Make a set of so many copies of the tool."""
    spec = copied(copies, folder)
    read_alone = measured("tools", spec)
    made = measured("synth", spec, "--locale", "en", "--profile", "exhaustive", "-o", folder / f"set-{copies}")
    counts = made["told"]["counts"]
    size = sum(file.stat().st_size for file in (folder / f"set-{copies}" / "v1").iterdir())
    return {
        "tools": counts["tools"],
        "argument_sets": counts["cases"],
        "scenes": counts["scenes"],
        "mb_on_disk": size >> 20,
        "mb_resident": made["mb"],
        "mb_resident_reading_tools": read_alone["mb"],
        "seconds": made["seconds"],
    }


def processes(spec: Path, jobs: int, rounds: int, folder: Path) -> dict[str, Any]:
    """Make the same set with one process and with several, in turn."""
    seconds: dict[int, list[float]] = {1: [], jobs: []}
    for turn in range(rounds):
        for number in (1, jobs):
            root = folder / f"jobs-{number}-{turn}"
            seconds[number].append(
                measured("synth", spec, "--locale", "en", "-o", root, "--jobs", str(number))["seconds"]
            )
    one, several = (folder / f"jobs-{number}-0" / "v1" for number in (1, jobs))
    names = [file.name for file in one.iterdir()]
    _, differ, trouble = filecmp.cmpfiles(one, several, names, shallow=False)
    return {
        "jobs": jobs,
        "seconds_of_one": seconds[1],
        "seconds_of_several": seconds[jobs],
        "times_as_fast": round(median(seconds[1]) / median(seconds[jobs]), 2),
        "same_bytes": not differ and not trouble,
        "load": os.getloadavg()[0],
    }


def main() -> None:
    """Measure and print JSON."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("spec", nargs="?", type=Path, default=PETSTORE)
    options.add_argument("--copies", type=int, nargs="*", default=[25, 100])
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--rounds", type=int, default=3)
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        found: dict[str, Any] = {
            "spec": given.spec.name,
            "memory": [memory(copies, folder) for copies in given.copies],
        }
        if given.rounds:
            found["processes"] = processes(given.spec, given.jobs, given.rounds, folder)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
