"""Eval set and agent in, a scored run under runs/ out."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from seer.cli._agent import AGENT_OPTIONS, agent_options
from seer.cli._options import AS_JSON, OUTPUT, RECIPE, read_recipe
from seer.cli._progress import bar
from seer.errors import AgentError

if TYPE_CHECKING:
    from seer.records import Recipe


@click.command(
    "run",
    epilog="""\b
Examples:
  seer run generated/weather --agent reference
  seer run generated/weather --agent openai:gpt-4.1-mini --repetitions 3
  seer run generated/weather --agent openai:qwen3 --base-url http://127.0.0.1:8080/v1
  seer run generated/weather --agent python:my_agent:answer
  seer run generated/weather --agent 'command:./agent.py --fast' -o runs/mine""",
)
@click.argument("evalset", type=click.Path(path_type=Path))
@AGENT_OPTIONS
@click.option("--repetitions", type=click.IntRange(min=1), help="Times that each scene is played.")
@click.option("--workers", type=click.IntRange(min=1), help="Scenes that are played at once.")
@OUTPUT
@RECIPE
@AS_JSON
def command(
    *,
    evalset: Path,
    agents: tuple[str, ...],
    repetitions: int | None,
    workers: int | None,
    output: Path | None,
    recipe_path: Path | None,
    as_json: bool,
    **options: Any,
) -> int:
    """Run an agent on an eval set and score it; exit 1 where trials were lost to the infrastructure.

    The run is written to runs/ID, or to DIR; a run that was stopped goes on where it was. The API key of an endpoint is
    read from OPENAI_API_KEY and never written anywhere.
    """
    from seer.pipeline.play import play, render

    recipe = read_recipe(recipe_path, agents=agents, repetitions=repetitions, workers=workers)
    complete = True
    for agent in _chosen(recipe, output):
        with bar(f"running {agent}") as progress:
            run = play(evalset, agent_options(agent, **options), recipe, output=output, progress=progress)
        click.echo(render(run.report, "json" if as_json else "terminal"), nl=False)
        if not as_json:
            click.echo(f"next: seer report {run.folder}")
        complete = complete and run.report.summary.complete
    return 0 if complete else 1


def _chosen(recipe: "Recipe", output: Path | None) -> tuple[str, ...]:
    if not recipe.agents:
        message = "no agent is named"
        raise AgentError(message, fix="add --agent reference, or `agents` to the recipe")
    if output is not None and len(recipe.agents) > 1:
        message = f"{len(recipe.agents)} agents can't share one folder"
        raise AgentError(message, where=str(output), fix="leave -o out, or run one agent at a time")
    return recipe.agents
