"""GitHub action (action.yml) or workflow that is started by hand or by another one in, one tool out.

Recognised by `runs` with `inputs`, or by `on.workflow_dispatch` or `on.workflow_call` with inputs. An action's inputs
are text, `true` and `false` included; a workflow's have types. An input is needed where it is required and has no
default; a default that is an expression (`${{ … }}`) is left out.
"""

from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from seer.errors import SpecError
from seer.parse import _members as members
from seer.parse._converted import parameters
from seer.parse._gather import Gather
from seer.parse._shapes import Shaped
from seer.parse._walk import needed
from seer.schema.pointer import join

if TYPE_CHECKING:
    from seer.records import Json, Object, Parsed

_EVENTS: Final = ("workflow_dispatch", "workflow_call")
_TYPES: "Final[dict[str, Object]]" = {
    "string": {"type": "string"}, "environment": {"type": "string"}, "choice": {"type": "string"},
    "boolean": {"type": "boolean"}, "number": {"type": "number"},
}  # fmt: skip


def recognises(document: "Json") -> bool:
    """Tell whether it is GitHub's: an action's `runs` and `inputs`, or a workflow's `on` with inputs."""
    return isinstance(document, dict) and _inputs(document) is not None


def _inputs(document: "Object") -> "tuple[str, Object] | None":
    """Give the place of the inputs, and the inputs."""
    if isinstance(document.get("runs"), dict) and isinstance(document.get("inputs"), dict):
        return "/inputs", document["inputs"]
    events = document.get("on")
    for event in _EVENTS if "jobs" in document else ():
        holder = events.get(event) if isinstance(events, dict) else None
        if isinstance(holder, dict) and isinstance(holder.get("inputs"), dict):
            return f"/on/{event}/inputs", holder["inputs"]
    return None


def parse(document: "Json", source: str) -> "Parsed":
    """Give the one tool."""
    found = _inputs(document) if isinstance(document, dict) else None
    if found is None:
        message = "neither an action with inputs nor a workflow that is started with inputs"
        raise SpecError(message, where=source, fix="give an action.yml")
    gather = Gather(source, format_name="github_actions")
    at, inputs = found
    title = document.get("name")
    name = title if isinstance(title, str) and title.strip() else PurePosixPath(source).parent.name or "action"
    with gather.skipping("", name):
        given = {
            key: members.fitting(gather, each, join(at, key), dict, name="an input") or {}
            for key, each in inputs.items()
        }
        properties = {key: _schema(gather, each, join(at, key)) for key, each in given.items()}
        schema: Object = {"type": "object", "properties": properties}
        schema["required"] = [key for key, each in given.items() if _is_needed(gather, each, join(at, key))]
        gather.add(
            name,
            parameters(gather, Shaped(schema, {key: join(at, key) for key in inputs}), at=at),
            at="",
            title=title,
            description=document.get("description"),
        )
    return gather.parsed()


def _schema(gather: Gather, given: "Object", at: str) -> "Object":
    kind = given.get("type", "string")
    is_action = at.startswith("/inputs/")
    schema: Object = {"type": "string"} if is_action else dict(_TYPES.get(str(kind), {"type": kind}))
    if given.get("description") is not None:
        schema["description"] = given["description"]
    options = members.listed(gather, given, "options", at=at)
    if options:
        schema["enum"] = options
    default = given.get("default")
    if default is not None and "${{" not in str(default):
        schema["default"] = _text(default) if schema.get("type") == "string" else default
    return schema


def _text(value: "Json") -> "Json":
    """Give a value as the text that an action gets."""
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, int | float) else value


def _is_needed(gather: Gather, given: "Object", at: str) -> bool:
    """Tell whether an input is needed; the text of a boolean is usual here."""
    is_required = given.get("required") == "true" or needed(given, at, gather.habit)
    return bool(is_required) and given.get("default") is None
