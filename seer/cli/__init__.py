"""Words of the command line in, exit code out; a command's module is imported when it is asked for."""

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from seer import __version__
from seer.errors import SeerError, near

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = {
    "check": "Prove an eval set anew, with none of the code that made it.",
    "demo": "Make an eval set from a bundled spec, run three agents on it, write a report.",
    "formats": "List the kinds of tool specification that can be read.",
    "lint": "Tell whether specs are fit for agents: rules, severities, fixes; SARIF for CI.",
    "report": "Show a run: terminal summary and one self-contained HTML file.",
    "run": "Run an agent on an eval set and score it.",
    "schema": "Print the JSON Schema of a record, or of the recipe.",
    "score": "Score a run again from its trials.",
    "synth": "Make an eval set from tool specifications.",
    "templates": "List, preview and check what tasks are worded with; write a phrasebook.",
    "tools": "List the tools of specifications: parameters, constraints, effect.",
}


class _Lazy(click.Group):
    """Commands by name; none is imported before it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = import_module(f"seer.cli.{cmd_name}").command
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            ctx.fail(f"no command is named {args[0]!r}; {near(args[0], COMMANDS)}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's
        with formatter.section("Commands"):
            formatter.write_dl(sorted(COMMANDS.items()))


@click.group(cls=_Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="seer")
def seer() -> None:
    """Turn tool specifications into proved agent evaluations.

    \b
      seer synth openapi.yaml                        make an eval set: generated/openapi/v1
      seer run generated/openapi --agent reference   run an agent on it: runs/<id>
      seer report runs/<id>                          look at it: report.html

    Exit codes: 0 fine, 1 a check or gate failed, 2 a mistake in what was given.
    """  # noqa: D301 - \b is click's mark for text that keeps its lines


def main(arguments: "Sequence[str] | None" = None) -> None:
    """Run the command line and leave with its exit code."""
    try:
        code: Any = seer.main(args=None if arguments is None else list(arguments), standalone_mode=False)
    except SeerError as error:
        click.echo(f"seer: {error}", err=True)
        sys.exit(2)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("seer: stopped", err=True)
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)
