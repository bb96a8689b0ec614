"""Tools and a person's data files in, tools whose parameters have pools of values from those files out.

A file is CSV, with a key at the head of each column; or YAML or JSON, with a list of rows by key, or a mapping from key
to a list of values or to `{file: F.csv, column: C}`. A key is a parameter's name, a pattern for names as `*_email`, or
a JSON pointer, in which `*` stands for any index. Columns of one file stay together: where an object has several of
them, its values come from one row. Columns that name no parameter are left out where others name one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from seer.errors import RecipeError, SpecError, literal, near
from seer.pools.cells import asked, read_cell
from seer.pools.files import Pool, Value, read
from seer.records import Json, Object, Tool, Warn, Wording
from seer.schema.pointer import MISSING, parent
from seer.schema.validate import fast
from seer.words.fields import Field, fields, kind
from seer.world.explain import rules

_SIGNS: Final = frozenset("*?[")
_FEW: Final = 3
"""Further values that a message names."""


def pooled(
    tools: Iterable[Tool], files: Sequence[str], locales: Sequence[str]
) -> tuple[tuple[Tool, ...], tuple[Warn, ...]]:
    """Lay the pools of files over tools and say which columns are left out; what a phrasebook says stays.

    Raises RecipeError with file and line for a file that can't be read, for a key that names no parameter, and for
    values that no parameter of their name takes.
    """
    known = tuple(tools)
    if not files:
        return known, ()
    pools = [pool for file in files for pool in read(Path(file))]
    places = {tool.name: _places(tool) for tool in known}
    fitting: set[tuple[int, str]] = set()
    filled: list[Tool] = []
    for tool in known:
        taken: dict[str, _Taken] = {}
        for pool in pools:
            for place in places[tool.name]:
                found = [(one, place.take(one)) for one in pool.values if _is_named(pool.key, place.field)]
                some = {one.row: value for one, value in found if value is not MISSING}
                fitting.update((id(pool), one.at) for one, value in found if value is not MISSING)
                if some:
                    taken[place.field.pointer] = _Taken(pool.file, some)
        filled.append(_with(tool, _aligned(taken), locales))
    every = [place for several in places.values() for place in several]
    return tuple(filled), tuple(_checked(pools, every, fitting))


class _Taken(NamedTuple):
    """The values that one parameter takes of a file, by row."""

    file: str
    rows: Mapping[int, Json]


def _aligned(taken: Mapping[str, _Taken]) -> dict[str, tuple[Json, ...]]:
    """Give the values by pointer.

    Where one object takes several columns of a table, only rows that fill all of them are used, if there are any:
    values of different rows would stand together else.
    """
    rows: dict[str, Iterable[int]] = {place: one.rows for place, one in taken.items()}
    together = sorted(taken, key=lambda place: (taken[place].file, parent(place)))
    for (file, _), group in groupby(together, key=lambda place: (taken[place].file, parent(place))):
        several = list(group)
        full = [row for row in taken[several[0]].rows if all(row in taken[place].rows for place in several)]
        if file and full:
            rows.update(dict.fromkeys(several, full))
    return {place: tuple(one.rows[row] for row in rows[place]) for place, one in taken.items()}


def _checked(pools: Sequence[Pool], places: Sequence["_Place"], fitting: set[tuple[int, str]]) -> Iterator[Warn]:
    used = {pool.file for pool in pools if any(_is_named(pool.key, place.field) for place in places)}
    bad: list[tuple[Pool, Value, str]] = []
    for pool in pools:
        named = [place for place in places if _is_named(pool.key, place.field)]
        if not named and pool.is_head and pool.file in used:
            yield Warn(where=pool.locate(pool.at), what=f"column {pool.key!r} names no parameter and is left out")
            continue
        if not named:
            message = f"no parameter is named {pool.key!r}"
            names = {place.field.name for place in places}
            raise RecipeError(message, where=pool.locate(pool.at), fix=near(pool.key, names))
        bad += [
            (pool, one, named[0].refusal(one))
            for one in pool.values
            if (id(pool), one.at) not in fitting and not (one.value is None and pool.file)
        ]
    if bad:
        files = list(dict.fromkeys(pool.file for pool, _, _ in bad))
        raise _refused(sorted(bad, key=lambda one: (files.index(one[0].file), one[1].row)))


def _refused(bad: Sequence[tuple[Pool, Value, str]]) -> RecipeError:
    """Tell the first value that doesn't fit with its reason, and where the next ones stand."""
    pool, one, why = bad[0]
    message, more = f"{literal(one.value)} is no value of {pool.key!r}: {why}", len(bad) - 1
    if more:
        told = [f"{other.locate(value.at)}: {literal(value.value)}: {why}" for other, value, why in bad[1 : 1 + _FEW]]
        rest = f", and {more - _FEW} more" if more > _FEW else ""
        message += f". Nor {'does' if more == 1 else 'do'} {', '.join(told)}{rest}"
    return RecipeError(message, where=pool.locate(one.at), fix="give what its schema takes, or leave the value out")


def _with(tool: Tool, values: Mapping[str, tuple[Json, ...]], locales: Iterable[str]) -> Tool:
    if not values:
        return tool
    wording = dict(tool.wording)
    for locale in locales:
        said = wording.get(locale) or wording.get(locale.split("-", maxsplit=1)[0]) or Wording()
        wording[locale] = msgspec.structs.replace(said, values=dict(sorted({**values, **said.values}.items())))
    return msgspec.structs.replace(tool, wording=wording)


class _Place:
    """A parameter, with what judges its values."""

    def __init__(self, field: Field, tool: Tool) -> None:
        self.field = field
        self._tool = tool
        self._judge: Any = MISSING

    def take(self, one: Value) -> Json:
        """Give the value as the parameter takes it, or MISSING where it doesn't."""
        value = self._read(one)
        if value is MISSING or kind(value) not in self.field.types:
            return MISSING
        if self._judge is MISSING:
            self._judge = self._compiled()
        return value if self._judge is None or self._judge.valid(value) else MISSING

    def refusal(self, one: Value) -> str:
        """Say which rule of the parameter's schema a value breaks."""
        value = self._read(one)
        types = self.field.types - ({"integer"} if "number" in self.field.types else frozenset())
        if value is MISSING or kind(value) not in self.field.types:
            can_be = asked(self.field.types) if one.is_text else ""
            hint = "; quote it" if not one.is_text and types == {"string"} and isinstance(value, int | float) else ""
            return f"must be {can_be or ' or '.join(sorted(types)) or 'left out'}{hint}"
        return "; ".join(rules(self._schema(), value)) or "its schema rules it out"

    def _read(self, one: Value) -> Json:
        return read_cell(one.value, self.field.types, decimal_comma=one.is_local) if one.is_text else one.value

    def _compiled(self) -> Any:
        try:
            return fast(self._schema())
        except SpecError:
            return None

    def _schema(self) -> Object:
        parts = [part for part in self.field.schemas if "seer:branch" not in part]
        return {"allOf": parts, "$defs": self._tool.parameters.get("$defs", {})}


def _places(tool: Tool) -> list[_Place]:
    return [_Place(field, tool) for field in fields(tool.parameters).values() if field.names]


def _is_named(key: str, field: Field) -> bool:
    if key.startswith("/"):
        return field.pointer == key
    return fnmatchcase(field.name, key) if _SIGNS & set(key) else field.name == key
