"""Python functions in, tools out: `python:module`, or `python:module:name` for one of them.

Recognised by that name in place of a file. Taken are a module's public functions (or those of its `__all__`), the
public methods of a class or an object, a list or mapping of functions, or one function, be it an object that is called
or one with some arguments given (`functools.partial`). Type hints and pydantic's `Field(…)` give the schemas,
dataclasses, TypedDicts, enums and pydantic models among them; where a parameter has none, the type in the docstring
(Google, NumPy or reST style) does. Docstrings give the descriptions. Importing a module runs its code: name only what
you trust.
"""

from typing import TYPE_CHECKING, Final

from seer.errors import SpecError
from seer.parse._converted import parameters, returns
from seer.parse._gather import Gather
from seer.parse._shapes import Shaped

if TYPE_CHECKING:
    from seer.records import Json, Parsed

HEADER: Final = "python/1"


def recognises(document: "Json") -> bool:
    """Tell whether it is what was read of a Python module; give `python:module` in place of a file."""
    return isinstance(document, dict) and document.get("seer") == HEADER


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of a module."""
    if not recognises(document):
        message = "a file holds no Python functions that could be read"
        raise SpecError(message, where=source, fix="write python:module, or python:module:function")
    gather = Gather(source, format_name="python")
    for function in document["callables"]:
        name = function["name"]
        at = f"/{name}"
        with gather.skipping(at, name):
            if "skipped" in function:
                raise SpecError(function["skipped"], where=at, fix="name functions that are written in Python")
            for flaw in function["flaws"]:
                gather.warn(at, flaw)
            gather.add(
                name,
                parameters(gather, Shaped(function["parameters"]), at=at),
                at=at,
                description=function["description"],
                returns=returns(gather, function["returns"], at=f"{at}/returns"),
            )
    return gather.parsed()
