"""Specs in, what makes their tools less fit for agents out; exit code 1 where that is bad enough."""

from pathlib import Path
from typing import Any

import click

from seer.cli._options import (
    ALLOW_HTTP,
    ALLOW_REF,
    AS_JSON,
    EXCLUDE,
    INCLUDE,
    METHOD,
    RECIPE,
    TAG,
    read_recipe,
    together,
)
from seer.errors import SpecError

_LEVELS = ("error", "warning", "note")

_WHAT = together(
    click.option("--rule", "rules", multiple=True, metavar="ID", help="Only these rules; patterns as 'missing_*'."),
    click.option("--ignore", multiple=True, metavar="ID", help="None of these rules."),
    click.option("--deep", is_flag=True, help="Also ask openapi-spec-validator, in bounded time and memory."),
    click.option("--strict", is_flag=True, default=None, help="Check deeply, and take warnings as errors."),
    click.option("--list", "listing", is_flag=True, help="List the rules and stop."),
)
_HOW = together(
    click.option(
        "--format", "form", default="text", metavar="FORM", help="How to write findings: text, json or sarif."
    ),
    AS_JSON,
    click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="File to write to."),
    click.option("--all", "everything", is_flag=True, help="Show every finding; alike ones are counted else."),
    click.option(
        "--fail-on",
        type=click.Choice((*_LEVELS, "never")),
        help="Leave with 1 where a finding is at least that bad: error if not given, with --strict warning.",
    ),
)
_INPUT = click.option(
    "--input-format", "format", metavar="FORMAT", help="Format of the specs, as `seer formats` names it."
)


@click.command(
    "lint",
    epilog="""\b
Examples:
  seer lint openapi.yaml
  seer lint openapi.yaml --fail-on warning --ignore 'unbounded_*'
  seer lint tools.json --format sarif -o lint.sarif
  seer lint --list""",
)
@click.argument("specs", nargs=-1, metavar="SPEC...")
@_WHAT
@_HOW
@INCLUDE
@EXCLUDE
@TAG
@METHOD
@_INPUT
@ALLOW_REF
@ALLOW_HTTP
@RECIPE
def command(
    *,
    specs: tuple[str, ...],
    recipe_path: Path | None,
    rules: tuple[str, ...],
    ignore: tuple[str, ...],
    deep: bool,
    listing: bool,
    form: str,
    as_json: bool,
    output: Path | None,
    everything: bool,
    fail_on: str | None,
    **options: Any,
) -> int:
    """Tell whether specifications are fit for agents: what is missing, vague, contradictory or refused by providers.

    Each finding has a rule, a severity, its file, line and JSON pointer, and a fix. docs/lint.md explains the rules.
    """
    from seer.cli import _lint, _show
    from seer.pipeline.lint import helps, lint, refused

    form = _lint.form("json" if as_json else form)
    if listing:
        _lint.write(_lint.table(helps(rules, ignore), form), output)
        return 0
    recipe = read_recipe(recipe_path, specs=specs, **options)
    try:
        found = lint(recipe, rules=rules, ignore=ignore, deep=deep or recipe.strict)
    except SpecError as error:
        if form != "text":
            _lint.write(_lint.told(refused(error), form, everything=everything), output)
        raise
    for line in _show.warnings(found.unmatched):
        click.echo(line, err=True)
    _lint.write(_lint.told(found, form, everything=everything), output)
    worst = fail_on or ("warning" if recipe.strict else "error")
    bad = _LEVELS[: _LEVELS.index(worst) + 1] if worst != "never" else ()
    return int(any(finding.severity in bad for finding in found.findings))
