"""Recipe in, all tools of its specs out."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

from seer.errors import RecipeError, SpecError
from seer.parse import parse_file
from seer.recipe import worded
from seer.records import Definition, Recipe, SourceFile, Tool, Warn
from seer.schema.seal import seal


class Read(msgspec.Struct, frozen=True, kw_only=True):
    """All tools that a recipe's specs give, by name."""

    tools: tuple[Tool, ...]
    defs: tuple[Definition, ...]
    sources: tuple[SourceFile, ...]
    warnings: tuple[Warn, ...]


def read(recipe: Recipe) -> Read:
    """Parse a recipe's specs into tools. Raises RecipeError where none is named, SpecError where no tool is left."""
    if not recipe.specs:
        message = "no spec is named"
        raise RecipeError(message, fix="name a file: seer synth openapi.yaml")
    parsed = [parse_file(Path(spec), shown=spec, format=recipe.format, strict=recipe.strict) for spec in recipe.specs]
    everything = _unclashed([part.tools for part, _ in parsed])
    tools = [tool for tool in everything if _chosen(tool, recipe)]
    if not tools:
        message = "no tool is left after --include and --exclude"
        raise SpecError(message, where=", ".join(recipe.specs), fix="loosen the patterns")
    definitions = {definition.digest: definition for part, _ in parsed for definition in part.defs}
    return Read(
        tools=tuple(sorted(worded(tools, recipe), key=lambda tool: tool.name)),
        defs=tuple(definitions[digest] for digest in sorted(definitions)),
        sources=tuple(sorted((source for _, source in parsed), key=lambda source: source.path)),
        warnings=tuple(warning for part, _ in parsed for warning in part.warnings),
    )


def _unclashed(groups: Sequence[Sequence[Tool]]) -> Iterator[Tool]:
    names = Counter(tool.name for group in groups for tool in group)
    for tool in (tool for group in groups for tool in group):
        if names[tool.name] == 1:
            yield tool
        else:
            stem = Path(tool.source.path).stem
            name = "".join(c if c.isascii() and c.isalnum() else "_" for c in stem) + f"_{tool.name}"
            yield seal(msgspec.structs.replace(tool, name=name[:64]))


def _chosen(tool: Tool, recipe: Recipe) -> bool:
    def fits(patterns: Iterable[str]) -> bool:
        return any(fnmatchcase(name, pattern) for name in (tool.name, tool.spec_name) for pattern in patterns)

    return (not recipe.include or fits(recipe.include)) and not fits(recipe.exclude)
