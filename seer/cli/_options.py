"""Options that several commands share, and the recipe that they are laid over."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
import msgspec

from seer import recipe as recipes
from seer.records import Recipe


def together(*decorators: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Make one decorator of several, the first on top."""

    def decorate(function: Any) -> Any:
        for decorator in reversed(decorators):
            function = decorator(function)
        return function

    return decorate


AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of text.")
RECIPE = click.option(
    "--recipe",
    "recipe_path",
    type=click.Path(path_type=Path),
    help=f"Recipe to follow; ./{recipes.NAME} is followed where it exists.",
)
FORMAT = click.option("--format", help="Format of the specs, as `seer formats` names it; told from their content else.")
STRICT = click.option("--strict", is_flag=True, default=None, help="Check OpenAPI deeply and take warnings as errors.")
INCLUDE = click.option(
    "--include",
    multiple=True,
    metavar="PATTERN",
    help="Only tools whose name fits, as in 'repos/*'. One that fits none is told.",
)
EXCLUDE = click.option("--exclude", multiple=True, metavar="PATTERN", help="No tools whose name fits.")
TAG = click.option("--tag", "tags", multiple=True, metavar="TAG", help="Only tools with this tag. May be repeated.")
METHOD = click.option(
    "--method", "methods", multiple=True, metavar="METHOD", help="Only operations of this HTTP method. May be repeated."
)
ALLOW_REF = click.option(
    "--allow-ref",
    "allow_refs",
    multiple=True,
    metavar="DIR",
    help="Follow $refs to files below this folder too; else only below the spec's own.",
)
ALLOW_HTTP = click.option(
    "--allow-http", is_flag=True, default=None, help="Follow $refs to http(s) addresses of the public internet."
)
SPEC_OPTIONS = together(INCLUDE, EXCLUDE, TAG, METHOD, FORMAT, STRICT, ALLOW_REF, ALLOW_HTTP)
"""How specs are read, and which of their tools are taken."""
OUTPUT = click.option("-o", "--output", type=click.Path(path_type=Path), metavar="DIR", help="Folder to write to.")


def read_recipe(path: Path | None, **options: Any) -> Recipe:
    """Read the named recipe, or ./seer.yaml where there is one, and lay the options over it.

    The files that it names must be there where specs are read, as what is made is made of them.
    """
    chosen = followed(path)
    if chosen is None:
        return recipes.merge(Recipe(), **options)
    return recipes.merge(recipes.load(chosen, whole="specs" in options), **options)


def followed(path: Path | None) -> Path | None:
    """Give the recipe that is followed: the one that is named, else ./seer.yaml where there is one."""
    return path or (Path(recipes.NAME) if Path(recipes.NAME).is_file() else None)


def write_schema(recipe: Path) -> None:
    """Write the recipe's JSON Schema beside it, so that editors complete it; a read-only folder goes without."""
    beside = recipe.with_suffix(".schema.json")
    schema = json.dumps(msgspec.json.schema(Recipe), indent=2, ensure_ascii=False) + "\n"
    with suppress(OSError):
        if not beside.exists() or beside.read_text(encoding="utf-8") != schema:
            beside.write_text(schema, encoding="utf-8")
