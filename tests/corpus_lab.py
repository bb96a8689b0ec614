"""The corpus of real specs beside the checkout, and what of it a test looks at."""

import os
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from seer.records import Tool

CORPUS = Path(__file__).parents[1].parent / "shared" / "corpus"
IS_WHOLE = bool(os.environ.get("SEER_WHOLE_CORPUS"))
"""Whether nothing is left out, however long it takes: `make corpus WHOLE=1`."""


def sampled(tools: Iterable[Tool], *, most: int) -> list[Tool]:
    """Give so many tools of one file, always the same, whatever others there are; all of them where all are wanted."""
    found = list(tools)
    if IS_WHOLE or len(found) <= most:
        return found
    names = sorted((tool.name for tool in found), key=lambda name: sha256(name.encode()).hexdigest())[:most]
    return [tool for tool in found if tool.name in names]
