"""Real specs in, a table of what can be solved in their sets out: solver, floors, what was dropped and why.

python bench/solvable.py [--most-tools N] [--locale en] [--write docs/solvable.md] FILE_OR_FOLDER…

Every file that parses is made into scenes, as many as its obligations ask for, and played by agents without disk.
"""

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from seer.agents import AGENTS, InfraError
from seer.checks import CHECKS
from seer.curate.read import merge, read
from seer.errors import SeerError
from seer.pipeline._make import Batch, Maker
from seer.pipeline._read import read as read_specs
from seer.records import AgentOptions, Budget, Context, Recipe, Scene, Tool, Weights
from seer.run.answers import answers
from seer.run.play import Player
from seer.run.prompt import prompt
from seer.schema.coverage import unmet
from seer.schema.sayable import sayable
from seer.world.respond import Service

EVERY = 10_000
KINDS = dict.fromkeys(("normal", "default", "boundary", "missing", "invalid"), EVERY) | {
    "distractor": 4,
    "irrelevant": 2,
}
FLOORS = ("reference", "silent", "refuser", "always_call", "random_valid", "spray")


class Counted(msgspec.Struct):
    """What one file, or many, came to; outcomes by (agent, kind, label)."""

    files: int = 0
    tools: int = 0
    unworded: int = 0
    scenes: Counter[str] = msgspec.field(default_factory=Counter)
    dropped: Counter[str] = msgspec.field(default_factory=Counter)
    unsaid: Counter[str] = msgspec.field(default_factory=Counter)
    obligations: int = 0
    met: int = 0
    outcomes: Counter[tuple[str, str, str]] = msgspec.field(default_factory=Counter)
    seconds: float = 0.0

    def add(self, other: "Counted") -> None:
        """Add what another came to."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            setattr(self, name, value + getattr(other, name))


def measure(path: Path, *, locale: str, most_tools: int, agents: Iterable[str]) -> tuple[Counted, list[str]]:
    """Make and play one file; give the counts, and a line for each scene that the solver fails."""
    begun = time.perf_counter()
    recipe = Recipe(specs=(str(path),), locales=(locale,), kinds=KINDS)  # type: ignore[arg-type]  # by literal
    tools, failed = read_specs(recipe).tools[:most_tools], []
    maker = Maker(tools, recipe)
    made = [maker.batch(tool.name) for tool in tools]
    found, scenes = _counted(tools, made), [scene for batch in made for scene in batch.scenes]
    service, known = Service(tools), {tool.name: tool for tool in tools}
    for agent in agents:
        told = {"answers": answers(scenes)} if agent == "reference" else {}
        if agent == "solver":
            told = {"read": read, "merge": merge, "known": known}
        for scene, label, reason in asyncio.run(_played(agent, told, scenes, service, known)):
            found.outcomes[agent, scene.kind, label] += 1
            if agent == "solver" and label not in {"passed", "asked"}:
                said = " // ".join(turn.say for turn in scene.turns)
                failed.append(f"{path.name} {scene.id} {label}: {reason}\n    {said}")
    found.seconds = time.perf_counter() - begun
    return found, failed


def _counted(tools: Iterable[Tool], made: Iterable[Batch]) -> Counted:
    counted = Counted(files=1)
    for tool, batch in zip(tools, made, strict=True):
        counted.tools += 1
        counted.unworded += len(batch.unworded)
        counted.scenes.update(scene.kind for scene in batch.scenes)
        counted.dropped.update(drop.reason for drop in batch.dropped)
        counted.unsaid.update(case.why.split(":")[0] for case in batch.cases if case.why and not case.scene)
        if not batch.unworded:
            aims = [aim for aim, _ in sayable(tool)]
            counted.obligations += len(aims)
            counted.met += len(aims) - len(unmet(tool, aims, batch.scenes))
    return counted


async def _played(
    agent: str, told: Mapping[str, object], scenes: Iterable[Scene], service: Service, known: Mapping[str, Tool]
) -> list[tuple[Scene, str, str]]:
    outcome = CHECKS.get("outcome")
    found = []
    async with AGENTS.get(agent).connect(AgentOptions(name=agent), **told) as connection:
        player = Player(connection, known, infra=InfraError, redact=lambda text: text)
        for scene in scenes:
            played = await player.play(
                scene, prompt(scene, known), service.open(scene), repetition=1, budget=Budget(steps=12)
            )
            score = outcome.check(Context(trial=played.trial, scene=scene, tools=known, weights=Weights()))
            assert score is not None  # noqa: S101 - the outcome always has one
            found.append((scene, score.label or "", score.reason))
    return found


def files(places: Iterable[Path]) -> Iterator[Path]:
    """Give the files to try, in order."""
    for place in places:
        found = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (path for path in found if path.suffix in {".json", ".yaml", ".yml"} and path.is_file())


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("places", nargs="+", type=Path)
    options.add_argument("--locale", default="en")
    options.add_argument("--most-tools", type=int, default=20)
    options.add_argument("--write", type=Path)
    given = options.parse_args()
    total: dict[str, Counted] = {}
    for path in files(given.places):
        try:
            found, failed = measure(path, locale=given.locale, most_tools=given.most_tools, agents=("solver", *FLOORS))
        except SeerError as error:
            print(f"- {path.name}: {str(error)[:150]}", file=sys.stderr)
            continue
        share = found.met / found.obligations if found.obligations else 1.0
        print(f"{found.seconds:6.1f} s {sum(found.scenes.values()):5} scenes {share:.2f} {path}", file=sys.stderr)
        print(*failed, sep="\n", end="\n" if failed else "")
        total.setdefault("all", Counted()).add(found)
    print(total)


if __name__ == "__main__":
    main()
