"""Name of a record in, its JSON Schema out."""

import json

import click

from seer.errors import RecipeError, near


@click.command(
    "schema", epilog="\b\nExamples:\n  seer schema\n  seer schema scene\n  seer schema recipe > seer.schema.json"
)
@click.argument("name", required=False)
def command(*, name: str | None) -> int:
    """Print the JSON Schema of a record that seer reads or writes; without a name, list the records."""
    import msgspec

    from seer import records

    known = {
        found.__name__.lower(): found
        for found in vars(records).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found is not msgspec.Struct
    }
    if name is None:
        for record in sorted(known):
            click.echo(f"{record:<16} {(known[record].__doc__ or '').splitlines()[0]}")
        return 0
    if name.lower() not in known:
        message = f"no record is named {name!r}"
        raise RecipeError(message, fix=near(name.lower(), known))
    click.echo(json.dumps(msgspec.json.schema(known[name.lower()]), indent=2, ensure_ascii=False))
    return 0
