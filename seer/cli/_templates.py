"""Templates and previews in, what a person reads of them out."""

from collections.abc import Sequence

import click
import msgspec

from seer.errors import printable
from seer.pipeline.templates import Preview, Template, Words

_ALL = 99
"""Most statements where a template sets no bound."""


def listing(found: Sequence[Template]) -> None:
    """Print each template with what it is for, and how many there are."""
    width = max((len(one.name) for one in found), default=0)
    for one in found:
        click.echo(f"{one.name:<{width}}  {_bounds(one)}".rstrip())
    own = sum(one.own for one in found)
    mine = f", {own} of them yours" if own else ""
    click.echo(f"\n{len(found)} templates, each compiled and tried{mine}")


def _bounds(one: Template) -> str:
    parts = [
        f"for {', '.join(one.kinds)}" if one.kinds else "",
        f"with {', '.join(one.styles)}" if one.styles else "",
        f"{one.least} or more values" if one.least and one.most == _ALL else "",
        f"{one.least} to {one.most} values" if one.most < _ALL else "",
        "yours" if one.own else "",
    ]
    return "; ".join(part for part in parts if part)


def listing_json(found: Sequence[Template]) -> None:
    """Print the same as one JSON object."""
    click.echo(msgspec.json.encode({"templates": found}, order="sorted").decode())


def preview(tool: str, words: Sequence[Words], shown: Sequence[Preview]) -> None:
    """Print how a tool is asked for, and its tasks style by style."""
    click.echo(printable(tool))
    for one in words:
        if one.needs:
            click.echo(f"\n{one.locale}: no wording; a phrasebook has to give {', '.join(map(printable, one.needs))}")
            continue
        click.echo(f"\n{one.locale}: {' | '.join(map(printable, one.intents))}")
        for pointer, labels in one.labels.items():
            click.echo(f"  {printable(pointer)}: {' | '.join(map(printable, labels))}")
        for task in shown:
            if task.locale == one.locale:
                said = printable(task.say).replace("\n", "\n    ") if task.say else "(nothing of it can be said so)"
                click.echo(f"\n  {task.style}  {task.template}\n    {said}")


def preview_json(tool: str, words: Sequence[Words], shown: Sequence[Preview]) -> None:
    """Print the same as one JSON object."""
    click.echo(msgspec.json.encode({"tool": tool, "words": words, "tasks": shown}, order="sorted").decode())
