"""Nothing in, the formats of specs that can be read out."""

import json

import click

from seer.cli._options import AS_JSON

_ASKS = "Tell whether it is "


@click.command("formats", epilog="\b\nExamples:\n  seer formats\n  seer formats --json")
@AS_JSON
def command(*, as_json: bool) -> int:
    """List the kinds of tool specification that can be read, and what each is recognised by.

    The name is what --format takes. docs/plugins.md says more of each.
    """
    from inspect import cleandoc

    from seer.parse import FORMATS

    found = [(name, FORMATS.get(name)) for name in FORMATS.names()]
    rows = [
        {
            "name": name,
            "reads": cleandoc(module.__doc__ or "").splitlines()[0],
            "recognised": (module.recognises.__doc__ or "").strip().splitlines()[0].removeprefix(_ASKS).rstrip("."),
        }
        for name, module in found
    ]
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return 0
    width = max(len(row["name"]) for row in rows)
    for row in rows:
        click.echo(f"{row['name']:<{width}}  {row['reads']}")
        click.echo(f"{'':<{width}}  recognised: {row['recognised']}")
    return 0
