"""Scene and what changes of it in, the scene with these changes and an id made of its content out."""

from hashlib import sha256
from typing import Any

import msgspec

from seer import canon
from seer.records import Scene


def identified(scene: Scene, *, tool: str, **changes: Any) -> Scene:
    """Change fields of a scene, then name it `<tool>.<kind>.<12 hex>`."""
    changed = msgspec.structs.replace(scene, id="", **changes)
    digest = sha256(canon.again(changed)).hexdigest()  # what JSON can't hold is found once scenes are written
    return msgspec.structs.replace(changed, id=f"{tool}.{changed.kind}.{digest[:12]}")
