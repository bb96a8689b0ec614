"""Nothing, a tool or specs in, what tasks are worded with out."""

from pathlib import Path
from typing import Any

import click

from seer.cli._options import AS_JSON, RECIPE, SPEC_OPTIONS, read_recipe, together
from seer.records import STYLES

_LOCALE = click.option("--locale", "locales", multiple=True, help="Language: en, zh. May be repeated.")
_WORDING = together(
    _LOCALE,
    click.option("--templates", metavar="DIR", help="Folder of your own, laid out as <locale>/<style>/<name>.j2."),
)


class _Templates(click.Group):
    """Shows templates where no command of its own is named."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        named = bool(args) and (args[0] in self.commands or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if named else ["show", *args])


@click.group(
    "templates",
    cls=_Templates,
    epilog="""\b
Examples:
  seer templates                                   list and check all templates
  seer templates --templates wording               the same with your own folder
  seer templates --tool list_pets petstore.yaml    a tool's tasks in every style
  seer templates phrasebook api.yaml --locale zh -o wording.yaml""",
)
def command() -> None:
    """List, preview and check what tasks are worded with; write a phrasebook to fill."""


@command.command()
@click.argument("specs", nargs=-1, metavar="[SPEC]...")
@click.option("--tool", metavar="NAME", help="Show this tool's tasks instead of the list.")
@click.option("--style", "styles", multiple=True, type=click.Choice(STYLES), help="Only this style. May be repeated.")
@_WORDING
@SPEC_OPTIONS
@RECIPE
@AS_JSON
def show(
    *,
    specs: tuple[str, ...],
    tool: str | None,
    styles: tuple[str, ...],
    recipe_path: Path | None,
    as_json: bool,
    **options: Any,
) -> int:
    """List and check templates; with --tool, show a tool's wording and its tasks in every style."""
    from seer.cli import _templates
    from seer.pipeline.templates import preview, templates

    chosen = dict.fromkeys(styles, 1) or None
    recipe = read_recipe(recipe_path, specs=specs, styles=chosen, **options)
    if tool is not None:
        words, shown = preview(recipe, tool)
        (_templates.preview_json if as_json else _templates.preview)(tool, words, shown)
        return 0
    found = [one for one in templates(recipe) if not styles or one.style in styles]
    (_templates.listing_json if as_json else _templates.listing)(found)
    return 0


@command.command()
@click.argument("specs", nargs=-1, metavar="SPEC...")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="New file to write to.")
@_LOCALE
@SPEC_OPTIONS
@RECIPE
def phrasebook(*, specs: tuple[str, ...], output: Path | None, recipe_path: Path | None, **options: Any) -> int:
    """Write a phrasebook with blanks for the tools that lack a wording; the recipe's `phrasebook` names it once filled.

    It has a blank for each way to ask and each name that is lacking, with what the spec says of it beside.
    """
    from seer.errors import RecipeError
    from seer.pipeline.templates import blank_phrasebook

    name = output.name if output else "wording.yaml"
    text = blank_phrasebook(read_recipe(recipe_path, specs=specs, **options), name=name)
    if not text:
        click.echo("every tool has its wording", err=True)
    elif output is None:
        click.echo(text, nl=False)
    else:
        try:
            with output.open("x", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            message = f"can't be written ({error.strerror})"
            raise RecipeError(message, where=str(output), fix="name a new file in a folder that exists") from None
        click.echo(f"{output}: fill the blanks, then put `phrasebook: {name}` into seer.yaml")
    return 0
