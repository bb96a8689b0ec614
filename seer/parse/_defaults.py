"""Default of a Python parameter in, the JSON value that it stands for out; pydantic's `Field(…)` among them."""

import inspect
from pathlib import PurePath
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from seer import canon

if TYPE_CHECKING:
    from seer.records import Json


class _Mark:
    """What stands where no JSON value does."""


NO_VALUE: Final = _Mark()
"""A value must be given."""
UNSAYABLE: Final = _Mark()
"""There is a default, and JSON has no value for it."""


def plain(default: Any) -> "Json | _Mark":
    """Give a default as JSON, or what is to be said of it."""
    if _is_field(default):
        if default.is_required():
            return NO_VALUE
        default = (
            None if default.default_factory is not None else default.default
        )  # a factory may give another each time
    if default is inspect.Parameter.empty:
        return NO_VALUE
    try:
        return msgspec.json.decode(
            canon.encode(msgspec.to_builtins(default, str_keys=True, order="deterministic", enc_hook=_builtin))
        )
    except (TypeError, ValueError, NotImplementedError):
        return UNSAYABLE


def _builtin(value: Any) -> Any:
    """Give what a value of some other class is written as; TypeError where it is none that JSON has."""
    if isinstance(value, PurePath):
        return str(value)
    if type(value).__module__.partition(".")[0] != "builtins" and hasattr(type(value), "model_dump"):
        return value.model_dump(mode="json")
    message = f"{type(value).__name__} is no JSON value"
    raise TypeError(message)


def marked(hint: Any, default: Any) -> Any:
    """Give an annotation with what pydantic's `Field(…)`, as a default, says of the value."""
    return Annotated[hint, default] if _is_field(default) else hint


def _is_field(default: Any) -> bool:
    kind = type(default)
    return kind.__name__ == "FieldInfo" and kind.__module__.partition(".")[0] == "pydantic"
