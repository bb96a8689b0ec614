"""Specs in, a table of their tools out."""

from pathlib import Path
from typing import Any

import click

from seer.cli._options import AS_JSON, RECIPE, SPEC_OPTIONS, read_recipe


@click.command(
    "tools",
    epilog="""\b
Examples:
  seer tools openapi.yaml
  seer tools openapi.yaml --include 'repos/*' --method get --json
  seer tools openapi.yaml --tag pets
  seer tools mcp:"python -m server"
  seer tools mcp+http://127.0.0.1:8000/mcp
  seer tools python:my_package.tools""",
)
@click.argument("specs", nargs=-1, metavar="SPEC...")
@SPEC_OPTIONS
@RECIPE
@AS_JSON
def command(*, specs: tuple[str, ...], recipe_path: Path | None, as_json: bool, **options: Any) -> int:
    """List the tools of specifications with their parameters, constraints and effect.

    A spec is a file, a folder, a running MCP server (mcp:"python -m server", mcp+http://…) or Python (python:module,
    python:module:object). Of a folder the files right in it are read, not those in folders below. A parameter that is
    needed is marked with *. Where a tool had to be renamed, the last column has its name in the spec, or method and
    path. What was repaired or skipped is told on stderr.

    With --json a tool's `place` is the file and the JSON pointer at which it stands; its `source` is as in tools.jsonl,
    where a list's tool stands by name, so that the order of tools changes nothing; `spec_name` is its name in the spec.

    The table says nothing of results, so what is wrong with their schemas alone is told by --json, --strict, `seer
    lint` and `seer synth`.
    """
    from seer.cli import _show, _tools
    from seer.pipeline.tools import tools

    found = tools(read_recipe(recipe_path, specs=specs, **options), results=as_json)
    if as_json:
        click.echo(_tools.as_json(found))
        return 0
    for line in _show.warnings(found.warnings):
        click.echo(line, err=True)
    _tools.table(found)
    return 0
