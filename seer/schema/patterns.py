r"""Pattern of a spec in, a pattern that the judge takes out.

Mended is what authors write by habit from other languages: `\A…\z` and a JavaScript literal's `/^…$/g`.
"""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from seer.errors import SpecError
from seer.schema.validate import fast

if TYPE_CHECKING:
    from seer.records import Json

_MAX: Final = 20_000
_SCRIPT: Final = re.compile(r"/(?P<inner>\^.*|.*(?<!\\)\$)/(?P<flags>[dgimsuvy]*)", re.DOTALL)
"""A literal of JavaScript, which as a pattern never matches: what begins or ends a text stands within it."""
_CHANGING: Final = frozenset("ims")
"""Flags that change what a pattern matches."""


def usable(pattern: "Json") -> str | None:
    """Give the pattern, mended where need be, or None where a validator can't compile it."""
    return _usable(pattern) if isinstance(pattern, str) and len(pattern) <= _MAX else None


def is_script(pattern: "Json") -> bool:
    """Tell whether a pattern is written as a literal of JavaScript."""
    return isinstance(pattern, str) and _SCRIPT.fullmatch(pattern) is not None


@lru_cache(maxsize=4096)
def _usable(pattern: str) -> str | None:
    script = _SCRIPT.fullmatch(pattern)
    if script is not None:
        if not _CHANGING.isdisjoint(script["flags"]):
            return None
        pattern = script["inner"]
    if pattern.startswith(r"\A"):
        pattern = "^" + pattern[2:]
    if pattern.endswith((r"\z", r"\Z")) and not pattern.endswith((r"\\z", r"\\Z")):
        pattern = pattern[:-2] + "$"
    try:
        fast({"pattern": pattern})
    except SpecError:
        return None
    return pattern
