"""Name of a shipped folder in, its path out: in a checkout or in an installed wheel."""

from pathlib import Path
from typing import Literal


def folder(name: Literal["templates", "specs"]) -> Path:
    """Give the folder of shipped templates or specs."""
    here = Path(__file__).parent
    installed = here / "_bundled" / name
    return installed if installed.is_dir() else here.parent / name
