"""Recipe in, the tools of its specs out, as they would be evaluated."""

from seer.pipeline._read import Read, read
from seer.records import Recipe

__all__ = ["Read", "tools"]


def tools(recipe: Recipe, *, results: bool = True) -> Read:
    """Give the tools that the recipe's specs hold and its patterns choose, with what was repaired or skipped.

    Without `results` the tools of OpenAPI documents have no `returns` and no digest, and flaws of result schemas alone
    aren't told, unless the recipe is strict; it takes about three quarters of the time.
    Raises RecipeError where no spec is named, SpecError where no tool is left.
    """
    return read(recipe, results=results)
