"""Specs in, an eval set under generated/ out."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from seer.cli._options import (
    AS_JSON,
    OUTPUT,
    RECIPE,
    SPEC_OPTIONS,
    followed,
    read_recipe,
    together,
    write_schema,
)
from seer.cli._progress import bar
from seer.records import STYLES

RECIPE_OPTIONS = together(
    click.option("--name", help="Name of the eval set; the first spec's file name where it isn't given."),
    click.option(
        "--profile",
        type=click.Choice(["balanced", "capability", "safety", "smoke", "exhaustive"]),
        help="Mix of scenes: 60, 70, 50 or 60 % valid; smoke makes one a tool and kind; "
        "exhaustive makes every argument set that the schema asks for.",
    ),
    click.option(
        "--strength",
        type=click.IntRange(1, 2),
        help="2 makes argument sets in which each two values of two parameters meet, in as few sets as can be.",
    ),
    click.option("--seed", type=int, help="Another seed makes other values and wordings."),
    click.option(
        "--locale", "locales", multiple=True, help="Language of the tasks: en, zh, or a plug-in's. May be repeated."
    ),
    click.option(
        "--style",
        "styles",
        multiple=True,
        type=click.Choice(STYLES),
        callback=lambda _context, _option, chosen: dict.fromkeys(chosen, 1) or None,
        help="Manner of the tasks; a mixture of all where none is given. May be repeated.",
    ),
    click.option(
        "--doubtful/--no-doubtful",
        default=None,
        help="Keep what a person would hardly ask so, or leave it out; kept where the profile is exhaustive.",
    ),
    SPEC_OPTIONS,
)


@click.command(
    "synth",
    epilog="""\b
Examples:
  seer synth openapi.yaml
  seer synth tools.json mcp.json --name shop --locale en
  seer synth openapi.yaml --include 'repos*' --profile safety""",
)
@click.argument("specs", nargs=-1, metavar="SPEC...")
@OUTPUT
@RECIPE_OPTIONS
@RECIPE
@click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes; any number gives the same bytes."
)
@click.option("--timings", is_flag=True, help="Show the seconds that each stage took, over all processes.")
@AS_JSON
def command(
    *,
    specs: tuple[str, ...],
    output: Path | None,
    recipe_path: Path | None,
    jobs: int,
    timings: bool,
    as_json: bool,
    **options: Any,
) -> int:
    """Make an eval set from tool specifications: OpenAPI, MCP tools, function lists, JSON Schema, YAML registries.

    A spec is a file, a folder, a running MCP server (mcp:"python -m server", mcp+http://…) or Python (python:module).
    It is written to generated/NAME/v1, or to the next version where the specs changed; nothing is written where they
    did not. Scenes that a change doesn't touch keep their ids.
    """
    from seer import recipe as recipes
    from seer.cli import _show
    from seer.pipeline.synth import synth

    recipe = recipes.named(read_recipe(recipe_path, specs=specs, **options))
    chosen = followed(recipe_path)
    if chosen is not None:
        write_schema(chosen)
    root = output or Path("generated") / str(recipe.name)
    with bar("making scenes") as progress:
        made = synth(
            recipe,
            root=root,
            created=datetime.now(UTC).isoformat(timespec="seconds"),  # noqa: TID251 - the edge is where the clock is read
            jobs=jobs,
            timed=timings,
            progress=progress,
        )
    if as_json:
        click.echo(_show.synthesis_json(made))
        return 0
    for line in _show.warnings(made.warnings):
        click.echo(line, err=True)
    _show.synthesis(made, root=root)
    return 0
