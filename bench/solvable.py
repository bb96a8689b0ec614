"""Real specs in, a page of what can be solved in their sets out: solver, floors, what was dropped and why.

python bench/solvable.py [--sample N] [--most-tools N] [--locale LOCALE]… [--write docs/solvable.md] FOLDER…

Each folder is a row. Of its files that parse, all or a sample that hangs on their names alone are made into scenes, as
many of each kind as their schemas oblige to, those included that a person would hardly ask for so (`doubtful`), and
played by seer's own agents in memory.
"""

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from itertools import product
from pathlib import Path

import msgspec

from seer.agents import AGENTS, InfraError
from seer.checks import CHECKS
from seer.curate.read import merge, read
from seer.errors import SeerError
from seer.pipeline._make import Batch, Maker
from seer.pipeline._read import read as read_specs
from seer.records import (
    CARRIED_OUT,
    NEGATIVE,
    AgentOptions,
    Budget,
    Context,
    Kind,
    Recipe,
    Scene,
    Single,
    Tool,
    Weights,
)
from seer.run.answers import answers
from seer.run.play import Player
from seer.run.prompt import prompt
from seer.schema.coverage import unmet
from seer.schema.sayable import sayable
from seer.world.respond import Service

EVERY = 10_000
QUOTAS: dict[Single, int] = {
    **dict.fromkeys((*CARRIED_OUT, *NEGATIVE), EVERY),  # type: ignore[dict-item]  # they are kinds of one call
    "distractor": 4,
    "irrelevant": 2,
    "ambiguous": 2,
}
FLOORS = ("reference", "silent", "refuser", "always_call", "random_valid", "spray")
GROUPS: Mapping[str, tuple[Kind, ...]] = {
    "to be carried out": CARRIED_OUT,
    "missing, invalid, ambiguous": (*NEGATIVE, "ambiguous"),
    "irrelevant": ("irrelevant",),
}
RIGHT = ("passed", "asked")


class Counted(msgspec.Struct):
    """What one file, or many, came to; `outcomes` by (agent, kind, label)."""

    files: int = 0
    tools: int = 0
    unworded: int = 0
    scenes: Counter[str] = msgspec.field(default_factory=Counter)
    dropped: Counter[str] = msgspec.field(default_factory=Counter)
    unsaid: Counter[str] = msgspec.field(default_factory=Counter)
    obligations: int = 0
    proved: int = 0
    met: int = 0
    outcomes: Counter[tuple[str, str, str]] = msgspec.field(default_factory=Counter)

    def add(self, other: "Counted") -> None:
        """Add what another came to."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def right(self, agent: str, kinds: Iterable[str]) -> str:
        """Give how many scenes of some kinds an agent got right, of how many."""
        wanted = {key: count for key, count in self.outcomes.items() if key[0] == agent and key[1] in kinds}
        total = sum(wanted.values())
        passed = sum(count for key, count in wanted.items() if key[2] in RIGHT)
        return f"{passed / total:.3f}" if total else "–"


def measure(path: Path, *, locale: str, most_tools: int) -> tuple[Counted, list[str]]:
    """Make and play one file; give the counts, and a line for each scene that the solver fails."""
    recipe = Recipe(specs=(str(path),), locales=(locale,), kinds=QUOTAS, doubtful=True)
    specs = read_specs(recipe)
    every = specs.tools
    maker, tools = Maker(every, recipe, defs=specs.defs), every[:most_tools]
    made = [maker.batch(tool.name) for tool in tools]
    found, scenes, failed = _counted(tools, made), [scene for batch in made for scene in batch.scenes], []
    service, known = Service(every), {tool.name: tool for tool in every}
    for agent in ("solver", *FLOORS):
        told = {"answers": answers(scenes)} if agent == "reference" else {}
        if agent == "solver":
            told = {"read": read, "merge": merge, "known": known}
        for scene, label, reason in asyncio.run(_played(agent, told, scenes, service, known)):
            found.outcomes[agent, scene.kind, label] += 1
            if agent == "solver" and label not in RIGHT:
                said = " // ".join(turn.say for turn in scene.turns)
                failed.append(f"{path.name} {scene.id} {label}: {reason}\n    {said}")
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
            counted.proved += len(aims) - len(unmet(tool, aims, batch.scenes, cases=batch.cases))
    return counted


async def _played(
    agent: str, told: Mapping[str, object], scenes: Iterable[Scene], service: Service, known: Mapping[str, Tool]
) -> list[tuple[Scene, str, str]]:
    outcome = CHECKS.get("outcome")
    found = []
    async with AGENTS.get(agent).connect(AgentOptions(name=agent), **told) as connection:
        player = Player(connection, known, infra=InfraError, redact=lambda text: text)
        for scene in scenes:
            told_to = prompt(scene, known)
            played = await player.play(scene, told_to, service.open(scene), repetition=1, budget=Budget(steps=12))
            score = outcome.check(Context(trial=played.trial, scene=scene, tools=known, weights=Weights()))
            assert score is not None  # noqa: S101 - the outcome always has one
            found.append((scene, score.label or "", score.reason))
    return found


def files(folder: Path, sample: int | None) -> Iterator[Path]:
    """Give the files to try: all, or so many that come first by a digest of their names."""
    every = sorted(path for path in folder.rglob("*") if path.suffix in {".json", ".yaml", ".yml"} and path.is_file())
    ranked = sorted(every, key=lambda path: sha256(path.relative_to(folder).as_posix().encode()).digest())
    yield from sorted(ranked[:sample])


def page(rows: Mapping[str, Counted], total: Counted, *, command: str) -> str:
    """Write the page."""
    lines = [
        "# What can be solved", "",
        f"Made by `{command}`.", "",
        "Sets of specs that this project did not write, with as many scenes as their schemas oblige to, those",
        "included that a person would hardly ask for so (`doubtful: true`).", "",
        "| specs, locale | files | tools | scenes | solver: to be carried out | solver: others |",
        "|---|---|---|---|---|---|",
    ]  # fmt: skip
    idle = [kind for kinds in list(GROUPS.values())[1:] for kind in kinds]
    lines += [
        f"| {name} | {one.files} | {one.tools} | {sum(one.scenes.values())} | {one.right('solver', CARRIED_OUT)} | "
        f"{one.right('solver', idle)} |"
        for name, one in [*rows.items(), ("all", total)]
    ]
    lines += ["", "## Bounds", "", f"| agent | {' | '.join(GROUPS)} |", "|---|" + "---|" * len(GROUPS)]
    lines += [
        f"| `{agent}` | {' | '.join(total.right(agent, kinds) for kinds in GROUPS.values())} |"
        for agent in ("solver", *FLOORS)
    ]
    lines += ["", "## Scenes by kind", "", "| kind | scenes |", "|---|---|"]
    lines += [f"| `{kind}` | {count} |" for kind, count in total.scenes.most_common()]
    lines += ["", "## Obligations", "", _obligations(total), ""]
    lines += ["## Dropped drafts", "", "| reason | drafts |", "|---|---|"]
    lines += [f"| `{reason}` | {count} |" for reason, count in total.dropped.most_common()] or ["| none | 0 |"]
    lines += ["", "## Argument sets without a scene", "", "| reason | argument sets |", "|---|---|"]
    lines += [f"| `{reason}` | {count} |" for reason, count in total.unsaid.most_common()]
    return "\n".join([*lines, ""])


def _obligations(total: Counted) -> str:
    return (
        f"Schemas hold {total.obligations} obligations that could be said by their types. {total.proved} of them have "
        f"a proved argument set (of long enumerations 60 members are tried), and {total.met} a scene: "
        f"{total.met / max(total.proved, 1):.1%} of those that are proved."
    )


def _tried(path: Path, *, locale: str, most_tools: int) -> Counted:
    """Measure a file, and tell on the way what it gave; one that doesn't parse counts for nothing."""
    try:
        found, failed = measure(path, locale=locale, most_tools=most_tools)
    except SeerError as error:
        print(f"- {path.name}: {str(error)[:150]}", file=sys.stderr)
        return Counted()
    print(f"{sum(found.scenes.values()):5} scenes of {path}", file=sys.stderr)
    print(*failed, sep="\n", end="\n" if failed else "")
    return found


def main() -> None:
    """Measure and print, or write."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("folders", nargs="+", type=Path)
    options.add_argument("--locale", action="append", help="en and zh where it isn't given")
    options.add_argument("--sample", type=int)
    options.add_argument("--most-tools", type=int, default=6)
    options.add_argument("--write", type=Path)
    given = options.parse_args()
    rows, total = {}, Counted()
    for folder, locale in product(given.folders, given.locale or ("en", "zh")):
        name = f"{folder.name}, {locale}"
        rows[name] = Counted()
        for path in files(folder, given.sample):
            found = _tried(path, locale=locale, most_tools=given.most_tools)
            rows[name].add(found)
            total.add(found)
    sampled = f" --sample {given.sample}" if given.sample else ""
    names = " ".join(folder.name for folder in given.folders)
    told = page(rows, total, command=f"bench/solvable.py{sampled} --most-tools {given.most_tools} {names}")
    print(told) if given.write is None else given.write.write_text(told)


if __name__ == "__main__":
    main()
