"""Field in, whether it is only given back out."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seer.words.fields import Field

_RETURNED = re.compile(
    r"(?:^|[.\n(\[])\W*(?:this (?:field|property|value) is )?(?:read|output)[- ]?only\W*(?:$|[.\n)\]:;])", re.IGNORECASE
)
"""How a description says that something is only given back."""


def is_returned(place: "Field") -> bool:
    """Tell what a schema or a description says is only given back: nobody sets when a thing was made."""
    return any(
        part.get("readOnly") or _RETURNED.search(str(part.get("description", "")).strip()) for part in place.schemas
    )
