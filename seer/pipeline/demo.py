"""A bundled spec's name in, a whole round on it out: made, proved, run, reported."""

import shutil
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from seer.bundled import folder
from seer.errors import RunError, SpecError, near
from seer.pipeline.play import play, write_html
from seer.pipeline.prove import check
from seer.pipeline.synth import synth
from seer.recipe import named
from seer.records import AgentOptions, Recipe


def demo(spec: str, root: Path, agents: Sequence[str]) -> Iterator[str]:
    """Make, prove, run and report; give a line for each step. What an earlier demo left in `root` is replaced."""
    path = _bundled(spec)
    recipe = named(Recipe(specs=(str(path),), name=spec))
    _clear(root)
    made = synth(recipe, root=root / spec, created=datetime.now(UTC).isoformat(timespec="seconds"))  # noqa: TID251 - the edge is where the clock is read
    counts = made.manifest.counts
    tools = f"{counts.tools} tool{'' if counts.tools == 1 else 's'}"
    yield f"{made.path}: {counts.scenes} scenes of {tools} ({counts.valid} valid, {counts.invalid} faulty)"
    for locale in made.manifest.locales:
        normal = (scene for scene in made.evalset.scenes if scene.kind == "normal")
        said = [scene.turns[0].say for scene in normal if scene.locale == locale]
        yield from (f"  {locale}  {text}" for text in said[:2])
    proof = check(made.path)
    yield f"check: {len(proof.findings)} things don't hold" if proof.findings else "check: everything holds"
    for agent in agents:
        run = play(made.path, AgentOptions(name=agent), recipe, output=root / "runs" / agent)
        score = run.report.summary.score
        shown = (
            "no score"
            if score.value is None
            else f"{score.value:.2f} ({score.low:.2f} to {score.high:.2f}, n={score.n})"
        )
        yield f"{agent:<14} {shown:<34} {write_html(run.report, run.folder)}"


def _bundled(spec: str) -> Path:
    known = {path.stem: path for path in sorted(folder("specs").iterdir()) if path.suffix in {".yaml", ".json"}}
    if spec not in known:
        message = f"no bundled spec is named {spec!r}"
        raise SpecError(message, fix=near(spec, known))
    return known[spec]


def _clear(root: Path) -> None:
    mark = root / ".seer-demo"
    if root.exists() and not mark.exists() and any(root.iterdir()):
        message = "the folder isn't empty and no demo made it"
        raise RunError(message, where=str(root), fix="give another folder with -o")
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    mark.touch()
