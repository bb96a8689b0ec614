"""Nothing in, a whole round on a bundled spec out."""

from pathlib import Path

import click

from seer.cli._options import OUTPUT

AGENTS = ("reference", "refuser", "random_valid")


@click.command("demo", epilog="\b\nExamples:\n  seer demo\n  seer demo --spec petstore -o /tmp/demo")
@click.option("--spec", default="weather", show_default=True, help="A bundled spec: a name under specs/.")
@OUTPUT
def command(*, spec: str, output: Path | None) -> int:
    """Make an eval set from a bundled spec, prove it, run three agents on it, and write an HTML report of each."""
    from seer.pipeline.demo import demo

    for line in demo(spec, output or Path("demo"), AGENTS):
        click.echo(line)
    return 0
