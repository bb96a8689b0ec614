"""Name in, plug-in module out: a package's own files first, then entry points."""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Generic, TypeVar, cast

from seer.errors import PluginError, near

T = TypeVar("T")


@cache
def _offered(group: str) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=group)}


@cache
def _own(package: str) -> frozenset[str]:
    return frozenset(module.name for module in iter_modules(import_module(package).__path__))


class Registry(Generic[T]):
    """Plug-ins of one sort: modules of `package` whose names don't begin with `_`, then entry points of `group`.

    Nothing is imported before `get`. `needs` names the functions that a plug-in must have.
    """

    def __init__(self, package: str, group: str, *, needs: tuple[str, ...], skip: tuple[str, ...] = ()) -> None:
        self.package = package
        self.group = group
        self.needs = needs
        self._skip = frozenset(skip)

    def names(self) -> tuple[str, ...]:
        """List plug-in names, sorted."""
        own = {name for name in _own(self.package) if not name.startswith("_")}
        return tuple(sorted((own - self._skip) | _offered(self.group).keys()))

    def get(self, name: str) -> T:
        """Load a plug-in. Raises PluginError where there is none or it lacks a function."""
        if name not in self.names():
            message = f"no {self.group.removeprefix('seer.').removesuffix('s')} is named {name!r}"
            raise PluginError(message, fix=near(name, self.names()))
        module = self._load(name)
        missing = [function for function in self.needs if not callable(getattr(module, function, None))]
        if missing:
            message = f"plug-in {name!r} of {self.group} has no function {missing[0]!r}"
            raise PluginError(message, fix="define it as CONTRIBUTING.md says")
        return cast("T", module)

    def _load(self, name: str) -> object:
        entry = _offered(self.group).get(name)
        return import_module(f"{self.package}.{name}") if entry is None else entry.load()
