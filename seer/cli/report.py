"""Run in, terminal summary and HTML file out."""

from pathlib import Path

import click

from seer.cli._options import OUTPUT


@click.command(
    "report", epilog="\b\nExamples:\n  seer report runs/3f2a9c\n  seer report runs/3f2a9c --json | jq .rates"
)
@click.argument("run", type=click.Path(path_type=Path))
@OUTPUT
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON and write no file.")
def command(*, run: Path, output: Path | None, as_json: bool) -> int:
    """Show a run: a summary on the terminal, and one self-contained report.html beside the trials."""
    from seer.pipeline.play import load_report, render, write_html

    report = load_report(run)
    if as_json:
        click.echo(render(report, "json"), nl=False)
        return 0
    click.echo(render(report, "terminal"), nl=False)
    click.echo(f"report: {write_html(report, output or run)}")
    return 0
