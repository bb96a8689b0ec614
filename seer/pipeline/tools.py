"""Recipe in, the tools of its specs out, as they would be evaluated."""

from seer.pipeline._read import Read, read
from seer.records import Recipe

__all__ = ["Read", "tools"]


def tools(recipe: Recipe) -> Read:
    """Give the tools that the recipe's specs hold and its patterns choose, with what was repaired or skipped.

    Raises RecipeError where no spec is named, SpecError where no tool is left.
    """
    return read(recipe)
