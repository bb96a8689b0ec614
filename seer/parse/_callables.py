"""`module` or `module:object` in, a document that describes its functions out; importing it runs its code."""

import inspect
import sys
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, get_type_hints

from seer.errors import SpecError, near
from seer.parse._annotations import schemas
from seer.parse._defaults import NO_VALUE, UNSAYABLE, marked, plain
from seer.parse._docstring import Said, read
from seer.parse._imported import imported, is_module
from seer.parse._typetext import schema_of_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from seer.records import Json, Object

_LIBRARIES: Final = frozenset({"pydantic", *sys.stdlib_module_names})
_EXAMPLE: Final = "write python:module, or python:module:function"


def described(target: str, *, spec: str) -> "Object":
    """Give the functions that a target names, each with a schema of its parameters. Raises SpecError."""
    module_name, _, path = target.partition(":")
    if not module_name:
        message = "no module is named"
        raise SpecError(message, where=spec.rstrip(":"), fix=_EXAMPLE)
    module = imported(module_name, spec)
    holder = _object(module, path, spec)
    if _is_value(holder):
        message = f"{path!r} is a value of type {type(holder).__name__}, and no function"
        raise SpecError(message, where=spec, fix=f"use {' or '.join(_offered(module)) or 'another module'}")
    found = list(_functions(holder, qualified=path))
    if not found:
        message = f"{target!r} holds no function"
        raise SpecError(message, where=spec, fix="name a module, a class, an object with methods, or a function")
    return {"seer": "python/1", "module": module_name, "callables": [_describe(name, each) for name, each in found]}


def _object(module: Any, path: str, spec: str) -> Any:
    found = module
    for part in path.split(".") if path else ():
        try:
            found = getattr(found, part)
        except AttributeError:
            message = f"module {module.__name__!r} has no {path!r}"
            deeper = f"{module.__name__}.{path}"
            fix = f"write python:{deeper}" if is_module(deeper) else near(part, _offered(module))
            raise SpecError(message, where=spec, fix=fix) from None
        except Exception as error:
            message = f"{path!r} can't be read: {type(error).__name__}: {error}"
            raise SpecError(message, where=spec, fix=_EXAMPLE) from error
    return found


def _is_value(holder: Any) -> bool:
    """Tell of plain data (a number, a text, a date): its methods are Python's own, and nobody's tools."""
    if inspect.ismodule(holder) or inspect.isclass(holder) or inspect.isroutine(holder) or isinstance(holder, partial):
        return False
    library = type(holder).__module__.partition(".")[0] in sys.stdlib_module_names
    return library and not isinstance(holder, list | tuple | dict)


def _offered(module: Any) -> list[str]:
    """Give the public names of what a module itself defines and that may hold functions."""
    own = {name: each for name, each in vars(module).items() if not name.startswith("_") and not inspect.ismodule(each)}
    return [
        name
        for name, each in own.items()
        if not _is_value(each) and getattr(each, "__module__", module.__name__) == module.__name__
    ]


def _functions(holder: Any, *, qualified: str) -> "Iterator[tuple[str, Callable[..., Any]]]":
    """Give name and function: of a module or class its public ones, of a list or mapping its members, or the one."""
    if inspect.ismodule(holder):
        offered = getattr(holder, "__all__", None)
        names = list(offered) if offered is not None else [name for name in vars(holder) if not name.startswith("_")]
        for name in names:
            each = getattr(holder, name, None)
            if inspect.isroutine(each) and (offered is not None or each.__module__ == holder.__name__):
                yield name, each
    elif isinstance(holder, list | tuple):
        yield from ((getattr(each, "__name__", ""), each) for each in holder if callable(each))
    elif isinstance(holder, dict):
        yield from ((str(name), each) for name, each in holder.items() if callable(each))
    elif inspect.isroutine(holder):
        yield qualified.rpartition(".")[2], holder
    else:
        methods = [] if isinstance(holder, partial) else list(_methods(holder))
        yield from methods
        if not methods and callable(holder) and not inspect.isclass(holder):
            yield qualified.rpartition(".")[2], holder


def _methods(holder: Any) -> "Iterator[tuple[str, Callable[..., Any]]]":
    """Give the public methods of a class or an object, in the order of their definition.

    What a class has of Python's or pydantic's own classes is nobody's tool.
    """
    kind = holder if inspect.isclass(holder) else type(holder)
    bases = [base for base in reversed(kind.__mro__) if base.__module__.partition(".")[0] not in _LIBRARIES]
    names = dict.fromkeys(name for base in bases for name in vars(base))
    for name in names:
        if not name.startswith("_") and inspect.isroutine(inspect.getattr_static(kind, name, None)) | isinstance(
            inspect.getattr_static(kind, name, None), staticmethod | classmethod
        ):
            yield name, getattr(holder, name)


def _describe(name: str, function: "Callable[..., Any]") -> "Object":
    inner = _inner(function)
    said = read(inspect.getdoc(inner) or inspect.getdoc(function) or "")
    flaws: list[str] = []
    try:
        parameters = [p for p in inspect.signature(function).parameters.values() if not _is_self(p, function)]
    except (ValueError, TypeError):
        return {"name": name, "description": said.description, "skipped": "its signature can't be read"}
    hints = _hints(inner, flaws)
    named = [p for p in parameters if p.kind not in {p.VAR_POSITIONAL, p.VAR_KEYWORD}]
    flaws += [f"*{p.name} has no name for a value; it was left out" for p in parameters if p.kind is p.VAR_POSITIONAL]
    flaws += [f"**{p.name} takes values by any name; it was left out" for p in parameters if p.kind is p.VAR_KEYWORD]
    annotated = {p.name: marked(hints[p.name], p.default) for p in named if p.name in hints}
    if "return" in hints and hints["return"] is not type(None):
        annotated["return"] = hints["return"]
    found = schemas(annotated, flaws)
    returned = found.by_name.pop("return", None)
    schema: Object = {
        "type": "object",
        "properties": {p.name: _property(p, found.by_name.get(p.name), said, flaws) for p in named},
        "required": [p.name for p in named if plain(p.default) is NO_VALUE],
    }
    definitions = {"$defs": found.definitions} if found.definitions else {}
    return {
        "name": name,
        "description": said.description,
        "parameters": {**schema, **definitions},
        "returns": None if not returned else {**returned, **definitions},
        "flaws": flaws,
    }


def _inner(function: Any) -> Any:
    """Give the function that an object calls, or that one with some arguments given is made of."""
    while isinstance(function, partial):
        function = function.func
    return function if inspect.isroutine(function) or inspect.isclass(function) else function.__call__


def _is_self(parameter: inspect.Parameter, function: "Callable[..., Any]") -> bool:
    """Tell whether it is the object of a method that is taken from its class."""
    return parameter.name == "self" and inspect.isfunction(function) and "." in function.__qualname__


def _hints(function: "Callable[..., Any]", flaws: "list[str]") -> "dict[str, Any]":
    """Give the annotations, names in them looked up, but for those that can't be."""
    found: dict[str, Any] = {}
    inner = inspect.unwrap(function)
    names = getattr(inspect.unwrap(getattr(inner, "__func__", inner)), "__globals__", {})
    for name, annotation in getattr(inner, "__annotations__", {}).items():
        try:
            found |= get_type_hints(SimpleNamespace(__annotations__={name: annotation}), names, include_extras=True)
        except Exception as error:  # noqa: BLE001 - annotations are the user's code, which may raise anything
            flaws.append(f"the annotation of {name!r} can't be read ({type(error).__name__}: {error})")
    return found


def _property(parameter: inspect.Parameter, schema: "Json", said: Said, flaws: "list[str]") -> "Object":
    """Give a parameter's schema: its annotation's, else that of the type in the docstring."""
    told = said.parameters.get(parameter.name)
    if schema is None:
        schema = schema_of_text(told.type) if told and told.type else None
    if schema is None and parameter.annotation is parameter.empty:
        flaws.append(f"parameter {parameter.name!r} has no type; read as any value")
    made: Object = dict(schema or {})
    if told and told.description:
        made["description"] = told.description
    default = plain(parameter.default)
    if default is UNSAYABLE:
        flaws.append(f"the default of {parameter.name!r} is no JSON value; it was left out")
    return made if default in (NO_VALUE, UNSAYABLE, None) else {**made, "default": default}
