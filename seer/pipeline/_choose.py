"""Recipe and tools in, the tools that its filters choose out."""

from collections.abc import Iterable
from fnmatch import fnmatchcase

from seer.errors import RecipeError, SpecError, near
from seer.parse import Traits, lost, traits
from seer.records import Recipe, Tool, Warn

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


def unmatched(tools: Iterable[Tool], recipe: Recipe, warnings: Iterable[Warn]) -> list[Warn]:
    """Give a warning for each pattern, tag and method that fits no tool; with `strict` RecipeError for the first.

    Tools that were skipped count too, of which `warnings` tell.
    """
    everything = list(tools)
    tags, methods = _known(everything)
    names = {name for tool in everything for name in traits(tool).names}
    gone = [lost(flaw.tool, flaw.where.partition("#")[2]) for flaw in warnings if flaw.tool and flaw.kind == "skipped"]
    names |= {name for one in gone for name in one.names}
    methods |= {one.method for one in gone if one.method}
    found = [
        *((option, one) for option, given in _patterns(recipe) for one in given if not _fits_any(one, names)),
        *(("--tag", tag) for tag in recipe.tags if not gone and tag.casefold() not in _folded(tags)),
        *(("--method", method) for method in recipe.methods if method.casefold() not in methods),
    ]
    told = [(f"{option} {one!r} fits no tool", _like(option, one, everything)) for option, one in found]
    if told and recipe.strict:
        raise RecipeError(told[0][0], fix=told[0][1])
    where = ", ".join(recipe.specs)
    return [Warn(where=where, what=f"{what}; {fix}", kind="unmatched") for what, fix in dict.fromkeys(told)]


def _patterns(recipe: Recipe) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return ("--include", recipe.include), ("--exclude", recipe.exclude)


def _fits_any(pattern: str, names: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for name in names)


def _known(tools: list[Tool]) -> tuple[set[str], set[str]]:
    """Give the tags and the methods that tools have."""
    tags = {tag for tool in tools for tag in tool.tags}
    return tags, {found.method.casefold() for found in map(traits, tools) if found.method}


def _like(option: str, gone: str, tools: list[Tool]) -> str:
    """Name what is like a filter that fits no tool."""
    tags, methods = _known(tools)
    known = {"--tag": tags, "--method": methods}.get(option)
    return _named(tools, [gone]) if known is None else _nearest(option, gone, known)


def _fix(tools: list[Tool], recipe: Recipe) -> str:
    tags, methods = _known(tools)
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
        if not _fits_any(pattern, names):
            told = near(pattern.strip("*?"), names)
            some = ", ".join(names[:_FEW]) + (", …" if len(names) > _FEW else "")
            return told if told.startswith("did") else f"{pattern!r} fits none of {some}"
    return "loosen them"


def _folded(texts: Iterable[str]) -> set[str]:
    return {text.casefold() for text in texts}
