"""Recipe in, all tools of its specs out."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec

from seer import canon
from seer.errors import RecipeError
from seer.parse import is_live, parse_file
from seer.phrasebook import worded
from seer.pipeline._choose import chosen, unmatched, wanted
from seer.pools import pooled
from seer.records import Definition, Recipe, Source, SourceFile, Tool, Warn
from seer.schema.pointer import escape
from seer.schema.seal import seal


class Read(msgspec.Struct, frozen=True, kw_only=True):
    """All tools that a recipe's specs give, by name; `places` has, by name, the file and pointer that each was read at.

    A tool's own `source` is the same wherever the spec lies and in whatever order it lists its tools.
    """

    tools: tuple[Tool, ...]
    places: dict[str, Source]
    defs: tuple[Definition, ...]
    sources: tuple[SourceFile, ...]
    warnings: tuple[Warn, ...]


def read(recipe: Recipe, *, results: bool = True) -> Read:
    """Parse a recipe's specs into tools; without `results`, which take long, as `parse_file` has it.

    Raises RecipeError where none is named, SpecError where no tool is left.
    """
    if not recipe.specs:
        message = "no spec is named"
        raise RecipeError(message, fix="name a file, such as openapi.yaml")
    specs = dict.fromkeys(recipe.specs)
    folders = allowed(recipe)
    parsed = [
        parse_file(
            Path(spec),
            shown=spec,
            format=recipe.format,
            strict=recipe.strict,
            allow_refs=folders,
            allow_http=recipe.allow_http,
            wanted=partial(wanted, recipe),
            results=results,
        )
        for spec in specs
    ]
    everything = list(unclashed([part.tools for part, _ in parsed]))
    tools = chosen(everything, recipe)
    flaws = [warning for part, _ in parsed for warning in part.warnings]
    loose = unmatched(everything, recipe, flaws)
    filled, left_out = pooled(worded(tools, recipe.phrasebook), recipe.pools, recipe.locales)
    definitions = {definition.digest: definition for part, _ in parsed for definition in part.defs}
    return Read(
        tools=tuple(sorted(map(_placed, filled), key=lambda tool: tool.name)),
        places={tool.name: tool.source for tool in filled},
        defs=tuple(definitions[digest] for digest in sorted(definitions)),
        sources=tuple(sorted((source for _, source in parsed), key=lambda source: source.path)),
        warnings=(*loose, *flaws, *left_out),
    )


def allowed(recipe: Recipe) -> tuple[Path, ...]:
    """Give the folders that references may lead to. Raises RecipeError where one isn't there."""
    folders = tuple(Path(folder) for folder in recipe.allow_refs)
    for folder in folders:
        if not folder.is_dir():
            message = f"--allow-ref {folder}: no such folder"
            raise RecipeError(message, fix="name a folder that exists, as a path from where seer runs")
    return folders


def unclashed(groups: Sequence[Sequence[Tool]]) -> Iterator[Tool]:
    """Put the file's name before a name that several specs give, and a digest of its place where that isn't enough."""
    tools = [tool for group in groups for tool in group]
    names = Counter(tool.name for tool in tools)
    longer = [_after_file(tool)[:64] if names[tool.name] > 1 else tool.name for tool in tools]
    taken = Counter(longer)
    for tool, name in zip(tools, longer, strict=True):
        if names[tool.name] == 1 and taken[name] == 1:
            yield tool
        else:
            place = canon.hex12([tool.source.path, tool.source.pointer, tool.name])[:6]
            yield seal(msgspec.structs.replace(tool, name=name if taken[name] == 1 else f"{name[:57]}_{place}"))


def _after_file(tool: Tool) -> str:
    stem = Path(tool.source.path).stem
    return "".join(c if c.isascii() and c.isalnum() else "_" for c in stem) + f"_{tool.name}"


def _placed(tool: Tool) -> Tool:
    """Say where a tool stands without the folder of the spec, and in a list by its name: neither is the tool's own."""
    source, name = tool.source, escape(tool.spec_name)
    steps = (name if step.isdigit() else step for step in source.pointer.split("/"))
    pointer = source.pointer if source.format == "openapi" else "/".join(steps)
    path = source.path if is_live(source.path) else Path(source.path).name
    return msgspec.structs.replace(tool, source=msgspec.structs.replace(source, path=path, pointer=pointer))
