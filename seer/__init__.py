"""Turns tool specifications into proved agent evaluations.

The functions do what the commands of the same name do::

    from pathlib import Path
    from seer import AgentOptions, Recipe, check, play, synth

    recipe = Recipe(name="shop", specs=("openapi.yaml",))
    made = synth(recipe, root=Path("generated/shop"), created="2026-06-15T09:00:00Z")
    assert not check(made.path).findings
    run = play(made.path, AgentOptions(name="reference"), recipe)
    print(run.report.summary.score)
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seer.errors import (
        AgentError,
        EvalSetError,
        PluginError,
        RecipeError,
        RunError,
        SeerError,
        SpecError,
        TemplateError,
    )
    from seer.evalset.store import load
    from seer.pipeline.play import load_report, play, render, rescore
    from seer.pipeline.prove import check
    from seer.pipeline.synth import synth
    from seer.recipe import load as load_recipe
    from seer.records import AgentOptions, EvalSet, Recipe, Report, Scene, Tool, Trial

__version__ = "0.1.0"
__all__ = [
    "AgentError",
    "AgentOptions",
    "EvalSet",
    "EvalSetError",
    "PluginError",
    "Recipe",
    "RecipeError",
    "Report",
    "RunError",
    "Scene",
    "SeerError",
    "SpecError",
    "TemplateError",
    "Tool",
    "Trial",
    "__version__",
    "check",
    "load",
    "load_recipe",
    "load_report",
    "play",
    "render",
    "rescore",
    "synth",
]

_HOMES = {
    "check": "seer.pipeline.prove",
    "load": "seer.evalset.store",
    "load_report": "seer.pipeline.play",
    "play": "seer.pipeline.play",
    "render": "seer.pipeline.play",
    "rescore": "seer.pipeline.play",
    "synth": "seer.pipeline.synth",
}


def __getattr__(name: str) -> object:
    """Import a public name when it is asked for: `import seer` costs nothing."""
    if name == "load_recipe":
        return import_module("seer.recipe").load
    if name not in __all__:
        message = f"module 'seer' has no attribute {name!r}"
        raise AttributeError(message)
    home = _HOMES.get(name) or ("seer.errors" if name.endswith("Error") else "seer.records")
    return getattr(import_module(home), name)
