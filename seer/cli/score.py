"""Run in, its scores made anew out."""

from pathlib import Path

import click

from seer.cli._options import AS_JSON


@click.command(
    "score", epilog="\b\nExamples:\n  seer score runs/3f2a9c\n  seer score runs/3f2a9c --evalset elsewhere/weather/v1"
)
@click.argument("run", type=click.Path(path_type=Path))
@click.option("--evalset", type=click.Path(path_type=Path), help="The eval set, where it isn't where it was.")
@AS_JSON
def command(*, run: Path, evalset: Path | None, as_json: bool) -> int:
    """Score a run again from its trials; nothing is run."""
    from seer.pipeline.play import render, rescore

    scored = rescore(run, evalset=evalset)
    click.echo(render(scored.report, "json" if as_json else "terminal"), nl=False)
    return 0
