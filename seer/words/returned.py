"""Field in, whether it is only given back out."""

import re
from typing import TYPE_CHECKING

from seer.words.names import split

if TYPE_CHECKING:
    from seer.words.fields import Field

_RETURNED = re.compile(
    r"(?:^|[.\n(\[])\W{0,8}(?:this (?:field|property|value) is )?(?:read|output)[- ]?only\W*(?:$|[.\n)\]:;])",
    re.IGNORECASE,
)
"""How a description says that something is only given back."""
_COUNTED = frozenset({"unread"})
"""Last words of names of what is counted rather than set."""


def is_returned(place: "Field") -> bool:
    """Tell what a schema or a description says is only given back: nobody sets when a thing was made."""
    if split(place.name)[-1:] and split(place.name)[-1].lower() in _COUNTED and place.types <= {"integer", "number"}:
        return True
    return any(
        part.get("readOnly") or _RETURNED.search(str(part.get("description", "")).strip()) for part in place.schemas
    )
