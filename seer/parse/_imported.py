"""Name of a Python module in, the module out, and what to do where it can't be had; importing runs its code."""

import os
import sys
from contextlib import redirect_stdout
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from seer.errors import SpecError


def imported(name: str, spec: str) -> Any:
    """Import the user's module, also from the working folder; what it prints goes to standard error.

    Raises SpecError where it can't be imported.
    """
    if "" not in sys.path and str(here := os.getcwd()) not in sys.path:  # noqa: PTH109 - sys.path holds text
        sys.path.insert(0, here)
    try:
        with redirect_stdout(sys.stderr):
            return import_module(name)
    except (Exception, SystemExit) as error:
        message = f"module {name!r} can't be imported: {type(error).__name__}: {error}"
        raise SpecError(message, where=spec, fix=_fix(name, error)) from error


def _fix(name: str, error: BaseException) -> str:
    if name.endswith(".py"):
        return f"write python:{name.removesuffix('.py').replace('/', '.')}"
    missing = error.name if isinstance(error, ModuleNotFoundError) else None
    if missing is None:
        return "correct the module, which raises this when it is imported"
    if name == missing or name.startswith(f"{missing}."):
        return "run seer from the module's folder, or install the module"
    return f"install {missing!r}, which the module imports"


def is_module(name: str) -> bool:
    """Tell whether there is a module of a name."""
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False
