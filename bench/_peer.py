"""Package in, an interpreter with it out: each peer has an environment of its own."""

import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parent / ".peers"


def interpreter(requirement: str) -> Path:
    """Give the interpreter of an environment that holds the peer; made on first use."""
    home = HOME / requirement
    python = home / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", requirement], check=True)
    return python
