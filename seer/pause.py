"""Nothing in, a stretch without the cycle collector out: it walks a growing document over and over for nothing."""

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def collector_paused() -> "Iterator[None]":
    """Leave the collector off: what is built here are trees, which die without it.

    What was built counts as old afterwards, or it would be walked as soon as the collector is on again.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            if gc.get_freeze_count() == 0:
                gc.freeze()
                gc.unfreeze()
            gc.enable()
