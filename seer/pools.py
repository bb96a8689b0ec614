"""Tools and a person's data files in, tools whose parameters have pools of values from those files out.

A file is CSV, with a key at the head of each column; or YAML or JSON, with a list of rows by key, or a mapping from key
to a list of values or to `{file: F.csv, column: C}`. A key is a parameter's name, a pattern for names as `*_email`, or
a JSON pointer, in which `*` stands for any index. Columns of one file stay together: where an object has several of
them, its values come from one row. Columns that name no parameter are left out where others name one.
"""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from seer import canon
from seer.errors import RecipeError, SpecError, literal, near
from seer.records import Json, Tool, Warn, Wording
from seer.schema.pointer import MISSING, join
from seer.schema.validate import fast
from seer.userfile import UserFile
from seer.words.fields import Field, fields, kind

_MOST: Final = 200
"""Rows of one file that are used: a choice that holds when others come and go."""
_SIGNS: Final = frozenset("*?[")


class Value(NamedTuple):
    """A value and its line or pointer in the file; what CSV holds is text, to be read as its parameter takes it."""

    value: Json
    at: str
    is_text: bool


class Pool(NamedTuple):
    """The values that a file has for one key; `locate` tells file and line from what stands there.

    `file` is named where the key is a column of it.
    """

    key: str
    at: str
    values: tuple[Value, ...]
    locate: Callable[[str], str]
    file: str = ""


def pooled(
    tools: Iterable[Tool], files: Sequence[str], locales: Sequence[str]
) -> tuple[tuple[Tool, ...], tuple[Warn, ...]]:
    """Lay the pools of files over tools and say which columns are left out; what a phrasebook says stays.

    Raises RecipeError with file and line for a file that can't be read, for a key that names no parameter, and for a
    value that no parameter of its name takes.
    """
    known = tuple(tools)
    if not files:
        return known, ()
    pools = [pool for file in files for pool in read(Path(file))]
    places = {tool.name: _places(tool) for tool in known}
    fitting: set[tuple[int, str]] = set()
    filled: list[Tool] = []
    for tool in known:
        values: dict[str, tuple[Json, ...]] = {}
        for pool in pools:
            for place in places[tool.name]:
                taken = [(one.at, place.take(one)) for one in pool.values if _is_named(pool.key, place.field)]
                fitting.update((id(pool), at) for at, value in taken if value is not MISSING)
                some = tuple(value for _, value in taken if value is not MISSING)
                if some:
                    values[place.field.pointer] = some
        filled.append(_with(tool, values, locales))
    every = [place for several in places.values() for place in several]
    return tuple(filled), tuple(_checked(pools, every, fitting))


def _checked(pools: Sequence[Pool], places: Sequence["_Place"], fitting: set[tuple[int, str]]) -> Iterator[Warn]:
    used = {pool.file for pool in pools if any(_is_named(pool.key, place.field) for place in places)}
    for pool in pools:
        named = [place for place in places if _is_named(pool.key, place.field)]
        if not named and pool.file and pool.file in used:
            yield Warn(where=pool.locate(pool.at), what=f"column {pool.key!r} names no parameter and is left out")
            continue
        if not named:
            message = f"no parameter is named {pool.key!r}"
            names = {place.field.name for place in places}
            raise RecipeError(message, where=pool.locate(pool.at), fix=near(pool.key, names))
        for one in pool.values:
            if (id(pool), one.at) not in fitting:
                types = " or ".join(sorted(frozenset[str]().union(*(place.field.types for place in named))))
                message = f"{literal(one.value)} is no value of {pool.key!r}"
                raise RecipeError(message, where=pool.locate(one.at), fix=f"give what its schema takes ({types})")


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
        value = _read(one.value, self.field.types) if one.is_text else one.value
        if value is MISSING or kind(value) not in self.field.types:
            return MISSING
        if self._judge is MISSING:
            self._judge = self._compiled()
        return value if self._judge is None or self._judge.valid(value) else MISSING

    def _compiled(self) -> Any:
        parts = [part for part in self.field.schemas if "seer:branch" not in part]
        try:
            return fast({"allOf": parts, "$defs": self._tool.parameters.get("$defs", {})})
        except SpecError:
            return None


def _places(tool: Tool) -> list[_Place]:
    return [_Place(field, tool) for field in fields(tool.parameters).values() if field.names]


def _is_named(key: str, field: Field) -> bool:
    if key.startswith("/"):
        return field.pointer == key
    return fnmatchcase(field.name, key) if _SIGNS & set(key) else field.name == key


def _read(text: str, types: frozenset[str]) -> Json:
    """Read a cell as one of these types."""
    if "string" in types:
        return text
    try:
        if "integer" in types:
            return int(text)
        if "number" in types:
            return float(text)
    except ValueError:
        return MISSING
    return {"true": True, "false": False}.get(text.lower(), MISSING) if "boolean" in types else MISSING


def read(path: Path) -> list[Pool]:
    """Read the pools of a file. Raises RecipeError."""
    if path.suffix.lower() == ".csv":
        return _columns(path)
    file = UserFile(path, shape=(dict, list))
    if isinstance(file.document, list):
        return _of_rows(file)
    return [_of_key(file, key, said) for key, said in file.document.items()]


def _of_key(file: UserFile, key: str, said: Json) -> Pool:
    at = join("", key)
    if isinstance(said, dict) and set(said) == {"file", "column"}:
        columns = {pool.key: pool for pool in _columns(file.path.parent / str(said["file"]))}
        if said["column"] not in columns:
            message = f"{said['file']} has no column {said['column']!r}"
            raise RecipeError(message, where=file.at(f"{at}/column"), fix=near(str(said["column"]), columns))
        column = columns[said["column"]]
        return Pool(key, column.at, column.values, column.locate)
    if not isinstance(said, list) or not said:
        message = f"{key!r} has {literal(said)}"
        raise RecipeError(message, where=file.at(at), fix="give a list of values, or {file: F.csv, column: C}")
    chosen = _chosen(said)
    return Pool(key, at, tuple(Value(said[index], f"{at}/{index}", is_text=False) for index in chosen), file.at)


def _of_rows(file: UserFile) -> list[Pool]:
    rows = file.document
    for index, row in enumerate(rows):
        if not isinstance(row, dict):
            message = f"row {index + 1} is a {type(row).__name__}, not a mapping"
            raise RecipeError(message, where=file.at(f"/{index}"), fix="write a mapping from key to value")
    chosen = _chosen(rows)
    keys = dict.fromkeys(key for row in rows for key in row)
    return [
        Pool(
            key,
            "",
            tuple(
                Value(rows[index][key], join(f"/{index}", key), is_text=False) for index in chosen if key in rows[index]
            ),
            file.at,
            str(file.path),
        )
        for key in keys
    ]


def _columns(path: Path) -> list[Pool]:
    lines = _lines(path)
    if len(lines) < 2:  # noqa: PLR2004 - a head and a row
        message = "holds no rows"
        raise RecipeError(message, where=str(path), fix="give a line of names, and a line for each row of values")
    (_, head), *rows = lines
    for line, row in rows:
        if len(row) != len(head):
            message = f"has {len(row)} cells under {len(head)} names"
            raise RecipeError(message, where=f"{path}:{line}", fix="give each row a cell for each name")
    chosen = [rows[index] for index in _chosen([row for _, row in rows])]
    return [
        Pool(
            key.strip(),
            "1",
            tuple(Value(row[at].strip(), str(line), is_text=True) for line, row in chosen if row[at].strip()),
            lambda line: f"{path}:{line}",
            str(path),
        )
        for at, key in enumerate(head)
    ]


def _lines(path: Path) -> list[tuple[int, list[str]]]:
    """Give the rows of a CSV file that hold anything, each with its line."""
    try:
        reader = csv.reader(io.StringIO(path.read_bytes().decode("utf-8-sig"), newline=""), strict=True)
        return [(reader.line_num, row) for row in reader if any(map(str.strip, row))]
    except OSError as error:
        message = f"can't be read ({error.strerror})"
        raise RecipeError(message, where=str(path), fix="name a CSV, YAML or JSON file") from None
    except (UnicodeDecodeError, csv.Error) as error:
        message = f"is no CSV in UTF-8: {error}"
        raise RecipeError(message, where=str(path), fix="save it as CSV, with commas, in UTF-8") from None


def _chosen(rows: Sequence[Json]) -> list[int]:
    """Choose among too many rows by what they hold, in their order."""
    if len(rows) <= _MOST:
        return list(range(len(rows)))
    ranked = sorted(range(len(rows)), key=lambda index: canon.digest(rows[index]))
    return sorted(ranked[:_MOST])
