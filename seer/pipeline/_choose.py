"""Recipe and tools in, the tools that its filters choose out."""

from collections.abc import Iterable
from fnmatch import fnmatchcase

from seer.errors import SpecError, near
from seer.parse import Traits, traits
from seer.records import Recipe, Tool

_MOST_NAMED = 12
_FEW = 5


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
    methods = {found.method.casefold() for found in map(traits, tools) if found.method}
    for option, given, known in (("--tag", recipe.tags, tags), ("--method", recipe.methods, methods)):
        gone = next((each for each in given if each.casefold() not in _folded(known)), None)
        if gone is not None:
            return _nearest(option, gone, known)
    return _named(tools, recipe.include)


def _nearest(option: str, gone: str, known: set[str]) -> str:
    """Name what is like a tag or method that no tool has."""
    what = option.removeprefix("--")
    parts = [part.strip() for part in gone.split(",")]
    if not known:
        return f"leave {option} out: no tool has a {what}"
    if len(parts) > 1 and _folded(parts) & _folded(known):
        return "repeat the option: " + " ".join(f"{option} {part}" for part in parts if part)
    told = near(gone.casefold() if option == "--method" else gone, known)
    return told if told.startswith("did") or len(known) <= _MOST_NAMED else f"use one of the {len(known)} {what}s"


def _named(tools: list[Tool], patterns: Iterable[str]) -> str:
    """Name tools that are like a pattern that none fits."""
    names = sorted({name for tool in tools for name in traits(tool).names})
    for pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in names):
            told = near(pattern.strip("*?"), names)
            some = ", ".join(names[:_FEW]) + (", …" if len(names) > _FEW else "")
            return told if told.startswith("did") else f"{pattern!r} fits none of {some}"
    return "loosen them"


def _folded(texts: Iterable[str]) -> set[str]:
    return {text.casefold() for text in texts}
