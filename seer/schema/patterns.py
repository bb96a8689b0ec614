r"""Pattern of a spec in, a pattern that the judge takes out.

Mended is what authors write by habit from other languages: `\A…\z` and a JavaScript literal's `/^…$/`.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from seer.errors import SpecError
from seer.schema.validate import fast

if TYPE_CHECKING:
    from seer.records import Json

_MAX: Final = 20_000


def usable(pattern: "Json") -> str | None:
    """Give the pattern, mended where need be, or None where a validator can't compile it."""
    return _usable(pattern) if isinstance(pattern, str) and len(pattern) <= _MAX else None


@lru_cache(maxsize=4096)
def _usable(pattern: str) -> str | None:
    if pattern.startswith("/^") and pattern.endswith("$/"):
        pattern = pattern[1:-1]
    if pattern.startswith(r"\A"):
        pattern = "^" + pattern[2:]
    if pattern.endswith((r"\z", r"\Z")) and not pattern.endswith((r"\\z", r"\\Z")):
        pattern = pattern[:-2] + "$"
    try:
        fast({"pattern": pattern})
    except SpecError:
        return None
    return pattern
