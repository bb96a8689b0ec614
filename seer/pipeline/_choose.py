"""Recipe and tools in, the tools that its filters choose out."""

from collections.abc import Iterable
from fnmatch import fnmatchcase

from seer.errors import SpecError, near
from seer.parse import Traits, traits
from seer.records import Recipe, Tool

_MOST_NAMED = 12


def wanted(recipe: Recipe, found: Traits) -> bool:
    """Tell whether a recipe's filters choose a tool: names by pattern, a tag and a method among those that it lists."""

    def fits(patterns: Iterable[str]) -> bool:
        return any(fnmatchcase(name, pattern) for name in found.names for pattern in patterns)

    return (
        (not recipe.include or fits(recipe.include))
        and not fits(recipe.exclude)
        and (not recipe.tags or not _folded(recipe.tags).isdisjoint(_folded(found.tags)))
        and (not recipe.methods or (found.method or "").casefold() in _folded(recipe.methods))
    )


def chosen(tools: Iterable[Tool], recipe: Recipe) -> list[Tool]:
    """Give the tools that a recipe's filters choose. Raises SpecError where none is left."""
    everything = list(tools)
    found = [tool for tool in everything if wanted(recipe, traits(tool))]
    if not found:
        filters = {"--include": recipe.include, "--exclude": recipe.exclude, "--tag": recipe.tags}
        named = [name for name, given in {**filters, "--method": recipe.methods}.items() if given]
        message = f"no tool is left after {' and '.join(named)}"
        raise SpecError(message, where=", ".join(recipe.specs), fix=_fix(everything, recipe))
    return found


def _fix(tools: list[Tool], recipe: Recipe) -> str:
    tags = {tag for tool in tools for tag in tool.tags}
    gone = next((tag for tag in recipe.tags if tag.casefold() not in _folded(tags)), None)
    if gone is None:
        return "loosen them"
    if not tags:
        return "leave --tag out: no tool has a tag"
    told = near(gone, tags)
    return told if told.startswith("did") or len(tags) <= _MOST_NAMED else f"use one of the {len(tags)} tags"


def _folded(texts: Iterable[str]) -> set[str]:
    return {text.casefold() for text in texts}
